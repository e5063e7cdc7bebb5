"""The frame of a help page, in the reader's language: the library's own speaks English alone."""

from collections.abc import Iterator
from dataclasses import dataclass
from inspect import Parameter, signature
from typing import TYPE_CHECKING, Any

from yatzy.l10n.catalogue import Catalogue

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions

ANYTHING = "…"
"""What stands for a value, in any language."""
WIDEST = 0.35
"""The share of a line that names take at most."""


@dataclass(frozen=True)
class Frame:
    """How a help page is set."""

    words: Catalogue

    def __call__(self, console: "Console", options: "ConsoleOptions", panel: "HelpPanel") -> None:
        """Print a panel: names and what they are, without the library's own remarks."""
        from cyclopts.help import ColumnSpec, DefaultFormatter, NameRenderer  # noqa: PLC0415 # only for who asks

        names = ColumnSpec(renderer=NameRenderer(max_width=int(options.max_width * WIDEST)), style="cyan")
        told = ColumnSpec(renderer=_description, overflow="fold")
        DefaultFormatter(column_specs=(names, told))(console, options, panel)

    def render_usage(self, console: "Console", _: "ConsoleOptions", usage: object) -> None:
        """Print how a command is written."""
        if usage:
            console.print(self.words.say("cli-yatzy.usage", form=str(usage)), style="bold", markup=False)

    def render_description(self, console: "Console", options: "ConsoleOptions", description: object) -> None:
        """Print what a command is for."""
        from cyclopts.help import DefaultFormatter  # noqa: PLC0415 # as above

        DefaultFormatter().render_description(console, options, description)


def usage(name: str, command: Any) -> str:
    """Return how a command is written: what it must be told, and what it may be."""
    return " ".join([name, *_written(command)])


def _written(command: Any) -> Iterator[str]:
    parameters = signature(command).parameters.values()
    if any(one.kind is Parameter.KEYWORD_ONLY for one in parameters):
        yield f"[--{ANYTHING}]"
    for one in parameters:
        if one.kind is Parameter.VAR_POSITIONAL:
            yield f"[{one.name.upper()} {ANYTHING}]"
        elif one.kind is not Parameter.KEYWORD_ONLY:
            yield one.name.upper() if one.default is Parameter.empty else f"[{one.name.upper()}]"


def _description(entry: "HelpEntry") -> Any:
    return entry.description
