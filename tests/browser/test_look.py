"""How the main screens look, beside pictures that are checked in.

``YATZY_SNAPSHOTS=renew .venv/bin/pytest tests/browser/test_look.py`` takes them anew: look at each before it is
checked in.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import expect

from browser import same_dice
from browser.conftest import Visit
from browser.pages import FAR, End, Laying, Start, Table, say
from browser.pictures import SHARE, compare, halved, unlike
from browser.tables import TWO_BOXES, lay
from browser.visitors import DESK, PHONE, TABLET, Visitor
from support.dose import dose
from support.server.servers import ServerProcess, server_at_home

LOOKS = {
    "phone-light": (PHONE, "light"),
    "phone-dark": (PHONE, "dark"),
    "tablet-light": (TABLET, "light"),
    "desk-dark": (DESK, "dark"),
}


def in_looks(*small: str) -> pytest.MarkDecorator:
    """Have a screen looked at in some of the looks, and in all of them in the campaign."""
    return pytest.mark.parametrize("model", dose(LOOKS, small), indirect=True)


ANNA: dict[str, object] = {"name": "Anna", "here": True}
LONG: dict[str, object] = {"name": "Kustaa-Aadolf Hyväntuulinen", "here": True}
ALIKE = r"""async () => {
  document.documentElement.style.setProperty("--sans", "Fraunces");
  document.documentElement.style.setProperty("--linen", "linear-gradient(transparent, transparent)");
  document.activeElement?.blur();
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const word = words.currentNode;
    const alike = word.data
      .replace(/\b[A-Z0-9]{5}-[A-Z0-9]{5}\b/, "AAAAA-00000")
      .replace(/^\d{1,2}:\d\d$/, "10:00");
    if (alike !== word.data) word.data = alike;
  }
  await document.fonts.ready;
  scrollTo(0, 0);
}"""
"""Makes two pictures of one state alike. A code is replaced, not covered: its width is another each time."""


@pytest.fixture(scope="module")
def always(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Start a server whose dice are the same each time."""
    program = (sys.executable, same_dice.__file__, "serve")
    with server_at_home(tmp_path_factory.mktemp("always"), program) as one:
        yield one


class Model(Visitor):
    """Somebody whose pictures are taken."""

    looks: str
    seen: Path

    def picture(self) -> Image.Image:
        """Take a picture: in our own fonts, without the table's weave, codes and times always the same."""
        page = self.page
        page.evaluate(ALIKE)
        changing = [
            page.get_by_role("textbox", name=say("page-link"), exact=True),
            page.get_by_role("img", name=say("page-qr")),
        ]
        return halved(page.screenshot(animations="disabled", caret="hide", mask=changing, mask_color="#888888"))

    def compare(self, name: str) -> None:
        """Compare what is shown with what it should be."""
        compare(f"{name}-{self.looks}", self.picture(), self.seen)


@pytest.fixture
def model(visit: Visit, always: ServerProcess, tmp_path: Path, request: pytest.FixtureRequest) -> Model:
    """Have somebody at a device of a size, in a theme."""
    size, theme = LOOKS[getattr(request, "param", "desk-dark")]
    one = visit(always.base, kind=Model, viewport=size, color_scheme=theme, device_scale_factor=1)
    assert isinstance(one, Model)
    one.looks, one.seen = getattr(request, "param", ""), tmp_path
    return one


@in_looks("phone-light", "desk-dark")
def test_the_start(model: Model) -> None:
    model.page.route("**/api/today", lambda _: None)  # which has today's date
    Start.at(model.page)
    model.compare("start")


@in_looks("phone-dark", "tablet-light")
def test_laying_a_table(model: Model) -> None:
    Laying.at(model.page, "mb-1973").name("Anna", "Bo").add(FAR)
    model.compare("laying")


@in_looks(*LOOKS)
def test_the_table_in_the_middle_of_a_game(model: Model) -> None:
    """Three players, a long name, a struck box, dice kept."""
    table = lay(model, ANNA, LONG, {"name": "Bo", "here": True}, sheet="tactic")
    for _ in range(3):
        table.take_turn()
    table.roll()
    zero = next(one for one in table.offers() if not one.points)
    table.write(zero)
    table.roll()
    table.keep(1, 2)
    model.page.get_by_role("status").first.wait_for(state="attached")
    model.compare("table")


@in_looks("phone-light", "desk-dark")
def test_real_dice_with_a_joker(model: Model) -> None:
    """A chip, a forced box, forbidden ones with the reason."""
    table = lay(model, ANNA, sheet="mb-1973", dice="real")
    for _ in range(2):
        table.type("44444")
        table.write(max(table.offers(), key=lambda one: one.points))
    table.type("22222")
    expect(model.page.get_by_text(re.compile("You must use this box")).first).to_be_visible()
    model.compare("joker")


@in_looks("phone-dark", "tablet-light")
def test_the_end(model: Model) -> None:
    model.page.route("**/api/tables/*/review", lambda _: None)  # what it says comes a moment later
    table = lay(model, ANNA, LONG, rules=TWO_BOXES)
    for _ in range(4):
        table.take_turn()
    End.shown(model.page)
    model.compare("end")


@in_looks("phone-light", "desk-dark")
def test_the_rules(model: Model) -> None:
    model.go("/rules?sheet=vinga")
    model.page.get_by_role("heading", name=re.compile("Yatzy")).first.wait_for()
    model.page.get_by_role("link", name=say("page-rules-play")).first.wait_for()
    model.compare("rules")


CHANGES = {
    "a box less": "document.querySelectorAll('main [role=rowheader], main th[scope=row]')[2].textContent = ''",
    "another colour": "document.querySelector('main section[aria-label]').style.background = '#d8e8ff'",
    "a die gone": "document.querySelector('main [aria-label^=\"Die 1\"]').style.opacity = '0'",
    "something moved": "document.querySelector('main').style.paddingTop = '40px'",
}


def test_a_change_is_seen(model: Model) -> None:
    """Two pictures of the same are alike, and one small change is too much: the tests above can fail."""
    table: Table = lay(model, ANNA, sheet="tactic")
    table.roll()
    before = model.picture()
    assert unlike(before, model.picture()) == 0
    for name, change in CHANGES.items():
        model.page.evaluate(change)
        after = model.picture()
        assert unlike(before, after) > SHARE, name
        before = after
