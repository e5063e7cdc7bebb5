"""A game at one moment: what was agreed, what was thrown and written, and all that follows from it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from operator import index
from typing import Literal, Self, TypeVar, cast

from msgspec import Struct
from msgspec.structs import replace

from yatzy.game.card import Card
from yatzy.game.moves import Enter, Keep, Move, Roll
from yatzy.game.roll_off import NO_ROLL_OFF, RollOff, settle
from yatzy.game.setup import DiceFrom, Setup, agreed
from yatzy.game.turn import Played, Throw, Turn
from yatzy.rules.dice import Dice, read_dice
from yatzy.rules.errors import SetupError, expect
from yatzy.rules.sheet import Counting, RuleSheet, Start
from yatzy.rules.tables import Entry

Choice = TypeVar("Choice", Counting, Start)


class Phase(StrEnum):
    """Where a game is."""

    ROLL_OFF = "roll-off"
    PLAY = "play"
    OVER = "over"


NEW_TURN = Turn()


@dataclass(frozen=True, slots=True)
class Correction:
    """A correction that can still be taken back."""

    turn: int
    before: "Game"


class Game(Struct, frozen=True, dict=True):
    """A game at one moment. Whose turn it is, totals and standings are derived, never handed on.

    A move gives the game after it, and this one stays as it was. Nothing here throws: whoever plays has dice.

    >>> import yatzy
    >>> game = yatzy.Game.new(yatzy.sheet("vinga"), ["Anna", "Bo"])
    >>> game = game.roll("12344").keep("44").roll("446").enter("fours")
    >>> game.player, game.totals
    ('Bo', {'Anna': 16, 'Bo': 0})
    """

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
    corrected: Correction | None = None
    """What a correction replaced, while that was the last thing done."""
    fallen: int = 0
    """How many dice were thrown in the turns that are over: counted along, since a long game has thousands."""

    @classmethod
    def new(
        cls,
        sheet: RuleSheet,
        players: Sequence[str],
        *,
        teams: int | None = None,
        rounds: int = 1,
        counting: Counting | Literal["totals", "differences", "rounds-won"] | None = None,
        start: Start | Literal["agreed", "roll-off"] = Start.AGREED,
    ) -> Self:
        """Lay a table for players, in the order they sit.

        They play in so many ``teams``, if any, and so many ``rounds``, counted as the sheet does or as told.
        The first begins, or whoever throws highest with ``start="roll-off"``. What the sheet does not allow is
        refused with :class:`~yatzy.rules.errors.SetupError`.

        >>> import yatzy
        >>> game = yatzy.Game.new(yatzy.sheet("vinga"), ["Anna", "Bo"])
        >>> game.player, game.rolls_left, game.to_throw
        ('Anna', 3, 5)
        """
        expect(RuleSheet, sheet)
        setup = agreed(
            sheet,
            [players] if isinstance(players, str) else [*map(str, players)],
            DiceFrom.SCREEN,
            teams=None if teams is None else index(teams),
            rounds=index(rounds),
            counting=None if counting is None else _chosen(Counting, "counting", counting),
            start=_chosen(Start, "start", start),
        )
        return cls.of(setup)

    @classmethod
    def of(cls, setup: Setup) -> Self:
        """Return a table where nothing has happened yet."""
        return cls(setup, (empty_cards(setup),))

    def __repr__(self) -> str:
        stands = ", ".join(f"{name} {total}" for name, total in self.totals.items())
        now = "over" if self.over else f"{self.player} plays"
        return f"<Game of {self.setup.sheet.id}: {stands}; {now}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self._told == other._told

    def __hash__(self) -> int:
        return hash(self._told)

    @property
    def _told(self) -> tuple[object, ...]:
        """Return what makes a game this one: not how it could be taken back, nor what is counted along."""
        return self.setup, self.cards, self.roll_off, self.turns, self.turn, self.secret

    # Where the game is

    @property
    def phase(self) -> Phase:
        """Return where the game is."""
        return self._now[0]

    @property
    def over(self) -> bool:
        """Whether every column of every round is full."""
        return self._now[0] is Phase.OVER

    @property
    def settled(self) -> RollOff:
        """Return how far the question is settled who begins."""
        if self.setup.start is Start.AGREED:
            return NO_ROLL_OFF
        return settle(len(self.setup.columns), self.roll_off)

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
        return self._now[1]

    @property
    def seat(self) -> int:
        """Return the seat whose turn it is; after the end, the one that wrote last."""
        return self._now[2]

    @cached_property
    def _now(self) -> tuple[Phase, int, int]:
        """Return the phase, the column and the seat: asked for over and over, so found once and together."""
        turns = len(self.turns)
        if turns == self.setup.turns:
            return Phase.OVER, *self.whose(turns - 1)
        if self.settled.winner is not None:
            return Phase.PLAY, *self.whose(turns)
        column = self.settled.waiting[0]
        return Phase.ROLL_OFF, column, self.setup.columns[column][0]

    def round_of(self, turn: int) -> int:
        """Return the round a turn belongs to."""
        return turn // self.setup.turns_a_round

    def column_of(self, turn: int) -> int:
        """Return the column a turn belongs to."""
        return self.whose(turn)[0]

    def seat_of(self, turn: int) -> int:
        """Return the seat that takes a turn."""
        return self.whose(turn)[1]

    def whose(self, turn: int) -> tuple[int, int]:
        """Return the column and the seat of a turn.

        Each round the column after begins; partners take the turns of their column in rotation.
        """
        columns = self.setup.columns
        number, place = divmod(turn, self.setup.turns_a_round)
        column = ((self.settled.winner or 0) + number + place) % len(columns)
        partners = columns[column]
        return column, partners[turn // len(columns) % len(partners)]

    def beside(self, turn: int) -> range:
        """Return the turns that are over and wrote in the same column as one of them, itself included."""
        first, columns = self.round_of(turn) * self.setup.turns_a_round, len(self.setup.columns)
        after = min(first + self.setup.turns_a_round, len(self.turns))
        return range(first + (turn - first) % columns, after, columns)

    def card_before(self, turn: int) -> Card:
        """Return the card a turn was written on, as it was before."""
        card = Card.empty(self.setup.sheet.tables)
        for one in self.beside(turn):
            if one < turn:
                card = card.write(self.turns[one].mark)
        return card

    @property
    def player(self) -> str:
        """Return the name of whoever's turn it is; after the end, of the one that wrote last."""
        return self.setup.players[self.seat]

    @property
    def totals(self) -> Mapping[str, int]:
        """Return what each column has in this round, by the name over it.

        >>> import yatzy
        >>> yatzy.Game.new(yatzy.sheet("vinga"), ["Anna", "Bo"]).totals
        {'Anna': 0, 'Bo': 0}
        """
        names = map(self.setup.column_name, range(len(self.setup.columns)))
        return {name: card.total for name, card in zip(names, self.cards[-1], strict=True)}

    @property
    def winners(self) -> tuple[str, ...]:
        """Return the names over the columns that have won, several where they tie, none before the end."""
        from yatzy.game.series import winners  # noqa: PLC0415 # how rounds are counted is written in terms of games

        return tuple(self.setup.column_name(column) for column in winners(self))

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
        return sum(map(len, self.roll_off)) + self.fallen + count_dice(self.turn.throws)

    def entries(self) -> tuple[Entry, ...]:
        """Return what every open box makes of the dice, none before the first throw.

        >>> import yatzy
        >>> game = yatzy.Game.new(yatzy.sheet("vinga"), ["Anna"]).roll("12344")
        >>> max((entry.points, entry.key) for entry in game.entries())
        (14, 'chance')
        """
        return self.card.entries(self.dice) if self.dice else ()

    # What a player can do

    def roll(self, dice: str | Iterable[int]) -> Self:
        """Throw the dice that are not kept, and these fall: so many as ``to_throw`` says.

        >>> import random, yatzy
        >>> game = yatzy.Game.new(yatzy.sheet("vinga"), ["Anna"])
        >>> len(game.roll(random.choices(range(1, 7), k=game.to_throw)).dice)
        5
        """
        return self._after(Roll(self.seat, read_dice(dice)))

    def keep(self, dice: str | Iterable[int]) -> Self:
        """Put dice aside before the next throw: all that are to stay, whatever was kept before.

        >>> import yatzy
        >>> game = yatzy.Game.new(yatzy.sheet("vinga"), ["Anna"]).roll("12344").keep("44")
        >>> game.turn.kept, game.to_throw
        ((4, 4), 3)
        """
        return self._after(Keep(self.seat, read_dice(dice)))

    def enter(self, key: str) -> Self:
        """End the turn in a box.

        >>> import yatzy
        >>> game = yatzy.Game.new(yatzy.sheet("vinga"), ["Anna"]).roll("12345")
        >>> game.enter("small-straight").totals
        {'Anna': 15}
        """
        return self._after(Enter(self.seat, key))

    def _after(self, move: Move) -> Self:
        from yatzy.game.engine import decide, evolve  # noqa: PLC0415 # the engine is written in terms of games

        game: Game = self
        for event in decide(self, move):
            game = evolve(game, event)
        return cast("Self", game)

    # How it goes on

    def rolled_off(self, dice: Dice) -> Self:
        """Return the game after a throw for who begins."""
        return replace(self, roll_off=(*self.roll_off, dice))

    def playing(self, turn: Turn) -> Self:
        """Return the game with its turn gone on."""
        return type(self)(
            self.setup, self.cards, self.roll_off, self.turns, turn, self.secret, self.corrected, self.fallen
        )

    def written(self, played: Played) -> Self:
        """Return the game after a turn that is over, with new cards where a new round begins."""
        rounds = self.cards_with(self.round, self.column, self.card.write(played.mark))
        turns = (*self.turns, played)
        if len(turns) % self.setup.turns_a_round == 0 and len(rounds) < self.setup.rounds:
            rounds = (*rounds, empty_cards(self.setup))
        fallen = self.fallen + count_dice(played.throws)
        return type(self)(self.setup, rounds, self.roll_off, turns, NEW_TURN, self.secret, None, fallen)

    def reopened(self) -> Self:
        """Return the game before its last mark, the inverse of :meth:`written`: that turn goes on."""
        turns, last = self.turns[:-1], self.turns[-1]
        number, column = self.round_of(len(turns)), self.column_of(len(turns))
        rounds = self.cards_with(number, column, self.cards[number][column].erase(last.mark))[: number + 1]
        fallen = self.fallen - count_dice(last.throws)
        return replace(self, cards=rounds, turns=turns, turn=last.reopened(), fallen=fallen)

    def cards_with(self, number: int, column: int, card: Card) -> tuple[tuple[Card, ...], ...]:
        """Return the cards of all rounds, with another for a column of one of them."""
        cards = self.cards[number]
        cards = (*cards[:column], card, *cards[column + 1 :])
        return (*self.cards[:number], cards, *self.cards[number + 1 :])

    def with_turns(self, turns: Iterable[Played]) -> Self:
        """Return the game with these turns only."""
        rewritten = replace(
            self, cards=(empty_cards(self.setup),), turns=(), turn=NEW_TURN, corrected=None, fallen=0
        )
        for played in turns:
            rewritten = rewritten.written(played)
        return rewritten


def _chosen(kind: type[Choice], name: str, given: str) -> Choice:
    """Return one of a few words as what it stands for."""
    try:
        return kind(given)
    except ValueError:
        choices = ", ".join(kind)
        raise SetupError("setup-choice", tag=name, choices=choices, text=str(given)) from None


def count_dice(throws: Iterable[Throw]) -> int:
    """Return how many dice were thrown in some throws."""
    return sum(len(throw.thrown) for throw in throws)


def empty_cards(setup: Setup) -> tuple[Card, ...]:
    """Return the columns of a new round."""
    return tuple(Card.empty(setup.sheet.tables) for _ in setup.columns)
