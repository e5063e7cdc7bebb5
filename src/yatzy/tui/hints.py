"""The line of keys at the bottom of a screen."""

from collections.abc import Iterable

from yatzy.l10n.catalogue import Catalogue


def hints(words: Catalogue, keys: Iterable[tuple[str, str]]) -> str:
    """Write what each key does."""
    return "  ".join(f"{key} {words.say(f'hint-{what}')}" for key, what in keys)
