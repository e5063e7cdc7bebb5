"""Take the pictures of the page in ``docs/gallery/``: every screen on phone, tablet and desk, light and dark.

Run it with the tests on the path when the page has another look: ``PYTHONPATH=tests .venv/bin/python
tools/page/gallery.py [screen …]``. Look at each picture before it is checked in. The dice are always the same.
"""  # noqa: INP001 # a script, no package

# ruff: noqa: D401 # what stands under a picture says what is seen

import os
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Literal

from PIL import Image
from playwright.sync_api import Browser, expect

from browser import same_dice
from browser.chromium import one_browser
from browser.pages import FAR, End, Laying, Lobby, Match, Start, Table, say
from browser.tables import lay, lay_played
from browser.visitors import PHONE, TABLET, Visitor
from serving import server_process

FOLDER = Path(__file__).parents[2] / "docs" / "gallery"
SIZES = {"phone": PHONE, "tablet": TABLET, "desk": {"width": 1440, "height": 900}}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
ONLY = {"printed-pad": ("desk",)}
"""Where a screen is the same everywhere: what is to be printed has the size of its paper."""
SHARP = 2
"""Pixels of a picture for each of the page, along each side; larger screens are made smaller again."""
QUALITY = {"phone": 78, "tablet": 82, "desk": 82}

ANNA: dict[str, object] = {"name": "Anna", "here": True}
BO: dict[str, object] = {"name": "Bo", "here": True}
LONG: dict[str, object] = {"name": "Kustaa-Aadolf Hyväntuulinen", "here": True}
TEN: list[dict[str, object]] = [
    {"name": name, "here": True}
    for name in (
        "Anna", "Kustaa-Aadolf Hyväntuulinen", "Bo", "Cecilia", "Maximiliana-Alexandra", "Dag", "Cia", "Dan",
        "Pirkko-Liisa", "Eva",
    )
]  # fmt: skip

Come = Callable[..., Visitor]
SCENES: dict[str, Callable[[Come], Visitor]] = {}
"""What has somebody come, and brings them to a screen with something on it."""


def scene(show: Callable[[Come], Visitor]) -> Callable[[Come], Visitor]:
    """Have a screen among the pictures, by the name of what shows it; its sentence says what is seen."""
    SCENES[show.__name__.replace("_", "-")] = show
    return show


# Before a game


@scene
def start(come: Come) -> Visitor:
    """The start: play at once, join by a code, go on with what is unfinished, or take a pad from the shelf."""
    visitor = come()
    for seats, sheet in (((ANNA, LONG), "tactic"), ((ANNA, BO), "mb-1973")):
        lay(visitor, *seats, sheet=sheet)
    Start.at(visitor.page)
    visitor.page.get_by_role("link", name=re.compile("Maxi")).first.wait_for()
    return visitor


@scene
def laying(come: Come) -> Visitor:
    """Laying a table: who plays, from where, with which dice, and what is agreed besides."""
    visitor = come()
    table = Laying.at(visitor.page, "mb-1973").name("Anna", str(LONG["name"]))
    table.add(FAR).add(say("page-add-computer")).agree(rounds="3", teams="2 teams")
    expect(visitor.page.get_by_text("Anna and")).to_be_visible()
    return visitor


@scene
def lobby(come: Come) -> Visitor:
    """The lobby: who sits where, and how the others find the table."""
    visitor = come()
    Laying.at(visitor.page, "tactic").name("Anna", str(LONG["name"])).add(FAR).add(FAR).lay()
    Lobby(visitor.page).address()
    return visitor


@scene
def roll_off(come: Come) -> Visitor:
    """Who begins is thrown out."""
    visitor = come()
    table = lay(visitor, ANNA, LONG, BO, sheet="mb-1973", start="roll-off")
    for name in ("Anna", "Kustaa-Aadolf Hyväntuulinen"):
        table.red.click()
        table.hears(re.compile(f"^{name} rolled"))
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
    game.hears(re.compile("^The coach: "))
    return visitor


@scene
def columns(come: Come) -> Visitor:
    """Ten columns, in Finnish as the sheet prints it: the names of the boxes stay while the columns pass by."""
    visitor = come(locale="fi-FI")
    middle(lay_played(visitor, 60, *TEN, sheet="tactic"), 4)
    return visitor


