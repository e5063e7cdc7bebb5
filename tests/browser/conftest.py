"""A real server, the system's Chromium, and visitors of whom nothing may be complained about."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from browser.visitors import PATIENCE, Visitor
from support.server.servers import ServerProcess, server_at_home

Visit = Callable[..., Visitor]

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, own_solutions: object) -> Iterator[ServerProcess]:  # noqa: ARG001 # where it keeps them
    """Start one server for all tests of a process."""
    with server_at_home(tmp_path_factory.mktemp("server")) as one:
        yield one


@pytest.fixture
def visit(browser: Browser, server: ServerProcess) -> Iterator[Visit]:
    """Let visitors come, each with a browser of their own; at the end nothing may have gone wrong in any."""
    there: list[Visitor] = []

    def come(base: str = server.base, kind: type[Visitor] = Visitor, **wanted: Any) -> Visitor:
        there.append(kind(browser, base, **wanted))
        return there[-1]

    yield come
    complaints = []
    for one in there:
        one.context.close()
        complaints += one.watch.complaints
    assert not complaints, "\n".join(complaints)
