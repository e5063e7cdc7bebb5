"""Rules of one's own, from a printed pad to a game by them: faults at their places, and nothing is lost."""

import re
from base64 import urlsafe_b64encode
from pathlib import Path
from typing import Self
from zlib import DEFLATED, MAX_WBITS, compressobj

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Visit
from browser.finding import check
from browser.pages import Laying, Screen, Start, Table, say
from browser.tables import TWO_BOXES
from browser.visitors import DESK, PHONE, in_sizes
from yatzy.l10n.catalogue import catalogue
from yatzy.report.options import explain_options
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.rules.toml import dumps, loads
from yatzy.solver.solve import solve

WORDS = catalogue("en")
SMALL = dumps(parse_sheet(TWO_BOXES))
"""A sheet that is solved at once."""
SMALL_TITLE = str(TWO_BOXES["title"])


class Own(Screen):
    """The form."""

    @classmethod
    def begun(cls, visit: Visit, sheet: str = "Tactic · 54929", **wanted: object) -> Self:
        """Begin with a printed pad."""
        page = visit(**wanted).go("/own")
        page.get_by_role("button", name=re.compile(re.escape(sheet))).first.click()
        found = cls(page)
        found.settle()
        return found

    def settle(self) -> None:
        """Wait until the server has had its say about what is written now."""
        self.page.locator(".own-changes:not(.waiting)").wait_for()

    def field(self, label: str) -> Locator:
        """Return a field by its label."""
        return self.page.get_by_label(say(label), exact=True)

    def unfold(self, box: str) -> Locator:
        """Show what can be changed of a box."""
        self.page.get_by_role("button", name=re.compile(rf"^{box}\b")).first.click()
        return self.page.locator(".own-box.unfolded")

    @property
    def changes(self) -> str:
        """What is said to change."""
        self.settle()
        return re.sub(r"\s+", " ", self.page.locator(".own-changes").inner_text())

    def open_file(self, path: Path) -> None:
        """Open a file."""
        self.page.locator('input[type="file"]').set_input_files(path)

    def take_home(self) -> str:
        """Download the sheet, and return what is in the file."""
        with self.page.expect_download() as found:
            self.button(say("page-own-save")).click()
        return Path(found.value.path()).read_text("utf-8")


def test_a_change_and_what_it_does(visit: Visit) -> None:
    """A hand that gives other points is drawn, the file says so, and undone it is as it was."""
    own = Own.begun(visit)
    assert say("page-own-nothing-changed") in own.changes
    own.unfold("Small straight").get_by_label(say("page-own-points")).fill("30")
    expect(own.page.get_by_role("img", name="1, 2, 3, 4 and 5")).to_be_visible()
    assert "Small straight" in own.changes
    assert re.search(r"15 → ?(now )?30", own.changes)
    sheet = loads(own.take_home())
    place = sheet.tables.keys.index("small-straight")
    assert sheet.rules.boxes[place].pays.fixed == 30
    own.button(say("page-undo")).click()
    own.settle()
    assert say("page-own-nothing-changed") in own.changes
    assert loads(own.take_home()).digest == bundled_sheet("tactic").digest


def test_what_is_wrong_is_said_at_its_field(visit: Visit) -> None:
    """The field is marked and described, nothing can be played, and put right it is as if nothing had been."""
    own = Own.begun(visit)
    at = own.field("page-own-bonus-at")
    at.fill("many")
    expect(at).to_have_attribute("aria-invalid", "true")
    expect(at).to_have_accessible_description(re.compile("must be a whole number from 1 to 10000"))
    expect(own.button(say("page-own-play"))).to_have_attribute("aria-disabled", "true")
    assert say("page-own-faults-about") in own.changes
    at.fill("60")
    expect(at).not_to_have_attribute("aria-invalid", "true")
    expect(own.button(say("page-own-play"))).to_have_attribute("aria-disabled", "false")
    assert "60 or more" in own.changes


