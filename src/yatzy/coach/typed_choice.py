"""Parses a choice as a person types it: dice to keep, or a box by its key, its name, or a prefix of either."""

import re
from collections.abc import Mapping
from difflib import get_close_matches
from unicodedata import combining, normalize

from yatzy.game.card import Card
from yatzy.rules.dice import FACES
from yatzy.rules.errors import DiceError, MoveError, YatzyError
from yatzy.solver.query.advice import Advice, Choice

DICE_PATTERN = re.compile(r"[0-9\s,-]+")
KEEP_NONE = "0"
"""Typed to keep no die at all."""
MAX_ECHO = 40
"""Characters of the input repeated in an error."""


def parse_choice(
    text: str, card: Card, advice: Advice, names: Mapping[str, str], keep_word: str = "keep"
) -> Choice:
    """Return the choice that a text stands for; ``names`` are the names of the boxes by key.

    Before or after dice to keep there may be the word for it, as in the name of a choice.

    Raises a :class:`YatzyError` if the text is empty, ambiguous, or no legal choice.
    """
    text = text.strip()
    if not text:
        raise YatzyError("answer-empty")
    dice = _strip_word(text, keep_word)
    if DICE_PATTERN.fullmatch(dice):
        return _parse_keep(dice, card, advice)
    key = _parse_box(text, card, names)
    if card.points[card.tables.keys.index(key)] is not None:
        raise MoveError("move-box-filled", box=key)
    choice = next((choice for choice in advice.choices if choice.key == key), None)
    if choice is None:
        raise MoveError("move-box-forbidden", box=key)
    return choice


def _strip_word(text: str, word: str) -> str:
    """Return what stands beside a word, or all of it without the word."""
    folded, word = _fold(text), _fold(word)
    for rest in (folded.removeprefix(f"{word} "), folded.removesuffix(f" {word}")):
        if word and rest != folded:
            return rest
    return text


def _parse_keep(text: str, card: Card, advice: Advice) -> Choice:
    digits = re.sub(r"[^0-9]", "", text)
    keep = [int(digit) for digit in digits] if digits != KEEP_NONE else []
    if not advice.rolls_left:
        raise MoveError("move-no-roll-left", rolls=card.tables.rolls)
    for face in keep:
        if face not in FACES:
            raise DiceError("dice-face", text=text[:MAX_ECHO], face=face)
        if keep.count(face) > advice.dice.count(face):
            raise MoveError("move-not-there", face=face, there=advice.dice.count(face))
    if len(keep) == len(advice.dice):
        raise MoveError("move-all-kept")
    return advice.keeping(keep)


def _parse_box(text: str, card: Card, names: Mapping[str, str]) -> str:
    """Return the key of a box by exact key or name, else of the only open box with this prefix."""
    typed, keys = _fold(text), card.tables.keys
    called = {key: (_fold(key), _fold(names[key])) for key in keys}
    if exact := [key for key in keys if typed in called[key]]:
        return exact[0]
    begins = [key for key in keys if typed and any(name.startswith(typed) for name in called[key])]
    still_open = [key for key in begins if card.points[keys.index(key)] is None]
    if len(still_open) > 1:
        matches = ", ".join(names[key] for key in still_open)
        raise YatzyError("answer-many-boxes", typed=text[:MAX_ECHO], boxes=matches)
    if begins:
        return (still_open or begins)[0]
    near = get_close_matches(typed, [_fold(name) for name in names.values()], n=1)
    meant = next((name for name in names.values() if near and _fold(name) == near[0]), "none")
    raise MoveError("move-no-box", box=text[:MAX_ECHO], near=meant)


def _fold(text: str) -> str:
    """Return text for lenient comparison: lower case, without diacritics, hyphens as blanks, single blanks."""
    letters = normalize("NFKD", text.casefold())
    return " ".join("".join(" " if sign == "-" else sign for sign in letters if not combining(sign)).split())
