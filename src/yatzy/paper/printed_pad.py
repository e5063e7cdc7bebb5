"""The score pad of a sheet as a self-contained HTML page to print.

It has no script and loads nothing. A server, whose policy forbids inline style, passes another ``head``. Text
from sheets and catalogues is escaped on its way in: a house sheet may contain anything.
"""

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from html import escape
from importlib.resources import files
from itertools import groupby

from yatzy.l10n.catalogue import Catalogue
from yatzy.paper.dice_svg import render_pips
from yatzy.report.scorepad import RowKind, printed_rows
from yatzy.rules.errors import YatzyError
from yatzy.rules.patterns import Anything, Face, Faces
from yatzy.rules.sheet import RuleSheet, full_title
from yatzy.rules.vocabulary import Box, CountedDice, Pays, Section

LEAST_COLUMNS = 1
DEFAULT_COLUMNS = 6
MOST_COLUMNS = 12
"""More would leave no room for three digits."""

TICK_BOXES = 4
"""Squares to tick per column; narrow columns show fewer."""


@dataclass(frozen=True, slots=True)
class _PadLine:
    """One line of the pad; ``hint`` and ``cell`` are HTML, ``name`` is plain text."""

    part: str
    """Lines of one part form a ``tbody``, with a stronger rule before the next."""
    kind: str
    name: str
    hint: str = ""
    cell: str = ""


@dataclass(frozen=True, slots=True)
class PadMeasures:
    """The measures that ``pad.css`` computes the layout from."""

    columns: int
    rows: int
    longest: int
    """Letters in the longest name of a row."""
    letters: int
    """Letters in the name of the game."""


def pad_css(measures: PadMeasures) -> str:
    """Return the style sheet of a pad with these measures."""
    properties = " ".join(f"--{name}: {number};" for name, number in asdict(measures).items())
    return f":root {{ {properties} }}\n{(files('yatzy.paper') / 'pad.css').read_text('utf-8')}"


def inline_pad_style(measures: PadMeasures) -> str:
    """Return a ``style`` element for the head of the document."""
    return f"<style>\n{pad_css(measures)}</style>"


def render_printed_pad(
    words: Catalogue,
    sheet: RuleSheet,
    columns: int = DEFAULT_COLUMNS,
    *,
    head: Callable[[PadMeasures], str] = inline_pad_style,
    above: str = "",
) -> str:
    """Return the pad of a sheet as an HTML document with this many columns to fill in.

    ``head`` returns the HTML that styles it, ``above`` is HTML shown over it on a screen. Raises
    :class:`YatzyError` if the number of columns is out of range.
    """
    if not LEAST_COLUMNS <= columns <= MOST_COLUMNS:
        raise YatzyError("pad-columns", got=columns, least=LEAST_COLUMNS, most=MOST_COLUMNS)
    rows = list(_pad_lines(words, sheet))
    game, imprint = words.name(sheet, "game"), full_title(sheet)
    title = imprint if game in imprint else f"{game} ({imprint})"
    measures = PadMeasures(columns, len(rows), max(len(row.name) for row in rows), len(game))
    parts = "\n".join(
        f'<tbody class="{part}">\n{"".join(_line_html(row, columns) for row in lines)}</tbody>'
        for part, lines in groupby(rows, lambda row: row.part)
    )
    return f"""<!DOCTYPE html>
<html lang="{escape(words.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=860">
<title>{escape(title)}</title>
{head(measures)}
</head>
<body>
{above}
<main>
<header>
<h1>{escape(game)}</h1>
{f"<p>{escape(imprint)}</p>" if imprint != game else ""}
</header>
<table>
<thead>
<tr><th class="player">{escape(words.say("paper-player"))}</th>{"<td></td>" * columns}</tr>
</thead>
{parts}
</table>
</main>
</body>
</html>
"""


def _pad_lines(words: Catalogue, sheet: RuleSheet) -> Iterator[_PadLine]:
    rules = sheet.rules
    ticks = f'<div class="ticks">{"<i></i>" * TICK_BOXES}</div>'
    half_totals = sheet.customs.half_totals
    for printed in printed_rows(words, sheet):
        hint, cell = "", ""
        if half_totals and printed.kind in (RowKind.FURTHER, RowKind.TOTAL):
            half_totals = False
            for half in ("lower", "upper"):
                yield _PadLine(Section.LOWER, RowKind.SUM, words.say(f"paper-{half}-total"))
        if printed.kind is RowKind.BOX:
            hint = _box_hint(words, sheet, rules.boxes[printed.box_index])
        elif printed.kind is RowKind.BONUS and rules.upper_bonus:
            reach = {"at": rules.upper_bonus.at, "points": rules.upper_bonus.points}
            hint = escape(words.say("paper-upper-bonus", **reach))
        elif printed.kind is RowKind.FURTHER and rules.five_alike:
            hint, cell = escape(words.say("paper-further", bonus=rules.five_alike.bonus)), ticks
        yield _PadLine(printed.section or "end", printed.kind, printed.label, hint, cell)
        if printed.kind is RowKind.BONUS and half_totals:
            yield _PadLine(Section.UPPER, RowKind.SUM, words.say("paper-upper-total"))


def _line_html(row: _PadLine, columns: int) -> str:
    hint = f"<small>{row.hint}</small>" if row.hint else ""
    label = f'<th scope="row"><div><span>{escape(row.name)}</span>{hint}</div></th>'
    return f'<tr class="{row.kind}">{label}{f"<td>{row.cell}</td>" * columns}</tr>\n'


def _box_hint(words: Catalogue, sheet: RuleSheet, box: Box) -> str:
    """Return what a box pays, and for five alike what it pays in Chance once the box is filled."""
    hint, five_alike = _hint(words, box), sheet.rules.five_alike
    if five_alike is None or five_alike.in_chance is None or five_alike.box != box.key:
        return hint
    chance = next(one.key for one in sheet.rules.boxes if isinstance(one.pattern, Anything))
    name = escape(words.name(sheet, chance))
    return words.say("paper-pays-in-chance", hint=hint, points=five_alike.in_chance, chance=name)


def _hint(words: Catalogue, box: Box) -> str:
    """Return what a box pays, briefly; in the upper section a die says it."""
    match box.pattern, box.pays:
        case Face(face), Pays(CountedDice.MATCHED, 0):
            return _die_svg(face, words.say("rules-face", face=face))
        case Faces(faces), Pays(CountedDice.NONE, points):
            shown = "-".join(str(face) for face in faces)
            return escape(words.say("paper-pays-faces", faces=shown, points=points))
        case _, Pays(CountedDice.NONE, points):
            return escape(words.say("paper-pays-fixed", points=points))
        case _, Pays(counted, plus):
            return escape(words.say(f"paper-pays-{counted}{'-plus' if plus else ''}", points=plus))


def _die_svg(face: int, meaning: str) -> str:
    """Return a die that shows a face."""
    return (
        f'<svg viewBox="-.5 -.5 17 17" role="img" aria-label="{escape(meaning)}">'
        f'<rect x=".5" y=".5" width="15" height="15" rx="3.5"/>{render_pips(face, 16)}</svg>'
    )
