"""The events of a game for a client that joins: encoded page by page, and each full page once.

A long game has tens of thousands of events, and a client may join as often as it may make requests.
"""

import msgspec

from yatzy.server.live.logged_table import LoggedTable, raw_event
from yatzy.store.event_log import EventLog, EventRow
from yatzy.tables.wire import Happened, encode_message

EVENTS_PER_PAGE = 500
"""Events that are read and encoded at once; other clients are served between two pages."""


async def encode_missed_events(log: EventLog, session: LoggedTable, after: int) -> msgspec.Raw:
    """Return the events that a session knows from ``after`` on, as a JSON array of :class:`Happened`.

    The caller holds the lock of the session, so that it neither advances nor is replayed meanwhile.
    """
    until, parts = session.seq, []
    while after < until:
        page, skipped = divmod(after, EVENTS_PER_PAGE)
        end = min((page + 1) * EVENTS_PER_PAGE, until)
        part = None if skipped else session.event_pages.get(page)
        if part is None:
            rows = await log.load_events(session.id, after, end - after)
            part = _encode_page(rows)
            if len(rows) == EVENTS_PER_PAGE:  # which will never change
                session.event_pages[page] = part
        parts.append(part)
        after = end
    return msgspec.Raw(b"[" + b",".join(filter(None, parts)) + b"]")


def _encode_page(rows: list[EventRow]) -> bytes:
    """Return events as the items of a JSON array, without its brackets."""
    return encode_message([Happened(row.seq, row.at, raw_event(row)) for row in rows])[1:-1]
