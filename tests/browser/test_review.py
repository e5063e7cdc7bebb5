"""A game looked at again: from its end to every choice, by finger and by keys; and records from elsewhere."""

import itertools
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visit
from browser.finding import check
from browser.pages import End, Screen, Start, Table
from browser.pages import say as page_says
from browser.tables import TWO_BOXES, ask, laid, lay
from browser.visitors import DESK, PHONE, Visitor, in_sizes
from support.game.reviews import BLUNDER
from support.server.tokens import new_token
from yatzy.l10n.catalogue import catalogue

GOLDEN = Path(__file__).parents[1] / "golden" / "games"
REAL = (GOLDEN / "examples-tactic.yatzy").read_text("utf-8")
POINTS = "Yatzy: 1\nSheet: tactic\nPlayer: Anna\nDice: real\n\nchance 22\n.. 66613 sixes 18\n"
WORDS = catalogue("en")


def say(message: str, **told: str | int) -> str:
    """Return what the page says."""
    return WORDS.say(message, **told)


class Review(Screen):
    """A game looked at again."""

    @classmethod
    def at(cls, page: Page, address: str) -> "Review":
        """Open it by its address."""
        page.goto(address)
        return cls.shown(page)

    @classmethod
    def shown(cls, page: Page) -> "Review":
        """Wait until the whole is there, with its chart."""
        page.get_by_role("link", name=say("page-review-step")).wait_for()
        page.locator(".course svg").wait_for()
        return cls(page)

    @property
    def costliest(self) -> Locator:
        """The costliest choices, as cards."""
        return self.page.locator(".costliest > li")

    def step(self) -> "Steps":
        """Step through it."""
        self.link(say("page-review-step")).click()
        return Steps.shown(self.page)


class Steps(Screen):
    """One choice after the other."""

    @classmethod
    def shown(cls, page: Page) -> "Steps":
        """Wait until one is there."""
        page.get_by_role("slider").wait_for()
        page.locator(".stepping .pad-card").wait_for()
        return cls(page)

    @property
    def place(self) -> str:
        """Which turn and throw it is."""
        return self.page.locator(".titles p").inner_text()

    def at(self, text: str) -> None:
        """Wait for a turn and throw."""
        expect(self.page.locator(".titles p")).to_have_text(re.compile(f"^{re.escape(text)}( ·|$)"))


def finished(visitor: Visitor, **wanted: Any) -> str:
    """Play a short game of two to its end as a program, and return its code with the token that holds it."""
    token = new_token()
    table = laid(
        visitor, token, {"name": "Anna", "here": True}, {"name": "Bo", "here": True}, rules=TWO_BOXES, **wanted
    )
    keys = itertools.count()
    headers = {"Authorization": f"Bearer {token}"}
    while True:
        told = httpx.get(f"{visitor.base}/api/tables/{table}", headers=headers, timeout=300).json()["state"]
        now = told["now"]
        if now["phase"] == "over":
            return f"{table}#{token}"
        move: dict[str, Any] = {"type": "roll", "seat": now["seat"]}
        if now.get("dice"):
            move = {"type": "enter", "seat": now["seat"], "key": now["entries"][0]["key"]}
        ask(
            visitor,
            token,
            f"/api/tables/{table}/moves",
            {"seq": told["seq"], "key": f"k{next(keys)}", "move": move},
        )


def brought(visitor: Visitor, record: str) -> str:
    """Bring a record as a program, and return its code."""
    answer = httpx.post(f"{visitor.base}/api/records", json={"record": record}, timeout=300)
    assert answer.is_success, answer.text
    return str(answer.json()["room"]["table"])


