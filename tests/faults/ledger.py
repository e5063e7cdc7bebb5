"""What a server has told, by anyone at any of its tables: none of it may be otherwise afterwards."""

import json
from collections import Counter, defaultdict
from typing import Any

from support.db.store_cases import opened
from yatzy.chance.verify import verify_dice
from yatzy.game.engine import replay_checked
from yatzy.game.jsonl import decode_present
from yatzy.server.live.logged_table import decode_room
from yatzy.tables.room import REMEMBERED_KEYS, has_applied
from yatzy.tables.views import room_view
from yatzy.tables.wire import encode_message

Said = dict[str, Any]


class Ledger:
    """Everything that was told, by table."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self._events: defaultdict[str, dict[int, Said]] = defaultdict(dict)
        self._done: defaultdict[str, dict[int, str]] = defaultdict(dict)
        self._late: defaultdict[str, set[str]] = defaultdict(set)
        self._rooms: defaultdict[str, dict[int, Said]] = defaultdict(dict)
        self._changes: defaultdict[str, list[str]] = defaultdict(list)

    def happened(self, table: str, place: int, event: Said) -> None:
        """Note an event and its place, of which everyone was told the same."""
        assert self._events[table].setdefault(place, event) == event

    def done(self, table: str, place: int, mark: str) -> None:
        """Note a command that was acknowledged, by its seat and key, with the place of its event."""
        assert self._done[table].setdefault(place, mark) == mark

    def late(self, table: str, mark: str) -> None:
        """Note a command that was refused because another was faster: nothing may have come of it."""
        self._late[table].add(mark)

    def room(self, room: Said) -> None:
        """Note a room: of each revision there is one."""
        assert self._rooms[room["table"]].setdefault(room["revision"], room) == room

    def changed(self, table: str, mark: str) -> None:
        """Note a change of a room that was acknowledged, by its holder and key."""
        self._changes[table].append(mark)

    async def compare(self, database: str) -> None:
        """Compare what was told with what is kept, once nobody plays any more and all games are over."""
        async with opened(database) as log:
            for table in self._rooms:
                row = await log.load_table(table)
                assert row is not None, f"a table is gone: {table}"
                self._compare_room(table, row)
                self._compare_game(table, await log.load_events(table))
        self.counts["tables"] = len(self._rooms)

    def _compare_room(self, table: str, row: Any) -> None:
        room, told = decode_room(row), self._rooms[table]
        assert row.revision == max(told), "a change nobody was told of, or one that was undone"
        assert json.loads(encode_message(room_view(table, row.revision, room))) == told[row.revision]
        if row.revision <= REMEMBERED_KEYS:
            assert all(has_applied(room, mark) for mark in self._changes[table])
        self.counts["changes"] += len(self._changes[table])

    def _compare_game(self, table: str, lines: Any) -> None:
        events, told = [json.loads(line.data) for line in lines], self._events[table]
        assert [line.seq for line in lines] == list(range(len(lines)))
        assert told == dict(enumerate(events)), f"told otherwise than kept at {table}"
        keys = [line.key for line in lines if line.key]
        assert len(set(keys)) == len(keys), "one command did two things"
        assert {place: lines[place].key for place in self._done[table]} == self._done[table]
        assert not self._late[table].intersection(keys), "done, and told that it was too late"
        game = replay_checked(decode_present(line.data) for line in lines)
        assert verify_dice(game).is_valid  # so it was played to its end, and its secret shown
        self.counts["events"] += len(lines)
