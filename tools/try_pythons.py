"""Try each supported Python that this machine has: install a clone of the last commit, use it and test it.

    python3 tools/try_pythons.py [--only 3.12] [TEST ...]

Looks on the ``PATH`` and in pyenv's folder. Without tests it runs those in ``TESTS``, which need no browser and
no database server. Prints a line for each Python: what was tried, what failed, or that it is not there. The
exit code is 1 if anything failed. What was found is written down in docs/releasing.md.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
SUPPORTED = ("3.11", "3.12", "3.13", "3.14")
COMMANDS = (
    ("--version",),
    ("score", "55535", "--sheet", "vinga"),
    ("advise", "12344"),
    ("odds", "philos"),
    ("solve", "forced-order", "--fresh"),
    ("serve", "--check"),
)
TESTS = (
    "tests/conformance",
    "tests/unit/test_card.py",
    "tests/unit/test_catalogue.py",
    "tests/unit/test_chance.py",
    "tests/unit/test_engine.py",
    "tests/unit/test_envs.py",
    "tests/unit/test_library.py",
    "tests/unit/test_notation.py",
    "tests/unit/test_packed.py",
    "tests/unit/test_parse.py",
    "tests/unit/test_store.py",
    "tests/e2e/test_cli.py",
)


def main() -> int:
    """Try the Pythons one after the other, since the compiler uses every core."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=SUPPORTED, action="append")
    parser.add_argument("tests", nargs="*", default=TESTS)
    arguments = parser.parse_args()
    failed = False
    for version in arguments.only or SUPPORTED:
        python = find_python(version)
        if python is None:
            print(f"{version}: not on this machine, not tried", flush=True)
            continue
        found = try_python(python, arguments.tests)
        failed |= "FAILED" in found
        print(f"{version}: {python}: {found}", flush=True)
    return int(failed)


def find_python(version: str) -> Path | None:
    """Return an interpreter of this version that starts."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    on_path = shutil.which(f"python{version}")
    for candidate in (*sorted(pyenv.glob(f"{version}.*/bin/python")), *([Path(on_path)] if on_path else [])):
        command = [str(candidate), "-c", "import sys, venv; print('%d.%d' % sys.version_info[:2])"]
        started = subprocess.run(command, capture_output=True, text=True, check=False)
        if started.stdout.strip() == version:
            return candidate
    return None


def try_python(python: Path, tests: list[str]) -> str:
    """Install a clone with this Python, run its commands and tests; return what happened in a few words."""
    with tempfile.TemporaryDirectory(prefix="yatzy-") as folder:
        clone = Path(folder) / "yatzy"
        cache = {
            "YATZY_CACHE": f"{folder}/cache",
            "NUMBA_CACHE_DIR": f"{folder}/numba",
            "XDG_DATA_HOME": folder,
        }
        environment = os.environ | cache

        def run(*command: str) -> subprocess.CompletedProcess[str]:
            return subprocess.run(
                command, cwd=clone, env=environment, capture_output=True, text=True, check=False
            )

        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        installed = run("make", ".venv/.ready-to-test", f"PYTHON={python}")
        if installed.returncode:
            return f"FAILED to install: {installed.stderr[-1500:]}"
        for command in COMMANDS:
            done = run(".venv/bin/yatzy", *command)
            if done.returncode:
                return f"FAILED: yatzy {' '.join(command)}: {done.stderr[-1500:]}"
        tested = run(".venv/bin/python", "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests)
        summary = re.sub(r" in [0-9.]+s.*", "", tested.stdout.strip().rpartition("\n")[2]).strip("= ")
        if tested.returncode:
            return f"FAILED: {summary}\n{tested.stdout[-3000:]}"
        return f"installed, {len(COMMANDS)} commands, tests: {summary}"


if __name__ == "__main__":
    sys.exit(main())
