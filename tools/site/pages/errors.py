"""Every error code with its sentence: what a user is told, and what a program can rely on."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from functools import cache

from fluent.syntax import ast as ftl
from fluent.syntax import parse

from pages.markdown import code, page, table
from pages.places import ROOT
from yatzy.cli.support.exit_codes import exit_code_of
from yatzy.l10n.catalogue import catalogue
from yatzy.rules import errors
from yatzy.rules.errors import YatzyError

SOURCES = ROOT / "src" / "yatzy"
HEAD = """\
# Error codes

Bad input raises a `yatzy.YatzyError` with a stable `code` and its `details`; a server answers with the same
codes. Programs use the code, people read the sentence, which exists in eighteen languages. ‹Angles› stand
for values from the details.
"""
FAULTS = """\
## Problems in your own rules

`InvalidSheet`, with the code `sheet-invalid`, lists all `faults`: for each its path, one of
these codes, and its details.
"""


def pages() -> dict[str, str]:
    """Return the page of error codes."""
    said = sentences()
    kinds = _kinds()
    groups: dict[str, list[str]] = defaultdict(list)
    for code_ in codes():
        groups[kinds.get(code_, "YatzyError")].append(code_)
    parts = []
    for kind, each in sorted(groups.items(), key=lambda one: (one[0] != "YatzyError", one[0])):
        cls: type[YatzyError] = getattr(errors, kind)
        parts.append(f"## {kind}\n\n{cls.__doc__} The command line ends with {exit_code_of(cls)}.")
        rows = [(code(one), said[f"error-{one}"]) for one in each]
        parts.append(table(("code", "sentence"), rows))
    faults = [(code(one.removeprefix("fault-")), said[one]) for one in said if one.startswith("fault-")]
    faults = [row for row in faults if row[0] not in ("`whole-sheet`", "`more`")]
    return {"reference/errors.md": page(HEAD, *parts, FAULTS, table(("code", "sentence"), faults))}


def codes() -> list[str]:
    """Return every code that has a sentence."""
    found = (name.removeprefix("error-") for name in sentences() if name.startswith("error-"))
    return sorted(one for one in found if one not in ("line", "label"))


@cache
def sentences() -> dict[str, str]:
    """Return the English sentences for errors and faults."""
    found = {}
    for file in sorted((SOURCES / "l10n" / "en").glob("*.ftl")):
        for entry in parse(file.read_text("utf-8")).body:
            if (
                isinstance(entry, ftl.Message)
                and entry.id.name.startswith(("error-", "fault-"))
                and entry.value
            ):
                found[entry.id.name] = _told(entry.value)
    return found


def _told(pattern: ftl.Pattern) -> str:
    return "".join(_element(one) for one in pattern.elements).replace("<", "&lt;")


def _element(one: object) -> str:
    match one:
        case ftl.TextElement(value=text) | ftl.StringLiteral(value=text) | ftl.NumberLiteral(value=text):
            return text
        case ftl.Placeable(expression=inner):
            return _element(inner)
        case ftl.VariableReference(id=name):
            return f"‹{name.name}›"
        case ftl.MessageReference(id=name):
            return catalogue("en").say(name.name)
        case ftl.FunctionReference(arguments=given):
            return _element(given.positional[0])
        case ftl.SelectExpression(variants=variants):
            return next(_told(variant.value) for variant in variants if variant.default)
        case _:
            raise TypeError(one)


def _kinds() -> dict[str, str]:
    """Return the class that carries each code, as the sources raise it."""
    names = {
        name for name, one in vars(errors).items() if isinstance(one, type) and issubclass(one, YatzyError)
    }
    kinds: dict[str, str] = {}
    for file in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args and (name := _name(node.func)) in names:
                kinds |= dict.fromkeys(_strings(node.args[0]), name)
    return kinds


def _name(function: ast.expr) -> str:
    return getattr(function, "id", getattr(function, "attr", ""))


def _strings(given: ast.expr) -> Iterator[str]:
    for node in ast.walk(given):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
