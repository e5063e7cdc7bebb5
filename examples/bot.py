"""A computer player of your own: it takes a free seat at a table of a yatzy server and plays there.

    .venv/bin/python examples/bot.py http://localhost:8250/ab3de-fg7hj "My robot"

Any Python will do that has the package ``websockets``. See docs/server.md for all that can be said.
"""

import json
import sys
import urllib.request
from secrets import token_urlsafe
from typing import Any
from urllib.error import HTTPError

from websockets.sync.client import connect

TOKEN = token_urlsafe(16)  # whoever knows it holds the seat
TOO_SLOW = "table-changed"  # somebody else changed the room meanwhile


def main(address: str, name: str) -> None:
    """Sit down and play until the game is over."""
    place = "/api/tables/".join(address.rstrip("/").rsplit("/", 1))
    sit_down(place, name)
    with connect(f"{place.replace('http', 'ws', 1)}/live") as live:
        mine: list[int] = []
        live.send(json.dumps({"type": "hello", "token": TOKEN}))
        for message in map(json.loads, live):
            mine = message.get("seats", mine)  # they change when the host begins without those who did not come
            game = message.get("state") or message  # the welcome has all there is, a move what has changed
            now = game.get("now", {"seat": None, "phase": "play"})
            if now["phase"] == "over":
                break
            if now["seat"] in mine and message["type"] != "refused":
                play = {"type": "play", "seq": game["seq"], "key": f"k{game['seq']}", "move": choose(now)}
                live.send(json.dumps(play))


def sit_down(place: str, name: str) -> None:
    """Take a free seat; whoever was too slow looks again."""
    answer = {"code": TOO_SLOW}
    while answer.get("code") == TOO_SLOW:
        room = ask(place)["room"]
        free = [number for number, seat in enumerate(room["seats"]) if not seat["taken"]]
        if not free:
            sys.exit("Every seat at this table is taken.")
        wish = {"revision": room["revision"], "key": f"sit-{room['revision']}", "name": name}
        answer = ask(f"{place}/seats/{free[0]}", wish)


def choose(now: dict[str, Any]) -> dict[str, Any]:
    """Keep the face there is most of, and write where it gives most."""
    seat, dice, kept = now["seat"], now.get("dice", []), now.get("kept", [])
    wanted = [die for die in dice if die == max(dice, key=dice.count)]
    if now.get("rolls_left") and wanted not in (kept, dice):
        return {"type": "keep", "seat": seat, "dice": wanted}
    if not dice or (now.get("rolls_left") and wanted == kept):
        return {"type": "roll", "seat": seat}
    best = max((one for one in now["entries"] if one["allowed"]), key=lambda one: one["points"] + one["bonus"])
    return {"type": "enter", "seat": seat, "key": best["key"]}


def ask(url: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
    """Ask the server for something; with a body, for a change."""
    headers = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}
    request = urllib.request.Request(url, json.dumps(body).encode() if body else None, headers)
    try:
        with urllib.request.urlopen(request) as response:
            answer: dict[str, Any] = json.load(response)
    except OSError as error:  # it is refused, or nobody is there
        answer = json.load(error) if isinstance(error, HTTPError) else {"text": str(error)}
        if answer.get("code") != TOO_SLOW:
            sys.exit(answer["text"])
    return answer


if __name__ == "__main__":
    main(*sys.argv[1:3]) if sys.argv[2:] else sys.exit(__doc__)
