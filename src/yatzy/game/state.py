"""A game at one moment: what was agreed, what was thrown and written, and all that follows from it."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import lru_cache
from typing import Self

from yatzy.game.card import Card
from yatzy.game.setup import Setup
from yatzy.game.turn import Played, Turn
from yatzy.rules.dice import Dice
from yatzy.rules.sheet import Start
from yatzy.rules.tables import Entry


class Phase(StrEnum):
    """Where a game is."""

    ROLL_OFF = "roll-off"
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class RollOff:
    """How far the question is settled who begins: each column throws once, those tied throw again."""

    waiting: tuple[int, ...]
    """The columns that still throw in this go."""
    winner: int | None


NEW_TURN = Turn()


@dataclass(frozen=True, slots=True)
class Correction:
    """A correction that can still be taken back."""

    turn: int
    before: tuple[Played, ...]
    """All the turns as they were."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game at one moment. Totals, turns and standings are derived, never stored."""

    setup: Setup
    cards: tuple[tuple[Card, ...], ...]
    """By round, then column; the last are the ones being filled."""
    roll_off: tuple[Dice, ...] = ()
    """The throws to find who begins, in order."""
    turns: tuple[Played, ...] = ()
    """The turns that are over, in order, through all rounds."""
    turn: Turn = NEW_TURN
    secret: str = ""
    """The secret behind the dice, once it was shown."""
    corrected: Correction | None = field(default=None, compare=False, repr=False)
    """What a correction replaced, while that was the last thing done."""

    @classmethod
    def of(cls, setup: Setup) -> Self:
        """Return a table where nothing has happened yet."""
        return cls(setup, (empty_cards(setup),))

    # Where the game is

    @property
    def phase(self) -> Phase:
        """Return where the game is."""
        if len(self.turns) == self.setup.rounds * self.setup.turns_a_round:
            return Phase.OVER
        return Phase.PLAY if self.settled.winner is not None else Phase.ROLL_OFF

    @property
    def over(self) -> bool:
        """Whether every column of every round is full."""
        return self.phase is Phase.OVER

    @property
    def settled(self) -> RollOff:
        """Return how far the question is settled who begins."""
        if self.setup.start is Start.AGREED:
            return RollOff((), 0)
        return _settle(len(self.setup.columns), self.roll_off)

    @property
    def roll_off_seats(self) -> tuple[int, ...]:
        """Return who threw each throw of the roll-off."""
        before = Game.of(self.setup)
        return tuple(replace(before, roll_off=self.roll_off[:end]).seat for end in range(len(self.roll_off)))

    @property
    def round(self) -> int:
        """Return the round being played, from 0."""
        return len(self.cards) - 1

    # Whose turn it is

    @property
    def column(self) -> int:
        """Return the column whose turn it is; after the end, the one that wrote last."""
        if self.phase is Phase.ROLL_OFF:
            return self.settled.waiting[0]
        return self.column_of(len(self.turns) - (1 if self.over else 0))

    @property
    def seat(self) -> int:
        """Return the seat whose turn it is; after the end, the one that wrote last."""
        if self.phase is Phase.ROLL_OFF:
            return self.setup.columns[self.column][0]
        return self.seat_of(len(self.turns) - (1 if self.over else 0))

    def round_of(self, turn: int) -> int:
        """Return the round a turn belongs to."""
        return turn // self.setup.turns_a_round

    def column_of(self, turn: int) -> int:
        """Return the column a turn belongs to. Each round the one after begins."""
        begins = (self.settled.winner or 0) + self.round_of(turn)
        return (begins + turn % self.setup.turns_a_round) % len(self.setup.columns)

    def seat_of(self, turn: int) -> int:
        """Return the seat that takes a turn: partners take those of their column in rotation."""
        boxes = len(self.setup.sheet.rules.boxes)
        partners = self.setup.columns[self.column_of(turn)]
        own = boxes * self.round_of(turn) + turn % self.setup.turns_a_round // len(self.setup.columns)
        return partners[own % len(partners)]

    # What lies on the table

    @property
    def card(self) -> Card:
        """Return the column whose turn it is."""
        return self.cards[-1][self.column]

    @property
    def dice(self) -> Dice:
        """Return the dice of this turn, none before its first throw."""
        return self.turn.dice

    @property
    def rolls_left(self) -> int:
        """Return how often dice may still be thrown in this turn."""
        return 0 if self.turn.laid or self.over else self.setup.sheet.rules.rolls - len(self.turn.throws)

    @property
    def to_throw(self) -> int:
        """Return how many dice the next throw is of."""
        return self.setup.sheet.rules.dice - len(self.turn.kept)

    @property
    def thrown(self) -> int:
        """Return how many dice were thrown on this table so far."""
        finished = (throw for played in self.turns for throw in played.throws)
        thrown = sum(len(throw.thrown) for throw in (*finished, *self.turn.throws))
        return sum(map(len, self.roll_off)) + thrown

    def entries(self) -> tuple[Entry, ...]:
        """Return what every open box makes of the dice, none before the first throw."""
        return self.card.entries(self.dice) if self.dice else ()

    # How it goes on

    def rolled_off(self, dice: Dice) -> Self:
        """Return the game after a throw for who begins."""
        return replace(self, roll_off=(*self.roll_off, dice))

    def written(self, played: Played) -> Self:
        """Return the game after a turn that is over, with new cards where a new round begins."""
        column, cards = self.column, self.cards[-1]
        cards = (*cards[:column], cards[column].write(played.mark), *cards[column + 1 :])
        rounds, turns = (*self.cards[:-1], cards), (*self.turns, played)
        if len(turns) % self.setup.turns_a_round == 0 and len(rounds) < self.setup.rounds:
            rounds = (*rounds, empty_cards(self.setup))
        return replace(self, cards=rounds, turns=turns, turn=NEW_TURN)

    def with_turns(self, turns: Iterable[Played]) -> Self:
        """Return the game with these turns only."""
        rewritten = replace(self, cards=(empty_cards(self.setup),), turns=(), turn=NEW_TURN, corrected=None)
        for played in turns:
            rewritten = rewritten.written(played)
        return rewritten


@lru_cache(maxsize=1024)
def _settle(count: int, roll_off: tuple[Dice, ...]) -> RollOff:
    """Follow a roll-off as far as it has come. It is asked for at every step of a game."""
    columns, throws = tuple(range(count)), [sum(dice) for dice in roll_off]
    while len(columns) > 1 and len(throws) >= len(columns):
        sums, throws = throws[: len(columns)], throws[len(columns) :]
        columns = tuple(column for column, pips in zip(columns, sums, strict=True) if pips == max(sums))
    return RollOff((), columns[0]) if len(columns) == 1 else RollOff(columns[len(throws) :], None)


def empty_cards(setup: Setup) -> tuple[Card, ...]:
    """Return the columns of a new round."""
    return tuple(Card.empty(setup.sheet.tables) for _ in setup.columns)
