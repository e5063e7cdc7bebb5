"""Messages about a game in play, encoded once for all recipients."""

from yatzy.game.events import Corrected, Entered, Event, Started, TookBack
from yatzy.game.state import Game
from yatzy.tables.views import now_view, state_view, written_view
from yatzy.tables.wire import Moved, encode_message

MOVED = b'{"type":"moved",'
"""How every encoded :class:`Moved` begins."""


def encode_moved(game: Game, seq: int, event: Event, at: str) -> bytes:
    """Encode an event that just happened, with what it changed."""
    now = now_view(game)
    return encode_message(
        Moved(
            seq=seq,
            at=at,
            event=event,
            now=now,
            written=written_view(game) if isinstance(event, Entered) else None,
            state=state_view(game, seq, now) if needs_whole_state(game, event) else None,
        )
    )


def with_command_key(moved: bytes, key: str) -> bytes:
    """Return an encoded :class:`Moved` with the key of the command, for its sender."""
    return b'%b"key":%b,%b' % (MOVED, encode_message(key), moved[len(MOVED) :])


def needs_whole_state(game: Game, event: Event) -> bool:
    """Return whether an event changed more than the position and the card it was written on."""
    if isinstance(event, Entered):
        return len(game.turns) % game.setup.turns_per_round == 0 and not game.over  # a new round has new cards
    return isinstance(event, Started | Corrected | TookBack)
