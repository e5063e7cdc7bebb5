"""The reference of the library: every public name, from its docstring.

Of a class, what the library promises of it, which a test has pinned; the rest is for the program itself.
"""

import ast
import importlib
import inspect
from collections.abc import Iterator
from types import ModuleType

import yatzy
from pages.markdown import page
from pages.places import ROOT

PINNED = ROOT / "tests" / "unit" / "test_library.py"
HEAD = """\
# The library, name by name

Every public name of `yatzy`, from its own docstring. [The tutorial](../tutorial.md) and
[the library](../library.md) show how they belong
together. Everything is immutable: what changes something returns a new one.
"""
ENVIRONMENTS = """\
# Environments, by name

Every public name of `yatzy.envs`, from its own docstring.
"""


def pages() -> dict[str, str]:
    """Return the pages of the library, and of the environments where they are."""
    found = {"reference/library.md": page(HEAD, *_sections(yatzy))}
    try:
        environments = importlib.import_module("yatzy.envs")
    except ModuleNotFoundError:
        return found
    return found | {"reference/environments.md": page(ENVIRONMENTS, *_sections(environments))}


def _sections(module: ModuleType) -> Iterator[str]:
    promised = _promised() if module is yatzy else {}
    names = {name: getattr(module, name) for name in module.__all__}
    errors = {name for name, one in names.items() if inspect.isclass(one) and issubclass(one, Exception)}
    classes = {name for name, one in names.items() if inspect.isclass(one)} - errors
    functions = {name for name, one in names.items() if inspect.isroutine(one)}
    others = set(names) - functions - classes - errors
    kinds = {"Functions": functions, "Classes": classes, "Errors": errors, "Besides": others}
    for heading, several in kinds.items():
        if several:
            yield f"## {heading}"
            yield from (_name(f"{module.__name__}.{name}", promised.get(name)) for name in sorted(several))


def _name(name: str, members: list[str] | None) -> str:
    chosen = f"\n    options:\n      members: [{', '.join(members)}]" if members else ""
    return f"::: {name}{chosen}"


def _promised() -> dict[str, list[str]]:
    """Return what is promised of each class of the library."""
    for node in ast.parse(PINNED.read_text("utf-8")).body:
        match node:
            case ast.Assign(targets=[ast.Name("MEMBERS")], value=value):
                return dict(ast.literal_eval(value))
    raise LookupError(PINNED)
