"""A computer player of your own: it takes a free seat at a table of a yatzy server and plays there.

    python examples/bot.py http://localhost:8250/ab3de-fg7hj "My robot"

It needs the package ``websockets``. See docs/server.md for all that can be said.
"""

import json
import sys
import urllib.request
from collections import Counter
from secrets import token_urlsafe

from websockets.sync.client import connect

TOKEN = token_urlsafe(16)  # whoever knows it holds the seat


def main(address: str, name: str) -> None:
    """Sit down and play until the game is over."""
    server, table = address.rstrip("/").rsplit("/", 1)
    place = f"{server}/api/tables/{table}"
    room = ask(place)["room"]
    seat = next(number for number, one in enumerate(room["seats"]) if not one["taken"])
    ask(f"{place}/seats/{seat}", {"revision": room["revision"], "key": "sit", "name": name})
    with connect(f"{place.replace('http', 'ws', 1)}/live") as live:
        mine = []
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


def choose(now: dict) -> dict:
    """Keep the face there is most of, and write where it gives most."""
    seat, dice, kept = now["seat"], now.get("dice", []), now.get("kept", [])
    if dice and now.get("rolls_left", 0):
        face, count = Counter(dice).most_common(1)[0]
        if count < len(dice) and kept != [face] * count:
            return {"type": "keep", "seat": seat, "dice": [face] * count}
    if not dice or (now.get("rolls_left", 0) and len(kept) and len(kept) < len(dice)):
        return {"type": "roll", "seat": seat}
    best = max((one for one in now["entries"] if one["allowed"]), key=lambda one: one["points"] + one["bonus"])
    return {"type": "enter", "seat": seat, "key": best["key"]}


def ask(url: str, body: dict | None = None) -> dict:
    """Ask the server for something; with a body, for a change."""
    headers = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}
    request = urllib.request.Request(url, json.dumps(body).encode() if body else None, headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


if __name__ == "__main__":
    main(*sys.argv[1:3])
