"""The printed pad: every line of the sheet, once, in order, and nothing a browser would obey."""

from html.parser import HTMLParser

import pytest
from hypothesis import given

from support.game.sheet_strategies import sheets
from yatzy.l10n.catalogue import catalogue
from yatzy.l10n.errors import error_sentence
from yatzy.paper.printed_pad import render_printed_pad
from yatzy.rules.errors import YatzyError
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet import RuleSheet, full_title
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids

VOID = ("meta",)
ATTACK = "<img src=x onerror=\"alert(1)\"> & 'more'"
BONUS_SHEETS = ["hasbro", "kniffel", "mb-1973", "printworks"]  # those that pay for every further Yatzy


class Pad(HTMLParser):
    """Reads a pad as a browser would: its lines, its texts, and every tag in order."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str]] = []
        self.texts: dict[str, list[str]] = {}
        self.lines: list[dict[str, str]] = []
        self.cells: list[int] = []
        self.ticks: list[int] = []
        self.feed(page)
        self.close()
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a tag, and count the cells and squares of its line."""
        values = {name: value or "" for name, value in attrs}
        self.tags.append(tag)
        self.attributes += values.items()
        if tag == "tr":
            self.lines.append({"kind": values.get("class", "head")})
            self.cells.append(0)
            self.ticks.append(0)
        self.cells[-1:] = [count + (tag == "td") for count in self.cells[-1:]]
        self.ticks[-1:] = [count + (tag == "i") for count in self.ticks[-1:]]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a tag that ends where it starts."""
        self.handle_starttag(tag, attrs)
        self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        """Hold the end of a tag against its start."""
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        """Note a text by the tag around it, and in its line where it is a name or a hint."""
        if data.strip():
            self.texts.setdefault(self.open[-1], []).append(data)
            if self.open[-1] in ("span", "small"):
                self.lines[-1][self.open[-1]] = data

    def names(self, *kinds: str) -> list[str]:
        """Return the names of the lines of these kinds, from top to bottom."""
        return [line["span"] for line in self.lines if line["kind"] in kinds]

    def hint(self, kind: str) -> str:
        """Return the hint of the one line of this kind."""
        (hint,) = [line["small"] for line in self.lines if line["kind"] == kind]
        return hint


def pad(sheet: RuleSheet, language: str = "en", columns: int = 6) -> Pad:
    return Pad(render_printed_pad(catalogue(language), sheet, columns))


def house(**more: object) -> RuleSheet:
    chance = {"key": "chance", "pattern": "any", "pays": "all"}
    return parse_sheet({"id": "ours", "title": "Ours", "boxes": [chance]} | more)


@pytest.mark.parametrize("sheet_id", sheet_ids())
@pytest.mark.parametrize("language", ["en", "sv", "fi", "de", "fr", "uk"])
def test_every_box_is_a_line(sheet_id: str, language: str) -> None:
    """Each box stands once under its printed name, in printed order, below the game and above the total."""
    sheet, words = bundled_sheet(sheet_id), catalogue(language)
    page = pad(sheet, language)
    assert page.names("box") == [words.name(sheet, key) for key in sheet.tables.keys]
    assert page.lines[-1] == {"kind": "total", "span": words.name(sheet, "total")}
    assert page.texts["h1"] == [words.name(sheet, "game")]
    assert page.texts.get("p", page.texts["h1"]) == [full_title(sheet)]
    assert ("lang", language) in page.attributes
    assert page.tags.count("title") == 1


@pytest.mark.parametrize("columns", [1, 6, 8, 12])
def test_every_line_has_its_cells(columns: int) -> None:
    """The line for names, every box, and what is added up have one cell for each column."""
    for sheet_id in sheet_ids():
        assert set(pad(bundled_sheet(sheet_id), columns=columns).cells) == {columns}


@pytest.mark.parametrize("columns", [-1, 0, 13, 1000])
def test_other_numbers_of_columns_are_refused(columns: int) -> None:
    """A pad has one to twelve columns; any other number is an error that says so."""
    with pytest.raises(YatzyError) as caught:
        render_printed_pad(catalogue("en"), bundled_sheet("tactic"), columns)
    assert error_sentence(catalogue("en"), caught.value) == f"A pad has 1 to 12 columns, not {columns}."


@pytest.mark.parametrize(
    ("sheet_id", "language", "name", "hint"),
    [
        ("tactic", "sv", "Bonus", "63 → 50"),
        ("tactic-nl", "nl", "Bonus", "64 → 50"),  # the Dutch text asks for one more
        ("mb-1973", "fr", "Prime", "63 → 35"),
        ("maxi", "fi", "Bonus", "84 → 100"),
    ],
)
def test_the_upper_bonus_follows_the_upper_section(sheet_id: str, language: str, name: str, hint: str) -> None:
    """Sum and bonus stand between the sixes and the lower section, with what earns the bonus."""
    page = pad(bundled_sheet(sheet_id), language)
    kinds = [line["kind"] for line in page.lines[1:11]]
    assert kinds[:8] == ["box"] * 6 + ["sum", "bonus"]
    assert "box" in kinds[8:]
    assert page.names("bonus") == [name]
    assert page.hint("bonus") == hint


@pytest.mark.parametrize(
    ("language", "hint"),
    [
        ("en", "50; again: 100 in Chance"),
        ("de", "50; noch einmal: 100 in Chance"),
        ("nb", "50; igjen: 100 på Sjanse"),
    ],
)
def test_philos_pays_another_yatzi_in_chance(language: str, hint: str) -> None:
    """DE Yatzi: "50 Punkte (1. Wurf); in der Rubrik Chance, falls noch frei, 100 Punkte (2. Wurf)"."""
    sheet = bundled_sheet("philos")
    line = {"kind": "box", "span": catalogue(language).name(sheet, "yatzy"), "small": hint}
    assert line in pad(sheet, language).lines


def test_the_mb_pad_has_totals_of_its_halves() -> None:
    """MB's marque: the upper total below the prime, the lower total and the upper once more above the total."""
    upper, lower = "Total de la moitié supérieure", "Total de la moitié inférieure"
    rows = [(line["kind"], line["span"]) for line in pad(bundled_sheet("mb-1973"), "fr").lines[1:]]
    assert rows[6:10] == [("sum", "Somme du haut"), ("bonus", "Prime"), ("sum", upper), ("box", "Brelan")]
    assert rows[-5:-2] == [("box", "Chance"), ("sum", lower), ("sum", upper)]
    assert [kind for kind, _ in rows[-2:]] == ["further", "total"]


