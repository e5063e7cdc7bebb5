"""Verification of a game's dice: recomputed from its secret."""

from collections.abc import Iterator
from dataclasses import dataclass

from yatzy.chance.fair import FairDice, first_die_number, seal_of
from yatzy.game.setup import DiceFrom
from yatzy.game.state import Game
from yatzy.rules.dice import Dice
from yatzy.rules.errors import RecordError


@dataclass(frozen=True, slots=True)
class RecordedThrow:
    """One throw in a game record, and its place."""

    number: int
    """Number among all throws of the game, from 1."""
    seat: int
    turn: int | None
    """Turn, from 0 over the whole game; ``None`` in the roll-off."""
    roll: int
    """Number within the turn, from 1."""
    thrown: Dice


@dataclass(frozen=True, slots=True)
class Mismatch:
    """A recorded throw that differs from the recomputed one."""

    recorded: RecordedThrow
    right: Dice


@dataclass(frozen=True, slots=True)
class DiceVerification:
    """The result of recomputing a game's dice."""

    throws: int
    dice: int
    seal_fits: bool
    mismatches: tuple[Mismatch, ...]

    @property
    def is_valid(self) -> bool:
        """Whether the seal and all dice match."""
        return self.seal_fits and not self.mismatches


def verify_dice(game: Game) -> DiceVerification:
    """Recompute every throw of a game. Raises :class:`RecordError` without a seal or a revealed secret."""
    if game.setup.dice is DiceFrom.REAL:
        raise RecordError("verify-real-dice")
    if not game.setup.seal:
        raise RecordError("verify-no-seal")
    if not game.secret:
        raise RecordError("verify-no-secret")
    try:
        secret = bytes.fromhex(game.secret)
    except ValueError:
        raise RecordError("verify-bad-secret") from None
    source = FairDice.from_setup(game.setup, secret)
    mismatches, dice, throws = [], 0, 0
    for recorded in recorded_throws(game):
        first = first_die_number(game.setup, recorded.turn or 0, recorded.roll - 1, dice)
        right = source.throw(first, len(recorded.thrown))
        if right != recorded.thrown:
            mismatches.append(Mismatch(recorded, right))
        dice += len(recorded.thrown)
        throws += 1
    return DiceVerification(throws, dice, seal_of(secret) == game.setup.seal, tuple(mismatches))


def recorded_throws(game: Game) -> Iterator[RecordedThrow]:
    """Yield every throw of a game in order, the roll-off first."""
    number = 0
    for seat, thrown in zip(game.roll_off_seats, game.roll_off, strict=True):
        number += 1
        yield RecordedThrow(number, seat, None, 1, thrown)
    turns = [*(played.throws for played in game.turns), game.turn.throws]
    for turn, throws in enumerate(turns):
        for roll, throw in enumerate(throws, 1):
            number += 1
            yield RecordedThrow(number, game.seat_of(turn), turn, roll, throw.thrown)
