"""Whole games in the notation, each with totals that were added up by hand.

The points stand in the files as the sheets print them; reading a file holds every one against the rules.
"""

from pathlib import Path

import pytest

from yatzy.game.card import Card
from yatzy.game.notation import format_game, parse_game
from yatzy.game.series import rounds_of, standings, winners
from yatzy.game.state import Game
from yatzy.rules.sheet_files import sheet_ids

GAMES = Path(__file__).parents[1] / "golden" / "games"
FILES = sorted(GAMES.glob("*.yatzy"))

TOTALS: dict[str, list[tuple[int, ...]]] = {
    # VINGA: 22555 in five boxes, 15566 and 15555 in Two Pairs, both straights.
    # Ann: full house 19 + two pairs 14 + one pair 10 = 43
    # Ben: chance 19 + two pairs 22 + small straight 15 = 56
    # Cat: three of a kind 15 + two pairs 0 + large straight 20 = 35
    "examples-vinga": [(43, 56, 35)],
    # Tactic, Finnish: both examples of a turn, and the example beside each box; 22666 from the Swedish text,
    # 66444 from the English, 66655 from the French.
    # Ann: full house 28 + ones 4 + three of a kind 15 + yatzy 50 = 97
    # Ben: three of a kind 18 + twos 6 + four of a kind 12 + full house 22 = 58
    # Cat: sixes 18 + one pair 12 + small straight 15 + full house 24 = 69
    # Dan: chance 22 + two pairs 20 + large straight 20 + full house 28 = 90
    "examples-tactic": [(97, 58, 69, 90)],
    # MB: the turn on "La marque" stopped after two throws and after three, and the examples of "Stratégie".
    # Ann: twos 6 + threes 9 + three of a kind 22 + four of a kind 14 + large straight 40 = 91
    # Ben: three of a kind 17 + chance 19 + four of a kind 22 + twos 4 + large straight 40 = 102
    # Cat: twos 6 + three of a kind 19 + chance 22 + full house 25 + small straight 30 = 102
    # Dan: three of a kind 11 + fives 20 + chance 19 + threes 9 + small straight 30 = 89
    "examples-mb-1973": [(91, 102, 102, 89)],
    # Printworks: 33346 in every upper box, 15 and 0 for three and four of a kind, then Yatzys and jokers.
    # Ann: threes 9 + ones 0 + three of a kind 15 + yatzy 50 + fives 25 + large straight 40 + 2 x 100 = 339
    # Ben: fours 4 + twos 0 + four of a kind 0 + yatzy 50 + fives 25 + small straight 30 + 2 x 100 = 309
    # Cat: sixes 6 + fives 0 + small straight 30 + yatzy 50 + full house 25 + chance 25 + 2 x 100 = 336
    "examples-printworks": [(339, 309, 336)],
    # Philos: 33555 three ways, the straights, 100 in Chance, and the zero of "Achtung" for both players.
    # Ann: fives 15 + full house 25 + large straight 40 + yatzi 50 + chance 100 + sixes 18 + 4 of a kind 0 = 248
    # Ben: 3 of a kind 21 + straights 30 + 40 + yatzi 50 + sixes 30 + chance 100 + ones 0 = 271
    "examples-philos": [(248, 271)],
    # Philos FR "Attention": a zero as soon as the matching upper box is filled, while Chance is free too.
    # Ann: fives 15 + full 25 + grande suite 40 + yatzi 50 + carré 0 + chance 100 + brelan 30 = 260
    # Ben: brelan 21 + suites 30 + 40 + yatzi 50 + carré 30 + sixes 30 + chance 100 = 301
    "examples-philos-fr": [(260, 301)],
    # Philos ES "Atención": 25 for 55555 while the first group is not full, then a zero; and 100 in Chance.
    # 15 + 3 + 6 + 9 + 12 + 18 = 63, bonus 35; 40 + 50 + 25 + 0 + 100 = 215
    "examples-philos-es": [(313,)],
    # MB: "Le nombre le plus élevé de points [...] est de 375 (sans compter [...] les jetons)":
    # 5 + 10 + 15 + 20 + 25 + 30 = 105, bonus 35, 30 + 30 + 25 + 30 + 40 + 50 + 30 = 235; and 12 x 100.
    "highest-mb-1973": [(1575,)],
    "highest-printworks": [(1575,)],
    "highest-hasbro": [(1575,)],
    # The same 375 with 100 instead of 30 in Chance.
    "highest-philos": [(445,)],
    "highest-philos-fr": [(445,)],
    "highest-philos-es": [(445,)],
    # 105, bonus 50, 12 + 22 + 18 + 24 + 15 + 20 + 28 + 30 + 50 = 219.
    "highest-tactic": [(374,)],
    "highest-tactic-nl": [(374,)],
    "highest-vinga": [(374,)],
    "highest-forced-order": [(374,)],
    # The Danish Yatzy is the dice plus 50: 80 instead of 50.
    "highest-tactic-da": [(404,)],
    # Six dice: 6 + 12 + 18 + 24 + 30 + 36 = 126, bonus 100, and below pairs 12 + 22 + 30 = 64, alike
    # 18 + 24 + 30 = 72, straights 15 + 20 + 21 = 56, houses 28 + 33 + 34 = 95, 36 + 100 = 136: 423.
    "highest-maxi": [(649,)],
    # The 375 of MB's sheet, and 50 with each of the six upper boxes.
    "highest-kniffel": [(675,)],
    # 105, then 28 + 24 + 30 + 30 + 30 + 50.
    "highest-yacht": [(297,)],
    # 105 + 35, then 30 + 30 + 28 + 15 + 30 + 50.
    "highest-yacht-dice": [(323,)],
    # 105 + 35, then 18 + 24 + 25 + 30 + 40 + 50 + 30.
    "highest-yams": [(357,)],
    # Column by column below.
    "series-mb-1973": [(517, 253), (255, 255), (262, 637), (276, 117), (221, 240), (536, 310)],
}


