"""The wheel and the source release: built, and installed where nothing else is.

    build(folder, to)                  both, from a clean copy of the checkout
    installed(folder, wheel, "server") an environment with the wheel, an extra, and what they declare

Versions are those of ``requirements``; they come from wherever pip is told to find packages.
"""

import fcntl
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from support.build.checkout import HOME

VERSION = "1.2.3"
"""What the packages are called that the tests build."""
SAID = "SETUPTOOLS_SCM_PRETEND_VERSION"
"""The variable that says a version where no tag does."""
UV = Path(sys.executable).with_name("uv")
OURS = ("PYTHON", "VIRTUAL_ENV", "YATZY_", "SETUPTOOLS_SCM")
"""How variables begin that would let an environment know of this one."""


def bare() -> dict[str, str]:
    """Return the environment variables, without those that are about this checkout."""
    return {name: value for name, value in os.environ.items() if not name.startswith(OURS)}


def run(*command: str | Path, **environment: str) -> str:
    """Run a command that has to work, and return what it prints."""
    done = subprocess.run(
        command,
        env=bare() | environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, f"{command}: {done.stdout}\n{done.stderr}"
    return done.stdout


def build(folder: Path, to: Path, *kinds: str, version: str | None = VERSION) -> list[Path]:
    """Build packages of a folder with what is installed here, and return them."""
    asked = [word for kind in kinds or ("wheel", "sdist") for word in ("--target", kind)]
    said = {} if version is None else {SAID: version}
    command = [sys.executable, "-c", BUILD, str(folder), *asked, "--directory", str(to)]
    run(*command, **said)
    return sorted(to.iterdir())


BUILD = """\
import os, sys
from hatchling.cli import hatchling
os.chdir(sys.argv.pop(1))
sys.argv.insert(1, "build")
hatchling()
"""


def installed(folder: Path, wheel: Path, extra: str = "") -> None:
    """Make an environment with nothing but a wheel, an extra of it, and what they declare."""
    run(sys.executable, "-m", "venv", "--without-pip", folder)
    constraints = folder / "constraints.txt"
    locked = [(HOME / "requirements" / name).read_text("utf-8") for name in ("play.txt", "test.txt")]
    pinned = [line.removesuffix(" \\") for text in locked for line in text.splitlines() if "==" in line]
    constraints.write_text("\n".join(pinned), "utf-8")
    wanted = f"yatzy{extra and f'[{extra}]'} @ {wheel.as_uri()}"
    python = str(folder / "bin" / "python")
    try:
        run(UV, "pip", "install", "--python", python, "--constraint", constraints, wanted)
    except (AssertionError, FileNotFoundError):  # as the Makefile does: pip may know another index
        pip(folder, "install", "--quiet", "--no-compile", "--constraint", str(constraints), wanted)


def pip(folder: Path, *arguments: str) -> str:
    """Use the pip that is here on an environment that has none."""
    python = str(folder / "bin" / "python")
    return run(sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", python, *arguments)


def once(folder: Path, make: Callable[[Path], object]) -> Path:
    """Make a folder, once for all processes of a run."""
    with folder.with_name(f"{folder.name}.lock").open("a+", encoding="ascii") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        lock.seek(0)
        if not lock.read():
            make(folder)
            lock.write("made")
    return folder
