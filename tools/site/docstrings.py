"""Docstrings as Markdown: examples become blocks of code, and roles plain names."""

import re
from typing import Any

from griffe import Extension, Object

ROLE = re.compile(r":\w+:`~?[\w.]*?(\w+)`")


class Docstrings(Extension):
    """Writes the docstrings of every object anew as they are read."""

    def on_instance(self, *, obj: Object, **_: Any) -> None:
        """Write one docstring anew."""
        if obj.docstring is not None:
            obj.docstring.value = as_markdown(obj.docstring.value)


def as_markdown(text: str) -> str:
    """Return a docstring with its examples fenced: each goes on to the next blank line."""
    lines, within = [], False
    for line in ROLE.sub(r"`\1`", text).split("\n"):
        if line.startswith(">>> ") and not within:
            lines.append("```pycon")
            within = True
        elif not line.strip() and within:
            lines.append("```")
            within = False
        lines.append(line)
    return "\n".join([*lines, "```"] if within else lines)
