"""Dice nobody chose, on the page: the browser contributes, shows the fingerprint, and recomputes every roll."""

import hashlib
import hmac
import json
import re
import sys
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.pages import FAR, End, Laying, Lobby, Start, Table, say
from browser.tables import KEYS, TWO_BOXES, laid
from browser.visitors import Visitor
from support.game.day_proofs import CHANGES, right_proof
from support.game.random_games import Played, random_move
from support.server.servers import server_at_home
from support.server.tokens import new_token
from yatzy.chance.day_chain import DayFault
from yatzy.chance.fair import FairDice, commitment_of, next_throw, seal_of
from yatzy.chance.verify import verify_dice
from yatzy.cli import main
from yatzy.game.engine import replay, who_may_take_back
from yatzy.game.jsonl import encode_event, parse_lines
from yatzy.game.moves import Reveal, Roll, TakeBack
from yatzy.game.setup import Setup
from yatzy.rules.sheet import Start as Begins
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.tables.views import state_view

HERE = Path(__file__).parent
GOLDEN = HERE.parent / "golden"
LYING = (sys.executable, str(HERE / "lying_server.py"), "serve")
CONTRIBUTION = re.compile(r"[0-9a-f]{32}")


def module(page: Page, name: str, script: str, given: object) -> Any:
    """Run a script with a module of the page as ``part``."""
    return page.evaluate(
        f"""async (given) => {{
            const main = document.querySelector('script[type="module"]').src;
            const part = await import(new URL({json.dumps(f"../{name}")}, main).href);
            return ({script})(part, given);
        }}""",
        given,
    )


# SHA-256 of our own