def test_from_the_end_of_a_game_to_every_choice(visit: Visit) -> None:
    """A whole game is played, looked at, stepped through with the arrow keys, and left again."""
    visitor = visit(viewport=PHONE)
    page = visitor.page
    table = lay(visitor, {"name": "Anna", "here": True}, rules=TWO_BOXES)
    written = [table.take_turn(), table.take_turn()]
    code = Table.begun(page).code
    End.shown(page)
    page.get_by_role("link", name=page_says("page-look-at-it")).click()
    review = Review.shown(page)
    expect(page).to_have_url(re.compile(rf"/{code}\?review$"))
    total = sum(one.points for one in written)
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(rf"^{total} points?$"))
    anna = page.get_by_role("rowgroup").filter(has=page.get_by_role("rowheader", name="Anna", exact=True))
    assert str(total) in anna.inner_text().split()
    steps = review.step()
    steps.at("Turn 1, roll 1")
    expect(page.get_by_role("img", name=re.compile("^Dice: "))).to_be_visible()
    assert page.locator(".dice .die").count() == 5
    page.keyboard.press("ArrowRight")
    steps.at("Turn 2, roll 1")
    steps.hears(re.compile(r"^Turn 2, roll 1\. Dice [1-6 ]+\. Anna: "))
    stands = page.get_by_role("img", name=re.compile(rf"^{written[0].box} (?:{written[0].points}|0: scored 0)"))
    expect(stands).to_be_visible()
    page.keyboard.press("ArrowRight")  # there is no further one
    page.get_by_role("button", name=say("page-review-on")).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=say("page-review-on"))).to_be_focused()
    page.keyboard.press("Home")
    steps.at("Turn 1, roll 1")
    page.keyboard.press("End")
    steps.at("Turn 2, roll 1")
    page.keyboard.press("ArrowLeft")
    steps.at("Turn 1, roll 1")
    page.keyboard.press("Escape")
    Review.shown(page)
    page.get_by_role("link", name=say("page-review-table")).click()
    End.shown(page)


def test_real_dice(visit: Visit) -> None:
    """Dice that were told are looked at like any; what was thrown before them nobody knows, and it is said."""
    visitor = visit(viewport=PHONE)
    page = visitor.page
    table = lay(visitor, {"name": "Anna", "here": True}, rules=TWO_BOXES, dice="real")
    for dice in ("11116", "12345"):
        table.write(table.type(dice)[0])
    End.shown(page)
    page.get_by_role("link", name=page_says("page-look-at-it")).click()
    review = Review.shown(page)
    expect(page.get_by_text(re.compile("In 2 of 2 turns only the last dice were recorded"))).to_be_visible()
    steps = review.step()
    steps.at("Turn 1")
    assert steps.place == "Turn 1 · the last dice"
    expect(page.get_by_role("img", name="Dice: 1 1 1 1 6")).to_be_visible()


MARKUP = "<img src=x onerror=alert(1)>"


@pytest.mark.parametrize("name", [MARKUP, "</title></svg><script>alert(1)</script>", "&lt;b&gt; \"'"])
def test_names_are_never_more_than_names(visit: Visit, name: str) -> None:
    """In tables, charts, tabs and titles they stand as they were written."""
    visitor = visit(viewport=PHONE)
    page = visitor.page
    Review.at(page, f"/{brought(visitor, BLUNDER.replace('Player: Anna', f'Player: {name}'))}")
    expect(page.get_by_role("rowheader", name=name, exact=True)).to_be_visible()
    assert name in str(page.locator(".course svg > title").text_content())
    assert page.locator(".review img, .review script").count() == 0


def test_numbers_on_the_page_are_those_of_the_server(visit: Visit) -> None:
    """The costliest choices come first, each with what was better; tapped, it is shown with the same cost."""
    visitor = visit(viewport=DESK)
    page = visitor.page
    code = brought(visitor, BLUNDER)
    told = httpx.get(f"{visitor.base}/api/tables/{code}/review", timeout=300).json()
    review = Review.at(page, f"/{code}")
    worst = [one for one in told["worst"] if one["cost"] >= 0.05]
    assert review.costliest.count() == len(worst) > 0
    first = review.costliest.first
    expect(first).to_contain_text(f"−{worst[0]['cost']:.1f}")
    expect(first).to_contain_text(worst[0]["best_name"])
    expect(first).to_contain_text(worst[0]["why"][0])
    first.get_by_role("link").click()
    steps = Steps.shown(page)
    steps.at("Turn 1, roll 1")
    expect(page.locator(".done")).to_contain_text(f"−{worst[0]['cost']:.1f}")
    chosen = page.locator(".choices li", has=page.get_by_text(say("page-review-chosen"), exact=True))
    expect(chosen).to_contain_text("0 in Ones")
    expect(page.locator(".choices li").first).to_contain_text("50 in Yatzy")
    expect(page.get_by_role("img", name=re.compile("^Yatzy 50: available, the coach"))).to_be_visible()
    more = page.get_by_role("button", name=re.compile("more choices"))
    more.click()
    assert page.locator(".choices li").count() == worst[0]["options"]


