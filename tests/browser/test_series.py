"""Several rounds, teams, and what counts between them."""

import re

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.pages import FAR, End, Laying, Table, say
from browser.tables import TWO_BOXES, lay
from browser.visitors import DESK
from yatzy.game.notation import parse_game
from yatzy.rules.sheet_files import bundled_sheet

BOXES = len(bundled_sheet("mb-1973").rules.boxes)


def test_teams_play_a_series_by_differences(visit: Visit) -> None:
    """Two teams of two, two rounds: the leads of the rounds add up, and the end tells them."""
    page = visit(viewport=DESK).page
    laying = Laying.at(page, "mb-1973").name("Anna", "Bo", "Cia", "Dan").real_dice()
    laying.agree(
        rounds="2",
        counting=say("page-counting-differences"),
        teams="2 teams",
        begins=say("page-begins-agreed"),
    )
    table = laying.start()
    names = [one for one in page.get_by_role("columnheader").all_inner_texts() if "&" in one]
    assert [re.split(r"\s*\n", name)[0] for name in names] == ["Anna & Cia", "Bo & Dan"]
    players = []
    for turn in range(2 * 2 * BOXES):
        if turn == 2 * BOXES:
            table.close_dialog()  # how the series stands
        whose = page.get_by_text(re.compile(r"^\w+’s turn$"))
        players.append(whose.inner_text().removesuffix("’s turn"))
        offers = table.type("66655" if players[-1] in {"Bo", "Dan"} else "54321")
        table.write(max(offers, key=lambda one: one.points))
    # Each team passes the dice on among its own; the next column begins the second round.
    assert players[:5] == ["Anna", "Bo", "Cia", "Dan", "Anna"]
    assert {players[2 * BOXES], players[2 * BOXES + 2]} == {"Bo", "Dan"}
    end = End.shown(page)
    game = parse_game(end.take_home("notation"))
    assert (game.setup.teams, game.setup.rounds, game.over) == (((0, 2), (1, 3)), 2, True)
    totals = [[card.total for card in cards] for cards in game.cards]
    # The winner's lead in each round; here the same team wins both.
    lead = sum(his - hers for hers, his in totals)
    assert all(his > hers for hers, his in totals)
    end.came_out(f"Bo & Dan won by {lead} points")
    assert end.ranking()[1:] == [
        ["Bo & Dan", *(str(his) for _, his in totals), str(lead)],
        ["Anna & Cia", *(str(hers) for hers, _ in totals), "0"],
    ]


def test_a_series_is_told_after_a_reload(visit: Visit) -> None:
    """In the middle of the second round, the score of the first is there for who comes anew."""
    visitor = visit(viewport=DESK)
    seats: list[dict[str, object]] = [{"name": "Anna", "here": True}, {"name": "Bo", "here": True}]
    table = lay(visitor, *seats, rules=TWO_BOXES, dice="real", rounds=2, counting="differences")
    for dice, points in (("11234", 11), ("22222", 10), ("11234", 2), ("22222", 0)):
        table.write(next(one for one in table.type(dice) if one.points == points))
    table.close_dialog()
    table.type("66666")
    visitor.page.reload()
    Table.begun(visitor.page).button(say("page-series")).click()
    rows = table.dialog.get_by_role("row").all_inner_texts()
    # Ones and chance: 2 + 11 against 0 + 10.
    assert [row.split() for row in rows[1:]] == [["Anna", "13", "3"], ["Bo", "10", "0"]]


def test_the_end_of_a_round_is_told_once(visit: Visit) -> None:
    """When a round is over, the series so far shows itself; closed, it stays so, after a reload too."""
    visitor = visit(viewport=DESK)
    seats: list[dict[str, object]] = [{"name": "Anna", "here": True}, {"name": "Bo", "here": True}]
    table = lay(visitor, *seats, rules=TWO_BOXES, dice="real", rounds=3)
    for dice, points in (("11234", 11), ("22222", 10), ("11234", 2), ("22222", 0)):
        expect(table.dialog).to_have_count(0)
        table.write(next(one for one in table.type(dice) if one.points == points))
    series = visitor.page.get_by_role("dialog", name=say("page-series"))
    # Ones and chance: 2 + 11 against 0 + 10.
    expect(series.get_by_role("row")).to_have_text(
        [re.compile("1"), re.compile("Anna.*13"), re.compile("Bo.*10")]
    )
    table.close_dialog()
    table.write(max(table.type("11234"), key=lambda one: one.points))
    expect(table.dialog).to_have_count(0)
    visitor.page.reload()
    Table.begun(visitor.page)
    visitor.page.wait_for_timeout(1_500)  # longer than what was written last stays in sight
    expect(table.dialog).to_have_count(0)


def test_teams_are_told_before_the_game(visit: Visit) -> None:
    """Who plays with whom is the server's to say: where a table is laid, and where it waits."""
    page = visit(viewport=DESK).page
    laying = Laying.at(page, "mb-1973").name("Anna", "Bo", "Cia").add(FAR).agree(teams="2 teams")
    partners = page.get_by_role("listitem").filter(has_text="Team 1")
    expect(partners).to_contain_text("Anna and Cia")
    lobby = laying.lay()
    seats = lobby.page.get_by_role("listitem").filter(has_text="Team")
    expect(seats).to_have_count(3)
    assert [re.findall(r"Anna|Bo|Cia|Team \d", text) for text in seats.all_inner_texts()] == [
        ["Anna", "Team 1"],
        ["Bo", "Team 2"],
        ["Cia", "Team 1"],
    ]
