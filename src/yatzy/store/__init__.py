"""Persistence: an append-only event log for each game, in one SQL schema for SQLite and PostgreSQL.

    schema           the SQL tables
    migrations       Alembic migrations of the schema
    statements       SQL about games, events and tables
    players          SQL about claimed seats and summaries
    player_names     SQL that makes games forget a name
    expiry           SQL about retention: expired tables
    storage_size     how many bytes are stored
    db_errors        database errors as ``StoreError``
    sqlite           the database file, its locks and connections
    local_store      the synchronous store of the terminal
    event_log        the asynchronous log of a server, on either database
    group_commit     writes of a server, applied in batches
    sqlite_database  SQLite for a server: one writer thread, reader threads
    postgres         PostgreSQL for a server
    notify           notifications between processes that share a database

Imports ``game`` and ``rules``.
"""