def test_by_slider_buttons_chart_and_swipe(visit: Visit) -> None:
    """The slider goes by turns, the buttons by choices, a tap on the chart to a turn, a finger either way."""
    visitor = visit(viewport=PHONE, has_touch=True)
    page = visitor.page
    code = brought(visitor, REAL)
    steps = Review.at(page, f"/{code}").step()
    steps.at("Turn 1, roll 1")
    page.get_by_role("button", name=say("page-review-on")).click()
    steps.at("Turn 1, roll 2")
    page.get_by_role("slider").focus()
    page.keyboard.press("ArrowRight")
    steps.at("Turn 2")
    expect(page.get_by_role("slider")).to_have_attribute(
        "aria-valuetext", re.compile(r"^Turn 2 of 4, points lost: [\d.]+$")
    )
    expect(page.locator(".marks i.costly")).not_to_have_count(0)
    page.get_by_role("button", name=say("page-review-back")).click()
    steps.at("Turn 1, roll 3")
    swipe(page, -150)
    steps.at("Turn 2")
    swipe(page, 150)
    steps.at("Turn 1, roll 3")
    swipe(page, -20)  # a finger that trembled
    steps.at("Turn 1, roll 3")
    page.go_back()
    Review.shown(page)
    bar = page.locator(".course [data-turn]").nth(2)
    box = bar.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] + 20)  # beside it, as fingers do
    steps.at("Turn 3")


SWIPED = """([across]) => {
  const on = document.querySelector(".stepping");
  const touch = (x) => new Touch({ identifier: 1, target: on, clientX: x, clientY: 300 });
  const told = (name, touches, changed) =>
    on.dispatchEvent(new TouchEvent(name, { bubbles: true, touches, changedTouches: [changed] }));
  told("touchstart", [touch(180)], touch(180));
  told("touchend", [], touch(180 + across));
}"""


def swipe(page: Page, across: int) -> None:
    """Draw a finger over the step."""
    page.evaluate(SWIPED, [across])


def test_several_columns_and_what_is_not_known(visit: Visit) -> None:
    """Everyone side by side, one column at a time; where only points are known, that is said."""
    visitor = visit(viewport=PHONE)
    page = visitor.page
    code = brought(visitor, REAL)
    Review.at(page, f"/{code}")
    names = (
        page.get_by_role("region", name=say("page-review-everyone")).get_by_role("rowheader").all_inner_texts()
    )
    assert names == ["Ann", "Ben", "Cat", "Dan"]
    expect(page.get_by_role("heading", level=1)).to_have_text(say("page-review-so-far"))
    page.get_by_role("button", name="Ben").click()
    expect(page.get_by_role("button", name="Ben")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("heading", name="Ben", level=2)).to_be_visible()
    page.locator(".course svg", has_text="Ben").wait_for()
    Review.shown(page).step()
    expect(page.get_by_role("heading", name="Ben", level=1)).to_be_visible()
    page.goto(f"/{brought(visitor, POINTS)}?review&turn=0")
    Steps.shown(page).at("Turn 1")
    expect(page.locator(".done")).to_contain_text("Chance: 22")
    expect(page.get_by_text(say("page-review-points-about"))).to_be_visible()


TOPS = """() => ['.felt', '.pad-card', '.step-bar']
  .map((one) => document.querySelector(one).getBoundingClientRect().top)"""


def test_nothing_jumps_from_step_to_step(visit: Visit) -> None:
    """Dice, pad and the way on stay where they are."""
    visitor = visit(viewport=PHONE)
    page = visitor.page
    steps = Review.at(page, f"/{brought(visitor, REAL)}").step()
    tops = page.evaluate(TOPS)
    for at in ("Turn 1, roll 2", "Turn 1, roll 3", "Turn 2", "Turn 3"):
        page.keyboard.press("ArrowRight")
        steps.at(at)
        assert page.evaluate(TOPS) == tops, at


def test_a_record_is_brought(visit: Visit, tmp_path: Path) -> None:
    """Pasted with a fault it is told where; as a file it is looked at, and found again at the start."""
    visitor = visit(viewport=PHONE)
    page = visitor.page
    start = Start.at(page)
    start.button(page_says("page-bring")).click()
    start.button(say("page-bring-go"), exact=True).click()
    expect(page.get_by_role("alert")).to_have_text(say("page-bring-empty"))
    with visitor.watch.excusing("400", "api/records"):
        page.get_by_role("textbox", name=say("page-bring-text")).fill(BLUNDER.replace("ones 0", "ones 3"))
        start.button(say("page-bring-go"), exact=True).click()
        expect(page.get_by_role("alert")).to_have_text(re.compile("^line 6: The dice score 0 in ones, not 3"))
    file = tmp_path / "game.yatzy"
    file.write_text(BLUNDER, "utf-8")
    page.locator("input[type=file]").set_input_files(file)
    start.button(say("page-bring-go"), exact=True).click()
    Review.shown(page)
    expect(page).to_have_url(re.compile(r"/[a-z0-9]{10}\?review$"))
    start = Start.at(page)
    page.get_by_role("heading", name=page_says("page-look-again")).wait_for()
    page.locator(".finished a").first.click()
    Review.shown(page)


