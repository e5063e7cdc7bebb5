"""Serves the page's modules and the tests of this folder to a browser."""

import re
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest

HERE = Path(__file__).parent
WEB = HERE.parents[1] / "src" / "yatzy" / "web"
BLANK = (
    b'<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Tests</title>'
)


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
