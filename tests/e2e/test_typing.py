"""The library's types, as its users' checkers read them."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

FILES = sorted((Path(__file__).parents[1] / "typing").glob("*.py"))
EXPECTED = re.compile(r"# (mypy|pyright): ([\w-]+)")

Refused = set[tuple[str, int, str]]
"""Files, lines in them, and why."""


def mypy(folder: Path) -> Refused:
    """Return what mypy refuses."""
    command = [
        sys.executable, "-m", "mypy", "--strict", "--config-file", "", "--no-error-summary", "--output", "json",
        "--cache-dir", str(folder), *map(str, FILES),
    ]  # fmt: skip
    out = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600, cwd=folder).stdout
    found = [json.loads(line) for line in out.splitlines()]
    return {(Path(one["file"]).name, one["line"], one["code"]) for one in found}


def pyright(folder: Path) -> Refused:
    """Return what pyright refuses."""
    settings = folder / "pyrightconfig.json"
    settings.write_text(
        json.dumps({"typeCheckingMode": "strict", "include": [str(file) for file in FILES]}), "utf-8"
    )
    command = [sys.executable, "-m", "basedpyright", "--project", str(settings), "--outputjson"]
    command += ["--pythonpath", sys.executable]
    out = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600).stdout
    return {
        (Path(one["file"]).name, one["range"]["start"]["line"] + 1, one["rule"])
        for one in json.loads(out)["generalDiagnostics"]
        if one["severity"] == "error"
    }


CHECKERS = {"mypy": mypy, "pyright": pyright}


@pytest.mark.parametrize("checker", CHECKERS)
def test_checkers_see_what_is_right_and_what_is_wrong(checker: str, tmp_path: Path) -> None:
    """Every public name has the type the documents give it, and none is Any.

    Changing what is immutable, forgetting an argument, a name that is none: all are found while typing.
    """
    expected = {
        (file.name, number, code)
        for file in FILES
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        for name, code in EXPECTED.findall(line)
        if name == checker
    }
    found = CHECKERS[checker](tmp_path)
    assert {file for file, *_ in expected} == {"mistakes.py"}
    assert expected <= found
    assert {(file, line) for file, line, _ in found} == {(file, line) for file, line, _ in expected}
