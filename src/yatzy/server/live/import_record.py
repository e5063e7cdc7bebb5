"""Importing records of games that were played elsewhere: each becomes a read-only table.

Its id is derived from its events, so importing a record twice gives one table.
"""

from contextlib import suppress

import msgspec

from yatzy.clock import now
from yatzy.game.events import Started
from yatzy.game.jsonl import encode_event
from yatzy.game.record_reader import CheckedRecord
from yatzy.ids import derive_id
from yatzy.report.sheet_schema import check_rules_size
from yatzy.rules.errors import GameExists, MoveError, RecordError, TableError
from yatzy.server.jobs import handlers
from yatzy.server.jobs.job_queue import Caller
from yatzy.server.jobs.service import JobService
from yatzy.server.live.create import MOST_TURNS, stored_bytes
from yatzy.server.live.registry import TableRegistry
from yatzy.server.live.session import TableSession
from yatzy.server.net.storage_quota import Charge
from yatzy.store.event_log import EventRow
from yatzy.store.statements import OVER, PLAYING
from yatzy.tables.room import Room, Seat

LONGEST_EVENT = 8_000
"""Characters of an event but the first: enough for hundreds of corrections of one turn."""

_started_decoder = msgspec.json.Decoder(Started)
_checked_decoder = msgspec.json.Decoder(CheckedRecord)


async def import_record(
    tables: TableRegistry, jobs: JobService, text: str, caller: Caller, charge: Charge
) -> TableSession:
    """Check a record and store its game as a table; return the existing table if there is one.

    Raises :class:`RecordError` where the record is invalid.
    """
    try:
        checked = _checked_decoder.decode(await jobs.ask(caller, handlers.check_record, text))
    except MoveError as error:  # an impossible move is an error of the record
        wrong = RecordError(error.code, **error.details)
        wrong.line = error.line
        raise wrong from None
    table_id = derive_id("record", *checked.events)
    if await tables.log.load_table(table_id) is None:
        await _store_record(tables, table_id, checked, charge)
    return await tables.find(table_id)


async def _store_record(tables: TableRegistry, table_id: str, checked: CheckedRecord, charge: Charge) -> None:
    first, *rest = checked.events
    started = _started_decoder.decode(first)
    try:
        check_rules_size(started.sheet)
    except ValueError as error:
        raise RecordError("record-data", problem=str(error)) from None
    if any(len(data) > LONGEST_EVENT for data in rest):
        raise RecordError("record-data", problem="A turn has too many earlier marks")
    setup = started.to_setup()
    if setup.turns > MOST_TURNS:
        raise TableError("table-turns", most=MOST_TURNS)
    if not started.game:
        first = encode_event(msgspec.structs.replace(started, game=table_id))
    seats = (Seat(name=name, computer=setup.computer_at(seat)) for seat, name in enumerate(setup.players))
    room = Room(
        sheet=started.sheet,
        digest=started.digest,
        seats=tuple(seats),
        hosts=(),
        teams=len(setup.teams),
        rounds=setup.rounds,
        counting=setup.counting,
        start=setup.start,
        dice=setup.dice,
        coach=setup.coach,
        seal=setup.seal,
        begun=True,
        record=True,
    )
    at = min(f"{setup.date}T00:00:00Z", now()) if setup.date else now()  # not in the future
    lines = [EventRow(seq, at, data, None) for seq, data in enumerate((first, *rest))]
    state = OVER if checked.over else PLAYING
    data = msgspec.json.encode(room).decode()
    charge(stored_bytes(data, (line.data for line in lines)))
    with suppress(GameExists):  # imported concurrently
        await tables.log.import_table(table_id, data, lines, state)
