"""The state of a game at one moment, and what is derived from it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from operator import index
from typing import Literal, Self, TypeVar, cast

from msgspec import Struct
from msgspec.structs import replace

from yatzy.game.card import Card
from yatzy.game.drawing import cards_html, draw_cards
from yatzy.game.moves import Enter, Keep, Move, Roll
from yatzy.game.roll_off import NO_ROLL_OFF, RollOff, resolve_roll_off
from yatzy.game.setup import DiceFrom, Setup, make_setup
from yatzy.game.turn import FinishedTurn, Throw, Turn
from yatzy.rules.dice import Dice, read_dice
from yatzy.rules.errors import SetupError
from yatzy.rules.rule_tables import Entry
from yatzy.rules.sheet import Counting, RuleSheet, Start
from yatzy.rules.sheet_files import as_sheet

SetupEnum = TypeVar("SetupEnum", Counting, Start)


class Phase(StrEnum):
    """The phase of a game."""

    ROLL_OFF = "roll-off"
    PLAY = "play"
    OVER = "over"


NEW_TURN = Turn()


@dataclass(frozen=True, slots=True)
class Correction:
    """The last correction, while it can still be taken back."""

    turn: int
    before: "Game"


class Game(Struct, frozen=True, dict=True):
    """A game at one moment, immutable: a move returns the game after it.

    Whose turn it is, totals and standings are derived, not stored. Nothing here rolls dice: the caller does.

    >>> import yatzy
    >>> game = yatzy.Game.new(yatzy.sheet("vinga"), ["Anna", "Bo"])
    >>> game = game.roll("12344").keep("44").roll("446").enter("fours")
    >>> game.player, game.totals
    ('Bo', {'Anna': 16, 'Bo': 0})
    """

    setup: Setup
    cards: tuple[tuple[Card, ...], ...]
    """By round, then column; the last round is the current one."""
    roll_off: tuple[Dice, ...] = ()
    """The throws of the roll-off, in order."""
    turns: tuple[FinishedTurn, ...] = ()
    """The finished turns of all rounds, in order."""
    turn: Turn = NEW_TURN
    secret: str = ""
    """The secret behind the dice, once it was revealed."""
    last_correction: Correction | None = None
    """The correction, while it is the last action."""
    past_dice_thrown: int = 0
    """Dice rolled in finished turns: a running count, since a long game has thousands of turns."""

    @classmethod
    def new(
        cls,
        sheet: RuleSheet | str,
        players: Sequence[str],
        *,
        teams: int | None = None,
        rounds: int = 1,
        counting: Counting | Literal["totals", "differences", "rounds-won"] | None = None,
        start: Start | Literal["agreed", "roll-off"] = Start.AGREED,
    ) -> Self:
        """Start a game for players, in seating order.

        ``teams`` is the number of teams, if any; ``counting`` of the ``rounds`` defaults to the sheet's. The
        first player begins, or the winner of a roll-off with ``start="roll-off"``. Raises
        :class:`~yatzy.rules.errors.SetupError` for what the sheet does not allow.

        >>> import yatzy
        >>> game = yatzy.Game.new(yatzy.sheet("vinga"), ["Anna", "Bo"])
        >>> game.player, game.rolls_left, game.to_throw
        ('Anna', 3, 5)
        """
        setup = make_setup(
            as_sheet(sheet),
            [players] if isinstance(players, str) else [*map(str, players)],
            DiceFrom.SCREEN,
            teams=None if teams is None else index(teams),
            rounds=index(rounds),
            counting=None if counting is None else _parse_enum(Counting, "counting", counting),
            start=_parse_enum(Start, "start", start),
        )
        return cls.from_setup(setup)

    @classmethod
    def from_setup(cls, setup: Setup) -> Self:
        """Return a new game with this setup."""
        return cls(setup, (empty_cards(setup),))

    def __repr__(self) -> str:
        stands = ", ".join(f"{name} {total}" for name, total in self.totals.items())
        now = "over" if self.over else f"{self.player} plays"
        return f"<Game of {self.setup.sheet.id}: {stands}; {now}>"

    def __str__(self) -> str:
        """Draw the pad of the current round."""
        return draw_cards(self._column_names, self.cards[-1])

    def _repr_html_(self) -> str:
        return cards_html(self._column_names, self.cards[-1])

    def _repr_svg_(self) -> str:
        from yatzy.game.card_svg import draw_cards_svg  # noqa: PLC0415 # seldom needed

        return draw_cards_svg(self._column_names, self.cards[-1])

    @property
    def _column_names(self) -> list[str]:
        return [self.setup.column_name(column) for column in range(len(self.setup.columns))]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self._identity == other._identity

    def __hash__(self) -> int:
        return hash(self._identity)

    @property
    def _identity(self) -> tuple[object, ...]:
        """Return the fields that define equality: not the last correction, nor the running count."""
        return self.setup, self.cards, self.roll_off, self.turns, self.turn, self.secret

    # Phase

    @property
    def phase(self) -> Phase:
        """Return the phase of the game."""
        return self._current[0]

    @property
    def over(self) -> bool:
        """Whether every column of every round is full."""
        return self._current[0] is Phase.OVER

    @property
    def roll_off_state(self) -> RollOff:
        """Return the state of the roll-off."""
        if self.setup.start is Start.AGREED:
            return NO_ROLL_OFF
        return resolve_roll_off(len(self.setup.columns), self.roll_off)

    @property
    def roll_off_seats(self) -> tuple[int, ...]:
        """Return the seat of each throw of the roll-off."""
        before = Game.from_setup(self.setup)
        return tuple(replace(before, roll_off=self.roll_off[:end]).seat for end in range(len(self.roll_off)))

    @property
    def round(self) -> int:
        """Return the current round, from 0."""
        return len(self.cards) - 1

    # Whose turn it is

    @property
    def column(self) -> int:
        """Return the column whose turn it is; after the end, that of the last turn."""
        return self._current[1]

    @property
    def seat(self) -> int:
        """Return the seat whose turn it is; after the end, that of the last turn."""
        return self._current[2]

    @cached_property
    def _current(self) -> tuple[Phase, int, int]:
        """Return the phase, column and seat. Cached together because they are read very often."""
        turns = len(self.turns)
        if turns == self.setup.turns:
            return Phase.OVER, *self.column_and_seat_of(turns - 1)
        if self.roll_off_state.winner is not None:
            return Phase.PLAY, *self.column_and_seat_of(turns)
        column = self.roll_off_state.waiting[0]
        return Phase.ROLL_OFF, column, self.setup.columns[column][0]

    def round_of(self, turn: int) -> int:
        """Return the round a turn belongs to."""
        return turn // self.setup.turns_per_round

    def column_of(self, turn: int) -> int:
        """Return the column a turn belongs to."""
        return self.column_and_seat_of(turn)[0]

    def seat_of(self, turn: int) -> int:
        """Return the seat a turn belongs to."""
        return self.column_and_seat_of(turn)[1]

    def column_and_seat_of(self, turn: int) -> tuple[int, int]:
        """Return the column and the seat of a turn.

        The next column begins each round; partners take the turns of their column in rotation.
        """
        columns = self.setup.columns
        number, place = divmod(turn, self.setup.turns_per_round)
        column = ((self.roll_off_state.winner or 0) + number + place) % len(columns)
        partners = columns[column]
        return column, partners[turn // len(columns) % len(partners)]

    def turns_on_same_card(self, turn: int) -> range:
        """Return the finished turns on the same card as a finished turn, itself included."""
        first, columns = self.round_of(turn) * self.setup.turns_per_round, len(self.setup.columns)
        after = min(first + self.setup.turns_per_round, len(self.turns))
        return range(first + (turn - first) % columns, after, columns)

    def card_before(self, turn: int) -> Card:
        """Return the card of a turn as it was before it."""
        card = Card.empty(self.setup.sheet.tables)
        for earlier in self.turns_on_same_card(turn):
            if earlier < turn:
                card = card.write(self.turns[earlier].mark)
        return card

    @property
    def player(self) -> str:
        """Return the name of the player whose turn it is; after the end, of the last turn."""
        return self.setup.players[self.seat]

    @property
    def totals(self) -> Mapping[str, int]:
        """Return the total of each column in this round, by column name.

        >>> import yatzy
        >>> yatzy.Game.new(yatzy.sheet("vinga"), ["Anna", "Bo"]).totals
        {'Anna': 0, 'Bo': 0}
        """
        names = map(self.setup.column_name, range(len(self.setup.columns)))
        return {name: card.total for name, card in zip(names, self.cards[-1], strict=True)}

    @property
    def winners(self) -> tuple[str, ...]:
        """Return the names of the winning columns: several on a tie, none before the end."""
        from yatzy.game.series import winners  # noqa: PLC0415 # how rounds are counted is written in terms of games

        return tuple(self.setup.column_name(column) for column in winners(self))

    # Card and dice

    @property
    def card(self) -> Card:
        """Return the card whose turn it is."""
        return self.cards[-1][self.column]

    @property
    def dice(self) -> Dice:
        """Return the dice of this turn, none before its first throw."""
        return self.turn.dice

    @property
    def rolls_left(self) -> int:
        """Return how many throws are left in this turn."""
        return 0 if self.turn.laid or self.over else self.setup.sheet.rules.rolls - len(self.turn.throws)

    @property
    def to_throw(self) -> int:
        """Return how many dice the next throw rolls."""
        return self.setup.sheet.rules.dice - len(self.turn.kept)

    @property
    def dice_thrown(self) -> int:
        """Return how many dice were rolled in this game so far."""
        return sum(map(len, self.roll_off)) + self.past_dice_thrown + count_dice(self.turn.throws)

    def entries(self) -> tuple[Entry, ...]:
        """Return what the dice score in every open box; empty before the first throw.

        >>> import yatzy
        >>> game = yatzy.Game.new(yatzy.sheet("vinga"), ["Anna"]).roll("12344")
        >>> max((entry.points, entry.key) for entry in game.entries())
        (14, 'chance')
        """
        return self.card.entries(self.dice) if self.dice else ()

    # Moves

    def roll(self, dice: str | Iterable[int]) -> Self:
        """Return the game after rolling these dice, ``to_throw`` of them, beside those kept.

        >>> import random, yatzy
        >>> game = yatzy.Game.new(yatzy.sheet("vinga"), ["Anna"])
        >>> len(game.roll(random.choices(range(1, 7), k=game.to_throw)).dice)
        5
        """
        return self._apply_move(Roll(self.seat, read_dice(dice)))

    def keep(self, dice: str | Iterable[int]) -> Self:
        """Return the game with these dice kept for the next throw. Replaces any earlier keep.

        >>> import yatzy
        >>> game = yatzy.Game.new(yatzy.sheet("vinga"), ["Anna"]).roll("12344").keep("44")
        >>> game.turn.kept, game.to_throw
        ((4, 4), 3)
        """
        return self._apply_move(Keep(self.seat, read_dice(dice)))

    def enter(self, key: str) -> Self:
        """Return the game with the turn ended in a box.

        >>> import yatzy
        >>> game = yatzy.Game.new(yatzy.sheet("vinga"), ["Anna"]).roll("12345")
        >>> game.enter("small-straight").totals
        {'Anna': 15}
        """
        return self._apply_move(Enter(self.seat, key))

    def _apply_move(self, move: Move) -> Self:
        from yatzy.game.engine import decide, evolve  # noqa: PLC0415 # the engine is written in terms of games

        game: Game = self
        for event in decide(self, move):
            game = evolve(game, event)
        return cast("Self", game)

    # State transitions of the engine, unchecked

    def add_roll_off_throw(self, dice: Dice) -> Self:
        """Return the game after a throw of the roll-off."""
        return replace(self, roll_off=(*self.roll_off, dice))

    def with_current_turn(self, turn: Turn) -> Self:
        """Return the game with another current turn."""
        return type(self)(
            self.setup,
            self.cards,
            self.roll_off,
            self.turns,
            turn,
            self.secret,
            self.last_correction,
            self.past_dice_thrown,
        )

    def finish_turn(self, played: FinishedTurn) -> Self:
        """Return the game after a finished turn, with new cards if a new round begins."""
        rounds = self.replace_card(self.round, self.column, self.card.write(played.mark))
        turns = (*self.turns, played)
        if len(turns) % self.setup.turns_per_round == 0 and len(rounds) < self.setup.rounds:
            rounds = (*rounds, empty_cards(self.setup))
        dice_thrown = self.past_dice_thrown + count_dice(played.throws)
        return type(self)(self.setup, rounds, self.roll_off, turns, NEW_TURN, self.secret, None, dice_thrown)

    def reopen_last_turn(self) -> Self:
        """Return the game before its last mark, with that turn current again."""
        turns, last = self.turns[:-1], self.turns[-1]
        number, column = self.round_of(len(turns)), self.column_of(len(turns))
        rounds = self.replace_card(number, column, self.cards[number][column].erase(last.mark))[: number + 1]
        dice_thrown = self.past_dice_thrown - count_dice(last.throws)
        return replace(self, cards=rounds, turns=turns, turn=last.reopen(), past_dice_thrown=dice_thrown)

    def replace_card(self, number: int, column: int, card: Card) -> tuple[tuple[Card, ...], ...]:
        """Return the cards of all rounds, with one card replaced."""
        cards = self.cards[number]
        cards = (*cards[:column], card, *cards[column + 1 :])
        return (*self.cards[:number], cards, *self.cards[number + 1 :])


def _parse_enum(kind: type[SetupEnum], name: str, text: str) -> SetupEnum:
    """Return an enum member by value; raise :class:`SetupError` if there is none."""
    try:
        return kind(text)
    except ValueError:
        choices = ", ".join(kind)
        raise SetupError("setup-choice", tag=name, choices=choices, text=str(text)) from None


def count_dice(throws: Iterable[Throw]) -> int:
    """Return how many dice were rolled in some throws."""
    return sum(len(throw.thrown) for throw in throws)


def empty_cards(setup: Setup) -> tuple[Card, ...]:
    """Return the cards of a new round."""
    return tuple(Card.empty(setup.sheet.tables) for _ in setup.columns)
