"""How many bytes the stored games take."""

from sqlalchemy import Connection, text

SQLITE_BYTES = text("""
    select (pages.page_count - free.freelist_count) * size.page_size
    from pragma_page_count as pages, pragma_freelist_count as free, pragma_page_size as size""")
"""Without free pages: a deleted game leaves some, which the next ones take."""
ROW_OVERHEAD = 110
"""Bytes of a row in PostgreSQL besides its columns: its header, its pointer, and its entry in an index."""
POSTGRES_BYTES = text("""
    select coalesce(sum(least(
        pg_total_relation_size(live.relid),
        case when width.bytes is null then pg_total_relation_size(live.relid)
             else live.n_live_tup * (width.bytes + :overhead) end)), 0)
    from pg_stat_user_tables as live
    left join (
        select schemaname, tablename, sum(avg_width) as bytes from pg_stats group by schemaname, tablename
    ) as width on width.schemaname = live.schemaname and width.tablename = live.relname
    where live.schemaname = current_schema()
      and live.relname in ('games', 'events', 'tables', 'plays', 'summaries')""")
"""An estimate from PostgreSQL's own statistics. Its files do not shrink when games are deleted, so their size
does not say how much is stored; where a table was never analysed, it is all there is."""


def select_stored_bytes(connection: Connection) -> int:
    """Return how many bytes are stored: exactly for SQLite, an estimate for PostgreSQL."""
    if connection.dialect.name == "sqlite":
        return int(connection.scalar(SQLITE_BYTES) or 0)
    return int(connection.scalar(POSTGRES_BYTES, {"overhead": ROW_OVERHEAD}) or 0)
