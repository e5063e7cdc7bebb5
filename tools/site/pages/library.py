"""The reference of the library: every public name of every public package, from its docstring.

Of a class, what is promised of it; the rest is for the program itself.
"""

import inspect
from collections.abc import Iterator
from importlib import import_module

from pages.markdown import page
from support.build.public_api import NOUNS

HEADS = {
    "yatzy": """\
# The library, name by name

Every public name of `yatzy`, from its own docstring. [The tutorial](../tutorial.md) and
[the library](../library.md) show how they belong
together. Everything is immutable: what changes something returns a new one.
""",
    "yatzy.bots": """\
# Strategies, name by name

Every public name of `yatzy.bots`, from its own docstring. [The library](../library.md#strategies) shows them at
work.
""",
    "yatzy.data": """\
# Data, name by name

Every public name of `yatzy.data`, from its own docstring. [Data](../data.md) tells what is in the tables.
""",
    "yatzy.envs": """\
# Environments, name by name

Every public name of `yatzy.envs`, from its own docstring. [Environments](../environments.md) shows them at
work.
""",
}
PLACES = {"yatzy": "library", "yatzy.bots": "strategies", "yatzy.data": "data", "yatzy.envs": "environments"}


def pages() -> dict[str, str]:
    """Return a page for each package."""
    return {f"reference/{PLACES[name]}.md": page(HEADS[name], *_sections(name)) for name in NOUNS}


def _sections(package: str) -> Iterator[str]:
    module = import_module(package)
    names = {name: getattr(module, name) for name in module.__all__}
    errors = {name for name, one in names.items() if inspect.isclass(one) and issubclass(one, Exception)}
    classes = {name for name, one in names.items() if inspect.isclass(one)} - errors
    functions = {name for name, one in names.items() if inspect.isroutine(one)}
    others = set(names) - functions - classes - errors
    kinds = {"Functions": functions, "Classes": classes, "Errors": errors, "Besides": others}
    for heading, several in kinds.items():
        if several:
            yield f"## {heading}"
            yield from (_name(f"{package}.{name}", NOUNS[package].get(name)) for name in sorted(several))


def _name(name: str, members: list[str] | None) -> str:
    chosen = f"\n    options:\n      members: [{', '.join(members)}]" if members else ""
    return f"::: {name}{chosen}"
