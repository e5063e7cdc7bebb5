"""``yatzy simulate``: computer players against each other, in many games."""

import json as json_format
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from yatzy.bots.players import WINNER, check_contest
from yatzy.cli.output import WIDEST, pairs, ruled, terminal
from yatzy.cli.solving import solution
from yatzy.cli.waiting import waiting
from yatzy.l10n.catalogue import Catalogue, catalogue, pick_language
from yatzy.l10n.players import computer_name, read_computers
from yatzy.l10n.rulebook import full_title
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.shelf import USUAL, find_sheet
from yatzy.solver.seeds import check_seed

if TYPE_CHECKING:
    from yatzy.bots.contest import Result, Results

LEVELS = "beginner,casual,strong,perfect"
USUAL_GAMES = 10_000

WINNERS_GAMES = 500
"""With someone who plays to win, which takes about a tenth of a second a game."""


def simulate(
    *,
    players: str = LEVELS,
    sheet: str = USUAL,
    games: int | None = None,
    seed: int = 0,
    json: bool = False,
    lang: str | None = None,
) -> None:
    rule_sheet = find_sheet(sheet)
    words = catalogue(pick_language(lang, also=rule_sheet.languages))
    names = read_computers(words, players)
    if games is None:
        games = WINNERS_GAMES if WINNER in names else USUAL_GAMES
    check_contest(names, games)
    check_seed(seed)
    results = _results(words, rule_sheet, names, games, seed)
    if json:
        from msgspec import to_builtins  # noqa: PLC0415 # slow to load

        from yatzy.l10n.answers import contest_answer  # noqa: PLC0415 # as above

        print(json_format.dumps(to_builtins(contest_answer(rule_sheet, results, seed))))
    else:
        _print(words, rule_sheet, results)


def _results(words: Catalogue, sheet: RuleSheet, names: tuple[str, ...], games: int, seed: int) -> "Results":
    values, _ = solution(words, sheet)
    with waiting(words.say("solve-preparing"), words.say("simulate-playing")) as progress:
        from yatzy.bots.contest import contest  # noqa: PLC0415 # slow to load

        return contest(sheet, values, names, games, seed=seed, progress=progress)


def _print(words: Catalogue, sheet: RuleSheet, results: "Results") -> None:
    console, alone = terminal(), len(results.players) == 1
    console.print(words.say("simulate-heading", sheet=full_title(sheet), games=results.games), style="bold")
    console.print()
    rows = [_row(words, one, alone=alone) for one in results.players]
    table = _table(rows)
    room = console.options.update(max_width=2 * WIDEST)
    if console.measure(table, options=room).maximum <= console.width:
        console.print(table)
    else:
        _print_lines(console, rows)
    console.print()
    console.print(words.say("simulate-sure-alone" if alone else "simulate-sure"), style="dim")


def _row(words: Catalogue, one: "Result", *, alone: bool) -> dict[str, str]:
    """Return a player's figures by the heading of their column."""
    low, high = (words.percent(share) for share in one.wins_range)
    mean, sure = words.decimal(one.mean, 2), words.decimal(one.mean_range[1] - one.mean, 2)
    figures = {
        "column-player": computer_name(words, one.name),
        "column-mean": words.say("simulate-mean", mean=mean, sure=sure),
        "column-deviation": words.decimal(one.deviation, 2),
        "column-worst": str(one.worst),
        "column-best": str(one.best),
    }
    if not alone:
        figures["column-wins"] = words.percent(one.wins)
        figures["column-wins-range"] = words.say("simulate-range", low=low, high=high)
    return {words.say(heading): figure for heading, figure in figures.items()}


def _table(rows: list[dict[str, str]]) -> Table:
    table = ruled(*rows[0])
    for column in table.columns[1:]:
        column.justify = "right"
    for row in rows:
        table.add_row(*row.values())
    return table


def _print_lines(console: Console, rows: list[dict[str, str]]) -> None:
    """Print one player below the other, for narrow terminals."""
    for place, row in enumerate(rows):
        if place:
            console.print()
        (_, name), *figures = row.items()
        console.print(name, style="bold")
        console.print(pairs(dict(figures), figures=True))
