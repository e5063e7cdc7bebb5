"""What ``yatzy serve`` shows once it listens, and the browser it opens."""

import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from itertools import groupby
from threading import Thread
from typing import TYPE_CHECKING

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.style import Style
from rich.table import Table
from rich.text import Text

from yatzy.cli.output import shows, terminal
from yatzy.l10n.catalogue import Catalogue

if TYPE_CHECKING:
    from yatzy.server.settings import Settings

UPPER_HALF = "▀"
QUIET = 4
"""Light squares around a code, by its standard."""
COLOURS = ("#ffffff", "#000000")
"""Of light and dark squares. Both are said, so that a code looks the same on dark and on light terminals."""
MARGIN = 2
BESIDE = 3
"""Columns between the code and what is told beside it."""
READABLE = 30
"""Columns that what is told needs at least."""


def welcome(words: Catalogue, settings: "Settings", wanted_port: int) -> None:
    """Print where the server is, with a code for phones where the terminal can show one."""
    console = terminal()
    told = _told(words, settings)
    if settings.port != wanted_port:
        moved = words.say("serve-next-port", wanted=str(wanted_port), port=str(settings.port))
        told.append(Text(f"\n{moved}", style="yellow"))
    code = _code(console, settings.invite_url)
    console.print()
    console.print(Padding(_laid(console, told, code), (0, MARGIN)))
    console.print()


def _told(words: Catalogue, settings: "Settings") -> list[Text]:
    from yatzy.server.addresses import here  # noqa: PLC0415 # slow to load
    from yatzy.server.checking import place_told  # noqa: PLC0415 # as above

    facts = {words.say("serve-here"): here(settings)}
    if settings.public_url:
        facts[words.say("serve-public")] = settings.public_url
    else:
        facts[words.say("serve-near")] = settings.near_url or words.say("serve-nobody-near")
    facts[words.say("serve-kept")] = place_told(settings.database)
    told = [Text(words.say("serve-heading"), style="bold")]
    for name, fact in facts.items():
        told += [Text(f"\n{name}", style="dim"), Text(fact, overflow="fold")]
    return [*told, Text(f"\n{words.say('serve-stop')}")]


def _laid(console: Console, told: list[Text], code: Text | None) -> RenderableType:
    """Lay out what is told: beside the code, above it, or alone, by how wide the terminal is."""
    lines = Table.grid()
    lines.add_column(overflow="fold")
    for one in told:
        lines.add_row(one)
    if code is None:
        return lines
    wide = code.plain.index("\n")
    if console.width - 2 * MARGIN < wide + BESIDE + READABLE:
        lines.add_row("")
        lines.add_row(code)
        return lines
    both = Table.grid(padding=(0, BESIDE, 0, 0))
    both.add_row(code, lines)
    return both


def _code(console: Console, url: str) -> Text | None:
    """Draw a QR code with two squares to a letter, or nothing where nobody could read it."""
    coloured = console.is_terminal and console.color_system is not None and not console.no_color
    if not url or not coloured or not shows(UPPER_HALF):
        return None
    import segno  # noqa: PLC0415 # for this alone

    rows = [list(row) for row in segno.make_qr(url).matrix_iter(border=QUIET)]
    if len(rows) > console.width - 2 * MARGIN:
        return None
    if len(rows) % 2:
        rows.append([0] * len(rows))
    code = Text(no_wrap=True)
    for upper, lower in zip(rows[::2], rows[1::2], strict=True):
        for (above, below), alike in groupby(zip(upper, lower, strict=True)):
            style = Style(color=COLOURS[above], bgcolor=COLOURS[below])
            code.append(UPPER_HALF * len(list(alike)), style)
        code.append("\n")
    code.right_crop()
    return code


def open_browser(url: str, environ: Mapping[str, str]) -> None:
    """Open the page where whoever started the server sees it; nothing is said if that cannot be done."""
    if not has_screen(environ, sys.platform):
        return
    command = [sys.executable, "-m", "webbrowser", url]
    Thread(target=_run_silently, args=(command,), daemon=True).start()


def has_screen(environ: Mapping[str, str], platform: str) -> bool:
    """Whether a browser would show here, and not on a machine somebody is merely connected to."""
    if environ.get("SSH_CONNECTION") or environ.get("SSH_TTY"):
        return False
    if platform in {"darwin", "win32"}:
        return True
    return bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))


def _run_silently(command: list[str]) -> None:
    """Run a program apart from the terminal: it writes nothing there, and Ctrl-C is not meant for it."""
    nowhere = subprocess.DEVNULL
    with suppress(OSError):
        subprocess.run(  # noqa: S603 # our own interpreter, an address of our own
            command, stdin=nowhere, stdout=nowhere, stderr=nowhere, start_new_session=True, check=False
        )
