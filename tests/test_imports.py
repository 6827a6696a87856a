"""Imports point one way, the rules are pure, and what only draws or asks is loaded by what draws or asks."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import gaia_auction
from gaia_auction.cli.commands import SUMMARIES

PACKAGE = Path(gaia_auction.__file__).parent
MODULES = sorted(PACKAGE.rglob("*.py"))
GAMES = Path(__file__).parent / "games"

# Each layer sees itself and those before it; `errors`, `characters` and the version lie below all.
LAYERS = ("rules", "setup", "sentences", "records", "table", "screen", "cli")
BELOW_ALL = ("errors", "characters", "__init__")

# Of the standard library, what touches no file, clock, chance or terminal.
PURE = {
    "bisect",
    "collections",
    "dataclasses",
    "enum",
    "functools",
    "itertools",
    "operator",
    "typing",
    "unicodedata",
}

# The setup reads the facts of the game, which lie in the package, and nothing else.
FOR_FACTS = {"importlib", "json"}
FOR_DEALING = {"decimal", "re", "string"}

ONLY_IN = {
    "rich": "screen",
    "questionary": "screen",
    "prompt_toolkit": "screen",
    "drawsvg": "screen",
    "resvg_py": "screen",
    "filelock": "records",
    "openpyxl": "records",
    "pydantic": "records",
    "pydantic_core": "records",
    "typer": "cli",
    "typing_extensions": "records",
    "cryptography": "records",
    "platformdirs": "records",
}

HEAVY = (
    "rich",
    "questionary",
    "prompt_toolkit",
    "cryptography",
    "platformdirs",
    "filelock",
    "drawsvg",
    "resvg_py",
    "openpyxl",
)


# What --help need not know.
OWN_LAYERS_BEHIND_COMMANDS = ("gaia_auction.rules.", "gaia_auction.setup.", "gaia_auction.table.")


def named(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


each_module = pytest.mark.parametrize("path", MODULES, ids=named)


def imports(path: Path) -> Iterator[str]:
    """Yield the dotted names that a module imports, wherever in it; a relative import has leading dots."""
    for node in ast.walk(ast.parse(path.read_bytes())):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=module, names=names, level=level):
                yield from (f"{'.' * level}{module or ''}.{alias.name}" for alias in names)


def layer_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def own_layers(path: Path) -> set[str]:
    """Return the parts of the package that a module imports."""
    names = [name.split(".") for name in imports(path)]
    parts = {parts[1] for parts in names if parts[0] == "gaia_auction" and len(parts) > 1}
    return {part if part in (*LAYERS, *BELOW_ALL) else "__init__" for part in parts}


def foreign(path: Path) -> set[str]:
    """Return the packages from elsewhere that a module imports."""
    return {name.split(".")[0] for name in imports(path)} - {"gaia_auction"}


def test_the_walk_finds_the_modules_and_what_they_import() -> None:
    assert {layer_of(path) for path in MODULES} == {*LAYERS, *BELOW_ALL, "__main__"}
    assert own_layers(PACKAGE / "table" / "resolve.py") == {
        "errors",
        "records",
        "rules",
        "sentences",
        "table",
    }
    assert "pydantic" in foreign(PACKAGE / "records" / "strict.py")
    assert "rich" in foreign(PACKAGE / "screen" / "terminal.py")


@each_module
def test_imports_point_one_way(path: Path) -> None:
    layer = layer_of(path)
    if layer == "__main__":
        allowed = {"cli"}
    elif layer in BELOW_ALL:
        allowed = set()
    else:
        allowed = {*BELOW_ALL, *LAYERS[: LAYERS.index(layer) + 1]}
    assert own_layers(path) <= allowed


@each_module
def test_imports_are_absolute(path: Path) -> None:
    assert not [name for name in imports(path) if name.startswith(".")]


@pytest.mark.parametrize("path", [path for path in MODULES if layer_of(path) == "rules"], ids=named)
def test_the_rules_are_pure(path: Path) -> None:
    assert foreign(path) <= PURE
    assert own_layers(path) <= {"characters", "rules"}


@pytest.mark.parametrize("path", [path for path in MODULES if layer_of(path) == "setup"], ids=named)
def test_the_setup_is_pure_but_for_the_facts(path: Path) -> None:
    for_facts = FOR_FACTS if path.name == "box.py" else set()
    assert foreign(path) <= PURE | FOR_DEALING | for_facts
    assert own_layers(path) <= {"characters", "rules", "setup"}


@each_module
def test_each_library_is_used_in_one_layer(path: Path) -> None:
    strays = {name for name in foreign(path) if ONLY_IN.get(name, layer_of(path)) != layer_of(path)}
    assert not strays


@each_module
def test_click_is_never_imported(path: Path) -> None:
    assert "click" not in foreign(path)


@pytest.mark.parametrize(
    "arguments",
    [
        ("resolve", str(GAMES / "silent" / "worked-example-5-5-every-kind-of-tie.json"), "--json", "--trace"),
        ("resolve", str(GAMES / "silent" / "sealed-and-revealed-by-play.json"), "--json"),
        ("resolve", str(GAMES / "bad" / "banned.json"), "--json"),
        ("resolve", "--jsonl", "-"),
        ("verify", str(GAMES / "silent" / "sealed-and-revealed-by-play.json")),
        ("verify", "--jsonl", "-"),
        ("what-if", str(GAMES / "silent" / "in-app-example.json"), "--compare", "--json"),
    ],
    ids=[
        "resolve --json",
        "resolve --json, sealed",
        "resolve --json, refused",
        "resolve --jsonl",
        "verify",
        "verify --jsonl",
        "what-if --json",
    ],
)
def test_what_draws_nothing_loads_nothing_to_draw_with(arguments: tuple[str, ...]) -> None:
    status, loaded = loaded_by(*arguments)
    assert status == (1 if "bad" in " ".join(arguments) else 0)
    commands = {command for command in SUMMARIES if cli_module(command) in loaded}
    assert commands == set(arguments[:1])
    assert not {module.split(".")[0] for module in loaded} & {*HEAVY, "hypothesis"}
    assert not [module for module in loaded if module.startswith("gaia_auction.setup")]


def test_help_loads_no_command_and_nothing_that_checks_documents() -> None:
    status, loaded = loaded_by("--help")
    assert status == 0
    assert not [command for command in SUMMARIES if cli_module(command) in loaded]
    assert not {module.split(".")[0] for module in loaded} & {*HEAVY, "pydantic"}
    assert not {module for module in loaded if module.startswith(OWN_LAYERS_BEHIND_COMMANDS)}


def test_the_version_is_told_without_loading_anything() -> None:
    status, loaded = loaded_by("--version")
    assert status == 0
    assert not {module.split(".")[0] for module in loaded} & {*HEAVY, "pydantic", "typer", "pathlib"}


def cli_module(command: str) -> str:
    return f"gaia_auction.cli.{command.replace('-', '_')}"


def loaded_by(*arguments: str) -> tuple[int, set[str]]:
    """Return the status with which the program ends, and what it has loaded until then."""
    show_modules_at_exit = (
        "import atexit, sys\n"
        "atexit.register(lambda: print(*sys.modules, sep='\\n', file=sys.stderr))\n"
        "from gaia_auction.__main__ import main\n"
        "main()"
    )
    process = subprocess.run(
        [sys.executable, "-c", show_modules_at_exit, *arguments],
        input=(GAMES / "silent" / "in-app-example.json").read_bytes().replace(b"\n", b" "),
        capture_output=True,
        check=False,
    )
    return process.returncode, set(process.stderr.decode().splitlines())
