"""The engine: what is refused and why, and whose turn it is."""

import re
from pathlib import Path
from typing import Any

import pytest

from support.game.random_games import (
    SCREEN,
    SOLO_OVER,
    TWO_BOXES,
    TWO_ENTRIES,
    Played,
    a_turn,
    lay,
    played,
    roll,
    table,
)
from yatzy.game.card import Mark
from yatzy.game.engine import decide, evolve, legal_moves, replay, replay_checked, start_event
from yatzy.game.events import Corrected, Entered, Kept, Rolled, TookBack
from yatzy.game.moves import Correct, Enter, Keep, Lay, Move, Reveal, Roll, TakeBack
from yatzy.game.setup import Setup, assign_teams
from yatzy.game.state import Phase
from yatzy.game.turn import Throw
from yatzy.rules.errors import MoveError, RecordError, SetupError, YatzyError
from yatzy.rules.sheet import Start
from yatzy.rules.sheet_files import bundled_sheet

GAME = Path(__file__).parents[2] / "src" / "yatzy" / "game"


def codes(prefix: str) -> set[str]:
    """Return the codes that the game refuses something with."""
    code = "\n".join(file.read_text("utf-8") for file in GAME.glob("*.py"))
    return set(re.findall(rf'(?:Error\(|else) ?"({prefix}-[a-z-]+)"', code))


# Every refusal


