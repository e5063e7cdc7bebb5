"""The score pad of a sheet as one HTML page, to be printed and written on.

The page needs nothing beside itself: no script, no font, no picture from elsewhere. A server, whose pages may
hold no style of their own, puts something else into its head. Everything a sheet or the catalogue says is
escaped on its way in, for a house sheet may say anything.
"""

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from html import escape
from importlib.resources import files
from itertools import groupby

from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.rulebook import full_title
from yatzy.l10n.scorepad import Kind, printed_rows
from yatzy.paper.dice import pips
from yatzy.rules.errors import YatzyError
from yatzy.rules.patterns import Face, Faces
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.vocabulary import Box, Counted, Pays

LEAST_COLUMNS = 1
COLUMNS = 6
"""Where nobody says how many."""
MOST_COLUMNS = 12
"""More than that leave no room for three digits."""

TICKS = 4
"""Squares to tick in a column; narrow columns show fewer."""


@dataclass(frozen=True, slots=True)
class _Row:
    """One line of the pad; ``hint`` and ``cell`` are HTML, ``name`` is not."""

    part: str
    """Lines of one part stand together, and a stronger line parts them from the next."""
    kind: str
    name: str
    hint: str = ""
    cell: str = ""


@dataclass(frozen=True, slots=True)
class Measures:
    """What the layout of a pad follows from."""

    columns: int
    rows: int
    longest: int
    """Letters in the longest name of a row."""
    letters: int
    """Letters in the name of the game."""


def pad_style(measures: Measures) -> str:
    """Return the style sheet of a pad."""
    told = " ".join(f"--{name}: {number};" for name, number in asdict(measures).items())
    return f":root {{ {told} }}\n{(files('yatzy.paper') / 'pad.css').read_text('utf-8')}"


def style_inside(measures: Measures) -> str:
    """Put the style into the head of the document."""
    return f"<style>\n{pad_style(measures)}</style>"


def printed_pad(
    words: Catalogue,
    sheet: RuleSheet,
    columns: int = COLUMNS,
    *,
    head: Callable[[Measures], str] = style_inside,
    above: str = "",
) -> str:
    """Return the pad of a sheet as an HTML document, with so many columns to fill in.

    ``head`` returns what styles it, ``above`` is what stands over it on a screen; both are HTML.
    """
    if not LEAST_COLUMNS <= columns <= MOST_COLUMNS:
        raise YatzyError("pad-columns", got=columns, least=LEAST_COLUMNS, most=MOST_COLUMNS)
    rows = list(_rows(words, sheet))
    game, imprint = words.name(sheet, "game"), full_title(sheet)
    title = imprint if game in imprint else f"{game} ({imprint})"
    measures = Measures(columns, len(rows), max(len(row.name) for row in rows), len(game))
    parts = "\n".join(
        f'<tbody class="{part}">\n{"".join(_line(row, columns) for row in lines)}</tbody>'
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


def _rows(words: Catalogue, sheet: RuleSheet) -> Iterator[_Row]:
    """Yield the lines from top to bottom."""
    rules = sheet.rules
    ticks = f'<div class="ticks">{"<i></i>" * TICKS}</div>'
    for printed in printed_rows(words, sheet):
        hint, cell = "", ""
        if printed.kind is Kind.BOX:
            hint = _hint(words, rules.boxes[printed.place])
        elif printed.kind is Kind.BONUS and rules.upper_bonus:
            reach = {"at": rules.upper_bonus.at, "points": rules.upper_bonus.points}
            hint = escape(words.say("paper-upper-bonus", **reach))
        elif printed.kind is Kind.FURTHER and rules.five_alike:
            hint, cell = escape(words.say("paper-further", bonus=rules.five_alike.bonus)), ticks
        yield _Row(printed.section or "end", printed.kind, printed.label, hint, cell)


def _line(row: _Row, columns: int) -> str:
    hint = f"<small>{row.hint}</small>" if row.hint else ""
    label = f'<th scope="row"><div><span>{escape(row.name)}</span>{hint}</div></th>'
    return f'<tr class="{row.kind}">{label}{f"<td>{row.cell}</td>" * columns}</tr>\n'


def _hint(words: Catalogue, box: Box) -> str:
    """Return what a box pays, in as few words as will do; a die says it for the upper section."""
    match box.pattern, box.pays:
        case Face(face), Pays(Counted.MATCHED, 0):
            return _die(face, words.say("rules-face", face=face))
        case Faces(faces), Pays(Counted.NONE, points):
            shown = "-".join(str(face) for face in faces)
            return escape(words.say("paper-pays-faces", faces=shown, points=points))
        case _, Pays(Counted.NONE, points):
            return escape(words.say("paper-pays-fixed", points=points))
        case _, Pays(counted, plus):
            return escape(words.say(f"paper-pays-{counted}{'-plus' if plus else ''}", points=plus))


def _die(face: int, meaning: str) -> str:
    """Draw a die that shows a face."""
    return (
        f'<svg viewBox="-.5 -.5 17 17" role="img" aria-label="{escape(meaning)}">'
        f'<rect x=".5" y=".5" width="15" height="15" rx="3.5"/>{pips(face, 16)}</svg>'
    )
