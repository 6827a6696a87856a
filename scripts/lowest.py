#!/usr/bin/env python3
"""Write pip constraints that hold each direct dependency to the lowest version pyproject.toml admits."""

import re
import sys
import tomllib
from pathlib import Path

project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
lines = []
for requirement in project["dependencies"] + project["optional-dependencies"]["test"]:
    bound = re.match(r"([\w.-]+)>=([\w.]+)", requirement)
    if not bound:
        sys.exit(f"pyproject.toml gives no lower bound (name>=version) in {requirement!r}")
    lines.append("{}=={}\n".format(*bound.groups()))
Path(sys.argv[1]).write_text("".join(lines), encoding="utf-8")
