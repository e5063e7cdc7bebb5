"""The page's modules, tested in Chromium without server or layout.

Every ``test("…")`` in ``*.test.js`` is a case here. A file runs once, in one blank page, and all its cases are
reported from that run.
"""

import os
import re
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser

HERE = Path(__file__).parent
WEB = HERE.parents[1] / "src" / "yatzy" / "web"
DECLARATION = re.compile(r"""^test\("([^"\n]+)",""", re.MULTILINE)
CASES = [
    (path.name, name)
    for path in sorted(HERE.glob("*.test.js"))
    for name in DECLARATION.findall(path.read_text("utf-8"))
]
BLANK = (
    b'<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Tests</title>'
)
RUN = """async ([file, schedules]) => {
  window.schedules = schedules;
  await import(`/tests/${file}`);
  return (await import("/tests/harness.js")).runTests();
}"""
SCHEDULES = 20_000 if os.environ.get("YATZY_SEARCH") == "fuzz" else 150
"""Random schedules; the same ones each time."""


class PageFiles(SimpleHTTPRequestHandler):
    """Serves ``/web/<any version>/…``, ``/tests/…``, and a blank page everywhere else."""

    extensions_map = SimpleHTTPRequestHandler.extensions_map | {".js": "text/javascript"}
    protocol_version = "HTTP/1.1"

    def translate_path(self, path: str) -> str:
        """Return the file of an address."""
        name = path.partition("?")[0]
        if found := re.fullmatch(r"/web/[^/]+/([\w/.-]+)", name):
            return str(WEB / found[1])
        return str(HERE / name.removeprefix("/tests/"))

    def do_GET(self) -> None:
        """Answer a request."""
        if self.path.startswith(("/web/", "/tests/")):
            super().do_GET()
            return
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.send_header("content-length", str(len(BLANK)))
        self.end_headers()
        self.wfile.write(BLANK)

    def log_message(self, *_: object) -> None:
        """Keep quiet."""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Serve the page's files and the tests."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), PageFiles)
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_address[1]}"
    server.shutdown()
    server.server_close()
    thread.join()


@pytest.fixture(scope="module")
def results() -> dict[str, dict[str, str]]:
    """Errors by file and case, of the files that have run."""
    return {}


@pytest.mark.parametrize(
    ("file", "name"), CASES, ids=[f"{file.removesuffix('.test.js')}: {name}" for file, name in CASES]
)
def test_unit(file: str, name: str, browser: Browser, address: str, results: dict[str, dict[str, str]]) -> None:
    """A case holds."""
    if file not in results:
        page = browser.new_page(base_url=address, locale="en-GB", service_workers="block")
        page.goto("/")
        results[file] = page.evaluate(RUN, [file, SCHEDULES])
        page.close()
    error = results[file][name]
    assert not error, error


def test_every_case_is_found() -> None:
    """A test that is declared in another form would run, and nobody would hear of it."""
    for path in HERE.glob("*.test.js"):
        text = path.read_text("utf-8")
        assert len(re.findall(r"\btest\(", text)) == len(DECLARATION.findall(text)), path.name