REFUSED: list[tuple[str, Setup, tuple[Move, ...], Move]] = [
    ("move-not-your-turn", table(), (), roll(1, "12345")),
    ("move-not-your-turn", table(), TWO_ENTRIES, TakeBack(0)),
    ("move-not-your-turn", table(), TWO_ENTRIES, Correct(0, 1, "ones", 1)),
    ("move-game-over", table("two-boxes", 1), SOLO_OVER, roll(0, "12345")),
    ("move-game-over", table("two-boxes", 1), SOLO_OVER, Enter(0, "chance", 15)),
    ("move-roll-off", table(start=Start.ROLL_OFF), (), lay(0, "12345")),
    ("move-roll-off", table(start=Start.ROLL_OFF), (roll(0, "12345"),), Enter(1, "ones", 1)),
    ("move-before-roll", table(**SCREEN), (), Enter(0, "ones")),
    ("move-before-roll", table(**SCREEN), (), Enter(0, "ones", 3)),
    ("move-before-roll", table(), (), Keep(0, (1,))),
    ("move-no-roll-left", table(), (roll(0, "12345"), roll(0, "12345"), roll(0, "12345")), roll(0, "12345")),
    ("move-no-roll-left", table(), (roll(0, "12345"), roll(0, "12345"), roll(0, "12345")), Keep(0, (1,))),
    ("move-no-roll-left", table(), (lay(0, "12345"),), roll(0, "12345")),
    ("move-all-kept", table(), (roll(0, "12345"), Keep(0, (1, 2, 3, 4, 5))), Roll(0, ())),
    ("move-not-there", table(), (roll(0, "12345"),), Keep(0, (6,))),
    ("move-not-there", table(), (roll(0, "12345"),), Keep(0, (5, 5))),
    ("move-not-there", table(), (roll(0, "12345"),), Keep(0, (0,))),
    ("move-dice-count", table(), (), roll(0, "1234")),
    ("move-dice-count", table(), (roll(0, "12345"), Keep(0, (5,))), roll(0, "12345")),
    ("move-dice-count", table(), (), Lay(0, (1,) * 6)),
    ("move-dice-count", table(), TWO_ENTRIES, Correct(0, 0, "ones", dice=(1,))),
    ("move-dice-face", table(), (), Roll(0, (1, 2, 3, 4, 7))),
    ("move-dice-face", table(), (), Lay(0, (0, 2, 3, 4, 5))),
    ("move-dice-face", table(), TWO_ENTRIES, Correct(0, 0, "ones", dice=(1, 2, 3, 4, 7))),
    ("move-dice-lie", table(), (roll(0, "12345"),), lay(0, "12345")),
    ("move-dice-lie", table(), (lay(0, "12345"),), lay(0, "12345")),
    ("move-no-box", table(), (roll(0, "12345"),), Enter(0, "three-pairs")),
    ("move-no-box", table(), TWO_ENTRIES, Correct(0, 0, "three-pairs", 12)),
    ("move-box-filled", table(), (*TWO_ENTRIES, roll(0, "66666")), Enter(0, "yatzy")),
    ("move-box-filled", table(), TWO_ENTRIES, Enter(0, "yatzy", 50)),
    # MB: a further Yahtzee goes into its upper box while that is open.
    ("move-box-forbidden", table("mb-1973"), (*TWO_ENTRIES, roll(0, "44444")), Enter(0, "chance")),
    ("move-box-forbidden", table("forced-order"), (lay(0, "12345"),), Enter(0, "twos")),
    ("move-box-forbidden", table("forced-order"), (), Enter(0, "twos", 2)),
    ("move-points-needed", table(), (), Enter(0, "ones")),
    ("move-points-needed", table(), TWO_ENTRIES, Correct(0, 0, "ones")),
    ("move-points", table(), (), Enter(0, "fives", 12)),  # five dice of five never make 12
    ("move-points", table(), (), Enter(0, "fives", -5)),
    ("move-points-differ", table(), (lay(0, "55123"),), Enter(0, "fives", 15)),  # two fives: 10
    ("move-points-differ", table(), (lay(0, "55123"),), Enter(0, "fives", 10, bonus=100)),
    ("move-points-differ", table(), TWO_ENTRIES, Correct(0, 0, "fives", 5, dice=(5, 5, 1, 2, 3))),
    ("move-only-real-dice", table(**SCREEN), (), lay(0, "12345")),
    (
        "move-only-real-dice",
        table(**SCREEN),
        (roll(0, "12345"), Enter(0, "ones")),
        Correct(0, 0, "chance", dice=(1, 2, 3, 4, 5)),
    ),
    ("move-across-dice", table(**SCREEN), (roll(0, "12345"),), TakeBack(0)),
    ("move-across-dice", table(**SCREEN), (roll(0, "12345"), Enter(0, "ones"), roll(1, "12345")), TakeBack(0)),
    ("move-across-dice", table(start=Start.ROLL_OFF, **SCREEN), (roll(0, "12345"),), TakeBack(0)),
    ("move-nothing-done", table(), (), TakeBack(0)),
    ("move-nothing-done", table(**SCREEN), (), TakeBack(0)),
    ("move-no-turn", table(), TWO_ENTRIES, Correct(0, 2, "ones", 1)),
    ("move-no-turn", table(), TWO_ENTRIES, Correct(1, -1, "ones", 1)),
    (
        "move-conflict",
        table(count=1),
        (*a_turn(0, "12345", "chance"), *a_turn(0, "11234", "ones")),
        Correct(0, 0, "ones", dice=(1, 2, 3, 4, 5)),
    ),
    ("move-not-over", table(seal="ab" * 32), (), Reveal("5eed")),
    ("move-no-secret", table("two-boxes", 1), SOLO_OVER, Reveal("5eed")),
    ("move-shown", table("two-boxes", 1, seal="ab" * 32), (*SOLO_OVER, Reveal("5eed")), Reveal("5eed")),
    ("move-shown", table("two-boxes", 1, seal="ab" * 32), (*SOLO_OVER, Reveal("5eed")), TakeBack(0)),
    (
        "move-shown",
        table("two-boxes", 1, seal="ab" * 32),
        (*SOLO_OVER, Reveal("5eed")),
        Correct(0, 0, "ones", 2),
    ),
]


@pytest.mark.parametrize(("code", "setup", "before", "move"), REFUSED)
def test_a_refused_move_says_why_and_changes_nothing(
    code: str, setup: Setup, before: tuple[Move, ...], move: Move
) -> None:
    """The code tells why; the game and what happened in it stay as they were."""
    at_it = Played(setup)
    for one in before:
        at_it.make(one)
    game, happened = at_it.game, list(at_it.events)
    with pytest.raises(MoveError) as caught:
        at_it.make(move)
    assert caught.value.code == code
    assert at_it.game is game
    assert at_it.events == happened
    assert replay(happened) == game


def test_every_refusal_is_tried() -> None:
    """No move is refused with a sentence that no test has met."""
    assert {code for code, *_ in REFUSED} == codes("move")


