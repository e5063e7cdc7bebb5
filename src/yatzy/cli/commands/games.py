"""``yatzy games``: list, show, export, import and delete stored games."""

import errno
import os
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from yatzy.cli.support.json_output import print_json
from yatzy.cli.support.terminal import make_console, ruled_table, write_document
from yatzy.cli.support.user_store import games_file, open_store, read_record, with_file
from yatzy.extras import require_extra
from yatzy.ids import normalize_code
from yatzy.l10n.catalogue import Catalogue, catalogue, pick_language
from yatzy.rules.errors import (
    DatabaseInUse,
    GameExists,
    GameNotFound,
    RecordError,
    StoreError,
    TableNotFound,
    YatzyError,
)
from yatzy.rules.sheet import full_title

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from yatzy.game.jsonl import StampedEvent
    from yatzy.game.state import Game
    from yatzy.report.listing_schema import GameSummaryPart
    from yatzy.store.local_store import LocalStore, StoredGame

SHOWN_GAMES = 20
MAX_NAME_WIDTH = 14
"""Longer names over a column wrap."""


def list_games(
    *,
    all: bool = False,  # noqa: A002 # the option is called --all
    json: bool = False,
    lang: str | None = None,
) -> None:
    words = catalogue(pick_language(lang))
    console = make_console()
    with open_store() as store:
        kept = store.list_games()
        played = [one for one in kept if one.events > 1]  # nothing was played in the others
        shown = kept if all else played[:SHOWN_GAMES]
        if json:
            _print_list(words, store, shown, more=len(kept) - len(shown))
            return
        if not kept:
            console.print(words.say("games-none"))
            return
        names = ("game", "when", "sheet", "players", "state")
        table = ruled_table(*(words.say(f"column-{name}") for name in names))
        table.columns[0].no_wrap = table.columns[1].no_wrap = True
        for one in shown:
            table.add_row(one.game_id, *_list_cells(words, store, one))
        console.print(table)
    if len(kept) > len(shown):
        console.print()
        console.print(words.say("games-more", count=len(kept) - len(shown)))


def _print_list(words: Catalogue, store: "LocalStore", shown: "Sequence[StoredGame]", *, more: int) -> None:
    from yatzy.report.listing_schema import GameList  # noqa: PLC0415 # seldom needed

    print_json(GameList(tuple(_list_entry(words, store, one) for one in shown), more))


def _list_entry(words: Catalogue, store: "LocalStore", kept: "StoredGame") -> "GameSummaryPart":
    from yatzy.game.engine import replay  # noqa: PLC0415 # slow to load
    from yatzy.l10n.errors import error_sentence  # noqa: PLC0415 # as above
    from yatzy.report.listing_schema import GameSummaryPart, game_summary_part  # noqa: PLC0415 # as above

    day = kept.touched[:10]
    try:
        game = replay(one.event for one in store.load_events(kept.game_id))
    except YatzyError as error:
        return GameSummaryPart(kept.game_id, day, problem=error_sentence(words, error))
    return game_summary_part(kept.game_id, game.setup.date or day, game)


def _list_cells(words: Catalogue, store: "LocalStore", kept: "StoredGame") -> tuple[str, str, str, str]:
    from yatzy.game.engine import replay  # noqa: PLC0415 # slow to load
    from yatzy.l10n.errors import error_sentence  # noqa: PLC0415 # as above

    try:
        game = replay(one.event for one in store.load_events(kept.game_id))
    except YatzyError as error:
        return words.date(kept.touched[:10]), "?", "", error_sentence(words, error)
    kind = words.say(f"games-{game.setup.dice}", sheet=game.setup.sheet.id)
    day = words.date(game.setup.date or kept.touched[:10])
    return day, kind, ", ".join(game.setup.players), _state_text(words, game)


def _state_text(words: Catalogue, game: "Game") -> str:
    from yatzy.report.outcome import score_line  # noqa: PLC0415 # as above

    if not game.over:
        percent = 100 * len(game.turns) // (game.setup.rounds * game.setup.turns_per_round)
        return words.say("games-under-way", percent=percent)
    return score_line(words, game)


