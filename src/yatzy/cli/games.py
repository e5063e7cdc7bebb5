"""``yatzy games``: the games that are kept: listed, shown, exported, imported, deleted."""

from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from yatzy.cli.kept import about, games_file, open_store, read_record
from yatzy.cli.output import ruled, terminal, write_document
from yatzy.l10n.catalogue import Catalogue, catalogue, pick_language
from yatzy.l10n.rulebook import full_title
from yatzy.rules.errors import RecordError, StoreError, YatzyError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from yatzy.game.record import Stamped
    from yatzy.game.state import Game
    from yatzy.store.sql import Kept, Store

SHOWN = 20
MOST_NAME = 14
"""Signs of a name over a column; a longer one goes on below."""


def list_games(*, all: bool = False, lang: str | None = None) -> None:  # noqa: A002 # the option is called --all
    words = catalogue(pick_language(lang))
    console = terminal()
    with open_store() as store:
        kept = store.games()
        if not kept:
            console.print(words.say("games-none"))
            return
        names = ("game", "when", "sheet", "players", "state")
        table = ruled(*(words.say(f"column-{name}") for name in names))
        table.columns[0].no_wrap = table.columns[1].no_wrap = True
        played = [one for one in kept if one.events > 1]  # in the others nothing has happened yet
        shown = kept if all else played[:SHOWN]
        for one in shown:
            table.add_row(one.game_id, *_listed(words, store, one))
        console.print(table)
    if len(kept) > len(shown):
        console.print()
        console.print(words.say("games-more", count=len(kept) - len(shown)))


def _listed(words: Catalogue, store: "Store", kept: "Kept") -> tuple[str, str, str, str]:
    from yatzy.game.engine import replay  # noqa: PLC0415 # slow to load
    from yatzy.l10n.faults import sentence  # noqa: PLC0415 # as above

    try:
        game = replay(one.event for one in store.load(kept.game_id))
    except YatzyError as error:
        return words.date(kept.touched[:10]), "?", "", sentence(words, error)
    kind = words.say(f"games-{game.setup.dice}", sheet=game.setup.sheet.id)
    day = words.date(game.setup.date or kept.touched[:10])
    return day, kind, ", ".join(game.setup.players), _state(words, game)


def _state(words: Catalogue, game: "Game") -> str:
    from yatzy.l10n.results import score_line  # noqa: PLC0415 # as above

    if not game.over:
        percent = 100 * len(game.turns) // (game.setup.rounds * game.setup.turns_a_round)
        return words.say("games-under-way", percent=percent)
    return score_line(words, game)


def show(game: str, /, *, lang: str | None = None) -> None:
    from yatzy.game.engine import replay  # noqa: PLC0415 # slow to load
    from yatzy.l10n.results import headline, result_rows  # noqa: PLC0415 # as above

    with open_store() as store:
        game_id = store.find(game)
        shown = replay(one.event for one in store.load(game_id))
    sheet = shown.setup.sheet
    words = catalogue(pick_language(lang, also=sheet.languages))
    console = terminal()
    console.print(f"{full_title(sheet)} · {words.date(shown.setup.date)} · {game_id}", style="bold")
    for number in range(len(shown.cards)):
        console.print()
        _print_pad(console, words, shown, number)
    if shown.over:
        console.print()
        console.print(headline(words, shown), style="bold")
        if shown.setup.rounds > 1:
            head, *rows = result_rows(words, shown)
            table = ruled(*head)
            for column in table.columns[1:]:
                column.justify = "right"
            for row in rows:
                table.add_row(*row)
            console.print()
            console.print(table)