UNSETTLED: list[tuple[str, dict[str, Any]]] = [
    ("setup-players", {"players": ()}),
    ("setup-players", {"players": tuple(f"P{n}" for n in range(101))}),  # where the sheet sets no limit, we do
    ("setup-name", {"players": ("", "Ben")}),
    ("setup-name", {"players": ("x" * 41, "Ben")}),
    ("setup-name", {"players": (" Ann", "Ben")}),
    ("setup-name", {"players": ("Ann\nBen",)}),
    ("setup-name", {"players": ("Ann\u200d", "Ben")}),
    ("setup-name-twice", {"players": ("Ann", "A\u200dnn")}),
    ("setup-name", {"players": ("\x1b[2J",)}),
    ("setup-tag", {"game_id": "a\nb"}),
    ("setup-tag", {"game_id": "../x"}),
    ("setup-tag", {"match": "a match"}),
    ("setup-tag", {"seal": "ab"}),
    ("setup-tag", {"date": "15.11.2026"}),
    ("setup-tag", {"date": "2026-11-15\n"}),
    ("setup-tag", {"date": "٢٠٢٦-11-15"}),
    ("setup-name-twice", {"players": ("Ann", "Ben", "ann")}),
    ("setup-teams", {"teams": ((0, 1),)}),
    ("setup-teams", {"players": tuple("abcd"), "teams": ((0,), (1,), (2,), (3,))}),
    ("setup-team-seats", {"teams": ((0,), (0, 1))}),
    ("setup-team-seats", {"teams": ((0, 1), ())}),
    ("setup-team-seats", {"teams": ((0,), (2,))}),
    ("setup-rounds", {"rounds": 0}),
    ("setup-rounds", {"rounds": 7}),
    ("setup-words", {"words": ("luck",)}),
    ("setup-word", {"words": ("luck", "x" * 101)}),
    ("setup-word", {"words": ("luck", "two\nlines")}),
    ("setup-computers", {**SCREEN, "computers": ("casual",)}),
    ("setup-computers", {**SCREEN, "computers": ("", "", "bold")}),
    ("setup-computers", {**SCREEN, "computers": ("", "")}),
    ("setup-computer", {**SCREEN, "computers": ("", "Bold")}),
    ("setup-computer", {**SCREEN, "computers": ("", "two words")}),
    ("setup-computer", {**SCREEN, "computers": ("", "x" * 41)}),
    ("setup-computer-dice", {"computers": ("", "bold")}),
    ("setup-match", {**SCREEN, "match": "m7"}),  # two players
    ("setup-match", {"count": 1, "match": "m7"}),  # real dice
    ("setup-match", {**SCREEN, "count": 1, "start": Start.ROLL_OFF, "match": "m7"}),
]


@pytest.mark.parametrize(("code", "agreed"), UNSETTLED)
def test_a_table_that_cannot_be_laid(code: str, agreed: dict[str, Any]) -> None:
    """What cannot be played is refused before the first throw, with its code."""
    with pytest.raises(SetupError) as caught:
        table(**agreed)
    assert caught.value.code == code


def test_every_fault_of_a_table_is_tried() -> None:
    """No table is refused with a sentence no test has met; what Game.new alone says, its own tests meet."""
    assert {code for code, _ in UNSETTLED} | {"setup-choice"} == codes("setup")


# Who may play


def test_philos_is_for_two_to_ten_and_for_practice() -> None:
    """The Philos sheet prints 2 - 10 players; practising alone goes by every sheet."""
    names = tuple(f"P{number}" for number in range(1, 12))
    for count in range(1, 11):
        assert len(table("philos", players=names[:count]).columns) == count
    with pytest.raises(SetupError) as caught:
        table("philos", players=names)
    assert caught.value.code == "setup-players"
    assert (caught.value.details["least"], caught.value.details["most"]) == (2, 10)


def test_mb_allows_two_or_three_teams_and_six_rounds() -> None:
    """MB: "2 ou 3 équipes à la fois", and six columns on the pad."""
    players = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay")
    for teams in (2, 3):
        assert len(table("mb-1973", 6, teams=assign_teams(players, teams), rounds=6).columns) == teams
    with pytest.raises(SetupError):
        table("mb-1973", rounds=7)


def test_philos_plays_as_many_rounds_as_its_players_choose() -> None:
    """DE Vorbereitung: "Die Spieler bestimmen, wie viele Runden sie spielen wollen"."""
    assert table("philos", rounds=7).rounds == 7
    assert table("philos", rounds=100).turns == 100 * 2 * 13
    with pytest.raises(SetupError) as caught:
        table("philos", rounds=101)
    assert (caught.value.code, caught.value.details["most"]) == ("setup-rounds", 100)


