"""The library: its public names, and what it does with what cannot be."""

import inspect
import pickle
import random
from collections.abc import Callable, Iterator
from dataclasses import FrozenInstanceError
from typing import Any
from xml.etree import ElementTree as ET

import numpy as np
import pytest
from IPython.core.formatters import DisplayFormatter

import yatzy
from support.build.public_api import NOUNS, RESULTS
from yatzy.game.state import Game
from yatzy.rules.errors import YatzyError

MEMBERS = NOUNS["yatzy"]
FUNCTIONS = ["odds", "read", "review", "sheet", "sheet_ids", "simulate", "solve", "write"]
ERRORS = [
    "CardError", "DiceError", "ExtraError", "InvalidSheet", "MoveError", "RecordError", "SetupError",
    "SheetError", "SolverError", "YatzyError",
]  # fmt: skip


def test_public_names() -> None:
    """A name that joins or leaves the library is a decision: it is made here, and in the documents."""
    assert sorted(yatzy.__all__) == sorted([*MEMBERS, *RESULTS, *FUNCTIONS, *ERRORS, "__version__"])
    assert dir(yatzy) == sorted(yatzy.__all__)
    for name in yatzy.__all__:
        assert getattr(yatzy, name)
    with pytest.raises(AttributeError, match="nothing"):
        yatzy.nothing  # type: ignore[attr-defined] # noqa: B018 # a name that is none


@pytest.mark.parametrize("name", MEMBERS)
def test_members_are_there(name: str) -> None:
    """Whatever is promised of a noun is there, and says what it is."""
    noun = getattr(yatzy, name)
    for member in MEMBERS[name]:
        assert member in dir(noun) or member in noun.__annotations__, member


def functions() -> Iterator[tuple[str, Callable[..., object]]]:
    """Yield everything public that is called."""
    for name in FUNCTIONS:
        yield name, getattr(yatzy, name)
    for noun, members in MEMBERS.items():
        yield noun, getattr(yatzy, noun)
        for member in members:
            found = inspect.getattr_static(getattr(yatzy, noun), member, None)
            function = getattr(found, "__func__", found)
            if inspect.isfunction(function):
                yield f"{noun}.{member}", function


@pytest.mark.parametrize(("name", "function"), list(functions()), ids=[name for name, _ in functions()])
def test_every_function_has_an_example(name: str, function: Callable[..., object]) -> None:
    """Whoever asks for help on it sees it at work."""
    assert ">>> " in (inspect.getdoc(function) or ""), name


@pytest.mark.parametrize("sheet_id", yatzy.sheet_ids())
def test_a_game_on_every_sheet(sheet_id: str) -> None:
    """Two players fill their columns by whatever pays most, and the record tells the same game again."""
    sheet, rng = yatzy.sheet(sheet_id), random.Random(sheet_id)  # noqa: S311 # dice of a test
    games = [yatzy.Game.new(sheet, ["Anna", "Bo"])]
    while not games[-1].over:
        game = games[-1].roll(rng.choices(range(1, 7), k=games[-1].to_throw))
        best = max((one for one in game.entries() if one.allowed), key=lambda one: one.points)
        games += [game, game.enter(best.key)]
    last = games[-1]
    assert last.totals == {"Anna": last.cards[-1][0].total, "Bo": last.cards[-1][1].total}
    assert last.winners == tuple(
        name for name, total in last.totals.items() if total == max(last.totals.values())
    )
    assert yatzy.read(yatzy.write(last)) == last
    assert games[0].totals == {"Anna": 0, "Bo": 0}, "what came later changed what was before"


def test_a_card_and_a_game_agree() -> None:
    """Entering on a card and in a game comes to the same."""
    sheet = yatzy.sheet("hasbro")
    game, card = yatzy.Game.new(sheet, ["Anna"]), yatzy.Card.empty(sheet)
    for key, dice in (("yatzy", "55555"), ("fives", "55555"), ("full-house", "22333")):
        game, card = game.roll(dice).enter(key), card.enter(key, dice)
        assert game.card == card
    assert (card.total, card.bonuses) == (50 + 25 + 100 + 25, 100)  # the sheet's five alike again: +100


