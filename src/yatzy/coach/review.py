"""A game looked at again: what each decision cost, what the dice gave, and how the two make the result.

Before its first throw a column is expected to reach what best play reaches on average. Every throw changes
that by luck, every decision takes its cost away, and what is left in the end is the final total. So

    final total − expected at the start = luck of the dice − points given away

holds exactly, throw by throw. Where only the last dice of a turn are known, the throws before them count as
one, and where only points are, the whole turn does: what the player decided then is not told from luck.
"""

from collections.abc import Iterable, Iterator
from enum import StrEnum
from functools import cached_property
from operator import index

from msgspec import Struct

from yatzy.game.card import Card
from yatzy.game.state import Game
from yatzy.game.turn import Played
from yatzy.rules.dice import Dice
from yatzy.solver.advice import Advice, Choice, advice_of
from yatzy.solver.outlook import Outlook
from yatzy.solver.values import Values


class Known(StrEnum):
    """How much is known of a turn."""

    THROWS = "throws"
    DICE = "dice"
    """Only the dice as they finally lay."""
    POINTS = "points"
    """Not even these."""


class Decision(Struct, frozen=True):
    """One choice a player made."""

    turn: int
    """Which turn of the game, from 0."""
    throw: int
    """Which throw of that turn it came after, from 1; 0 where that is not known."""
    card: Card
    """As it stood then."""
    dice: Dice
    rolls_left: int
    chosen: Choice
    best: Choice
    options: int
    """How many choices there were."""

    @property
    def cost(self) -> float:
        """Return what it gave away."""
        return self.chosen.cost


class TurnReview(Struct, frozen=True):
    """One turn: what was expected before and after it, and what came between."""

    turn: int
    seat: int
    known: Known
    before: float
    """The expected final total."""
    lucks: tuple[float, ...]
    """What each throw changed it by."""
    decisions: tuple[Decision, ...]
    after: float

    @property
    def luck(self) -> float:
        """Return what the dice changed."""
        return sum(self.lucks)

    @property
    def cost(self) -> float:
        """Return what the decisions gave away."""
        return sum(decision.cost for decision in self.decisions)


class Skill(Struct, frozen=True):
    """How well decisions were made."""

    decisions: int
    """Those where there was a choice."""
    best: int
    """Those of them that cost nothing."""
    cost: float

    @classmethod
    def of(cls, decisions: Iterable[Decision]) -> "Skill":
        """Sum up decisions."""
        real = [decision for decision in decisions if decision.options > 1]
        return cls(len(real), sum(not one.cost for one in real), sum(one.cost for one in real))

    @property
    def accuracy(self) -> float:
        """Return the share of best choices."""
        return self.best / self.decisions if self.decisions else 1.0


class ColumnReview(Struct, frozen=True, dict=True):
    """One column in one round."""

    round: int
    column: int
    expected: float
    """At the start, under best play."""
    total: float
    """In the end; of a column that is not full yet, what is expected of it now."""
    full: bool
    turns: tuple[TurnReview, ...]

    @cached_property
    def luck(self) -> float:
        """Return what the dice gave."""
        return sum(turn.luck for turn in self.turns)

    @cached_property
    def cost(self) -> float:
        """Return what was given away."""
        return sum(turn.cost for turn in self.turns)

    @cached_property
    def decisions(self) -> tuple[Decision, ...]:
        """Return all decisions, in order."""
        return tuple(decision for turn in self.turns for decision in turn.decisions)

    @cached_property
    def skill(self) -> Skill:
        """Return how well they were made."""
        return Skill.of(self.decisions)


