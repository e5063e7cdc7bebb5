"""The library's types, as its users' checkers read them."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[1] / "typing"
EXPECTED = re.compile(r"# (mypy|pyright): ([\w-]+)")


def mypy(file: Path, cache: Path) -> set[tuple[int, str]]:
    """Return the lines mypy refuses, and why."""
    command = [
        sys.executable, "-m", "mypy", "--strict", "--config-file", "", "--no-error-summary", "--output", "json",
        "--cache-dir", str(cache), str(file),
    ]  # fmt: skip
    out = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600, cwd=cache).stdout
    found = [json.loads(line) for line in out.splitlines()]
    return {(one["line"], one["code"]) for one in found if Path(cache, one["file"]) == file}


def pyright(file: Path, cache: Path) -> set[tuple[int, str]]:
    """Return the lines pyright refuses, and why."""
    settings = cache / "pyrightconfig.json"
    settings.write_text(json.dumps({"typeCheckingMode": "strict", "include": [str(file)]}), "utf-8")
    command = [sys.executable, "-m", "basedpyright", "--project", str(settings), "--outputjson"]
    command += ["--pythonpath", sys.executable]
    out = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600).stdout
    found = json.loads(out)["generalDiagnostics"]
    return {(one["range"]["start"]["line"] + 1, one["rule"]) for one in found if one["severity"] == "error"}


CHECKERS = {"mypy": mypy, "pyright": pyright}


@pytest.mark.parametrize("checker", CHECKERS)
@pytest.mark.parametrize("name", sorted(file.stem for file in FOLDER.glob("*.py") if file.stem != "mistakes"))
def test_what_is_right_is_right_to_a_checker(name: str, checker: str, tmp_path: Path) -> None:
    """Every public name has the type the documents give it, and none is Any."""
    assert CHECKERS[checker](FOLDER / f"{name}.py", tmp_path) == set()


@pytest.mark.parametrize("checker", CHECKERS)
def test_what_is_wrong_is_refused_by_a_checker(checker: str, tmp_path: Path) -> None:
    """Changing what is immutable, forgetting an argument, a name that is none: all are found while typing."""
    file = FOLDER / "mistakes.py"
    expected = {
        (number, code)
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        for name, code in EXPECTED.findall(line)
        if name == checker
    }
    found = CHECKERS[checker](file, tmp_path)
    assert expected
    assert expected <= found
    assert {number for number, _ in found} == {number for number, _ in expected}
