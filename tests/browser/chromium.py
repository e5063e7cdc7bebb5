"""The system's own Chromium, and one of it for all the tests of a process."""

import asyncio
import fcntl
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from support.debian import apt_get, apt_install, found_or_installed

PACKAGE = "chromium-headless-shell"
PROGRAMS = (
    PACKAGE,  # the same browser without windows and toolbars, and three times as fast to open a page
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
FLAGS = (
    "--no-sandbox",  # which root may not have, and our own page does not need
    "--disable-dev-shm-usage",  # a container's shared memory is small
    "--disable-background-networking",
    "--font-render-hinting=none",
    "--force-color-profile=srgb",
)
INSTALLING = Path(tempfile.gettempdir()) / "yatzy-chromium-installing"


def program() -> str:
    """Return where Chromium is; install it where that can be, else skip the test."""
    return found_or_installed(_found, _install, "Chromium")


def _found() -> str | None:
    return next(filter(None, map(shutil.which, PROGRAMS)), None)


def _install() -> None:
    """Install Debian's package: once, however many processes want it."""
    with INSTALLING.open("a") as alone:
        fcntl.flock(alone, fcntl.LOCK_EX)
        if _found() is None:
            apt_get("update")
            apt_install(PACKAGE)


class OneBrowser:
    """A browser that tests use one after the other.

    Playwright's loop counts as running from its start to its end, and no test could start a loop of its own
    meanwhile. So it counts only while a test uses the browser.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._loop = asyncio.get_running_loop()
        self.rest()

    def rest(self) -> None:
        """Let others run loops."""
        asyncio._set_running_loop(None)  # noqa: SLF001 # as Playwright does itself where it goes on

    def wake(self) -> Browser:
        """Be used again."""
        asyncio._set_running_loop(self._loop)  # noqa: SLF001 # as above
        return self._browser

    @contextmanager
    def in_use(self) -> Iterator[Browser]:
        """Use it for a while."""
        try:
            yield self.wake()
        finally:
            self.rest()


@contextmanager
def one_browser() -> Iterator[OneBrowser]:
    """Start Chromium, and end it."""
    path = program()
    with sync_playwright() as playwright:
        one = OneBrowser(playwright.chromium.launch(executable_path=path, args=FLAGS))
        yield one
        one.wake().close()
