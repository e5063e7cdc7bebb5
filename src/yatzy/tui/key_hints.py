"""The line of keys at the bottom of a screen. Clicking a hint is pressing its key."""

from collections.abc import Iterable

from textual.content import Content
from textual.style import Style

from yatzy.l10n.catalogue import Catalogue

GAP = "  "
KEY_NAMES = {"Space": "space", "⏎": "enter", "?": "question_mark", "Esc": "escape"}
"""How Textual calls keys that hints print otherwise."""


def format_hints(words: Catalogue, keys: Iterable[tuple[str, str]], width: int = 0) -> Content:
    """Format ``(key, hint)`` pairs in lines of at most ``width`` characters, or in one line without a width."""
    lines: list[Content] = []
    for key, what in keys:
        hint = _hint(key, words.say(f"hint-{what}"))
        if lines and (not width or lines[-1].cell_length + len(GAP) + hint.cell_length <= width):
            lines[-1] = Content.assemble(lines[-1], GAP, hint)
        else:
            lines.append(hint)
    return Content("\n").join(lines)


def _hint(key: str, hint: str) -> Content:
    name = KEY_NAMES.get(key, key.lower() if len(key) == 1 and key.isalpha() else "")
    style = Style.from_meta({"@click": f"app.simulate_key('{name}')"}) if name else Style()
    return Content.styled(f"{key} {hint}", style)
