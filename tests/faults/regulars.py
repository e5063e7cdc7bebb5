"""People who come back to their tables whatever happens to the server, and repeat what was not answered."""

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass
from random import Random
from time import monotonic

import httpx
from websockets.exceptions import WebSocketException

from faults.ledger import Ledger, Said
from support.server.clients import AtTable, Guest, Refusal
from yatzy.tables.tokens import fingerprint

STUCK = 300
"""Seconds after which somebody to whom nothing has happened is at a table that is stuck."""
THINKING = 0.005
"""Seconds somebody thinks at most, if at all."""
AGAIN = 0.1
"""Seconds after which at most something is tried again."""
AWAY = (OSError, WebSocketException, httpx.TransportError)
"""What is raised when there is no server, or no longer; a timeout is one of the first kind."""
Way = Coroutine[None, None, None]


class Evening:
    """Everyone who plays on a server, or on several that share a database, until they are asked to stop."""

    def __init__(self, seed: str, *addresses: str) -> None:
        self.rng = Random(seed)  # noqa: S311 # whims
        self.addresses = addresses
        self.ledger = Ledger()
        self.last = asyncio.Event()
        """Set when games that are over are not to be followed by others."""
        self.here: set[Regular] = set()
        """Everyone who is at a table now."""

    async def everyone_goes_on(self) -> None:
        """Wait until something has happened to everyone who is at a table, whoever that is by then."""
        left = {one: one.heard for one in self.here}
        while left:
            await asyncio.sleep(0.02)
            left = {one: heard for one, heard in left.items() if one in self.here and one.heard == heard}

    async def insist(self, guest: Guest, path: str, body: Said) -> Said:
        """Ask for a change until there is an answer, each time for the same one."""
        while True:
            guest.base = self.rng.choice(self.addresses)
            try:
                answer: Said = await guest.post(path, body)
            except AWAY:
                self.ledger.counts["requests lost"] += 1
            except Refusal as refusal:
                if refusal.code != "table-store":
                    raise
                self.ledger.counts["requests refused"] += 1
            else:
                self.ledger.room(answer["room"])
                return answer
            await asyncio.sleep(self.rng.uniform(0, AGAIN))

    async def lay(self, guest: Guest, *seats: Said, **wanted: object) -> str:
        """Lay a table and return its id."""
        body = {"key": guest.key(), "seats": seats, **wanted}
        return str((await self.insist(guest, "/api/tables", body))["room"]["table"])

    async def change(self, guest: Guest, table: str, what: str, **wanted: object) -> Said:
        """Change a room as it is now, unless others change it first: then as it is then."""
        while True:
            room = (await self.look(guest, table))["room"]
            key = guest.key()
            body = {"revision": room["revision"], "key": key, **wanted}
            try:
                answer = await self.insist(guest, f"/api/tables/{table}/{what}", body)
            except Refusal as refusal:
                if refusal.code != "table-changed":
                    raise
                self.ledger.room(refusal.problem["room"])
            else:
                self.ledger.changed(table, f"{fingerprint(guest.token)}:{key}")
                return answer

    async def look(self, guest: Guest, table: str) -> Said:
        """Look at a table, as soon as that can be."""
        while True:
            guest.base = self.rng.choice(self.addresses)
            try:
                answer: Said = await guest.get(f"/api/tables/{table}")
            except AWAY:
                pass
            except Refusal as refusal:
                if refusal.code != "table-store":
                    raise
            else:
                self.ledger.room(answer["room"])
                return answer
            await asyncio.sleep(self.rng.uniform(0, AGAIN))


@dataclass
class Command:
    """A move somebody wants to make, as long as it is not answered."""

    seq: int
    key: str
    move: Said
    times: int = 0
    """How often it was sent."""

    @property
    def mark(self) -> str:
        """What the log knows it by."""
        return f"{self.move['seat']}:{self.key}"


