"""The line of keys at the bottom of a screen."""

from collections.abc import Iterable

from yatzy.l10n.catalogue import Catalogue

GAP = "  "


def hints(words: Catalogue, keys: Iterable[tuple[str, str]], width: int = 0) -> str:
    """Write what each key does, in lines of at most a width; a key and what it does stay together."""
    lines: list[str] = []
    for key, what in keys:
        told = f"{key} {words.say(f'hint-{what}')}"
        if lines and (not width or len(lines[-1]) + len(GAP) + len(told) <= width):
            lines[-1] += f"{GAP}{told}"
        else:
            lines.append(told)
    return "\n".join(lines)
