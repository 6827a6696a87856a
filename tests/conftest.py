"""How the whole suite runs: the same examples everywhere, no clock decides, and the program is found."""

import os
import sys
from pathlib import Path

from hypothesis import settings

settings.register_profile("suite", deadline=None, derandomize=True)
settings.load_profile("suite")

# What the program tells people to type depends on whether their shell finds it.
os.environ["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
