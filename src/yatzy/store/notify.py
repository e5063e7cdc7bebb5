"""Notifications between processes that share a database.

A notification is JSON: the origin and a list of changes. An event is ``[table, seq, at, data, version]``,
without the version where it is 1, without version and data where these are too long; a changed room is
``[table, -revision]``.
"""

from collections.abc import Iterable, Iterator, Sequence

from msgspec.json import encode

from yatzy.game import jsonl
from yatzy.store.group_commit import (
    AppendEvent,
    ChangeRoom,
    DeleteExpired,
    DeleteTable,
    ForgetSeat,
    RenameSeat,
    Write,
    WriteOutcome,
)

CHANNEL = "yatzy"
"""The PostgreSQL channel."""
MOST = 7_900
"""Bytes of a notification: PostgreSQL accepts fewer than 8,000."""
GONE = 2**31 - 1
"""A revision later than any other, for a deleted table: whoever reloads it finds none."""
News = tuple[str | int, ...]


def changes_of(writes: Sequence[Write], outcomes: Sequence[WriteOutcome]) -> Iterator[News]:
    """Yield what others must know about applied writes. A new table is not known to anyone yet."""
    for write, at in zip(writes, outcomes, strict=True):
        if not isinstance(at, str):
            continue
        match write:
            case AppendEvent():
                yield write.game_id, write.seq, at, *_with_version(write.data)
            case ChangeRoom():
                yield write.table_id, -write.revision - 1
                if write.first is not None:
                    yield write.table_id, 0, at, *_with_version(write.first)
            case DeleteTable() | DeleteExpired():
                yield write.table_id, -GONE
            case (
                ForgetSeat() | RenameSeat()
            ):  # its revision is not known here: whoever reloads the table finds it
                yield write.game_id, -GONE


def _with_version(data: str) -> News:
    return (data,) if jsonl.VERSION == 1 else (data, jsonl.VERSION)


def pack_notifications(origin: str, news: Iterable[News]) -> Iterator[str]:
    """Pack changes into as few notifications as possible."""
    begin, end = b"[%b,[" % encode(origin), b"]]"
    space = MOST - len(begin) - len(end)
    batch = b""
    for one in news:
        encoded = encode(one)
        if len(encoded) > space:
            encoded = encode(one[:3])
        if batch and len(batch) + len(encoded) >= space:
            yield (begin + batch + end).decode()
            batch = b""
        batch = b"%b,%b" % (batch, encoded) if batch else encoded
    if batch:
        yield (begin + batch + end).decode()
