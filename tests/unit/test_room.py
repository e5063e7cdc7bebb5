"""The room of a table: who may do what to it, and when."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from support.server.tokens import new_token
from yatzy.bots.names import BOTS
from yatzy.game.events import pack_sheet
from yatzy.game.setup import LONGEST_NAME, DiceFrom
from yatzy.rules.errors import SetupError, TableError, YatzyError
from yatzy.rules.sheet import Counting, Start
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.tables.contributions import begin_game
from yatzy.tables.room import (
    A_DAY,
    MOST_DEVICES,
    PATIENCE,
    REMEMBERED_KEYS,
    Room,
    RoomChange,
    Seat,
    close_match,
    has_applied,
    is_full,
    link_rematch,
    mark_begun,
    record_applied,
    rematch_room,
    take_seat,
)
from yatzy.tables.seat_permissions import (
    MOST_BARRED,
    PLAIN_BOTS,
    STAND_IN,
    add_device,
    admit_player,
    drop_other_devices,
    hand_over,
    leave_seat,
    remove_player,
    seats_to_hand_over,
    take_seat_back,
)
from yatzy.tables.tokens import fingerprint

AT = "2026-11-15T19:30:00Z"
HOST, ANNA, BO, EVE = (fingerprint(new_token()) for _ in range(4))
VINGA = bundled_sheet("vinga")


def room(*seats: Seat, **agreed: Any) -> Room:
    """Return a room by an ordinary sheet, laid by the host."""
    return Room(sheet=pack_sheet(VINGA), digest=VINGA.digest, seats=seats, hosts=(HOST,), **agreed)


def room_in_play(**agreed: Any) -> Room:
    """Return a room where Anna and Bo play against a computer player."""
    seats = Seat("Anna", (ANNA,)), Seat("Bo", (BO,)), Seat("Robot", computer="strong")
    return mark_begun(room(*seats, **agreed))


def refusal(wanted: RoomChange, before: Room) -> str:
    """Return what a change is refused with."""
    with pytest.raises(YatzyError) as refused:
        wanted(before)
    return refused.value.code


# Sitting down and leaving


def test_a_free_seat_is_taken() -> None:
    before = room(Seat(), Seat("Bo"))
    after = take_seat(0, "Anna", ANNA)(before)
    assert after.seats == (Seat("Anna", (ANNA,)), Seat("Bo"))
    assert before.seats == (Seat(), Seat("Bo"))
    assert after.seats_of(ANNA) == (0,)
    assert [after.seats_of(other) for other in (HOST, BO, EVE, "")] == [()] * 4


def test_a_seat_kept_for_somebody_keeps_their_name_unless_they_say_otherwise() -> None:
    before = room(Seat("Bo"))
    assert take_seat(0, "", BO)(before).seats[0].name == "Bo"
    assert take_seat(0, "Bosse", BO)(before).seats[0].name == "Bosse"


def test_one_token_may_hold_several_seats() -> None:
    """A family plays from one device."""
    after = take_seat(1, "Bo", ANNA)(take_seat(0, "Anna", ANNA)(room(Seat(), Seat(), Seat())))
    assert after.seats_of(ANNA) == (0, 1)


def test_a_seat_that_is_taken_stays_so() -> None:
    taken = room(Seat("Anna", (ANNA,)), Seat("Robot", computer="bold"), Seat())
    for holder in (BO, HOST, ""):
        assert refusal(take_seat(0, "Eve", holder), taken) == "table-seat-taken"
        assert refusal(take_seat(1, "Eve", holder), taken) == "table-seat-taken"


def test_who_sits_may_call_themselves_otherwise() -> None:
    after = take_seat(0, "Annika", ANNA)(room(Seat("Anna", (ANNA,)), Seat()))
    assert after.seats[0] == Seat("Annika", (ANNA,))


def test_nobody_sits_down_once_the_game_has_begun() -> None:
    for seat, holder in ((0, EVE), (0, ANNA), (2, EVE)):
        assert refusal(take_seat(seat, "Eve", holder), room_in_play()) == "table-begun"


@pytest.mark.parametrize("number", [-1, 2, 10**30])
def test_there_is_no_such_seat(number: int) -> None:
    here = room(Seat("Anna", (ANNA,)), Seat())
    changes = [
        take_seat(number, "Bo", BO), leave_seat(number, ANNA), add_device(number, BO, ANNA),
        take_seat_back(number, ANNA), hand_over(number, "strong", ANNA, absent=True),
    ]  # fmt: skip
    assert [refusal(wanted, here) for wanted in changes] == ["table-no-seat"] * 5


JOINED_NAMES = ("👩\u200d👩\u200d👧", "علی\u200cرضا", "क्\u200dष", "❤️\u200d🔥 Bo")
"""What is written with signs that join others, or keep them apart: a family, a Persian and a Hindi name."""


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "table-name-missing"), (" ", "table-name"), (" Bo", "table-name"), ("Bo ", "table-name"),
        ("\u200dBo", "table-name"), ("Bo\u200d", "table-name"), ("B\u200d\u200do", "table-name"),
        ("\u200d", "table-name"),
        ("B \u200co", "table-name"), ("B\u200bo", "table-name"), ("An\u200dna", "table-name-twice"),
        ("B\no", "table-name"), ("B\u202eo", "table-name"), ("B\0", "table-name"), ("\ud800", "table-name"),
        ("B" * (LONGEST_NAME + 1), "table-name"), ("Anna", "table-name-twice"), ("ANNA", "table-name-twice"),
    ],
)  # fmt: skip
def test_names_that_a_record_cannot_carry(name: str, code: str) -> None:
    assert refusal(take_seat(1, name, BO), room(Seat("Anna", (ANNA,)), Seat())) == code


@pytest.mark.parametrize(
    "name", ["<img src=x onerror=alert(1)>", "日本", "🎲🎲", "#1", "B" * LONGEST_NAME, *JOINED_NAMES]
)
def test_names_are_text(name: str) -> None:
    assert take_seat(1, name, BO)(room(Seat("Anna", (ANNA,)), Seat())).seats[1].name == name


def test_before_the_game_a_seat_is_free_again() -> None:
    after = leave_seat(0, ANNA)(room(Seat("Anna", (ANNA, BO), contributes=True, commitment="ab" * 32), Seat()))
    assert after.seats == (Seat(), Seat())


def test_during_the_game_a_seat_is_kept_for_who_left() -> None:
    after = leave_seat(0, ANNA)(room_in_play())
    assert after.seats[0] == Seat("Anna", (ANNA,), away=True)
    assert after.seats_of(ANNA) == (0,)


def test_nobody_gets_up_for_somebody_else() -> None:
    for holder in (BO, EVE, HOST, ""):
        assert refusal(leave_seat(0, holder), room_in_play()) == "table-not-yours"


# Devices


def test_another_device_plays_the_same_seat() -> None:
    for own in (True, False):
        after = add_device(0, EVE, ANNA, own=own)(room_in_play())
        assert after.seats[0].holders == (ANNA, EVE)
        assert after.seats_of(EVE) == (0,)
        assert add_device(0, EVE, ANNA, own=own)(after) == after


def test_a_device_of_the_host_may_do_what_the_host_may() -> None:
    mine = room(Seat("Kim", (HOST,)), Seat("Bo", (BO,)))
    after = add_device(0, EVE, HOST, own=True)(mine)
    assert after.hosts == (HOST, EVE)
    assert begin_game(EVE, AT)(after).begun
    assert add_device(1, EVE, BO, own=True)(mine).hosts == (HOST,), "a guest's device is no host"


def test_a_device_that_was_lost_plays_no_more() -> None:
    """Of whoever says so this one alone holds the seat afterwards, and hosts the table if they do."""
    both = add_device(0, EVE, HOST, own=True)(room(Seat("Kim", (HOST,)), Seat("Bo", (BO,))))
    after = drop_other_devices(0, EVE)(both)
    assert (after.seats[0].holders, after.hosts) == ((EVE,), (EVE,))
    assert refusal(drop_other_devices(0, HOST), after) == "table-not-yours"
    guests = drop_other_devices(0, ANNA)(add_device(0, EVE, ANNA)(room_in_play()))
    assert (guests.seats[0].holders, guests.hosts) == ((ANNA,), (HOST,))


def test_a_device_that_sits_down_again_throws_no_other_out() -> None:
    here = add_device(0, EVE, ANNA, own=True)(room(Seat("Anna", (ANNA,)), Seat()))
    after = take_seat(0, "Annika", EVE)(here)
    assert (after.seats[0].name, after.seats[0].holders) == ("Annika", (ANNA, EVE))


def test_nobody_brings_a_device_to_anothers_seat() -> None:
    for holder in (BO, EVE, HOST, ""):
        assert refusal(add_device(0, EVE, holder), room_in_play()) == "table-not-yours"
    assert refusal(add_device(2, EVE, ANNA), room_in_play()) == "table-not-yours"


def test_a_seat_has_only_so_many_devices() -> None:
    """One that is there already may be brought again."""
    here = room_in_play()
    devices = [fingerprint(new_token()) for _ in range(MOST_DEVICES)]
    for device in devices[1:]:
        here = add_device(0, device, ANNA)(here)
    assert len(here.seats[0].holders) == MOST_DEVICES
    assert refusal(add_device(0, devices[0], ANNA), here) == "table-devices"
    assert add_device(0, devices[1], ANNA)(here) == here


def test_a_device_that_a_seat_was_lent_to_only_plays() -> None:
    """It cannot make itself the only one, lend on, rename or hand over the seat, and does not host."""
    table = room(Seat("Kim", (HOST,)), Seat("Bo", (BO,)), Seat())
    lent = add_device(0, EVE, HOST)(table)
    assert (lent.seats_of(EVE), lent.hosts, lent.seats[0].owners) == ((0,), (HOST,), (HOST,))
    changes = [
        drop_other_devices(0, EVE), add_device(0, ANNA, EVE), add_device(0, EVE, EVE, own=True),
        take_seat(0, "Eve", EVE),
    ]  # fmt: skip
    assert {refusal(wanted, lent) for wanted in changes} == {"table-lent"}
    assert refusal(begin_game(EVE, AT), lent) == "table-not-host"
    begun = begin_game(HOST, AT)(lent)
    assert refusal(hand_over(0, "casual", EVE, absent=True), begun) == "table-lent"
    for before in (lent, begun):
        after = leave_seat(0, EVE)(before)
        assert after.seats[0] == Seat("Kim", (HOST,)), "who gives it back leaves it to its owner"
    assert take_seat_back(0, EVE)(hand_over(0, "", HOST, absent=False)(begun)) == begun
    assert drop_other_devices(0, HOST)(lent) == table


def test_a_lent_device_may_become_ones_own() -> None:
    lent = add_device(0, EVE, HOST)(room(Seat("Kim", (HOST,)), Seat()))
    own = add_device(0, EVE, HOST, own=True)(lent)
    assert (own.seats[0].owners, own.hosts) == ((HOST, EVE), (HOST, EVE))
    assert add_device(0, EVE, HOST)(own) == own, "nobody loses what they have"


# Hosting


def test_the_host_removes_somebody_before_the_game() -> None:
    """Their seat is free, and no device of theirs sits down until the host lets them."""
    before = add_device(1, EVE, BO)(room(Seat("Kim", (HOST,)), Seat("Bo", (BO,), word="luck"), Seat()))
    after = remove_player(1, HOST)(before)
    assert after.seats[1] == Seat()
    for device in (BO, EVE):
        assert after.is_barred(device)
        assert refusal(take_seat(2, "Bo", device), after) == "table-barred"
    assert not after.is_barred(ANNA)
    assert take_seat(1, "Anna", ANNA)(after).seats_of(ANNA) == (1,)
    for name in ("Bo", ""):
        again = admit_player(name, HOST)(after)
        assert take_seat(2, "Bo", BO)(again).seats_of(BO) == (2,)
    assert admit_player("Anna", HOST)(after) == after


def test_only_the_host_removes_and_lets_in_and_only_before_the_game() -> None:
    here = remove_player(1, HOST)(room(Seat("Anna", (ANNA,)), Seat("Eve", (EVE,)), Seat()))
    for holder in (ANNA, BO, EVE, ""):
        assert refusal(remove_player(0, holder), here) == "table-not-host"
        assert refusal(admit_player("Eve", holder), here) == "table-not-host"
    assert refusal(remove_player(0, HOST), room_in_play()) == "table-begun"
    assert refusal(remove_player(0, HOST), room(Seat("Robot", computer="bold"))) == "table-seat-computer"
    assert refusal(remove_player(5, HOST), here) == "table-no-seat"
    assert remove_player(2, HOST)(here) == here, "nobody sits there"


def test_the_host_is_never_barred() -> None:
    after = remove_player(0, HOST)(room(Seat("Kim", (HOST,)), Seat()))
    assert (after.seats[0], after.barred) == (Seat(), ())


def test_a_room_remembers_only_so_many_who_were_removed() -> None:
    here = room(Seat(), Seat())
    people = [fingerprint(new_token()) for _ in range(MOST_BARRED + 1)]
    for person in people:
        here = remove_player(0, HOST)(take_seat(0, "Eve", person)(here))
    assert len(here.barred) == MOST_BARRED
    assert [here.is_barred(person) for person in people] == [False] + [True] * MOST_BARRED


def test_hosting_passes_to_the_owner_seated_longest() -> None:
    """Not to a device that a seat was lent to, and to nobody while the host has a seat or nobody else does."""
    here = take_seat(1, "Bo", BO)(
        take_seat(2, "Anna", ANNA)(room(Seat("Kim", (HOST,)), Seat(), Seat(), Seat()))
    )
    here = add_device(2, EVE, ANNA)(here)
    assert leave_seat(0, HOST)(here).hosts == (ANNA,)
    assert leave_seat(1, BO)(here).hosts == (HOST,)
    assert leave_seat(2, EVE)(here).hosts == (HOST,)
    family = take_seat(3, "Kid", HOST)(here)
    assert leave_seat(3, HOST)(family).hosts == (HOST,)
    assert leave_seat(0, HOST)(room(Seat("Kim", (HOST,)), Seat())).hosts == (HOST,)
    begun = begin_game(HOST, AT)(here)
    assert leave_seat(0, HOST)(begun).hosts == (HOST,), "during the game the seat stays theirs"


def test_at_a_listed_table_each_device_takes_one_seat() -> None:
    """Unless the host allows more; the host may take several, and so may anyone at a private table."""
    free = Seat(), Seat(), Seat()
    listed = take_seat(0, "Anna", ANNA)(room(*free, listed=True))
    assert refusal(take_seat(1, "Bea", ANNA), listed) == "table-one-seat"
    assert take_seat(0, "Annika", ANNA)(listed).seats[0].name == "Annika"
    assert take_seat(1, "Bo", BO)(listed).seats_of(BO) == (1,)
    for open_to in (room(*free, listed=True, several=True), room(*free)):
        both = take_seat(1, "Bea", ANNA)(take_seat(0, "Anna", ANNA)(open_to))
        assert both.seats_of(ANNA) == (0, 1)
    hosted = take_seat(1, "Kid", HOST)(take_seat(0, "Kim", HOST)(room(*free, listed=True)))
    assert hosted.seats_of(HOST) == (0, 1)
    moved = take_seat(1, "Anna", ANNA)(leave_seat(0, ANNA)(listed))
    assert moved.seats_of(ANNA) == (1,)


def test_how_long_a_table_has_patience() -> None:
    """Two minutes unless agreed otherwise, as in rooms stored before that could be; over days, a day."""
    stored = msgspec.json.encode(room_in_play())
    assert b"patience" not in stored
    assert msgspec.json.decode(stored, type=Room).absence_allowed == PATIENCE == 120
    assert room(patience=300.0).absence_allowed == 300
    assert room(patience=300.0, days=True).absence_allowed == A_DAY == 24 * 3600


# Bots that stand in


def test_one_hands_over_ones_own_seat() -> None:
    after = hand_over(0, "bold", ANNA, absent=False)(room_in_play())
    assert after.seats[0] == Seat("Anna", (ANNA,), stand_in="bold")
    assert [after.bot_at(seat) for seat in range(3)] == ["bold", "", "strong"]


def test_nobody_chooses_a_weak_player_for_a_rival() -> None:
    """Whoever is not asked goes on with the same player, whatever others or the host would like."""
    for holder in (BO, HOST):
        assert hand_over(0, "beginner", holder, absent=True)(room_in_play()).bot_at(0) == STAND_IN


def test_neither_others_nor_the_host_hand_over_the_seat_of_somebody_who_is_there() -> None:
    """Also when they have said that they leave: only the connection counts."""
    for here in (room_in_play(), leave_seat(0, ANNA)(room_in_play())):
        for holder in (BO, HOST):
            assert refusal(hand_over(0, "", holder, absent=False), here) == "table-not-stuck"
            assert hand_over(0, "", holder, absent=True)(here).bot_at(0) == STAND_IN


def test_everyone_is_told_which_seats_they_may_hand_over() -> None:
    """Exactly those where it would not be refused, once the player is absent, and none where a bot plays."""
    played = room_in_play()
    lent = add_device(0, EVE, ANNA)(played)
    rooms = (played, room(), replace(played, dice=DiceFrom.REAL), replace(played, match="m"), lent)
    for here in (*rooms, hand_over(0, "bold", ANNA, absent=False)(played)):
        for holder in (ANNA, BO, HOST, EVE):
            allowed = tuple(
                number
                for number, seat in enumerate(here.seats)
                if not seat.stand_in and not refused(hand_over(number, "", holder, absent=True), here)
            )
            assert seats_to_hand_over(here, holder) == allowed
    assert seats_to_hand_over(played, ANNA) == seats_to_hand_over(played, HOST) == (0, 1)
    assert seats_to_hand_over(lent, EVE) == (1,)


def refused(change: RoomChange, here: Room) -> bool:
    try:
        change(here)
    except TableError:
        return True
    return False


def test_without_coach_a_stand_in_shows_nobody_how_to_play() -> None:
    """Present owners get a plain one; for somebody absent it plays as well as at any table."""
    here = room_in_play(coach=False)
    for name in BOTS:
        if name in PLAIN_BOTS:
            assert hand_over(0, name, ANNA, absent=False)(here).bot_at(0) == name
        else:
            assert refusal(hand_over(0, name, ANNA, absent=False), here) == "table-plain-bot"
    assert hand_over(0, "", ANNA, absent=False)(here).bot_at(0) in PLAIN_BOTS
    assert hand_over(0, "", ANNA, absent=False)(room_in_play()).bot_at(0) == STAND_IN
    assert hand_over(0, "", BO, absent=True)(here).bot_at(0) == STAND_IN


def test_who_has_no_seat_hands_over_none() -> None:
    for here in (room_in_play(), leave_seat(0, ANNA)(room_in_play())):
        assert refusal(hand_over(0, "strong", EVE, absent=True), here) == "table-not-yours"
        assert refusal(hand_over(0, "strong", "", absent=True), here) == "table-not-yours"


def test_when_no_seat_is_handed_over() -> None:
    """Before the game, with real dice, to nobody, and where a computer player sits anyway."""
    assert refusal(hand_over(0, "strong", ANNA, absent=True), room(Seat("Anna", (ANNA,)))) == "table-not-begun"
    assert refusal(hand_over(2, "strong", HOST, absent=True), room_in_play()) == "table-seat-computer"
    assert refusal(hand_over(0, "nobody", ANNA, absent=True), room_in_play()) == "bots-unknown"
    people = room(Seat("Anna", (ANNA,)), Seat("Bo", (BO,)), dice=DiceFrom.REAL)
    assert refusal(hand_over(0, "strong", ANNA, absent=True), mark_begun(people)) == "table-real-dice"


def test_only_ones_own_seat_is_taken_back() -> None:
    here = hand_over(0, "strong", HOST, absent=True)(leave_seat(0, ANNA)(room_in_play()))
    for holder in (BO, EVE, HOST, ""):
        assert refusal(take_seat_back(0, holder), here) == "table-not-yours"
    assert take_seat_back(0, ANNA)(here) == room_in_play()


# Beginning


def test_the_host_begins_with_those_who_are_there() -> None:
    """Free seats go; who sits behind one moves up."""
    before = room(Seat(), Seat("Anna", (ANNA,)), Seat("Bo"), Seat("Robot", computer="bold"))
    after = begin_game(HOST, AT)(before)
    assert after.seats == (Seat("Anna", (ANNA,)), Seat("Robot", computer="bold"))
    assert after.begun
    assert after.seats_of(ANNA) == (0,)


def test_nobody_else_begins() -> None:
    before = room(Seat("Anna", (ANNA,)), Seat())
    for holder in (ANNA, EVE, ""):
        assert refusal(begin_game(holder, AT), before) == "table-not-host"


def test_what_cannot_begin() -> None:
    """Nobody is there, everyone plays alone, or it has begun already."""
    assert refusal(begin_game(HOST, AT), room(Seat(), Seat("Bo"))) == "table-nobody"
    assert refusal(begin_game(HOST, AT), room(duplicate=True)) == "table-nobody"
    assert refusal(begin_game(HOST, AT), room_in_play()) == "table-begun"


def test_a_table_is_full_when_no_seat_is_free() -> None:
    assert is_full(room(Seat("Anna", (ANNA,)), Seat("Robot", computer="bold")))
    assert not is_full(room(Seat("Anna", (ANNA,)), Seat("Bo")))
    assert not is_full(room())


def test_a_game_does_not_begin_with_somebody_who_has_no_name() -> None:
    with pytest.raises(YatzyError) as refused:
        mark_begun(room(Seat("Anna", (ANNA,)), Seat("", (BO,))))
    assert (refused.value.code, refused.value.details) == ("table-name-missing", {"seat": 2})


# Matches and rematches


def test_only_the_host_closes_a_match() -> None:
    assert close_match(HOST)(room(duplicate=True)).closed
    for holder in (ANNA, ""):
        assert refusal(close_match(holder), room(duplicate=True)) == "table-not-host"
    assert refusal(close_match(HOST), room_in_play()) == "table-no-match"


def test_who_begins_a_rematch_goes_round() -> None:
    """The one after who began, by agreement or by roll-off; uneven teams would change, and stay."""
    names = ("Anna", "Bo", "Cia")
    three = room(*(Seat(name, (ANNA,)) for name in names), start=Start.ROLL_OFF)
    for began, order in enumerate((("Bo", "Cia", "Anna"), ("Cia", "Anna", "Bo"), names)):
        again = rematch_room(three, "this", "", began)
        assert (tuple(seat.name for seat in again.seats), again.start) == (order, Start.AGREED)
    uneven = rematch_room(replace(three, teams=2), "this", "", 1)
    assert (uneven.seats, uneven.start) == (three.seats, Start.ROLL_OFF)
    alone = rematch_room(room(Seat("Anna", (ANNA,))), "this", "")
    assert (len(alone.seats), alone.start) == (1, None)


def test_a_rematch_has_the_same_people() -> None:
    """Everyone plays themselves again, and nothing of the old game goes along."""
    played = record_applied(
        hand_over(0, "bold", ANNA, absent=False)(leave_seat(1, BO)(room_in_play(seal="ab" * 32))), "key"
    )
    next_one = rematch_room(link_rematch("older")(played), "this", "cd" * 32)
    first, *others = room_in_play().seats
    assert next_one.seats == (*others, first)
    assert (next_one.previous, next_one.next, next_one.seal) == ("this", "", "cd" * 32)
    assert (next_one.done, next_one.barred) == ((), ())
    assert next_one.hosts == (HOST,)
    assert link_rematch("after")(played).next == "after"


# What is laid


def test_the_setup_of_a_room() -> None:
    agreed = room(
        Seat("Anna", (ANNA,), commitment="cd" * 32, word="luck"),
        Seat(), Seat("Robot", computer="bold"), Seat("Bo"),
        teams=2, rounds=2, counting=Counting.DIFFERENCES, start=Start.ROLL_OFF, coach=False, seal="ab" * 32,
    )  # fmt: skip
    setup = agreed.setup("table1", "2026-11-15")
    assert setup.players == ("Anna", "#2", "Robot", "Bo")
    assert setup.teams == ((0, 2), (1, 3))
    assert (setup.rounds, setup.counting, setup.start) == (2, Counting.DIFFERENCES, Start.ROLL_OFF)
    assert setup.words == ("luck", "", "", "")
    assert setup.computers == ("", "", "bold", "")
    assert (setup.game_id, setup.date, setup.seal) == ("table1", "2026-11-15", "ab" * 32)
    assert (setup.coach, setup.match, setup.sheet) == (False, "", VINGA)


def test_what_nobody_agreed_on_is_as_the_sheet_has_it() -> None:
    """MB: whoever throws most begins. Who has real dice has settled that before."""
    sheet = bundled_sheet("mb-1973")
    people = room(Seat("Anna", (ANNA,)), Seat("Bo", (BO,)))
    people = replace(people, sheet=pack_sheet(sheet), digest=sheet.digest)
    assert people.setup("t", "2026-11-15").start is sheet.customs.start is Start.ROLL_OFF
    assert replace(people, dice=DiceFrom.REAL).setup("t", "2026-11-15").start is Start.AGREED


def test_a_setup_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(SetupError):
        room(Seat("Anna", (ANNA,)), teams=2).setup("t", "2026-11-15")


# Being kept, and repeated


def test_a_room_is_kept_as_it_is() -> None:
    """Without what says nothing, and the same when it is read again."""
    for one in (
        room(),
        room_in_play(),
        room(Seat(), duplicate=True, listed=True),
        record_applied(room_in_play(), "key"),
    ):
        data = msgspec.json.encode(one)
        assert msgspec.json.decode(data, type=Room) == one
    kept = msgspec.json.decode(msgspec.json.encode(room(Seat())))
    assert kept.keys() == {"sheet", "digest", "seats", "hosts"}
    assert kept["seats"] == [{}]


def test_a_change_is_known_by_its_key() -> None:
    """The last ones are; what is kept of a key tells neither it nor whose it was."""
    here = room()
    for number in range(REMEMBERED_KEYS + 3):
        assert not has_applied(here, f"{ANNA}:{number}")
        here = record_applied(here, f"{ANNA}:{number}")
        assert has_applied(here, f"{ANNA}:{number}")
    known = [number for number in range(REMEMBERED_KEYS + 3) if has_applied(here, f"{ANNA}:{number}")]
    assert known == list(range(3, REMEMBERED_KEYS + 3))
    assert not has_applied(here, f"{BO}:5")
    assert ANNA not in msgspec.json.encode(here).decode()


def test_a_room_of_a_sheet_that_is_none() -> None:
    """What the database has is not believed blindly: rules that do not fit their digest are refused."""
    with pytest.raises(YatzyError) as refused:
        replace(room_in_play(), digest="00" * 32).load_sheet()
    assert refused.value.code == "record-digest"
