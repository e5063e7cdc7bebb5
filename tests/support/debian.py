"""What tests need of the system, from Debian's packages where it is missing."""

import os
import shutil
import subprocess
from collections.abc import Callable
from typing import TypeVar

import pytest

Found = TypeVar("Found")


def found_or_installed(find: Callable[[], Found | None], install: Callable[[], None], name: str) -> Found:
    """Return where something is; install it where that can be, else skip the test."""
    found = find()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        install()
        found = find()
    if found is None:
        pytest.skip(f"{name} is not installed here, and cannot be without being root on Debian")
    return found


def apt_get(*arguments: str) -> None:
    """Run apt-get without questions; whether it helped is for whoever looks again."""
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    command = ["apt-get", "--option=DPkg::Lock::Timeout=600", *arguments]  # other tests may be installing too
    subprocess.run(command, env=environment, check=False, capture_output=True, timeout=900)


def apt_install(package: str) -> None:
    """Install a package, and no more than it needs."""
    apt_get("install", "--yes", "--no-install-recommends", package)
