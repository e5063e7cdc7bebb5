"""The door of a private club: where a browser shows the password, or its invitation, once."""

from html import escape
from typing import Annotated, Any
from urllib.parse import parse_qs, quote

from litestar import Request, Response, get, post
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, QueryParameter

from yatzy.l10n.catalogue import Catalogue
from yatzy.rules.errors import RateLimited
from yatzy.server.api.deps import Client, Context
from yatzy.server.net.club import DOOR
from yatzy.server.net.security import POLICY, network_address
from yatzy.server.web.assets import TYPES, version
from yatzy.server.web.plain_page import HEAD

LONGEST_WAY = 200
"""Characters of the address that a browser wanted."""
MOST_FORM = 4096
"""Bytes of the form."""
HEADERS = {
    "Content-Type": TYPES[".html"],
    "Cache-Control": "no-store",
    "Vary": "Accept-Language",
    "Referrer-Policy": "same-origin",  # else browsers send the form without an origin
    "Content-Security-Policy": POLICY.replace("form-action 'none'", "form-action 'self'"),
}
PAGE = (
    HEAD
    + """\
</head>
<body><div id="page">
<main class="moment">
<section class="paper panel"><div class="binding"></div>
<h1>{title}</h1>
<form method="post" action="{action}" class="door">
<p class="soft">{about}</p>
<p role="alert">{problem}</p>
<p><label>{label}<br>
<input type="password" name="password" autocomplete="current-password" required autofocus></label></p>
<p><button class="red" type="submit">{enter}</button></p>
</form>
</section>
</main>
</div></body>
</html>
"""
)


@get(DOOR, include_in_schema=False)
async def door(
    request: Request[Any, Any, Any],
    client: Client,
    context: Context,
    way: Annotated[str, QueryParameter(name="to", max_length=LONGEST_WAY)] = "/",
) -> Response[str]:
    """Return the form for the password; whoever needs none goes on at once."""
    if not context.club.is_private or context.club.is_member(request.scope):
        return _go_on(request, context, way)
    return _form(client.words, way)


@post(DOOR, include_in_schema=False, status_code=200)
async def enter(
    request: Request[Any, Any, Any],
    client: Client,
    context: Context,
    way: Annotated[str, QueryParameter(name="to", max_length=LONGEST_WAY)] = "/",
) -> Response[str]:
    """Check the password; a browser that shows it is let in for good."""
    body = await request.body()
    fields = parse_qs(body[:MOST_FORM].decode("utf-8", "replace"), max_num_fields=10)
    seconds = context.club.check_password(network_address(request.scope), fields.get("password", [""])[0])
    if seconds is None:
        return _go_on(request, context, way)
    words = client.words
    if seconds:
        raise RateLimited("limit-requests", seconds=max(1, round(seconds)))
    context.metrics.count_refusal("club-password")
    return _form(words, way, words.say("club-wrong"), status=403)


@get(f"{DOOR}/{{invitation:str}}", include_in_schema=False)
async def invitation(
    request: Request[Any, Any, Any], context: Context, invitation: FromPath[str]
) -> Response[str]:  # the part of the path
    """Let a browser in that comes by the invitation link."""
    if not context.club.check_invitation(invitation):
        raise NotFoundException
    return _go_on(request, context, "/")


def _go_on(request: Request[Any, Any, Any], context: Context, way: str) -> Response[str]:
    headers = {"Location": _local_path(way), "Cache-Control": "no-store"}
    if context.club.is_private:
        headers["Set-Cookie"] = context.club.cookie(request.scope)
    return Response("", status_code=303, headers=headers)


def _local_path(way: str) -> str:
    """Return a path of this site, whatever was asked for."""
    return way if way.startswith("/") and not way.startswith(("//", "/\\")) and way.isprintable() else "/"


def _form(words: Catalogue, way: str, problem: str = "", status: int = 200) -> Response[str]:
    page = PAGE.format(
        language=words.language,
        web=f"/web/{version()}",
        title=escape(words.say("club-title")),
        about=escape(words.say("club-about")),
        label=escape(words.say("club-password")),
        enter=escape(words.say("club-enter")),
        problem=escape(problem),
        action=escape(f"{DOOR}?to={quote(_local_path(way), safe='/')}"),
    )
    return Response(page, status_code=status, headers=HEADERS)


handlers: tuple[HTTPRouteHandler, ...] = (door, enter, invitation)
