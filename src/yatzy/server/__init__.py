"""The server: tables for people near and far, with the event log as the single source of truth.

    settings  flags and environment variables
    app       the Litestar application
    context   everything one process has open
    net       transport: listening, security, rate limits, preflight
    live      live tables: registry, sessions, connections, bots
    history   summaries, match results, players
    jobs      long computations in worker processes
    api       HTTP routes, error responses, the OpenAPI document
    web       the page and its files
    ops       logs, metrics, notifications between processes

Imports ``tables``, ``store``, ``report``, ``l10n``, ``paper`` and what is below them.
"""
