"""How the whole suite runs: the same examples everywhere, no clock decides, and the program is found."""

import atexit
import os
import shutil
import sys
import tempfile
from pathlib import Path

from hypothesis import settings

settings.register_profile("suite", deadline=None, derandomize=True)
settings.load_profile("suite")

# What the program tells people to type depends on whether their shell finds it.
os.environ["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}"

# The keys of sealed bids must not come among those of whoever runs the tests.
_state = tempfile.mkdtemp(prefix="gaia-auction-state-")
os.environ["XDG_STATE_HOME"] = _state
atexit.register(shutil.rmtree, _state, ignore_errors=True)