def test_series_and_teams() -> None:
    """Rounds, teams and a roll-off are had by asking for them."""
    sheet = yatzy.sheet("mb-1973")
    game = yatzy.Game.new(sheet, ["Anna", "Bo", "Cecilia", "Dag"], teams=2, rounds=6)
    assert list(game.totals) == ["Anna & Cecilia", "Bo & Dag"]
    thrown = yatzy.Game.new(sheet, ["Anna", "Bo"], start="roll-off").roll("11111").roll("66666")
    assert thrown.player == "Bo"


def test_a_review_from_either_record() -> None:
    """A game, its notation and its solution given along come to the same review."""
    sheet = yatzy.sheet("vinga")
    game = yatzy.Game.new(sheet, ["Anna"]).roll("12344").keep("44").roll("446").enter("fours")
    review = yatzy.review(game)
    assert review == yatzy.review(yatzy.write(game)) == yatzy.review(game, yatzy.solve(sheet))
    column = review.columns[0]
    assert column.expected + column.luck - column.cost == pytest.approx(column.total)  # decision 11


VINGA = yatzy.sheet("vinga")
EMPTY = yatzy.Card.empty(VINGA)
GAME = yatzy.Game.new(VINGA, ["Anna"])
ANYTHING: Any = yatzy
ANY_GAME: Any = GAME
"""To those who check no types."""


def make_advice() -> yatzy.Advice:
    return yatzy.solve(VINGA).advise(EMPTY, "12344", rolls_left=1)


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        (lambda: yatzy.sheet("vinag"), "sheet-unknown"),
        (lambda: VINGA.score("5556"), "dice-count"),
        (lambda: VINGA.score((5, 5, 5, 6, 7)), "dice-face"),
        (lambda: VINGA.score("fives"), "dice-letters"),
        (lambda: EMPTY.enter("nines", "11111"), "move-no-box"),
        (lambda: EMPTY.enter("ones", "11111").enter("ones", "11111"), "move-box-filled"),
        (lambda: yatzy.Card.empty(yatzy.sheet("forced-order")).enter("chance", "11111"), "move-box-forbidden"),
        (lambda: yatzy.Card.filled(VINGA, {"ones": 6}), "card-points"),
        (lambda: make_advice().keeping("66"), "move-not-there"),
        (lambda: make_advice().keeping("12344"), "move-all-kept"),
        (lambda: yatzy.solve(VINGA).advise(EMPTY, "12344", rolls_left=0).keeping("44"), "move-dice-lie"),
        (lambda: make_advice().entering("nines"), "move-no-box"),
        (lambda: yatzy.solve(VINGA).advise(EMPTY, "12344", rolls_left=3), "move-rolls-left"),
        (lambda: yatzy.solve(VINGA).total(yatzy.Card.empty(yatzy.sheet("hasbro"))), "solver-other-sheet"),
        (lambda: yatzy.Game.new(VINGA, []), "setup-players"),
        (lambda: yatzy.Game.new(VINGA, ["Anna", "anna"]), "setup-name-twice"),
        (lambda: GAME.enter("ones"), "move-before-roll"),
        (lambda: GAME.keep("1"), "move-before-roll"),
        (lambda: GAME.roll("123"), "move-dice-count"),
        (lambda: ANY_GAME.roll(12345), "dice-letters"),
        (lambda: ANY_GAME.roll([1.0, 2, 3, 4, 4]), "dice-letters"),
        (lambda: GAME.roll([0, 2, 3, 4, 4]), "dice-face"),
        (lambda: ANYTHING.sheet("vinga").score(55566), "dice-letters"),
        (lambda: ANYTHING.sheet("vinga").score(["5", "5", "5", "6", "6"]), "dice-letters"),
        (lambda: ANYTHING.Card.filled(VINGA, {"ones": 3.0}), "card-entry"),
        (lambda: ANYTHING.Card.filled(VINGA, {"ones": 3}, bonuses=0.5), "card-entry"),
        (lambda: ANYTHING.Game.new(VINGA, ["Anna"], start="dice"), "setup-choice"),
        (lambda: ANYTHING.Game.new(VINGA, ["Anna"], counting="points"), "setup-choice"),
        (lambda: yatzy.sheet({"id": "house"}), "sheet-invalid"),
        (lambda: yatzy.sheet(VINGA.as_data() | {"upper_bonus": {"at": 1, "points": 1}}), "sheet-invalid"),
        (lambda: GAME.roll("12345").keep("66"), "move-not-there"),
        (lambda: yatzy.read("no game"), "record-tag"),
        (lambda: yatzy.simulate(yatzy.solve(VINGA), 0), "solver-games"),
        (lambda: yatzy.simulate(yatzy.solve(VINGA), 10, seed=-1), "simulate-seed"),
    ],
)
def test_what_cannot_be(asked: Callable[[], Any], code: str) -> None:
    """It is refused with a stable code and a sentence, and a process that asked another gets the same."""
    with pytest.raises(YatzyError) as caught:
        asked()
    assert caught.value.code == code
    assert str(caught.value).startswith(f"{code}: ")
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)  # noqa: S301 # our own