def read(name: str) -> Game:
    return parse_game((GAMES / f"{name}.yatzy").read_text("utf-8"))


def test_every_file_has_its_totals() -> None:
    """No game lies in the folder unchecked, and none is missing."""
    assert {file.stem for file in FILES} == set(TOTALS)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game(file: Path) -> None:
    """Reading and writing a file gives it back byte by byte, and its columns come to what we added up."""
    content = file.read_bytes()
    game = parse_game(content.decode("utf-8"))
    assert format_game(game).encode("utf-8") == content
    assert [one.totals for one in rounds_of(game)] == TOTALS[file.stem]


@pytest.mark.parametrize("sheet_id", sheet_ids())
def test_every_sheet_has_a_game_of_its_highest_total(sheet_id: str) -> None:
    """What the rule page calls the highest total was played once, to the end."""
    game = read(f"highest-{sheet_id}")
    assert game.over
    assert game.cards[0][0].total == game.setup.sheet.tables.highest()


# The series: Ann and Cat against Ben and Dan, six rounds by MB's sheet.
#
# Each column: ones to sixes, what they come to, the bonus | three and four of a kind, full house, small and
# large straight, Yahtzee, Chance, what they come to | chips.

ANN_AND_CAT = [
    # 1: five twos after the Yahtzee must go to Twos, and the next five twos are a joker in the large straight.
    # 3 + 10 + 9 + 12 + 15 + 24 = 73, 35 | 27 + 17 + 25 + 30 + 40 + 50 + 20 = 209 | 2 x 100
    # 73 + 35 + 209 = 317, and 200 = 517
    (73, 35, 209, 200),
    # 2: the Yahtzee box struck, 63 reached exactly.
    # 3 + 6 + 9 + 12 + 15 + 18 = 63, 35 | 15 + 22 + 25 + 30 + 40 + 0 + 25 = 157 | none
    # 63 + 35 + 157 = 255
    (63, 35, 157, 0),
    # 3: 3 + 6 + 9 + 12 + 15 + 12 = 57, none | 20 + 18 + 25 + 30 + 40 + 50 + 22 = 205 | none
    # 57 + 205 = 262
    (57, 0, 205, 0),
    # 4: the Yahtzee box struck; five fours go freely to Chance, then as a joker to a straight; no chips.
    # 4 + 8 + 12 + 16 + 20 + 18 = 78, 35 | 24 + 24 + 25 + 30 + 40 + 0 + 20 = 163 | none
    # 78 + 35 + 163 = 276
    (78, 35, 163, 0),
    # 5: two points short of the bonus.
    # 3 + 4 + 9 + 12 + 15 + 18 = 61, none | 8 + 19 + 25 + 30 + 0 + 50 + 28 = 160 | none
    # 61 + 160 = 221
    (61, 0, 160, 0),
    # 6: three chips: Threes forced, a joker in the small straight, Ones forced.
    # 5 + 4 + 15 + 8 + 10 + 12 = 54, none | 12 + 14 + 25 + 30 + 40 + 50 + 11 = 182 | 3 x 100
    # 54 + 182 = 236, and 300 = 536
    (54, 0, 182, 300),
]
BEN_AND_DAN = [
    # 1: the Yahtzee box struck; five threes go to Threes, then as a joker to the full house; no chips.
    # 2 + 4 + 15 + 12 + 15 + 18 = 66, 35 | 20 + 13 + 25 + 30 + 40 + 0 + 24 = 152 | none
    # 66 + 35 + 152 = 253
    (66, 35, 152, 0),
    # 2: 2 + 4 + 9 + 8 + 15 + 18 = 56, none | 18 + 14 + 25 + 30 + 40 + 50 + 22 = 199 | none
    # 56 + 199 = 255: a tie
    (56, 0, 199, 0),
    # 3: chips with Sixes (forced), Chance (joker) and a zero in Ones, once no lower box was open.
    # 0 + 6 + 9 + 12 + 15 + 30 = 72, 35 | 29 + 26 + 25 + 30 + 40 + 50 + 30 = 230 | 3 x 100
    # 72 + 35 + 230 = 337, and 300 = 637
    (72, 35, 230, 300),
    # 4: 1 + 0 + 6 + 8 + 10 + 12 = 37, none | 8 + 0 + 25 + 30 + 0 + 0 + 17 = 80 | none
    # 37 + 80 = 117
    (37, 0, 80, 0),
    # 5: 4 + 6 + 9 + 12 + 15 + 18 = 64, 35 | 15 + 9 + 25 + 30 + 40 + 0 + 22 = 141 | none
    # 64 + 35 + 141 = 240
    (64, 35, 141, 0),
    # 6: 3 + 6 + 9 + 12 + 15 + 18 = 63, 35 | 15 + 25 + 25 + 30 + 40 + 50 + 27 = 212 | none
    # 63 + 35 + 212 = 310
    (63, 35, 212, 0),
]


