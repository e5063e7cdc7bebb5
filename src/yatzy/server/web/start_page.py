"""The start screen as HTML: what ``start/start-screen.js`` renders for somebody who was never here.

Scripts adopt these elements one by one. ``tests/browser/test_first_visit.py`` compares the two.
"""

from collections.abc import Sequence
from html import escape

from yatzy.l10n.catalogue import Catalogue
from yatzy.server.web.pad_view import PadView, RowView

OTHER_PAGES = {
    "/today": "page-today",
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
    shelf = sorted(pads, key=lambda pad: 0 if pad.usual else 1 if pad.publisher else 2)
    first = shelf[0]
    printed = "yes" if first.publisher else "no"
    about = _say(words, "page-play-now-about", title=first.title, publisher=first.publisher, printed=printed)
    others = "".join(
        f'<li><a href="{address}">{_say(words, name)}</a></li>' for address, name in OTHER_PAGES.items()
    )
    return (
        f'{LIVE_REGION}<main class="start"><header class="hero"><h1>{_say(words, "page-yatzy")}</h1>'
        f'<nav><a class="quiet" href="/rules">{_say(words, "page-rules")}</a>'
        f'<button class="quiet">{_say(words, "page-settings")}</button></nav>'
        f"<p>{_say(words, 'page-tagline')}</p></header>"
        f'<div class="first"><div class="alone-or-not"><button class="red" aria-disabled="false">'
        f"<span>{_say(words, 'page-play-now')}</span><small>{about}</small></button>"
        f'<a class="quiet" href="/new?together&amp;sheet={first.id}">'
        f"<span>{_say(words, 'page-play-together')}</span>"
        f"<small>{_say(words, 'page-play-together-about')}</small></a></div>{_join_form(words)}</div>"
        f'<nav class="between" aria-labelledby="between"><h2 id="between">{_say(words, "page-between")}</h2>'
        f'<ul>{others}</ul></nav><section class="shelf"><h2>{_say(words, "page-shelf")}</h2>'
        f"<ul>{''.join(_shelf_item(words, pad) for pad in shelf)}</ul>"
        f'<div class="adding"><button class="quiet">{_say(words, "page-bring")}</button></div></section></main>'
    )


def _say(words: Catalogue, message: str, **values: str | int) -> str:
    return escape(words.say(message, **values))


def _join_form(words: Catalogue) -> str:
    return (
        f'<form class="join"><label for="code">{_say(words, "page-join")}</label><div>'
        f'<input id="code" placeholder="{_say(words, "page-join-example")}" autocapitalize="characters" '
        'autocomplete="off" spellcheck="false" aria-invalid="false">'
        f'<button class="quiet" type="submit">{_say(words, "page-join-go")}</button></div></form>'
    )


def _shelf_item(words: Catalogue, pad: PadView) -> str:
    boxes = sum(row.kind == "box" for row in pad.rows)
    kicker = " · ".join(filter(None, (pad.publisher, pad.edition))) or words.say("page-no-publisher")
    special = f"page-sheet-{pad.id}"
    return (
        f'<li><a class="pad-link" href="/new?sheet={pad.id}">{_mini_pad(pad.rows)}<span class="about">'
        f'<span class="kicker">{escape(kicker)}</span><strong>{escape(pad.title)}</strong>'
        f'<span class="counts">{_say(words, "page-sheet-counts", boxes=boxes, dice=pad.dice)}</span>'
        f'<span class="special">{_say(words, special) if words.has(special) else ""}</span></span></a></li>'
    )


def _mini_pad(rows: Sequence[RowView]) -> str:
    """Return a small picture of a pad, as ``sheets/mini-pad.js`` draws it."""
    height = len(rows) * 6 + 12
    lines = "".join(_mini_row(row, 6 + (place + 1) * 6) for place, row in enumerate(rows))
    columns = "".join(f"M{x} 6V{height - 6}" for x in (46, 57, 68))
    return (
        f'<svg class="mini-pad" viewBox="0 0 84 {height}" aria-hidden="true">'
        f'<rect class="mini-under" x="3" y="4" width="80" height="{height - 4}" rx="2"></rect>'
        f'<rect class="mini-paper" x="0" y="0" width="81" height="{height - 3}" rx="2"></rect>'
        '<rect class="mini-binding" x="0" y="0" width="81" height="4" rx="1.5"></rect>'
        f'{lines}<path class="mini-line" d="{columns}"></path></svg>'
    )


def _mini_row(row: RowView, below: int) -> str:
    weight = "" if row.kind == "box" else " mini-bold"
    return (
        f'<text class="mini-name{weight}" x="3" y="{below - 2}">{escape(row.label)}</text>'
        f'<path class="mini-line" d="M3 {below - 0.4}H78"></path>'
    )
