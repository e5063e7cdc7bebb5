"""The page of a game looked at again: whole, safe, and nothing it needs is elsewhere."""

import os
import re
import subprocess
import sys
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree as ET

from support.cli.run_command import Capture, run
from support.game.random_games import random_game, table
from support.game.reviews import BLUNDER, by_hand, data, told, written
from yatzy.game.setup import DiceFrom
from yatzy.game.state import Game

ATTACK = "<img src=x onerror=alert(1)>"


class Page(HTMLParser):
    """A page taken apart: its tags in order, what they say, and whether every one is closed."""

    VOID = ("meta", "br")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.texts: dict[str, list[str]] = {}
        self.values: list[str] = []
        self.open: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a tag and what it is given."""
        self.tags.append(tag)
        self.values += [value or "" for _, value in attrs]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a tag that ends where it starts."""
        self.handle_starttag(tag, attrs)
        self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        """Hold the end of a tag against its start."""
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        """Note a text by the tag around it."""
        if self.open:
            self.texts.setdefault(self.open[-1], []).append(data)


def page_of(capsys: Capture, tmp_path: Path, game: Game | str) -> str:
    page = tmp_path / "page.html"
    out = told(capsys, written(tmp_path, game), "--html", str(page))
    assert out.endswith(f"The page is in {page}.\n")
    return page.read_text("utf-8")


def test_the_page(capsys: Capture, tmp_path: Path) -> None:
    """Well-formed, with the verdict, the numbers, two charts for each column, and every decision there was."""
    game = random_game(table("tactic", 2, dice=DiceFrom.SCREEN, date="2026-11-15"), 8)
    text, found = page_of(capsys, tmp_path, game), data(capsys, str(tmp_path / "game.yatzy"))
    page = Page(text)
    assert page.texts["h2"] == ["Ann", "Ben"]
    assert page.texts["title"][0] == "Tactic Yatzy, 54929, 2018: review"
    assert any("had the better dice" in one for one in page.texts["p"])
    columns = found["columns"]
    decisions = [one for part in columns for turn in part["turns"] for one in turn["decisions"]]
    real = [one for one in decisions if one["options"] > 1]
    assert page.values.count("fine") + page.values.count("costly") == len(real)
    assert page.values.count("costly") == sum(one["cost"] > 0 for one in real)
    pictures = [ET.fromstring(one) for one in re.findall(r"<svg .*?</svg>", text, re.DOTALL)]  # noqa: S314 # our own
    charts = [one for one in pictures if one.get("class") == "figure"]
    assert [one.get("width") for one in charts] == ["720", "320"] * 2
    dice = [one for one in pictures if one.get("class") == "dice"]
    assert (
        len(dice) == len(real) + 2 * 3 * 2
    )  # every decision, and the costliest of both as chosen and as better
    assert {len(list(one.iter("use"))) for one in dice} == {5}


def test_the_page_needs_nothing_else(capsys: Capture, tmp_path: Path) -> None:
    """No script, no address of anything outside it; and what it points to inside is there once."""
    setup = table("printworks", 4, teams=((0, 2), (1, 3)), rounds=2, dice=DiceFrom.SCREEN)
    text = page_of(capsys, tmp_path, random_game(setup, 3))
    assert not {"script", "link", "img", "iframe", "a"} & set(Page(text).tags)
    assert set(re.findall(r"https?://[^\"' ]+", text)) == {"http://www.w3.org/2000/svg"}
    assert "@import" not in text
    names = re.findall(r' id="([^"]+)"', text)
    assert len(names) == len(set(names))
    pointed = set(re.findall(r'(?:url\(#|href="#)([^)"]+)', text)) | {
        one for both in re.findall(r'aria-labelledby="([^"]+)"', text) for one in both.split()
    }
    assert pointed <= set(names)
    assert "prefers-color-scheme: dark" in text


