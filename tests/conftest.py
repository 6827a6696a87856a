"""How the whole suite runs: the same examples everywhere, and no clock decides."""

from hypothesis import settings

settings.register_profile("suite", deadline=None, derandomize=True)
settings.load_profile("suite")
