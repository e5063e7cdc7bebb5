"""Moves: what a player can do. A move names the seat that makes it."""

from msgspec import Struct

from yatzy.rules.dice import Dice


class Roll(Struct, frozen=True, tag="roll"):
    """Roll the dice that are not kept. ``thrown`` is what they show, filled in by the dice source."""

    seat: int
    thrown: Dice = ()


class Lay(Struct, frozen=True, tag="lay"):
    """With real dice: state the final dice of a turn without its throws."""

    seat: int
    dice: Dice = ()


class Keep(Struct, frozen=True, tag="keep"):
    """Keep dice for the next throw. Replaces any earlier keep."""

    seat: int
    dice: Dice = ()


class Enter(Struct, frozen=True, tag="enter"):
    """End the turn in a box. Points are required with real dice where no dice were entered."""

    seat: int
    key: str
    points: int | None = None
    bonus: int = 0


class TakeBack(Struct, frozen=True, tag="take-back"):
    """Take back the last action."""

    seat: int


class Correct(Struct, frozen=True, tag="correct"):
    """With real dice: correct the mark of an earlier turn, by its dice or by its points."""

    seat: int
    turn: int
    """Index of the turn, from 0 over the whole game."""
    key: str
    points: int | None = None
    bonus: int = 0
    dice: Dice = ()


class Reveal(Struct, frozen=True, tag="reveal"):
    """Reveal the secret behind the dice, once the game is over."""

    secret: str


Move = Roll | Lay | Keep | Enter | TakeBack | Correct | Reveal
