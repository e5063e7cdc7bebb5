"""What players have reached as one HTML page: totals over those of best play, their trend, and costly habits.

The page needs nothing beside itself, and everything a sheet, a player or the catalogue says is escaped.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from yatzy.coach.statistics import Statistics
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.records import SheetRecords, record_facts, sheet_records
from yatzy.paper.chart import chart
from yatzy.paper.figure import NARROW, WIDE, numbers, on_page
from yatzy.paper.page import page
from yatzy.paper.svg import flowing, safe
from yatzy.paper.trend import trend
from yatzy.rules.sheet import RuleSheet
from yatzy.solver.odds import Odds


@dataclass(frozen=True, slots=True)
class PlayerPart:
    """One player by one sheet."""

    player: str
    sheet: RuleSheet
    found: Statistics
    odds: Odds | None
    """How the perfect player's games end, where that is known."""

    def records(self, words: Catalogue) -> SheetRecords:
        """Return what is told of it."""
        return sheet_records(words, self.found, self.sheet, self.odds)


def records_page(words: Catalogue, parts: Sequence[PlayerPart]) -> str:
    """Return what players have reached as an HTML document."""
    title = words.say("records-title")
    body = "".join(one for place, part in enumerate(parts) for one in _part(words, part, f"trend-{place}"))
    return page(words, title, f'<header class="paper">\n<h1>{safe(title)}</h1>\n</header>\n{body}')


def _part(words: Catalogue, part: PlayerPart, name: str) -> Iterator[str]:
    found = part.records(words)
    yield f'<section class="paper">\n<h2>{safe(part.player)}</h2>\n<p class="about">{safe(found.title)}</p>\n'
    facts = "".join(
        f'<tr><th scope="row">{safe(name)}</th><td class="name">{flowing(fact)}</td></tr>\n'
        for name, fact in record_facts(words, found, part.sheet).items()
    )
    yield f'<table class="numbers">\n<tbody>\n{facts}</tbody>\n</table>\n'
    if found.note:
        yield f'<p class="note">{flowing(found.note)}</p>\n'
    if found.skill.decisions:
        yield f"<h3>{safe(words.say('records-habits'))}</h3>\n"
        lines = [one.line for one in found.habits] or [words.say("records-no-habits")]
        yield f"<ul>\n{''.join(f'<li>{flowing(line)}</li>' for line in lines)}\n</ul>\n"
    totals = [one.total for one in part.found.reached]
    drawn = [
        [
            trend(words, found.title, part.found.reached, found.expected, width=width, name=name)
            for width in (WIDE, NARROW)
        ]
    ]
    if part.odds is not None:
        over = [chart(words, part.sheet, part.odds, own=totals, width=width) for width in (WIDE, NARROW)]
        drawn.insert(0, over)
    for wide, narrow in drawn:
        yield f"<h3>{safe(wide.title)}</h3>\n{on_page(wide, narrow)}{numbers(words, wide)}"
    yield "</section>\n"
