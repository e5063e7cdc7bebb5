"""The course of a column beside its turns: one line of signs a turn, read from top to bottom."""

from collections.abc import Iterable
from typing import NamedTuple

from rich.text import Text

from yatzy.cli.output import shows
from yatzy.l10n.review import Balance


class Signs(NamedTuple):
    """What a track is made of."""

    start: str
    """Where best play is expected to end."""
    luck: str
    cost: str
    now: str


DRAWN = Signs("│", "─", "░", "●")
TYPED = Signs("|", "-", "x", "o")
"""For terminals that know no other letters."""


def known_signs() -> Signs:
    """Return signs that the terminal can show."""
    return DRAWN if shows("".join(DRAWN)) else TYPED


class Scale(NamedTuple):
    """Where totals lie across a track, in tenths."""

    low: int
    high: int
    start: int
    width: int

    def place(self, tenths: int) -> int:
        """Return the sign a total lies at."""
        span = self.high - self.low
        return round((tenths - self.low) / span * (self.width - 1)) if span else self.width // 2


def scale_ends(balances: Iterable[Balance], start: int) -> tuple[int, int, int]:
    """Return the ends of a scale that all these lie on, and where it starts."""
    ends = [start, *(end for one in balances for end in (one.expected + one.luck, one.total))]
    return min(ends), max(ends), start


def track(balance: Balance, scale: Scale, signs: Signs) -> Text:
    """Draw one turn: a line for its luck, shaded for what was given away, and where that leads."""
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
