"""What the catalogues hold, taken apart: messages, what they are told, whether two languages say the same."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from itertools import product
from pathlib import Path
from typing import NamedTuple

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from yatzy.l10n.catalogue import FALLBACK

FOLDER = Path(str(files("yatzy.l10n")))
COUNTS = range(201)
"""Counts that show every form a language has for whole numbers."""
PLURALS = {"zero", "one", "two", "few", "many", "other"}
MOST = 400
"""Ways to tell a message that are tried at most."""


class Said(NamedTuple):
    """One message, or one attribute of it, in one language."""

    written: frozenset[str]
    """The arguments that are seen in it."""
    chosen: Mapping[str, frozenset[str]]
    """The arguments it chooses by, and the variants it knows."""
    numbers: frozenset[str] = frozenset()
    """The arguments it writes as numbers."""

    @property
    def arguments(self) -> frozenset[str]:
        """All it is told."""
        return self.written | self.chosen.keys()


class _Looking(Visitor):
    def __init__(self) -> None:
        self.written: set[str] = set()
        self.chosen: dict[str, set[str]] = {}
        self.numbers: set[str] = set()

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 # as the library calls it
        told = node.arguments.positional
        self.numbers |= {one.id.name for one in told if isinstance(one, ast.VariableReference)}
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 # as the library calls it
        by = node.selector
        if isinstance(by, ast.VariableReference):
            keys = {
                one.key.name if isinstance(one.key, ast.Identifier) else one.key.value for one in node.variants
            }
            self.chosen.setdefault(by.id.name, set()).update(keys)
        else:
            self.visit(by)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 # as the library calls it
        self.written.add(node.id.name)


def said(pattern: ast.Pattern) -> Said:
    """Take one pattern apart."""
    looking = _Looking()
    looking.visit(pattern)
    chosen = {name: frozenset(keys) for name, keys in looking.chosen.items()}
    return Said(frozenset(looking.written), chosen, frozenset(looking.numbers))


@cache
def resource(language: str, file: str) -> ast.Resource:
    """Read one file of a catalogue."""
    return FluentParser().parse((FOLDER / language / file).read_text("utf-8"))


def texts(told: ast.BaseNode) -> list[str]:
    """Return the words of a file or of one message, without what is told."""

    class Texts(Visitor):
        found: list[str] = []  # noqa: RUF012 # one for each call

        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 # as the library calls it
            self.found.append(node.value)

    Texts().visit(told)
    return Texts.found


def feature_files(language: str) -> list[str]:
    """Name the files of a catalogue."""
    return sorted(path.name for path in (FOLDER / language).glob("*.ftl"))


@cache
def messages(language: str, file: str) -> dict[str, Said]:
    """Take a file apart: messages, and attributes as ``message.attribute``."""
    found = {}
    for entry in resource(language, file).body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = said(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = said(attribute.value)
    return found


def unreadable(language: str, file: str) -> list[str]:
    """Name what is no Fluent."""
    return [str(entry.content) for entry in resource(language, file).body if isinstance(entry, ast.Junk)]


def forms(language: str) -> frozenset[str]:
    """Name the forms that whole numbers take in a language."""
    plural = Locale.parse(language).plural_form
    return frozenset(plural(count) for count in COUNTS)


def differences(language: str, file: str) -> Iterator[str]:
    """Tell how a file differs from the English one in what it is told."""
    ours, theirs = messages(FALLBACK, file), messages(language, file)
    for name in ours.keys() - theirs.keys():
        yield f"{name}: missing"
    for name in theirs.keys() - ours.keys():
        yield f"{name}: not in English"
    for name in ours.keys() & theirs.keys():
        english, other = ours[name], theirs[name]
        if unknown := other.arguments - english.arguments:
            yield f"{name}: is never told {sorted(unknown)}"
        if unsaid := english.written - other.arguments:
            yield f"{name}: does not say {sorted(unsaid)}"
        for argument, keys in other.chosen.items():
            yield from (f"{name}: {fault}" for fault in _choices(language, argument, english, keys))


def _choices(language: str, argument: str, english: Said, keys: frozenset[str]) -> Iterator[str]:
    known = english.chosen.get(argument, frozenset())
    words = {key for key in keys - PLURALS if not key.isdecimal()}
    if odd := words - known:
        yield f"${argument} is never {sorted(odd)}"
    if keys & PLURALS - {"other"} and not words and (lacking := forms(language) - keys):
        yield f"${argument} lacks the forms {sorted(lacking)}"


def samples(one: Said) -> Iterator[dict[str, str | float]]:
    """Tell a message every kind of thing it may be told."""
    values: list[list[tuple[str, str | float]]] = []
    for argument in sorted(one.arguments):
        keys = one.chosen.get(argument, frozenset())
        words = sorted(key for key in keys - PLURALS if not key.isdecimal())
        counts = [0, 1, 2, 3, 5, 11, 21, 1.5] if keys & PLURALS or any(map(str.isdecimal, keys)) else []
        told: list[str | float] = [*words, *counts]
        told = told or [7 if argument in one.numbers else f"⟨{argument}⟩"]
        values.append([(argument, value) for value in told])
    for number, chosen in enumerate(product(*values)):
        if number == MOST:
            return
        yield dict(chosen)


@cache
def bundle(language: str) -> FluentBundle:
    """Return the catalogue of one language alone, with no English behind it."""
    found = FluentBundle([language], use_isolating=False)
    for file in feature_files(language):
        found.add_resource(FluentResource((FOLDER / language / file).read_text("utf-8")))
    return found


def say(language: str, name: str, arguments: Mapping[str, str | float]) -> str:
    """Say a message, or an attribute as ``message.attribute``, without help of English."""
    identity, _, attribute = name.partition(".")
    message = bundle(language).get_message(identity)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    return str(bundle(language).format_pattern(pattern, dict(arguments))[0])


def faults(language: str, file: str) -> Iterator[str]:
    """Say every message of a file in every way, and tell what goes wrong."""
    everything = bundle(language)
    for name, one in messages(language, file).items():
        identity, _, attribute = name.partition(".")
        message = everything.get_message(identity)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            yield f"{name}: says nothing"
            continue
        for arguments in samples(one):
            found, errors = everything.format_pattern(pattern, dict(arguments))
            text = str(found)
            if errors:
                yield f"{name} told {arguments}: {errors}"
                break
            if "{" in text or (not text.strip() and not name.startswith("page-face")):
                yield f"{name} told {arguments}: {text!r}"
                break
