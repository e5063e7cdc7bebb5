"""The page as its user knows it: screens, and what can be read and done there, by the words on them."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, Self

from playwright.sync_api import Locator, Page, expect

from yatzy.l10n.catalogue import Catalogue, catalogue

BOX, POINTS = r"(?P<box>.+?)", r"(?P<points>\d+)(?:\+(?P<bonus>\d+))?"
BLANK = re.compile(r"\\? |[\u00a0\u202f]")
"""Whichever kind of blank it is: the names of things are heard without the difference."""
_spoken = [catalogue("en")]


def say(message: str, **told: str | int) -> str:
    """Return what the page says."""
    return _spoken[-1].say(message, **told)


@contextmanager
def speaking(words: Catalogue) -> Iterator[None]:
    """Know the page by the words of another language."""
    _spoken.append(words)
    try:
        yield
    finally:
        _spoken.pop()


def saying(message: str, **told: str | int) -> str:
    """Return what the page says as an expression; what it is told may be one, between ⟨ and ⟩."""
    parts = re.split(r"⟨(.*?)⟩", say(message, **told))
    return "".join(
        part if place % 2 else BLANK.sub(r"\\s", re.escape(part)) for place, part in enumerate(parts)
    )


def _either(*patterns: str) -> str:
    return f"(?:{'|'.join(patterns)})"


FAR = say("page-add-far")


class Screen:
    """Something the page shows."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def button(self, name: str | re.Pattern[str], *, exact: bool = False) -> Locator:
        """Return a button by what it says."""
        return self.page.get_by_role("button", name=name, exact=exact)

    def link(self, name: str) -> Locator:
        """Return a link by what it says."""
        return self.page.get_by_role("link", name=name)

    @property
    def dialog(self) -> Locator:
        """What is asked over everything else."""
        return self.page.get_by_role("dialog")

    def close_dialog(self) -> None:
        """Close what is asked."""
        self.dialog.get_by_role("button", name=say("page-close")).click()
        expect(self.dialog).to_have_count(0)

    def hears(self, text: str | re.Pattern[str]) -> None:
        """Wait until a screen reader is told something."""
        expect(self.page.get_by_role("status").first).to_have_text(text, timeout=300_000)


class Start(Screen):
    """Where everybody begins."""

    @classmethod
    def at(cls, page: Page) -> Self:
        """Open it."""
        page.goto("/")
        return cls.shown(page)

    @classmethod
    def shown(cls, page: Page) -> Self:
        """Wait until it is there."""
        page.get_by_role("link", name=say("page-door-here")).wait_for()
        expect(page.get_by_role("button", name=say("page-play-now"))).to_be_enabled()
        return cls(page)

    def play_alone(self) -> "Table":
        """Play at once."""
        self.button(say("page-play-now")).click()
        return Table.begun(self.page)

    def take(self, sheet: str) -> "Laying":
        """Choose rules, unless they are those one plays by already, and play by them."""
        door = self.page.locator(f'a[href="/new?with=here&sheet={sheet}"]')
        if not door.count():
            self.page.get_by_text(say("page-other-pad")).click()
            self.page.locator(".shelf li", has_text=say(f"page-sheet-{sheet}")).get_by_role("button").click()
        expect(door).to_be_visible()
        return Laying.at(self.page, sheet)

    def play_again(self) -> "Table":
        """Let the group of this device play again."""
        self.page.locator(".again").click()
        return Table.begun(self.page)

    def join(self, typed: str) -> None:
        """Come to a table by its code or its link."""
        field = self.page.get_by_role("textbox", name=say("page-join"))
        if not field.count():
            self.link(say("page-door-friends")).click()
        field.fill(typed)
        self.button(say("page-join-go"), exact=True).click()

    def settings(self) -> Locator:
        """Open the settings."""
        self.button(say("page-settings")).click()
        self.dialog.wait_for()
        return self.dialog


