"""A table as the event log has it: its room, its game, and the record of events. Knows of no client."""

from collections import Counter
from typing import cast

import msgspec

from yatzy.game.engine import who_may_take_back
from yatzy.game.events import Corrected, Event, Kept, TookBack
from yatzy.game.jsonl import decode_present
from yatzy.game.moves import Correct, Keep, TakeBack
from yatzy.game.state import Game
from yatzy.rules.errors import TableConflict
from yatzy.server.net.storage_quota import ROW_BYTES, TURN_BYTES
from yatzy.store.event_log import EventRow, TableRow
from yatzy.tables.game_session import GameSession
from yatzy.tables.room import Room
from yatzy.tables.views import State, state_view
from yatzy.tables.wire import MoveRequest, encode_message

REWORK_PER_TURN = 40
"""How often a seat may keep dice, take back and correct, per turn: this bounds the length of a record, which is
read whole."""
MOST_EVENTS = 40_000
"""Events after which dice can only be rolled and points written: more than any game has without rework."""
OBJECTS_PER_JSON = 5
"""How many times as much memory a game takes as its events do as JSON, measured over long games."""


class LoggedTable(GameSession):
    """A room and a game that follow the rows of the event log."""

    def __init__(self, row: TableRow) -> None:
        super().__init__(row.table_id, row.secret)
        self.room, self.revision = decode_room(row), row.revision
        self.record: list[str] = []
        """The events of the game as JSON, in the present version."""
        self._json_bytes = len(row.room)
        self.at = row.touched
        """When the last event happened."""
        self.waiting_since = row.touched
        """When somebody last rolled or wrote: keeping dice or correcting does not count."""
        self.rework_count: Counter[int] = Counter()
        """By seat, how often dice were kept and scores taken back or corrected."""
        self._move_bytes = 0
        """Bytes in the log of all that happened since the game began."""
        self._encoded_state = 0, msgspec.Raw()
        self.event_pages: dict[int, bytes] = {}
        """Full pages of events as clients get them, by number, once somebody asked for them."""

    @property
    def memory_bytes(self) -> int:
        """About how much memory the table takes: objects take several times what their JSON does."""
        return OBJECTS_PER_JSON * self._json_bytes + sum(map(len, self.event_pages.values()))

    @property
    def encoded_state(self) -> State | None:
        """The whole game, encoded once per event; ``None`` before it has begun."""
        if self.game is None:
            return None
        if self._encoded_state[0] != self.seq:
            self._encoded_state = self.seq, msgspec.Raw(encode_message(state_view(self.game, self.seq)))
        return cast("State", self._encoded_state[1])

    def load_event(self, row: EventRow) -> Event:
        """Follow an event of the log; return it."""
        event = decode_present(row.data)
        self.follow_event(event, row.data, row.at)
        return event

    def follow_event(self, event: Event, data: str, at: str, after: Game | None = None) -> None:
        """Follow an event, stored as ``data``; ``after`` is the game it leads to, if already computed."""
        if isinstance(event, Kept | TookBack | Corrected):
            self.rework_count[_acting_seat(self.started_game, event)] += 1
        else:
            self.waiting_since = at
        self.advance(event, after)
        if self.record:
            self._move_bytes += len(data) + ROW_BYTES
        self.record.append(data)
        self._json_bytes += len(data)
        self.at = at

    def replay(self, rows: list[EventRow]) -> list[EventRow]:
        """Load the known events anew; return those that are new."""
        known, self.game, self.seq, self._encoded_state = self.seq, None, 0, (0, msgspec.Raw())
        self.record.clear()
        self.event_pages.clear()
        self.rework_count.clear()
        self._move_bytes = 0
        for one in rows[:known]:
            self.load_event(one)
        return rows[known:]

    def has_other_names(self, row: TableRow) -> bool:
        """Whether the stored room has other names than the game: a player was forgotten, the log rewritten."""
        if self.game is None:
            return False
        return tuple(seat.name for seat in decode_room(row).seats) != self.game.setup.players

    def check_rework(self, request: MoveRequest) -> None:
        """Raise :class:`TableConflict` over the limit of keeps, undos and corrections."""
        spent = self.rework_count[request.seat]
        if spent < REWORK_PER_TURN or not isinstance(request, Keep | TakeBack | Correct):
            return
        setup = self.started_game.setup
        if self.seq >= MOST_EVENTS or spent >= REWORK_PER_TURN * setup.turns // len(setup.players):
            raise TableConflict("table-long")

    def count_surplus_bytes(self, event: Event, data: str) -> int:
        """Return how many bytes of a new event are beyond what the table was charged for when it was created.

        Only for rework: 0 for whatever a game needs to get on, the first keep after a roll included.
        """
        if not isinstance(event, Kept | TookBack | Corrected):
            return 0
        if isinstance(event, Kept) and not isinstance(decode_present(self.record[-1]), Kept):
            return 0
        size = len(data) + ROW_BYTES
        return max(0, min(size, self._move_bytes + size - TURN_BYTES * self.started_game.setup.turns))


def _acting_seat(game: Game, event: Kept | TookBack | Corrected) -> int:
    match event:
        case Kept():
            return game.seat
        case TookBack():
            seat = who_may_take_back(game)
            return game.seat if seat is None else seat
        case Corrected(turn):
            return game.seat_of(turn)


def decode_room(row: TableRow) -> Room:
    """Return the room of a table as it is stored."""
    return msgspec.json.decode(row.room, type=Room)


def raw_event(row: EventRow) -> Event:
    """Return a stored event to be encoded as it is, without decoding it."""
    return cast("Event", msgspec.Raw(row.data.encode()))