@scene
def whole_pad(come: Come) -> Visitor:
    """The whole pad of those ten, over the table."""
    visitor = come(locale="fi-FI", viewport=PHONE)
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
    game.box(nothing.box).click()
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
    expect(visitor.page.get_by_text(re.compile("Must go here")).first).to_be_visible()
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
    game.box("Fours").click()
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
    visitor.page.get_by_role("heading", name=re.compile("won")).wait_for()
    return visitor


@scene
def end(come: Come) -> Visitor:
    """The end: who has won and by what, the dice verified, what to take home, and again."""
    visitor = come()
    lay_played(visitor, 45, ANNA, LONG, BO, sheet="vinga")
    End.shown(visitor.page).verify()
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
    visitor.context.set_offline(True)
    expect(visitor.page.get_by_text(re.compile("The connection is lost")).last).to_be_visible()
    return visitor


@scene
def away_start(come: Come) -> Visitor:
    """The server is away, and the page is there all the same."""
    visitor = come(service_workers="allow")
    Start.at(visitor.page)
    visitor.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    visitor.page.wait_for_function("navigator.serviceWorker.controller !== null")
    visitor.page.wait_for_load_state("networkidle")
    visitor.context.set_offline(True)
    visitor.page.reload()
    visitor.page.get_by_role("heading", name=say("page-away-title")).wait_for()
    return visitor


@scene
def no_table(come: Come) -> Visitor:
    """A code that no table has."""
    visitor = come()
    visitor.go("/2222222222")
    visitor.page.get_by_role("heading", name=say("page-no-table")).wait_for()
    return visitor


# Taking pictures


def pictures(visitor: Visitor, sizes: tuple[str, ...]) -> Iterator[tuple[str, str, Image.Image]]:
    """Take a screen at some sizes in every theme."""
    page = visitor.page
    for size in sizes:
        viewport = SIZES[size]
        page.set_viewport_size({"width": viewport["width"], "height": viewport["height"]})
        for theme in THEMES:
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            page.evaluate("document.fonts.ready.then(() => scrollTo(0, 0))")
            page.wait_for_timeout(250)
            png = page.screenshot(animations="disabled", caret="hide")
            picture = Image.open(BytesIO(png)).convert("RGB")
            yield size, theme, picture if size == "phone" else picture.reduce(SHARP)


def written(names: list[str]) -> str:
    """Return the page that shows all pictures."""
    lines = [
        "# The page in pictures",
        "",
        "Every screen on a phone (360 × 740), a tablet (768 × 1024) and a desk (1440 × 900), light and dark.",
        "`tools/page/gallery.py` takes them anew.",
    ]
    for name in names:
        about = SCENES[name].__doc__ or ""
        lines += ["", f"## {name.replace('-', ' ').capitalize()}", "", about]
        for theme in THEMES:
            shown = (
                f'<img src="{name}-{size}-{theme}.webp" height="340" alt="{size}, {theme}">'
                for size in ONLY.get(name, tuple(SIZES))
            )
            lines += ["", " ".join(shown)]
    return "\n".join(lines) + "\n"


@contextmanager
def served() -> Iterator[str]:
    """Start a server whose dice are the same each time."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {"YATZY_DATA": folder, "YATZY_CONFIG": f"{folder}/config"}
        program = (sys.executable, same_dice.__file__, "serve")
        with server_process(f"{folder}/games.db", program) as server:
            yield server.base


def take(browser: Browser, base: str, name: str) -> None:
    """Take the pictures of a screen."""
    there: list[Visitor] = []

    def come(**wanted: object) -> Visitor:
        usual: dict[str, object] = {"viewport": SIZES["desk"], "device_scale_factor": SHARP}
        there.append(Visitor(browser, base, **(usual | wanted)))
        return there[-1]

    for size, theme, picture in pictures(SCENES[name](come), ONLY.get(name, tuple(SIZES))):
        picture.save(FOLDER / f"{name}-{size}-{theme}.webp", quality=QUALITY[size], method=6)
    for visitor in there:
        visitor.context.close()


def main() -> None:
    """Take all pictures, or those of the screens that are named."""
    FOLDER.mkdir(exist_ok=True)
    with served() as base, one_browser() as one, one.in_use() as browser:
        for name in sys.argv[1:] or SCENES:
            take(browser, base, name)
            sys.stdout.write(f"{name}\n")
    (FOLDER / "README.md").write_text(written(list(SCENES)), "utf-8")


if __name__ == "__main__":
    main()