def test_names_stay_text(capsys: Capture, tmp_path: Path) -> None:
    """A player or a sheet may be called anything: a browser shows it, and never obeys."""
    plain = random_game(table("tactic", 2, dice=DiceFrom.SCREEN, players=("Anna", "Bo")), 8)
    attack = random_game(table("tactic", 2, dice=DiceFrom.SCREEN, players=(ATTACK, '"&amp;</svg>')), 8)
    page = Page(page_of(capsys, tmp_path, attack))
    assert page.texts["h2"] == [ATTACK, '"&amp;</svg>']
    assert page.tags == Page(page_of(capsys, tmp_path, plain)).tags
    assert Page(page_of(capsys, tmp_path, by_hand())).texts["p"][0] == "Only <Chance>"


def test_the_heading(capsys: Capture, tmp_path: Path) -> None:
    """It says what the page is; below it stand the sheet, once, the day and the game."""
    game = random_game(table("tactic", 2, dice=DiceFrom.SCREEN, date="2026-11-15", game_id="g1"), 8, 4)
    page = Page(page_of(capsys, tmp_path, game))
    assert page.texts["h1"] == ["Review"]
    assert page.texts["p"][0] == "Tactic Yatzy, 54929, 2018 · 15 Nov 2026 · g1"
    text = page_of(capsys, tmp_path, by_hand())
    assert text.partition("<body>")[2].count("Only &lt;Chance&gt;") == 1


def test_percent_signs_stay_with_their_numbers(capsys: Capture, tmp_path: Path) -> None:
    """No line breaks between them, on the page and in the terminal; English has no space there at all."""
    record = written(tmp_path, random_game(table("tactic", 2, dice=DiceFrom.SCREEN), 8))
    page = tmp_path / "page.html"
    for language, sign in (("sv", "\N{NO-BREAK SPACE}%"), ("en", "%")):
        shown = told(capsys, record, "--html", str(page), "--lang", language)
        body = unescape(page.read_text("utf-8").partition("<body>")[2])
        texts = re.sub(r"<[^>]*>", " ", body)  # without lengths such as 100%
        for text in (texts, shown):
            assert set(re.findall(r"\d(\s*%)", text)) == {sign}


def test_a_page_and_data_at_once(capsys: Capture, tmp_path: Path) -> None:
    """The output stays data; what was there before is replaced as a whole, and nothing is left beside it."""
    record, page = written(tmp_path, BLUNDER), tmp_path / "page.html"
    page.write_text("what was there before", "utf-8")
    assert data(capsys, record, "--html", str(page))["sheet"] == "tactic"
    assert page.read_text("utf-8").startswith("<!DOCTYPE html>")
    assert sorted(one.name for one in tmp_path.iterdir()) == ["game.yatzy", "page.html"]
    told_of = "error: /dev/full: Can’t write it: No space left on device.\n"
    code, out, err = run(capsys, "review", record, "--html", "/dev/full")
    assert (code, err, "Costliest" in out) == (2, told_of, True)


def test_the_page_is_there_though_nobody_reads_on(tmp_path: Path) -> None:
    """Whoever closes the output early still finds the page that was asked for."""
    record, page = written(tmp_path, BLUNDER), tmp_path / "page.html"
    command = [sys.executable, "-m", "yatzy", "review", record, "--html", str(page)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.close()
        assert process.wait(timeout=300) == 0
    assert page.read_text("utf-8").endswith("</html>\n")


def test_the_page_never_replaces_the_record(capsys: Capture, tmp_path: Path) -> None:
    """Who names the record as the page is told, and keeps the record."""
    record = written(tmp_path, BLUNDER)
    before = Path(record).read_text("utf-8")
    code, out, err = run(capsys, "review", record, "--html", record)
    assert (code, out) == (2, "")
    assert err == f"error: {record}: The page would overwrite the game file. Choose another name.\n"
    assert Path(record).read_text("utf-8") == before


def test_the_page_through_a_named_pipe(tmp_path: Path) -> None:
    """Whoever reads at the other end gets the whole page."""
    record, pipe = written(tmp_path, BLUNDER), tmp_path / "pipe"
    os.mkfifo(pipe)
    with subprocess.Popen(["cat", str(pipe)], stdout=subprocess.PIPE) as reader:  # noqa: S607 # wherever it is
        command = [sys.executable, "-m", "yatzy", "review", record, "--html", str(pipe)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, timeout=300)
        page, _ = reader.communicate(timeout=300)
    assert page.decode().endswith("</html>\n")
