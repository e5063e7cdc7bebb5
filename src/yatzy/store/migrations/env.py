"""Runs the migrations on the connection that :mod:`yatzy.store.migrations` provides, in its transaction."""

from alembic import context

from yatzy.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
