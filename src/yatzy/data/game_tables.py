"""Table of the games of a computer player, decision by decision."""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from yatzy.bots.logged_batch import LoggedBatchPlayer
from yatzy.bots.names import MOST_GAMES, PERFECT, WINNER, check_name
from yatzy.bots.styled import style_of
from yatzy.data.state_tables import describe_states, state_columns
from yatzy.data.tabular import Batch, Column, Table, select_columns, table_metadata
from yatzy.game.card import Card
from yatzy.rules.dice import DiceSpace, format_dice
from yatzy.rules.errors import YatzyError
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.sheet_files import as_sheet
from yatzy.solver.decision_log import DecisionLog, slice_games
from yatzy.solver.query.values import Values
from yatzy.solver.seeds import check_seed

SIDE_BY_SIDE = 10_000
"""Games played together: those in the same state share its evaluation."""

AT_ONCE = 2_000
"""Games per batch."""

BEFORE = Column("state", "int64", description="The state before the turn.")
KEEP = Column(
    "keep",
    "string",
    description="The dice kept for the next throw; empty where a box is written into, or where every die "
    "is thrown again.",
)
BOX = Column("box", "string", description="The key of the box written into; empty where dice are thrown again.")
BONUS = Column("bonus", "int32", description="The bonus for a further five alike beside them, or 0.")

COLUMNS = (
    Column("game", "int64", description="Which game, from 1 on."),
    Column("turn", "int16", description="Which turn of the game, from 1 on."),
    Column("throw", "int8", description="Which throw of the turn, from 1 on."),
    BEFORE,
    Column("dice", "string", description="The dice after the throw, the lowest first."),
    KEEP,
    BOX,
    Column("points", "int32", description="The points written into the box; 0 where dice are thrown again."),
    BONUS,
    Column("upper_bonus_points", "int32", description="The bonus of the upper section if this made it, or 0."),
    Column("total", "int32", description="The total of the card after this decision, with every bonus."),
    Column("cost", "float64", description="What it gave away against the best decision, in expected points."),
)  # fmt: skip


def games(
    sheet: RuleSheet | str,
    solution: Values,
    count: int,
    *,
    player: str = PERFECT,
    seed: int = 0,
    with_states: bool = False,
) -> Table:
    """Return solo games of a computer player, a row for each decision. Deterministic for a seed.

    >>> import yatzy
    >>> sheet = yatzy.sheet("vinga")
    >>> batch = next(iter(games(sheet, yatzy.solve(sheet), 1, player="casual")))
    >>> batch["dice"][0].item(), int(batch["turn"][-1]), int((batch["box"] != "").sum())
    ('14466', 15, 15)
    """
    sheet = as_sheet(sheet)
    solution.check_card(Card.empty(sheet.tables))
    check_games(count, player, seed)
    space = solution.space
    columns = (*COLUMNS, *(state_columns(sheet.tables) if with_states else ()))

    def batches() -> Iterator[tuple[float, Batch]]:
        for first, turns in play_games(solution, count, player, seed, at_once=AT_ONCE):
            batch = _rows(solution, first, turns)
            described = describe_states(space, batch["state"]) if with_states else {}
            done = first + len(turns[0].states)
            yield done / count, select_columns(columns, batch | described)

    metadata = table_metadata("games", sheet, player=player, games=count, seed=seed)
    return Table("games", columns, metadata, None, batches)


def check_games(count: int, player: str, seed: int) -> None:
    """Raise :class:`YatzyError` for an unknown player, or a number of games or a seed out of range."""
    check_name(player)
    if not 1 <= count <= MOST_GAMES:
        raise YatzyError("contest-games", got=str(count), least=1, most=MOST_GAMES)
    check_seed(seed)


def play_games(
    solution: Values, count: int, player: str, seed: int, *, at_once: int
) -> Iterator[tuple[int, list[DecisionLog]]]:
    """Play games, and yield all turns of ``at_once`` of them, with the number of games before."""
    style = style_of(PERFECT if player == WINNER else player, solution)  # alone there is nobody to beat
    noted = LoggedBatchPlayer(solution, style)
    seeds = np.random.SeedSequence(seed).spawn(2)
    generators = [np.random.Generator(np.random.SFC64(child)) for child in seeds]
    for begun in range(0, count, SIDE_BY_SIDE):
        now = min(SIDE_BY_SIDE, count - begun)
        turns = list(noted.play(now, *generators))
        for first in range(0, now, at_once):
            yield begun + first, [slice_games(turn, first, first + at_once) for turn in turns]


def format_keeps(dice: DiceSpace) -> NDArray[np.str_]:
    """Return every keep as digits, by index; the rolls are the last ones."""
    return np.array([format_dice(keep) for keep in dice.keeps])


def _rows(solution: Values, first: int, turns: list[DecisionLog]) -> Batch:
    """Return the decisions of some games, game by game."""
    tables, space = solution.tables, solution.space
    keep_names, first_roll = format_keeps(tables.dice), len(tables.dice.keeps) - len(tables.dice.rolls)
    box_names = np.array([tables.keys[box] for box in space.boxes])
    rolls, keeps, costs = (np.stack([getattr(turn, name) for turn in turns], axis=1) for name in _BY_THROW)
    states, throws, boxes, points, bonus, upper = (
        np.stack([getattr(turn, name) for turn in turns], axis=1) for name in _BY_TURN
    )
    game, turn, throw = np.nonzero(np.arange(tables.rolls) < throws[:, :, None])
    at = (game, turn)
    ends = throw == throws[at] - 1
    totals = np.cumsum(points + bonus + upper, axis=1)
    before = np.pad(totals, ((0, 0), (1, 0)))[at]
    return {
        "game": first + game + 1,
        "turn": turn + 1,
        "throw": throw + 1,
        "state": states[at],
        "dice": keep_names[first_roll + rolls[game, turn, throw].astype(np.int64)],
        "keep": np.where(ends, "", keep_names[keeps[game, turn, throw]]),
        "box": np.where(ends, box_names[boxes[at]], ""),
        "points": np.where(ends, points[at], 0),
        "bonus": np.where(ends, bonus[at], 0),
        "upper_bonus_points": np.where(ends, upper[at], 0),
        "total": np.where(ends, totals[at], before),
        "cost": costs[game, turn, throw],
    }


_BY_THROW = ("rolls", "keeps", "costs")
_BY_TURN = ("states", "throws", "boxes", "points", "bonus", "upper_bonus")
