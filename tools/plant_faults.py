"""Plant faults in a copy of the program, one at a time, and see which test catches each.

    .venv/bin/python tools/plant_faults.py             all of them
    .venv/bin/python tools/plant_faults.py 3 17        some

For each fault the tests that should notice are run first, then all others, until one fails; without the fault
that test has to pass. A fault that no test catches is a hole in the tests. docs/campaigns.md has the results of
the last whole run.
"""  # noqa: INP001 # a script, no package

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from time import monotonic

import msgspec
from msgspec import Struct

ROOT = Path(__file__).parents[1]
LEFT_OUT = {".venv", ".git", ".hypothesis", ".mypy_cache", ".pytest_cache", ".ruff_cache", "build", "dist"}
FAILED = re.compile(r"^(?:FAILED|ERROR) ([^\s\[]+)", re.MULTILINE)
"""The name of a test that failed, without its parameters."""


class Fault(Struct, frozen=True):
    """A line that is made wrong."""

    file: str
    right: str
    wrong: str
    tests: list[str]
    """Where it should be noticed."""

    def plant(self, folder: Path) -> None:
        """Make the line wrong in a copy of the program."""
        path = folder / self.file
        text = path.read_text("utf-8")
        if text.count(self.right) != 1:
            raise SystemExit(f"{self.file} does not have this once: {self.right}")
        path.unlink()  # a link to ours
        path.write_text(text.replace(self.right, self.wrong), "utf-8")


def copy_program(folder: Path) -> None:
    """Copy the checkout; files are hard links until a fault is planted in them."""

    def leave(parent: str, names: list[str]) -> set[str]:
        return {one for one in names if one in LEFT_OUT} if Path(parent) == ROOT else {"node_modules"}

    shutil.copytree(ROOT, folder, copy_function=os.link, ignore=leave, symlinks=True)


def find_failure(tests: Sequence[str], folder: Path) -> str:
    """Run tests of a copy until one fails; return its name, or "" if none does."""
    environment = os.environ | {"PYTHONPATH": f"{folder / 'src'}{os.pathsep}{folder / 'tests'}"}
    python = str(ROOT / ".venv" / "bin" / "python")
    options = ("-x", "-q", "-n", "2", "--dist", "worksteal", "-p", "no:cacheprovider", "--tb=no")
    done = subprocess.run(  # noqa: S603 # our own tests
        [python, "-m", "pytest", *options, *tests],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if found := FAILED.search(done.stdout):
        return found[1]
    if done.returncode:
        raise SystemExit(done.stdout + done.stderr)
    return ""


def catch(fault: Fault) -> str:
    """Return the test that fails with a fault and passes without it, "" if there is none."""
    with tempfile.TemporaryDirectory(dir=ROOT.parent) as parent:
        folder = Path(parent) / "yatzy"
        copy_program(folder)
        path = folder / fault.file
        right = path.read_text("utf-8")
        fault.plant(folder)
        caught = find_failure(fault.tests, folder) or find_failure(["tests"], folder)
        path.write_text(right, "utf-8")
        if caught and find_failure([caught], folder):
            raise SystemExit(f"{caught} fails without the fault in {fault.file} too")
        return caught


def main() -> None:
    """Plant the faults that are named by number, or all."""
    text = (ROOT / "tools" / "planted_faults.toml").read_bytes()
    faults = msgspec.toml.decode(text, type=dict[str, list[Fault]])["fault"]
    numbers = [int(one) for one in sys.argv[1:]] or range(1, len(faults) + 1)
    missed = 0
    for number in numbers:
        fault = faults[number - 1]
        began = monotonic()
        caught = catch(fault)
        missed += not caught
        took = f"{monotonic() - began:.0f} s"
        sys.stdout.write(f"| {number} | `{fault.file}` | {caught or '**nobody**'} | {took} |\n")
        sys.stdout.flush()
    sys.exit(bool(missed))


if __name__ == "__main__":
    main()
