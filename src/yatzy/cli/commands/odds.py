"""``yatzy odds``: how the games on a sheet end under best play."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from rich.console import Console
from rich.table import Table

from yatzy.cli.support.card_arguments import check_open, parse_card_arguments
from yatzy.cli.support.json_output import print_json
from yatzy.cli.support.progress import show_progress
from yatzy.cli.support.solution import load_solution
from yatzy.cli.support.terminal import NARROW, check_writable, fact_table, make_console, ruled_table, save_file
from yatzy.game.card import Card
from yatzy.l10n.catalogue import Catalogue, catalogue, pick_language
from yatzy.rules.errors import YatzyError
from yatzy.rules.sheet import RuleSheet, full_title
from yatzy.rules.sheet_files import DEFAULT_SHEET, find_sheet

if TYPE_CHECKING:
    from yatzy.paper.figure import Figure
    from yatzy.solver.odds import Odds

MOST_GAMES = 1_000_000_000

WIDTH_PER_SHEET = 20
"""Columns needed for each further sheet."""

TALL_PLOT, SHORT_PLOT = 8, 6
"""Lines of the plot, in wide and in narrow terminals."""


def odds(
    *sheets: str,
    filled: str = "",
    games: int | None = None,
    svg: str | None = None,
    json: bool = False,
    lang: str | None = None,
) -> None:
    if games is not None and not 1 <= games <= MOST_GAMES:
        raise YatzyError("odds-games", got=str(games), most=MOST_GAMES)
    if svg is not None:
        check_writable(svg)  # fail before anyone waits for it
    if len(sheets) > 1:
        if filled:
            raise YatzyError("odds-filled")
        words, answer = _answer_for_sheets(sheets, games, lang)
    else:
        words, answer = _answer_for_sheet(sheets[0] if sheets else DEFAULT_SHEET, filled, games, lang)
    try:
        if json:
            print_json(answer.data)
        else:
            answer.show()
    finally:  # write the chart even if standard output was closed
        if svg is not None:
            from yatzy.paper.figure import standalone_svg  # noqa: PLC0415 # seldom needed

            save_file(svg, standalone_svg(answer.draw()))
    if svg is not None and not json:
        print()
        print(words.say("odds-chart-is-in", file=svg))


class _OddsAnswer(NamedTuple):
    """The odds as JSON data, and functions that print and draw them."""

    data: object
    show: Callable[[], None]
    draw: "Callable[[], Figure]"


def _answer_for_sheet(
    sheet: str, filled: str, games: int | None, lang: str | None
) -> tuple[Catalogue, _OddsAnswer]:
    rule_sheet, words, card = parse_card_arguments(sheet, filled, lang)
    check_open(card)
    found = _compute_odds(words, rule_sheet, card, games)

    from yatzy.paper.odds_chart import draw_odds_chart  # noqa: PLC0415 # as above
    from yatzy.report.odds_schema import odds_answer  # noqa: PLC0415 # slow to load

    return words, _OddsAnswer(
        odds_answer(rule_sheet, found, card),
        partial(_print, words, rule_sheet, card, found),
        partial(draw_odds_chart, words, rule_sheet, found, card=card),
    )


def _answer_for_sheets(
    names: Sequence[str], games: int | None, lang: str | None
) -> tuple[Catalogue, _OddsAnswer]:
    from yatzy.paper.odds_curves import MOST_CURVES  # noqa: PLC0415 # slow to load

    sheets = [find_sheet(name) for name in names]
    words = catalogue(pick_language(lang))
    if len(sheets) > MOST_CURVES:
        raise YatzyError("odds-sheets", got=len(sheets), most=MOST_CURVES)
    several = [(sheet, _compute_odds(words, sheet, Card.empty(sheet.tables), games)) for sheet in sheets]

    from yatzy.paper.odds_curves import draw_odds_curves  # noqa: PLC0415 # as above
    from yatzy.report.odds_schema import odds_answer  # noqa: PLC0415 # slow to load

    return words, _OddsAnswer(
        [odds_answer(sheet, found) for sheet, found in several],
        partial(_print_several, words, several),
        partial(draw_odds_curves, words, several),
    )


def _compute_odds(words: Catalogue, sheet: RuleSheet, card: Card, games: int | None) -> "Odds":
    from yatzy.solver.odds import check_odds  # noqa: PLC0415 # slow to load
    from yatzy.solver.odds import compute_odds as odds_of  # noqa: PLC0415 # as above
    from yatzy.solver.outcomes import has_outcomes_file, outcomes_of  # noqa: PLC0415 # as above
    from yatzy.solver.simulate import simulate  # noqa: PLC0415 # as above

    of_whole_games = card == Card.empty(sheet.tables)
    if games is None and not (of_whole_games and has_outcomes_file(sheet.tables)):
        with show_progress(words, "solve-preparing"):
            check_odds(card)  # fail before anyone waits for the solution
    values, _ = load_solution(words, sheet)
    doing = "odds-following" if games is None else "odds-playing"
    with show_progress(words, "solve-preparing", doing) as progress:
        if games is not None:
            return simulate(values, games, card=card, progress=progress)
        if of_whole_games:
            return outcomes_of(values, exact=True, progress=progress)
        return odds_of(values, card, progress=progress)


def _print_several(words: Catalogue, several: "Sequence[tuple[RuleSheet, Odds]]") -> None:
    """Print figures and percentiles of sheets side by side."""
    from yatzy.paper.odds_chart import odds_table  # noqa: PLC0415 # seldom needed

    console = make_console()
    console.print(words.say("chart-together"), style="bold")
    for sheet, found in several:
        if found.games is not None:
            console.print(words.with_label(full_title(sheet), _simulation_note(words, found)))
    console.print()
    head, rows = odds_table(words, several, [full_title(sheet) for sheet, _ in several])
    if console.width < NARROW + WIDTH_PER_SHEET * (len(several) - 2):
        for place, name in enumerate(head[1:], 1):
            console.print(name, style="bold")
            console.print(fact_table({row[0]: row[place] for row in rows}, figures=True))
            console.print()
        return
    table = ruled_table(*head)
    for column in table.columns[1:]:
        column.justify = "right"
    for row in rows:
        table.add_row(*row)
    console.print(table)


def _simulation_note(words: Catalogue, found: "Odds") -> str:
    error = found.deviation / (found.games or 1) ** 0.5
    return words.say("odds-by-playing", games=found.games or 0, error=words.decimal(error, 2))


def _print(words: Catalogue, sheet: RuleSheet, card: Card, found: "Odds") -> None:
    from yatzy.paper.odds_chart import odds_figures  # noqa: PLC0415 # as above

    console = make_console()
    console.print(words.say("odds-heading", sheet=full_title(sheet)), style="bold")
    if any(points is not None for points in card.points):
        console.print(words.say("odds-so-far", points=card.total))
    if found.games is not None:
        console.print(_simulation_note(words, found))
    console.print()
    _print_plot(console, words, found)
    console.print()
    console.print(fact_table(odds_figures(words, sheet, found), figures=True))
    console.print()
    console.print(_percentile_table(words, found, across=console.width >= NARROW))
    console.print()
    console.print(_box_table(words, sheet, card, found))


def _print_plot(console: Console, words: Catalogue, found: "Odds") -> None:
    from yatzy.cli.views.plot import draw_plot, pick_signs  # noqa: PLC0415 # as above
    from yatzy.paper.histogram import build_histogram  # noqa: PLC0415 # as above

    low, middle, high = (found.percentile(percent) for percent in (25, 50, 75))
    shown = build_histogram(found, console.width)
    signs = pick_signs()
    room = (console.width, SHORT_PLOT if console.width < NARROW else TALL_PLOT)
    for line in draw_plot(shown, middle, (low, high), room, signs):
        console.print(line)
    console.print()
    console.print(words.say("odds-middle", sign=signs.middle, middle=middle))
    if low < high:
        console.print(words.say("odds-half", sign=signs.thick, low=low, high=high))
    highest, outside = words.percent(max(shown.shares)), words.percent(shown.outside)
    scale = words.say("odds-scale", width=shown.width // shown.step, highest=highest)
    beyond = words.say("odds-outside", share=outside) if shown.outside else ""
    console.print(f"{scale} {beyond}".rstrip(), style="dim")


def _percentile_table(words: Catalogue, found: "Odds", *, across: bool) -> Table:
    """Return the percentiles of the totals, in one row or one column."""
    from yatzy.solver.odds import PERCENTILES  # noqa: PLC0415 # as above

    totals = {words.say("odds-percentile", percent=one): str(found.percentile(one)) for one in PERCENTILES}
    heading, below = words.say("odds-of-games"), words.say("odds-at-most")
    if across:
        table = ruled_table(heading, *totals)
        table.add_row(below, *totals.values())
    else:
        table = ruled_table(heading, below)
        for percent, total in totals.items():
            table.add_row(percent, total)
    for column in table.columns[1:]:
        column.justify = "right"
    return table


def _box_table(words: Catalogue, sheet: RuleSheet, card: Card, found: "Odds") -> Table:
    from yatzy.report.scorepad import RowKind, printed_rows  # noqa: PLC0415 # slow to load

    table = ruled_table(*(words.say(f"column-{name}") for name in ("box", "mean", "struck")))
    table.columns[1].justify = table.columns[2].justify = "right"
    bonus = sheet.rules.upper_bonus
    for row in printed_rows(words, sheet):
        if row.kind is RowKind.BOX:
            box, points = found.boxes[row.box_index], card.points[row.box_index]
            if points is None:
                table.add_row(row.label, words.decimal(box.mean, 2), words.percent(box.struck))
            else:
                state = words.say("odds-filled" if points else "odds-struck")
                table.add_row(row.label, str(points), state, style="dim")
        elif row.kind is RowKind.BONUS and bonus:
            label = words.say("pad-bonus", name=row.label, at=bonus.at)
            table.add_row(label, words.decimal(bonus.points * (found.upper_bonus or 0), 2), "")
        elif row.kind is RowKind.FURTHER:
            table.add_row(row.label, words.decimal(found.further, 2), "")
        elif row.kind is RowKind.TOTAL:
            table.add_row(row.label, words.decimal(found.mean, 2), "", style="bold")
        if row.ends_section:
            table.add_section()
    return table
