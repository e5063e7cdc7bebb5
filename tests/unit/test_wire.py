"""What travels over a live table's websocket."""

import json
from typing import Any, get_args

import msgspec
import pytest

from yatzy.game.events import TookBack
from yatzy.game.moves import Correct, Enter, Keep, Lay, Roll, TakeBack
from yatzy.rules.errors import TableError
from yatzy.tables import wire
from yatzy.tables.messages import with_command_key
from yatzy.tables.tokens import fingerprint
from yatzy.tables.wire import (
    Away,
    Done,
    Hello,
    Moved,
    Ping,
    Play,
    Pong,
    React,
    Refused,
    Show,
    decode_message,
    encode_message,
)

AT = "2026-11-15T19:30:00Z"
TOKEN = "AZaz09_-AZaz09_-AZaz09"  # noqa: S105 # nobody's


def play(**differently: Any) -> dict[str, Any]:
    return {"type": "play", "seq": 3, "key": "k", "move": {"type": "roll", "seat": 0}, **differently}


@pytest.mark.parametrize(
    ("frame", "said"),
    [
        ({"type": "hello"}, Hello()),
        ({"type": "hello", "token": TOKEN, "after": 7, "language": "de"}, Hello(TOKEN, 7, "de")),
        ({"type": "ping"}, Ping()),
        ({"type": "react", "seat": 1, "reaction": "bravo"}, React(1, "bravo")),
        (play(), Play(3, "k", Roll(0))),
        (play(move={"type": "roll", "seat": 0, "thrown": [1, 2]}), Play(3, "k", Roll(0, (1, 2)))),
        (play(move={"type": "lay", "seat": 0, "dice": [1]}), Play(3, "k", Lay(0, (1,)))),
        (play(move={"type": "keep", "seat": 0, "dice": [6, 6]}), Play(3, "k", Keep(0, (6, 6)))),
        (play(move={"type": "enter", "seat": 0, "key": "yatzy"}), Play(3, "k", Enter(0, "yatzy"))),
        (play(move={"type": "take-back", "seat": 0}), Play(3, "k", TakeBack(0))),
        (
            play(move={"type": "correct", "seat": 0, "turn": 2, "key": "ones", "points": 3}),
            Play(3, "k", Correct(0, 2, "ones", 3)),
        ),
        (play(move={"type": "show", "seat": 0}), Play(3, "k", Show(0))),
    ],
)
def test_what_a_client_says(frame: dict[str, Any], said: object) -> None:
    """As text or as bytes, and in any order of its parts."""
    assert decode_message(json.dumps(frame)) == said
    assert decode_message(json.dumps(frame).encode()) == said
    assert decode_message(json.dumps(dict(reversed(frame.items())))) == said


@pytest.mark.parametrize(
    "frame",
    [
        "", "null", "[]", "{}", '"hello"', "{", "\x00", '{"type":"welcome"}', '{"type":"Hello"}',
        '{"type":null}', '{"type":"hello","token":7}', '{"type":"hello","token":["short"]}',
        '{"type":"hello","after":-1}', '{"type":"hello","after":1.5}', '{"type":"hello","after":true}',
        '{"type":"hello","secret":"x"}',
        json.dumps({"type": "hello", "language": "e" * 36}), json.dumps({"type": "ping", "now": 1}),
        json.dumps(play(seq=-1)), json.dumps(play(seq="3")), json.dumps(play(key="")),
        json.dumps(play(key="k" * 65)), json.dumps(play(key="é")), json.dumps(play(key='"')),
        json.dumps(play(key="a b")), json.dumps(play(more=1)), json.dumps(play(move=None)),
        json.dumps(play(move={"type": "reveal", "secret": "00"})), json.dumps(play(move={"type": "roll"})),
        json.dumps(play(move={"type": "roll", "seat": "0"})),
        json.dumps(play(move={"type": "enter", "seat": 0})),
        json.dumps(play(move={"type": "steal", "seat": 0})), "[" * 100_000,
    ],
)  # fmt: skip
def test_what_is_nothing_a_client_could_say(frame: str) -> None:
    """Nobody sends a secret, and what is misspelt is not passed over."""
    with pytest.raises((msgspec.MsgspecError, RecursionError)):
        decode_message(frame)


@pytest.mark.parametrize("token", ["", "short", f"{TOKEN}A", f"{TOKEN}\n", TOKEN.replace("-", "+")])
def test_a_hello_with_what_is_no_token_is_one_to_be_answered(token: str) -> None:
    """It is read, so that it can be told what is wrong with it; and nobody sits down with that."""
    said = decode_message(json.dumps({"type": "hello", "token": token, "language": "de"}))
    assert said == Hello(token, 0, "de")
    with pytest.raises(TableError, match=r"^table-token\b"):
        fingerprint(token)


@pytest.mark.parametrize("key", ["k", "0", "aZ09_.:-", "k" * 64, "k\n"])
def test_a_key_comes_back_as_it_was(key: str) -> None:
    """The answer to a command is the message to all, with its key: still one JSON object."""
    command = decode_message(json.dumps(play(key=key)))
    assert isinstance(command, Play)
    told = encode_message(Done(command.key, 4, AT, TookBack()))
    moved = b'{"type":"moved","seq":4}'
    assert json.loads(with_command_key(moved, command.key)) == {"type": "moved", "seq": 4, "key": key}
    assert json.loads(told)["key"] == key


def test_messages_leave_out_what_says_nothing() -> None:
    assert json.loads(encode_message(Pong())) == {"type": "pong"}
    assert json.loads(encode_message(Away(1.0))) == {"type": "away", "seconds": 1.0}
    assert json.loads(encode_message(Refused("table-late", "Late."))) == {
        "type": "refused", "code": "table-late", "text": "Late.",
    }  # fmt: skip


def test_every_message_has_its_own_type() -> None:
    """By which clients tell them apart; what is said and what is told never share one."""
    kinds = [*get_args(wire.ClientMessage), *get_args(wire.ServerMessage)]
    tags = [kind.__struct_config__.tag for kind in kinds]
    assert len(set(tags)) == len(tags)
    assert tags == [
        "hello", "play", "react", "ping",
        "welcome", "moved", "refused", "done", "room", "reacted", "away", "pong",
    ]  # fmt: skip


def test_a_message_of_a_move_begins_with_its_type() -> None:
    """The key of a command is put in after that."""
    assert Moved.__struct_config__.tag == "moved"
    assert Moved.__struct_encode_fields__[0] == "seq"