def test_partners_sit_apart() -> None:
    """Players are dealt to teams in turn; more teams than players there cannot be."""
    assert assign_teams(("Ann", "Ben", "Cat", "Dan", "Eve"), 2) == ((0, 2, 4), (1, 3))
    with pytest.raises(SetupError):
        assign_teams(("Ann", "Ben"), 3)


def test_a_team_goes_by_the_names_of_its_partners() -> None:
    """The name over a column is the player's, or those of the partners."""
    assert table(count=4, teams=((0, 2), (1, 3))).column_name(1) == "Ben & Dan"
    assert table().column_name(0) == "Ann"


# Whose turn it is


def seats(setup: Setup, *before: Move) -> list[int]:
    """Play a whole game of two boxes and return who took each turn."""
    at_it, taken = Played(setup), list[int]()
    for move in before:
        at_it.make(move)
    while not at_it.game.over:
        game = at_it.game
        taken.append(game.seat)
        key = "ones" if game.card.points[0] is None else "chance"
        at_it.make(lay(game.seat, "12345"))
        at_it.make(Enter(game.seat, key))
    return taken


def test_turns_go_clockwise_and_the_next_begins_the_next_round() -> None:
    """Ann begins the first round, Ben the second, Cat the third."""
    first, second, third = [0, 1, 2] * 2, [1, 2, 0] * 2, [2, 0, 1] * 2
    assert seats(table("two-boxes", 3, rounds=3)) == first + second + third


def test_partners_take_turns_in_rotation() -> None:
    """Ann and Cat play against Ben, Dan and Eve: each column goes on with the partner after the last."""
    setup = table("two-boxes", 5, teams=((0, 2), (1, 3, 4)), rounds=2)
    assert seats(setup) == [0, 1, 2, 3, 4, 0, 1, 2]  # with Eve the second team begins the second round


def test_the_highest_throw_begins() -> None:
    """MB: the highest sum of five dice begins, then clockwise."""
    throws = (roll(0, "12345"), roll(1, "66666"), roll(2, "11111"))
    assert seats(table("two-boxes", 3, start=Start.ROLL_OFF), *throws) == [1, 2, 0] * 2


def test_those_tied_throw_again() -> None:
    """Ann and Cat tie at 20, tie again at 15, then Cat throws more; Ben is out of it."""
    game = played(table(count=3, start=Start.ROLL_OFF), roll(0, "44444"), roll(1, "11111"), roll(2, "26264"))
    assert (game.phase, game.roll_off_state.waiting, game.seat) == (Phase.ROLL_OFF, (0, 2), 0)
    for move in (roll(0, "33333"), roll(2, "12345")):
        game = evolve(game, decide(game, move)[0])
    assert (game.roll_off_state.waiting, game.seat) == ((0, 2), 0)
    for move in (roll(0, "12345"), roll(2, "12346")):
        game = evolve(game, decide(game, move)[0])
    assert (game.phase, game.roll_off_state.winner, game.seat) == (Phase.PLAY, 2, 2)


def test_the_first_partner_throws_for_a_team() -> None:
    """In a roll-off each column throws once."""
    setup = table("mb-1973", 4, teams=((0, 2), (1, 3)), start=Start.ROLL_OFF)
    assert played(setup).seat == 0
    assert played(setup, roll(0, "12345")).seat == 1
    assert played(setup, roll(0, "12345"), roll(1, "66666")).seat == 1


def test_who_plays_alone_needs_no_roll_off() -> None:
    """There is nobody to beat."""
    assert played(table(count=1, start=Start.ROLL_OFF)).phase is Phase.PLAY


# A turn


def test_a_turn_throw_by_throw() -> None:
    """Tactic, example 1: 1-4-4-6-6, the sixes stay; 6-4-2, a six more stays; 5-5: a full house of 28."""
    moves = (roll(0, "14466"), Keep(0, (6, 6)), roll(0, "642"), Keep(0, (6, 6, 6)), roll(0, "55"))
    game = played(table("tactic"), *moves)
    assert (game.dice, game.rolls_left, game.dice_thrown) == ((6, 6, 6, 5, 5), 0, 10)
    game = evolve(game, decide(game, Enter(0, "full-house"))[0])
    assert game.turns[0].mark == Mark("full-house", 28)
    assert game.turns[0].throws[1] == Throw((6, 6), (6, 4, 2))
    assert game.seat == 1


