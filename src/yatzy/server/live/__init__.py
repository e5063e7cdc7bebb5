"""Live tables: ``registry``, ``session``, ``socket``, ``bots``, ``create`` and ``import_record``."""
