"""Where games are kept: an append-only log of events for each, in one SQL schema.

    schema      the tables
    sql         the store: start, append, load
    sqlite      the database file and its connections
    faults      what a database says when it cannot, told apart
    migrations  how the schema grows

Imports ``game`` and ``rules``.
"""