def test_the_last_letter_counts(visit: Visit) -> None:
    """Typed letter by letter, what is shown in the end is about what stands there in the end."""
    own = Own.begun(visit)
    own.field("page-own-bonus-at").press_sequentially("5", delay=30)
    own.field("page-own-bonus-at").fill("")
    own.field("page-own-bonus-at").press_sequentially("1234", delay=60)
    expect(own.page.locator(".own-changes")).to_contain_text("50 for 1234 or more")


def test_boxes_come_go_and_change_places(visit: Visit) -> None:
    """A new one has a name and what it asks; one that was taken off is told; the order is that of the pad."""
    own = Own.begun(visit)
    own.button(say("page-own-add-box")).click()
    form = own.page.locator(".own-box.unfolded")
    form.get_by_label(say("page-own-name")).fill("Nothing but sixes")
    form.get_by_label(say("page-own-asks")).select_option("face")
    form.get_by_label(say("page-own-pays"), exact=True).select_option("all")
    own.button("Remove Chance").click()
    own.button("Move Nothing but sixes up").click()
    own.settle()
    assert f"Nothing but sixes {say('page-own-added')}" in own.changes
    assert f"Chance {say('page-own-gone')}" in own.changes
    sheet = loads(own.take_home())
    assert sheet.tables.keys[-2:] == ("own-1", "yatzy")
    assert "chance" not in sheet.tables.keys
    assert sheet.printed_name("own-1", "en") == "Nothing but sixes"
    for _ in range(3):
        own.button(say("page-undo")).click()
    own.settle()
    assert loads(own.take_home()).tables.keys[-1] == "own-1"


def test_it_survives_a_reload(visit: Visit) -> None:
    """What was being written is there again, and can still be undone."""
    own = Own.begun(visit)
    own.field("page-own-name-of-game").fill("Kitchen table")
    own.settle()
    own.page.reload()
    expect(own.field("page-own-name-of-game")).to_have_value("Kitchen table")
    own.button(say("page-undo")).click()
    expect(own.field("page-own-name-of-game")).to_have_value("Our own Yatzy")


def test_share_by_link(visit: Visit) -> None:
    """The sheet is in the address alone: another browser has it, with what it changes, and a clean address."""
    own = Own.begun(visit)
    own.field("page-own-name-of-game").fill("<b>Ours</b> & theirs")
    own.field("page-own-bonus-at").fill("55")
    own.settle()
    own.button(say("page-own-share")).click()
    address = own.dialog.get_by_label(say("page-link")).input_value()
    other = Own(visit().go(address))
    expect(other.field("page-own-name-of-game")).to_have_value("<b>Ours</b> & theirs")
    assert "55 or more" in other.changes
    assert other.page.url.endswith("/own")
    assert loads(other.take_home()) == loads(own_file(own))


def own_file(own: Own) -> str:
    own.close_dialog()
    return own.take_home()


@pytest.mark.parametrize("address", ["/own#nonsense", "/own?base=tactic#q1ZKVrJSMlSqBQA"])
def test_a_link_that_is_none(visit: Visit, address: str) -> None:
    """It is said, and one can begin as ever."""
    page = visit().go(address)
    expect(page.get_by_role("alert")).to_contain_text(say("page-own-link-wrong"))
    page.get_by_role("heading", name=say("page-own-begin")).wait_for()


def test_files(visit: Visit, tmp_path: Path) -> None:
    """A file of one's own opens; one that is none says what is wrong, and what was written stays."""
    own = Own.begun(visit)
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(SMALL, "utf-8")
    bad.write_text(SMALL.replace('pays = "all"', 'pays = "most"'), "utf-8")
    own.open_file(bad)
    expect(own.page.get_by_role("alert")).to_contain_text("bad.toml: boxes[")
    expect(own.field("page-own-name-of-game")).to_have_value("Our own Yatzy")
    own.open_file(good)
    expect(own.field("page-own-name-of-game")).to_have_value(SMALL_TITLE)


