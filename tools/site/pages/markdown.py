"""Small pieces of Markdown."""

from collections.abc import Iterable, Sequence


def cell(text: str) -> str:
    """Return text that stays within its cell."""
    return text.replace("|", "\\|").replace("\n", " ")


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table."""
    lines = [f"| {' | '.join(head)} |", "|---" * len(head) + "|"]
    lines += [f"| {' | '.join(map(cell, row))} |" for row in rows]
    return "\n".join(lines)


def code(text: str) -> str:
    """Return text as code."""
    return f"`{text}`"


def page(*parts: str) -> str:
    """Return a page of parts with a blank line between them."""
    return "\n\n".join(part.strip("\n") for part in parts if part) + "\n"


def dice(faces: Iterable[int], counted: Iterable[int] | None = None) -> str:
    """Return dice as pictures, those that do not count dimmed."""
    faces = list(faces)
    counting = set(range(len(faces)) if counted is None else counted)
    shown = (
        f'<i class="die d{face}{"" if place in counting else " other"}"></i>'
        for place, face in enumerate(faces)
    )
    return f'<span class="dice" role="img" aria-label="{" ".join(map(str, faces))}">{"".join(shown)}</span>'
