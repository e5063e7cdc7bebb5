"""Records of games that were played elsewhere: each becomes a table to look at, on which nobody plays on.

Its id follows from what happened in it. So a record that is brought twice is one table.
"""

import msgspec

from yatzy.game.events import Started
from yatzy.game.reading import Judged
from yatzy.game.record import VERSION, event_data
from yatzy.rules.errors import MoveError, RecordError, StoreError, TableError
from yatzy.server.laying import MOST_TURNS
from yatzy.server.room import Room, Seat
from yatzy.server.seats import id_from
from yatzy.server.tables import Live, Tables
from yatzy.server.work import Work
from yatzy.store.log import Line
from yatzy.store.sql import now
from yatzy.store.statements import OVER, PLAYING

_start = msgspec.json.Decoder(Started)


async def bring(tables: Tables, work: Work, text: str, address: str) -> Live:
    """Keep the game of a record, which is judged like moves; one that is here already is the answer."""
    try:
        judged = await work.judge(text, address)
    except MoveError as error:  # which is no move that could be made later
        wrong = RecordError(error.code, **error.details)
        wrong.line = error.line
        raise wrong from None
    table_id = id_from("record", *judged.events)
    if await tables.log.table(table_id) is None:
        await _keep(tables, table_id, judged)
    return await tables.find(table_id)


async def _keep(tables: Tables, table_id: str, judged: Judged) -> None:
    first, *rest = judged.events
    started = _start.decode(first)
    setup = started.setup()
    if setup.turns > MOST_TURNS:
        raise TableError("table-turns", most=MOST_TURNS)
    if not started.game:
        first = event_data(msgspec.structs.replace(started, game=table_id))
    seats = (Seat(name=name, computer=setup.computer(seat)) for seat, name in enumerate(setup.players))
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
    at = min(f"{setup.date}T00:00:00Z", now()) if setup.date else now()  # nothing was played in the future
    lines = [Line(seq, at, VERSION, data, None) for seq, data in enumerate((first, *rest))]
    state = OVER if judged.over else PLAYING
    try:
        await tables.log.bring(table_id, msgspec.json.encode(room).decode(), lines, state)
    except StoreError as error:
        if error.code != "store-known":  # somebody else has brought it at the same moment
            raise