def show_game(game: str, /, *, json: bool = False, lang: str | None = None) -> None:
    from yatzy.game.engine import replay  # noqa: PLC0415 # slow to load
    from yatzy.report.outcome import headline, result_rows  # noqa: PLC0415 # as above

    with open_store() as store:
        game_id = store.resolve_id(game)
        shown = replay(one.event for one in store.load_events(game_id))
    if json:
        from yatzy.report.listing_schema import game_answer  # noqa: PLC0415 # seldom needed

        print_json(game_answer(game_id, shown))
        return
    sheet = shown.setup.sheet
    words = catalogue(pick_language(lang, extra_languages=sheet.languages))
    console = make_console()
    console.print(f"{full_title(sheet)} · {words.date(shown.setup.date)} · {game_id}", style="bold")
    for number in range(len(shown.cards)):
        console.print()
        _print_pad(console, words, shown, number)
    if shown.over:
        console.print()
        console.print(headline(words, shown), style="bold")
        if shown.setup.rounds > 1:
            head, *rows = result_rows(words, shown)
            table = ruled_table(*head)
            for column in table.columns[1:]:
                column.justify = "right"
            for row in rows:
                table.add_row(*row)
            console.print()
            console.print(table)


def _print_pad(console: Console, words: Catalogue, game: "Game", number: int) -> None:
    """Print the scorecard of a round, with as many columns side by side as fit."""
    from yatzy.report.scorepad import RowKind, scorepad_rows  # noqa: PLC0415 # as above

    setup, rows = game.setup, scorepad_rows(words, game, number, offers=False)
    title = words.say("end-round", round=number + 1) if setup.rounds > 1 else ""
    names = [setup.column_name(column) for column in range(len(setup.columns))]
    label = max(len(row.label) for row in rows)
    room = max(1, (console.width - label) // (min(MAX_NAME_WIDTH, max(map(len, names))) + 3))
    for first in range(0, len(names), room):
        table = ruled_table(title, *names[first : first + room])
        table.columns[0].no_wrap = True
        for column in table.columns[1:]:
            column.justify, column.max_width = "right", MAX_NAME_WIDTH
        for row in rows:
            style = "bold" if row.kind is RowKind.TOTAL else ""
            cells = (Text(cell.text) for cell in row.cells[first : first + room])
            table.add_row(Text(row.label), *cells, style=style)
            if row.ends_section:
                table.add_section()
        console.print(table)
        if first + room < len(names):
            console.print()


def export_game(game: str, /, *, jsonl: bool = False, to: str | None = None, lang: str | None = None) -> None:
    from yatzy.game.engine import replay  # noqa: PLC0415 # slow to load
    from yatzy.game.jsonl import format_lines  # noqa: PLC0415 # as above
    from yatzy.game.notation import format_game  # noqa: PLC0415 # as above

    words = catalogue(pick_language(lang))
    with open_store() as store:
        game_id = store.resolve_id(game)
        stamped = load_revealed_events(store, game_id)
    text = format_lines(stamped) if jsonl else format_game(replay(one.event for one in stamped))
    if to is None:
        write_document(text)
        return
    try:
        Path(to).write_text(text, "utf-8", newline="\n")
    except OSError as error:
        raise with_file(to, RecordError("record-unwritable", problem=error.strerror or str(error))) from None
    print(words.say("games-exported", game=game_id, file=to))


def load_revealed_events(store: "LocalStore", game_id: str) -> "tuple[StampedEvent, ...]":
    """Return a game's events, with the secret revealed if the game is over.

    The reveal is stored, except at a table of a server: only its server writes to it.
    """
    from yatzy.game.engine import decide  # noqa: PLC0415 # slow to load
    from yatzy.game.jsonl import StampedEvent  # noqa: PLC0415 # as above
    from yatzy.local_table import LocalTable  # noqa: PLC0415 # as above

    table = LocalTable.open(store, game_id)
    if not store.is_table(game_id):
        table.reveal()
        return store.load_events(game_id)
    stamped = store.load_events(game_id)
    shown = decide(table.game, table.pending_reveal) if table.pending_reveal else ()
    return (*stamped, *(StampedEvent(len(stamped), stamped[-1].at, event) for event in shown))


def import_game(file: str | None = None, /, *, lang: str | None = None) -> None:
    from msgspec import structs  # noqa: PLC0415 # as above

    from yatzy.clock import now  # noqa: PLC0415 # as above
    from yatzy.game.engine import replay_checked  # noqa: PLC0415 # as above
    from yatzy.game.events import Started  # noqa: PLC0415 # as above
    from yatzy.game.record_reader import read_events  # noqa: PLC0415 # slow to load
    from yatzy.ids import new_id  # noqa: PLC0415 # as above

    words = catalogue(pick_language(lang))
    try:
        events, moments = read_events(read_record(file))
        moments = [min(moment, now()) for moment in moments]  # no record is from the future
        replay_checked(events)
    except YatzyError as error:
        raise with_file(file, error) from None
    started = events[0]
    assert isinstance(started, Started)  # noqa: S101 # replaying has checked it
    if not started.game:
        started = structs.replace(started, game=new_id())
    events = [started, *events[1:]]
    with open_store() as store:
        try:
            store.create_game(started.game, events, moments=moments)
        except GameExists:
            if [one.event for one in store.load_events(started.game)] != events:
                raise
            print(words.say("games-known", game=started.game))
            return
    print(words.say("games-imported", game=started.game))


@contextmanager
def _lock_out_servers(file: Path, game_id: str) -> "Iterator[None]":
    """Hold the server lock of a store; raise ``YatzyError`` if a server holds it."""
    from yatzy.store.sqlite import acquire_server_lock  # noqa: PLC0415 # slow to load

    try:
        release = acquire_server_lock(file)
    except DatabaseInUse:
        raise YatzyError("games-served", game=game_id) from None
    try:
        yield
    finally:
        release()


def delete_game(
    game: str, /, *, database: str | None = None, yes: bool = False, lang: str | None = None
) -> None:
    words = catalogue(pick_language(lang))
    if database is not None and database.startswith(("postgresql:", "postgres:")):
        import asyncio  # noqa: PLC0415 # slow to load

        require_extra("server")
        game_id = asyncio.run(_delete_from_postgres(database, game, yes=yes))
    else:
        game_id = _delete_from_file(_existing_file(database), game, yes=yes)
    print(words.say("games-deleted", game=game_id))


def _existing_file(database: str | None) -> Path:
    """Return the file of an address, the user's own without one; raise ``StoreError`` if it is not there."""
    from yatzy.store.event_log import sqlite_path  # noqa: PLC0415 # slow to load

    if database is None:
        return games_file()
    file = sqlite_path(database).expanduser()
    if not file.exists():
        raise StoreError("store-cannot-open", place=str(file), problem=os.strerror(errno.ENOENT))
    return file


def _delete_from_file(file: Path, game: str, *, yes: bool) -> str:
    """Delete a game from an SQLite file; return its id."""
    from yatzy.store.local_store import LocalStore  # noqa: PLC0415 # slow to load

    with LocalStore(file) as store:
        code = normalize_code(game)
        game_id = code if store.is_table(code) else store.resolve_id(game)
        if not yes:
            raise YatzyError("games-sure", game=game_id)
        with _lock_out_servers(file, game_id) if store.is_table(game_id) else nullcontext():
            store.delete_game(game_id)
    return game_id


async def _delete_from_postgres(database: str, game: str, *, yes: bool) -> str:
    """Delete a table from a PostgreSQL database, whose servers may go on; return its id."""
    from yatzy.cli.support.host_access import open_administration  # noqa: PLC0415 # slow to load

    async with open_administration(database) as host:
        try:
            found = await host.show(game)
        except TableNotFound:
            raise GameNotFound("store-no-game", game=game) from None
        if not yes:
            raise YatzyError("games-sure", game=found.table)
        return await host.delete(found.table)
