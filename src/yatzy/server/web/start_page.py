"""The start screen as HTML: what ``start/start-screen.js`` renders for somebody who was never here.

Scripts adopt these elements one by one. ``tests/browser/test_first_visit.py`` compares the two.
"""

from collections.abc import Sequence
from html import escape

from yatzy.l10n.catalogue import Catalogue
from yatzy.report.pad_view import PadView

DOORS = ("computer", "here", "friends", "real")
DOORS = ("computer", "here", "friends", "real")
OTHER_PAGES = {
    "/drill": "page-drill-go",
    "/explore": "page-explorer-go",
    "/records": "page-records",
    "/own": "page-own",
    "/compare": "page-compare",
}
LIVE_REGION = '<div class="unseen" role="status" aria-live="polite"></div>'


def opening_html(words: Catalogue) -> str:
    """Return what is shown until scripts run, where the address is not the start screen."""
    return f'{LIVE_REGION}<main class="moment"><p>{_say(words, "page-opening")}</p></main>'


def start_html(words: Catalogue, pads: Sequence[PadView]) -> str:
    """Return the start screen without anything of this browser: no games, no sheet used before."""
    first, *others = sorted(pads, key=lambda pad: 0 if pad.usual else 1 if pad.publisher else 2)
    pages = "".join(
        f'<li><a href="{address}">{_say(words, name)}</a></li>' for address, name in OTHER_PAGES.items()
    )
    return (
        f'{LIVE_REGION}<main class="start"><header class="hero"><h1>{_say(words, "page-yatzy")}</h1>'
        f'<nav><a class="quiet" href="/rules">{_say(words, "page-rules")}</a>'
        f'<button class="quiet">{_say(words, "page-settings")}</button></nav>'
        f"<p>{_say(words, 'page-tagline')}</p>"
        '<span class="hero-dice" aria-hidden="true"><i></i><i></i></span></header>'
        f'<div class="first"><button class="red alone" aria-disabled="false">'
        f"<span>{_say(words, 'page-play-now')}</span></button></div>"
        f'<ul class="doors">{"".join(_door(words, door, first) for door in DOORS)}</ul>'
        f'<a class="paper day" href="/today"><strong>{_say(words, "page-today")}</strong>'
        f'<b aria-hidden="true">{_say(words, "page-day-play")}</b>'
        f"<small>{_say(words, 'page-day-about')}</small></a>"
        f'<details class="shelf"><summary><span>{_say(words, "page-rules")}</span>'
        f"<strong>{escape(' · '.join(filter(None, (first.title, first.publisher))))}</strong>"
        f"<b>{_say(words, 'page-other-pad')}</b></summary>"
        f"<ul>{''.join(_shelf_item(words, pad) for pad in others)}</ul></details>"
        f'<nav class="between" aria-label="{_say(words, "page-between")}"><ul>{pages}'
        f'<li><button class="plain">{_say(words, "page-bring")}</button></li></ul></nav></main>'
    )


def _say(words: Catalogue, message: str, **values: str | int) -> str:
    return escape(words.say(message, **values))


def _door(words: Catalogue, door: str, first: PadView) -> str:
    return (
        f'<li><a class="paper" href="/new?with={door}&amp;sheet={first.id}">'
        f"<strong>{_say(words, f'page-door-{door}')}</strong>"
        f"<small>{_say(words, f'page-door-{door}-about')}</small></a></li>"
    )


def _shelf_item(words: Catalogue, pad: PadView) -> str:
    publisher = " · ".join(filter(None, (pad.publisher, pad.edition))) or words.say("page-no-publisher")
    special = f"page-sheet-{pad.id}"
    boxes = sum(row.kind == "box" for row in pad.rows)
    counts = words.say("page-sheet-counts", boxes=boxes, dice=pad.dice)
    return (
        f'<li><button class="plain"><span><strong>{escape(pad.title)}</strong>'
        f"<small>{escape(publisher)}</small></span>"
        f"<small>{escape(words.say(special) if words.has(special) else counts)}</small></button></li>"
    )
