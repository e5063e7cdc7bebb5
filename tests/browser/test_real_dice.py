"""Dice of wood: the pad alone, dice told or points picked, corrections, and the joker that a sheet forces."""

import re

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.pages import End, Laying, Offer, Table, say
from browser.visitors import DESK, PHONE, in_sizes
from yatzy.game.notation import parse_game
from yatzy.rules.sheet_files import bundled_sheet

ROLLS = (
    "11234",
    "22234",
    "33345",
    "44456",
    "55512",
    "66612",
    "66551",
    "33441",
    "22255",
    "12345",
    "23456",
    "66666",
)
"""Dice that are told, one turn each; every box finds something among the rest."""


def laid(visit: Visit, sheet: str, size: dict[str, int], *names: str) -> Table:
    """Lay a table with dice of wood."""
    return Laying.at(visit(viewport=size).page, sheet).name(*names).real_dice().start()


def pick(table: Table, box: str, points: int) -> None:
    """Write points into a box, without telling dice."""
    table.box(box).click()
    table.dialog.get_by_role("button", name=str(points), exact=True).click()
    expect(table.dialog).to_have_count(0)


def tell(table: Table, dice: str) -> list[Offer]:
    """Tell dice, and return what they give."""
    table.tell(dice)
    table.boxes.first.wait_for()
    return table.offers()


@in_sizes("phone")
def test_the_pad_with_corrections(visit: Visit, size: dict[str, int]) -> None:
    """Two at one device: dice told, points picked, a slip of the finger, an entry put right, to the end."""
    table = laid(visit, "vinga", size, "Anna", "Bo")
    # Vinga: ones pay the dice that show one, chance all of them.
    offers = {one.box: one.points for one in tell(table, "11345")}
    assert (offers["Ones"], offers["Chance"]) == (2, 14)
    table.button(say("page-undo")).click()  # the dice lie otherwise
    table.tell("1113")
    table.button(say("page-undo")).click()  # the last one was seen wrongly
    offers = {one.box: one.points for one in tell(table, "14")}
    assert offers["Ones"] == 4
    table.write(Offer("Ones", 4))
    pick(table, "Chance", 20)
    table.hears(re.compile("20 in Chance"))
    # Anna's ones were three.
    if size is PHONE:
        table.page.get_by_role("group", name=say("page-people")).get_by_role("button", name="Anna").click()
    table.button("Ones 4", exact=True).click()
    table.dialog.get_by_role("button", name="3", exact=True).click()
    table.hears("Corrected: 3 in Ones.")
    rules = bundled_sheet("vinga").rules
    for turn in range(2, 2 * len(rules.boxes)):
        best = max(table.type(ROLLS[turn % len(ROLLS)]), key=lambda one: (one.points, one.box))
        table.write(best)
    end = End.shown(table.page)
    game = parse_game(end.take_home("notation"))
    first, second = game.turns[:2]
    assert (first.mark.points, second.mark.points, game.over) == (3, 20, True)
    totals = sorted((card.total for card in game.cards[0]), reverse=True)
    assert [row[-1] for row in end.ranking()] == [str(total) for total in totals]


@in_sizes("phone")
def test_one_die_is_told_again(visit: Visit, size: dict[str, int]) -> None:
    """A die that was seen wrongly is tapped and told again, alone: before all are told, and after."""
    table = laid(visit, "vinga", size, "Anna")
    table.tell("1134")
    table.button("Die 3: 3").click()
    assert table.dice == [1, 1, 4]
    offers = {one.box: one.points for one in tell(table, "15")}
    # Vinga: ones pay the dice that show one, chance all of them.
    assert (table.dice, offers["Ones"], offers["Chance"]) == ([1, 1, 1, 4, 5], 3, 12)
    table.button("Die 4: 4").click()
    table.page.get_by_role("group", name=say("page-real-keys")).wait_for()
    assert table.dice == [1, 1, 1, 5]
    offers = {one.box: one.points for one in tell(table, "1")}
    assert (table.dice, offers["Ones"], offers["Chance"]) == ([1, 1, 1, 1, 5], 4, 9)


def test_dice_half_told_are_gone_with_the_turn(visit: Visit) -> None:
    """Who begins to tell dice and picks points instead leaves none of them to the next."""
    table = laid(visit, "vinga", DESK, "Anna", "Bo")
    table.tell("66")
    pick(table, "Chance", 20)
    table.hears(re.compile("20 in Chance"))
    assert table.dice == []


def test_an_entry_moves_to_another_box(visit: Visit) -> None:
    """What was written into the wrong box is put where it belongs, and the box is free again."""
    table = laid(visit, "vinga", DESK, "Anna")
    pick(table, "Ones", 3)
    table.hears("You scored 3 in Ones.")
    table.box("Ones").click()
    table.dialog.get_by_role("combobox", name="Box").select_option(label="Twos")
    table.dialog.get_by_role("button", name="6", exact=True).click()
    table.hears("Corrected: 6 in Twos.")
    assert (table.cells("Ones"), table.cells("Twos")) == ([""], ["6"])


def test_a_second_yahtzee_must_be_a_joker(visit: Visit) -> None:
    """By mb-1973 a further Yahtzee goes into its upper box, with a chip of 100; then it is a joker below."""
    table = laid(visit, "mb-1973", DESK, "Anna")
    table.write(max(tell(table, "44444"), key=lambda one: one.points))
    assert table.cells("Yahtzee") == ["50"]
    offers = tell(table, "44444")
    # "Yahtzee utilisé comme un joker": the upper box first, and 100 points as a chip.
    assert offers == [Offer("Fours", 20, 100)]
    expect(
        table.page.get_by_text("You must use this box: the box Fours comes first while it’s open.").first
    ).to_be_visible()
    assert table.barred()["Chance"] == "The box Fours comes first while it’s open."
    table.box("Chance").click(force=True)  # it looks closed; who taps it all the same is told why
    expect(
        table.page.get_by_text("The box Fours comes first while it’s open.", exact=True).first
    ).to_be_visible()
    assert table.cells("Chance")[0] in {"", "×"}
    table.write(offers[0])
    expect(table.page.get_by_role("img", name="1 chip, 100 points")).to_be_visible()
    # The fours are full: a full house of five alike pays 25 now, and the straights 30 and 40.
    below = {one.box: (one.points, one.bonus) for one in tell(table, "44444")}
    assert below["Full house"] == (25, 100)
    assert (below["Small straight"], below["Large straight"]) == ((30, 100), (40, 100))
    assert "Ones" not in below
    table.write(Offer("Large straight", 40, 100))
    expect(table.page.get_by_role("img", name="2 chips, 200 points")).to_be_visible()
    assert table.cells(table.total) == [str(50 + 20 + 40 + 2 * 100)]