def test_solving(visit: Visit, tmp_path: Path) -> None:
    """What best play makes is what the solver says; after another change it is to be asked for again."""
    file = tmp_path / "small.toml"
    file.write_text(SMALL, "utf-8")
    own = Own.begun(visit)
    own.open_file(file)
    expect(own.field("page-own-name-of-game")).to_have_value(SMALL_TITLE)
    own.settle()
    own.button(say("page-own-solve")).click()
    expected = f"{solve(parse_sheet(TWO_BOXES), keep=False).expected:.2f}"
    expect(own.page.locator(".own-totals")).to_contain_text(expected)
    own.field("page-own-rolls").select_option("1")
    own.settle()
    expect(own.button(say("page-own-solve"))).to_be_visible()


def test_beside_the_original(visit: Visit) -> None:
    """A sheet nobody has solved: how far it is, what it makes, and the printed one's beside it."""
    own = Own.begun(visit)
    own.field("page-own-bonus-at").fill("64")
    own.settle()
    own.button(say("page-own-solve")).click()
    expect(own.page.get_by_role("progressbar")).to_be_visible()
    totals = own.page.locator(".own-totals")
    expect(totals).to_contain_text("248.44", timeout=300_000)
    less = re.search(r"−(\d+\.\d\d)", totals.inner_text())
    assert less
    assert 0 < float(less[1]) < 10


def test_play(visit: Visit) -> None:
    """A table is laid by these rules: its pad has the name, and the bonus of the house."""
    own = Own.begun(visit, viewport=DESK)
    own.field("page-own-name-of-game").fill("Kitchen table")
    own.field("page-own-bonus-at").fill("60")
    own.settle()
    own.button(say("page-own-play")).click()
    table = Laying.shown(own.page).name("Anna").start()
    assert isinstance(table, Table)
    expect(own.page).to_have_title(re.compile("Kitchen table"))
    expect(own.page.get_by_role("rowheader", name=re.compile("Bonus")).first).to_contain_text("60")
    table.take_turn()


def test_found_from_the_start(visit: Visit) -> None:
    """The start leads there."""
    start = Start.at(visit().page)
    start.link(say("page-own")).click()
    start.page.get_by_role("heading", name=say("page-own-begin")).wait_for()


@in_sizes("desk")
def test_for_everyone(visit: Visit, size: dict[str, int]) -> None:
    """Nothing serious in either theme: at the beginning, with a box unfolded, and with something wrong."""
    page = visit(viewport=size).go("/own")
    page.get_by_role("button", name=re.compile("Tactic · 54929")).first.wait_for()
    check(page, "own rules, beginning")
    own = Own.begun(visit, "MB · 1973", viewport=size)
    own.unfold("Full house").get_by_label(say("page-own-points")).fill("some")
    own.field("page-own-bonus-at").fill("")
    own.settle()
    check(own.page, "own rules, with faults")
    own.unfold("Large straight").get_by_label(say("page-own-asks")).select_option("faces")
    own.field("page-own-bonus-at").fill("40")
    check(own.page, "own rules, faces")


def test_a_link_that_would_fill_the_browser(visit: Visit) -> None:
    """A few letters that unpack to far more than any sheet is are no sheet."""
    packer = compressobj(9, DEFLATED, -MAX_WBITS)
    packed = packer.compress(b"#" * 50_000_000) + packer.flush()
    page = visit().go(f"/own#{urlsafe_b64encode(packed).decode().rstrip('=')}")
    expect(page.get_by_role("alert")).to_contain_text(say("page-own-link-wrong"))


def test_by_keyboard(visit: Visit) -> None:
    """A box is unfolded, changed and folded without a mouse."""
    own = Own.begun(visit)
    name = own.button(re.compile("^Chance"))
    name.focus()
    own.page.keyboard.press("Enter")
    expect(name).to_have_attribute("aria-expanded", "true")
    own.page.locator(".own-box.unfolded").get_by_label(say("page-own-plus")).press("7")
    own.settle()
    assert "plus 7" in own.changes
    name.press("Enter")
    expect(name).to_have_attribute("aria-expanded", "false")
    own.page.keyboard.press("Control+z")
    expect(own.page.locator(".own-changes")).to_contain_text(say("page-own-nothing-changed"))