def test_where_there_is_nothing_to_look_at(visit: Visit) -> None:
    """Before a turn is over, and without a coach before the end, it is said and the way back is shown."""
    visitor = visit()
    page = visitor.page
    table = lay(visitor, {"name": "Anna", "here": True}, rules=TWO_BOXES, coach=False)
    page.goto(f"/{table.code}?review")
    page.get_by_role("heading", name=say("page-review-early")).wait_for()
    page.get_by_role("link", name=say("page-review-table")).click()
    Table.begun(page).take_turn()
    page.goto(f"/{table.code}?review")
    page.get_by_role("heading", name=say("page-review-coach")).wait_for()
    page.get_by_role("link", name=say("page-review-table")).click()
    Table.begun(page).take_turn()
    page.goto(f"/{table.code}?review")
    Review.shown(page)


def test_the_server_is_away(visit: Visit) -> None:
    """It is said, and once the server is back the game is looked at."""
    visitor = visit()
    page = visitor.page
    code = finished(visitor).partition("#")[0]
    page.route("**/review", lambda route: route.abort())
    with visitor.watch.excusing("failed: GET .*/review", "ERR_FAILED"):
        page.goto(f"/{code}?review")
        page.get_by_role("heading", name=page_says("page-away-title")).wait_for()
        page.unroute("**/review")
    page.get_by_role("button", name=page_says("page-away-again")).click()
    Review.shown(page)


def test_a_busy_server_is_asked_again(visit: Visit) -> None:
    """It is said that the review will open, and it does once the server has time, without a touch."""
    visitor = visit()
    page = visitor.page
    code = finished(visitor).partition("#")[0]
    busy = {"code": "work-busy", "text": "busy"}
    page.route("**/review", lambda route: route.fulfill(status=503, json=busy, headers={"Retry-After": "1"}))
    with visitor.watch.excusing("503"):
        page.goto(f"/{code}?review")
        page.get_by_text(say("page-review-queued")).wait_for()
        page.unroute("**/review")
    Review.shown(page)


@in_sizes("phone")
def test_nobody_is_kept_out(visit: Visit, size: dict[str, int]) -> None:
    """The whole, a step, a turn without dice, and bringing a record, in both themes."""
    visitor = visit(viewport=size)
    page = visitor.page
    code = brought(visitor, REAL)
    review = Review.at(page, f"/{code}")
    page.get_by_text(say("page-review-meaning")).click()
    check(page, "review")
    review.step()
    check(page, "a step")
    page.goto(f"/{brought(visitor, POINTS)}?review&turn=0")
    Steps.shown(page)
    check(page, "a turn without dice")
    start = Start.at(page)
    start.button(page_says("page-bring")).click()
    start.button(say("page-bring-go"), exact=True).click()
    page.get_by_role("alert").wait_for()
    check(page, "bringing a record")


@pytest.mark.parametrize("asked", ["column=7", "round=9", "column=1&round=4", "turn=900", "turn=0&throw=8"])
def test_addresses_that_name_what_is_not_there(visit: Visit, asked: str) -> None:
    """The game is shown all the same, with a chart, and nothing a browser would call an error."""
    visitor = visit(viewport=PHONE)
    code = finished(visitor).partition("#")[0]
    Review.at(visitor.page, f"/{code}?review&{asked}")
    expect(visitor.page.locator(".skill")).to_be_visible()


def test_nobody_s_name_is_broken_on_a_phone(visit: Visit) -> None:
    """Names stand above their numbers, which all are in sight; on a desk beside them."""
    visitor = visit(viewport=PHONE)
    page = visitor.page
    record = BLUNDER.replace("Player: Anna", "Player: Eeva-Liisa Järvenpää")
    Review.at(page, f"/{brought(visitor, record)}")
    numbers = page.get_by_role("region", name=say("page-review-everyone"))
    name = numbers.get_by_role("rowheader", name="Eeva-Liisa Järvenpää")
    assert name.evaluate("one => one.firstChild.getClientRects().length") == 1
    assert numbers.evaluate("one => one.scrollWidth - one.clientWidth") == 0
    told = numbers.get_by_role("cell").all_inner_texts()
    page.set_viewport_size(DESK)  # type: ignore[arg-type] # a width and a height
    expect(numbers.get_by_role("row").nth(1)).to_contain_text("Järvenpää")
    assert numbers.get_by_role("cell").all_inner_texts() == told
