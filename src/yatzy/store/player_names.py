"""SQL that makes stored games forget a player's name.

A name stands in three documents: the event that started the game, the room of its table and its summary. They
are rewritten in one transaction, and the name is gone from the database. Nothing else depends on a name: dice
follow from the game's id, its secret and the players' words, moves from seats.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, select, update

from yatzy.game import jsonl
from yatzy.game.setup import fold_name
from yatzy.store.players import SEAT_OWNER, release_seats
from yatzy.store.schema import events, games, summaries, tables
from yatzy.store.statements import select_event

LOCK_NAMES = select(games.c.id).where(games.c.id == bindparam("game")).with_for_update(key_share=True)
"""Serialises everything that writes names of a game; appending events does not wait for it."""


def placeholder_name(seat: int, others: Sequence[str], name: str = "") -> str:
    """Return what a forgotten player is called: the number of the seat, and different from the others.

    Another ``name`` is made different in the same way.
    """
    name = name or f"#{seat + 1}"
    while fold_name(name) in map(fold_name, others):
        name += "*"
    return name


def forget_seat(connection: Connection, player: str, game_id: str, seat: int) -> bool:
    """Replace the name at a seat that a player claimed, and remove the claim; return whether there was one.

    The room gets a new revision, by which sessions notice; the time of its last change stays.
    """
    connection.execute(LOCK_NAMES, {"game": game_id})
    if connection.scalar(SEAT_OWNER, {"game": game_id, "seat": seat}) != player:
        return False
    if _load_names(connection, game_id) is not None:
        rename_seat(connection, game_id, seat, "")
    return release_seats(connection, player, game_id, seat)


def rename_seat(connection: Connection, game_id: str, seat: int, name: str) -> bool:
    """Replace the name at a seat, with the number of the seat for ""; return whether there is such a seat.

    A name that another seat has gets a mark, as :func:`placeholder_name` gives it.
    """
    connection.execute(LOCK_NAMES, {"game": game_id})
    event = _load_names(connection, game_id)
    room = _load_room(connection, game_id)
    names = [one.get("name", "") for one in room.get("seats", [])] if event is None else event["players"]
    if not 0 <= seat < len(names):
        return False
    names[seat] = placeholder_name(seat, [*names[:seat], *names[seat + 1 :]], name)
    if event is not None:
        change = update(events).where(events.c.game == game_id, events.c.seq == 0)
        connection.execute(change.values(data=_encode(event), version=jsonl.VERSION))
        _rename_in_summary(connection, game_id, names)
    if seat < len(room.get("seats", [])):
        room["seats"][seat]["name"] = names[seat]
        changed = update(tables).where(tables.c.id == game_id)
        connection.execute(changed.values(room=_encode(room), revision=tables.c.revision + 1))
    return True


def _load_names(connection: Connection, game_id: str) -> dict[str, Any] | None:
    """Return the event that started a game, with its players; ``None`` before it has begun."""
    started = select_event(connection, game_id, 0)
    event = _decode(started.data) if started is not None and started.seq == 0 else {}
    return event if "players" in event else None


def _load_room(connection: Connection, game_id: str) -> dict[str, Any]:
    data = connection.scalar(select(tables.c.room).where(tables.c.id == game_id).with_for_update())
    return {} if data is None else _decode(data)


def _rename_in_summary(connection: Connection, game_id: str, names: Sequence[str]) -> None:
    data = connection.scalar(select(summaries.c.data).where(summaries.c.game == game_id))
    if data is not None:
        change = update(summaries).where(summaries.c.game == game_id)
        connection.execute(change.values(data=_encode(_decode(data) | {"players": names})))


def with_stored_names(connection: Connection, game_id: str, summary: str) -> str:
    """Return a summary with the names that its game has now: one may be forgotten while it is computed."""
    connection.execute(LOCK_NAMES, {"game": game_id})
    started = select_event(connection, game_id, 0)
    names = _decode(started.data).get("players") if started is not None else None
    if not names:
        return summary
    decoded = _decode(summary)
    return summary if decoded.get("players") == names else _encode(decoded | {"players": names})


def _decode(data: str) -> dict[str, Any]:
    return msgspec.json.decode(data, type=dict[str, Any])


def _encode(data: dict[str, Any]) -> str:
    return msgspec.json.encode(data).decode()
