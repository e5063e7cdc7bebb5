"""What processes that share a database tell each other of what they have written.

A notification is JSON: who wrote, and a list of news. An event is ``[table, seq, at, data]``, or without its
data where that is too long; another room is ``[table, -revision]``.
"""

from collections.abc import Iterable, Iterator, Sequence

from msgspec.json import encode

from yatzy.store.wishes import Append, Change, Forget, Outcome, Wish

CHANNEL = "yatzy"
"""Where they tell it."""
MOST = 7_900
"""Bytes of a notification: PostgreSQL takes fewer than 8,000."""
GONE = 2**31 - 1
"""A revision later than any, of a table that was forgotten: whoever looks for it finds none."""
News = tuple[str | int, ...]


def news_of(wishes: Sequence[Wish], outcomes: Sequence[Outcome]) -> Iterator[News]:
    """Yield what others have to know of the wishes that were granted. Of a new table nobody knows yet."""
    for wish, at in zip(wishes, outcomes, strict=True):
        if not isinstance(at, str):
            continue
        match wish:
            case Append():
                yield wish.game_id, wish.seq, at, wish.data
            case Change():
                yield wish.table_id, -wish.revision - 1
                if wish.first is not None:
                    yield wish.table_id, 0, at, wish.first
            case Forget():
                yield wish.table_id, -GONE


def notices(origin: str, news: Iterable[News]) -> Iterator[str]:
    """Pack news into as few notifications as hold them."""
    begin, end = b"[%b,[" % encode(origin), b"]]"
    room = MOST - len(begin) - len(end)
    packed = b""
    for one in news:
        told = encode(one)
        if len(told) > room:
            told = encode(one[:3])
        if packed and len(packed) + len(told) >= room:
            yield (begin + packed + end).decode()
            packed = b""
        packed = b"%b,%b" % (packed, told) if packed else told
    if packed:
        yield (begin + packed + end).decode()
