"""The drill: ten questions with what each answer costs, and one position for every day."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visit
from browser.finding import check
from browser.pages import Screen, Start, say
from browser.visitors import DESK, PHONE, SIZES, in_sizes
from yatzy.coach.drill import Position, position_of_the_day, practice_position
from yatzy.l10n.catalogue import catalogue
from yatzy.l10n.drill import answer_sentence, share_line
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.solver.query.advice import Choice
from yatzy.solver.query.values import Values
from yatzy.solver.solve import solve

SHEET = bundled_sheet("vinga")
WORDS = catalogue("en")
HALF = "Math.random = () => 0.5"
SEED = 500_000
"""What a browser begins a round with whose chance is always a half."""
DAY = "2026-11-15"


@pytest.fixture(scope="module")
def values() -> Values:
    return solve(SHEET)


class Drill(Screen):
    """A question, and what is told about the answer."""

    @property
    def red(self) -> Locator:
        """The one button that goes on."""
        return self.page.locator(".drill .red, .drill-over .red")

    @property
    def verdict(self) -> Locator:
        """What is said about an answer."""
        return self.page.locator(".judged h2")

    def asked(self) -> None:
        """Wait for a question."""
        self.button(re.compile(r"^Die 1:")).wait_for()

    def answer(self, choice: Choice, position: Position) -> None:
        """Answer as a choice says."""
        self.asked()
        if choice.key is not None:
            self.page.locator(f'[data-box="{choice.key}"]').click()
        left = list(choice.keep or ())
        for place, face in enumerate(position.dice):
            if choice.keep is not None and face in left:
                left.remove(face)
                self.button(re.compile(rf"^Die {place + 1}:")).click()
        self.red.click()
        self.verdict.wait_for()


def given(page: Page) -> str:
    """Return what is told about the round so far."""
    return page.locator(".drill-streak").inner_text()


def test_ten_questions(visit: Visit, values: Values) -> None:
    """Answers are judged as the command does, the streak counts and begins anew, and ten make a round."""
    visitor = visit(viewport=PHONE)
    visitor.context.add_init_script(HALF)
    page = visitor.page
    Start.at(page).link(say("page-drill-go")).click()
    drill = Drill(page)
    drill.asked()
    page.goto("/drill?sheet=vinga")
    costs = []
    for number in range(10):
        position = practice_position(values, SEED, number)
        advice = position.advice(values)
        chosen = advice.choices[-1] if number == 2 else advice.best
        drill.answer(chosen, position)
        costs.append(chosen.cost)
        assert drill.verdict.inner_text() == answer_sentence(WORDS, SHEET, advice.best, chosen)
        streak = {0: "1 best", 1: "2 best", 2: "Streak reset", 3: "1 best"}.get(number, f"{number - 2} best")
        assert streak in given(page)
        assert f"Points lost so far: {sum(costs):.2f}" in given(page)
        yours = page.locator(".choice.yours .unseen")
        expect(yours).to_have_text(re.compile("yours"))
        if number == 2:
            assert f"loses {chosen.cost:.2f}" in (yours.text_content() or "")
            page.reload()  # what was answered stays answered
            drill.asked()
        else:
            drill.red.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("9 of 10 best")
    expect(page.get_by_text(f"You lost {sum(costs):.2f} points")).to_be_visible()
    expect(page.get_by_text("Longest streak: 7")).to_be_visible()
    check(page, "how it went")
    drill.button(say("page-drill-again")).click()
    drill.asked()


def test_the_position_of_a_day(visit: Visit, values: Values) -> None:
    """One try a day: what was answered stands there again, with a line to share and the days in a row."""
    visitor = visit(viewport=PHONE, permissions=["clipboard-read", "clipboard-write"])
    visitor.page.clock.set_fixed_time("2026-11-15T12:00:00")
    page = visitor.go(f"/drill?date={DAY}&sheet=vinga")
    drill, position = Drill(page), position_of_the_day(values, DAY)
    advice = position.advice(values)
    chosen = advice.choices[1]
    drill.answer(chosen, position)
    line = share_line(WORDS, SHEET, DAY, chosen.cost, guest=True)
    expect(page.get_by_text(line)).to_be_visible()
    assert not any(name in line for name in ("keep", "box", str(advice.best.keep)))
    expect(page.get_by_text("First day of a streak.")).to_be_visible()
    page.reload()
    drill.verdict.wait_for()
    assert drill.verdict.inner_text() == answer_sentence(WORDS, SHEET, advice.best, chosen)
    expect(page.get_by_text(say("page-drill-tried"))).to_be_visible()
    expect(drill.button(re.compile("^Die 1:"))).to_have_count(0)
    drill.button(say("page-drill-share")).click()
    drill.button(say("page-drill-copied")).wait_for()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == f"{line}\n{visitor.base}/drill?date={DAY}&sheet=vinga"
    page.clock.set_fixed_time("2026-11-16T12:00:00")
    page.goto("/drill?date=2026-11-16&sheet=vinga")
    following = position_of_the_day(values, "2026-11-16")
    drill.answer(following.advice(values).best, following)
    expect(page.get_by_text("2 days in a row.")).to_be_visible()
    drill.link(say("page-drill-to-practice")).click()
    drill.asked()


def test_the_keyboard_alone(visit: Visit, values: Values) -> None:
    """Digits keep, Space answers, and what comes next has the focus in reach."""
    page = visit(viewport=DESK).go(f"/drill?date={DAY}&sheet=vinga")
    drill, position = Drill(page), position_of_the_day(values, DAY)
    drill.asked()
    assert position.rolls_left
    page.keyboard.press("1")
    page.keyboard.press("3")
    page.keyboard.press(" ")
    drill.verdict.wait_for()
    kept = sorted((position.dice[0], position.dice[2]))
    chosen = position.advice(values).keeping(kept)
    assert drill.verdict.inner_text() == answer_sentence(WORDS, SHEET, position.advice(values).best, chosen)
    expect(drill.verdict).to_be_focused()
    drill.hears(drill.verdict.inner_text())
    link = drill.link(say("page-drill-to-practice"))
    for _ in range(10):
        page.keyboard.press("Tab")
        if link.evaluate("one => one === document.activeElement"):
            break
    page.keyboard.press("Enter")
    drill.asked()
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.box")
    page.keyboard.press("Enter")
    expect(drill.red).to_contain_text("Choose ")


def test_to_the_explorer(visit: Visit, values: Values) -> None:
    """The position can be asked about further, with the same choices."""
    page = visit(viewport=PHONE).go(f"/drill?date={DAY}&sheet=vinga")
    position = position_of_the_day(values, DAY)
    Drill(page).answer(position.advice(values).best, position)
    told = page.locator(".choice-row > .unseen").first.text_content()
    page.get_by_role("link", name=say("page-ask-explorer")).click()
    page.get_by_role("heading", name=re.compile("^Best: ")).wait_for()
    assert (told or "").startswith(page.locator(".choice-row > .unseen").first.text_content() or "?")


def test_a_day_that_is_none(visit: Visit) -> None:
    """It is said, with a way to the others."""
    visitor = visit()
    with visitor.watch.excusing("api/drill", "status of 400"):
        page = visitor.go("/drill?date=tomorrow")
        expect(page.get_by_role("alert")).to_contain_text("tomorrow")
        page.get_by_role("link", name=say("page-drill-practice")).click()
        Drill(page).asked()


@in_sizes("tablet", whole=SIZES)
def test_nothing_keeps_anyone_out(visit: Visit, values: Values, size: dict[str, int]) -> None:
    """A question, the menu, and what is told about an answer; nothing reaches over the edge."""
    page = visit(viewport=size).go(f"/drill?date={DAY}&sheet=vinga")
    drill, position = Drill(page), position_of_the_day(values, DAY)
    drill.asked()
    check(page, "question")
    drill.button(say("page-menu")).click()
    check(page, "menu of the drill")
    drill.close_dialog()
    drill.answer(position.advice(values).choices[-1], position)
    check(page, "answer")
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


def test_no_streak_before_there_was_one(visit: Visit, values: Values) -> None:
    """Nothing begins anew that never began; from the first best answer on it is told."""
    visitor = visit(viewport=PHONE)
    visitor.context.add_init_script(HALF)
    page = visitor.go("/drill?sheet=vinga")
    drill = Drill(page)
    for number, kind in enumerate(("worst", "best", "worst")):
        position = practice_position(values, SEED, number)
        advice = position.advice(values)
        drill.answer(advice.choices[-1] if kind == "worst" else advice.best, position)
        assert ("Streak reset" in given(page)) == (number == 2)
        assert ("1 best" in given(page)) == (number == 1)
        drill.red.click()
