"""A choice as a person types it: dice to keep, or a box by its key, its name, or how either begins."""

import re
from collections.abc import Mapping
from difflib import get_close_matches
from unicodedata import combining, normalize

from yatzy.game.card import Card
from yatzy.rules.dice import FACES
from yatzy.rules.errors import DiceError, MoveError, YatzyError
from yatzy.solver.advice import Advice, Choice

DICE = re.compile(r"[0-9\s,-]+")
NONE = "0"
"""Keeps no die at all."""
LONGEST_TOLD = 40


def read_answer(text: str, card: Card, advice: Advice, names: Mapping[str, str]) -> Choice:
    """Return the choice that is meant, or refuse what is none; ``names`` are those of the boxes, by key."""
    text = text.strip()
    if not text:
        raise YatzyError("answer-empty")
    if DICE.fullmatch(text):
        return _keep(text, card, advice)
    key = _box(text, card, names)
    if card.points[card.tables.keys.index(key)] is not None:
        raise MoveError("move-box-filled", box=key)
    choice = next((choice for choice in advice.choices if choice.key == key), None)
    if choice is None:
        raise MoveError("move-box-forbidden", box=key)
    return choice


def _keep(text: str, card: Card, advice: Advice) -> Choice:
    digits = re.sub(r"[^0-9]", "", text)
    keep = [int(digit) for digit in digits] if digits != NONE else []
    if not advice.rolls_left:
        raise MoveError("move-no-roll-left", rolls=card.tables.rolls)
    for face in keep:
        if face not in FACES:
            raise DiceError("dice-face", text=text[:LONGEST_TOLD], face=face)
        if keep.count(face) > advice.dice.count(face):
            raise MoveError("move-not-there", face=face, there=advice.dice.count(face))
    if len(keep) == len(advice.dice):
        raise MoveError("move-all-kept")
    return advice.keeping(keep)


def _box(text: str, card: Card, names: Mapping[str, str]) -> str:
    """Return the key of the box that is meant: one called exactly so, else the open one that begins so."""
    typed, keys = _plain(text), card.tables.keys
    called = {key: (_plain(key), _plain(names[key])) for key in keys}
    if exact := [key for key in keys if typed in called[key]]:
        return exact[0]
    begins = [key for key in keys if typed and any(name.startswith(typed) for name in called[key])]
    still_open = [key for key in begins if card.points[keys.index(key)] is None]
    if len(still_open) > 1:
        told = ", ".join(names[key] for key in still_open)
        raise YatzyError("answer-many-boxes", typed=text[:LONGEST_TOLD], boxes=told)
    if begins:
        return (still_open or begins)[0]
    near = get_close_matches(typed, [_plain(name) for name in names.values()], n=1)
    meant = next((name for name in names.values() if near and _plain(name) == near[0]), "none")
    raise MoveError("move-no-box", box=text[:LONGEST_TOLD], near=meant)


def _plain(text: str) -> str:
    """Return letters as they are easily typed: small, without marks, words with one blank between them."""
    letters = normalize("NFKD", text.casefold())
    return " ".join("".join(" " if sign == "-" else sign for sign in letters if not combining(sign)).split())
