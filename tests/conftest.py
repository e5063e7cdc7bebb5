"""Settings for every test: how long random tests search, and where games and solutions are kept."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# No deadlines: machines are shared, and no test asserts a time. The same cases each run, so that a change is
# judged by what it changed; `make fuzz` searches long, and elsewhere each time.
settings.register_profile(
    "default", deadline=None, max_examples=100, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("fuzz", parent=settings.get_profile("default"), max_examples=5_000, derandomize=False)
settings.load_profile(os.environ.get("YATZY_SEARCH", "default"))


@pytest.fixture(autouse=True)
def own_games(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep each test's games and settings apart, and those of whoever runs the tests untouched."""
    folder = tmp_path_factory.mktemp("data")
    monkeypatch.setenv("YATZY_DATA", str(folder))
    monkeypatch.setenv("YATZY_CONFIG", str(folder / "config"))
    return folder


@pytest.fixture(autouse=True, scope="session")
def own_solutions(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Solve a sheet once for all tests of a process, and leave the solutions of whoever runs them untouched."""
    folder = tmp_path_factory.mktemp("solutions")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("YATZY_CACHE", str(folder))
        yield folder
