"""A language nobody speaks: English with every letter strange and every word longer, to see what has no room.

It is served in place of one that is spoken, by a package that is ours but for its catalogues.
"""

import re
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from support.l10n.catalogues import FOLDER
from yatzy.l10n.catalogue import FALLBACK

PACKAGE = FOLDER.parent
INSTEAD_OF = "sv"
"""Whose plurals are as the English ones."""
STRANGE = str.maketrans("aeiouyAEIOUYcdnstzCDNSTZ", "àéîöûýÀÉÎÖÛÝçðñšţžÇÐÑŠŢŽ")
LONGER = 1.35
"""How much longer than English the longest languages are, as a rule."""


def strange(text: str) -> str:
    """Return English as nobody speaks it."""
    return re.sub(r"[^\W\d_]+", lambda word: _longer(word[0]).translate(STRANGE), text)


def _longer(word: str) -> str:
    wanted = round(len(word) * LONGER)
    return word + "eiaou"[: min(wanted - len(word), 5)]


class _Strange(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 # as the library calls it
        return ast.TextElement(strange(node.value))


def package(folder: Path) -> Path:
    """Lay out the package in a folder, one language replaced by nobody's; return where to import it from."""
    ours = folder / PACKAGE.name
    (ours / FOLDER.name).mkdir(parents=True)
    for one in PACKAGE.iterdir():
        if one != FOLDER:
            (ours / one.name).symlink_to(one)
    for one in FOLDER.iterdir():
        if one.name != INSTEAD_OF:
            (ours / FOLDER.name / one.name).symlink_to(one)
    spoken = ours / FOLDER.name / INSTEAD_OF
    spoken.mkdir()
    for file in sorted((FOLDER / FALLBACK).glob("*.ftl")):
        told = FluentParser().parse(file.read_text("utf-8"))
        (spoken / file.name).write_text(FluentSerializer().serialize(_Strange().visit(told)), "utf-8")
    return folder
