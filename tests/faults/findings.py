"""All that once held a server up, as requests to be sent again and again: docs/campaigns.md has the figures."""

import json
from collections.abc import Callable
from contextlib import closing, suppress
from http.client import HTTPConnection, HTTPException
from typing import Any

from support.game.long_records import long_record
from yatzy.rules.sheet_files import bundled_sheet

KEYS = {f"k{number}": 1 for number in range(18_500)}
"""As many unknown keys as a request may have bytes for."""
BLANKS = f"Yatzy: 1\nSheet: vinga\nPlayer: Ann\n\nAnn: 1{' ' * 200_000}x"
CONTEST = {"computers": ["winner"] * 10, "games": 200, "sheet": "maxi"}
EVE, BOT = {"name": "Eve", "here": True}, {"computer": "perfect"}
HOSTS = ("localhost:99999", "localhost:x", "localhost:80:90")


class Stranger:
    """Somebody who knows what once worked."""

    def __init__(self, port: int, address: str, token: str) -> None:
        self._port = port
        self._address = address
        self._headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def ask(self, path: str, body: object = None, host: str = "localhost") -> bytes:
        """Send a request on a connection of its own; return the answer, whatever it is, "" if there is none."""
        method, content = ("GET", None) if body is None else ("POST", json.dumps(body))
        connection = HTTPConnection("127.0.0.1", self._port, source_address=(self._address, 0))
        with closing(connection), suppress(OSError, HTTPException):
            connection.request(method, path, content, self._headers | {"Host": host})
            return connection.getresponse().read()
        return b""

    def ways(self) -> list[Callable[[int], object]]:
        """Return what to do, each a function of how often it was done before."""
        ask, record = self.ask, {"record": long_record(sealed=True)}
        table = f"/api/tables/{json.loads(ask('/api/records', record))['room']['table']}"
        return [
            lambda _: ask("/api/positions", KEYS),
            lambda _: ask("/api/solve", {"rules": KEYS}),
            lambda _: [ask(f"{table}/{path}") for path in ("verification", "record?form=jsonl", "events")],
            lambda number: ask("/api/tables", _wanted(f"listed-{number}", EVE, {}) | {"listed": True}),
            lambda number: ask("/api/tables", _wanted(f"bot-{number}", BOT, EVE)),
            lambda _: ask("/api/tables"),
            lambda _: ask("/api/records", {"record": BLANKS}),
            lambda number: ask("/api/rules", {"rules": _rules(number), "base": "maxi"}),
            lambda number: ask("/api/compare", {"sheets": [{"rules": _rules(number)}, {"sheet": "maxi"}]}),
            lambda _: ask("/api/simulate", CONTEST),
            lambda number: ask("/api/sheets", host=HOSTS[number % len(HOSTS)]),
        ]


def _rules(number: int) -> dict[str, Any]:
    """Return rules of twenty boxes, others for each number: nobody has solved them."""
    bonus = {"at": 84, "points": 51 + number}
    return {**bundled_sheet("maxi").as_data(), "id": f"mine-{number}", "title": "Mine", "upper_bonus": bonus}


def _wanted(key: str, *seats: object) -> dict[str, Any]:
    """Return a request for a table by rules of one's own."""
    return {"key": key, "seats": seats, "rules": _rules(int(key.rpartition("-")[2]))}
