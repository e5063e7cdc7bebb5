"""Joins the style sheets that ``index.html`` names.

Those of its head paint the first answer and become inline; those after its content are one file.
"""

import posixpath
import re
from collections.abc import Mapping

STYLES = re.compile(r'(?:\s*<link rel="stylesheet" href="/web/[^"]+">)+')
"""Style sheets that follow one another."""
_NAME = re.compile(r'href="/web/([^"]+)"')
_URL = re.compile(r'url\("(?!data:)([^"]+)"\)')


def style_groups(index: str) -> tuple[list[str], list[str]]:
    """Return the style sheets that ``index.html`` names in its head, and those after its content."""
    first, later = (_NAME.findall(group) for group in STYLES.findall(index))
    return first, later


def join_later_styles(contents: Mapping[str, bytes]) -> bytes:
    """Return the style sheets after the content as one, for a folder beside theirs."""
    _, later = style_groups(contents["index.html"].decode())
    return "".join(rebase_urls(contents[name].decode(), name, "..") for name in later).encode()


def rebase_urls(css: str, name: str, base: str) -> str:
    """Let the addresses in a style sheet begin at a base instead of its own folder."""
    folder = posixpath.dirname(name)
    return _URL.sub(lambda found: f'url("{base}/{posixpath.normpath(posixpath.join(folder, found[1]))}")', css)
