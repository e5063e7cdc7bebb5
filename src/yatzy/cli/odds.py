"""``yatzy odds``: how the games on a sheet end under best play."""

import json as json_format
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from rich.console import Console
from rich.table import Table

from yatzy.cli.asking import asked_about, check_open
from yatzy.cli.output import NARROW, check_place, pairs, ruled, save, terminal
from yatzy.cli.solving import solution
from yatzy.cli.waiting import waiting
from yatzy.game.card import Card
from yatzy.l10n.catalogue import Catalogue, catalogue, pick_language
from yatzy.l10n.rulebook import full_title
from yatzy.rules.errors import YatzyError
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.shelf import USUAL, find_sheet

if TYPE_CHECKING:
    from yatzy.paper.figure import Figure
    from yatzy.solver.odds import Odds

MOST_GAMES = 1_000_000_000

WIDTH_EACH = 20
"""Signs that a further sheet takes beside the others."""

HIGH, LOW = 8, 6
"""Lines of the picture, in wide terminals and in narrow ones."""


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
        check_place(svg)  # before anyone has waited for it
    if len(sheets) > 1:
        if filled:
            raise YatzyError("odds-filled")
        words, answer = _of_several(sheets, games, lang)
    else:
        words, answer = _of_one(sheets[0] if sheets else USUAL, filled, games, lang)
    try:
        if json:
            from msgspec import to_builtins  # noqa: PLC0415 # slow to load

            print(json_format.dumps(to_builtins(answer.data)))
        else:
            answer.show()
    finally:  # the chart, too, where nobody reads on
        if svg is not None:
            from yatzy.paper.figure import standalone  # noqa: PLC0415 # seldom needed

            save(svg, standalone(answer.draw()))
    if svg is not None and not json:
        print()
        print(words.say("odds-chart-is-in", file=svg))


class _Answer(NamedTuple):
    """What was found, in the ways it can be told."""

    data: object
    show: Callable[[], None]
    draw: "Callable[[], Figure]"


def _of_one(sheet: str, filled: str, games: int | None, lang: str | None) -> tuple[Catalogue, _Answer]:
    rule_sheet, words, card = asked_about(sheet, filled, lang)
    check_open(card)
    found = _found(words, rule_sheet, card, games)

    from yatzy.l10n.answers import odds_answer  # noqa: PLC0415 # slow to load
    from yatzy.paper.chart import chart  # noqa: PLC0415 # as above

    return words, _Answer(
        odds_answer(rule_sheet, found, card),
        partial(_print, words, rule_sheet, card, found),
        partial(chart, words, rule_sheet, found, card=card),
    )


def _of_several(names: Sequence[str], games: int | None, lang: str | None) -> tuple[Catalogue, _Answer]:
    from yatzy.paper.curves import MOST_CURVES  # noqa: PLC0415 # slow to load

    sheets = [find_sheet(name) for name in names]
    words = catalogue(pick_language(lang))
    if len(sheets) > MOST_CURVES:
        raise YatzyError("odds-sheets", got=len(sheets), most=MOST_CURVES)
    several = [(sheet, _found(words, sheet, Card.empty(sheet.tables), games)) for sheet in sheets]

    from yatzy.l10n.answers import odds_answer  # noqa: PLC0415 # slow to load
    from yatzy.paper.curves import curves  # noqa: PLC0415 # as above

    return words, _Answer(
        [odds_answer(sheet, found) for sheet, found in several],
        partial(_print_several, words, several),
        partial(curves, words, several),
    )


def _found(words: Catalogue, sheet: RuleSheet, card: Card, games: int | None) -> "Odds":
    from yatzy.solver.odds import check_odds, simulate  # noqa: PLC0415 # slow to load
    from yatzy.solver.odds import odds as odds_of  # noqa: PLC0415 # as above
    from yatzy.solver.outcomes import is_kept, outcomes  # noqa: PLC0415 # as above

    of_whole_games = card == Card.empty(sheet.tables)
    if games is None and not (of_whole_games and is_kept(sheet.tables)):
        with waiting(words.say("solve-preparing"), ""):
            check_odds(card)  # before anyone has waited for the solution
    values, _ = solution(words, sheet)
    doing = words.say("odds-following" if games is None else "odds-playing")
    with waiting(words.say("solve-preparing"), doing) as progress:
        if games is not None:
            return simulate(values, games, card=card, progress=progress)
        if of_whole_games:
            return outcomes(values, exact=True, progress=progress)
        return odds_of(values, card, progress=progress)


