"""Transport: ``run``, ``addresses``, ``uvicorn_protocols``, ``security``, ``limits`` and ``preflight``."""
