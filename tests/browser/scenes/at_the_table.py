"""Before, during and after a game."""

import re

from playwright.sync_api import expect

from browser.pages import End, Laying, Lobby, Match, Start, Table, say, saying
from browser.scenes.scene import ANNA, BO, LONG, TEN, Come, scene
from browser.tables import lay, lay_played
from browser.visitors import LOST, PHONE, Visitor

# Before a game


@scene
def start(come: Come) -> Visitor:
    """The start: play at once, four ways to play, the game of the day, the rules one plays by."""
    visitor = come()
    for seats, sheet in (((ANNA, LONG), "tactic"), ((ANNA, BO), "mb-1973")):
        lay(visitor, *seats, sheet=sheet)
    Start.at(visitor.page)
    visitor.page.locator(".shelf summary").click()
    visitor.page.get_by_role("button", name=re.compile("Maxi")).first.wait_for()
    return visitor


@scene
def laying(come: Come) -> Visitor:
    """Laying a table: who plays, from where, with which dice, and what is agreed besides."""
    visitor = come()
    table = Laying.at(visitor.page, "mb-1973").name("Anna", str(LONG["name"]))
    table.add(say("page-add-far")).add(say("page-add-computer"))
    table.agree(rounds="3", teams=say("page-teams-some", number=2))
    visitor.page.locator(".partners").wait_for()
    return visitor


@scene
def lobby(come: Come) -> Visitor:
    """The lobby: who sits where, and how the others find the table."""
    visitor = come()
    Laying.at(visitor.page, "tactic").name("Anna", str(LONG["name"])).add(say("page-add-far")).add(
        say("page-add-far")
    ).lay()
    Lobby(visitor.page).address()
    return visitor


@scene
def roll_off(come: Come) -> Visitor:
    """Who begins is thrown out."""
    visitor = come()
    table = lay(visitor, ANNA, LONG, BO, sheet="mb-1973", start="roll-off")
    for name in ("Anna", "Kustaa-Aadolf Hyväntuulinen"):
        table.red.click()
        table.hears(re.compile(saying("page-told-rolled", you="no", player=name, dice="⟨.+⟩")))
    return visitor


# A game


