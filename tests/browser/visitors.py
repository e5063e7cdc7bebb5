"""Somebody with a browser of their own, and all that must not happen in it."""

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Dialog,
    Page,
    Request,
    Response,
    WebSocket,
)

from support.dose import dose

PHONE = {"width": 360, "height": 740}
TABLET = {"width": 768, "height": 1024}
DESK = {"width": 1280, "height": 900}
SIZES = {"phone": PHONE, "tablet": TABLET, "desk": DESK}
PATIENCE = 180_000
"""Milliseconds after which what has not come never will."""
MOMENT, QUIET = 30, 4
"""Milliseconds between two looks whether something is waited for, and how many have to find nothing."""
LOST = re.compile(
    r"ERR_INTERNET_DISCONNECTED|WebSocket connection to .* failed|ERR_CONNECTION|ERR_NETWORK|ERR_EMPTY_RESPONSE"
    r"|ERR_CONTENT_LENGTH_MISMATCH|ERR_INCOMPLETE_CHUNKED_ENCODING"
)
"""What a browser says where there is no connection, or one ends in the middle of an answer."""


def in_sizes(*small: str, whole: Iterable[str] = ("phone", "desk")) -> pytest.MarkDecorator:
    """Run a test in a few sizes of window, and in all of ``whole`` in the campaign.

    Screens that are tested alike name different sizes, so that each run sees all of them.
    """
    names = dose(whole, small)
    return pytest.mark.parametrize("size", [SIZES[name] for name in names], ids=names)


class Watch:
    """What goes wrong in a browser: errors, requests that fail or leave the server, dialogs nobody wants."""

    def __init__(self, base: str) -> None:
        self._base = base
        self._excused: list[re.Pattern[str]] = []
        self.complaints: list[str] = []
        self.requests: list[str] = []
        self._waiting: set[Request] = set()

    def over(self, context: BrowserContext) -> None:
        """Watch whatever happens in any window."""
        context.on("console", self._console)
        context.on("weberror", lambda error: self._complain(f"page error: {error.error}"))
        context.on("request", self._request)
        context.on("requestfailed", self._failed)
        context.on("requestfinished", self._finished)
        context.on("response", self._response)
        context.on("dialog", self._dialog)
        context.on("page", lambda page: page.on("websocket", self._socket))

    @contextmanager
    def excusing(self, *patterns: re.Pattern[str] | str) -> Iterator[None]:
        """Expect complaints of a kind. The excuse stands: what was said may be heard only later."""
        self._excused += [re.compile(one) for one in patterns]
        yield

    def _complain(self, text: str) -> None:
        if not any(one.search(text) for one in self._excused):
            self.complaints.append(text)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._complain(f"console: {message.text} {message.location.get('url', '')}")

    def _request(self, request: Request) -> None:
        self.requests.append(request.url)
        self._waiting.add(request)
        self._at_home(request.url)

    def _socket(self, socket: WebSocket) -> None:
        self._at_home(socket.url.replace("ws", "http", 1))

    def _at_home(self, address: str) -> None:
        told = urlsplit(address)
        if told.scheme not in {"data", "blob"} and f"{told.scheme}://{told.netloc}" != self._base:
            self._complain(f"left the server: {address}")

    def settle(self, page: Page) -> None:
        """Wait until everything that was asked for is there, and asks for nothing more."""
        quiet = 0
        while quiet < QUIET:
            page.wait_for_timeout(MOMENT)
            quiet = 0 if self._waiting else quiet + 1

    def _finished(self, request: Request) -> None:
        self._waiting.discard(request)

    def _failed(self, request: Request) -> None:
        self._waiting.discard(request)
        # A file that is taken home ends its request as a page; a page that is left gives up what it asked for.
        if request.failure not in {"net::ERR_ABORTED", None}:
            self._complain(f"failed: {request.method} {request.url} {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self._complain(f"refused: {response.request.method} {response.url} {response.status}")

    def _dialog(self, dialog: Dialog) -> None:
        self._complain(f"dialog: {dialog.message}")
        dialog.dismiss()


class Visitor:
    """Somebody with a browser of their own, in which nothing was ever opened before."""

    def __init__(self, browser: Browser, base: str, **wanted: Any) -> None:
        usual: dict[str, Any] = {
            "viewport": DESK,
            "locale": "en-GB",
            "timezone_id": "Europe/Helsinki",
            "color_scheme": "light",
            "reduced_motion": "reduce",
            "service_workers": "block",
            "accept_downloads": True,
        }
        self.base = base
        self.watch = Watch(base)
        self.context = browser.new_context(base_url=base, **(usual | wanted))
        self.context.set_default_timeout(PATIENCE)
        self.watch.over(self.context)
        self.page: Page = self.context.new_page()

    def go(self, address: str) -> Page:
        """Open an address."""
        self.page.goto(address)
        return self.page

    @contextmanager
    def cut_off(self) -> Iterator[None]:
        """Be without a connection for a while."""
        with self.watch.excusing(LOST):
            self.context.set_offline(True)
            yield
            self.context.set_offline(False)