def test_dice_of_any_kind() -> None:
    """Numbers of numpy, as environments give them, are dice like others, and are written as such."""
    kinds = ("12344", "1 2 3 4 4", [1, 2, 3, 4, 4], np.array([1, 2, 3, 4, 4], np.int8))
    games = [GAME.roll(dice).keep("44").roll((4, 4, 4)).enter("yatzy") for dice in kinds]
    assert len({yatzy.write(game) for game in games}) == 1
    advices = {repr(yatzy.solve(VINGA).advise(EMPTY, dice, rolls_left=1)) for dice in kinds}
    assert len(advices) == 1
    assert [type(die) for die in games[-1].turns[0].dice] == [int] * 5


def test_a_house_rule_from_data() -> None:
    """What a sheet says can be changed and read again, and travels between processes."""
    house = yatzy.sheet(VINGA.as_data() | {"id": "house", "rolls": 2})
    assert house.rules.rolls == 2
    assert yatzy.sheet(VINGA.as_data()) == VINGA == pickle.loads(pickle.dumps(VINGA))  # noqa: S301 # our own


def test_one_player_may_be_named_alone() -> None:
    """A name is not a list of letters."""
    assert yatzy.Game.new(VINGA, "Anna").totals == {"Anna": 0}


def test_nothing_changes() -> None:
    """Cards, games, sheets and solutions cannot be changed."""
    values = yatzy.solve(VINGA)
    with pytest.raises(TypeError):
        yatzy.sheet("tactic").names["sv"] = {}  # type: ignore[index]
    with pytest.raises(TypeError):
        yatzy.sheet("tactic").names["sv"]["ones"] = ""  # type: ignore[index]
    for array in (values.outlook(EMPTY).keeps[1], values.outlook(EMPTY).entries, yatzy.odds(values).totals):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 300
    with pytest.raises(FrozenInstanceError):
        EMPTY.bonuses = 100  # type: ignore[misc]
    with pytest.raises(AttributeError):
        GAME.turns = ()  # type: ignore[misc]
    with pytest.raises(TypeError):
        EMPTY.boxes["ones"] = 5  # type: ignore[index]
    with pytest.raises(ValueError, match="read-only"):
        values.array[0] = 300.0
    assert isinstance(GAME, Game)


