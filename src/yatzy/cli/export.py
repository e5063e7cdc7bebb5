"""``yatzy export``: data for people who study the game, as Parquet or CSV."""

import sys
from collections.abc import Mapping
from io import TextIOWrapper
from pathlib import Path
from typing import IO, TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from yatzy.bots.players import PERFECT
from yatzy.cli.asking import asked_about, check_open
from yatzy.cli.kept import about
from yatzy.cli.output import check_place, telling
from yatzy.cli.solving import solution
from yatzy.cli.waiting import waiting
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.players import read_computers
from yatzy.rules.dice import parse_dice
from yatzy.rules.errors import YatzyError
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.shelf import USUAL

if TYPE_CHECKING:
    from yatzy.data import Table
    from yatzy.data.table import Progress

What = Literal["states", "values", "advice", "games"]

USUAL_GAMES = 1_000

MANY = 1_000_000
"""Rows from which on it is said how many there will be, before anyone waits for them."""

OUTPUT = "-"
"""In place of a file: standard output."""

TAKES = {
    "states": set[str](),
    "values": {"--states"},
    "advice": {"--states", "--filled", "--dice", "--rolls-left", "--games", "--player", "--seed"},
    "games": {"--states", "--games", "--player", "--seed"},
}
"""The options that have to do with each."""


def export(
    what: What,
    /,
    *,
    sheet: str = USUAL,
    to: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    states: bool = False,
    filled: str | None = None,
    dice: str | None = None,
    rolls_left: int | None = None,
    games: int | None = None,
    player: str | None = None,
    seed: int | None = None,
    lang: str | None = None,
) -> None:
    rule_sheet, words, card = asked_about(sheet, filled or "", lang)
    of_card = _given({"--filled": filled, "--dice": dice, "--rolls-left": rolls_left})
    of_games = _given({"--games": games, "--player": player, "--seed": seed})
    _check_options(what, (["--states"] if states else []) + of_card + of_games)
    if of_card and of_games:
        raise YatzyError("export-either")
    check_open(card)
    file = None if to in (None, OUTPUT) else to
    if file is not None:
        _check_file(file)
    name = PERFECT if player is None else _player(words, player)
    seed = 0 if seed is None else seed
    if what == "games" or of_games:
        games = USUAL_GAMES if games is None else games
        _check_games(games, name, seed)
    if dice is not None:
        parse_dice(dice, rule_sheet.rules.dice)  # before anyone has waited for the solution
    if what == "states":
        _write(words, _states(words, rule_sheet), file)
        return

    from yatzy import data  # noqa: PLC0415 # slow to load

    values, _ = solution(words, rule_sheet)
    if what == "values":
        table = data.values(rule_sheet, values, with_states=states)
    elif games is None:
        table = data.advice(rule_sheet, values, card, dice=dice, rolls_left=rolls_left, with_states=states)
    else:
        tell = data.games if what == "games" else data.advice_in_games
        table = tell(rule_sheet, values, games, player=name, seed=seed, with_states=states)
    _write(words, table, file)


def _given(options: Mapping[str, object]) -> list[str]:
    """Return the options that are given, be it what would stand in for them anyway."""
    return [option for option, value in options.items() if value is not None]


def _check_options(what: str, given: list[str]) -> None:
    """Refuse an option that has nothing to do with what is wanted."""
    for option in given:
        if option not in TAKES[what]:
            raise YatzyError("export-option", option=option, what=what)


def _check_file(file: str) -> None:
    from yatzy.data.files import check_file  # noqa: PLC0415 # slow to load

    try:
        check_file(Path(file))
    except YatzyError as error:
        raise about(file, error) if error.code == "export-suffix" else error from None
    check_place(file)


def _player(words: Catalogue, player: str) -> str:
    """Return the computer player that is meant."""
    names = read_computers(words, player)
    if len(names) != 1:
        raise YatzyError("export-player", got=len(names))
    return names[0]


def _check_games(games: int, player: str, seed: int) -> None:
    from yatzy.data.decisions import check_games  # noqa: PLC0415 # slow to load

    check_games(games, player, seed)


def _states(words: Catalogue, sheet: RuleSheet) -> "Table":
    with waiting(words.say("solve-preparing"), ""):
        from yatzy import data  # noqa: PLC0415 # slow to load

        return data.states(sheet)


def _write(words: Catalogue, table: "Table", file: str | None) -> None:
    if table.rows is not None and table.rows >= MANY:
        print(words.say("export-rows", rows=table.rows), file=sys.stderr)
    if file is None and sys.stdout.isatty():
        _print(table, None)  # the rows show how far it is
        return
    with waiting(words.say("solve-preparing"), words.say("export-writing")) as progress:
        if file is None:
            _print(table, progress)
            return
        with telling(file):
            rows = table.write(file, progress=progress)
    print(words.say("export-written", rows=rows, file=file))


def _print(table: "Table", progress: "Progress | None") -> None:
    """Write a table on standard output: in UTF-8 and with plain ends of lines, whatever the terminal speaks."""
    from yatzy.data.files import write_csv  # noqa: PLC0415 # slow to load

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
