"""Every command with all its options, as the program itself tells them."""

import re
from collections.abc import Iterator

from cyclopts import App

from pages.markdown import code, page, table
from promised import commands, options
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
    flags = [(code(name), app[name].help) for name in app if name.startswith("--")]
    sections = [
        part for path, one in commands(app) for part in _section(path, one, flags if one is app else [])
    ]
    return {"reference/options.md": page(INTRODUCTION, *sections)}


def _section(path: str, app: App, flags: list[tuple[str, str]]) -> Iterator[str]:
    told, _, _ = app.help.partition("\n")
    yield f"## {path}\n\n{told}"
    yield f"```text\n{app.usage}\n```"
    if rows := [*_parameters(app), *flags]:
        yield table(("option", "what it says"), rows)


def _parameters(app: App) -> Iterator[tuple[str, str]]:
    function = app.default_command
    told = dict(PARAMETER.findall(function.__doc__ or "")) if function else {}
    for argument in options(app):
        name = argument.name
        value = "" if argument.hint is bool or not name.startswith("-") else " …"
        yield code(f"{name}{value}"), told[name.strip("-").replace("-", "_").lower()]
