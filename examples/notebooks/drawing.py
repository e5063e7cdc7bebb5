"""What the notebooks show their results with: tables in Markdown, pictures in SVG.

A notebook finds this file because it lies beside it. No more than the notebooks need.
"""

import re
from collections.abc import Mapping, Sequence

from IPython.display import SVG, Markdown

from yatzy.paper.figure import figure_css
from yatzy.paper.svg import escape_text
from yatzy.rules.dice import Dice

WIDE = 720
ROW = 30
SHORT = 24
"""Signs of a cell that stay together."""
TICKS = 6
"""As many as a scale has at most."""
LETTER = 6.8
"""How wide a letter is taken to be."""

STYLES = ("of-1", "of-2", "of-3", "of-4", "of-5", "of-6")
"""Strokes and colours of the project's own figures, see ``yatzy/paper/figures.css``."""


def table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> Markdown:
    """Show rows of text and numbers; every column but the first ends at the right."""
    told = [[str(first), *(_together(str(cell)) for cell in cells)] for first, *cells in rows]
    lines = [head, ["---", *("---:" for _ in head[1:])], *told]
    return Markdown("\n".join(f"| {' | '.join(line)} |" for line in lines))  # type: ignore[no-untyped-call]


def _together(cell: str) -> str:
    """Return a short cell that is not broken into lines, with a minus where there is one."""
    cell = re.sub(r"^-(?=\d)", "\N{MINUS SIGN}", cell)
    return cell.replace(" ", "\N{NO-BREAK SPACE}") if len(cell) < SHORT else cell


def bars(title: str, values: Mapping[str, float], *, digits: int = 2, sign: bool = True) -> SVG:
    """Draw a bar for each value, to the right of zero or to the left of it, with its number beside it."""
    told = {
        name: f"{value:{'+' if sign else ''}.{digits}f}".replace("-", "\N{MINUS SIGN}")
        for name, value in values.items()
    }
    names = max(map(len, values)) * LETTER + 16
    number = max(map(len, told.values())) * (LETTER + 1) + 12
    low, high = min(0.0, *values.values()), max(0.0, *values.values())
    left = names + (number if low < 0 else 0)
    scale = (WIDE - left - (number if high > 0 else 0)) / (high - low)
    zero = left - low * scale
    drawn = []
    for place, (name, value) in enumerate(values.items()):
        down, end = 40 + ROW * place, zero + value * scale
        size = f'width="{abs(end - zero):.1f}" height="20"'
        kind, side, apart = ("gave", "", 6) if value >= 0 else ("took", " end", -6)
        drawn += [
            f'<text x="0" y="{down + 15}">{escape_text(name)}</text>',
            f'<rect class="{kind}" x="{min(zero, end):.1f}" y="{down}" {size}/>',
            f'<text class="label{side}" x="{end + apart:.1f}" y="{down + 15}">{told[name]}</text>',
        ]
    height = 40 + ROW * len(values)
    drawn.append(f'<path class="axis" d="M{zero:.1f} 34V{height}"/>')
    return _picture(title, drawn, height)


def lines(
    title: str, curves: Mapping[str, Sequence[float]], *, across: str, down: str, low: float = 0.0
) -> SVG:
    """Draw curves over 1, 2, 3 and so on, from ``low`` up; the legend of several stands above them."""
    most, longest = max(max(curve) for curve in curves.values()), max(map(len, curves.values()))
    named = len(curves) > 1
    top, height, left = 60 + 22 * len(curves) * named, 260, 44
    step = next(step for step in (0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100) if (most - low) / step <= TICKS)

    def x(number: int) -> float:
        return left + (WIDE - left - 12) * (number - 1) / (longest - 1)

    def y(value: float) -> float:
        return top + height * (1 - (value - low) / (most - low))

    drawn = [f'<text class="soft" x="0" y="{top - 12}">{escape_text(down)}</text>']
    for place in range(TICKS + 1):
        tick = low + place * step
        if tick <= most:
            drawn += [
                f'<path class="grid" d="M{left} {y(tick):.1f}H{WIDE}"/>',
                f'<text class="soft end" x="{left - 8}" y="{y(tick) + 4:.1f}">{tick:g}</text>',
            ]
    for number in (1, *range(5, longest + 1, 5)):
        drawn.append(f'<text class="soft middle" x="{x(number):.1f}" y="{top + height + 18}">{number}</text>')
    drawn.append(f'<text class="soft end" x="{WIDE}" y="{top + height + 36}">{escape_text(across)}</text>')
    for place, (style, (name, curve)) in enumerate(zip(STYLES, curves.items(), strict=False)):
        points = " ".join(f"{x(number):.1f},{y(value):.1f}" for number, value in enumerate(curve, 1))
        drawn.append(f'<polyline class="curve {style}" points="{points}"/>')
        if named:
            drawn += [
                f'<path class="curve {style}" d="M0 {48 + 22 * place}h34"/>',
                f'<text x="42" y="{52 + 22 * place}">{escape_text(name)}</text>',
            ]
    return _picture(title, drawn, top + height + 44)


def faces(dice: Dice) -> str:
    """Return dice as they are written in a text."""
    return " ".join(map(str, dice))


def _picture(title: str, drawn: Sequence[str], height: int) -> SVG:
    """Put a title above what was drawn, on paper, in the colours of the project's figures."""
    parts = "\n".join(drawn)
    return SVG(  # type: ignore[no-untyped-call] # IPython has no types here
        f"""<svg xmlns="http://www.w3.org/2000/svg" class="figure" viewBox="-24 -14 {WIDE + 48} {height + 34}"
 width="{WIDE + 48}" height="{height + 34}" role="img" aria-label="{escape_text(title)}">
<style>
{figure_css()}</style>
<rect class="paper" x="-24" y="-14" width="{WIDE + 48}" height="{height + 34}" rx="6"/>
<text class="label" x="0" y="16" font-size="16">{escape_text(title)}</text>
{parts}
</svg>"""
    )
