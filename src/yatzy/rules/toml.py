"""A rule sheet as TOML text: :func:`loads` and its inverse :func:`dumps`."""

import json
import re
import tomllib
from typing import Any

from yatzy.rules.errors import SheetError
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet import RuleSheet

LONGEST_LINE = 1000
"""Characters in a line."""
LONG_KEY = re.compile(r"""(?:\.[ \t]*[\w"'-]+[ \t]*){10}""")
"""A key of more parts than any sheet has: tomllib takes time quadratic in them, again for every key below."""


def loads(text: str) -> RuleSheet:
    """Read a rule sheet from TOML. Raises :class:`SheetError`, with the faults of invalid content."""
    if not text.strip():
        raise SheetError("sheet-empty")
    if any(len(line) > LONGEST_LINE for line in text.splitlines()):
        raise SheetError("sheet-line", longest=LONGEST_LINE)
    if LONG_KEY.search(text):
        raise SheetError("sheet-toml", problem="A key has too many parts")
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # ValueError also covers dates and numbers out of range
        raise SheetError("sheet-toml", problem=str(error).splitlines()[0][:200]) from None
    return parse_sheet(data)


def dumps(sheet: RuleSheet) -> str:
    """Return a rule sheet as TOML, formatted like the bundled sheets: small tables on one line."""
    lines = []
    tables = []
    for key, value in sheet.as_data().items():
        if key in ("names", "guessed"):
            tables += _format_table(key, value)
        elif key in ("boxes", "readings", "options"):
            for item in value:
                tables += ["", f"[[{key}]]", *_format_pairs(item)]
        elif isinstance(value, dict) and key != "players":
            tables += ["", f"[{key}]", *_format_pairs(value)]
        else:
            lines += _format_pairs({key: value})
    return "\n".join([*lines, *tables, ""])


def _format_table(key: str, value: dict[str, Any]) -> list[str]:
    if not all(isinstance(inner, dict) for inner in value.values()):
        return ["", f"[{key}]", *_format_pairs(value)]
    return [line for name, inner in value.items() for line in ("", f"[{key}.{name}]", *_format_pairs(inner))]


def _format_pairs(table: dict[str, Any]) -> list[str]:
    return [f"{key} = {_format_value(value)}" for key, value in table.items()]


def _format_value(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(_format_pairs(value)) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_format_value(item) for item in value) + "]"
    # For the text a sheet can hold (no control characters), JSON and TOML write the same.
    return json.dumps(value, ensure_ascii=False)
