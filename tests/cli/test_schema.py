"""The command `schema`."""

import json
import subprocess
import sys

import pytest
from typer.testing import CliRunner

from gaia_auction.cli.app import app
from gaia_auction.records.schemas import DOCUMENTS, schema_of

runner = CliRunner()


@pytest.mark.parametrize("name", DOCUMENTS)
def test_prints_the_schema_and_nothing_else(name: str) -> None:
    result = runner.invoke(app, ["schema", name])
    assert result.exit_code == 0
    assert json.loads(result.stdout) == schema_of(name)
    assert result.stderr == ""


@pytest.mark.parametrize("arguments", [["schema"], ["schema", "sheets"], ["schema", ""]])
def test_another_name_is_wrong_usage(arguments: list[str]) -> None:
    result = runner.invoke(app, arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "Usage: " in result.stderr


def test_an_unknown_name_gets_those_there_are() -> None:
    stderr = runner.invoke(app, ["schema", "sheets"]).stderr
    assert "auction" in stderr
    assert "result" in stderr


def test_prints_it_as_a_program_too() -> None:
    process = subprocess.run(
        [sys.executable, "-m", "gaia_auction", "schema", "auction"], capture_output=True, check=True
    )
    assert json.loads(process.stdout)["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert process.stderr == b""
