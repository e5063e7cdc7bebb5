"""What travels in requests and answers: JSON schemas as tables."""

import json
from collections.abc import Iterator
from typing import Any

from pages.markdown import code, page, table

HEAD = """\
# What travels

Every object in requests and answers, field by field. A star marks fields that may be left out.
"""
WORDS = {
    "string": "text",
    "integer": "whole number",
    "number": "number",
    "boolean": "true or false",
    "null": "null",
    "object": "object",
    "array": "list",
}


def page_of(schemas: dict[str, Any]) -> str:
    """Return the page of all schemas."""
    parts = [HEAD]
    for name, schema in sorted(schemas.items(), key=lambda one: one[0].rpartition(".")[2]):
        parts += section(schema, f"## {name} {{ #{anchor(name)} }}", "")
    return page(*parts)


def section(schema: dict[str, Any], heading: str, other: str) -> Iterator[str]:
    """Yield what there is to say about one schema."""
    yield heading
    yield schema.get("description", "").replace("``", "`")
    needed = schema.get("required", ())
    rows = [
        (code(name) + ("" if name in needed else "*"), kind(one, other), _told(one))
        for name, one in schema.get("properties", {}).items()
    ]
    if rows:
        yield table(("field", "kind", "what it says"), rows)
    elif "enum" in schema or "anyOf" in schema:
        yield kind(schema, other)
    else:
        yield "No fields."
    for example in schema.get("examples", ()):
        yield f"```json\n{json.dumps(example, ensure_ascii=False)}\n```"


def kind(schema: dict[str, Any], other: str = "schemas.md") -> str:  # noqa: PLR0911 # one for each form
    """Return what something is, in words, with links to what it is made of on the ``other`` page."""
    match schema:
        case {"$ref": reference}:
            name = reference.rpartition("/")[2]
            return f"[{name}]({other}#{anchor(name)})"
        case {"enum": values}:
            return " or ".join(code(json.dumps(value)) for value in values)
        case {"anyOf": several} | {"oneOf": several}:
            return " or ".join(dict.fromkeys(kind(one, other) for one in several))
        case {"type": "array", "prefixItems": items}:
            return f"list of {', '.join(kind(one, other) for one in items)}"
        case {"type": "array", "items": dict() as items}:
            return f"list of {kind(items, other)}"
        case {"type": "object", "additionalProperties": dict() as values}:
            return f"object of {kind(values, other)}"
        case {"type": list() as names}:
            return " or ".join(WORDS[name] for name in names)
        case {"type": name}:
            return f"{WORDS[name]}{_bounds(schema)}"
        case _:
            return "anything"


def anchor(name: str) -> str:
    """Return the place of a schema on its page."""
    return name.replace(".", "-").lower()


def _bounds(schema: dict[str, Any]) -> str:
    least = schema.get("minimum", schema.get("minLength"))
    most = schema.get("maximum", schema.get("maxLength"))
    letters = " letters" if "maxLength" in schema or "minLength" in schema else ""
    if least is not None and most is not None:
        return f", {least} to {most}{letters}"
    if least is not None:
        return f", {least}{letters} or more"
    return f", up to {most}{letters}" if most is not None else ""


def _told(schema: dict[str, Any]) -> str:
    words = [schema.get("description", "").replace("``", "`")]
    if (default := schema.get("default")) not in (None, [], {}, ""):
        words.append(f"Otherwise {code(json.dumps(default))}.")
    if "pattern" in schema:
        words.append(f"As {code(schema['pattern'])}.")
    return " ".join(filter(None, words))