@pytest.mark.parametrize("sheet_id", sheet_ids())
def test_bonuses_for_five_alike_are_ticked(sheet_id: str) -> None:
    """Only a sheet that pays a bonus for further five alike has squares to tick, in one line."""
    page = pad(bundled_sheet(sheet_id))
    assert [line["kind"] for line in page.lines].count("further") == (sheet_id in BONUS_SHEETS)
    assert sum(count > 0 for count in page.ticks) == (sheet_id in BONUS_SHEETS)
    if sheet_id in BONUS_SHEETS:
        assert page.hint("further") == ("50 each" if sheet_id == "kniffel" else "100 each")
        assert page.lines[-2]["kind"] == "further"


def test_hints_say_what_a_box_pays() -> None:
    """A hint is the fixed number, the dice that are counted, or both; a die stands for its face."""
    data = bundled_sheet("tactic-da").as_data() | {"id": "ours"}
    data["boxes"][-1]["pays"] = "matched+1000"
    page = pad(parse_sheet(data))
    hints = {line["span"]: line.get("small") for line in page.lines if line["kind"] == "box"}
    assert hints["Ones"] is None
    assert page.tags.count("svg") == 6
    assert page.tags.count("circle") == 1 + 2 + 3 + 4 + 5 + 6
    assert ("aria-label", "The sum of the dice showing 6.") in page.attributes
    assert hints["One pair"] == "sum of those dice"
    assert hints["Small straight"] == "1-2-3-4-5 → 15"
    assert hints["Chance"] == "sum of all dice"
    assert hints["Yatzy"] == "sum of those dice + 1000"
    fixed = pad(bundled_sheet("philos"), "de")
    assert {"kind": "box", "span": "Große Straße", "small": "40"} in fixed.lines
    hint = catalogue("da").say("paper-pays-all-plus", points=50)
    danish = pad(bundled_sheet("tactic-da"), "da")  # the Danish Yatzy pays the dice and 50
    assert {"kind": "box", "span": "Yatzy", "small": hint} in danish.lines


def test_what_a_sheet_says_stays_text() -> None:
    """Whatever a house sheet has for names, title or publisher, a browser shows and never obeys."""
    names = dict.fromkeys(("game", "chance", "total"), ATTACK)
    page = pad(house(title=ATTACK, publisher=ATTACK, edition=ATTACK, names={"en": names}))
    assert page.tags == pad(house(publisher="We")).tags
    assert page.names("box", "total") == [ATTACK, ATTACK]
    assert page.texts["h1"] == [ATTACK]
    assert ATTACK in page.texts["title"][0]
    assert ATTACK in page.texts["p"][0]


def test_the_page_needs_nothing_else() -> None:
    """The pad has no script and no address of anything outside it."""
    for sheet_id in sheet_ids():
        page = render_printed_pad(catalogue("en"), bundled_sheet(sheet_id))
        assert not {"script", "link", "img", "iframe", "a"} & set(Pad(page).tags)
        assert not [word for word in ("http", "url(", "@import", "src=") if word in page]


def test_a_sheet_without_an_upper_section() -> None:
    """Without upper boxes the pad has the boxes and the total, and no imprint repeats the name."""
    page = pad(house())
    assert [line["kind"] for line in page.lines] == ["head", "box", "total"]
    assert "p" not in page.texts


def test_sections_may_be_mixed() -> None:
    """Boxes keep the order of the sheet, and sum and bonus wait for the last upper one."""
    boxes = [
        {"key": "sixes", "section": "upper", "pattern": {"face": 6}, "pays": "matched"},
        {"key": "chance", "pattern": "any", "pays": "all"},
        {"key": "fives", "section": "upper", "pattern": {"face": 5}, "pays": "matched"},
        {"key": "one-pair", "pattern": {"groups": [2]}, "pays": "matched"},
    ]
    page = pad(house(boxes=boxes, upper_bonus={"at": 1200, "points": 1000}))
    shown = [line["span"] for line in page.lines[1:]]
    assert shown == ["Sixes", "Chance", "Fives", "Upper sum", "Bonus", "One pair", "Total"]
    assert page.hint("bonus") == "1200 → 1000"


@given(sheets())
def test_any_sheet_has_a_pad(sheet: RuleSheet) -> None:
    """Whatever the vocabulary can say gives a well-formed pad with every box and no hole in a sentence."""
    page = pad(sheet, columns=2)
    assert len(page.names("box")) == len(sheet.rules.boxes)
    assert set(page.cells) == {2}
    assert not [text for line in page.lines for text in line.values() if "{" in text]
