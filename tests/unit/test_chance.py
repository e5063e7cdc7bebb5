"""Fair dice: no face is likelier, anyone can recompute them, and a changed record is caught."""

import hashlib
import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from yatzy.chance.fair import (
    FairDice,
    first_face,
    new_secret,
    seal_of,
    seeded_secret,
)
from yatzy.chance.verify import Mismatch, RecordedThrow, recorded_throws, verify_dice
from yatzy.game.engine import decide, evolve, legal_moves, replay, replay_checked, start_event
from yatzy.game.events import Event, Kept, Revealed, Rolled, Started
from yatzy.game.moves import Enter, Keep, Move, Reveal, Roll, TakeBack
from yatzy.game.setup import DiceFrom, Setup
from yatzy.game.state import Game, Phase
from yatzy.l10n.catalogue import catalogue
from yatzy.l10n.errors import error_sentence
from yatzy.rules.errors import RecordError
from yatzy.rules.sheet import Start
from yatzy.rules.sheet_files import bundled_sheet

VECTORS = json.loads((Path(__file__).parents[1] / "golden" / "dice.json").read_text("utf-8"))
"""Computed apart from this program, each HMAC also by ``openssl dgst -sha256 -mac HMAC``."""


# A die by hand, from the docstring of yatzy.chance.fair and RFC 2104, with nothing but SHA-256


def hmac_by_hand(key: bytes, message: bytes) -> bytes:
    key = (hashlib.sha256(key).digest() if len(key) > 64 else key).ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in key) + message)
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in key) + inner.digest()).digest()


def die_by_hand(secret: bytes, game_id: str, words: Sequence[str], number: int) -> int:
    block = 0
    while True:
        text = game_id + "\n" + "".join(f"{word}\n" for word in words) + f"{number}\n{block}"
        for byte in hmac_by_hand(secret, text.encode("utf-8")):
            if byte < 252:
                return byte % 6 + 1
        block += 1


# Dice


def test_no_face_is_likelier() -> None:
    """Of the 256 bytes 42 stand for each face, and the last four for none."""
    faces = Counter(first_face([bytes([byte])]) for byte in range(252))
    assert faces == dict.fromkeys(range(1, 7), 42)
    with pytest.raises(ValueError, match="xfc"):
        first_face([bytes([252, 253, 254, 255])])


def test_dice_fall_evenly() -> None:
    """60,000 dice of one game fit a fair die, each by itself and in pairs one after the other."""
    dice = FairDice(seeded_secret("chi-square"), "even").throw(0, 60_000)
    # Critical values of the chi-square distribution at 0.001, for 5 and 35 degrees of freedom:
    # NIST/SEMATECH e-Handbook of Statistical Methods, section 1.3.6.7.4.
    assert chi_square(Counter(dice), 6) < 20.515
    assert chi_square(Counter(zip(dice[::2], dice[1::2], strict=True)), 36) < 66.619


def chi_square(seen: Counter[int] | Counter[tuple[int, int]], kinds: int) -> float:
    expected = seen.total() / kinds
    missing = kinds - len(seen)
    return sum((count - expected) ** 2 for count in seen.values()) / expected + missing * expected


def test_the_measure_of_evenness_bites() -> None:
    """Bytes taken modulo 6 without passing any over are not fair enough for the same test, with enough dice."""
    # Of 256 bytes 43 then give each of 1 to 4 and 42 each of 5 and 6. In n = 655,360 dice the chi-square is
    # n * 6 * (4 * (1/3)**2 + 2 * (2/3)**2) / 256**2 = n * 8 / 65536 = 80.
    seen = Counter({face: 2560 * (43 if face <= 4 else 42) for face in range(1, 7)})
    assert round(chi_square(seen, 6), 6) == 80


@given(
    st.binary(min_size=1, max_size=100),
    st.text("23456789abcdefghjkmnpqrstvwxyz", min_size=1, max_size=12),
    st.lists(st.text(max_size=8).filter(str.isprintable), max_size=4),
    st.integers(0, 10**9),
)
def test_a_die_by_hand(secret: bytes, game_id: str, words: list[str], number: int) -> None:
    """A second implementation, written from the description alone, throws the same dice."""
    source = FairDice(secret, game_id, words)
    expected = tuple(die_by_hand(secret, game_id, words, number + one) for one in range(6))
    assert source.throw(number, 6) == expected
    assert source.throw(number, 2) + source.throw(number + 2, 4) == expected


@pytest.mark.parametrize("vector", VECTORS, ids=lambda one: f"{one['game']} {one['number']}")
def test_known_dice(vector: dict[str, str | int]) -> None:
    """The dice of ``golden/dice.json``, by which other programs check themselves, fall as they stand there."""
    secret, number = bytes.fromhex(str(vector["secret"])), int(vector["number"])
    words = [str(word) for word in vector["words"]]  # type: ignore[union-attr]
    source = FairDice(secret, str(vector["game"]), words)
    assert source.throw(number, 1) == (vector["face"],)
    assert die_by_hand(secret, str(vector["game"]), words, number) == vector["face"]
    assert seal_of(secret) == vector["seal"]
    block = next(iter(source.blocks(number)))
    assert next(place for place, byte in enumerate(block) if byte < 252) == vector["passed_over"]


