"""JSON schemas of types, with the docstrings of their fields as descriptions."""

import ast
import inspect
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec
from msgspec.inspect import DataclassType, StructType, multi_type_info


def describe_types(types: Iterable[Any], reference: str) -> tuple[tuple[dict[str, Any], ...], dict[str, Any]]:
    """Return a schema for each type, and by name those of the classes they consist of.

    ``reference`` is the address of a class's schema, with ``{name}`` for its name.
    """
    described = list(dict.fromkeys(types))
    found, schemas = msgspec.json.schema_components(described, ref_template=reference)
    for kind in _classes(multi_type_info(described)):
        name = kind.__name__ if kind.__name__ in schemas else f"{kind.__module__}.{kind.__qualname__}"
        about, *_ = schemas[name].get("description", "").partition(">>>")  # examples are of the library
        if about:
            schemas[name]["description"] = about.strip()
        fields = schemas[name]["properties"]
        for field, words in _field_descriptions(kind):
            if field in fields:
                fields[field]["description"] = words
    return tuple(found), schemas


def _classes(node: object, known: set[int] | None = None) -> Iterator[type]:
    """Yield our classes that types consist of."""
    known = set() if known is None else known
    if id(node) in known:
        return
    known.add(id(node))
    if isinstance(node, StructType | DataclassType):
        yield node.cls
    parts = node if isinstance(node, tuple | list) else ()
    if isinstance(node, msgspec.Struct):
        parts = [getattr(node, field) for field in node.__struct_fields__]
    for part in parts:
        yield from _classes(part, known)


def _field_descriptions(kind: type) -> Iterator[tuple[str, str]]:
    """Yield the fields of a class that have a docstring, of its bases first."""
    for one in reversed(kind.__mro__):
        if one.__module__.startswith("yatzy."):
            for field, below in pairwise(_class_bodies(one.__module__).get(one.__name__, ())):
                match field, below:
                    case ast.AnnAssign(target=ast.Name(name)), ast.Expr(value=ast.Constant(value=str(words))):
                        yield name, inspect.cleandoc(words)


@cache
def _class_bodies(module: str) -> dict[str, list[ast.stmt]]:
    """Return the statements of a module's classes; empty if the source is not available."""
    try:
        tree = ast.parse(inspect.getsource(sys.modules[module]))
    except OSError:
        return {}
    return {found.name: found.body for found in tree.body if isinstance(found, ast.ClassDef)}
