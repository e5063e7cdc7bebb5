"""Writes of a server, and how a batch of them is applied in one transaction (group commit)."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from sqlalchemy import Connection

from yatzy.game import jsonl
from yatzy.rules.errors import GameExists, StoreError
from yatzy.store.days import ChainRow, DayRow, insert_chain, insert_day
from yatzy.store.expiry import delete_expired, start_retention
from yatzy.store.marks import PROBE, write_mark
from yatzy.store.player_names import forget_seat, rename_seat, with_stored_names
from yatzy.store.players import MOST_CLAIMS, claim_seat, release_seats, upsert_summary
from yatzy.store.statements import (
    OPEN,
    PLAYING,
    EventRow,
    PlacedEvent,
    delete_game,
    delete_idle,
    insert_events,
    insert_table,
    lock_revision,
    place_events,
    update_table,
)

if TYPE_CHECKING:
    from asyncio import Future


class CreateTable(Struct):
    """Create a table, optionally with the first event of its game."""

    table_id: str
    room: str
    secret: bytes | None
    listed: bool
    match: str | None
    first: str | None
    player: str | None
    """Whose seat the first one is."""


class ImportTable(Struct):
    """Create a table with a whole game played elsewhere."""

    table_id: str
    room: str
    lines: Sequence[EventRow]
    state: str


class ChangeRoom(Struct):
    """Replace the room that has this revision, optionally with the first event of the game."""

    table_id: str
    revision: int
    room: str
    listed: bool
    state: str | None
    """The new state of the table, if it changes."""
    first: str | None


class AppendEvent(PlacedEvent, array_like=True):
    """Append an event at its ``seq``, optionally with a new state of the table."""

    state: str | None


class DeleteTable(Struct):
    """Delete a table; with ``idle_since``, only if it is unstarted and unchanged since then."""

    table_id: str
    idle_since: str | None = None


class DeleteExpired(Struct):
    """Delete a table that has expired for this reason: it last changed before a moment, and is nobody's."""

    table_id: str
    reason: str
    before: str


class StartRetention(Struct):
    """Mark when deleting may begin, unless that is marked already."""


class ProbeWrite(Struct):
    """Write something that nobody reads, to find out whether writing succeeds."""


class ClaimSeat(Struct):
    """Assign a seat to a player, unless they already have ``most`` seats."""

    player: str
    game_id: str
    seat: int
    most: int


class ReleaseSeats(Struct):
    """Remove a player's claim to a seat; without a game, all their claims."""

    player: str
    game_id: str | None = None
    seat: int | None = None


class ForgetSeat(Struct):
    """Replace the name at a seat that a player claimed, and remove the claim."""

    player: str
    game_id: str
    seat: int


class RenameSeat(Struct):
    """Replace the name at a seat, with its number for ""."""

    game_id: str
    seat: int
    name: str


class SaveSummary(Struct):
    """Store the summary of a game after so many events."""

    game_id: str
    version: int
    after: int
    data: str


class StoreChain(Struct):
    """Store a chain of seeds, unless one begins on that day already."""

    row: ChainRow


class StoreDay(Struct):
    """Store a game of the day, unless it is stored already."""

    row: DayRow


Cleanup = DeleteTable | DeleteExpired | StartRetention | ProbeWrite
DayWrite = StoreChain | StoreDay
PlayerWrite = ClaimSeat | ReleaseSeats | ForgetSeat | RenameSeat | SaveSummary
Write = CreateTable | ImportTable | ChangeRoom | AppendEvent | Cleanup | PlayerWrite | DayWrite
PendingWrite = tuple[Write, "Future[str | None]"]
"""A write and the future of its caller."""
WriteOutcome = str | StoreError | None
"""The time of the commit; an error; or ``None`` if a concurrent write came first."""

Enqueue = Callable[[PendingWrite], None]
ResolveBatch = Callable[[Sequence[PendingWrite], Sequence[WriteOutcome], float], None]
"""Takes a batch, its outcomes and the seconds it took, and resolves the futures."""


def reject_all(problem: StoreError, writes: Sequence[Write]) -> list[WriteOutcome]:
    """Return a separate copy of an error for each write: each is raised in another task."""
    return [type(problem)(problem.code, **problem.details) for _ in writes]


def is_append_only(writes: Sequence[Write]) -> bool:
    """Return whether a single statement applies the batch, so that it needs no explicit transaction."""
    return all(type(write) is AppendEvent and write.state is None for write in writes)


def apply_batch(connection: Connection, writes: Sequence[Write], at: str) -> list[WriteOutcome]:
    """Apply writes in the transaction of ``connection``; return the outcome of each, in order."""
    others = {
        number: _apply_write(connection, write, at)
        for number, write in enumerate(writes)
        if not isinstance(write, AppendEvent)
    }
    appended = iter(
        _append_events(connection, [write for write in writes if isinstance(write, AppendEvent)], at)
    )
    return [others[number] if number in others else next(appended) for number in range(len(writes))]