def _print_several(words: Catalogue, several: "Sequence[tuple[RuleSheet, Odds]]") -> None:
    """Print figures and percentiles of sheets side by side."""
    from yatzy.paper.chart import odds_table  # noqa: PLC0415 # seldom needed

    console = terminal()
    console.print(words.say("chart-together"), style="bold")
    for sheet, found in several:
        if found.games is not None:
            console.print(words.labelled(full_title(sheet), _by_playing(words, found)))
    console.print()
    head, rows = odds_table(words, several, [full_title(sheet) for sheet, _ in several])
    if console.width < NARROW + WIDTH_EACH * (len(several) - 2):
        for place, name in enumerate(head[1:], 1):
            console.print(name, style="bold")
            console.print(pairs({row[0]: row[place] for row in rows}, figures=True))
            console.print()
        return
    table = ruled(*head)
    for column in table.columns[1:]:
        column.justify = "right"
    for row in rows:
        table.add_row(*row)
    console.print(table)


def _by_playing(words: Catalogue, found: "Odds") -> str:
    error = found.deviation / (found.games or 1) ** 0.5
    return words.say("odds-by-playing", games=found.games or 0, error=words.decimal(error, 2))


def _print(words: Catalogue, sheet: RuleSheet, card: Card, found: "Odds") -> None:
    from yatzy.paper.chart import odds_figures  # noqa: PLC0415 # as above

    console = terminal()
    console.print(words.say("odds-heading", sheet=full_title(sheet)), style="bold")
    if any(points is not None for points in card.points):
        console.print(words.say("odds-so-far", points=card.total))
    if found.games is not None:
        console.print(_by_playing(words, found))
    console.print()
    _print_plot(console, words, found)
    console.print()
    console.print(pairs(odds_figures(words, sheet, found), figures=True))
    console.print()
    console.print(_percentiles(words, found, across=console.width >= NARROW))
    console.print()
    console.print(_boxes(words, sheet, card, found))


def _print_plot(console: Console, words: Catalogue, found: "Odds") -> None:
    from yatzy.cli.plot import known_signs, plot  # noqa: PLC0415 # as above
    from yatzy.paper.columns import columns  # noqa: PLC0415 # as above

    low, middle, high = (found.percentile(percent) for percent in (25, 50, 75))
    shown = columns(found, console.width)
    signs = known_signs()
    room = (console.width, LOW if console.width < NARROW else HIGH)
    for line in plot(shown, middle, (low, high), room, signs):
        console.print(line)
    console.print()
    console.print(words.say("odds-middle", sign=signs.middle, middle=middle))
    if low < high:
        console.print(words.say("odds-half", sign=signs.thick, low=low, high=high))
    highest, outside = words.percent(max(shown.shares)), words.percent(shown.outside)
    scale = words.say("odds-scale", width=shown.width // shown.step, highest=highest)
    beyond = words.say("odds-outside", share=outside) if shown.outside else ""
    console.print(f"{scale} {beyond}".rstrip(), style="dim")


def _percentiles(words: Catalogue, found: "Odds", *, across: bool) -> Table:
    """Return the totals that a share of all games does not exceed, in a line or one below the other."""
    from yatzy.solver.odds import PERCENTILES  # noqa: PLC0415 # as above

    totals = {words.say("odds-percentile", percent=one): str(found.percentile(one)) for one in PERCENTILES}
    heading, below = words.say("odds-of-games"), words.say("odds-at-most")
    if across:
        table = ruled(heading, *totals)
        table.add_row(below, *totals.values())
    else:
        table = ruled(heading, below)
        for percent, total in totals.items():
            table.add_row(percent, total)
    for column in table.columns[1:]:
        column.justify = "right"
    return table


def _boxes(words: Catalogue, sheet: RuleSheet, card: Card, found: "Odds") -> Table:
    from yatzy.l10n.scorepad import Kind, printed_rows  # noqa: PLC0415 # slow to load

    table = ruled(*(words.say(f"column-{name}") for name in ("box", "mean", "struck")))
    table.columns[1].justify = table.columns[2].justify = "right"
    bonus = sheet.rules.upper_bonus
    for row in printed_rows(words, sheet):
        if row.kind is Kind.BOX:
            box, points = found.boxes[row.place], card.points[row.place]
            if points is None:
                table.add_row(row.label, words.decimal(box.mean, 2), words.percent(box.struck))
            else:
                state = words.say("odds-filled" if points else "odds-struck")
                table.add_row(row.label, str(points), state, style="dim")
        elif row.kind is Kind.BONUS and bonus:
            label = words.say("pad-bonus", name=row.label, at=bonus.at)
            table.add_row(label, words.decimal(bonus.points * (found.upper_bonus or 0), 2), "")
        elif row.kind is Kind.FURTHER:
            table.add_row(row.label, words.decimal(found.further, 2), "")
        elif row.kind is Kind.TOTAL:
            table.add_row(row.label, words.decimal(found.mean, 2), "", style="bold")
        if row.ends_section:
            table.add_section()
    return table
