"""A turn's luck and cost on one line of characters."""

from collections.abc import Iterable
from typing import NamedTuple

from rich.text import Text

from yatzy.cli.support.terminal import can_show
from yatzy.report.review import Balance


class SparklineSigns(NamedTuple):
    """The characters of a sparkline."""

    start: str
    """Marks the total expected before the first roll."""
    luck: str
    cost: str
    now: str


UNICODE_SIGNS = SparklineSigns("│", "─", "░", "●")
ASCII_SIGNS = SparklineSigns("|", "-", "x", "o")
"""For terminals without Unicode."""


def pick_signs() -> SparklineSigns:
    """Return characters that standard output can show."""
    return UNICODE_SIGNS if can_show("".join(UNICODE_SIGNS)) else ASCII_SIGNS


class Scale(NamedTuple):
    """Maps totals, in tenths, to character positions."""

    low: int
    high: int
    start: int
    width: int

    def place(self, tenths: int) -> int:
        """Return the character position of a total."""
        span = self.high - self.low
        return round((tenths - self.low) / span * (self.width - 1)) if span else self.width // 2


def find_scale_ends(balances: Iterable[Balance], start: int) -> tuple[int, int, int]:
    """Return the lowest and the highest total of all balances and the start, and the start."""
    ends = [start, *(end for one in balances for end in (one.expected + one.luck, one.total))]
    return min(ends), max(ends), start


def draw_sparkline(balance: Balance, scale: Scale, signs: SparklineSigns) -> Text:
    """Draw one turn: a line for its luck, shading for points lost, and the resulting total."""
    line = [" "] * scale.width
    before, thrown, now = (
        scale.place(one) for one in (balance.expected, balance.expected + balance.luck, balance.total)
    )
    line[scale.place(scale.start)] = signs.start
    for place in range(min(before, thrown), max(before, thrown) + 1):
        line[place] = signs.luck
    for place in range(min(now, thrown), max(now, thrown) + 1) if now != thrown else ():
        line[place] = signs.cost
    line[now] = signs.now
    drawn = Text(no_wrap=True)
    styles = {signs.start: "dim", signs.luck: "green", signs.cost: "red", signs.now: "bold"}
    for sign in line:
        drawn.append(sign, styles.get(sign, ""))
    return drawn
