"""Settings for every test: how long random tests search, and where games and solutions are kept."""

import inspect
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

# As the Makefile does, for whoever calls pytest directly: before anything else is imported.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

import httpx  # noqa: E402
import pytest  # noqa: E402
from hypothesis import HealthCheck, settings  # noqa: E402

from support.dose import CAMPAIGN  # noqa: E402

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from browser.chromium import OneBrowser
    from support.db.postgres import Cluster

# No deadlines: machines are shared, and no test asserts a time. The same cases each run, so that a change is
# judged by what it changed; `make fuzz` searches long, and elsewhere each time.
settings.register_profile(
    "default", deadline=None, max_examples=40, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("fuzz", parent=settings.get_profile("default"), max_examples=5_000, derandomize=False)
settings.load_profile(os.environ.get("YATZY_SEARCH", "default"))

# Nor has an answer over HTTP a deadline: httpx would give up after five seconds, which a busy machine may take.
_standing = inspect.signature(httpx.get).parameters["timeout"].default
_standing.connect = _standing.read = _standing.write = _standing.pool = 300.0

# A run in the background may have been started with signals ignored, which its child processes would inherit.
signal.signal(signal.SIGINT, signal.default_int_handler)
if hasattr(signal, "SIGHUP"):
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what only the whole campaign runs; pytest says how many that are."""
    if CAMPAIGN:
        return
    left_out = [item for item in items if item.get_closest_marker("campaign")]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("campaign")]


@pytest.fixture(autouse=True)
def own_games(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep each test's games and settings apart, and those of whoever runs the tests untouched."""
    folder = tmp_path_factory.mktemp("data")
    monkeypatch.setenv("YATZY_DATA", str(folder))
    monkeypatch.setenv("YATZY_CONFIG", str(folder / "config"))
    return folder


@pytest.fixture
def plain_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give a test the same terminal everywhere: in no language, of the usual width."""
    for variable in ("YATZY_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture(autouse=True, scope="session")
def own_solutions(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Solve a sheet once for all tests of a run, and leave the solutions of whoever runs them untouched."""
    folder = shared_folder(tmp_path_factory) / "solutions"
    folder.mkdir(exist_ok=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("YATZY_CACHE", str(folder))
        yield folder


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> "Iterator[Cluster]":
    """Give all tests of a run one PostgreSQL, whichever process they run in."""
    from support.db.postgres import running  # noqa: PLC0415 # few tests need it, and not every system could load it

    with running(shared_folder(tmp_path_factory)) as cluster:
        yield cluster


@pytest.fixture(scope="session")
def own_browser() -> "Iterator[OneBrowser]":
    """Start one browser for all tests of a process."""
    from browser.chromium import one_browser  # noqa: PLC0415 # as above

    with one_browser() as one:
        yield one


@pytest.fixture
def browser(own_browser: "OneBrowser") -> "Iterator[Browser]":
    """Use the browser as long as a test takes."""
    with own_browser.in_use() as one:
        yield one


def shared_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder that all processes of a run have in common."""
    folder = tmp_path_factory.getbasetemp()
    return folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder


@pytest.fixture
def postgres_cluster(tmp_path: Path) -> "Iterator[Cluster]":
    """Give a test a PostgreSQL of its own, to be stopped and started."""
    from support.db.postgres import running  # noqa: PLC0415 # as above

    with running(tmp_path) as cluster:
        yield cluster


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Run a test on either kind of database: return the address of a new one."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'games.db'}"
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.new_database()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a minute pass with every commit of a log."""
    from support.db.store_cases import AT  # noqa: PLC0415 # as above

    moments = iter(AT)
    for module in ("sqlite_database", "postgres"):
        monkeypatch.setattr(f"yatzy.store.{module}.now", lambda: next(moments))
