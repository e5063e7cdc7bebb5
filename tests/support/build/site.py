"""The documentation site, built once for all tests of a run, and read as a browser would."""

import sys
from dataclasses import dataclass, field
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

from support.build.checkout import HOME
from support.build.packages import once, run


def built(shared: Path) -> Path:
    """Return the site, built into a shared folder by whichever process comes first."""
    return once(shared / "website", build)


def build(folder: Path) -> None:
    """Build the site, strictly: a link that leads nowhere, or a page in no place, fails."""
    asked = ["build", "--strict", "--quiet", "--config-file", f"{HOME}/mkdocs.yml", "--site-dir", str(folder)]
    run(sys.executable, "-m", "mkdocs", *asked, PYTHONPATH=str(HOME / "src"), NO_MKDOCS_2_WARNING="1")


@dataclass
class Document(HTMLParser):
    """What a page links to, loads and says."""

    links: list[str] = field(default_factory=list)
    loads: list[str] = field(default_factory=list)
    anchors: set[str] = field(default_factory=set)
    nav: set[str] = field(default_factory=set)
    """Where its navigation leads."""
    text: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()
        self._navs: list[bool] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what an element brings."""
        told = dict(attrs)
        if tag == "nav":
            self._navs.append("md-nav--primary" in (told.get("class") or ""))
        self.anchors |= {told[name] or "" for name in ("id", "name") if name in told}
        if tag == "a" and (way := told.get("href")) is not None:
            self.links.append(way)
            if any(self._navs):
                self.nav.add(way.partition("#")[0])
        elif tag == "link" and told.get("rel") not in ("prev", "next", "canonical"):
            self.loads.append(told.get("href") or "")
        for name in ("src", "srcset", "poster", "data"):
            if told.get(name):
                self.loads.append((told[name] or "").split()[0])

    def handle_endtag(self, tag: str) -> None:
        """Leave a navigation."""
        if tag == "nav":
            self._navs.pop()

    def handle_data(self, data: str) -> None:
        """Note what it says."""
        self.text.append(data)


@cache
def document(file: Path) -> Document:
    """Read a page of the site."""
    found = Document()
    found.feed(file.read_text("utf-8"))
    return found


def said(file: Path) -> str:
    """Return what a page says, without its markup."""
    return "".join(document(file).text)
