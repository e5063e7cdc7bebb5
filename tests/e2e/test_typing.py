"""The library's types, as pyright reads them. mypy reads the same files in ``make lint``."""

import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "tests" / "typing").glob("*.py"))
TYPED = ("README.md", "docs/tutorial.md", "docs/exact.md")
"""Documents whose examples have no untyped functions. ``make lint`` checks ``examples/bot.py``."""
EXPECTED = re.compile(r"# pyright: (\w+)")


def test_pyright_sees_what_is_right_and_what_is_wrong(tmp_path: Path) -> None:
    """Every public name has the type the documents give it, and none is Any.

    Changing what is immutable, forgetting an argument, a name that is none: all are found while typing.
    """
    expected = {
        (file.name, number, rule)
        for file in FILES
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        for rule in EXPECTED.findall(line)
    }
    assert {file for file, *_ in expected} == {"mistakes.py"}
    found = run_pyright(tmp_path)
    assert expected <= found
    assert {(file, line) for file, line, _ in found} == {(file, line) for file, line, _ in expected}


def test_programs_of_the_documents_pass_mypy(tmp_path: Path) -> None:
    """Typed along as they stand, by somebody who is as strict as we are."""
    for document in TYPED:
        lines = re.findall(r"^(?:>>>|\.\.\.) ?(.*)$", (ROOT / document).read_text("utf-8"), re.MULTILINE)
        assert lines, document
        (tmp_path / f"{Path(document).stem.lower()}.py").write_text("\n".join(lines) + "\n", "utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", *map(str, tmp_path.glob("*.py"))]
    found = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300, cwd=ROOT)
    assert found.stdout.startswith("Success"), found.stdout


def run_pyright(folder: Path) -> set[tuple[str, int, str]]:
    """Return the file, line and rule of each error."""
    settings = folder / "pyrightconfig.json"
    wanted = {"typeCheckingMode": "strict", "enableTypeIgnoreComments": False, "include": [*map(str, FILES)]}
    settings.write_text(json.dumps(wanted), "utf-8")
    command = [sys.executable, "-m", "basedpyright", "--project", str(settings), "--outputjson"]
    command += ["--pythonpath", sys.executable]
    out = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300).stdout
    return {
        (Path(one["file"]).name, one["range"]["start"]["line"] + 1, one["rule"])
        for one in json.loads(out)["generalDiagnostics"]
        if one["severity"] == "error"
    }
