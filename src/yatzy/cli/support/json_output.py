"""Answers for programs: one JSON object on a line, in ASCII, so that any terminal and pipe carries it."""

import json


def print_json(answer: object) -> None:
    """Print a structure as one line of JSON."""
    if not isinstance(answer, dict):
        from msgspec import to_builtins  # noqa: PLC0415 # slow to load, and plain data needs none

        answer = to_builtins(answer)
    print(json.dumps(answer))
