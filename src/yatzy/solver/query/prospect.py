"""How a turn ends under best play: every mark it can end with, and its chance. Needs no numpy."""

from collections.abc import Sequence
from dataclasses import dataclass

from yatzy.game.card import Mark
from yatzy.rules.dice import dice_space
from yatzy.rules.errors import CardError
from yatzy.solver.query.outlook import Outlook, keeps_inside, keeps_of_one_more

Chances = Sequence[float]
"""By roll."""


@dataclass(frozen=True, slots=True)
class TurnEnd:
    """A mark that a turn can end with."""

    mark: Mark
    chance: float
    value: float
    """The expected final total after it, or whatever the outlook's values measure."""


def turn_ends(outlook: Outlook, chances: Chances, rolls_left: int) -> tuple[TurnEnd, ...]:
    """Return how a turn ends under best play, from the chance of each roll now."""
    marks: dict[Mark, tuple[float, float]] = {}
    for roll, chance in enumerate(chances_at_end(outlook, chances, rolls_left)):
        if chance:
            mark, value = best_entry(outlook, roll)
            before = marks.get(mark, (0.0, value))[0]
            marks[mark] = (before + chance, value)
    return tuple(TurnEnd(mark, chance, value) for mark, (chance, value) in marks.items())


def ends_of_dice(outlook: Outlook, dice: Sequence[int], rolls_left: int) -> tuple[TurnEnd, ...]:
    """Return how the turn ends from these dice."""
    chances = [0.0] * len(outlook.rolls[0])
    chances[outlook.roll_index(dice, rolls_left)] = 1.0
    return turn_ends(outlook, chances, rolls_left)


def ends_of_keep(outlook: Outlook, keep: Sequence[int], rolls_left: int) -> tuple[TurnEnd, ...]:
    """Return how the turn ends when these dice are kept and the others thrown, using one of the rolls left."""
    return turn_ends(outlook, chances_after_keep(outlook, keep), rolls_left - 1)


def ends_of_turn(outlook: Outlook) -> tuple[TurnEnd, ...]:
    """Return how the turn ends, before its first throw."""
    return turn_ends(outlook, chances_after_keep(outlook, ()), outlook.card.tables.rolls - 1)


def chances_after_keep(outlook: Outlook, keep: Sequence[int]) -> Chances:
    """Return the chance of each roll after throwing the other dice."""
    if not outlook.card.open_boxes:
        raise CardError("card-full")
    space = outlook.card.tables.dice
    return _throw_rest(space.count, {space.keep_index(tuple(sorted(keep))): 1.0})


def best_entry(outlook: Outlook, roll: int) -> tuple[Mark, float]:
    """Return the mark that best play writes for a roll, and its value.

    Of equal boxes it takes the topmost, preferring one that scores.
    """
    tables = outlook.card.tables
    column = {box: float(outlook.entries[box, roll]) for box in tables.upper_first}
    best = max(column.values())
    boxes = [box for box, value in column.items() if best - value <= outlook.tie]
    situation = None
    if tables.face_of[roll]:
        card = outlook.card
        situation = tables.situation(roll, card.open_boxes, holds_points=card.holds_points)
    worths = {box: tables.score_entry(box, roll, situation)[:2] for box in boxes}
    box = boxes[0]
    if not tables.face_of[roll]:
        box = min(boxes, key=lambda one: not worths[one][0])
    return Mark(tables.keys[box], *worths[box]), outlook.base + column[box]


def best_keep(outlook: Outlook, roll: int, rolls_left: int) -> int:
    """Return the keep of best play for a roll, by index; keeping all is to stop."""
    return _best_keeps(outlook, [roll], rolls_left)[0]


def chances_at_end(outlook: Outlook, chances: Chances, rolls_left: int) -> Chances:
    """Return the chance of each roll at the end of the turn under best play, from the chance of each now."""
    for left in range(rolls_left, 0, -1):
        rolls = [roll for roll, chance in enumerate(chances) if chance]
        mass: dict[int, float] = {}
        for roll, keep in zip(rolls, _best_keeps(outlook, rolls, left), strict=True):
            mass[keep] = mass.get(keep, 0.0) + chances[roll]
        chances = _throw_rest(outlook.card.tables.dice.count, mass)
    return chances


def _best_keeps(outlook: Outlook, rolls: Sequence[int], rolls_left: int) -> list[int]:
    space, keeps = outlook.card.tables.dice, []
    worth, stopping = outlook.keeps[rolls_left - 1].tolist(), outlook.rolls[0].tolist()
    for roll in rolls:
        inside = keeps_inside(space.count, roll)[1]
        best = max(stopping[roll], *[worth[keep] for keep in inside])
        if best - stopping[roll] <= outlook.tie:
            keeps.append(len(space.keeps) - len(space.rolls) + roll)
        else:
            keeps.append(next(keep for keep in inside if best - worth[keep] <= outlook.tie))
    return keeps


def _throw_rest(dice: int, mass: dict[int, float]) -> Chances:
    """Return the chance of each roll after throwing the other dice, from the chance of each keep."""
    space, more = dice_space(dice), keeps_of_one_more(dice)
    chances = [mass.get(keep, 0.0) for keep in range(len(space.keeps))]
    for keep, longer in enumerate(more):
        if chance := chances[keep]:
            for one in longer:
                chances[one] += chance / 6
    return chances[len(more) :]
