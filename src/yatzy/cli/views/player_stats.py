"""Statistics of players over the user's stored games."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from rich.console import Console
from rich.padding import Padding
from rich.progress import track
from rich.text import Text

from yatzy.app.records import (
    PlayedRounds,
    PlayerSheetRecord,
    records_by_player,
    replay_played,
    select_games,
)
from yatzy.cli.support.terminal import fact_table, make_console
from yatzy.l10n.catalogue import Catalogue
from yatzy.report.player_records import record_facts, sheet_records
from yatzy.rules.errors import YatzyError
from yatzy.solver.outcomes import load_outcomes
from yatzy.solver.solve import load_solution
from yatzy.store.local_store import LocalStore

T = TypeVar("T")

MANY_GAMES = 100
"""Games to read from which a progress bar is shown."""
MANY_REVIEWS = 10
"""Games to review from which a progress bar is shown."""


def read_games(words: Catalogue, store: LocalStore) -> list[PlayedRounds]:
    """Return the stored games that have a finished round; unreadable games are skipped."""
    kept = [one.game_id for one in store.list_games()]
    found = []
    for game_id in _track_progress(words.say("records-reading"), kept, MANY_GAMES):
        try:
            played = replay_played(store.load_events(game_id))
        except YatzyError:
            continue  # `yatzy games` shows what is wrong with it
        if played.ended:
            found.append(played)
    return found


def player_parts(
    words: Catalogue, games: Sequence[PlayedRounds], *, sheet: str | None = None, player: str | None = None
) -> list[PlayerSheetRecord]:
    """Return the statistics of each player on each sheet, of one sheet or player if named.

    Points lost, and the odds of best play, are those that are stored: nothing is solved for it.
    """
    wanted = select_games(games, sheet, player)
    tracked = _track_progress(words.say("records-summing"), wanted, MANY_REVIEWS)
    return records_by_player(tracked, load_solution, load_outcomes, player)


def print_part(words: Catalogue, part: PlayerSheetRecord) -> None:
    """Print the statistics of one player on one sheet."""
    console, found = make_console(), sheet_records(words, part.statistics, part.sheet, part.odds)
    console.print()
    console.print(Text(words.say("records-heading", player=part.player, sheet=found.title), "bold"))
    console.print(Padding(fact_table(record_facts(words, found, part.sheet)), (0, 0, 0, 2)))
    if found.note:
        console.print(Padding(Text(found.note, "dim"), (0, 0, 0, 2)))
    if found.expected is None:
        hint = words.say("records-unsolved", sheet=part.sheet.id)
        console.print(Padding(Text(hint, "dim"), (0, 0, 0, 2)))
    if found.skill.decisions:
        console.print(Text(words.say("records-habits"), "bold"))
        for line in [one.line for one in found.habits] or [words.say("records-no-habits")]:
            console.print(Padding(Text(line), (0, 0, 0, 2)))


def _track_progress(doing: str, things: Sequence[T], many: int) -> Iterable[T]:
    """Iterate, with a progress bar if there are at least ``many`` items."""
    console = Console(stderr=True)
    return track(things, description=doing, console=console, transient=True, disable=len(things) < many)
