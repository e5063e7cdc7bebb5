"""The room of a table: who may do what to it, and when."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tokens import new_token
from yatzy.game.events import packed
from yatzy.game.setup import LONGEST_NAME, LONGEST_WORD, DiceFrom
from yatzy.rules.errors import SetupError, YatzyError
from yatzy.rules.sheet import Counting, Start
from yatzy.rules.shelf import shelf_sheet
from yatzy.server.room import (
    MOST_DEVICES,
    REMEMBERED,
    STAND_IN,
    Change,
    Room,
    Seat,
    again,
    begin,
    begun,
    bring_device,
    close,
    come_back,
    full,
    hand_over,
    hold_alone,
    leave,
    rematched,
    remembering,
    remembers,
    sit,
)
from yatzy.server.seats import fingerprint

HOST, ANNA, BO, EVE = (fingerprint(new_token()) for _ in range(4))
VINGA = shelf_sheet("vinga")


def room(*seats: Seat, **agreed: Any) -> Room:
    """Return a room by an ordinary sheet, laid by the host."""
    return Room(sheet=packed(VINGA), digest=VINGA.digest, seats=seats, hosts=(HOST,), **agreed)


def playing(**agreed: Any) -> Room:
    """Return a room where Anna and Bo play against a computer player."""
    seats = Seat("Anna", (ANNA,)), Seat("Bo", (BO,)), Seat("Robot", computer="strong")
    return begun(room(*seats, **agreed))


def refusal(wanted: Change, before: Room) -> str:
    """Return what a change is refused with."""
    with pytest.raises(YatzyError) as refused:
        wanted(before)
    return refused.value.code


# Sitting down and leaving


def test_a_free_seat_is_taken() -> None:
    before = room(Seat(), Seat("Bo"))
    after = sit(0, "Anna", "luck", ANNA)(before)
    assert after.seats == (Seat("Anna", (ANNA,), word="luck"), Seat("Bo"))
    assert before.seats == (Seat(), Seat("Bo"))
    assert after.seats_of(ANNA) == (0,)
    assert [after.seats_of(other) for other in (HOST, BO, EVE, "")] == [()] * 4


def test_a_seat_kept_for_somebody_keeps_their_name_unless_they_say_otherwise() -> None:
    before = room(Seat("Bo"))
    assert sit(0, "", "", BO)(before).seats[0].name == "Bo"
    assert sit(0, "Bosse", "", BO)(before).seats[0].name == "Bosse"


def test_one_token_may_hold_several_seats() -> None:
    """A family plays from one device."""
    after = sit(1, "Bo", "", ANNA)(sit(0, "Anna", "", ANNA)(room(Seat(), Seat(), Seat())))
    assert after.seats_of(ANNA) == (0, 1)


def test_a_seat_that_is_taken_stays_so() -> None:
    taken = room(Seat("Anna", (ANNA,)), Seat("Robot", computer="bold"), Seat())
    for holder in (BO, HOST, ""):
        assert refusal(sit(0, "Eve", "", holder), taken) == "table-seat-taken"
        assert refusal(sit(1, "Eve", "", holder), taken) == "table-seat-taken"


def test_who_sits_may_call_themselves_otherwise() -> None:
    after = sit(0, "Annika", "fish", ANNA)(room(Seat("Anna", (ANNA,)), Seat()))
    assert after.seats[0] == Seat("Annika", (ANNA,), word="fish")


def test_nobody_sits_down_once_the_game_has_begun() -> None:
    for seat, holder in ((0, EVE), (0, ANNA), (2, EVE)):
        assert refusal(sit(seat, "Eve", "", holder), playing()) == "table-begun"


@pytest.mark.parametrize("number", [-1, 2, 10**30])
def test_there_is_no_such_seat(number: int) -> None:
    here = room(Seat("Anna", (ANNA,)), Seat())
    changes = [
        sit(number, "Bo", "", BO), leave(number, ANNA), bring_device(number, BO, ANNA), come_back(number, ANNA),
        hand_over(number, "strong", ANNA, stuck=True),
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
    assert refusal(sit(1, name, "", BO), room(Seat("Anna", (ANNA,)), Seat())) == code


@pytest.mark.parametrize(
    "name", ["<img src=x onerror=alert(1)>", "日本", "🎲🎲", "#1", "B" * LONGEST_NAME, *JOINED_NAMES]
)
def test_names_are_text(name: str) -> None:
    assert sit(1, name, "", BO)(room(Seat("Anna", (ANNA,)), Seat())).seats[1].name == name


@pytest.mark.parametrize("word", [" ", "a\nb", " a", "\x07", "w" * (LONGEST_WORD + 1)])
def test_a_word_that_a_record_cannot_carry_is_refused_at_once(word: str) -> None:
    """Else nobody could sit down last: the game that begins with them would be refused."""
    assert refusal(sit(1, "Bo", word, BO), room(Seat("Anna", (ANNA,)), Seat(), Seat())) == "setup-word"


def test_before_the_game_a_seat_is_free_again() -> None:
    after = leave(0, ANNA)(room(Seat("Anna", (ANNA, BO), word="luck"), Seat()))
    assert after.seats == (Seat(), Seat())


def test_during_the_game_a_seat_is_kept_for_who_left() -> None:
    after = leave(0, ANNA)(playing())
    assert after.seats[0] == Seat("Anna", (ANNA,), away=True)
    assert after.seats_of(ANNA) == (0,)


def test_nobody_gets_up_for_somebody_else() -> None:
    for holder in (BO, EVE, HOST, ""):
        assert refusal(leave(0, holder), playing()) == "table-not-yours"


# Devices


def test_another_device_plays_the_same_seat() -> None:
    after = bring_device(0, EVE, ANNA)(playing())
    assert after.seats[0].holders == (ANNA, EVE)
    assert after.seats_of(EVE) == (0,)
    assert bring_device(0, EVE, ANNA)(after) == after


def test_a_device_of_the_host_may_do_what_the_host_may() -> None:
    mine = room(Seat("Kim", (HOST,)), Seat("Bo", (BO,)))
    after = bring_device(0, EVE, HOST)(mine)
    assert after.hosts == (HOST, EVE)
    assert begin(EVE)(after).begun
    assert bring_device(1, EVE, BO)(mine).hosts == (HOST,), "a guest's device is no host"


def test_a_device_that_was_lost_plays_no_more() -> None:
    """Of whoever says so this one alone holds the seat afterwards, and hosts the table if they do."""
    both = bring_device(0, EVE, HOST)(room(Seat("Kim", (HOST,)), Seat("Bo", (BO,))))
    after = hold_alone(0, EVE)(both)
    assert (after.seats[0].holders, after.hosts) == ((EVE,), (EVE,))
    assert refusal(hold_alone(0, HOST), after) == "table-not-yours"
    guests = hold_alone(0, ANNA)(bring_device(0, EVE, ANNA)(playing()))
    assert (guests.seats[0].holders, guests.hosts) == ((ANNA,), (HOST,))


def test_a_device_that_sits_down_again_throws_no_other_out() -> None:
    here = bring_device(0, EVE, ANNA)(room(Seat("Anna", (ANNA,)), Seat()))
    after = sit(0, "Annika", "", EVE)(here)
    assert (after.seats[0].name, after.seats[0].holders) == ("Annika", (ANNA, EVE))


def test_nobody_brings_a_device_to_anothers_seat() -> None:
    for holder in (BO, EVE, HOST, ""):
        assert refusal(bring_device(0, EVE, holder), playing()) == "table-not-yours"
    assert refusal(bring_device(2, EVE, ANNA), playing()) == "table-not-yours"


def test_a_seat_has_only_so_many_devices() -> None:
    """One that is there already may be brought again."""
    here = playing()
    devices = [fingerprint(new_token()) for _ in range(MOST_DEVICES)]
    for device in devices[1:]:
        here = bring_device(0, device, ANNA)(here)
    assert len(here.seats[0].holders) == MOST_DEVICES
    assert refusal(bring_device(0, devices[0], ANNA), here) == "table-devices"
    assert bring_device(0, devices[1], ANNA)(here) == here


# Computer players that stand in


def test_one_hands_over_ones_own_seat() -> None:
    after = hand_over(0, "bold", ANNA, stuck=False)(playing())
    assert after.seats[0] == Seat("Anna", (ANNA,), stand_in="bold")
    assert [after.player(seat) for seat in range(3)] == ["bold", "", "strong"]


def test_the_host_hands_over_any_seat() -> None:
    assert hand_over(1, "strong", HOST, stuck=False)(playing()).player(1) == "strong"


def test_nobody_chooses_a_weak_player_for_a_rival() -> None:
    """Whoever is not asked goes on with the same player, whatever others or the host would like."""
    for holder in (BO, HOST):
        assert hand_over(0, "beginner", holder, stuck=True)(playing()).player(0) == STAND_IN


def test_others_wait_until_a_seat_is_stuck_or_left() -> None:
    assert refusal(hand_over(0, "strong", BO, stuck=False), playing()) == "table-not-stuck"
    assert hand_over(0, "strong", BO, stuck=True)(playing()).player(0) == "strong"
    assert hand_over(0, "strong", BO, stuck=False)(leave(0, ANNA)(playing())).player(0) == "strong"


def test_who_has_no_seat_hands_over_none() -> None:
    for here in (playing(), leave(0, ANNA)(playing())):
        assert refusal(hand_over(0, "strong", EVE, stuck=True), here) == "table-not-yours"
        assert refusal(hand_over(0, "strong", "", stuck=True), here) == "table-not-yours"


def test_when_no_seat_is_handed_over() -> None:
    """Before the game, with real dice, to nobody, and where a computer player sits anyway."""
    assert refusal(hand_over(0, "strong", ANNA, stuck=True), room(Seat("Anna", (ANNA,)))) == "table-not-begun"
    assert refusal(hand_over(2, "strong", HOST, stuck=True), playing()) == "table-seat-computer"
    assert refusal(hand_over(0, "nobody", ANNA, stuck=True), playing()) == "bots-unknown"
    people = room(Seat("Anna", (ANNA,)), Seat("Bo", (BO,)), dice=DiceFrom.REAL)
    assert refusal(hand_over(0, "strong", ANNA, stuck=True), begun(people)) == "table-real-dice"


def test_only_ones_own_seat_is_taken_back() -> None:
    here = hand_over(0, "strong", HOST, stuck=False)(leave(0, ANNA)(playing()))
    for holder in (BO, EVE, HOST, ""):
        assert refusal(come_back(0, holder), here) == "table-not-yours"
    assert come_back(0, ANNA)(here) == playing()


# Beginning


def test_the_host_begins_with_those_who_are_there() -> None:
    """Free seats go; who sits behind one moves up."""
    before = room(Seat(), Seat("Anna", (ANNA,)), Seat("Bo"), Seat("Robot", computer="bold"))
    after = begin(HOST)(before)
    assert after.seats == (Seat("Anna", (ANNA,)), Seat("Robot", computer="bold"))
    assert after.begun
    assert after.seats_of(ANNA) == (0,)


def test_nobody_else_begins() -> None:
    before = room(Seat("Anna", (ANNA,)), Seat())
    for holder in (ANNA, EVE, ""):
        assert refusal(begin(holder), before) == "table-not-host"


def test_what_cannot_begin() -> None:
    """Nobody is there, everyone plays alone, or it has begun already."""
    assert refusal(begin(HOST), room(Seat(), Seat("Bo"))) == "table-nobody"
    assert refusal(begin(HOST), room(duplicate=True)) == "table-nobody"
    assert refusal(begin(HOST), playing()) == "table-begun"


def test_a_table_is_full_when_no_seat_is_free() -> None:
    assert full(room(Seat("Anna", (ANNA,)), Seat("Robot", computer="bold")))
    assert not full(room(Seat("Anna", (ANNA,)), Seat("Bo")))
    assert not full(room())


def test_a_game_does_not_begin_with_somebody_who_has_no_name() -> None:
    with pytest.raises(YatzyError) as refused:
        begun(room(Seat("Anna", (ANNA,)), Seat("", (BO,))))
    assert (refused.value.code, refused.value.details) == ("table-name-missing", {"seat": 2})


# Matches and rematches


def test_only_the_host_closes_a_match() -> None:
    assert close(HOST)(room(duplicate=True)).closed
    for holder in (ANNA, ""):
        assert refusal(close(holder), room(duplicate=True)) == "table-not-host"
    assert refusal(close(HOST), playing()) == "table-no-match"


def test_a_rematch_has_the_same_people_at_the_same_seats() -> None:
    """Everyone plays themselves again, and nothing of the old game goes along."""
    played = remembering(hand_over(0, "bold", ANNA, stuck=False)(leave(1, BO)(playing(seal="ab" * 32))), "key")
    next_one = again(rematched("older")(played), "this", "cd" * 32)
    assert next_one.seats == playing().seats
    assert (next_one.previous, next_one.next, next_one.seal) == ("this", "", "cd" * 32)
    assert next_one.done == ()
    assert next_one.hosts == (HOST,)
    assert rematched("after")(played).next == "after"


# What is laid


def test_the_setup_of_a_room() -> None:
    agreed = room(
        Seat("Anna", (ANNA,), word="luck"), Seat(), Seat("Robot", computer="bold"), Seat("Bo"),
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
    sheet = shelf_sheet("mb-1973")
    people = room(Seat("Anna", (ANNA,)), Seat("Bo", (BO,)))
    people = replace(people, sheet=packed(sheet), digest=sheet.digest)
    assert people.setup("t", "2026-11-15").start is sheet.customs.start is Start.ROLL_OFF
    assert replace(people, dice=DiceFrom.REAL).setup("t", "2026-11-15").start is Start.AGREED


def test_a_setup_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(SetupError):
        room(Seat("Anna", (ANNA,)), teams=2).setup("t", "2026-11-15")


# Being kept, and repeated


def test_a_room_is_kept_as_it_is() -> None:
    """Without what says nothing, and the same when it is read again."""
    for one in (room(), playing(), room(Seat(), duplicate=True, listed=True), remembering(playing(), "key")):
        data = msgspec.json.encode(one)
        assert msgspec.json.decode(data, type=Room) == one
    kept = msgspec.json.decode(msgspec.json.encode(room(Seat())))
    assert kept.keys() == {"sheet", "digest", "seats", "hosts"}
    assert kept["seats"] == [{}]


def test_a_change_is_known_by_its_key() -> None:
    """The last ones are; what is kept of a key tells neither it nor whose it was."""
    here = room()
    for number in range(REMEMBERED + 3):
        assert not remembers(here, f"{ANNA}:{number}")
        here = remembering(here, f"{ANNA}:{number}")
        assert remembers(here, f"{ANNA}:{number}")
    known = [number for number in range(REMEMBERED + 3) if remembers(here, f"{ANNA}:{number}")]
    assert known == list(range(3, REMEMBERED + 3))
    assert not remembers(here, f"{BO}:5")
    assert ANNA not in msgspec.json.encode(here).decode()


def test_a_room_of_a_sheet_that_is_none() -> None:
    """What the database has is not believed blindly: rules that do not fit their digest are refused."""
    with pytest.raises(YatzyError) as refused:
        replace(playing(), digest="00" * 32).rules()
    assert refused.value.code == "record-digest"