def parts(card: Card) -> tuple[int, int, int, int]:
    lower = sum(points or 0 for points in card.points[6:])
    return card.upper, card.upper_bonus, lower, card.bonuses


def test_the_series_column_by_column() -> None:
    """Upper section, bonus, lower section and chips of all twelve columns are those added up above."""
    cards = read("series-mb-1973").cards
    assert [parts(first) for first, _ in cards] == ANN_AND_CAT
    assert [parts(second) for _, second in cards] == BEN_AND_DAN


def test_the_series_is_counted() -> None:
    """Sums, differences and rounds won, as MB counts a series in two ways; a tied round gives nobody anything.

    Ann and Cat: 517 + 255 + 262 + 276 + 221 + 536 = 2067;
    Ben and Dan: 253 + 255 + 637 + 117 + 240 + 310 = 1812.
    Differences for Ann and Cat: 517 - 253 = 264, 276 - 117 = 159, 536 - 310 = 226, together 649;
    for Ben and Dan: 637 - 262 = 375, 240 - 221 = 19, together 394.
    """
    game = read("series-mb-1973")
    first, second = standings(game)
    assert (first.sum, second.sum) == (2067, 1812)
    assert [one.differences for one in rounds_of(game)] == [
        (264, 0),
        (0, 0),
        (0, 375),
        (159, 0),
        (0, 19),
        (226, 0),
    ]
    assert (first.difference, second.difference) == (649, 394)
    assert (first.rounds_won, second.rounds_won) == (4, 3)  # the tied round is won by both
    assert (first.score, winners(game)) == (649, (0,))  # this table counts differences


def test_the_series_takes_turns() -> None:
    """Tied at 15 they throw again, 25 beats 15; each round the other team begins, partners in rotation."""
    game = read("series-mb-1973")
    assert game.roll_off_state.winner == 0
    begins = [game.setup.players[game.seat_of(26 * number)] for number in range(6)]
    # A column's turns are counted through all rounds: 0, 26 and 52 are Ann's, 13, 39 and 65 Dan's.
    assert begins == ["Ann", "Dan", "Ann", "Dan", "Ann", "Dan"]
    assert [turn.was[0].key for turn in game.turns if turn.was] == ["full-house"]