def _apply_write(
    connection: Connection,
    write: CreateTable | ImportTable | ChangeRoom | Cleanup | PlayerWrite | DayWrite,
    at: str,
) -> WriteOutcome:
    if isinstance(write, PlayerWrite):
        return at if _write_player_data(connection, write, at) else None
    if isinstance(write, Cleanup):
        return at if _apply_cleanup(connection, write, at) else None
    if isinstance(write, DayWrite):
        return at if _store_day_data(connection, write) else None
    match write:
        case CreateTable(table_id) | ImportTable(table_id):
            if not _insert_table(connection, write, at):
                return GameExists("store-known", game=table_id)
        case ChangeRoom(table_id, revision, room):
            if not lock_revision(connection, table_id, revision) or not _place_first_event(
                connection, table_id, write.first, at
            ):
                return None
            changes = {"room": room, "listed": write.listed} | ({"state": write.state} if write.state else {})
            update_table(connection, table_id, at, revision=revision + 1, **changes)
    return at


def _apply_cleanup(connection: Connection, write: Cleanup, at: str) -> bool:
    """Apply a write that is no player's; return whether it had an effect."""
    match write:
        case DeleteTable(table_id, since):
            return (
                delete_game(connection, table_id) if since is None else delete_idle(connection, table_id, since)
            )
        case DeleteExpired(table_id, reason, before):
            return delete_expired(connection, table_id, reason, before)
        case StartRetention():
            return start_retention(connection, at)
        case ProbeWrite():
            write_mark(connection, PROBE, at)
            return True


def _insert_table(connection: Connection, write: CreateTable | ImportTable, at: str) -> bool:
    """Insert a new table and its events; return whether its id was free."""
    match write:
        case CreateTable(table_id, room, secret, listed, match, first, player):
            kept = {"listed": listed, "match": match, "state": OPEN if first is None else PLAYING}
            if not insert_table(connection, table_id, room, secret, at, **kept):
                return False
            if player is not None:
                claim_seat(connection, player, table_id, 0, at=at, most=MOST_CLAIMS, joined=True)
            return _place_first_event(connection, table_id, first, at)
        case ImportTable(table_id, room, lines, state):
            if not insert_table(connection, table_id, room, None, at, listed=False, match=None, state=state):
                return False
            insert_events(connection, table_id, lines)
            return True


def _write_player_data(connection: Connection, write: PlayerWrite, at: str) -> bool:
    """Apply a write about players or summaries; return whether it had an effect."""
    match write:
        case ClaimSeat(player, game_id, seat, most):
            return claim_seat(connection, player, game_id, seat, at=at, most=most)
        case ReleaseSeats(player, game_or_all, seat_or_all):
            return release_seats(connection, player, game_or_all, seat_or_all)
        case ForgetSeat(player, game_id, seat):
            return forget_seat(connection, player, game_id, seat)
        case RenameSeat(game_id, seat, name):
            return rename_seat(connection, game_id, seat, name)
        case SaveSummary(game_id, version, after, data):
            named = with_stored_names(connection, game_id, data)
            return upsert_summary(connection, game_id, version, after, named)


def _store_day_data(connection: Connection, write: DayWrite) -> bool:
    """Apply a write about games of the day; return whether it was the first."""
    match write:
        case StoreChain(row):
            return insert_chain(connection, row)
        case StoreDay(row):
            return insert_day(connection, row)


def _place_first_event(connection: Connection, table_id: str, first: str | None, at: str) -> bool:
    """Insert the first event of a game, if given; return whether the game had none before."""
    if first is None:
        return True
    return place_events(connection, [PlacedEvent(table_id, 0, first, None, 0)], at, jsonl.VERSION)[0]


def _append_events(connection: Connection, appends: Sequence[AppendEvent], at: str) -> list[WriteOutcome]:
    if not appends:
        return []
    placed = chain_appends(appends)
    done = place_events(connection, placed, at, jsonl.VERSION)
    won = {id(one) for one, is_done in zip(placed, done, strict=True) if is_done}
    for one in sorted((one for one in appends if one.state and id(one) in won), key=lambda one: one.game_id):
        update_table(connection, one.game_id, at, state=one.state)
    return [at if id(one) in won else None for one in appends]


def isolate(write: Write) -> list[Write]:
    """Return a batch of one write, to be retried alone after its batch has failed."""
    if isinstance(write, AppendEvent):
        write.run = write.seq
    return [write]


def chain_appends(appends: Sequence[AppendEvent]) -> Sequence[AppendEvent]:
    """Drop duplicates of a place and set ``run``: an event may follow another of the same batch."""
    if len({one.game_id for one in appends}) == len(appends):
        return appends
    first: dict[tuple[str, int], AppendEvent] = {}
    for one in appends:
        first.setdefault((one.game_id, one.seq), one)
    for one in sorted(first.values(), key=lambda one: one.seq):
        before = first.get((one.game_id, one.seq - 1))
        one.run = one.seq if before is None else before.run
    return list(first.values())
