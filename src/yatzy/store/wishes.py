"""What a server wants to have written, and how many such wishes are granted in one transaction."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from sqlalchemy import Connection

from yatzy.game.record import VERSION
from yatzy.rules.errors import StoreError
from yatzy.store.plays import claim_seat, give_up_seats, keep_summary
from yatzy.store.statements import (
    OPEN,
    PLAYING,
    Line,
    Placed,
    add_events,
    change_table,
    forget_game,
    forget_idle,
    is_at,
    lay_table,
    place_events,
)

if TYPE_CHECKING:
    from asyncio import Future


class Lay(Struct):
    """A new table, perhaps with the first event of its game."""

    table_id: str
    room: str
    secret: bytes | None
    listed: bool
    match: str | None
    first: str | None


class Bring(Struct):
    """A table with a whole game that was played elsewhere."""

    table_id: str
    room: str
    lines: Sequence[Line]
    state: str


class Change(Struct):
    """Another room for a table that has this revision, perhaps with the first event of its game."""

    table_id: str
    revision: int
    room: str
    listed: bool
    state: str | None
    """Another state of the table, if it changes."""
    first: str | None


class Append(Placed, array_like=True):
    """An event at its place, perhaps with another state of its table."""

    state: str | None


class Forget(Struct):
    """A table that is no longer wanted; or only if nothing has begun and nothing was done since a moment."""

    table_id: str
    idle_since: str | None = None


class Claim(Struct):
    """A seat that is to count among those a player has played, unless they have so many already."""

    player: str
    game_id: str
    seat: int
    most: int


class GiveUp(Struct):
    """A seat that is to be a player's no longer; without a game, all of theirs."""

    player: str
    game_id: str | None = None
    seat: int | None = None


class SumUp(Struct):
    """What a game came to after so many events."""

    game_id: str
    version: int
    after: int
    data: str


Wish = Lay | Bring | Change | Append | Forget | Claim | GiveUp | SumUp
Waiting = tuple[Wish, "Future[str | None]"]
"""A wish, and who waits for it."""
Outcome = str | StoreError | None
"""The moment at which a wish was granted; or what was wrong with it; or nothing, if somebody was faster."""

Put = Callable[[Waiting], None]
Tell = Callable[[Sequence[Waiting], Sequence[Outcome], float], None]
"""How those who waited together are told what came of it, and how many seconds that took."""


def refusals(problem: StoreError, wishes: Sequence[Wish]) -> list[Outcome]:
    """Return that none of these could be granted: an error for each, since each is raised elsewhere."""
    return [StoreError(problem.code, **problem.details) for _ in wishes]


def is_plain(wishes: Sequence[Wish]) -> bool:
    """Tell whether one statement grants them all, and needs no transaction around it."""
    return all(type(wish) is Append and wish.state is None for wish in wishes)


def grant(connection: Connection, wishes: Sequence[Wish], at: str) -> list[Outcome]:
    """Write what is wished, as far as it can be; tell of each wish what came of it."""
    others = {
        number: _grant_one(connection, wish, at)
        for number, wish in enumerate(wishes)
        if not isinstance(wish, Append)
    }
    appended = iter(_append(connection, [wish for wish in wishes if isinstance(wish, Append)], at))
    return [others[number] if number in others else next(appended) for number in range(len(wishes))]


def _grant_one(
    connection: Connection, wish: Lay | Bring | Change | Forget | Claim | GiveUp | SumUp, at: str
) -> Outcome:
    if isinstance(wish, Claim | GiveUp | SumUp):
        return at if _note(connection, wish, at) else None
    match wish:
        case Lay(table_id) | Bring(table_id):
            if not _lay(connection, wish, at):
                return StoreError("store-known", game=table_id)
        case Change(table_id, revision, room):
            if not is_at(connection, table_id, revision) or not _begin(connection, table_id, wish.first, at):
                return None
            changes = {"room": room, "listed": wish.listed} | ({"state": wish.state} if wish.state else {})
            change_table(connection, table_id, at, revision=revision + 1, **changes)
        case Forget(table_id, None):
            if not forget_game(connection, table_id):
                return None
        case Forget(table_id, str(before)):
            if not forget_idle(connection, table_id, before):
                return None
    return at


def _lay(connection: Connection, wish: Lay | Bring, at: str) -> bool:
    """Keep a new table with what has happened there; tell whether its id was free."""
    match wish:
        case Lay(table_id, room, secret, listed, match, first):
            kept = {"listed": listed, "match": match, "state": OPEN if first is None else PLAYING}
            return lay_table(connection, table_id, room, secret, at, **kept) and _begin(
                connection, table_id, first, at
            )
        case Bring(table_id, room, lines, state):
            if not lay_table(connection, table_id, room, None, at, listed=False, match=None, state=state):
                return False
            add_events(connection, table_id, lines)
            return True


def _note(connection: Connection, wish: Claim | GiveUp | SumUp, at: str) -> bool:
    """Write what is noted beside games: whose they were, and what they came to."""
    match wish:
        case Claim(player, game_id, seat, most):
            return claim_seat(connection, player, game_id, seat, at=at, most=most)
        case GiveUp(player, game_or_all, seat_or_all):
            return give_up_seats(connection, player, game_or_all, seat_or_all)
        case SumUp(game_id, version, after, data):
            return keep_summary(connection, game_id, version, after, data)


def _begin(connection: Connection, table_id: str, first: str | None, at: str) -> bool:
    """Put the first event of a game there, if any is given; tell whether it had none before."""
    return first is None or place_events(connection, [Placed(table_id, 0, first, None, 0)], at, VERSION)[0]


def _append(connection: Connection, appends: Sequence[Append], at: str) -> list[Outcome]:
    if not appends:
        return []
    placed = line_up(appends)
    done = place_events(connection, placed, at, VERSION)
    won = {id(one) for one, is_done in zip(placed, done, strict=True) if is_done}
    for one in sorted((one for one in appends if one.state and id(one) in won), key=lambda one: one.game_id):
        change_table(connection, one.game_id, at, state=one.state)
    return [at if id(one) in won else None for one in appends]


def alone(wish: Wish) -> list[Wish]:
    """Return a wish that is to be granted by itself, after all that came with it could not be."""
    if isinstance(wish, Append):
        wish.run = wish.seq
    return [wish]


def line_up(appends: Sequence[Append]) -> Sequence[Append]:
    """Let the first of each place stay, and know where its run begins: an event may follow one just as new."""
    if len({one.game_id for one in appends}) == len(appends):
        return appends
    first: dict[tuple[str, int], Append] = {}
    for one in appends:
        first.setdefault((one.game_id, one.seq), one)
    for one in sorted(first.values(), key=lambda one: one.seq):
        before = first.get((one.game_id, one.seq - 1))
        one.run = one.seq if before is None else before.run
    return list(first.values())
