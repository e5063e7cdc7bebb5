"""Who is absent, and from when on others may hand over their seat."""

from typing import Any

from msgspec.structs import replace

from support.server.tokens import new_token
from yatzy.game.events import pack_sheet
from yatzy.game.setup import DiceFrom
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.tables.presence import MOST_SEEN, SILENT_SECONDS, Presence, absence_start, handover_waits
from yatzy.tables.room import A_DAY, PATIENCE, Room, Seat, mark_begun
from yatzy.tables.seat_permissions import leave_seat
from yatzy.tables.tokens import fingerprint

ANNA, BO, EVE = (fingerprint(new_token()) for _ in range(3))
VINGA = bundled_sheet("vinga")
START = 1_000.0


def room_in_play(**agreed: Any) -> Room:
    """Return a room in which Anna, with two devices, and Bo play against a computer player."""
    seats = Seat("Anna", (ANNA, EVE)), Seat("Bo", (BO,)), Seat("Robot", computer="strong")
    return mark_begun(Room(sheet=pack_sheet(VINGA), digest=VINGA.digest, seats=seats, hosts=(ANNA,), **agreed))


def waits(
    room: Room, presence: Presence, at: float, turn: int | None = 0, since: float = START
) -> dict[int, float]:
    """Return who is waited for."""
    return dict(handover_waits(room, presence, turn=turn, turn_since=since, at=at))


def test_who_is_connected_is_never_waited_for() -> None:
    """On whichever device, however long a move takes, and even after saying that they leave."""
    presence = Presence(START)
    presence.connect(EVE)
    for room in (room_in_play(), leave_seat(0, ANNA)(room_in_play())):
        assert waits(room, presence, START + 100 * A_DAY) == {}


def test_absence_counts_from_the_last_connection() -> None:
    """Not from the first that ends: a page that is reloaded has two for a moment."""
    presence = Presence(START)
    presence.connect(ANNA)
    presence.connect(ANNA)
    presence.disconnect(ANNA, START + 10)
    assert waits(room_in_play(), presence, START + 500) == {}
    presence.disconnect(ANNA, START + 500)
    assert waits(room_in_play(), presence, START + 500) == {0: PATIENCE}
    assert waits(room_in_play(), presence, START + 560) == {0: PATIENCE - 60}
    assert waits(room_in_play(), presence, START + 500 + PATIENCE) == {0: 0}
    presence.connect(ANNA)
    assert waits(room_in_play(), presence, START + 5_000) == {}


def test_who_is_not_to_move_is_not_waited_for() -> None:
    """The wait begins with their turn; for who has left, when they left."""
    presence = Presence(START)
    assert waits(room_in_play(), presence, START + 1_000, turn=1, since=START + 990) == {1: PATIENCE - 10}
    assert waits(room_in_play(), presence, START + 1_000, turn=2) == {}
    assert waits(room_in_play(), presence, START + 1_000, turn=None) == {}, "it is over, or has not begun"
    left = leave_seat(0, ANNA)(room_in_play())
    presence.mark_seen(ANNA, START + 950)
    assert waits(left, presence, START + 1_000, turn=2, since=START + 999) == {0: PATIENCE - 50}


def test_what_somebody_does_over_http_is_a_sign_of_them() -> None:
    presence = Presence(START)
    presence.mark_seen(ANNA, START + 100)
    assert waits(room_in_play(), presence, START + 110) == {0: PATIENCE - 10}


def test_where_nobody_may_be_replaced() -> None:
    """A computer player, one for whom one plays already, real dice, a match, a game before it begins."""
    presence, later = Presence(START), START + A_DAY
    room = room_in_play()
    stood_in = replace(room, seats=(replace(room.seats[0], stand_in="strong"), *room.seats[1:]))
    for one in (
        stood_in,
        replace(room, dice=DiceFrom.REAL),
        replace(room, match="ab3defg7hj"),
        replace(room, begun=False),
    ):
        assert waits(one, presence, later) == {}


def test_patience_is_the_tables_own() -> None:
    presence = Presence(START)
    assert waits(room_in_play(patience=300.0), presence, START + 100) == {0: 200}
    assert waits(room_in_play(days=True), presence, START + 100) == {0: A_DAY - 100}


def test_a_clock_that_goes_back_makes_nobody_wait_longer_than_agreed() -> None:
    assert waits(room_in_play(), Presence(START), START - 50) == {0: PATIENCE}


def test_who_is_connected_to_another_process_is_present() -> None:
    """Until that process says otherwise, or says nothing for a while."""
    here, there = Presence(START), Presence(START)
    there.connect(ANNA)
    there.connect(fingerprint(new_token()))
    told = there.connected_keys([ANNA, EVE, BO])
    assert len(told) == 1
    assert ANNA not in told, "a fingerprint is not told in full"
    here.follow_process("there", told, START + 10)
    assert waits(room_in_play(), here, START + 20) == {}
    here.follow_process("there", [], START + 30)
    assert waits(room_in_play(), here, START + 40) == {0: PATIENCE - 10}
    here.follow_process("there", told, START + 50)
    assert waits(room_in_play(), here, START + 50 + SILENT_SECONDS) == {0: PATIENCE - SILENT_SECONDS}


def test_after_a_restart_absence_counts_from_the_restart() -> None:
    """However long ago the last move was; over days only the last two minutes are given again."""
    at, long_ago = START + 30 * A_DAY, START
    assert absence_start(room_in_play(), long_ago, at) == at
    assert absence_start(room_in_play(patience=30.0), long_ago, at) == at
    over_days = room_in_play(days=True)
    assert waits(over_days, Presence(absence_start(over_days, long_ago, at)), at) == {0: PATIENCE}
    assert absence_start(over_days, at - 60, at) == at - 60


def test_only_so_many_are_remembered() -> None:
    presence = Presence(START)
    presence.mark_seen(ANNA, START + 1)
    for number in range(MOST_SEEN):
        presence.mark_seen(fingerprint(f"{number}".ljust(22, "-")), START + 2)
    assert presence.last_seen([ANNA]) == START
