"""``yatzy odds``: how the games on a sheet end under best play."""

import json as json_format
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from yatzy.cli.asking import asked_about, check_open
from yatzy.cli.output import NARROW, check_place, pairs, ruled, save, terminal
from yatzy.cli.solving import solution
from yatzy.cli.waiting import waiting
from yatzy.game.card import Card
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.rulebook import full_title
from yatzy.rules.errors import YatzyError
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.shelf import USUAL

if TYPE_CHECKING:
    from yatzy.solver.odds import Odds

MOST_GAMES = 1_000_000_000

HIGH, LOW = 8, 6
"""Lines of the picture, in wide terminals and in narrow ones."""


def odds(
    sheet: str = USUAL,
    /,
    *,
    filled: str = "",
    games: int | None = None,
    svg: str | None = None,
    json: bool = False,
    lang: str | None = None,
) -> None:
    rule_sheet, words, card = asked_about(sheet, filled, lang)
    check_open(card)
    if svg is not None:
        check_place(svg)  # before anyone has waited for it
    if games is not None and not 1 <= games <= MOST_GAMES:
        raise YatzyError("odds-games", got=str(games), most=MOST_GAMES)
    found = _found(words, rule_sheet, card, games)
    try:
        if json:
            print(json_format.dumps(_as_data(rule_sheet, card, found)))
        else:
            _print(words, rule_sheet, card, found)
    finally:  # the chart, too, where nobody reads on
        if svg is not None:
            _draw(words, rule_sheet, card, found, svg)
    if svg is not None and not json:
        print()
        print(words.say("odds-chart-is-in", file=svg))


def _found(words: Catalogue, sheet: RuleSheet, card: Card, games: int | None) -> "Odds":
    from yatzy.solver.odds import check_odds, simulate  # noqa: PLC0415 # slow to load
    from yatzy.solver.odds import odds as odds_of  # noqa: PLC0415 # as above

    if games is None:
        with waiting(words.say("solve-preparing"), ""):
            check_odds(card)  # before anyone has waited for the solution
    values, _ = solution(words, sheet)
    doing = words.say("odds-following" if games is None else "odds-playing")
    with waiting(words.say("solve-preparing"), doing) as progress:
        if games is None:
            return odds_of(values, card, progress=progress)
        return simulate(values, games, card=card, progress=progress)


def _draw(words: Catalogue, sheet: RuleSheet, card: Card, found: "Odds", file: str) -> None:
    from yatzy.paper.chart import chart  # noqa: PLC0415 # seldom needed

    save(file, chart(words, sheet, card, found))


def _as_data(sheet: RuleSheet, card: Card, found: "Odds") -> dict[str, object]:
    from yatzy.paper.columns import PERCENTILES  # noqa: PLC0415 # as above

    boxes = [
        {"key": box.key, "mean": box.mean, "struck": box.struck, "filled": points is not None}
        for box, points in zip(found.boxes, card.points, strict=True)
    ]
    return {
        "sheet": sheet.id,
        "digest": sheet.digest,
        "mean": found.mean,
        "deviation": found.deviation,
        "percentiles": {str(percent): found.percentile(percent) for percent in PERCENTILES},
        "upper_bonus": found.upper_bonus,
        "further": found.further,
        "boxes": boxes,
        "games": found.games,
        "first": found.first,
        "chances": found.chances.tolist(),
    }


def _print(words: Catalogue, sheet: RuleSheet, card: Card, found: "Odds") -> None:
    from yatzy.paper.chart import odds_figures  # noqa: PLC0415 # as above

    console = terminal()
    console.print(words.say("odds-heading", sheet=full_title(sheet)), style="bold")
    if any(points is not None for points in card.points):
        console.print(words.say("odds-so-far", points=card.total))
    if found.games is not None:
        error = found.deviation / found.games**0.5
        console.print(words.say("odds-by-playing", games=found.games, error=words.decimal(error, 2)))
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
    from yatzy.paper.columns import PERCENTILES  # noqa: PLC0415 # as above

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
