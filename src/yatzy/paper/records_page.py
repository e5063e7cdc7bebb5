"""What players reached, as a self-contained HTML page: totals beside best play, trend and costly habits."""

from collections.abc import Iterator, Sequence

from yatzy.app.records import PlayerSheetRecord
from yatzy.l10n.catalogue import Catalogue
from yatzy.paper.figure import NARROW, WIDE, figure_html, figure_table_html
from yatzy.paper.html_page import html_document
from yatzy.paper.odds_chart import draw_odds_chart
from yatzy.paper.svg import escape_flowing, escape_text
from yatzy.paper.trend_chart import draw_trend_chart
from yatzy.report.player_records import record_facts, sheet_records


def render_records_page(words: Catalogue, parts: Sequence[PlayerSheetRecord]) -> str:
    """Return what players reached as an HTML document."""
    title = words.say("records-title")
    body = "".join(one for place, part in enumerate(parts) for one in _section(words, part, f"trend-{place}"))
    return html_document(
        words, title, f'<header class="paper">\n<h1>{escape_text(title)}</h1>\n</header>\n{body}'
    )


def _section(words: Catalogue, part: PlayerSheetRecord, name: str) -> Iterator[str]:
    records = sheet_records(words, part.statistics, part.sheet, part.odds)
    yield f'<section class="paper">\n<h2>{escape_text(part.player)}</h2>\n'
    yield f'<p class="about">{escape_text(records.title)}</p>\n'
    facts = "".join(
        f'<tr><th scope="row">{escape_text(name)}</th><td class="name">{escape_flowing(fact)}</td></tr>\n'
        for name, fact in record_facts(words, records, part.sheet).items()
    )
    yield f'<table class="numbers">\n<tbody>\n{facts}</tbody>\n</table>\n'
    if records.note:
        yield f'<p class="note">{escape_flowing(records.note)}</p>\n'
    if records.skill.decisions:
        yield f"<h3>{escape_text(words.say('records-habits'))}</h3>\n"
        lines = [one.line for one in records.habits] or [words.say("records-no-habits")]
        yield f"<ul>\n{''.join(f'<li>{escape_flowing(line)}</li>' for line in lines)}\n</ul>\n"
    totals = [one.total for one in part.statistics.reached]
    figures = [
        [
            draw_trend_chart(
                words, records.title, part.statistics.reached, records.expected, width=width, name=name
            )
            for width in (WIDE, NARROW)
        ]
    ]
    if part.odds is not None:
        odds_charts = [
            draw_odds_chart(words, part.sheet, part.odds, own=totals, width=width) for width in (WIDE, NARROW)
        ]
        figures.insert(0, odds_charts)
    for wide, narrow in figures:
        yield f"<h3>{escape_text(wide.title)}</h3>\n{figure_html(wide, narrow)}{figure_table_html(words, wide)}"
    yield "</section>\n"
