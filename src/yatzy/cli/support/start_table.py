"""Opens the terminal interface on a stored or a new game, for ``yatzy play`` and ``yatzy pad``."""

import sys
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

from yatzy.cli.support.user_store import open_store
from yatzy.l10n.catalogue import Catalogue, catalogue, pick_language
from yatzy.preferences import load_preferences
from yatzy.rules.errors import YatzyError
from yatzy.rules.sheet_files import default_sheet_id, find_sheet

if TYPE_CHECKING:
    from yatzy.game.setup import DiceFrom, Setup
    from yatzy.local_table import LocalTable
    from yatzy.store.local_store import LocalStore
    from yatzy.tui.app import YatzyApp


@dataclass(frozen=True, slots=True)
class TableOptions:
    """The options of ``yatzy play`` and ``yatzy pad``."""

    game: str | None = None
    new: bool = False
    sheet: str | None = None
    players: str | None = None
    teams: int | None = None
    rounds: int | None = None
    counting: str | None = None
    start: str | None = None
    computers: str | None = None
    no_coach: bool = False
    lang: str | None = None

    @property
    def sets_up_game(self) -> bool:
        """Whether an option says how a new game is set up."""
        said = (self.sheet, self.players, self.teams, self.rounds, self.counting, self.start, self.computers)
        return self.no_coach or any(one is not None for one in said)


def open_table(options: TableOptions, dice: "DiceFrom", command: str) -> None:
    """Open the game named, a new one, or the one left last; return when the user quits."""
    if options.game is not None and (options.new or options.sets_up_game):
        raise YatzyError("game-and-options")
    new = (
        build_setup(options, dice) if options.sets_up_game else None
    )  # so that a mistake is reported before anything opens
    words = _pick_catalogue(options, new)
    _require_terminal()
    with open_store() as store:
        table, suggestion = find_table(store, options, dice, new)
        app = _build_app(
            words if table is None else _pick_catalogue(options, table.game.setup),
            store,
            dice,
            table,
            suggestion,
        )
        app.run()
        if app.return_code:
            sys.exit(app.return_code)
        if app.table is not None and app.table.can_go_on:
            print(words.say("table-kept", command=command))


def _build_app(
    words: Catalogue,
    store: "LocalStore",
    dice: "DiceFrom",
    table: "LocalTable | None",
    suggestion: "Setup | None",
) -> "YatzyApp":
    from yatzy.tui.app import YatzyApp  # noqa: PLC0415 # slow to load
    from yatzy.tui.terminal_background import has_light_background  # noqa: PLC0415 # as above

    light = load_preferences().light is None and has_light_background()
    return YatzyApp(words, store, dice, table, suggestion, light_terminal=light)


def _pick_catalogue(options: TableOptions, setup: "Setup | None") -> Catalogue:
    return catalogue(pick_language(options.lang, extra_languages=setup.sheet.languages if setup else ()))


def find_table(
    store: "LocalStore", options: TableOptions, dice: "DiceFrom", new: "Setup | None"
) -> "tuple[LocalTable | None, Setup | None]":
    """Return the table to open, if any, and the setup that the new-game form suggests."""
    from yatzy.local_table import LocalTable  # noqa: PLC0415 # slow to load

    if new is not None and len(new.players) % len(new.columns):
        return None, new  # uneven teams: the form shows who plays with whom
    if new is not None:
        return LocalTable.create(store, new), new
    if options.game is not None:
        game_id = store.resolve_id(options.game)
        if store.is_table(game_id):
            raise YatzyError("games-at-server", game=game_id)
        table = LocalTable.open(store, game_id)
        return table, table.game.setup
    last = _find_last_table(store, dice)
    if last is not None and last.can_go_on and not options.new:
        return last, last.game.setup
    return None, last.game.setup if last else None


def _find_last_table(store: "LocalStore", dice: "DiceFrom") -> "LocalTable | None":
    """Return the last unfinished game, else the last game played; tables of a server are skipped."""
    from yatzy.local_table import LocalTable  # noqa: PLC0415 # slow to load

    last: LocalTable | None = None
    for kept in store.list_games():
        if kept.at_server:
            continue
        with suppress(
            YatzyError
        ):  # one unreadable game, say from a newer version, must not keep the others from being played
            table = LocalTable.open(store, kept.game_id)
            if table.game.setup.dice is dice and table.can_go_on:
                return table
            if table.game.setup.dice is dice:
                last = last or table
    return last


def build_setup(options: TableOptions, dice: "DiceFrom") -> "Setup":
    """Return the setup that the options describe, with the sheet's own defaults."""
    from yatzy.game.setup import make_setup, split_list  # noqa: PLC0415 # slow to load
    from yatzy.l10n.bot_names import parse_bots, seat_bots  # noqa: PLC0415 # as above
    from yatzy.rules.sheet import Counting, Start  # noqa: PLC0415 # as above

    sheet = find_sheet(options.sheet or default_sheet_id(pick_language(options.lang)))
    words = catalogue(pick_language(options.lang, extra_languages=sheet.languages))
    alone = (words.say("new-default-player"),)
    people = alone if options.players is None else split_list(options.players)
    players, computers = seat_bots(words, people, parse_bots(words, options.computers or ""))
    return make_setup(
        sheet,
        players,
        dice,
        teams=options.teams,
        rounds=options.rounds,
        counting=Counting(options.counting) if options.counting else None,
        start=Start(options.start) if options.start else None,
        computers=computers,
        coach=not options.no_coach,
    )


def _require_terminal() -> None:
    streams = (sys.stdin, sys.stdout)
    if not all(stream is not None and stream.isatty() for stream in streams):
        raise YatzyError("no-terminal")
