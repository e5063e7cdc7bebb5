"""The page of whoever runs the server: a small document around the host API, opened with its token."""

from html import escape

import msgspec
from litestar import Response, get
from litestar.handlers import HTTPRouteHandler

from yatzy.l10n.catalogue import Catalogue
from yatzy.server.api.deps import Client
from yatzy.server.host.administration import CLOSED
from yatzy.server.web.assets import TYPES, version
from yatzy.server.web.plain_page import HEAD
from yatzy.store.statements import OPEN, OVER, PLAYING

WORDS = (
    *(f"host-{state}" for state in (OPEN, PLAYING, OVER, CLOSED)),
    *(f"host-status-{name}" for name in ("place", "stored", "tables", "sockets", "waiting", "refused")),
    "host-page-invitation", "host-page-close", "host-page-delete", "host-page-close-sure",
    "host-page-delete-sure", "host-page-cancel", "page-away",
)  # fmt: skip
"""The sentences that the script says."""
PAGE = (
    HEAD
    + """\
<script type="application/json" id="words">{words}</script>
<script type="module" src="{web}/host/host.js"></script>
</head>
<body><div id="page"><main class="host">
<h1>{title}</h1>
<p role="alert" id="problem"></p>
<form id="door" class="door">
<p><label>{token}<br><input id="token" type="password" autocomplete="off" required></label></p>
<p><button class="red" type="submit">{enter}</button></p>
</form>
<div id="inside" hidden>
<section class="paper panel"><dl id="facts"></dl></section>
<section class="paper panel"><h2>{tables}</h2>
<table><thead><tr>{columns}<td></td></tr></thead><tbody id="tables"></tbody></table></section>
<section class="paper panel"><h2>{problems}</h2><ul id="problems"></ul></section>
</div>
</main></div></body>
</html>
"""
)


@get("/host", include_in_schema=False)
async def host_page(client: Client) -> Response[str]:
    """Return the page. It shows nothing without the token."""
    headers = {"Content-Type": TYPES[".html"], "Cache-Control": "no-store", "Vary": "Accept-Language"}
    return Response(render_host_page(client.words), headers=headers)


def render_host_page(words: Catalogue) -> str:
    """Return the document, with the sentences that its script says."""
    columns = ("column-game", "column-when", "column-sheet", "column-players", "host-state")
    said = {name: words.say(name, table="{table}") for name in WORDS}
    return PAGE.format(
        language=words.language,
        web=f"/web/{version()}",
        title=escape(words.say("host-page-title")),
        token=escape(words.say("host-page-token")),
        enter=escape(words.say("club-enter")),
        tables=escape(words.say("host-status-tables")),
        problems=escape(words.say("host-page-problems")),
        columns="".join(f"<th>{escape(words.say(name))}</th>" for name in columns),
        words=msgspec.json.encode(said).decode().replace("<", "\\u003c"),
    )


handlers: tuple[HTTPRouteHandler, ...] = (host_page,)
