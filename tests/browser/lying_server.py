"""A server that cheats: ``python lying_server.py``, then what is said to yatzy; the variable ``LIE`` says how.

secret  it chooses its secret once it knows what was contributed, so that the first throw is five sixes
throw   it shows five sixes as the first throw, whatever the dice are
word    it leaves out what was contributed
late    it puts another contribution in place of the one at the second seat
week    no lie: once the file that ``LATER`` names is there, a week has passed for games of the day
"""

import os
import sys
from itertools import count
from pathlib import Path

from msgspec.structs import replace

from yatzy.chance.fair import FairDice, seal_of
from yatzy.cli import main
from yatzy.clock import now, shift_days
from yatzy.game.moves import Roll
from yatzy.server.live import daily, session
from yatzy.server.live.session import TableSession
from yatzy.tables import views
from yatzy.tables.contributions import begin_when_ready
from yatzy.tables.game_session import GameSession
from yatzy.tables.room import Room

_roll, _store_room = GameSession.roll, TableSession._store_room  # noqa: SLF001 # to be replaced
_contributions = Room.contributions.fget  # type: ignore[attr-defined]


def grind_secret(table_id: str, words: tuple[str, ...]) -> bytes:
    """Return a secret whose first throw is five sixes."""
    secrets = (number.to_bytes(32) for number in count())
    return next(one for one in secrets if FairDice(one, table_id, words).throw(0, 5) == (6,) * 5)


async def choose_secret(session: TableSession, room: Room) -> None:
    """Store a room, with another secret when the game begins."""
    ready = begin_when_ready(room, now())
    if ready.begun and not session.room.begun:
        session.secret = grind_secret(session.id, ready.contributions)
        room = replace(ready, seal=seal_of(session.secret))
    await _store_room(session, room)


def choose_throw(session: GameSession, seat: int) -> Roll:
    """Roll sixes first."""
    honest = _roll(session, seat)
    return Roll(seat, (6,) * len(honest.thrown)) if session.seq == 1 else honest


def change_word(room: Room) -> tuple[str, ...]:
    """Return what was contributed, but for the second seat's."""
    words = _contributions(room)
    return (words[0], "0" * 32, *words[2:]) if words[1:] else words


def now_or_later() -> str:
    """Return the present moment, or the one a week later."""
    return shift_days(now(), 7) if Path(os.environ["LATER"]).exists() else now()


if __name__ == "__main__":
    match os.environ["LIE"]:
        case "secret":
            TableSession._store_room = choose_secret  # type: ignore[method-assign,assignment] # noqa: SLF001
        case "throw":
            GameSession.roll = choose_throw  # type: ignore[method-assign,assignment]
        case "word":
            Room.contributions = property(lambda _: ())  # type: ignore[method-assign,assignment]
        case "late":
            Room.contributions = property(change_word)  # type: ignore[method-assign,assignment]
        case "week":
            daily.now = session.now = views.now = now_or_later  # type: ignore[attr-defined]
    sys.exit(main())