def test_it_is_nobody_s_but_one_s_own(visit: Visit) -> None:
    """Boxes are called as each language calls them, not as printed; above the pad stands whose it is."""
    own = Own.begun(visit, "Hasbro", viewport=PHONE)
    names = own.page.locator(".own-box-name strong").all_inner_texts()
    sheet = bundled_sheet("hasbro")
    assert names == [WORDS.say(f"box-{key}") for key in sheet.tables.keys]
    assert loads(own.take_home()).names == {}
    own.button(say("page-own-play")).click()
    laying = Laying.shown(own.page)
    expect(own.page.locator(".chosen .kicker")).to_have_text(say("page-own"))
    laying.name("Anna").start()
    expect(own.page.locator(".titles p")).to_contain_text(say("page-own"))


def test_too_many_boxes(visit: Visit) -> None:
    """What is wrong with all of them is said above them."""
    own = Own.begun(visit)
    for _ in range(18):
        own.button(say("page-own-add-box")).click()
    expect(own.page.locator(".own-boxes").get_by_role("alert")).to_have_text(
        re.compile("^Boxes must have 1 to 32")
    )


def test_the_focus_is_never_lost(visit: Visit) -> None:
    """It stays with a box that has come to the top, and goes to the next where one is taken off the pad."""
    own = Own.begun(visit)
    up = own.button("Move Twos up")
    up.focus()
    own.page.keyboard.press("Enter")
    expect(own.page.locator(".own-box-name strong").first).to_have_text("Twos")
    expect(up).to_be_focused()
    own.button("Remove Chance").focus()
    own.page.keyboard.press("Enter")
    expect(own.button("Remove Yatzy")).to_be_focused()
    own.button(say("page-own-anew")).focus()
    own.page.keyboard.press("Enter")
    expect(own.page.get_by_role("heading", level=1)).to_be_focused()


def test_what_was_solved_is_still_there(visit: Visit, tmp_path: Path) -> None:
    """Who looks at something else meanwhile need not solve it again."""
    file = tmp_path / "small.toml"
    file.write_text(SMALL, "utf-8")
    own = Own.begun(visit)
    own.open_file(file)
    expect(own.field("page-own-name-of-game")).to_have_value(SMALL_TITLE)
    own.settle()
    own.button(say("page-own-solve")).click()
    totals = own.page.locator(".own-totals")
    expect(totals).to_be_visible()
    told = totals.inner_text()
    own.button(say("page-explorer-go")).click()
    own.page.wait_for_url("**/explore#*")
    own.page.go_back()
    expect(totals).to_have_text(re.compile(told.split("\n")[-1]))


def test_own_rules_start_from_the_options_of_their_sheet(visit: Visit) -> None:
    """A tick changes what the option says and nothing else; the same change in the form shows as a tick."""
    own = Own.begun(visit, viewport=DESK)
    own.field("page-own-bonus-at").fill("60")
    own.page.get_by_text(say("page-options"), exact=True).click()
    texts = {option.key: option.text for option in explain_options(WORDS, bundled_sheet("tactic"))}
    ticks = {key: own.page.get_by_role("checkbox", name=text) for key, text in texts.items()}
    ticks["yatzy-plus"].check()
    ticks["yatzy-100"].check()
    expect(ticks["yatzy-plus"]).not_to_be_checked()
    assert "100 points" in own.changes
    ticks["yatzy-100"].uncheck()
    assert "100 points" not in own.changes
    expect(own.field("page-own-bonus-at")).to_have_value("60")
    own.field("page-own-bonus-at").fill("63")
    own.page.locator("#own-upper-bonus-points").fill("35")
    expect(ticks["bonus-35"]).to_be_checked()
