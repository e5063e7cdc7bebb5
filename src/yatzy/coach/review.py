"""A review of a game: what each decision cost, what the dice gave, and how the two make the result.

Before its first throw, a column is expected to reach the mean of best play. Every throw changes that by luck,
every decision lowers it by its cost, and what is left in the end is the final total. So

    final total − expected at the start = luck of the dice − points lost

holds exactly, throw by throw. Where only the last dice of a turn are known, its throws count as one; where only
points are known, the whole turn counts as luck, since decisions cannot be told apart from it.
"""

from collections.abc import Iterable, Iterator
from enum import StrEnum
from functools import cached_property
from operator import index

from msgspec import Struct

from yatzy.game.card import Card
from yatzy.game.state import Game
from yatzy.game.turn import FinishedTurn
from yatzy.rules.dice import Dice
from yatzy.solver.query.advice import Advice, Choice, advice_of
from yatzy.solver.query.outlook import Outlook
from yatzy.solver.query.position_values import PositionValues


class TurnDetail(StrEnum):
    """How much is known of a turn."""

    THROWS = "throws"
    DICE = "dice"
    """Only the final dice."""
    POINTS = "points"
    """Only the points."""


class Decision(Struct, frozen=True):
    """One choice a player made."""

    turn: int
    """Turn of the game, from 0."""
    throw: int
    """The throw of the turn that it followed, from 1; 0 if unknown."""
    card: Card
    """The card before the turn."""
    dice: Dice
    rolls_left: int
    chosen: Choice
    best: Choice
    options: int
    """The number of choices."""

    @property
    def cost(self) -> float:
        """Return the points it lost."""
        return self.chosen.cost


class TurnReview(Struct, frozen=True):
    """One turn: what was expected before and after it, and the luck and decisions between."""

    turn: int
    seat: int
    known: TurnDetail
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
        """Return the points that the decisions lost."""
        return sum(decision.cost for decision in self.decisions)


class Skill(Struct, frozen=True):
    """How well decisions were made."""

    decisions: int
    """Those with more than one choice."""
    best: int
    """Those that cost nothing."""
    cost: float

    @classmethod
    def of(cls, decisions: Iterable[Decision]) -> "Skill":
        """Return the skill of some decisions."""
        real = [decision for decision in decisions if decision.options > 1]
        return cls(len(real), sum(not one.cost for one in real), sum(one.cost for one in real))

    @property
    def accuracy(self) -> float:
        """Return the share of best choices; 1 if there were none."""
        return self.best / self.decisions if self.decisions else 1.0


class ColumnReview(Struct, frozen=True, dict=True):
    """One column in one round."""

    round: int
    column: int
    expected: float
    """At the start, under best play."""
    total: float
    """The final total; the expected one while the column is not full."""
    full: bool
    turns: tuple[TurnReview, ...]

    @cached_property
    def luck(self) -> float:
        """Return the points gained by the dice."""
        return sum(turn.luck for turn in self.turns)

    @cached_property
    def cost(self) -> float:
        """Return the points lost by decisions."""
        return sum(turn.cost for turn in self.turns)

    @cached_property
    def decisions(self) -> tuple[Decision, ...]:
        """Return all decisions, in order."""
        return tuple(decision for turn in self.turns for decision in turn.decisions)

    @cached_property
    def skill(self) -> Skill:
        """Return how well they decided."""
        return Skill.of(self.decisions)