class Laying(Screen):
    """A table being laid."""

    @classmethod
    def at(cls, page: Page, sheet: str) -> Self:
        """Open it for a sheet."""
        page.goto(f"/new?sheet={sheet}")
        return cls.shown(page)

    @classmethod
    def shown(cls, page: Page) -> Self:
        """Wait until it is there."""
        page.get_by_role("group", name=say("page-who")).wait_for()
        return cls(page)

    def name(self, *names: str) -> Self:
        """Write the names of who is here, from the top; who is missing comes to the table."""
        fields = self.page.get_by_role("textbox", name=say("page-name"), exact=True)
        fields.first.wait_for()
        for place, name in enumerate(names):
            if place:
                self.button(say("page-add-here")).click()
            fields.nth(place).fill(name)
        return self

    def add(self, who: str) -> Self:
        """Add a seat."""
        self.button(who).click()
        return self

    def real_dice(self) -> Self:
        """Play with dice of wood."""
        self.page.get_by_text(say("page-dice-real"), exact=True).click()
        expect(self.page.get_by_role("radio", name=say("page-dice-real"))).to_be_checked()
        return self

    def agree(self, **agreed: str) -> Self:
        """Agree on something more, by the words of the form."""
        if not self.page.get_by_role("combobox", name=say("page-rounds")).is_visible():
            self.page.get_by_text(say("page-more")).click()
        labels = {
            "rounds": say("page-rounds"),
            "counting": say("page-counting"),
            "teams": say("page-teams"),
            "begins": say("page-begins"),
        }
        for what, chosen in agreed.items():
            self.page.get_by_role("combobox", name=labels[what]).select_option(label=chosen)
        return self

    def start(self) -> "Table":
        """Begin where everybody is here."""
        self.button(say("page-start"), exact=True).click()
        return Table.begun(self.page)

    def same_dice(self) -> Self:
        """Let everyone play alone, with the same dice."""
        self.page.get_by_text(say("page-dice-same"), exact=True).click()
        return self

    def lay_match(self) -> "Match":
        """Lay the table of a match."""
        self.button(say("page-lay-match")).click()
        return Match.shown(self.page)

    def lay(self) -> "Lobby":
        """Lay the table for those who are still to come."""
        self.button(say("page-lay")).click()
        return Lobby.shown(self.page)


class Lobby(Screen):
    """A table that waits for its players."""

    @classmethod
    def shown(cls, page: Page) -> Self:
        """Wait until it is there."""
        page.get_by_role("heading", name=say("page-invite")).wait_for()
        return cls(page)

    def address(self) -> str:
        """Return the link to hand on."""
        field = self.page.get_by_role("textbox", name=say("page-link"), exact=True)
        expect(field).to_have_value(re.compile("^http"))
        return field.input_value()

    def sit(self, name: str) -> None:
        """Take the first free seat."""
        self.page.get_by_role("textbox", name=say("page-your-name")).fill(name)
        self.button(say("page-sit")).first.click()


class Match(Screen):
    """A match, in which everyone plays alone with the same dice."""

    @classmethod
    def shown(cls, page: Page) -> Self:
        """Wait until it is there."""
        page.get_by_text(say("page-match-about")).and_(page.get_by_role("paragraph")).first.wait_for()
        page.get_by_role("heading", name=say("page-invite")).wait_for()
        found = cls(page)
        found.code = page.url.rsplit("/", 1)[-1]
        return found

    code: str

    def play_along(self, name: str) -> "Table":
        """Get a table of one's own."""
        self.page.get_by_role("textbox", name=say("page-your-name")).fill(name)
        self.button(say("page-match-along")).click()
        return Table.begun(self.page)


@dataclass(frozen=True)
class Offer:
    """What a box would give."""

    box: str
    points: int
    bonus: int = 0