def test_what_is_printed_fits_a_line() -> None:
    """Whoever looks at an object in a session sees what it is, and not what it is made of."""
    game = GAME.roll("12344").enter("chance")
    printed = {
        "<RuleSheet vinga: Yatzy, 15 boxes>": VINGA,
        "<Card: empty; total 0>": EMPTY,
        "<Card: fives 25, yatzy 50, bonuses 100; total 175>": yatzy.Card.parse(
            yatzy.sheet("hasbro"), "yatzy=50, fives=25+100"
        ),
        "<Advice on 12344, 1 left: <Choice keep 44: 242.40, cost 0.00> of 38>": make_advice(),
        "<Game of vinga: Anna 14; Anna plays>": game,
        "<Review: 231.63 = 248.44 -1.91 -14.91>": yatzy.review(game),
    }
    assert [repr(one) for one in printed.values()] == list(printed)
    played = repr(yatzy.simulate(yatzy.solve(VINGA), 10))
    assert played.startswith("<Odds: mean ")
    assert played.endswith(", 10 games>")


@pytest.mark.parametrize(
    "asked",
    [
        lambda: ANYTHING.solve(EMPTY),
        lambda: ANYTHING.odds(EMPTY),
        lambda: ANYTHING.simulate(EMPTY, 10),
        lambda: ANYTHING.simulate(7, 10, max),
        lambda: ANYTHING.simulate(yatzy.solve(VINGA), 10.5),
        lambda: ANYTHING.Game.new(EMPTY, ["Anna"]),
        lambda: ANYTHING.Game.new(VINGA, ["Anna"], rounds=1.5),
        lambda: ANYTHING.Card.empty(5),
        lambda: ANYTHING.Card.filled(VINGA, "ones=3"),
        lambda: ANYTHING.Card.empty(VINGA).enter(0, "12344"),
        lambda: ANYTHING.solve(VINGA).total("ones=3"),
        lambda: ANYTHING.solve(VINGA).advise({"ones": 3}, "12344", rolls_left=1),
        lambda: ANYTHING.solve(VINGA).advise(EMPTY, "12344", rolls_left=1.0),
        lambda: ANY_GAME.roll("12344").enter(None),
        lambda: ANYTHING.read(None),
        lambda: ANYTHING.write(EMPTY),
        lambda: ANYTHING.review(None),
        lambda: ANYTHING.review(GAME).skill("Anna"),
        lambda: ANYTHING.sheet(None),
    ],
)
def test_what_is_of_another_kind(asked: Callable[[], Any]) -> None:
    """A card where a sheet belongs, and the like: a TypeError at the door, and nothing from inside."""
    with pytest.raises(TypeError):
        asked()


def test_nobody_is_reviewed_who_did_not_play() -> None:
    """A seat or a column that is not there has no skill and no mistakes."""
    review = yatzy.review(GAME.roll("12344").enter("chance"))
    for number in (-1, 1):
        with pytest.raises(IndexError):
            review.skill(number)
        with pytest.raises(IndexError):
            review.worst(number)


def test_percentiles() -> None:
    """From the least to the highest that can be reached; there is nothing beyond."""
    ends = yatzy.simulate(yatzy.solve(VINGA), 100)
    totals = ends.totals[ends.chances > 0]
    assert (ends.percentile(0), ends.percentile(100)) == (ends.first, totals[-1])
    for percent in (-1, 101, float("nan")):
        with pytest.raises(ValueError, match="0 to 100"):
            ends.percentile(percent)


def test_an_error_is_told_whatever_it_is_about() -> None:
    """A number that no language can write does not hide the error."""
    with pytest.raises(YatzyError) as caught:
        yatzy.Card.filled(VINGA, {"ones": 10**30})
    assert str(caught.value).startswith("card-points: ")


def test_a_record_from_an_editor() -> None:
    """The mark some put before a text is no part of it."""
    assert yatzy.read("\ufeff" + yatzy.write(GAME)) == GAME