NIST = {
    "": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    "abc": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq": (
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
    "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu": (
        "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
    "a" * 1_000_000: "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0",
}
"""The examples of FIPS 180-4, as NIST published them."""
RFC_4231 = [
    ("0b" * 20, b"Hi There", "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"),
    (
        b"Jefe".hex(),
        b"what do ya want for nothing?",
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    ),
    ("aa" * 20, b"\xdd" * 50, "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"),
    (
        "aa" * 131,
        b"Test Using Larger Than Block-Size Key - Hash Key First",
        "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
    ),
]  # fmt: skip
HASH = "({ sha256, toHex, fromHex }, all) => all.map((one) => toHex(sha256(fromHex(one))))"
HMAC = """({ hmacSha256, toHex, fromHex }, all) =>
    all.map(([key, text]) => toHex(hmacSha256(fromHex(key), fromHex(text))))"""


def test_hashes_are_those_of_the_standards(visit: Visit) -> None:
    page = visit().go("/")
    assert module(page, "core/sha256.js", HASH, [text.encode().hex() for text in NIST]) == list(NIST.values())
    asked = [[key, text.hex()] for key, text, _ in RFC_4231]
    assert module(page, "core/sha256.js", HMAC, asked) == [right for _, _, right in RFC_4231]


def test_hashes_are_those_of_python(visit: Visit) -> None:
    """Of every length around a block, and of anything."""
    page, rng = visit().go("/"), Random(8)  # noqa: S311 # a test
    texts = [rng.randbytes(length) for length in [*range(200), *(rng.randrange(5_000) for _ in range(100))]]
    keys = [rng.randbytes(rng.randrange(150)) for _ in texts]
    right = [hashlib.sha256(text).hexdigest() for text in texts]
    assert module(page, "core/sha256.js", HASH, [text.hex() for text in texts]) == right
    pairs = list(zip(keys, texts, strict=True))
    right = [hmac.new(key, text, "sha256").hexdigest() for key, text in pairs]
    assert module(page, "core/sha256.js", HMAC, [[key.hex(), text.hex()] for key, text in pairs]) == right


def test_dice_are_those_of_the_golden_table(visit: Visit) -> None:
    page, golden = visit().go("/"), json.loads((GOLDEN / "dice.json").read_text("utf-8"))
    script = """({ fingerprintOf, throwDice }, all) => all.map(({ secret, game, words, number }) =>
        [fingerprintOf(secret), throwDice({ seed: secret, game, words }, number, 1)[0]])"""
    assert module(page, "fair/dice.js", script, golden) == [[one["seal"], one["face"]] for one in golden]


def test_commitments_are_those_of_the_server(visit: Visit) -> None:
    page, said = visit().go("/"), ["0f" * 16, "0f" * 16 + " überraschung 六"]
    script = "({ commitmentOf }, all) => all.map((one) => commitmentOf(one, 'ab', 'k7m2p9qrst'))"
    assert module(page, "fair/dice.js", script, said) == [
        commitment_of(one, "ab", "k7m2p9qrst") for one in said
    ]


def test_days_are_checked_as_on_the_command_line(visit: Visit) -> None:
    """The chain, the fingerprint, the mix, the code and the record; beside an anchor that was kept, too."""
    proof = right_proof()
    played = {"match": proof.table, "seal": proof.seal, "words": [proof.mix], "seed": proof.seed}
    asked = [[msgspec.to_builtins(replace(proof, **changes)), played, ""] for changes, _ in CHANGES]
    asked += [[msgspec.to_builtins(proof), played, anchor] for anchor in (proof.anchor, "ab" * 32)]
    script = "({ checkDay }, all) => all.map(([proof, game, anchor]) => checkDay(proof, game, anchor))"
    found = [set(one) for one in module(visit().go("/"), "fair/day-chain.js", script, asked)]
    assert found == [*(faults for _, faults in CHANGES), set(), {DayFault.CHAIN}]


# The same verdict as `yatzy verify`

CHECK = "({ checkRecord }, all) => all.map(([events, known]) => checkRecord(events, known))"


def some_game(seed: int) -> Played:
    """Play a game with dice of the screen, at random, with scores taken back."""
    rng = Random(seed)  # noqa: S311 # a test
    secret = rng.randbytes(32)
    people = ("Ann",) if seed % 3 == 0 else ("Ann", "Bo", "Cia")
    setup = Setup(
        bundled_sheet(["vinga", "maxi", "hasbro"][seed % 3]),
        people,
        start=Begins.ROLL_OFF if seed % 3 else Begins.AGREED,
        game_id=f"game{seed}",
        seal=seal_of(secret),
        words=tuple(f"{rng.randbytes(16).hex()} ö" for _ in people) if seed % 2 else (),
        match="match" if seed % 3 == 0 else "",
    )
    played, dice = Played(setup), FairDice.from_setup(setup, secret)
    while not played.game.over:
        move = random_move(rng, played.game)
        thrown = dice.throw(*next_throw(played.game)) if isinstance(move, Roll) else ()
        played.make(Roll(move.seat, thrown) if isinstance(move, Roll) else move)
        seat = who_may_take_back(played.game)
        if seat is not None and rng.random() < 0.2:
            played.make(TakeBack(seat))
    played.make(Reveal(secret.hex()))
    return played


def known_of(game: Any, **kept: object) -> dict[str, object]:
    turns = msgspec.to_builtins(state_view(game, 1).turns)
    return {"table": game.setup.game_id, "match": game.setup.match, "kept": kept or None, "turns": turns}


def test_the_browser_agrees_with_the_command_line(visit: Visit) -> None:
    """On games at random and of earlier versions, true ones and ones where a throw or the seal is another."""
    asked, right = [], []
    for seed in range(9):
        played = some_game(seed)
        events = [json.loads(encode_event(event)) for event in played.events]
        verdict = verify_dice(played.game)
        assert verdict.is_valid
        asked.append([events, known_of(played.game)])
        right.append([True, verdict.dice, True, True, []])
        rolls = [place for place, event in enumerate(events) if event["type"] == "rolled"]
        changed = [*events]
        place = rolls[seed * 5 % len(rolls)]
        changed[place] = events[place] | {"thrown": [face % 6 + 1 for face in events[place]["thrown"]]}
        asked.append([changed, known_of(played.game)])
        right.append([False, verdict.dice, True, None, [rolls.index(place) + 1]])
        asked.append([[events[0] | {"seal": "ab" * 32}, *events[1:]], known_of(played.game)])
        right.append([False, verdict.dice, False, True, []])
    for file in sorted((GOLDEN / "records").glob("*.jsonl")):
        stamped = parse_lines(file.read_text("utf-8"))
        game = replay([one.event for one in stamped])
        if game.secret:
            verdict = verify_dice(game)
            asked.append([[json.loads(encode_event(one.event)) for one in stamped], known_of(game)])
            right.append([verdict.is_valid, verdict.dice, verdict.seal_fits, True, []])
    assert len(right) > 27, "there are old records with their secrets"
    found = module(visit().go("/"), "fair/check-record.js", CHECK, asked)
    told = [[one["good"], one["dice"], one["seed"], one["game"], one["rolls"]] for one in found]
    for mine, theirs in zip(told, right, strict=True):
        if theirs[3] is None:
            mine[3] = None
    assert told == right


def test_what_the_device_has_kept_is_compared(visit: Visit) -> None:
    """The fingerprint it saw, its own contribution, and what others were committed to when it revealed."""
    played = some_game(1)
    events, setup = [json.loads(encode_event(event)) for event in played.events], played.game.setup
    commitments = [commitment_of(word, setup.seal, setup.game_id) for word in setup.words]
    true = {"seal": setup.seal, "contribution": setup.words[1], "commitments": commitments}
    lies = [
        (true, []),
        (true | {"seal": "cd" * 32}, ["seed", "late"]),
        (true | {"contribution": "0f" * 16}, ["own"]),
        (true | {"commitments": [*commitments[:2], ""]}, ["late"]),
    ]
    asked = [[events, known_of(played.game, **kept)] for kept, _ in lies]
    asked += [[events, known_of(played.game) | {"table": "other"}]]
    asked += [[events, known_of(played.game) | {"turns": []}]]
    found = module(visit().go("/"), "fair/check-record.js", CHECK, asked)
    told = [
        [what for what in ("seed", "own", "game") if not one[what]] + ["late"] * bool(one["late"])
        for one in found
    ]
    assert told == [*(wrong for _, wrong in lies), ["game"], ["game"]]
    assert [one["good"] for one in found] == [True] + [False] * 5


# At the table


def words_of(visitor: Visitor, code: str) -> list[str]:
    """Return what went into the dice of a game."""
    events = httpx.get(f"{visitor.base}/api/tables/{code}/events").json()
    words: list[str] = events[0]["event"].get("words", [])
    return words


def kept_dice(page: Page, code: str) -> dict[str, Any]:
    """Return what a browser keeps of a table's dice."""
    kept: dict[str, Any] = page.evaluate("code => JSON.parse(localStorage.yatzy).dice[code]", code)
    return kept


def test_one_tap_starts_a_game_that_the_browser_contributed_to(visit: Visit) -> None:
    """It keeps the fingerprint and its contribution, and shows the fingerprint while the game is played."""
    anna = visit()
    table = Start.at(anna.page).play_alone()
    [word] = words_of(anna, table.code)
    assert CONTRIBUTION.fullmatch(word)
    seal = httpx.get(f"{anna.base}/api/tables/{table.code}").json()["room"]["seal"]
    kept = kept_dice(anna.page, table.code)
    assert (kept["seal"], kept["contribution"]) == (seal, word)
    assert kept["commitments"] == [commitment_of(word, seal, table.code)]
    table.menu(say("page-fair-dice"))
    expect(table.dialog.get_by_text(seal, exact=True)).to_be_visible()
    expect(table.dialog.get_by_text(say("page-fair-in"))).to_be_visible()


def test_one_device_contributes_for_all_who_play_on_it(visit: Visit) -> None:
    anna = visit()
    table = Laying.at(anna.page, "vinga").name("Anna", "Bo").start()
    first, second = words_of(anna, table.code)
    assert CONTRIBUTION.fullmatch(first)
    assert second == ""


def test_two_browsers_contribute_and_again_to_the_rematch(visit: Visit, tmp_path: Path) -> None:
    """Bo's browser does so while he still looks at how it came out."""
    anna, bo = visit(), visit()
    code = open_table(anna)
    bo.go(f"/{code}")
    Lobby.shown(bo.page).sit("Bo")
    hers, his = Table.begun(anna.page), Table.begun(bo.page)
    first = words_of(anna, code)
    assert all(CONTRIBUTION.fullmatch(word) for word in first)
    for _ in range(2):
        hers.take_turn()
        his.take_turn()
    End.shown(bo.page)
    end = End.shown(anna.page)
    end.verify()
    assert not [one for one in anna.watch.requests if "verification" in one], "the browser asked itself"
    record = tmp_path / "game.jsonl"
    record.write_text(end.take_home("jsonl"), "utf-8")
    assert main(["verify", str(record)]) == 0, "the command line agrees"
    again = end.again()
    expect(bo.page.get_by_role("button", name=say("page-rematch-go"))).to_be_visible()
    second = words_of(anna, again.code)
    assert all(CONTRIBUTION.fullmatch(word) for word in second)
    assert not set(first) & set(second)


def test_a_lucky_word_goes_into_the_dice(visit: Visit) -> None:
    """Typed while the table waits for somebody, and remembered for the games after it."""
    anna, bo = visit(), visit()
    lobby = Laying.at(anna.page, "vinga").name("Anna").add(FAR).lay()
    code = lobby.address().rsplit("/", 1)[-1]
    lobby.button(say("page-fair-dice")).click()
    expect(lobby.dialog.get_by_text(say("page-fair-later"))).to_be_visible()
    lobby.dialog.get_by_role("textbox", name=say("page-fair-word")).fill("  grüne\tEule\u202e 🎲 ")
    with anna.page.expect_response(re.compile("/commitment$")):
        lobby.close_dialog()
    bo.go(f"/{code}")
    Lobby.shown(bo.page).sit("Bo")
    Table.begun(anna.page)
    word, _ = words_of(anna, code)
    assert re.fullmatch(r"[0-9a-f]{32} grüne Eule", word)
    table = Start.at(anna.page).play_alone()
    assert words_of(anna, table.code)[0].endswith(" grüne Eule")


def test_a_game_starts_without_a_device_that_does_not_answer(visit: Visit) -> None:
    anna = visit()
    code = open_table(anna)
    revision = httpx.get(f"{anna.base}/api/tables/{code}").json()["room"]["revision"]
    bo = {"Authorization": f"Bearer {new_token()}"}
    said = {"revision": revision, "key": f"sit{next(KEYS)}", "name": "Bo", "contribute": True}
    httpx.post(f"{anna.base}/api/tables/{code}/seats/1", json=said, headers=bo).raise_for_status()
    expect(anna.page.get_by_text(say("page-lobby-devices", names="Bo"))).to_be_visible()
    anna.page.get_by_role("button", name=say("page-lobby-start")).click()
    Table.begun(anna.page)
    word, none = words_of(anna, code)
    assert CONTRIBUTION.fullmatch(word)
    assert none == ""


def open_table(visitor: Visitor) -> str:
    """Let somebody open a table for two, as a program would, and sit at it in their browser."""
    token = new_token()
    seats: list[dict[str, object]] = [{"name": "Anna", "here": True}, {}]
    code = laid(visitor, token, *seats, rules=TWO_BOXES, start="agreed", contribute=True)
    with visitor.page.expect_response(re.compile("/commitment$")):
        visitor.go(f"/{code}#{token}")
    Lobby.shown(visitor.page)
    return code


# A server that lies


def play_out(*tables: Table) -> None:
    for _ in range(2):
        for table in tables:
            table.take_turn()


@pytest.mark.parametrize(
    ("lie", "wrong"), [("secret", "page-wrong-seed"), ("throw", "page-wrong-rolls"), ("word", "page-wrong-own")]
)
def test_a_lie_is_found(
    visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lie: str, wrong: str
) -> None:
    """Whatever the server does to get five sixes, or so that nobody else has a part in the dice."""
    monkeypatch.setenv("LIE", lie)
    with server_at_home(tmp_path, LYING) as server:
        anna, token = visit(server.base), new_token()
        seats: list[dict[str, object]] = [{"name": "Anna", "here": True}]
        code = laid(anna, token, *seats, rules=TWO_BOXES, contribute=True)
        anna.go(f"/{code}#{token}")
        table = Table.begun(anna.page)
        table.roll()
        assert (table.dice == [6] * 5) == (lie != "word")
        table.write(table.offers()[0])
        table.take_turn()
        end = End.shown(anna.page)
        end.open_more()
        end.button(say("page-verify")).click()
        told = {"count": 1} if lie == "throw" else {}
        expect(end.page.get_by_text(say(wrong, **told))).to_be_visible()
        anna.page.close()  # before its server goes: the end asks what the game meant


def test_a_contribution_changed_after_mine_was_known_is_found(
    visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anna is told whose; Bo, whose it was, that his own is missing."""
    monkeypatch.setenv("LIE", "late")
    with server_at_home(tmp_path, LYING) as server:
        anna, bo = visit(server.base), visit(server.base)
        code = open_table(anna)
        bo.go(f"/{code}")
        Lobby.shown(bo.page).sit("Bo")
        play_out(Table.begun(anna.page), Table.begun(bo.page))
        for one, told in ((anna, say("page-wrong-late", names="Bo")), (bo, say("page-wrong-own"))):
            end = End.shown(one.page)
            end.open_more()
            end.button(say("page-verify")).click()
            expect(one.page.get_by_text(told)).to_be_visible()