def _print_pad(console: Console, words: Catalogue, game: "Game", number: int) -> None:
    """Print the pad of a round, with as many columns side by side as there is room for."""
    from yatzy.l10n.scorepad import Kind, scorepad  # noqa: PLC0415 # as above

    setup, rows = game.setup, scorepad(words, game, number, offers=False)
    title = words.say("end-round", round=number + 1) if setup.rounds > 1 else ""
    names = [setup.column_name(column) for column in range(len(setup.columns))]
    label = max(len(row.label) for row in rows)
    room = max(1, (console.width - label) // (min(MOST_NAME, max(map(len, names))) + 3))
    for first in range(0, len(names), room):
        table = ruled(title, *names[first : first + room])
        table.columns[0].no_wrap = True
        for column in table.columns[1:]:
            column.justify, column.max_width = "right", MOST_NAME
        for row in rows:
            style = "bold" if row.kind is Kind.TOTAL else ""
            cells = (Text(cell.text) for cell in row.cells[first : first + room])
            table.add_row(Text(row.label), *cells, style=style)
            if row.ends_section:
                table.add_section()
        console.print(table)
        if first + room < len(names):
            console.print()


def export(game: str, /, *, jsonl: bool = False, to: str | None = None, lang: str | None = None) -> None:
    from yatzy.game.engine import replay  # noqa: PLC0415 # slow to load
    from yatzy.game.notation import format_game  # noqa: PLC0415 # as above
    from yatzy.game.record import format_lines  # noqa: PLC0415 # as above

    words = catalogue(pick_language(lang))
    with open_store() as store:
        game_id = store.find(game)
        stamped = closed(store, game_id)
    text = format_lines(stamped) if jsonl else format_game(replay(one.event for one in stamped))
    if to is None:
        write_document(text)
        return
    try:
        Path(to).write_text(text, "utf-8", newline="\n")
    except OSError as error:
        raise about(to, RecordError("record-unwritable", problem=error.strerror or str(error))) from None
    print(words.say("games-exported", game=game_id, file=to))


def closed(store: "Store", game_id: str) -> "tuple[Stamped, ...]":
    """Return a game's events. Of a game that is over the dice are shown, if they were not yet.

    That is written down, except at a table of a server: to those only their server writes.
    """
    from yatzy.game.engine import decide  # noqa: PLC0415 # slow to load
    from yatzy.game.record import Stamped  # noqa: PLC0415 # as above
    from yatzy.table import Table  # noqa: PLC0415 # as above

    table = Table.open(store, game_id)
    if not store.is_table(game_id):
        table.reveal()
        return store.load(game_id)
    stamped = store.load(game_id)
    shown = decide(table.game, table.to_show) if table.to_show else ()
    return (*stamped, *(Stamped(len(stamped), stamped[-1].at, event) for event in shown))


def import_game(file: str | None = None, /, *, lang: str | None = None) -> None:
    from msgspec import structs  # noqa: PLC0415 # as above

    from yatzy.game.engine import retrace  # noqa: PLC0415 # as above
    from yatzy.game.events import Started  # noqa: PLC0415 # as above
    from yatzy.game.reading import read_events  # noqa: PLC0415 # slow to load
    from yatzy.store.sql import now  # noqa: PLC0415 # as above
    from yatzy.table import new_id  # noqa: PLC0415 # as above

    words = catalogue(pick_language(lang))
    try:
        events, moments = read_events(read_record(file))
        moments = [min(moment, now()) for moment in moments]  # nothing was played in the future
        retrace(events)
    except YatzyError as error:
        raise about(file, error) from None
    started = events[0]
    assert isinstance(started, Started)  # noqa: S101 # retrace has seen to it
    if not started.game:
        started = structs.replace(started, game=new_id())
    events = [started, *events[1:]]
    with open_store() as store:
        try:
            store.start(started.game, events, moments=moments)
        except StoreError as error:
            same = error.code == "store-known" and [one.event for one in store.load(started.game)] == events
            if not same:
                raise
            print(words.say("games-known", game=started.game))
            return
    print(words.say("games-imported", game=started.game))


@contextmanager
def _kept_from_servers(game_id: str) -> "Iterator[None]":
    """Keep servers away while something is done to a table of theirs; refuse it while one is there."""
    from yatzy.store.sqlite import reserve  # noqa: PLC0415 # slow to load

    try:
        release = reserve(games_file())
    except StoreError as error:
        raise YatzyError("games-served", game=game_id) if error.code == "store-served" else error from None
    try:
        yield
    finally:
        release()


def delete(game: str, /, *, yes: bool = False, lang: str | None = None) -> None:
    words = catalogue(pick_language(lang))
    with open_store() as store:
        game_id = store.find(game)
        if not yes:
            raise YatzyError("games-sure", game=game_id)
        with _kept_from_servers(game_id) if store.is_table(game_id) else nullcontext():
            store.delete(game_id)
    print(words.say("games-deleted", game=game_id))