def test_packages_are_had_by_asking() -> None:
    """The data and the environments need no import of their own."""
    assert ANYTHING.data.states(VINGA).rows == 839_680  # docs/data.md
    assert ANYTHING.envs.env_id("vinga") == "yatzy/Vinga-v0"


def test_names_of_sheets_are_accepted() -> None:
    """Wherever a sheet is; a name that is none gets a suggestion, and what is no name is a wrong type."""
    assert yatzy.solve("vinga").expected == yatzy.solve(yatzy.sheet("vinga")).expected
    assert yatzy.Card.empty("vinga") == yatzy.Card.empty(yatzy.sheet("vinga"))
    assert yatzy.Game.new("vinga", ["Anna"]) == yatzy.Game.new(yatzy.sheet("vinga"), ["Anna"])
    assert yatzy.odds("vinga").mean == yatzy.odds(VINGA).mean
    assert yatzy.simulate("vinga", 10).mean == yatzy.simulate(VINGA, 10).mean
    assert yatzy.Card.parse("vinga", "ones=3") == yatzy.Card.filled("vinga", {"ones": 3})
    assert ANYTHING.data.states("vinga").rows == ANYTHING.data.states(VINGA).rows
    assert len(ANYTHING.envs.Actions("vinga")) == len(ANYTHING.envs.Actions(VINGA))
    for ask in (yatzy.solve, yatzy.Card.empty, yatzy.odds, ANYTHING.data.states, ANYTHING.envs.Actions):
        with pytest.raises(yatzy.SheetError, match="Did you mean vinga"):
            ask("vinag")
        with pytest.raises(TypeError):
            ask(7)  # type: ignore[arg-type]


def test_cards_and_games_are_drawn() -> None:
    """As the pad stands; in a notebook as a table, whatever the players are called."""
    game = yatzy.Game.new("hasbro", ["Anna", "<Bo>"]).roll("11345").enter("ones")
    first, second, *_, last = str(game).splitlines()
    assert (first.split(), second.split(), last.split()) == (
        ["Anna", "<Bo>"], ["ones", "2", "·"], ["total", "2", "0"],
    )  # fmt: skip
    assert "<th>&lt;Bo&gt;</th>" in game._repr_html_()
    assert "<td>2</td>" in game.cards[0][0]._repr_html_()
    assert str(game.cards[0][0]).splitlines()[-1].split() == ["total", "2"]
    picture = ET.fromstring(game._repr_svg_())  # noqa: S314 # our own
    written = [text.text or "" for text in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert written[:6] == ["", "Anna", "<Bo>", "ones", "2", "\u00b7"]
    card = ET.fromstring(game.cards[0][0]._repr_svg_())  # noqa: S314 # as above
    assert [text.text for text in card.iter("{http://www.w3.org/2000/svg}text")][-2:] == ["total", "2"]


@pytest.mark.parametrize("name", ["\U0001f3b2" * 12, "アンナ", "a&b'\"", "אנה", "\u0e01" * 20])
def test_pictures_of_any_name_are_whole(name: str) -> None:
    """Nothing is drawn beyond the paper, and the document is well formed."""
    game = yatzy.Game.new("vinga", [name, "Bo"])
    picture = ET.fromstring(game._repr_svg_())  # noqa: S314 # our own
    texts = list(picture.iter("{http://www.w3.org/2000/svg}text"))
    assert all(float(text.get("x") or 0) < float(picture.get("width") or 0) for text in texts)
    assert len(texts) == 3 * 18


def test_a_notebook_shows_a_card() -> None:
    """IPython finds each kind of picture by itself."""
    formatted, _ = DisplayFormatter().format(  # type: ignore[no-untyped-call]
        yatzy.Card.filled("vinga", {"ones": 3})
    )
    assert {"text/plain", "text/html", "image/svg+xml"} <= formatted.keys()