class Review(Struct, frozen=True):
    """A whole game, as far as it was played.

    >>> import yatzy
    >>> game = yatzy.Game.new(yatzy.sheet("vinga"), ["Anna"]).roll("12344").enter("chance")
    >>> anna = yatzy.review(game).columns[0]
    >>> round(anna.expected, 2), round(anna.luck, 2), round(anna.cost, 2), round(anna.total, 2)
    (248.44, -1.91, 14.91, 231.63)
    """

    columns: tuple[ColumnReview, ...]
    """By round, then column."""
    seats: int
    """How many players there were."""

    def __repr__(self) -> str:
        parts = (
            f"{one.total:.2f} = {one.expected:.2f} {one.luck:+.2f} {-one.cost:+.2f}" for one in self.columns
        )
        return f"<Review: {'; '.join(parts)}>"

    def worst(self, column: int, count: int = 3) -> tuple[Decision, ...]:
        """Return a column's costliest decisions through all rounds, the costliest first.

        >>> import yatzy
        >>> game = yatzy.Game.new(yatzy.sheet("vinga"), ["Anna"]).roll("12344").enter("chance")
        >>> [(one.dice, one.chosen.key, one.best.keep) for one in yatzy.review(game).worst(0)]
        [((1, 2, 3, 4, 4), 'chance', (4, 4))]
        """
        _check(column, 1 + max(part.column for part in self.columns))
        decisions = [
            one for part in self.columns if part.column == column for one in part.decisions if one.cost
        ]
        return tuple(sorted(decisions, key=lambda one: -one.cost)[:count])

    def skill(self, seat: int) -> Skill:
        """Return how well a player decided, through all rounds; partners are told apart.

        >>> import yatzy
        >>> game = yatzy.Game.new(yatzy.sheet("vinga"), ["Anna"]).roll("12344").enter("chance")
        >>> skill = yatzy.review(game).skill(0)
        >>> skill.decisions, skill.best, round(skill.cost, 2)
        (1, 0, 14.91)
        """
        _check(seat, self.seats)
        turns = (turn for part in self.columns for turn in part.turns if turn.seat == seat)
        return Skill.of(decision for turn in turns for decision in turn.decisions)


def review(values: Values, game: Game) -> Review:
    """Review a game, as far as its turns are over."""
    cards = _cards_before(game)
    outlooks = values.outlooks(cards)
    turns: dict[tuple[int, int], list[TurnReview]] = {}
    for turn, played in enumerate(game.turns):
        place = (game.round_of(turn), game.column_of(turn))
        after = values.total(cards[turn].write(played.mark))
        turns.setdefault(place, []).append(turn_review(game, turn, outlooks[turn], after))
    return Review(tuple(_columns(values, game, turns)), len(game.setup.players))


def _check(number: int, count: int) -> None:
    """Refuse a number that no column or seat has."""
    if not 0 <= index(number) < count:
        raise IndexError(f"0 to {count - 1}, not {number}")


def _cards_before(game: Game) -> list[Card]:
    """Return the card each turn was written on, as it was before."""
    cards: dict[tuple[int, int], Card] = {}
    found = []
    for turn, played in enumerate(game.turns):
        place = (game.round_of(turn), game.column_of(turn))
        card = cards.setdefault(place, Card.empty(game.setup.sheet.tables))
        found.append(card)
        cards[place] = card.write(played.mark)
    return found


def _columns(
    values: Values, game: Game, turns: dict[tuple[int, int], list[TurnReview]]
) -> Iterator[ColumnReview]:
    for number, cards in enumerate(game.cards):
        for column, card in enumerate(cards):
            yield ColumnReview(
                round=number,
                column=column,
                expected=values.expected,
                total=values.total(card),
                full=not card.open_boxes,
                turns=tuple(turns.get((number, column), ())),
            )


def turn_review(game: Game, turn: int, outlook: Outlook, after: float) -> TurnReview:
    """Review one turn, from the outlook of its card and what is expected after it."""
    played = game.turns[turn]
    lucks: list[float] = []
    decisions: list[Decision] = []
    known, expected = known_of(played), outlook.value
    if known is Known.POINTS:
        lucks.append(after - expected)
    for throw, (advice, chosen) in enumerate(_choices(game, played, outlook), 1):
        lucks.append(advice.best.value - expected)
        decisions.append(_decision(turn, 0 if played.laid else throw, outlook.card, advice, chosen))
        expected = chosen.value
    return TurnReview(turn, game.seat_of(turn), known, outlook.value, tuple(lucks), tuple(decisions), after)


def known_of(played: Played) -> Known:
    """Return how much is known of a turn."""
    if not played.throws:
        return Known.POINTS
    return Known.DICE if played.laid else Known.THROWS


def _choices(game: Game, played: Played, outlook: Outlook) -> Iterator[tuple[Advice, Choice]]:
    """Yield after each throw what could be done, and what was."""
    last = len(played.throws) - 1
    for number, throw in enumerate(played.throws):
        rolls_left = 0 if played.laid else game.setup.sheet.rules.rolls - number - 1
        advice = advice_of(outlook, throw.dice, rolls_left)
        if number < last:
            yield advice, advice.keeping(played.throws[number + 1].kept)
        else:
            yield advice, advice.entering(played.mark.key)


def _decision(turn: int, throw: int, card: Card, advice: Advice, chosen: Choice) -> Decision:
    return Decision(
        turn=turn,
        throw=throw,
        card=card,
        dice=advice.dice,
        rolls_left=advice.rolls_left,
        chosen=chosen,
        best=advice.best,
        options=len(advice.choices),
    )