class Regular:
    """Somebody who plays the seats they hold, or watches, until the game is over and its secret shown."""

    def __init__(self, evening: Evening, guest: Guest, table: str, *, watches: bool = False) -> None:
        self._evening, self._ledger, self._rng = evening, evening.ledger, evening.rng
        self._guest = guest
        self._table = table
        self._watches = watches
        self._seen = 0
        self.heard = monotonic()
        """When something last happened to them."""
        self.command: Command | None = None
        self.sent = False
        """Whether the command was sent on this connection."""

    async def attend(self) -> None:
        """Play, and come back whenever the connection is lost."""
        self._evening.here.add(self)
        try:
            while not await self._came():
                self._check_not_stuck()
                await asyncio.sleep(self._rng.uniform(0, AGAIN))
        finally:
            self._evening.here.discard(self)

    async def _came(self) -> bool:
        """Come to the table; tell whether the game was played to its end."""
        self.sent = False
        self._guest.base = self._rng.choice(self._evening.addresses)
        try:
            async with self._guest.at(self._table, self._seen, token="" if self._watches else None) as place:
                self._welcomed(place)
                while not self._over(place):
                    await self._act(place)
                return True
        except AWAY:
            self._ledger.counts["connections lost"] += 1
        except Refusal as refusal:
            if refusal.code != "table-store":
                raise
            self._ledger.counts["connections refused"] += 1
        return False

    def _check_not_stuck(self) -> None:
        assert monotonic() < self.heard + STUCK, f"stuck: {self._table} at {self._seen}, {self.command}"

    def _welcomed(self, place: AtTable) -> None:
        self._ledger.room(place.room)
        for one in place.welcome["events"]:
            self._happened(one["seq"], one["event"])

    def _happened(self, seq: int, event: Said) -> None:
        assert seq == self._seen
        self._ledger.happened(self._table, seq, event)
        self._seen += 1
        self.heard = monotonic()

    def _over(self, place: AtTable) -> bool:
        return bool(place.state and place.state["secret"]) and self.command is None

    async def _act(self, place: AtTable) -> None:
        """Say what is to be said now, and hear what comes next."""
        if self.command is None:
            self.command = self._chosen(place)
        if self.command is not None and not self.sent:
            if self._rng.random() < 0.5:
                await asyncio.sleep(self._rng.uniform(0, THINKING))
            self._ledger.counts["commands repeated"] += self.command.times > 0
            self.command.times, self.sent = self.command.times + 1, True
            await place.say(
                {"type": "play", "seq": self.command.seq, "key": self.command.key, "move": self.command.move}
            )
        try:
            told = await place.next()
        except TimeoutError:  # they stay: to come back would hide that they were not told something
            self._check_not_stuck()
            return
        match told["type"]:
            case "moved":
                self._happened(told["seq"] - 1, told["event"])
                if "key" in told:
                    self._answered(told)
            case "done":
                assert told["seq"] <= self._seen
                self._ledger.happened(self._table, told["seq"] - 1, told["event"])
                self._ledger.counts["kept though unanswered"] += 1
                self._answered(told)
            case "room":
                self._ledger.room(told["room"])
            case "refused":
                await self._refused(told)
            case kind:
                assert kind in {"reacted", "away"}

    def _answered(self, told: Said) -> None:
        assert self.command is not None
        assert (told["key"], told["seq"]) == (self.command.key, self.command.seq + 1)
        self._ledger.done(self._table, self.command.seq, self.command.mark)
        self._ledger.counts["acknowledged"] += 1
        self.command, self.sent = None, False

    async def _refused(self, told: Said) -> None:
        assert self.command is not None
        assert told["key"] == self.command.key, told
        self._ledger.counts[told["code"]] += 1
        self.sent = False
        if told["code"] == "table-store":  # it may have been kept, or not: the same again will tell
            await asyncio.sleep(self._rng.uniform(0, AGAIN))
            return
        assert told["code"] in {"table-late", "table-stand-in"}, told
        self._ledger.late(self._table, self.command.mark)
        self.command = None

    def _chosen(self, place: AtTable) -> Command | None:
        move = self._move(place)
        return None if move is None else Command(place.seq, self._guest.key(), move)

    def _move(self, place: AtTable) -> Said | None:
        """Return what they do now, if anything."""
        now, seats = place.now, place.seats
        if not now or not seats:
            return None
        if now["phase"] == "over":
            return {"type": "show", "seat": seats[0]}
        if now.get("undo") in seats and self._rng.random() < 0.05:
            return {"type": "take-back", "seat": now["undo"]}
        if now["seat"] not in seats or place.room["seats"][now["seat"]]["stand_in"]:
            return None
        return {"seat": now["seat"], **any_move(self._rng, now)}


