"""Every command, option, setting and public name is in the documents: a test fails when one is not.

The documents are those that lie in the checkout, as a reader of it meets them. ``test_site`` looks at the pages
that are made from the program, ``test_documents`` and ``test_server_document`` at whether they tell the truth.
"""

import importlib
import inspect
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import ModuleType

import pytest
import yaml

import yatzy.envs
from support.build.public_api import NOUNS, commands, options
from yatzy.cli.arguments import Command
from yatzy.rules.sheet_files import sheet_ids
from yatzy.server.settings import FLAGS, GLOBAL_VARIABLES, SETTINGS, flag_of, variable_of

ROOT = Path(__file__).parents[2]
DOCUMENTS = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
GUIDES = [ROOT / "docs" / f"{name}.md" for name in ("library", "tutorial", "data", "environments")]
"""Where the library is told of."""
READ = re.compile(r'environ(?:\.get\(|\[|ment\.get\()"(YATZY_[A-Z_]+)"')
"""How a variable is read, if not as a setting."""


def documents(files: Iterable[Path] = DOCUMENTS) -> str:
    return "\n".join(file.read_text("utf-8") for file in files)


def missing_names(names: Iterable[str], text: str) -> list[str]:
    """Return the names that do not stand in a text as words of their own."""
    return [name for name in names if not re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", text)]


def test_what_is_not_there_is_missed() -> None:
    """A part of a word is not the word."""
    assert missing_names(
        ["--sheet", "--she", "yatzy", "YATZY_HOSTESS"], "`--sheet` and `yatzy` and `YATZY_HOST`"
    ) == [
        "--she",
        "YATZY_HOSTESS",
    ]


# Commands


def undocumented_options(found: Iterable[tuple[str, Command | None]], text: str) -> Iterator[str]:
    """Yield commands without a section of their own, and options that are not in it."""
    for path, command in found:
        section = re.search(rf"^\$ {path} --help\n(.*?)(?=^\$ |^```)", text, re.MULTILINE | re.DOTALL)
        if section is None:
            yield path
        else:
            yield from (f"{path} {name}" for name in missing_names(options(command), section[1]))


COMMANDS = (ROOT / "docs" / "commands.md").read_text("utf-8")


def test_every_command_and_option() -> None:
    assert list(undocumented_options(commands(), COMMANDS)) == []


def test_an_invented_command_or_option_is_missed() -> None:
    """The test above can fail."""

    def juggle(*, clubs: int = 3) -> None:
        """Juggle."""

    found = [*commands(), ("yatzy juggle", juggle)]
    assert list(undocumented_options(found, COMMANDS)) == ["yatzy juggle"]
    shown = f"{COMMANDS}\n```console\n$ yatzy juggle --help\nUsage: yatzy juggle\n```\n"
    assert list(undocumented_options(found, shown)) == ["yatzy juggle --clubs"]


# Settings


def test_every_setting_of_a_server() -> None:
    """By its variable, in the table of settings; those with a flag in the help of ``yatzy serve`` too."""
    hosting = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    assert missing_names((f"`{variable_of(name)}`" for name in SETTINGS), hosting) == []
    assert missing_names(map(flag_of, FLAGS), COMMANDS) == []
    assert missing_names(GLOBAL_VARIABLES, documents()) == []


def test_every_variable_that_anything_reads() -> None:
    """In the program, its tests and its tools: each is told of somewhere."""
    places = [ROOT / name for name in ("src", "tests", "bench", "tools")]
    files = [file for place in places for file in place.rglob("*.py") if file != Path(__file__)]
    read = {name for file in files for name in READ.findall(file.read_text("utf-8"))}
    assert {"YATZY_LANG", "YATZY_CACHE", "YATZY_SNAPSHOTS"} <= read  # which shows that they are found
    assert missing_names(sorted(read), documents()) == []


# The library


def test_names_of_environments() -> None:
    """A name that joins or leaves is a decision: it is made here, and in the documents.

    The same of the library is in ``test_library``, and of the data in ``test_data_documented``.
    """
    assert list(yatzy.envs.__all__) == [*NOUNS["yatzy.envs"], "env_id", "register"]


@pytest.mark.parametrize("package", NOUNS)
def test_what_is_promised_is_there(package: str) -> None:
    for name, promised in NOUNS[package].items():
        noun = getattr(importlib.import_module(package), name)
        assert [one for one in promised if one not in {*dir(noun), *noun.__annotations__}] == [], name


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


@pytest.mark.parametrize("package", NOUNS)
def test_every_public_name_says_what_it_is(package: str) -> None:
    assert list(without_words(importlib.import_module(package))) == []


def code(text: str) -> str:
    """Return what stands in a document as code: in blocks, and between words."""
    blocks = re.findall(r"^```\w*\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    spans = re.findall(r"`([^`]+)`", re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL))
    return "\n".join([*blocks, *spans])


def untold(module: ModuleType, nouns: Mapping[str, Iterable[str]], text: str) -> Iterator[str]:
    """Yield public names that a text does not have as code: ``Card``, ``yatzy.read``, ``.best`` of a noun."""
    told = code(text)
    for name in module.__all__:
        word = name if name[0].isupper() else f"{module.__name__}.{name}"
        if not re.search(rf"(?<!\w){re.escape(word)}(?!\w)", told):
            yield word
    for noun, promised in nouns.items():
        yield from (f"{noun}.{one}" for one in promised if not re.search(rf"\.{one}(?!\w)", told))


@pytest.mark.parametrize("package", NOUNS)
def test_every_public_name_is_in_a_document(package: str) -> None:
    assert list(untold(importlib.import_module(package), NOUNS[package], documents(GUIDES))) == []


def test_an_invented_name_is_missed() -> None:
    """The tests above can fail: for words that are everywhere, and for names that are no code, or another's."""
    invented = ModuleType("yatzy.invented")

    class Juggler:
        def juggle(self) -> None:
            pass

    Juggler.__module__ = "yatzy.invented"
    vars(invented).update(__all__=["Juggler", "write"], Juggler=Juggler, write=Juggler.juggle)
    assert list(without_words(invented)) == ["Juggler", "Juggler.juggle", "write"]
    nouns = {"Juggler": ["juggle"]}
    everything = ["Juggler", "yatzy.invented.write", "Juggler.juggle"]
    assert list(untold(invented, nouns, documents())) == everything
    prose = "A Juggler can juggle and yatzy.invented.write, or `write`, `yatzy.write`, `Jugglers.juggler`."
    assert list(untold(invented, nouns, prose)) == everything
    shown = "`Juggler`\n```pycon\n>>> yatzy.invented.write(juggler.juggle())\n```\n"
    assert list(untold(invented, nouns, shown)) == []


def test_every_sheet() -> None:
    assert missing_names(sheet_ids(), documents()) == []
    assert yatzy.sheet_ids() == sheet_ids()


def test_citations_are_those_of_the_science() -> None:
    """The file by which others cite the project has what its format demands; its references are explained."""
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert {"cff-version", "message", "title", "authors"} <= cited.keys()
    science = " ".join((ROOT / "docs" / "science.md").read_text("utf-8").split())
    for reference in cited["references"]:
        assert reference["title"] in science
        assert all(author["family-names"] in science for author in reference["authors"])
