"""Every command with all its options, as the program itself tells them."""

import re
from collections.abc import Iterator

from cyclopts import App

from pages.markdown import code, page, table
from yatzy.cli.main import build
from yatzy.l10n.catalogue import catalogue

PARAMETER = re.compile(r"^:param (\w+): (.*)$", re.MULTILINE)
INTRODUCTION = """\
# Every command and option

What each command can be told, as the program of this version says it. [Commands](../commands.md) shows them
at work, and `--help` after any of them prints the same in your language.
"""


def pages() -> dict[str, str]:
    """Return the page of all commands and options."""
    app = build(catalogue("en"))
    return {"reference/options.md": page(INTRODUCTION, *_sections(app, "yatzy"))}


def _sections(app: App, path: str) -> Iterator[str]:
    flags = [(code(name), app[name].help) for name in app if name.startswith("--") and path == "yatzy"]
    told, _, _ = app.help.partition("\n")
    yield f"## {path}\n\n{told}"
    yield f"```text\n{app.usage}\n```"
    if rows := [*_parameters(app), *flags]:
        yield table(("option", "what it says"), rows)
    for name in (name for name in app if not name.startswith("-")):
        yield from _sections(app[name], f"{path} {name}")


def _parameters(app: App) -> Iterator[tuple[str, str]]:
    function = app.default_command
    told = dict(PARAMETER.findall(function.__doc__ or "")) if function else {}
    for argument in app.assemble_argument_collection() if function else ():
        name = argument.name
        value = "" if argument.hint is bool or not name.startswith("-") else " …"
        yield code(f"{name}{value}"), told[name.strip("-").replace("-", "_").lower()]
