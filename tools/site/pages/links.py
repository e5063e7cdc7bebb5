"""Links in documents lead to files of the checkout. In the site they lead to its pages.

A file outside ``docs/`` that some page links to gets a page of its own that shows it, and a few have a place of
their own anyway. What the site leaves out is named, and no link.
"""

import os
import re
from pathlib import Path, PurePosixPath

from pages.places import DOCS, ROOT

LINK = re.compile(r"(?<!\!)\[([^\]]*)\]\(([^)#\s:]+)(#[^)\s]*)?\)")
OWN = {
    "README.md": "index.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "docs/decisions": "decisions/index.md",
    "docs": "index.md",
    "src/yatzy/rules/sheets": "shelf/index.md",
}
"""Files and folders of the checkout with a page in the site under another name."""
LANGUAGES = {".py": "python", ".yaml": "yaml", ".service": "ini", ".env": "sh", ".toml": "toml"}


def outside() -> dict[str, str]:
    """Return the documents at the top of the checkout, and a page for each file that documents link to."""
    pages = {OWN[name]: (ROOT / name).read_text("utf-8") for name in ("CHANGELOG.md", "CONTRIBUTING.md")}
    documents = [*DOCS.rglob("*.md"), ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md"]
    for document in documents:
        for _, target, _ in LINK.findall(document.read_text("utf-8")):
            path = _named(document, target)
            if path and (ROOT / path).is_file() and _shown(path):
                pages[_file_page(path)] = _listing(path)
    return pages


def led(text: str, page: str) -> str:
    """Return a page's text with its links leading to pages of the site."""
    origin = next(
        (ROOT / file for file, own in OWN.items() if own == page and file.endswith(".md")), DOCS / page
    )
    if page == "index.md":
        origin = DOCS / page

    def link(found: re.Match[str]) -> str:
        words, target, place = found.groups()
        path = _named(origin, target)
        if path is None:
            return found[0]
        if path in OWN:
            there = OWN[path]
        elif _shown(path):
            there = _file_page(path)
        elif path.startswith("docs/") and path.endswith((".py", ".tsv")):
            return words if words.startswith("`") else f"`{words}`"
        elif path.startswith("docs/"):
            there = path.removeprefix("docs/")
        else:
            return found[0]
        way = os.path.relpath(there, PurePosixPath(page).parent).replace(os.sep, "/")
        return f"[{words}]({way}{place or ''})"

    return LINK.sub(link, text)


def _named(document: Path, target: str) -> str | None:
    """Return the file of the checkout that a link names, if it is one."""
    path = Path(os.path.normpath(document.parent / target))
    return path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) and path.exists() else None


def _shown(path: str) -> bool:
    """Whether a file is shown on a page of its own."""
    return not path.startswith("docs/") and path not in OWN and (ROOT / path).is_file()


def _file_page(path: str) -> str:
    return f"files/{path}.md"


def _listing(path: str) -> str:
    text = (ROOT / path).read_text("utf-8")
    language = LANGUAGES.get(PurePosixPath(path).suffix, "text")
    return (
        f"# {PurePosixPath(path).name}\n\n`{path}` in the checkout.\n\n````{language}\n{text.rstrip()}\n````\n"
    )