class Review(Struct, frozen=True):
    """The review of a game, up to its last finished turn.

    >>> import yatzy
    >>> game = yatzy.Game.new(yatzy.sheet("vinga"), ["Anna"]).roll("12344").enter("chance")
    >>> anna = yatzy.review(game).columns[0]
    >>> round(anna.expected, 2), round(anna.luck, 2), round(anna.cost, 2), round(anna.total, 2)
    (248.44, -1.91, 14.91, 231.63)
    """

    columns: tuple[ColumnReview, ...]
    """By round, then column."""
    seats: int
    """The number of players."""

    def __repr__(self) -> str:
        parts = (
            f"{one.total:.2f} = {one.expected:.2f} {one.luck:+.2f} {-one.cost:+.2f}" for one in self.columns
        )
        return f"<Review: {'; '.join(parts)}>"

    def worst(self, column: int, count: int = 3) -> tuple[Decision, ...]:
        """Return a column's costliest decisions over all rounds, the costliest first.

        >>> import yatzy
        >>> game = yatzy.Game.new(yatzy.sheet("vinga"), ["Anna"]).roll("12344").enter("chance")
        >>> [(one.dice, one.chosen.key, one.best.keep) for one in yatzy.review(game).worst(0)]
        [((1, 2, 3, 4, 4), 'chance', (4, 4))]
        """
        _check_index(column, 1 + max(part.column for part in self.columns))
        decisions = [
            one for part in self.columns if part.column == column for one in part.decisions if one.cost
        ]
        return tuple(sorted(decisions, key=lambda one: -one.cost)[:count])

    def skill(self, seat: int) -> Skill:
        """Return how well a player decided over all rounds; partners are counted separately.

        >>> import yatzy
        >>> game = yatzy.Game.new(yatzy.sheet("vinga"), ["Anna"]).roll("12344").enter("chance")
        >>> skill = yatzy.review(game).skill(0)
        >>> skill.decisions, skill.best, round(skill.cost, 2)
        (1, 0, 14.91)
        """
        _check_index(seat, self.seats)
        turns = (turn for part in self.columns for turn in part.turns if turn.seat == seat)
        return Skill.of(decision for turn in turns for decision in turn.decisions)


def review(values: PositionValues, game: Game) -> Review:
    """Review all finished turns of a game."""
    cards = cards_before(game)
    outlooks = values.outlooks(cards)
    turns: dict[tuple[int, int], list[TurnReview]] = {}
    for turn, played in enumerate(game.turns):
        place = (game.round_of(turn), game.column_of(turn))
        after = values.total(cards[turn].write(played.mark))
        turns.setdefault(place, []).append(review_turn(game, turn, outlooks[turn], after))
    return Review(tuple(_review_columns(values, game, turns)), len(game.setup.players))


def _check_index(number: int, count: int) -> None:
    """Raise ``IndexError`` unless there is a column or seat of this number."""
    if not 0 <= index(number) < count:
        raise IndexError(f"0 to {count - 1}, not {number}")


def cards_before(game: Game) -> list[Card]:
    """Return the card of each turn as it was before the turn."""
    cards: dict[tuple[int, int], Card] = {}
    cards_before = []
    for turn, played in enumerate(game.turns):
        place = (game.round_of(turn), game.column_of(turn))
        card = cards.setdefault(place, Card.empty(game.setup.sheet.tables))
        cards_before.append(card)
        cards[place] = card.write(played.mark)
    return cards_before


def _review_columns(
    values: PositionValues, game: Game, turns: dict[tuple[int, int], list[TurnReview]]
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


def review_turn(game: Game, turn: int, outlook: Outlook, after: float) -> TurnReview:
    """Review one turn, from the outlook of its card and the expected total after it."""
    played = game.turns[turn]
    lucks: list[float] = []
    decisions: list[Decision] = []
    known, expected = turn_detail(played), outlook.value
    if known is TurnDetail.POINTS:
        lucks.append(after - expected)
    for throw, (advice, chosen) in enumerate(_choices_made(game, played, outlook), 1):
        lucks.append(advice.best.value - expected)
        decisions.append(_decision_of(turn, 0 if played.laid else throw, outlook.card, advice, chosen))
        expected = chosen.value
    return TurnReview(turn, game.seat_of(turn), known, outlook.value, tuple(lucks), tuple(decisions), after)


def turn_detail(played: FinishedTurn) -> TurnDetail:
    """Return how much is known of a turn."""
    if not played.throws:
        return TurnDetail.POINTS
    return TurnDetail.DICE if played.laid else TurnDetail.THROWS


def _choices_made(game: Game, played: FinishedTurn, outlook: Outlook) -> Iterator[tuple[Advice, Choice]]:
    """Yield the advice after each throw, and the choice that was made."""
    last = len(played.throws) - 1
    for number, throw in enumerate(played.throws):
        rolls_left = 0 if played.laid else game.setup.sheet.rules.rolls - number - 1
        advice = advice_of(outlook, throw.dice, rolls_left)
        if number < last:
            yield advice, advice.keeping(played.throws[number + 1].kept)
        else:
            yield advice, advice.entering(played.mark.key)


def _decision_of(turn: int, throw: int, card: Card, advice: Advice, chosen: Choice) -> Decision:
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
