"""The dice of a game, recomputed from its secret."""

from collections.abc import Iterator
from dataclasses import dataclass

from yatzy.chance.fair import FairDice, first_number, seal_of
from yatzy.game.setup import DiceFrom
from yatzy.game.state import Game
from yatzy.rules.dice import Dice
from yatzy.rules.errors import RecordError


@dataclass(frozen=True, slots=True)
class Recorded:
    """One throw as the record has it, and where it is."""

    number: int
    """Among all throws of the game, from 1."""
    seat: int
    turn: int | None
    """The turn, from 0 over the whole game; none in the roll-off."""
    roll: int
    """Within the turn, from 1."""
    thrown: Dice


@dataclass(frozen=True, slots=True)
class Mismatch:
    """A throw that the secret does not give."""

    recorded: Recorded
    right: Dice


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of recomputing a game's dice."""

    throws: int
    dice: int
    seal_fits: bool
    mismatches: tuple[Mismatch, ...]

    @property
    def good(self) -> bool:
        """Whether everything is as it should be."""
        return self.seal_fits and not self.mismatches


def verify(game: Game) -> Verdict:
    """Recompute every throw of a game whose secret was shown."""
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
    source = FairDice.of(game.setup, secret)
    mismatches, dice, throws = [], 0, 0
    for recorded in recorded_throws(game):
        first = first_number(game.setup, recorded.turn or 0, recorded.roll - 1, dice)
        right = source.throw(first, len(recorded.thrown))
        if right != recorded.thrown:
            mismatches.append(Mismatch(recorded, right))
        dice += len(recorded.thrown)
        throws += 1
    return Verdict(throws, dice, seal_of(secret) == game.setup.seal, tuple(mismatches))


def recorded_throws(game: Game) -> Iterator[Recorded]:
    """Yield every throw of a game in order, the roll-off first."""
    number = 0
    for seat, thrown in zip(game.roll_off_seats, game.roll_off, strict=True):
        number += 1
        yield Recorded(number, seat, None, 1, thrown)
    turns = [*(played.throws for played in game.turns), game.turn.throws]
    for turn, throws in enumerate(turns):
        for roll, throw in enumerate(throws, 1):
            number += 1
            yield Recorded(number, game.seat_of(turn), turn, roll, throw.thrown)
