"""The server's API: every address with what it takes and gives, from the server's own OpenAPI document."""

import json
from collections import defaultdict
from collections.abc import Iterator
from typing import Any, get_args

from pages import schemas
from pages.markdown import code, page, table
from yatzy.server.api.openapi import ABOUT, TAGS, document
from yatzy.server.app import make_app
from yatzy.server.settings import Settings
from yatzy.tables import wire

METHODS = ("get", "post", "put", "delete")
FOLDER = "api"
HEAD = f"""\
# The server’s API

{ABOUT.strip()}

[The server, for programs](../server.md) is the guide to all of this, with a tour; these pages are the
reference. A running server has the same as an [OpenAPI](https://www.openapis.org) document at
`/schema/openapi.json`.
"""
LIVE = """\
# The live connection

`/api/tables/{table_id}/live` is a websocket; each message is a JSON object that says its `type`. [The
guide](../server.md) tells how a conversation goes, what is sent when, and [why a connection is
closed](../server.md#why-a-connection-is-closed).
"""


def pages() -> dict[str, str]:
    """Return a page for each kind of request, one for the live connection, and one for all that travels."""
    told = document(make_app(Settings()))
    kinds: dict[str, list[tuple[str, str, dict[str, Any]]]] = defaultdict(list)
    for path, operations in told["paths"].items():
        for method in filter(operations.__contains__, METHODS):
            kinds[operations[method]["tags"][0]].append((path, method, operations[method]))
    found = {f"{FOLDER}/index.md": _index(kinds), f"{FOLDER}/live.md": _live(told)}
    for kind, requests in kinds.items():
        parts = [part for request in sorted(requests, key=lambda one: one[:2]) for part in _request(*request)]
        found[f"{FOLDER}/{kind}.md"] = page(f"# {kind.capitalize()}", TAGS[kind], *parts)
    found[f"{FOLDER}/schemas.md"] = schemas.page_of(told["components"]["schemas"])
    return found


def _index(kinds: dict[str, list[tuple[str, str, dict[str, Any]]]]) -> str:
    parts = [HEAD]
    for kind, about in TAGS.items():
        rows = [
            (_badge(method), code(path), f"[{one['summary']}]({kind}.md#{one['operationId']})")
            for path, method, one in sorted(kinds[kind], key=lambda one: one[:2])
        ]
        parts += [f"## [{kind.capitalize()}]({kind}.md)", about, table(("", "address", ""), rows)]
    parts.append("## [Live](live.md)\n\nWhat is said at a table as it happens, in both directions.")
    parts.append("## [What travels](schemas.md)\n\nEvery object in requests and answers, field by field.")
    return page(*parts)


def _badge(method: str) -> str:
    return f'<span class="method {method}">{method.upper()}</span>'


def _request(path: str, method: str, one: dict[str, Any]) -> Iterator[str]:
    yield f"## {one['summary']} {{ #{one['operationId']} }}"
    yield f'<div class="address">{_badge(method)} <code>{path}</code></div>'
    yield one.get("description", "").replace("``", "`")
    if one.get("security"):
        yield "Takes a token: `Authorization: Bearer …`."
    if one.get("parameters"):
        yield "**Parameters**"
        yield table(("name", "where", "kind", "what it says"), map(_parameter, one["parameters"]))
    if body := one.get("requestBody"):
        ((media, content),) = body["content"].items()
        yield f"**Body** {schemas.kind(content['schema'])}, as `{media}`."
    yield "**Answers**"
    yield table(("status", "what", "when"), map(_answer, one["responses"].items()))


def _parameter(one: dict[str, Any]) -> tuple[str, str, str, str]:
    needed = "" if one.get("required") else " (may be left out)"
    default = one["schema"].get("default")
    told = one.get("description") or ""
    if default is not None:
        told = f"{told} Otherwise {code(json.dumps(default))}."
    return code(one["name"]), f"{one['in']}{needed}", schemas.kind(one["schema"]), told.strip()


def _answer(answer: tuple[str, dict[str, Any]]) -> tuple[str, str, str]:
    status, told = answer
    content = told.get("content") or {}
    whats = dict.fromkeys(schemas.kind(one["schema"]) for one in content.values() if one.get("schema"))
    media = [name for name in content if name != "application/json"]
    what = " or ".join(whats) or "nothing"
    when = "Done." if status.startswith("2") else told["description"]
    if media:
        what = f"{what} ({', '.join(map(code, media))})"
    return code(status), what, when


def _live(told: dict[str, Any]) -> str:
    described = told["components"]["schemas"]
    parts = [LIVE]
    for heading, union in (
        ("What a client says", wire.ClientMessage),
        ("What the table says", wire.ServerMessage),
    ):
        parts.append(f"## {heading}")
        for message in get_args(union):
            tag = message.__struct_config__.tag
            parts += schemas.section(described[message.__name__], f"### `{tag}`", "schemas.md")
    parts.append("## Moves\n\nWhat `play` carries in `move`.")
    for move in get_args(wire.MoveRequest):
        heading = f"### `{move.__struct_config__.tag}` {{ #move-{move.__struct_config__.tag} }}"
        parts += schemas.section(described[move.__name__], heading, "schemas.md")
    return page(*parts)
