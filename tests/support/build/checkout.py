"""A clean copy of this checkout."""

import shutil
import subprocess
from pathlib import Path

import pytest

HOME = Path(__file__).parents[3]


def kept() -> list[str]:
    """Return the names of all that git would keep of this checkout; skip the test where there is no git."""
    if not shutil.which("git") or not (HOME / ".git").exists():
        pytest.skip("this is no clone, or git is not installed")
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=HOME, check=True, capture_output=True, text=True).stdout
    return sorted(name for name in names.split("\0") if name and _is_kept(HOME / name))


def _is_kept(path: Path) -> bool:
    return path.is_file() and not path.is_symlink()


def clone(folder: Path) -> None:
    """Copy what git would keep of this checkout, and nothing else."""
    for name in kept():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(HOME / name, folder / name)
