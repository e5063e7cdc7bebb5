"""Validates what commands print with ``--json``."""

import copy
import json
from functools import cache

from jsonschema_rs import Draft202012Validator, meta

from yatzy.cli.json_answers import answer_schema


def check_answer(command: str, text: str) -> None:
    """Check that text is an answer of a command as its schema says, and that it says nothing else."""
    _validator(command).validate(json.loads(text))


@cache
def _validator(command: str) -> Draft202012Validator:
    """Return a validator that allows no other fields than the schema names."""
    schema = copy.deepcopy(answer_schema(command))
    meta.validate(schema)
    for part in schema["$defs"].values():
        if "properties" in part:
            part["additionalProperties"] = False
    return Draft202012Validator(schema)
