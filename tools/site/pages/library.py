"""The reference of the library: every public name, from its docstring."""

import importlib
import inspect
from collections.abc import Iterator
from types import ModuleType

import yatzy
from pages.markdown import page

HEAD = """\
# The library, name by name

Every public name of `yatzy`, from its own docstring. [The tutorial](../tutorial.md) shows how they belong
together. Everything is immutable: what changes something returns a new one.
"""
ENVIRONMENTS = """\
# Environments, by name

Every public name of `yatzy.envs`, from its own docstring. [Environments](../environments.md) tells how to use
them.
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
    names = {name: getattr(module, name) for name in module.__all__}
    errors = {name for name, one in names.items() if inspect.isclass(one) and issubclass(one, Exception)}
    classes = {name for name, one in names.items() if inspect.isclass(one)} - errors
    functions = {name for name, one in names.items() if inspect.isroutine(one)}
    others = set(names) - functions - classes - errors
    kinds = {"Functions": functions, "Classes": classes, "Errors": errors, "Besides": others}
    for heading, several in kinds.items():
        if several:
            yield f"## {heading}"
            yield from (f"::: {module.__name__}.{name}" for name in sorted(several))
