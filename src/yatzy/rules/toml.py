"""A rule sheet as TOML text: :func:`loads` and its inverse :func:`dumps`."""

import json
import tomllib
from typing import Any

from yatzy.rules.errors import SheetError
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet import RuleSheet

LONGEST_LINE = 1000
"""Characters in a line. tomllib takes minutes over a single key with tens of thousands of parts."""


def loads(text: str) -> RuleSheet:
    """Read a rule sheet from TOML."""
    if not text.strip():
        raise SheetError("sheet-empty")
    if any(len(line) > LONGEST_LINE for line in text.splitlines()):
        raise SheetError("sheet-line", longest=LONGEST_LINE)
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # ValueError also covers dates and numbers out of range
        raise SheetError("sheet-toml", problem=str(error).splitlines()[0][:200]) from None
    return parse_sheet(data)


def dumps(sheet: RuleSheet) -> str:
    """Write a rule sheet as TOML, laid out as the printed ones are: small tables on one line."""
    lines = []
    tables = []
    for key, value in sheet.as_data().items():
        if key in ("names", "guessed"):
            tables += _table(key, value)
        elif key in ("boxes", "readings"):
            for item in value:
                tables += ["", f"[[{key}]]", *_pairs(item)]
        elif isinstance(value, dict) and key != "players":
            tables += ["", f"[{key}]", *_pairs(value)]
        else:
            lines += _pairs({key: value})
    return "\n".join([*lines, *tables, ""])


def _table(key: str, value: dict[str, Any]) -> list[str]:
    if not all(isinstance(inner, dict) for inner in value.values()):
        return ["", f"[{key}]", *_pairs(value)]
    return [line for name, inner in value.items() for line in ("", f"[{key}.{name}]", *_pairs(inner))]


def _pairs(table: dict[str, Any]) -> list[str]:
    return [f"{key} = {_inline(value)}" for key, value in table.items()]


def _inline(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(_pairs(value)) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_inline(item) for item in value) + "]"
    # For the text a sheet can hold (no control characters), JSON and TOML write the same.
    return json.dumps(value, ensure_ascii=False)
