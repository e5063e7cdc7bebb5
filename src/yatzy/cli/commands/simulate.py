"""``yatzy simulate``: bots against each other, in many games."""

from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from yatzy.bots.names import WINNER, check_contest
from yatzy.cli.support.json_output import print_json
from yatzy.cli.support.progress import show_progress
from yatzy.cli.support.solution import ConsoleSolutions
from yatzy.cli.support.terminal import WIDEST, fact_table, make_console, ruled_table
from yatzy.l10n.bot_names import bot_name, parse_bots
from yatzy.l10n.catalogue import Catalogue, catalogue, pick_language
from yatzy.rules.sheet import RuleSheet, full_title
from yatzy.rules.sheet_files import DEFAULT_SHEET, find_sheet
from yatzy.solver.seeds import check_seed

if TYPE_CHECKING:
    from yatzy.app.simulate import ContestAnswer
    from yatzy.bots.contest import BotResult

LEVELS = "beginner,casual,strong,perfect"
USUAL_GAMES = 10_000

WINNERS_GAMES = 500
"""Default with a bot that plays to win, which takes about a tenth of a second per game."""


def simulate(
    *,
    players: str = LEVELS,
    sheet: str = DEFAULT_SHEET,
    games: int | None = None,
    seed: int = 0,
    json: bool = False,
    lang: str | None = None,
) -> None:
    rule_sheet = find_sheet(sheet)
    words = catalogue(pick_language(lang, extra_languages=rule_sheet.languages))
    names = parse_bots(words, players)
    if games is None:
        games = WINNERS_GAMES if WINNER in names else USUAL_GAMES
    check_contest(names, games)
    check_seed(seed)
    results = _simulate(words, rule_sheet, names, games, seed)
    if json:
        print_json(results)
    else:
        _print(words, rule_sheet, results)


def _simulate(
    words: Catalogue, sheet: RuleSheet, names: tuple[str, ...], games: int, seed: int
) -> "ContestAnswer":
    solutions = ConsoleSolutions(words)
    solutions.load(sheet)  # with a progress bar of its own
    with show_progress(words, "solve-preparing", "simulate-playing") as progress:
        from yatzy.app.simulate import simulate as run_simulation  # noqa: PLC0415 # slow to load

        return run_simulation(solutions, sheet, names, games, seed=seed, progress=progress)


def _print(words: Catalogue, sheet: RuleSheet, results: "ContestAnswer") -> None:
    console, alone = make_console(), len(results.players) == 1
    console.print(words.say("simulate-heading", sheet=full_title(sheet), games=results.games), style="bold")
    console.print()
    rows = [_player_figures(words, one, alone=alone) for one in results.players]
    table = _table(rows)
    room = console.options.update(max_width=2 * WIDEST)
    if console.measure(table, options=room).maximum <= console.width:
        console.print(table)
    else:
        _print_lines(console, rows)
    console.print()
    console.print(words.say("simulate-sure-alone" if alone else "simulate-sure"), style="dim")


def _player_figures(words: Catalogue, one: "BotResult", *, alone: bool) -> dict[str, str]:
    """Return a player's figures by the heading of their column."""
    low, high = (words.percent(share) for share in one.wins_range)
    mean, sure = words.decimal(one.mean, 2), words.decimal(one.mean_range[1] - one.mean, 2)
    figures = {
        "column-player": bot_name(words, one.name),
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
    table = ruled_table(*rows[0])
    for column in table.columns[1:]:
        column.justify = "right"
    for row in rows:
        table.add_row(*row.values())
    return table


def _print_lines(console: Console, rows: list[dict[str, str]]) -> None:
    """Print the players one below the other, for narrow terminals."""
    for place, row in enumerate(rows):
        if place:
            console.print()
        (_, name), *figures = row.items()
        console.print(name, style="bold")
        console.print(fact_table(dict(figures), figures=True))
