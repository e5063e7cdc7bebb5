"""``yatzy export``: data for people who study the game, as Parquet or CSV."""

import sys
from collections.abc import Mapping
from io import TextIOWrapper
from pathlib import Path
from typing import IO, TYPE_CHECKING, Literal

from yatzy.bots.names import PERFECT
from yatzy.cli.support.card_arguments import check_open, parse_card_arguments
from yatzy.cli.support.progress import show_progress
from yatzy.cli.support.solution import load_solution
from yatzy.cli.support.terminal import check_writable, translate_file_errors
from yatzy.cli.support.user_store import with_file
from yatzy.l10n.bot_names import parse_bots
from yatzy.l10n.catalogue import Catalogue
from yatzy.rules.dice import parse_dice
from yatzy.rules.errors import UnknownFileType, YatzyError
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.sheet_files import DEFAULT_SHEET

if TYPE_CHECKING:
    from yatzy.data import Table
    from yatzy.data.tabular import Progress

ExportSubject = Literal["states", "values", "advice", "games"]

USUAL_GAMES = 1_000

MANY_ROWS = 1_000_000
"""Rows from which their number is printed before they are written."""

STDOUT = "-"
"""Stands for standard output in place of a file."""

ALLOWED_OPTIONS = {
    "states": set[str](),
    "values": {"--states"},
    "advice": {"--states", "--filled", "--dice", "--rolls-left", "--games", "--player", "--seed"},
    "games": {"--states", "--games", "--player", "--seed"},
}
"""The options that apply to each subject."""


def export(
    what: ExportSubject,
    /,
    *,
    sheet: str = DEFAULT_SHEET,
    to: str | None = None,
    states: bool = False,
    filled: str | None = None,
    dice: str | None = None,
    rolls_left: int | None = None,
    games: int | None = None,
    player: str | None = None,
    seed: int | None = None,
    lang: str | None = None,
) -> None:
    rule_sheet, words, card = parse_card_arguments(sheet, filled or "", lang)
    of_card = _options_used({"--filled": filled, "--dice": dice, "--rolls-left": rolls_left})
    of_games = _options_used({"--games": games, "--player": player, "--seed": seed})
    _check_options(what, (["--states"] if states else []) + of_card + of_games)
    if of_card and of_games:
        raise YatzyError("export-either")
    check_open(card)
    file = None if to in (None, STDOUT) else to
    if file is not None:
        _check_file(file)
    name = PERFECT if player is None else _player(words, player)
    seed = 0 if seed is None else seed
    if what == "games" or of_games:
        games = USUAL_GAMES if games is None else games
        _check_games(games, name, seed)
    if dice is not None:
        parse_dice(dice, rule_sheet.rules.dice)  # fail before anyone waits for the solution
    if what == "states":
        _write(words, _states_table(words, rule_sheet), file)
        return

    from yatzy import data  # noqa: PLC0415 # slow to load

    values, _ = load_solution(words, rule_sheet)
    if what == "values":
        table = data.values(rule_sheet, values, with_states=states)
    elif games is None:
        table = data.advice(rule_sheet, values, card, dice=dice, rolls_left=rolls_left, with_states=states)
    else:
        make_table = data.games if what == "games" else data.advice_in_games
        table = make_table(rule_sheet, values, games, player=name, seed=seed, with_states=states)
    _write(words, table, file)


def _options_used(options: Mapping[str, object]) -> list[str]:
    """Return the options that have a value, even if it is the default."""
    return [option for option, value in options.items() if value is not None]


def _check_options(what: str, options: list[str]) -> None:
    """Raise ``YatzyError`` for an option that does not apply to the subject."""
    for option in options:
        if option not in ALLOWED_OPTIONS[what]:
            raise YatzyError("export-option", option=option, what=what)


def _check_file(file: str) -> None:
    from yatzy.data.writers import check_file  # noqa: PLC0415 # slow to load

    try:
        check_file(Path(file))
    except UnknownFileType as error:
        raise with_file(file, error) from None
    check_writable(file)


def _player(words: Catalogue, player: str) -> str:
    """Return the one bot named; raise ``YatzyError`` if it is not exactly one."""
    names = parse_bots(words, player)
    if len(names) != 1:
        raise YatzyError("export-player", got=len(names))
    return names[0]


def _check_games(games: int, player: str, seed: int) -> None:
    from yatzy.data.game_tables import check_games  # noqa: PLC0415 # slow to load

    check_games(games, player, seed)


def _states_table(words: Catalogue, sheet: RuleSheet) -> "Table":
    with show_progress(words, "solve-preparing"):
        from yatzy import data  # noqa: PLC0415 # slow to load

        return data.states(sheet)


def _write(words: Catalogue, table: "Table", file: str | None) -> None:
    if table.rows is not None and table.rows >= MANY_ROWS:
        print(words.say("export-rows", rows=table.rows), file=sys.stderr)
    if file is None and sys.stdout.isatty():
        _print(table, None)  # the rows themselves show the progress
        return
    with show_progress(words, "solve-preparing", "export-writing") as progress:
        if file is None:
            _print(table, progress)
            return
        with translate_file_errors(file):
            rows = table.write(file, progress=progress)
    print(words.say("export-written", rows=rows, file=file))


def _print(table: "Table", progress: "Progress | None") -> None:
    """Write a table to standard output as CSV, in UTF-8 with plain line ends on any system."""
    from yatzy.data.writers import write_csv  # noqa: PLC0415 # slow to load

    buffer: IO[bytes] | None = getattr(sys.stdout, "buffer", None)
    if buffer is None:
        write_csv(table, sys.stdout, table.batches(progress))
        return
    sys.stdout.flush()
    text = TextIOWrapper(buffer, "utf-8", newline="")
    try:
        write_csv(table, text, table.batches(progress))
        text.flush()
    finally:
        text.detach()
