"""Positions to practise on: one for every day, made-up ones without end, and one's own mistakes.

A made-up position comes from a game of best play with dice that follow from a label, stopped after some throw
of some turn. Nothing else is drawn from, so everybody who names the same day or seed is asked the same. Games
are begun until one stops where there is something to learn.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import count

import numpy as np
from msgspec import Struct

from yatzy.chance.fair import FairDice, seeded_secret
from yatzy.coach.review import Decision, Review
from yatzy.game.card import Card
from yatzy.game.state import Game
from yatzy.rules.dice import FACES, Dice
from yatzy.rules.errors import YatzyError
from yatzy.solver.advice import Advice, Choice, advice_of
from yatzy.solver.outlook import Outlook, outlooks
from yatzy.solver.prospect import best_entry, best_keeps
from yatzy.solver.scoring import scoring_of
from yatzy.solver.space import space_of
from yatzy.solver.values import Values

LABEL = "drill 1"
"""Part of every label: rises when the same day or seed would come to ask something else."""

TEACHES_FROM, TEACHES_TO = 0.2, 4.0
"""What a mistake has to cost to be worth learning from, and may cost for anyone to make it."""

NEARLY_AS_GOOD = 1.0
"""What another plan may cost at most to be hard to tell from the best."""

DIGITS = 6
"""Costs are judged by so many: machines differ only in later ones."""

GAMES = 200
"""Games begun until the best position so far has to do, on a sheet where little can be learned."""

COSTLY = 0.5
"""What a decision in a game must have cost to be asked again."""

NOTHING, THE_LAST_BOX, A_CHOICE, A_CLEAR_ONE, A_TEMPTING_ONE = range(5)
"""What there is to learn from a position; with one box open it is only how to fill that."""


class Day(Struct, frozen=True, tag="day", tag_field="kind"):
    """The position of a day."""

    date: str


class MadeUp(Struct, frozen=True, tag="made-up", tag_field="kind"):
    """A position for practice."""

    seed: int
    number: int
    """Which one of that seed, from 0."""


class Decided(Struct, frozen=True, tag="own", tag_field="kind"):
    """A position from a game that was played, and what was decided there."""

    game: str
    date: str
    player: str
    turn: int
    """Which turn of the game, from 0."""
    chosen: Choice


Source = Day | MadeUp | Decided


class Position(Struct, frozen=True):
    """The middle of a turn: what stands on the card, how the dice lie, and where it comes from."""

    card: Card
    dice: Dice
    """Sorted."""
    rolls_left: int
    source: Source

    @property
    def digest(self) -> str:
        """Return the fingerprint of the rules it is played by."""
        return self.card.tables.digest

    def advice(self, values: Values) -> Advice:
        """Return every choice there is, the best first."""
        return advice_of(values.outlook(self.card), self.dice, self.rolls_left)


def position_of_the_day(values: Values, date: str) -> Position:
    """Return the position that everybody is asked on a day, such as 2026-11-15, by the same rules."""
    return _found(values, f"{LABEL} day {date}", Day(date))


def made_up(values: Values, seed: int) -> Iterator[Position]:
    """Return positions for practice without end, the same for the same seed."""
    return (practice(values, seed, number) for number in count())


def practice(values: Values, seed: int, number: int) -> Position:
    """Return one of the positions for practice, counted from 0."""
    return _found(values, f"{LABEL} seed {seed} {number}", MadeUp(seed, number))


def own_mistakes(
    reviewed: Iterable[tuple[Game, Review]], *, player: str | None = None, least: float = COSTLY
) -> list[Position]:
    """Return where people decided badly in games, the costliest decision first, and no position twice.

    Only a player of that name counts, if one is named. Computers do not count, nor does a game under way at a
    table that wants no coach.
    """
    found: dict[tuple[Card, Dice, int], Position] = {}
    decisions = [
        (decision, game, game.setup.players[seat])
        for game, review in reviewed
        if game.over or game.setup.coach
        for seat, decision in _decisions(review)
        if decision.cost >= least and not game.setup.computer(seat)
    ]
    for decision, game, name in sorted(decisions, key=lambda one: -one[0].cost):
        if player is None or name.casefold() == player.casefold():
            position = _decided(game, decision, name)
            found.setdefault((position.card, position.dice, position.rolls_left), position)
    return list(found.values())


def _decisions(review: Review) -> Iterator[tuple[int, Decision]]:
    """Yield decisions with the seat that made them."""
    for column in review.columns:
        for turn in column.turns:
            yield from ((turn.seat, decision) for decision in turn.decisions)


def _decided(game: Game, decision: Decision, player: str) -> Position:
    source = Decided(game.setup.game_id, game.setup.date, player, decision.turn, decision.chosen)
    return Position(decision.card, tuple(sorted(decision.dice)), decision.rolls_left, source)


# Making positions up


class _Chance:
    """Dice and numbers that follow from a label, one after the other."""

    def __init__(self, label: str, game: int) -> None:
        self._dice = FairDice(seeded_secret(label), str(game))
        self._thrown = 0

    def throw(self, dice: int) -> Dice:
        """Throw some dice."""
        self._thrown += dice
        return self._dice.throw(self._thrown - dice, dice)

    def below(self, end: int) -> int:
        """Return a number below an end, each as likely: dice as digits, thrown again where they show more."""
        digits = next(size for size in count(1) if len(FACES) ** size >= end)
        fair = len(FACES) ** digits // end * end
        while True:
            number = 0
            for face in self.throw(digits):
                number = number * len(FACES) + face - 1
            if number < fair:
                return number % end


def _found(values: Values, label: str, source: Source) -> Position:
    """Return the first position to be learned from, or else the best there was."""
    label, best, most = f"{label} {values.tables.digest}", None, NOTHING
    for game in range(GAMES):
        position = _stopped(values, _Chance(label, game), source)
        lesson = _lesson(values.outlook(position.card), position.advice(values))
        if lesson > most:
            best, most = position, lesson
        if most == A_TEMPTING_ONE:
            break
    if best is None:
        raise YatzyError("drill-no-choice")
    return best


def _stopped(values: Values, chance: _Chance, source: Source) -> Position:
    """Return a game of best play, stopped somewhere."""
    tables = values.tables
    card = Card.empty(tables)
    for _ in range(chance.below(len(tables.keys))):
        outlook = values.outlook(card)
        dice, _ = _thrown(outlook, chance, tables.rolls)
        card = card.write(best_entry(outlook, tables.dice.roll_index(dice))[0])
    dice, rolls_left = _thrown(values.outlook(card), chance, 1 + chance.below(tables.rolls))
    return Position(card, dice, rolls_left, source)


def _thrown(outlook: Outlook, chance: _Chance, throws: int) -> tuple[Dice, int]:
    """Return the dice after some throws, or earlier where best play stops, and how many throws are left."""
    tables = outlook.card.tables
    keep: Dice = ()
    for rolls_left in range(tables.rolls - 1, tables.rolls - 1 - throws, -1):
        dice = tuple(sorted(keep + chance.throw(tables.dice.count - len(keep))))
        if rolls_left:
            keep = tables.dice.keeps[best_keeps(outlook, rolls_left)[tables.dice.roll_index(dice)]]
        if keep == dice:
            break
    return dice, rolls_left


# What can be learned from them


def teaches(outlook: Outlook, advice: Advice) -> bool:
    """Whether something can be learned from a position, because a person might well go wrong there.

    More than one box is open, one choice is clearly the best, and another that somebody may have in mind costs
    something, but not so much that nobody would think of it.
    """
    return _lesson(outlook, advice) == A_TEMPTING_ONE


def _lesson(outlook: Outlook, advice: Advice) -> int:
    if len(advice.choices) == 1:
        return NOTHING
    if outlook.card.open_boxes.bit_count() == 1:
        return THE_LAST_BOX
    if not _worth(advice.choices[1]):
        return A_CHOICE
    return A_TEMPTING_ONE if any(map(_worth, _tempting(outlook, advice))) else A_CLEAR_ONE


def _worth(choice: Choice, most: float = TEACHES_TO) -> bool:
    """Whether what a choice costs is worth learning."""
    return TEACHES_FROM < round(choice.cost, DIGITS) < most


def _tempting(outlook: Outlook, advice: Advice) -> Iterator[Choice]:
    """Yield what people may have in mind who do not look far ahead.

    That is to keep what is most alike, to count only what this turn brings, or to follow quite another plan
    that is nearly as good; without a throw left, any other box.
    """
    if not advice.rolls_left:
        yield from advice.choices[1:]
        return
    best, dice = advice.best, Counter(advice.dice)
    face = max(dice, key=lambda one: (dice[one], one))
    if dice[face] < len(advice.dice):
        yield advice.keeping((face,) * dice[face])
    greedy = _greedy(outlook, advice)
    near = min(NEARLY_AS_GOOD, round(advice.keeping(()).cost, DIGITS))  # to throw all is no plan
    for choice in advice.choices[1:]:
        if (choice == greedy or _worth(choice, near)) and not best.is_like(choice):
            yield choice


def _greedy(outlook: Outlook, advice: Advice) -> Choice:
    """Return the choice of one who counts what this turn brings, and nothing after it."""
    space, scoring = space_of(outlook.card.tables), scoring_of(outlook.card.tables)
    nothing_after = np.broadcast_to(0.0, (space.length,))
    (this_turn,) = outlooks(nothing_after, space, scoring, [outlook.card])
    best = advice_of(this_turn, advice.dice, advice.rolls_left).best
    return advice.entering(best.key) if best.key is not None else advice.keeping(best.keep or ())