class Table(Screen):
    """A game: the pad, the dice, one red button."""

    @classmethod
    def begun(cls, page: Page) -> Self:
        """Wait until the game is there."""
        page.get_by_role("button", name=say("page-menu")).wait_for()
        return cls(page)

    @property
    def code(self) -> str:
        """The table's code, as it stands in the address."""
        return self.page.url.rsplit("/", 1)[-1]

    @property
    def red(self) -> Locator:
        """The button that throws."""
        again = (saying("page-button-again", count=count) for count in range(1, 7))
        named = saying("page-button-roll-named", player="⟨.+⟩")
        return self.button(re.compile(f"^{_either(saying('page-button-roll'), named, *again)}"))

    # Dice

    def roll(self, left: str = "") -> None:
        """Throw, and wait until the dice lie."""
        self.red.click()
        self.throws(left or say("page-throws-left", count=2))

    def throws(self, left: str) -> None:
        """Wait until so many throws are left, and what the boxes give is told."""
        expect(self.page.get_by_role("img", name=left)).to_be_visible()
        self.boxes.first.wait_for()

    @property
    def dice(self) -> list[int]:
        """What the dice show."""
        return [face for face, _ in self._lying()]

    @property
    def kept(self) -> list[int]:
        """What those show that are put aside."""
        return [face for face, kept in self._lying() if kept]

    @property
    def lying(self) -> Locator:
        """The dice on the table, put aside or not."""
        return self.button(self._die(r"⟨\d⟩"))

    @staticmethod
    def _die(place: int | str) -> re.Pattern[str]:
        told = (saying("page-die", place=place, face=r"⟨(\d)⟩", kept=kept) for kept in ("yes", "no"))
        return re.compile(f"^{_either(*told)}")

    def _lying(self) -> list[tuple[int, bool]]:
        found = map(self._die(r"⟨\d⟩").match, self._labels(self.lying))
        return [(int(one[1] or one[2]), bool(one[1])) for one in found if one]

    def keep(self, *places: int) -> None:
        """Tap dice, by their places from 1."""
        for place in places:
            die = self.button(self._die(place))
            before = die.get_attribute("aria-pressed")
            die.click()
            expect(die).to_have_attribute("aria-pressed", "false" if before == "true" else "true")

    def tell(self, dice: str) -> None:
        """Tap real dice as they lie."""
        keys = self.page.get_by_role("group", name=say("page-real-keys"))
        for face in dice:
            keys.get_by_role("button", name=face, exact=True).click()

    def type(self, dice: str) -> list[Offer]:
        """Tell real dice from the keyboard, and return what they give."""
        self.page.get_by_role("group", name=say("page-real-keys")).wait_for()
        for face in dice:
            self.page.keyboard.press(face)
        self.boxes.first.wait_for()
        return self.offers()

    # The pad

    @property
    def boxes(self) -> Locator:
        """The boxes that can be taken, or would give nothing."""
        return self.button(re.compile(_either(*self._open(r".+?", r"\d+(?:\+\d+)?"))))

    @staticmethod
    def _open(box: str, points: str) -> tuple[str, str]:
        offered = saying("page-cell-offered", box=f"⟨{box}⟩", points=f"⟨{points}⟩", advised="no")
        return f"^{offered}", f"^{saying('page-cell-zero', box=f'⟨{box}⟩')}"

    def offers(self) -> list[Offer]:
        """Return what every box that may be taken would give."""
        offers = []
        offered, zero = self._open(BOX, POINTS)
        for label in self._labels(self.boxes):
            found = re.match(offered, label) or re.match(zero, label)
            assert found, label
            told = found.groupdict()
            offers.append(Offer(found["box"], int(told.get("points") or 0), int(told.get("bonus") or 0)))
        return offers

    def barred(self) -> dict[str, str]:
        """Return the boxes that may not be taken, and why."""
        told = saying("page-cell-barred", box="⟨(.+?)⟩", why="⟨(.*)⟩")
        barred = re.compile(f"^{told}")
        found = map(barred.match, self._labels(self.button(barred)))
        return {one[1]: one[2] for one in found if one}

    def box(self, name: str) -> Locator:
        """Return a box that can be tapped, by what is printed."""
        return self.button(re.compile(rf"^{re.escape(name)}(?: \d+(?:\+\d+)?)?(?:: |$)"))

    def write(self, offer: Offer) -> None:
        """Write into a box, and confirm it where that is nothing and another would give points."""
        asks = not offer.points + offer.bonus and any(one.points + one.bonus for one in self.offers())
        self.button(re.compile(_either(*self._open(re.escape(offer.box), r"\S+")))).click()
        if asks:
            self.dialog.get_by_role("button", name=say("page-zero-yes")).click()
        self.wrote(offer)

    def wrote(self, offer: Offer) -> None:
        """Wait until an entry was told."""
        points = f"{offer.points} + {offer.bonus}" if offer.bonus else f"{offer.points}"
        message = "page-told-wrote" if offer.points + offer.bonus else "page-told-struck"
        told = {"player": "⟨.+⟩", "box": offer.box} | ({"points": points} if offer.points + offer.bonus else {})
        self.hears(re.compile(_either(*(saying(message, you=you, **told) for you in ("yes", "no")))))

    def take_turn(self) -> Offer:
        """Throw once, and write what gives most."""
        self.roll()
        best = max(self.offers(), key=lambda one: one.points + one.bonus)
        self.write(best)
        return best

    def cells(self, row: str) -> list[str]:
        """Return what stands in a row of the whole pad, by column."""
        heading = self.page.get_by_role("rowheader", name=re.compile(rf"^{re.escape(row)}(?:$| ?\d)"))
        return [text.strip() for text in heading.locator("xpath=..").get_by_role("cell").all_inner_texts()]

    @property
    def total(self) -> str:
        """What the last row of the whole pad is called."""
        return self.page.get_by_role("rowheader").last.inner_text().strip()

    def menu(self, choice: str) -> None:
        """Choose something from the menu."""
        self.button(say("page-menu")).click()
        self.dialog.get_by_text(choice, exact=True).click()

    def _labels(self, found: Locator) -> list[str]:
        labels: list[str] = found.evaluate_all("all => all.map(one => one.getAttribute('aria-label') ?? '')")
        return labels


