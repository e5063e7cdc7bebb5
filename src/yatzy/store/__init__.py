"""Where games are kept: an append-only log of events for each, in one SQL schema.

    schema      the tables
    migrations  how the schema grows
    statements  what is said to a database, for SQLite and PostgreSQL
    plays       the same of whose games they were, and what they came to
    faults      what a database says when it cannot, told apart
    sqlite      the database file and its connections
    sql         the store of a terminal: start, append, load
    wishes      what a server wants to have written, many in one transaction
    writer      a file as a server uses it: one thread writes
    notices     what processes that share a database tell each other
    postgres    PostgreSQL as a server uses it
    log         the log of a server, on either

Imports ``game`` and ``rules``.
"""