def middle(table: Table, turns: int) -> None:
    """Play on, strike a box, and have dice on the table, two of them put aside."""
    for turn in range(turns):
        table.roll()
        offers = table.offers()
        best = max(offers, key=lambda one: one.points)
        nothing = next((one for one in offers if not one.points + one.bonus), best)
        table.write(nothing if turn == turns // 2 else best)
    table.roll()
    table.keep(1, 2)


@scene
def table(come: Come) -> Visitor:
    """The table in the middle of a game: what every open box would give, a struck one, two dice put aside."""
    visitor = come()
    middle(lay(visitor, ANNA, LONG, BO, sheet="tactic"), 15)
    return visitor


@scene
def advice(come: Come) -> Visitor:
    """What the coach would do, and what the next best costs."""
    visitor = come()
    game = lay(visitor, ANNA, LONG, sheet="tactic")
    middle(game, 8)
    game.button(say("page-hint")).click()
    game.hears(re.compile(saying("page-coach-says", choice="⟨.+⟩", why="⟨.*⟩")))
    return visitor


@scene
def columns(come: Come) -> Visitor:
    """Ten columns, here in Finnish: the names of the boxes stay while the columns pass by."""
    visitor = come()
    middle(lay_played(visitor, 60, *TEN, sheet="tactic"), 4)
    return visitor


@scene
def whole_pad(come: Come) -> Visitor:
    """The whole pad of those ten, over the table."""
    visitor = come(viewport=PHONE)
    game = lay_played(visitor, 60, *TEN, sheet="tactic")
    middle(game, 4)
    game.button(say("page-menu")).click()
    game.dialog.get_by_role("button", name=say("page-whole-pad")).click()
    expect(game.dialog.get_by_role("table")).to_be_visible()
    return visitor


@scene
def maxi(come: Come) -> Visitor:
    """Twenty boxes and six dice."""
    visitor = come()
    middle(lay_played(visitor, 16, ANNA, LONG, sheet="maxi"), 2)
    return visitor


@scene
def zero(come: Come) -> Visitor:
    """A zero is asked about before it is written."""
    visitor = come()
    game = lay(visitor, ANNA, LONG, sheet="tactic")
    middle(game, 6)
    nothing = next(one for one in game.offers() if not one.points)
    game.button(re.compile(f"^{saying('page-cell-zero', box=nothing.box)}")).click()
    expect(game.dialog.get_by_text(re.compile(r"\w"))).not_to_have_count(0)
    return visitor


@scene
def reaction(come: Come) -> Visitor:
    """Somebody is glad."""
    visitor = come()
    game = lay(visitor, ANNA, LONG, sheet="tactic")
    middle(game, 6)
    game.button(say("page-react")).click()
    expect(game.dialog).to_be_visible()
    return visitor


# Real dice


def with_a_joker(visitor: Visitor) -> Table:
    """Tell three Yahtzees, of which one was a chip, and the third must go somewhere."""
    game = lay(visitor, ANNA, sheet="mb-1973", dice="real")
    for dice in ("44444", "44444", "66521"):
        game.type(dice)
        game.write(max(game.offers(), key=lambda one: one.points))
    game.type("66211")
    game.write(next(one for one in game.offers() if not one.points))
    game.type("22222")
    return game


@scene
def joker(come: Come) -> Visitor:
    """Real dice, told face by face. A chip was won, and a joker must go where the sheet says."""
    visitor = come()
    with_a_joker(visitor)
    visitor.page.get_by_text(re.compile(saying("reason-forced-upper", upper="⟨.+⟩"))).first.wait_for()
    return visitor


@scene
def real_dice(come: Come) -> Visitor:
    """Real dice, before they are told: the points of a box will do."""
    visitor = come()
    game = with_a_joker(visitor)
    game.write(game.offers()[0])
    game.tell("653")
    return visitor


@scene
def correction(come: Come) -> Visitor:
    """What was written wrong is put right."""
    visitor = come()
    game = with_a_joker(visitor)
    game.write(game.offers()[0])
    visitor.page.locator('main [data-box="fours"]').first.click()
    expect(game.dialog.get_by_role("combobox")).to_be_visible()
    return visitor


# Series, matches, the end


@scene
def series(come: Come) -> Visitor:
    """A series of rounds in teams, with its score so far."""
    visitor = come()
    seats = (ANNA, BO, LONG, {"name": "Dan", "here": True})
    agreed = {"teams": 2, "rounds": 4, "counting": "differences", "start": "agreed"}
    game = lay_played(visitor, 3 * 26 + 10, *seats, sheet="mb-1973", **agreed)
    game.roll()
    game.button(say("page-series")).click()
    expect(game.dialog.get_by_role("table")).to_be_visible()
    return visitor


def matched(come: Come) -> tuple[Visitor, str]:
    """Lay a match, and have three play in it."""
    host = come()
    match = Laying.at(host.page, "vinga").same_dice().lay_match()
    for turns, name in ((5, "Anna"), (3, str(LONG["name"])), (15, "Bo")):
        one = host if name == "Anna" else come()
        one.go(f"/{match.code}")
        game = Match.shown(one.page).play_along(name)
        for _ in range(turns):
            game.take_turn()
    host.go(f"/{match.code}")
    host.page.get_by_role("link", name=say("page-match-go-on")).wait_for()
    host.page.get_by_role("row").nth(2).wait_for()
    return host, match.code


@scene
def match(come: Come) -> Visitor:
    """A match: everyone alone with the same dice, and how far each has come."""
    return matched(come)[0]


@scene
def match_over(come: Come) -> Visitor:
    """A match that is over."""
    visitor, _ = matched(come)
    visitor.page.get_by_role("button", name=say("page-match-close")).click()
    visitor.page.get_by_role("button", name=say("page-match-close-yes")).click()
    visitor.page.get_by_text(say("page-match-over")).first.wait_for()
    return visitor


@scene
def end(come: Come) -> Visitor:
    """The end: who has won and by what, what to take home, and again."""
    visitor = come()
    lay_played(visitor, 45, ANNA, LONG, BO, sheet="vinga")
    End.shown(visitor.page)
    return visitor


@scene
def verified(come: Come) -> Visitor:
    """The end, with the dice verified."""
    visitor = end(come)
    End.shown(visitor.page).verify()
    return visitor


@scene
def fair_dice(come: Come) -> Visitor:
    """What makes the dice fair: the fingerprint of their seed, who added to them, and a lucky word."""
    visitor = come()
    game = lay(visitor, ANNA, LONG, sheet="tactic", contribute=True)
    game.menu(say("page-fair-dice"))
    expect(game.dialog.get_by_role("textbox", name=say("page-fair-word"))).to_be_visible()
    return visitor


@scene
def invitation(come: Come) -> Visitor:
    """A QR code to bring somebody in."""
    visitor = come()
    game = lay(visitor, ANNA, LONG, sheet="tactic")
    middle(game, 2)
    game.button(say("page-invite")).click()
    expect(game.dialog.get_by_role("img", name=say("page-qr"))).to_be_visible()
    return visitor


# Beside the table


@scene
def rules(come: Come) -> Visitor:
    """The rules of a sheet: every row of its pad, with dice."""
    visitor = come()
    visitor.go("/rules?sheet=mb-1973")
    visitor.page.get_by_role("link", name=say("page-rules-play")).first.wait_for()
    return visitor


@scene
def printed_pad(come: Come) -> Visitor:
    """An empty pad for the printer."""
    visitor = come()
    visitor.go("/api/sheets/mb-1973/pad.html")
    visitor.page.get_by_role("button", name=say("page-pad-print")).wait_for()
    return visitor


@scene
def settings(come: Come) -> Visitor:
    """The settings, which apply at once."""
    visitor = come()
    Start.at(visitor.page).settings()
    return visitor


@scene
def away(come: Come) -> Visitor:
    """The connection is lost: the table says so, and goes on where it was."""
    visitor = come()
    middle(lay(visitor, ANNA, LONG, BO, sheet="tactic"), 9)
    with visitor.watch.excusing(LOST):
        visitor.context.set_offline(True)
    expect(visitor.page.get_by_text(say("page-lost")).last).to_be_visible()
    return visitor


@scene
def away_start(come: Come) -> Visitor:
    """The server is away, and the page is there all the same."""
    visitor = come(service_workers="allow")
    Start.at(visitor.page)
    visitor.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    visitor.page.wait_for_function("navigator.serviceWorker.controller !== null")
    visitor.page.wait_for_load_state("networkidle")
    with visitor.watch.excusing(LOST):
        visitor.context.set_offline(True)
        visitor.page.reload()
    visitor.page.get_by_role("heading", name=say("page-away-title")).wait_for()
    return visitor


@scene
def no_table(come: Come) -> Visitor:
    """A code that no table has."""
    visitor = come()
    with visitor.watch.excusing("404"):
        visitor.go("/2222222222")
    visitor.page.get_by_role("heading", name=say("page-no-table")).wait_for()
    return visitor