def test_dice_kept_earlier_may_be_thrown_again() -> None:
    """A keep says all that stays, whatever was kept before."""
    game = played(table(), roll(0, "14466"), Keep(0, (6, 6)), roll(0, "642"), Keep(0, (4,)))
    assert (game.turn.kept, game.to_throw) == ((4,), 4)
    assert decide(game, roll(0, "4444")) == (Rolled((4, 4, 4, 4)),)
    assert decide(game, Keep(0, (6, 4, 6))) == (Kept((4, 6, 6)),)


def test_points_alone_are_enough_with_real_dice() -> None:
    """The pad takes any points some roll would give, with the bonus that goes with them."""
    game = played(table("mb-1973", 1), Enter(0, "yatzy", 50))
    assert decide(game, Enter(0, "fives", 25, bonus=100)) == (Entered("fives", 25, 100),)
    with pytest.raises(MoveError):  # 25 in Fives is a further Yahtzee: it brings its chip
        decide(game, Enter(0, "fives", 25))


def test_legal_moves_of_a_beginning() -> None:
    """On the screen a turn begins with a throw; with real dice also with dice or points told."""
    assert legal_moves(played(table(**SCREEN))) == (Roll(0),)
    kinds = {type(move) for move in legal_moves(played(table()))}
    assert kinds == {Roll, Lay, Enter}
    assert legal_moves(played(table("two-boxes", 1), *SOLO_OVER)) == ()


# Records


def test_events_from_anywhere_are_judged() -> None:
    """What no move leads to is no event: the line tells which."""
    started = start_event(table())
    for event in (
        Entered("ones", 6),
        Entered("ones", 3, was=(("no-such-box", 1, 0),)),
        Entered("ones", 3, was=(("ones", -1, 0),)),
        Rolled((1, 2)),
        TookBack(),
        Corrected(0, "ones", 3),
        Corrected(-1, "ones", 3),
    ):
        with pytest.raises(YatzyError) as caught:
            replay_checked([started, event])
        assert caught.value.line == 2
    assert replay_checked([started, Entered("ones", 3, was=(("twos", 4, 0),))]).turns[0].was == (
        Mark("twos", 4),
    )


def test_dice_on_the_screen_were_never_corrected() -> None:
    """A record that claims so is forged."""
    corrected = Entered("ones", 3, was=(("twos", 4, 0),))
    with pytest.raises(RecordError) as caught:
        replay_checked([start_event(table(**SCREEN)), Rolled((1, 1, 1, 2, 2)), corrected])
    assert caught.value.code == "record-event"


def test_kept_dice_are_recorded_sorted() -> None:
    """An event in another order than ours is not ours."""
    with pytest.raises(RecordError) as caught:
        replay_checked([start_event(table()), Rolled((1, 2, 3, 4, 5)), Kept((5, 4))])
    assert caught.value.code == "record-event"


def test_a_record_begins_once() -> None:
    """Without a start there is no game, and there is only one."""
    started = start_event(table())
    for tell in (replay, replay_checked):
        for events, code in (([], "record-no-start"), ([TookBack()], "record-no-start")):
            with pytest.raises(RecordError) as caught:
                tell(events)
            assert caught.value.code == code
        with pytest.raises(RecordError) as caught:
            tell([started, started])
        assert caught.value.code == "record-started-twice"


def test_the_sheet_comes_along() -> None:
    """A house sheet is in the record; a sheet of the shelf is found there while its rules are the same."""
    house = start_event(table("two-boxes"))
    assert house.to_setup().sheet == TWO_BOXES
    shelf = start_event(table("philos"))
    assert shelf.to_setup().sheet is bundled_sheet("philos")
    with pytest.raises(RecordError) as caught:
        type(house)(game="", sheet=house.sheet, digest="0" * 64, players=("Ann",)).to_setup()
    assert caught.value.code == "record-digest"


def test_a_game_is_a_value() -> None:
    """The same moves lead to equal games, and a move leaves the game it was made in alone."""
    game = played(table(), *TWO_ENTRIES)
    after = evolve(game, decide(game, roll(0, "12345"))[0])
    assert after != game
    assert game == played(table(), *TWO_ENTRIES)
