"""What a player can do. A move names the seat that makes it."""

from msgspec import Struct

from yatzy.rules.dice import Dice


class Roll(Struct, frozen=True, tag="roll"):
    """Throw the dice that are not kept. Whoever has the dice adds what they show."""

    seat: int
    thrown: Dice = ()


class Lay(Struct, frozen=True, tag="lay"):
    """Tell the dice as they finally lay, with real dice."""

    seat: int
    dice: Dice = ()


class Keep(Struct, frozen=True, tag="keep"):
    """Put dice aside before the next throw: all that are to stay, whatever was kept before."""

    seat: int
    dice: Dice = ()


class Enter(Struct, frozen=True, tag="enter"):
    """End the turn in a box. Points are told only where no dice were, with real dice."""

    seat: int
    key: str
    points: int | None = None
    bonus: int = 0


class TakeBack(Struct, frozen=True, tag="take-back"):
    """Take back the last thing done, as far as it may be."""

    seat: int


class Correct(Struct, frozen=True, tag="correct"):
    """Put right what an earlier turn wrote, with real dice: with the dice, or with the points alone."""

    seat: int
    turn: int
    """Which turn, counted from 0 over the whole game."""
    key: str
    points: int | None = None
    bonus: int = 0
    dice: Dice = ()


class Reveal(Struct, frozen=True, tag="reveal"):
    """Show the secret behind the dice, once the game is over."""

    secret: str


Move = Roll | Lay | Keep | Enter | TakeBack | Correct | Reveal
