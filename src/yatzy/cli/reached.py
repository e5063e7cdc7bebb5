"""What players have reached in the games a user keeps, and how well they decide where sheets were solved."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from rich.console import Console
from rich.padding import Padding
from rich.progress import track
from rich.text import Text

from yatzy.cli.output import pairs, terminal
from yatzy.coach.review import review
from yatzy.coach.statistics import Played, statistics
from yatzy.coach.summary import GameSummary, summary
from yatzy.game.records import Result, followed, results_of
from yatzy.game.state import Game
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.records import record_facts
from yatzy.paper.records import PlayerPart
from yatzy.rules.errors import SolverError, YatzyError
from yatzy.solver.outcomes import stored_outcomes
from yatzy.solver.solve import stored
from yatzy.solver.values import Values
from yatzy.store.sql import Store

T = TypeVar("T")

MANY = 100
"""Games from which on reading them takes long enough to show how far it is."""
SOME = 10
"""The same for looking at them again."""

GameOver = tuple[Game, tuple[str, ...]]
"""A game, and when its rounds ended that are over."""


def read_games(words: Catalogue, store: Store) -> list[GameOver]:
    """Return the games that are kept with a round that is over."""
    kept = [one.game_id for one in store.games()]
    found = []
    for game_id in _told(words.say("records-reading"), kept, MANY):
        try:
            game, ended = followed(store.load(game_id))
        except YatzyError:
            continue  # yatzy games says what is wrong with it
        if game is not None and ended:
            found.append((game, ended))
    return found


def results_in(games: Iterable[GameOver]) -> Iterator[Result]:
    """Yield what every column of some games came to."""
    for game, ended in games:
        yield from results_of(game, ended)


def player_parts(
    words: Catalogue, games: Sequence[GameOver], *, sheet: str | None = None, player: str | None = None
) -> list[PlayerPart]:
    """Return what each player has reached by each sheet, as far as asked for."""
    wanted = [one for one in games if sheet is None or one[0].setup.sheet.id == sheet]
    wanted = [one for one in wanted if player is None or any(_is(name, player) for name, _ in _columns(one[0]))]
    known: dict[str, Values | None] = {}
    played: dict[tuple[str, str, str], list[Played]] = {}
    names: dict[tuple[str, str, str], tuple[str, Game]] = {}
    for game, ended in _told(words.say("records-summing"), wanted, SOME):
        summed = _summed(game, ended, known)
        for name, seats in _columns(game):
            if player is None or _is(name, player):
                key = (game.setup.sheet.id, game.setup.sheet.digest, name.casefold())
                names.setdefault(key, (name, game))
                played.setdefault(key, []).append((summed, seats))
    parts = []
    for key in sorted(played):
        name, rules = names[key][0], names[key][1].setup.sheet
        values = known[rules.digest]
        odds = None if values is None else stored_outcomes(values)
        parts += [PlayerPart(name, rules, one, odds) for one in statistics(played[key])]
    return parts


def print_part(words: Catalogue, part: PlayerPart) -> None:
    """Print what one player has reached by one sheet."""
    console, found = terminal(), part.records(words)
    console.print()
    console.print(Text(words.say("records-heading", player=part.player, sheet=found.title), "bold"))
    console.print(Padding(pairs(record_facts(words, found, part.sheet)), (0, 0, 0, 2)))
    if found.note:
        console.print(Padding(Text(found.note, "dim"), (0, 0, 0, 2)))
    if found.expected is None:
        told = words.say("records-unsolved", sheet=part.sheet.id)
        console.print(Padding(Text(told, "dim"), (0, 0, 0, 2)))
    if found.skill.decisions:
        console.print(Text(words.say("records-habits"), "bold"))
        for line in [one.line for one in found.habits] or [words.say("records-no-habits")]:
            console.print(Padding(Text(line), (0, 0, 0, 2)))


def _columns(game: Game) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Yield what the columns of a game are called that people play, with the seats that are theirs."""
    setup = game.setup
    for column, seats in enumerate(setup.columns):
        if people := tuple(seat for seat in seats if not setup.computer(seat)):
            yield setup.column_name(column), people


def _is(name: str, player: str) -> bool:
    return name.casefold() == player.casefold()


def _summed(game: Game, ended: tuple[str, ...], known: dict[str, Values | None]) -> GameSummary:
    """Sum a game up, with what its decisions cost where the sheet was solved before."""
    sheet = game.setup.sheet
    if sheet.digest not in known:
        try:
            known[sheet.digest] = stored(sheet)
        except SolverError:
            known[sheet.digest] = None
    values = known[sheet.digest]
    return summary(game, ended, None if values is None else review(values, game))


def _told(doing: str, things: Sequence[T], many: int) -> Iterable[T]:
    """Go through things, and show how far it is where they are many."""
    console = Console(stderr=True)
    return track(things, description=doing, console=console, transient=True, disable=len(things) < many)
