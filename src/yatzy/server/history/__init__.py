"""Beyond single games: ``summaries``, ``match_results`` and ``players``."""
