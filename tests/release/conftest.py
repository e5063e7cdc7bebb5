"""What is released, and where it is installed: with the core alone, with the server, and for study."""

import os
from pathlib import Path

import pytest

from conftest import shared_folder
from support.build.checkout import clone
from support.build.packages import OURS, build, installed, once


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel and the source release from a clean copy, once for all tests of a run."""
    shared = shared_folder(tmp_path_factory)

    def make(folder: Path) -> None:
        clone(shared / "clean")
        build(shared / "clean", folder)

    return once(shared / "dist", make)


@pytest.fixture(scope="session")
def wheel(dist: Path) -> Path:
    """Return the wheel."""
    (found,) = dist.glob("*.whl")
    return found


@pytest.fixture(scope="session")
def sdist(dist: Path) -> Path:
    """Return the source release."""
    (found,) = dist.glob("*.tar.gz")
    return found


@pytest.fixture(scope="session")
def core(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Path:
    """Install the wheel alone."""
    return once(shared_folder(tmp_path_factory) / "core", lambda folder: installed(folder, wheel))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Path:
    """Install the wheel with the server."""
    return once(shared_folder(tmp_path_factory) / "server", lambda folder: installed(folder, wheel, "server"))


@pytest.fixture(scope="session")
def study(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Path:
    """Install the wheel with the environments for agents, and with data."""
    return once(shared_folder(tmp_path_factory) / "study", lambda folder: installed(folder, wheel, "data,envs"))


@pytest.fixture(autouse=True)
def away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Be somewhere else, with nothing that tells of this checkout or of solutions found before."""
    for name in list(os.environ):
        if name.startswith(OURS):
            monkeypatch.delenv(name)
    for name in ("YATZY_DATA", "YATZY_CONFIG", "YATZY_CACHE"):
        monkeypatch.setenv(name, str(tmp_path / name.lower()))
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.chdir(tmp_path)
