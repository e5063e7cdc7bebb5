"""What commands answer with ``--json``, field by field, below the document about it."""

from pathlib import Path
from typing import Any

from pages import schemas
from pages.markdown import page
from yatzy.cli.json_answers import ANSWERS, answer_schema

ADDRESS = "answers/README.md"
DOCUMENT = Path(__file__).parents[3] / "docs" / ADDRESS


def pages() -> dict[str, str]:
    """Return the document with every object of the answers."""
    parts = [DOCUMENT.read_text("utf-8"), "## Field by field\n\nA star marks fields that may be left out."]
    described: dict[str, dict[str, Any]] = {}
    for command in ANSWERS:
        schema = answer_schema(command)
        kinds = schemas.kind({name: schema[name] for name in ("$ref", "anyOf") if name in schema}, "")
        parts.append(f"### yatzy {command.replace('-', ' ')}\n\nPrints {kinds}.")
        for name, part in schema["$defs"].items():
            if described.setdefault(name, part) != part:
                message = f"two classes of answers are called {name}"
                raise ValueError(message)
    for name, part in sorted(described.items()):
        parts += schemas.section(part, f"### {name} {{ #{schemas.anchor(name)} }}", "")
    return {ADDRESS: page(*parts)}
