"""Every command, option, setting and public name is in the documents: a test fails when one is not.

The documents are those that lie in the checkout, as a reader of it meets them. ``test_site`` looks at the pages
that are made from the program, ``test_documents`` and ``test_server_document`` at whether they tell the truth.
"""

import importlib
import inspect
import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest
from cyclopts import App

import yatzy
from yatzy.cli.main import build
from yatzy.l10n.catalogue import catalogue
from yatzy.rules.shelf import sheet_ids
from yatzy.server.settings import ELSEWHERE, FLAGS, SETTINGS, flag_of, variable_of

ROOT = Path(__file__).parents[2]
DOCUMENTS = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
PACKAGES = [name for name in ("yatzy", "yatzy.envs") if importlib.util.find_spec(name)]
READ = re.compile(r'environ(?:\.get\(|\[|ment\.get\()"(YATZY_[A-Z_]+)"')
"""How a variable is read, if not as a setting."""


@cache
def documents() -> str:
    return "\n".join(file.read_text("utf-8") for file in DOCUMENTS)


def missing(names: Iterable[str], text: str) -> list[str]:
    """Return the names that do not stand in a text as words of their own."""
    return [name for name in names if not re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", text)]


def test_what_is_not_there_is_missed() -> None:
    """A part of a word is not the word."""
    assert missing(
        ["--sheet", "--she", "yatzy", "YATZY_HOSTESS"], "`--sheet` and `yatzy` and `YATZY_HOST`"
    ) == [
        "--she",
        "YATZY_HOSTESS",
    ]


# Commands


def undocumented(app: App, path: str, text: str) -> Iterator[str]:
    """Yield commands without a section of their own, and options that are not in it."""
    section = re.search(rf"^\$ {path} --help\n(.*?)(?=^\$ |^```)", text, re.MULTILINE | re.DOTALL)
    if section is None:
        yield path
    else:
        arguments = app.assemble_argument_collection() if app.default_command else ()
        yield from (f"{path} {name}" for name in missing([one.name for one in arguments], section[1]))
    for name in (name for name in app if not name.startswith("-")):
        yield from undocumented(app[name], f"{path} {name}", text)


COMMANDS = (ROOT / "docs" / "commands.md").read_text("utf-8")


def test_every_command_and_option() -> None:
    assert list(undocumented(build(catalogue("en")), "yatzy", COMMANDS)) == []


def test_an_invented_command_or_option_is_missed() -> None:
    """The test above can fail."""
    app = build(catalogue("en"))

    def juggle(*, clubs: int = 3) -> None:
        """Juggle."""

    app.command(juggle)
    assert list(undocumented(app, "yatzy", COMMANDS)) == ["yatzy juggle"]
    shown = f"{COMMANDS}\n```console\n$ yatzy juggle --help\nUsage: yatzy juggle\n```\n"
    assert list(undocumented(app, "yatzy", shown)) == ["yatzy juggle --clubs"]


# Settings


def test_every_setting_of_a_server() -> None:
    """By its variable, in the table of settings; those with a flag in the help of ``yatzy serve`` too."""
    hosting = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    assert missing((f"`{variable_of(name)}`" for name in SETTINGS), hosting) == []
    assert missing(map(flag_of, FLAGS), COMMANDS) == []
    assert missing(ELSEWHERE, documents()) == []


def test_every_variable_that_anything_reads() -> None:
    """In the program, its tests and its tools: each is told of somewhere."""
    places = [ROOT / name for name in ("src", "tests", "bench", "tools")]
    files = [file for place in places for file in place.rglob("*.py") if file != Path(__file__)]
    read = {name for file in files for name in READ.findall(file.read_text("utf-8"))}
    assert {"YATZY_LANG", "YATZY_CACHE", "YATZY_SNAPSHOTS"} <= read  # which shows that they are found
    assert missing(sorted(read), documents()) == []


# The library


def members(thing: type) -> Iterator[tuple[str, object]]:
    """Yield what a public class of ours offers, its own and inherited from ours."""
    for kind in thing.__mro__:
        if kind.__module__.startswith("yatzy"):
            yield from ((name, one) for name, one in vars(kind).items() if not name.startswith("_"))


def words_of(one: object) -> str | None:
    """Return the docstring of a method or property; nothing is asked of plain fields, whose types tell."""
    inner = getattr(one, "func", None) or getattr(one, "__func__", None) or one
    return inner.__doc__ if inspect.isroutine(inner) or isinstance(inner, property) else "a field"


def without_words(module: ModuleType) -> Iterator[str]:
    """Yield public names, and methods of public classes, that say nothing about themselves."""
    for name in module.__all__:
        thing = getattr(module, name)
        if not inspect.isclass(thing):
            if callable(thing) and not thing.__doc__:
                yield name
            continue
        if not vars(thing).get("__doc__"):
            yield name
        yield from (f"{name}.{one}" for one, member in members(thing) if not words_of(member))


@pytest.mark.parametrize("package", PACKAGES)
def test_every_public_name_says_what_it_is(package: str) -> None:
    assert list(without_words(importlib.import_module(package))) == []


@pytest.mark.parametrize("package", PACKAGES)
def test_every_public_name_is_in_a_document(package: str) -> None:
    """Errors and classes by their names, functions as they are called."""
    assert missing(importlib.import_module(package).__all__, documents()) == []


def test_an_invented_name_is_missed() -> None:
    """The tests above can fail."""
    invented = ModuleType("invented")

    class Juggler:
        def juggle(self) -> None:
            pass

    Juggler.__module__ = "yatzy.invented"
    vars(invented).update(__all__=["Juggler"], Juggler=Juggler)
    sys.modules.pop("invented", None)
    assert list(without_words(invented)) == ["Juggler", "Juggler.juggle"]
    assert missing(invented.__all__, documents()) == ["Juggler"]


def test_every_sheet() -> None:
    assert missing(sheet_ids(), documents()) == []
    assert yatzy.sheet_ids() == sheet_ids()