def test_known_dice_pass_bytes_over() -> None:
    """Among the known dice are some whose first byte stands for no face, and some with two such bytes."""
    assert {vector["passed_over"] for vector in VECTORS} == {0, 1, 2}


def test_where_no_byte_fits_the_next_block_is_asked() -> None:
    """A block of nothing but bytes that stand for no face is followed by the next, and the third if need be."""
    empty, full = bytes([252, 253, 254, 255] * 8), bytes([255, 5, 0])
    assert first_face([empty, full]) == 6
    assert first_face([empty, empty, full]) == 6
    assert first_face(iter([full, empty])) == 6


def test_blocks_are_numbered() -> None:
    """The blocks of a die differ in their number alone, counted from 0."""
    secret = seeded_secret("blocks")
    source = FairDice(secret, "k7", ("lucky", "ü"))
    messages = ("k7\nlucky\nü\n31\n0", "k7\nlucky\nü\n31\n1", "k7\nlucky\nü\n31\n2")
    assert list(islice(source.blocks(31), 3)) == [hmac_by_hand(secret, one.encode()) for one in messages]


def test_secrets() -> None:
    """A new secret has 32 bytes, another each time; one from a seed is always the same; seals are SHA-256."""
    assert {len(new_secret()) for _ in range(100)} == {32}
    assert len({new_secret() for _ in range(100)}) == 100
    assert seeded_secret("7") == seeded_secret("7") == hashlib.sha256(b"yatzy seed 7").digest()
    assert seeded_secret("7") != seeded_secret("8")
    # FIPS 180-2, appendix B.1: the SHA-256 of "abc".
    assert seal_of(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


# Whole games, recomputed

SECRET = seeded_secret("verify")
WORDS = ("first", "second")


def whole_game() -> list[Event]:
    """Return a game with a roll-off, rerolls and an entry taken back, and its secret shown."""
    setup = Setup(
        bundled_sheet("vinga"),
        ("Ann", "Bo"),
        start=Start.ROLL_OFF,
        game_id="verify",
        seal=seal_of(SECRET),
        words=WORDS,
    )
    source = FairDice(SECRET, "verify", WORDS)
    events: list[Event] = [start_event(setup)]
    game = evolve(None, events[0])

    def make(move: Move) -> None:
        nonlocal game
        for event in decide(game, move):
            events.append(event)
            game = evolve(game, event)

    while not game.over:
        if game.phase is Phase.PLAY and game.dice and game.rolls_left:
            make(Keep(game.seat, tuple(sorted(game.dice))[-2:]))
        if game.phase is Phase.ROLL_OFF or game.rolls_left:
            dice = 5 if game.phase is Phase.ROLL_OFF else game.to_throw
            make(Roll(game.seat, source.throw(game.dice_thrown, dice)))
        else:
            make(next(move for move in legal_moves(game) if isinstance(move, Enter)))
            if len(game.turns) == 4:
                make(TakeBack(game.seat_of(3)))
                make([move for move in legal_moves(game) if isinstance(move, Enter)][-1])
    make(Reveal(SECRET.hex()))
    return events


EVENTS = whole_game()
GAME = replay_checked(EVENTS)
ROLLS = [place for place, event in enumerate(EVENTS) if isinstance(event, Rolled)]


def change_event(place: int, event: Event) -> Game:
    return replay([*EVENTS[:place], event, *EVENTS[place + 1 :]])


def test_an_honest_game_verifies() -> None:
    """Every throw of a game follows from its secret, with a roll-off and an entry taken back."""
    verdict = verify_dice(GAME)
    assert verdict.is_valid
    assert verdict.mismatches == ()
    assert verdict.throws == len(ROLLS)
    # Two dice are kept each time: 5 + 3 + 3 a turn, 30 turns, and 5 for each throw of the roll-off.
    assert verdict.dice == 30 * 11 + 5 * len(GAME.roll_off)


def test_throws_are_told_where_they_were() -> None:
    """Each throw is told with its number, seat, turn and roll: the roll-off first, then three to a turn."""
    throws = list(recorded_throws(GAME))
    off = len(GAME.roll_off)
    assert [one.number for one in throws] == list(range(1, len(ROLLS) + 1))
    assert throws[:off] == [RecordedThrow(n + 1, n % 2, None, 1, dice) for n, dice in enumerate(GAME.roll_off)]
    assert [(one.turn, one.roll) for one in throws[off:]] == [(n // 3, n % 3 + 1) for n in range(90)]
    begins = throws[off].seat
    assert [one.seat for one in throws[off:]] == [(begins + n // 3) % 2 for n in range(90)]


def test_a_throw_of_a_turn_that_is_not_over_is_told() -> None:
    """A game that is not over has its last throws recorded too."""
    place = ROLLS[-1]
    game = replay(EVENTS[: place + 1])
    assert list(recorded_throws(game)) == list(recorded_throws(GAME))
    assert len(list(recorded_throws(replay(EVENTS[:place])))) == len(ROLLS) - 1


@pytest.mark.parametrize("number", range(len(ROLLS)))
def test_one_changed_die_is_caught_at_its_roll(number: int) -> None:
    """Whichever die of whichever throw is changed, just that throw is told, with what it should have been."""
    place = ROLLS[number]
    event = EVENTS[place]
    assert isinstance(event, Rolled)
    for die, face in enumerate(event.thrown):
        other = face % 6 + 1
        thrown = (*event.thrown[:die], other, *event.thrown[die + 1 :])
        if number < len(GAME.roll_off):  # change it in place, so that it stays open or settled who begins
            throws = (*GAME.roll_off[:number], thrown, *GAME.roll_off[number + 1 :])
            game = structs.replace(GAME, roll_off=throws)
        else:
            game = change_event(place, Rolled(thrown))
        verdict = verify_dice(game)
        assert not verdict.is_valid
        assert verdict.seal_fits
        (mismatch,) = verdict.mismatches
        assert mismatch.recorded.number == number + 1
        assert (mismatch.recorded.thrown, mismatch.right) == (thrown, event.thrown)


def test_a_throw_left_out_is_caught_from_there_on() -> None:
    """Who leaves a bad throw out of the record takes its dice for the next ones: nothing fits from there on."""
    place = ROLLS[30]
    # A second throw and the keep after it: what stays is a turn of two throws, which may well be.
    assert isinstance(EVENTS[place - 1], Kept)
    assert isinstance(EVENTS[place + 1], Kept)
    game = replay([*EVENTS[:place], *EVENTS[place + 2 :]])
    numbers = [mismatch.recorded.number for mismatch in verify_dice(game).mismatches]
    assert numbers[0] == 31
    assert len(numbers) > 30


@pytest.mark.parametrize(
    "started",
    [
        {"words": ("first", "Second")},
        {"words": ("second", "first")},
        {"words": ()},
        {"game": "verifi"},
    ],
    ids=["word", "order of words", "no words", "id"],
)
def test_other_words_or_another_id_give_other_dice(started: dict[str, tuple[str, ...]]) -> None:
    """The words and the game's id belong to the dice: whoever changes them changes nearly every throw."""
    assert isinstance(EVENTS[0], Started)
    verdict = verify_dice(change_event(0, structs.replace(EVENTS[0], **started)))
    assert verdict.seal_fits
    assert len(verdict.mismatches) > 0.9 * len(ROLLS)


def test_a_secret_that_was_not_sealed() -> None:
    """Another secret fits neither the seal nor the dice; where only the seal is another, the dice still fit."""
    other = verify_dice(change_event(-1 % len(EVENTS), Revealed(seeded_secret("other").hex())))
    assert not other.seal_fits
    assert len(other.mismatches) > 0.9 * len(ROLLS)
    assert isinstance(EVENTS[0], Started)
    sealed = verify_dice(change_event(0, structs.replace(EVENTS[0], seal="0" * 64)))
    assert (sealed.is_valid, sealed.seal_fits, sealed.mismatches) == (False, False, ())


def test_a_mismatch_tells_both_throws() -> None:
    """The first throw, changed, is told with the dice that the secret gives when computed by hand."""
    right = tuple(die_by_hand(SECRET, "verify", WORDS, number) for number in range(5))
    game = structs.replace(GAME, roll_off=((6, 6, 6, 6, 6), *GAME.roll_off[1:]))
    assert verify_dice(game).mismatches == (Mismatch(RecordedThrow(1, 0, None, 1, (6, 6, 6, 6, 6)), right),)


@pytest.mark.parametrize(
    ("game", "code"),
    [
        (replay(EVENTS[:-1]), "verify-no-secret"),
        (replay(EVENTS[:40]), "verify-no-secret"),
        (structs.replace(GAME, setup=replace(GAME.setup, dice=DiceFrom.REAL)), "verify-real-dice"),
        (structs.replace(GAME, setup=replace(GAME.setup, seal="")), "verify-no-seal"),
        (structs.replace(GAME, secret="not hexadecimal"), "verify-bad-secret"),  # noqa: S106 # no password
    ],
    ids=["not shown", "not over", "real dice", "no seal", "no number"],
)
def test_games_that_cannot_be_verified(game: Game, code: str) -> None:
    """What cannot be recomputed is told by its reason."""
    with pytest.raises(RecordError) as caught:
        verify_dice(game)
    assert caught.value.code == code
    assert error_sentence(catalogue("en"), caught.value)
