"""Tables that are laid as a program would, and then played on the page."""

import itertools
from typing import Any

import httpx

from browser.pages import Table
from browser.visitors import Visitor
from support.server.tokens import new_token

KEYS = itertools.count()
CLIENT = httpx.Client(timeout=300, verify=False)  # noqa: S501 # loopback; certificates take longer to load than a game
TWO_BOXES = {
    "id": "two-boxes",
    "title": "Two boxes",
    "boxes": [
        {"key": "ones", "section": "upper", "pattern": {"face": 1}, "pays": "matched"},
        {"key": "chance", "pattern": "any", "pays": "all"},
    ],
}
"""A sheet of the house, so short that it is solved at once."""


def ask(visitor: Visitor, token: str, path: str, body: object) -> dict[str, Any]:
    """Ask the server for something, as a program does."""
    headers = {"Authorization": f"Bearer {token}"}
    answer = CLIENT.post(f"{visitor.base}{path}", json=body, headers=headers)
    assert answer.is_success, answer.text
    told: dict[str, Any] = answer.json()
    return told


def laid(visitor: Visitor, token: str, *seats: dict[str, object], **wanted: object) -> str:
    """Lay a table, and return its code."""
    told = ask(visitor, token, "/api/tables", {"key": f"laid{next(KEYS)}", "seats": seats, **wanted})
    return str(told["room"]["table"])


def lay(visitor: Visitor, *seats: dict[str, object], **wanted: object) -> Table:
    """Lay a table, and sit down at it in somebody's browser."""
    token = new_token()
    visitor.go(f"/{laid(visitor, token, *seats, **wanted)}#{token}")
    return Table.begun(visitor.page)


def lay_played(visitor: Visitor, turns: int, *seats: dict[str, object], **wanted: object) -> Table:
    """Lay a table, play so many turns as a program would, writing what gives most, and sit down at it."""
    token = new_token()
    code = laid(visitor, token, *seats, **wanted)
    state = state_of(visitor, code)
    for _ in range(turns):
        state = move(visitor, token, code, state, {"type": "roll"})
        best = max((one for one in state["now"]["entries"] if one["allowed"]), key=lambda one: one["points"])
        state = move(visitor, token, code, state, {"type": "enter", "key": best["key"]})
    visitor.go(f"/{code}#{token}")
    return Table.begun(visitor.page)


def move(
    visitor: Visitor, token: str, code: str, state: dict[str, Any], told: dict[str, object]
) -> dict[str, Any]:
    """Make a move for whoever is to move, and return the game as it is then."""
    wanted = {"seq": state["seq"], "key": f"move{next(KEYS)}", "move": {**told, "seat": state["now"]["seat"]}}
    ask(visitor, token, f"/api/tables/{code}/moves", wanted)
    return state_of(visitor, code)


def state_of(visitor: Visitor, code: str) -> dict[str, Any]:
    """Return a game as anybody sees it."""
    state: dict[str, Any] = CLIENT.get(f"{visitor.base}/api/tables/{code}").json()["state"]
    return state
