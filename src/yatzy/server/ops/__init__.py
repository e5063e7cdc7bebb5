"""Operations: ``logs``, ``metrics``, and ``pg_channels`` for notifications between processes."""