def any_move(rng: Random, now: Said) -> Said:
    """Return something that may be done in the middle of a turn."""
    dice = now.get("dice")
    if not dice or (now.get("rolls_left") and rng.random() < 0.2):
        return {"type": "roll"}
    if now.get("rolls_left") and rng.random() < 0.25:
        return {"type": "keep", "dice": sorted(rng.sample(dice, rng.randrange(len(dice))))}
    return {"type": "enter", "key": rng.choice([entry["key"] for entry in now["entries"] if entry["allowed"]])}


# What is played


async def duel(evening: Evening, sheet: str) -> None:
    """Two persons with a device each, and one who watches, again and again."""
    anna, bo = Guest(""), Guest("")
    table = await evening.lay(anna, {"name": "Anna", "here": True}, {"name": "Bo"}, sheet=sheet)
    await evening.change(bo, table, "seats/1", name="Bo")
    while True:
        watcher = Regular(evening, Guest(""), table, watches=True)
        await _all(
            Regular(evening, anna, table).attend(), Regular(evening, bo, table).attend(), watcher.attend()
        )
        if evening.last.is_set():
            return
        seat = (await evening.look(anna, table))["seats"][0]
        again = await evening.insist(anna, f"/api/tables/{table}/rematch", {"seat": seat})
        async with asyncio.timeout(STUCK):
            before = await evening.look(anna, table)
            while not before["room"]["next"]:  # which every process hears of before long
                await asyncio.sleep(THINKING)
                before = await evening.look(anna, table)
        table = str(again["room"]["table"])


async def family(evening: Evening, sheet: str) -> None:
    """Three persons around one device."""
    guest = Guest("")
    seats = [{"name": name, "here": True} for name in ("Anna", "Bo", "Cleo")]
    while not evening.last.is_set():
        await Regular(evening, guest, await evening.lay(guest, *seats, sheet=sheet)).attend()


async def with_computer(evening: Evening, computer: str, sheet: str) -> None:
    """One person and a computer player, and one who watches."""
    guest = Guest("")
    seats = ({"computer": computer}, {"name": "Anna", "here": True})
    while not evening.last.is_set():
        table = await evening.lay(guest, *seats, sheet=sheet)
        watcher = Regular(evening, Guest(""), table, watches=True)
        await _all(Regular(evening, guest, table).attend(), watcher.attend())


async def fill_table(evening: Evening, sheet: str) -> None:
    """A table that three come to one by one, one of them twice, and later lets a computer stand in."""
    while not evening.last.is_set():
        anna, bo, cleo = Guest(""), Guest(""), Guest("")
        table = await evening.lay(anna, {"name": "Anna", "here": True}, {}, {}, sheet=sheet, listed=True)
        await evening.change(bo, table, "seats/1", name="Bo")
        await evening.change(bo, table, "seats/1/leave")
        await evening.change(bo, table, "seats/2", name="Bo")
        await evening.change(cleo, table, "seats/1", name="Cleo")
        await _all(
            *(Regular(evening, one, table).attend() for one in (anna, bo, cleo)), _stand_in(evening, bo, table)
        )


async def _stand_in(evening: Evening, guest: Guest, table: str) -> None:
    """Let a computer player go on for a while."""
    await evening.change(guest, table, "seats/2/computer", computer="casual")
    await evening.everyone_goes_on()
    await evening.change(guest, table, "seats/2/back")


async def _all(*ways: Way) -> None:
    """Wait for all, and for nobody when one fails."""
    async with asyncio.TaskGroup() as group:
        for way in ways:
            group.create_task(way)


async def begin(evening: Evening, group: asyncio.TaskGroup) -> None:
    """Let an evening begin: tables of persons, with computer players, and one that fills again and again."""
    parties = [
        duel(evening, "vinga"),
        duel(evening, "maxi"),
        *(family(evening, sheet) for sheet in ("tactic", "hasbro", "forced-order")),
        with_computer(evening, "casual", "vinga"),
        with_computer(evening, "beginner", "tactic"),
        fill_table(evening, "vinga"),
    ]
    for party in parties:
        group.create_task(party)
    here = 0
    while here < len(parties):
        await asyncio.sleep(0.02)
        here = len(evening.here)
    await evening.everyone_goes_on()
