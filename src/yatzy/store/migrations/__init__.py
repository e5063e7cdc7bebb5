"""How the schema grows: one file a step, run in order when a database is opened."""
