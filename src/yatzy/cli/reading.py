"""Records from files, in either form: the notation, or JSON Lines; and games by whatever they are named."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

from msgspec.structs import replace

from yatzy.cli.kept import about, open_store, read_record
from yatzy.game.engine import evolve, replay, retraced
from yatzy.game.notation import parse_events
from yatzy.game.reading import is_lines
from yatzy.game.record import Stamped, parse_lines
from yatzy.game.setup import TAGS
from yatzy.game.state import Game
from yatzy.rules.errors import RecordError, StoreError, YatzyError
from yatzy.store.sql import Store

SECRET = re.compile(r'^Secret: *([0-9a-f]{64}) *$|"secret": *"([0-9a-f]{64})"', re.MULTILINE)


def find_game(
    name: str | None, load: Callable[[Store, str], tuple[Stamped, ...]] = Store.load
) -> tuple[Game | None, YatzyError | None]:
    """Return the game in a file, or else one that is kept, and what is wrong with a record after that."""
    if name is None or not TAGS["game_id"].fullmatch("".join(name.split())) or Path(name).exists():
        return follow(read_record(name))
    with open_store() as store:
        try:
            game_id = store.find(name)
        except StoreError as error:
            if error.code != "store-no-game":
                raise
            raise about(name, RecordError("record-nowhere")) from None
        return replay(one.event for one in load(store, game_id)), None


def last_game() -> Game:
    """Return the kept game that was played last, of those with a turn that is over."""
    with open_store() as store:
        for one in store.games():
            try:
                game = replay(stamped.event for stamped in store.load(one.game_id))
            except StoreError:
                raise
            except YatzyError:
                continue  # yatzy games says what is wrong with it
            if game.turns:
                return game
    raise RecordError("record-none-played")


def follow(text: str) -> tuple[Game | None, YatzyError | None]:
    """Return the game a record tells of, as far as it can be followed, and what is wrong after that."""
    game: Game | None = None
    try:
        for step in _steps(text):
            game = step
    except YatzyError as error:
        return _with_secret(game, text), error
    return game, None


def _steps(text: str) -> Iterator[Game]:
    if is_lines(text):
        yield from retraced(one.event for one in parse_lines(text))
        return
    game: Game | None = None
    for _, event in parse_events(text):
        game = evolve(game, event)
        yield game


def _with_secret(game: Game | None, text: str) -> Game | None:
    """Return an interrupted game with the secret that the record tells at its end."""
    found = SECRET.search(text)
    return replace(game, secret=found[1] or found[2]) if game is not None and found else game