class End(Screen):
    """How it came out."""

    @classmethod
    def shown(cls, page: Page) -> Self:
        """Wait until it is there."""
        page.get_by_text(say("page-end"), exact=True).wait_for()
        return cls(page)

    def came_out(self, text: str | re.Pattern[str]) -> None:
        """Wait for what is told about who has won."""
        expect(self.page.get_by_role("heading", name=text).first).to_be_visible()

    def open_more(self) -> None:
        """Show what few need: the dice verified, the record."""
        if not self.page.get_by_role("link", name=say("page-record-csv")).is_visible():
            self.page.get_by_text(say("page-end-more"), exact=True).click()

    def ranking(self) -> list[list[str]]:
        """Return the rows of the ranking, the best first."""
        table = self.page.get_by_role("table").filter(
            has_not=self.page.get_by_role("columnheader", name=say("page-turn"))
        )
        rows = table.last.get_by_role("row").all()
        return [re.split(r"\s*[\t\n]\s*", row.inner_text().strip()) for row in rows]

    def verify(self) -> None:
        """Have the dice recomputed; they are right."""
        self.open_more()
        self.button(say("page-verify")).click()
        expect(self.page.get_by_text(re.compile(saying("page-verified", dice=r"⟨\d+⟩")))).to_be_visible()

    def take_home(self, form: Literal["notation", "jsonl", "csv"]) -> str:
        """Download the record, and return what is in it."""
        self.open_more()
        with self.page.expect_download() as found:
            self.page.get_by_role("link", name=say(f"page-record-{form}")).click()
        return Path(found.value.path()).read_text("utf-8")

    def again(self) -> Table:
        """Play again with the same people."""
        before = self.page.url
        self.button(say("page-rematch")).click()
        self.page.wait_for_url(lambda url: url != before)
        return Table.begun(self.page)
