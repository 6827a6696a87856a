# Sourced by play and test, which set $script to their own path: makes a private environment beside
# the project. It holds the project itself in editable form, so new code takes effect at once, even
# without a network; only a new pyproject.toml needs pip again.
# shellcheck shell=sh

# -P, since scripts/ itself may be reached through a link; the caller's own folder stays as it is.
root=$(CDPATH='' cd -P -- "$(dirname -- "${script:?}")/.." && pwd)

# Nothing of the caller's own Python set-up may get into the environment.
unset PYTHONHOME PYTHONPATH

say() {
    printf '%s\n' "$*" >&2
}

fail() {
    say "$@"
    exit 1
}

# Make the environment $1 (a folder in the project) with the extras $2, or with what players use, if it
# isn't there already; with $3 set to "lowest", from the lowest versions that pyproject.toml admits. Sets $venv.
prepare() {
    venv=$root/$1 extras=$2 lowest=${3-}
    is_ready && return
    if [ "$lowest" ]; then
        set -- python3.11 python3.12 python3.13 python3 python
    else
        # Those this is tested with come first. For a very new one, packages may not be there yet.
        set -- python3.13 python3.12 python3.11 python3 python python3.14 python3.15
    fi
    python=$(find_python "$@") || exit
    # shellcheck disable=SC2015 # either failure means the same
    mkdir -p "$venv" 2>/dev/null && touch "$venv/.lock" 2>/dev/null ||
        fail "gaia-auction could not be prepared: $venv can't be written."
    trap 'exit 130' INT
    {
        # Two first starts at once would ruin each other's work. The lock belongs to descriptor 9, not
        # to the Python that takes it: it ends with the braces, or when this shell and its pip are gone.
        "$python" -Ic '
import fcntl, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
try:
    fcntl.flock(9, fcntl.LOCK_EX | fcntl.LOCK_NB)
except BlockingIOError:
    print("Another start is preparing gaia-auction: waiting for it ...", file=sys.stderr)
    fcntl.flock(9, fcntl.LOCK_EX)
except OSError:
    pass  # a file system without locks
'
        is_ready || build
    } 9>"$venv/.lock"
    trap - INT
}

# Whether $venv is complete. Its stamp is written last, so an interrupted start leaves none.
is_ready() {
    [ -x "$venv/bin/python" ] && [ "$(recipe)" = "$(cat "$venv/.ready$extras" 2>/dev/null)" ]
}

# What an environment is made from. The place counts, since an environment can't be moved.
recipe() {
    printf '%s\n' "$root"
    cat "$root/pyproject.toml"
}

# Print the path of the first of the named Pythons that can make an environment. If there is none,
# say what is wrong with those there are.
find_python() {
    flaws=
    for name in "$@"; do
        # Even Python 2 can answer. The path is resolved, so that the link to it breaks when it goes.
        answer=$(cd "$root" && "$name" -Es -c '
import os, sys
number = "%d.%d" % sys.version_info[:2]
if sys.version_info < (3, 11):
    print("%s is Python %s: too old." % (sys.argv[1], number))
    sys.exit(1)
try:
    import ensurepip, venv
except ImportError:
    print("%s is Python %s, but its venv module is missing." % (sys.argv[1], number))
    print("    On Debian and Ubuntu this brings it: sudo apt install python%s-venv" % number)
    sys.exit(1)
print(os.path.realpath(sys.executable))
' "$name" 2>/dev/null) && printf '%s\n' "$answer" && return
        # A name without an answer is not there, or only a placeholder.
        [ -z "$answer" ] || flaws="$flaws
  $answer"
    done
    fail "gaia-auction needs Python 3.11 or newer, with its venv module.${flaws:-
  No Python was found.}"
}

build() {
    made_in=$(head -n 1 "$venv/.ready" 2>/dev/null) || true
    rm -f "$venv"/.ready*
    if [ "$made_in" = "$root" ] && [ -x "$venv/bin/python" ]; then
        say "Updating gaia-auction. This takes a moment ..."
    else
        say "Preparing gaia-auction in ${venv##*/}. The first time takes about a minute ..."
        rm -rf "${venv:?}"/* # .lock stays, being hidden
        quietly "$python" -Im venv "$venv"
    fi
    set -- --editable ".${extras:-[xlsx]}"
    if [ "$lowest" ]; then
        quietly "$venv/bin/python" scripts/lowest.py "$venv/constraints.txt"
        set -- "$@" --constraint "$venv/constraints.txt"
    fi
    # PIP_USER is off, since a caller's pip may be set to install outside of environments.
    quietly env PIP_USER=0 PIP_DISABLE_PIP_VERSION_CHECK=1 \
        "$venv/bin/python" -Im pip install --quiet --no-input "$@"
    # Where Python is told to write no bytecode, every start would have to compile the project.
    "$venv/bin/python" -Im compileall -q "$root/gaia_auction" >/dev/null 2>&1 || :
    recipe >"$venv/.ready"
    recipe >"$venv/.ready$extras"
}

# Run a command in the project's folder without a word, unless it fails.
quietly() {
    (cd "$root" && "$@") >"$venv/.log" 2>&1 </dev/null && return
    cat "$venv/.log" >&2
    fail "gaia-auction could not be prepared: the lines above say why. Is there a network?
The next start tries again."
}
