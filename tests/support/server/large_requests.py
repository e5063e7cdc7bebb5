"""The largest requests there can be, for every operation that an OpenAPI document tells of."""

import json
from collections.abc import Iterator
from itertools import count, product
from string import ascii_lowercase
from typing import Any, NamedTuple

Schema = dict[str, Any]

MOST_BODY = 250_000
"""Bytes, a little less than a server takes where nobody changes it."""
MOST_QUERY = 16_000
"""Characters of a query, a little less than a request line may have."""
METHODS = ("get", "post", "put", "delete")
_numbers = count()


class LargeRequest(NamedTuple):
    """A request, as large as it may be in some way."""

    name: str
    method: str
    path: str
    body: bytes


def large_requests(document: Schema, table: str) -> Iterator[LargeRequest]:
    """Yield requests for every operation, at a table where one is asked for."""
    for path, methods in document["paths"].items():
        for method in METHODS:
            if method in methods:
                operation = methods[method]
                there = _fill_path(path, operation, table)
                for name, body in _bodies(document, operation):
                    label = f"{operation['operationId']}, {name}"
                    yield LargeRequest(label, method.upper(), there, body[:MOST_BODY])
                for query in _queries(operation):
                    label = f"{operation['operationId']}, a long query"
                    yield LargeRequest(label, method.upper(), f"{there.partition('?')[0]}?{query}", b"")


def _fill_path(path: str, operation: Schema, table: str) -> str:
    query = []
    for parameter in operation.get("parameters", ()):
        name, schema = parameter["name"], parameter["schema"]
        known = {"table_id": table, "seat": "0", "sheet_id": "tactic", "form": "jsonl", "after": "0"}
        value = known.get(name) or str(_fattest(schema, {}, 50))
        if parameter["in"] == "path":
            path = path.replace(f"{{{name}}}", value)
        elif parameter.get("required") or name in known:
            query.append(f"{name}={value}")
    return f"{path}?{'&'.join(query)}" if query else path


def _queries(operation: Schema) -> Iterator[str]:
    """Yield each parameter of a query at the length of an address that is still read, and repeated as often."""
    for parameter in operation.get("parameters", ()):
        if parameter["in"] == "query":
            yield f"{parameter['name']}={'9' * MOST_QUERY}"
            yield "&".join([f"{parameter['name']}=9"] * (MOST_QUERY // len(f"{parameter['name']}=9&")))


def _bodies(document: Schema, operation: Schema) -> Iterator[tuple[str, bytes]]:
    if "requestBody" not in operation:
        yield "without a body", b""
        return
    parts = document["components"]["schemas"]
    schema = _resolve(operation["requestBody"]["content"]["application/json"]["schema"], parts)
    fields: Schema = schema["properties"]
    least = {name: _fattest(fields[name], parts, 20) for name in schema.get("required", ())}
    yield "a bracket many times", b"[" * MOST_BODY
    yield "many unknown keys", _encode({f"k{number}": 1 for number in range(18_000)})
    yield "deep", b'{"rules":' + b'{"a":' * (MOST_BODY // 5)
    for name, field in fields.items():
        yield f"a large {name}", _encode(least | {name: _fattest(field, parts, MOST_BODY // 2)})
    for kind, rules in large_rules():
        if "rules" in fields:
            yield f"rules, {kind}", _encode(least | {"rules": rules})
        elif "sheets" in fields:
            yield f"sheets, {kind}", _encode(least | {"sheets": [{"rules": rules}]})
    if "record" in fields:
        head = "Yatzy: 1\nSheet: vinga\nPlayer: Ann\n\n"
        yield "blanks", _encode({"record": f"{head}Ann: 1{' ' * (MOST_BODY - 100)}x"})
        yield "earlier marks", _encode({"record": f"{head}Ann: ones 1{' (was ones 1)' * 18_000}"})


def large_rules() -> Iterator[tuple[str, object]]:
    """Yield rules that take long to read, to compile or to refuse, different ones each time."""
    number = next(_numbers) % 900
    box = {"pattern": {"groups": [2, 2]}, "pays": f"all+{number}"}
    boxes = [{**box, "key": f"box-{one}"} for one in range(32)]
    sheet = {"id": f"large-{number}", "title": "Large", "dice": 6, "boxes": boxes}
    languages = ["".join(tag) for tag in product(ascii_lowercase, repeat=2)]
    yield "compiled", sheet
    yield "faults", {**sheet, "boxes": [{f"k{one}": 1 for one in range(200)} for _ in boxes]}
    yield "keys", {f"k{one}": one for one in range(15_000)}
    yield "names", {**sheet, "names": {tag: {"box-1": "n" * 50} for tag in languages}}
    yield "readings", {**sheet, "readings": [{"of": ["box-1"] * 100, "source": "s" * 400}] * 100}
    yield "text", "\n".join(f"key-{one} = 1" for one in range(5_000))
    yield "text of tables", "[[boxes]]\n" * 6_000


def _fattest(schema: Schema, parts: Schema, room: int) -> Any:  # noqa: PLR0911 # one for each kind
    """Return a value by a schema that takes about so many bytes, with the least numbers."""
    schema = _resolve(schema, parts)
    if "enum" in schema or "const" in schema:
        return (schema.get("enum") or [schema["const"]])[0]
    if choices := schema.get("anyOf") or schema.get("oneOf"):
        return max((_fattest(one, parts, room) for one in choices), key=lambda value: len(json.dumps(value)))
    match schema.get("type"):
        case "string":
            return "x" * min(schema.get("maxLength", room), room)
        case "integer" | "number":
            return max(schema.get("minimum", 0), 0)
        case "boolean":
            return True
        case "array":
            number = min(schema.get("maxItems", 1000), max(1, room // 20))
            return [_fattest(schema.get("items", {}), parts, room // number)] * number
        case "object" if "properties" in schema:
            fields = schema["properties"]
            return {name: _fattest(one, parts, room // max(1, len(fields))) for name, one in fields.items()}
        case "object":
            return {f"k{number}": number for number in range(room // 15)}
    return None


def _resolve(schema: Schema, parts: Schema) -> Schema:
    while "$ref" in schema:
        schema = parts[schema["$ref"].rpartition("/")[2]]
    return schema


def _encode(value: object) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode()
