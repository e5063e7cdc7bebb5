"""Games from record files (notation or JSON Lines) or from the user's store."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

from msgspec.structs import replace

from yatzy.cli.support.user_store import open_store, read_record, with_file
from yatzy.game.engine import evolve, iter_replay_checked, replay
from yatzy.game.jsonl import StampedEvent, parse_lines
from yatzy.game.notation import parse_events
from yatzy.game.record_reader import is_json_lines
from yatzy.game.setup import TAG_FORMATS
from yatzy.game.state import Game
from yatzy.rules.errors import GameNotFound, RecordError, StoreError, YatzyError
from yatzy.store.local_store import LocalStore

SECRET_LINE = re.compile(r'^Secret: *([0-9a-f]{64}) *$|"secret": *"([0-9a-f]{64})"', re.MULTILINE)


def find_game(
    name: str | None, load: Callable[[LocalStore, str], tuple[StampedEvent, ...]] = LocalStore.load_events
) -> tuple[Game | None, YatzyError | None]:
    """Return the game in a file, or in the store by its id, and the error that ended the replay of a file."""
    if name is None or not TAG_FORMATS["game_id"].fullmatch("".join(name.split())) or Path(name).exists():
        return replay_record(read_record(name))
    with open_store() as store:
        try:
            game_id = store.resolve_id(name)
        except GameNotFound:
            raise with_file(name, RecordError("record-nowhere")) from None
        return replay(one.event for one in load(store, game_id)), None


def load_last_game() -> Game:
    """Return the stored game played last that has a finished turn; raise ``RecordError`` without one."""
    with open_store() as store:
        for one in store.list_games():
            try:
                game = replay(stamped.event for stamped in store.load_events(one.game_id))
            except StoreError:
                raise
            except YatzyError:
                continue  # yatzy games says what is wrong with it
            if game.turns:
                return game
    raise RecordError("record-none-played")


def replay_record(text: str) -> tuple[Game | None, YatzyError | None]:
    """Replay a record; return the game up to the first error, and that error."""
    game: Game | None = None
    try:
        for step in _replay_steps(text):
            game = step
    except YatzyError as error:
        return _with_secret(game, text), error
    return game, None


def _replay_steps(text: str) -> Iterator[Game]:
    if is_json_lines(text):
        yield from iter_replay_checked(one.event for one in parse_lines(text))
        return
    game: Game | None = None
    for _, event in parse_events(text):
        game = evolve(game, event)
        yield game


def _with_secret(game: Game | None, text: str) -> Game | None:
    """Return a partly replayed game with the secret that stands at the end of its record."""
    match = SECRET_LINE.search(text)
    return replace(game, secret=match[1] or match[2]) if game is not None and match else game
