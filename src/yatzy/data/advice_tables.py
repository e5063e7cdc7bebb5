"""Tables of every choice in a position, with its value and cost: for one card, or for positions in games."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from yatzy.bots.names import PERFECT
from yatzy.data.game_tables import BEFORE, BONUS, BOX, KEEP, check_games, play_games
from yatzy.data.state_tables import describe_states, state_columns
from yatzy.data.tabular import Batch, Column, Table, select_columns, table_metadata
from yatzy.game.card import Card, Mark
from yatzy.rules.dice import Dice, format_dice
from yatzy.rules.errors import CardError
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.sheet_files import as_sheet
from yatzy.solver.decision_log import DecisionLog
from yatzy.solver.query.advice import advice_of
from yatzy.solver.query.outlook import Outlook
from yatzy.solver.query.values import Values

AT_ONCE = 1_000
"""Positions per batch; each has about thirty choices."""

GAMES = 25
"""Games whose cards are evaluated together."""

COLUMNS = (
    Column("position", "int64", description="Which position, from 1 on; its choices have one row each."),
    Column("game", "int64", description="The game the position is from, from 1 on; 0 where it is from none."),
    Column("turn", "int16", description="Which turn of the card it is, from 1 on."),
    BEFORE,
    Column("total", "int32", description="The total of the card before the turn, with every bonus."),
    Column("rolls_left", "int8", description="How many throws are left."),
    Column("dice", "string", description="The dice as they lie, the lowest first."),
    Column("choice", "int16", description="Which choice, from 1 on: the best first."),
    KEEP,
    BOX,
    Column("points", "int32", description="The points it gives in the box; 0 where dice are thrown again."),
    BONUS,
    Column("value", "float64", description="The expected final total after this choice, under best play."),
    Column("cost", "float64", description="What it gives away against the best choice, in expected points."),
)  # fmt: skip


class Position(NamedTuple):
    """A position in the middle of a turn."""

    game: int
    outlook: Outlook
    dice: Dice
    rolls_left: int


def advice(
    sheet: RuleSheet | str,
    solution: Values,
    card: Card | None = None,
    *,
    dice: str | Sequence[int] | None = None,
    rolls_left: int | None = None,
    with_states: bool = False,
) -> Table:
    """Return every choice on a card, for these dice and rolls left, or for all possible ones.

    >>> import yatzy
    >>> sheet = yatzy.sheet("vinga")
    >>> batch = next(iter(advice(sheet, yatzy.solve(sheet), dice="12344", rolls_left=2)))
    >>> [batch[name][0].item() for name in ("keep", "box", "cost")], round(batch["value"][0].item(), 2)
    (['44', '', 0.0], 246.53)
    """
    sheet = as_sheet(sheet)
    card = card or Card.empty(sheet.tables)
    solution.check_card(card)
    if not card.open_boxes:
        raise CardError("card-full")
    roll = None if dice is None else sheet.tables.dice.read(dice)
    outlook = solution.outlook(card)
    lefts = [rolls_left] if rolls_left is not None else [*reversed(range(sheet.rules.rolls))]
    rolls = [roll] if roll is not None else [*sheet.tables.dice.rolls]
    for left in lefts:
        outlook.roll_index(rolls[0], left)  # raise now, not when the table is read

    def positions() -> Iterator[tuple[float, Position]]:
        every, done = len(lefts) * len(rolls), 0
        for left in lefts:
            for dice_rolled in rolls:
                done += 1
                yield done / every, Position(0, outlook, dice_rolled, left)

    filled = {
        key: points for key, points in zip(card.tables.keys, card.points, strict=True) if points is not None
    }
    metadata = table_metadata(
        "advice",
        sheet,
        filled=",".join(f"{key}={points}" for key, points in filled.items()),
        bonuses=card.bonuses,
        dice=None if roll is None else format_dice(roll),
        rolls_left=rolls_left,
    )
    return _advice_table(sheet, solution, metadata, positions, with_states=with_states)


def advice_in_games(
    sheet: RuleSheet | str,
    solution: Values,
    count: int,
    *,
    player: str = PERFECT,
    seed: int = 0,
    with_states: bool = False,
) -> Table:
    """Return every choice in every position of ``count`` games, the same as those of :func:`~yatzy.data.games`.

    >>> import yatzy
    >>> sheet = yatzy.sheet("vinga")
    >>> batch = next(iter(advice_in_games(sheet, yatzy.solve(sheet), 2, player="casual")))
    >>> int(batch["game"][-1]), batch["dice"][0].item(), bool((batch["cost"] >= 0).all())
    (2, '14466', True)
    """
    sheet = as_sheet(sheet)
    solution.check_card(Card.empty(sheet.tables))
    check_games(count, player, seed)

    def positions() -> Iterator[tuple[float, Position]]:
        for first, turns in play_games(solution, count, player, seed, at_once=GAMES):
            done = first + len(turns[0].states)
            for position in _positions(solution, first, turns):
                yield done / count, position

    metadata = table_metadata("advice", sheet, player=player, games=count, seed=seed)
    return _advice_table(sheet, solution, metadata, positions, with_states=with_states)


def _positions(solution: Values, first: int, turns: list[DecisionLog]) -> Iterator[Position]:
    """Yield every position of some games, game by game."""
    tables, boxes = solution.tables, solution.space.boxes
    cards = []
    for game in range(len(turns[0].states)):
        card = Card.empty(tables)
        for turn in turns:
            cards.append(card)
            key = tables.keys[boxes[turn.boxes[game]]]
            card = card.write(Mark(key, int(turn.points[game]), int(turn.bonus[game])))
    for place, outlook in enumerate(solution.outlooks(cards)):
        game, number = divmod(place, len(turns))
        turn = turns[number]
        for throw in range(int(turn.throws[game])):
            roll = tables.dice.rolls[turn.rolls[game, throw]]
            yield Position(first + game + 1, outlook, roll, tables.rolls - 1 - throw)


def _advice_table(
    sheet: RuleSheet,
    solution: Values,
    metadata: dict[str, str],
    positions: Callable[[], Iterator[tuple[float, Position]]],
    *,
    with_states: bool,
) -> Table:
    """Return the table of the choices in positions; each position comes with the share done after it."""
    columns = (*COLUMNS, *(state_columns(sheet.tables) if with_states else ()))

    def batches() -> Iterator[tuple[float, Batch]]:
        source, before = positions(), 0
        while some := list(islice(source, AT_ONCE)):
            batch = _rows(solution, before, [position for _, position in some])
            described = describe_states(solution.space, batch["state"]) if with_states else {}
            before += len(some)
            yield some[-1][0], select_columns(columns, batch | described)

    return Table("advice", columns, metadata, None, batches)


def _rows(solution: Values, before: int, positions: list[Position]) -> Batch:
    """Return the choices of some positions."""
    advices = [advice_of(position.outlook, position.dice, position.rolls_left) for position in positions]
    counts = np.array([len(advice.choices) for advice in advices])
    choices = [choice for advice in advices for choice in advice.choices]
    cards = [position.outlook.card for position in positions]
    places = solution.space.places(cards)

    def repeat(of_position: Iterable[object]) -> NDArray[Any]:
        return np.repeat(np.array(list(of_position)), counts)

    return {
        "position": repeat(range(before + 1, before + 1 + len(positions))),
        "game": repeat(position.game for position in positions),
        "turn": repeat(len(card.points) - card.open_boxes.bit_count() + 1 for card in cards),
        "state": np.repeat(places.rows * solution.space.lanes + places.lanes, counts),
        "total": repeat(card.total for card in cards),
        "rolls_left": repeat(position.rolls_left for position in positions),
        "dice": repeat(format_dice(sorted(position.dice)) for position in positions),
        "choice": np.arange(counts.sum()) - np.repeat(np.cumsum(counts) - counts, counts) + 1,
        "keep": np.array([format_dice(choice.keep or ()) for choice in choices]),
        "box": np.array([choice.key or "" for choice in choices]),
        "points": np.array([choice.points for choice in choices]),
        "bonus": np.array([choice.bonus for choice in choices]),
        "value": np.array([choice.value for choice in choices]),
        "cost": np.array([choice.cost for choice in choices]),
    }
