"""A rule sheet as a page to read: what each box requires and pays, with an example and footnotes.

Examples are scored by the sheet's own tables, so a page cannot disagree with the game.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.reasons import other_sheet_sentences, pattern_sentence, pays_sentence
from yatzy.report.joker_examples import JokerExample, joker_examples
from yatzy.report.options import OptionRule, explain_options
from yatzy.report.turn_rules import five_alike_sentences, order_sentence
from yatzy.rules.dice import Dice
from yatzy.rules.patterns import Face, Groups, example_roll
from yatzy.rules.rule_tables import RuleTables
from yatzy.rules.sheet import PRINTED_KEYS, Reading, RuleSheet, full_title
from yatzy.rules.sheet_files import DEFAULT_SHEET, default_sheet_id
from yatzy.rules.vocabulary import Box, CountedDice, Pays, Section


@dataclass(frozen=True, slots=True)
class BoxRule:
    """One box explained."""

    key: str
    name: str
    guessed: bool
    """Whether the name is ours: not printed on the sheet, or illegible in our copy."""
    text: str
    example: Dice
    counted: tuple[int, ...]
    """Indices, from 0, of the dice in the example that make the box or count in it."""
    points: int
    """What the example scores."""
    marks: tuple[int, ...]
    """Footnote numbers."""


@dataclass(frozen=True, slots=True)
class RuleLine:
    """A sentence or two, with footnote numbers."""

    text: str
    marks: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class RulePart:
    """A heading with the lines, boxes and examples below it."""

    kind: Literal["turn", "upper", "lower", "further", "table"]
    heading: str
    lines: tuple[RuleLine, ...] = ()
    boxes: tuple[BoxRule, ...] = ()
    cases: tuple[JokerExample, ...] = ()


@dataclass(frozen=True, slots=True)
class Footnote:
    """A numbered remark; ``ours`` if the sheet leaves something open and this is how we play it."""

    number: int
    text: str
    ours: bool


@dataclass(frozen=True, slots=True)
class RulePage:
    """A sheet's rules, in reading order."""

    title: str
    imprint: tuple[RuleLine, ...]
    parts: tuple[RulePart, ...]
    footnotes: tuple[Footnote, ...]
    elsewhere: tuple[str, ...]
    """What only other translations of the sheet say."""
    highest: str
    """The highest possible total, in a sentence."""
    options: tuple[OptionRule, ...]
    """What a table can choose."""


def build_rule_page(words: Catalogue, sheet: RuleSheet) -> RulePage:
    """Build the page of a sheet."""
    return _RulePageBuilder(words, sheet).build()


class _RulePageBuilder:
    """Builds one page; footnotes are numbered in the order of their first use."""

    def __init__(self, words: Catalogue, sheet: RuleSheet) -> None:
        self.words = words
        self.sheet = sheet
        self.footnotes: dict[str, Footnote] = {}

    def build(self) -> RulePage:
        imprint = tuple(self.imprint_lines())  # first on the page, so first in the footnotes
        parts = (
            self.build_turn(),
            self.build_section(Section.UPPER),
            self.build_section(Section.LOWER),
            self.build_five_alike(),
            self.build_table(),
        )
        return RulePage(
            title=self.words.name(self.sheet, "game"),
            imprint=imprint,
            parts=tuple(part for part in parts if part.lines or part.boxes),
            footnotes=tuple(self.footnotes.values()),
            elsewhere=tuple(self.other_translations()),
            highest=self.highest_sentence(),
            options=explain_options(self.words, self.sheet),
        )

    def imprint_lines(self) -> Iterator[RuleLine]:
        sheet, words = self.sheet, self.words
        if sheet.languages:
            names = [words.language_name(language) for language in sheet.languages]
            printed = [words.say("rules-printed-in", languages=words.join_and(names))]
            if words.language not in sheet.languages:
                printed.append(words.say("rules-not-printed", language=words.language_name(words.language)))
            yield self.make_line(f"{full_title(sheet)}. {' '.join(printed)}", "names")
        elif full_title(sheet) != words.name(sheet, "game"):
            yield self.make_line(full_title(sheet), "names")
        yield from map(RuleLine, other_sheet_sentences(words, sheet))
        if own_text := own_text_sentence(words, sheet):
            yield RuleLine(own_text)

    def build_turn(self) -> RulePart:
        rules, say = self.sheet.rules, self.words.say
        return RulePart(
            "turn",
            say("rules-turn"),
            (
                self.make_line(say("rules-turn-rolls", dice=rules.dice, again=rules.rolls - 1), "turn"),
                self.make_line(order_sentence(self.words, rules.order, rules.strike), "order", "strike"),
                self.make_line(say("rules-turn-end", turns=len(rules.boxes))),
            ),
        )

    def build_section(self, section: Section) -> RulePart:
        rules = self.sheet.rules
        boxes = tuple(self.explain_box(box) for box in rules.boxes if box.section is section)
        if section is Section.UPPER and rules.upper_bonus and boxes:
            bonus = rules.upper_bonus
            name = self.words.name(self.sheet, "upper-bonus")
            text = self.words.say("rules-upper-bonus", bonus=name, at=bonus.at, points=bonus.points)
            return RulePart(
                "upper", self.words.say("rules-upper"), (self.make_line(text, "upper-bonus"),), boxes
            )
        kind: Literal["upper", "lower"] = "upper" if section is Section.UPPER else "lower"
        return RulePart(kind, self.words.say(f"rules-{section}"), (), boxes)

    def explain_box(self, box: Box) -> BoxRule:
        dice = example_roll(box.pattern, self.sheet.rules.dice)
        sentences = [pattern_sentence(self.words, box.pattern), pays_sentence(self.words, box.pays)]
        if isinstance(box.pattern, Face) and box.pays == Pays(CountedDice.MATCHED):
            sentences = [self.words.say("rules-face", face=box.pattern.face)]
        if box.last_resort:
            sentences.append(self.words.say("rules-last-resort"))
        tables = self.sheet.tables
        return BoxRule(
            key=box.key,
            name=self.words.name(self.sheet, box.key),
            guessed=box.key in self.sheet.guessed.get(self.words.language, ()),
            text=" ".join(sentences),
            example=dice,
            counted=counted_dice(box, dice),
            points=tables.points[tables.keys.index(box.key)][tables.dice.roll_index(dice)],
            marks=self.footnote_marks(box.key),
        )

    def build_five_alike(self) -> RulePart:
        """Build the part about an extra five alike; on most sheets it is nothing special."""
        rules, words = self.sheet.rules, self.words
        five_alike = rules.five_alike
        box = next((one.key for one in rules.boxes if one.pattern == Groups((rules.dice,))), None)
        if box is None:
            return RulePart("further", "")
        box = five_alike.box if five_alike else box
        sentences = five_alike_sentences(words, self.sheet, five_alike, box)
        notes = {"chips": "chips", list(sentences)[-1]: "five-alike"}
        lines = tuple(self.make_line(text, notes.get(topic, "")) for topic, text in sentences.items())
        heading = words.say("rules-further", box=words.name(self.sheet, box))
        return RulePart("further", heading, lines, cases=joker_examples(words, self.sheet))

    def build_table(self) -> RulePart:
        say, customs = self.words.say, self.sheet.customs
        lines = [self.make_line(player_count_sentence(self.words, self.sheet), "players")]
        if customs.start:
            lines.append(self.make_line(say(f"rules-start-{customs.start}"), "start"))
        if customs.clockwise and self.text_mentions("direction"):
            lines.append(self.make_line(say("rules-clockwise"), "direction"))
        if customs.scorekeeper and self.text_mentions("scorekeeper"):
            lines.append(self.make_line(say(f"rules-scorekeeper-{customs.scorekeeper}"), "scorekeeper"))
        if customs.teams:
            numbers = self.words.join_or(map(str, customs.teams))
            lines.append(self.make_line(say("rules-teams", numbers=numbers), "teams"))
        series = [say("rules-series", rounds=customs.rounds)] if customs.rounds else []
        series += [say("rules-series-chosen")] if customs.players_choose_rounds else []
        series += [say(f"rules-counting-{way}") for way in customs.counting]
        if series:
            lines.append(self.make_line(" ".join(series), "series"))
        lines.append(self.make_line(say("rules-winner"), "tie"))
        return RulePart("table", say("rules-table"), tuple(lines))

    def highest_sentence(self) -> str:
        tables, five_alike = self.sheet.tables, self.sheet.rules.five_alike
        total, card = _highest_totals(tables)
        if five_alike is None or total == card:
            return self.words.say("rules-highest", total=total)
        box = self.words.name(self.sheet, five_alike.box)
        return self.words.say("rules-highest-bonus", total=total, card=card, box=box)

    def make_line(self, text: str, *topics: str) -> RuleLine:
        return RuleLine(text, self.footnote_marks(*topics))

    def footnote_marks(self, *topics: str) -> tuple[int, ...]:
        """Return the footnote numbers for topics, adding new footnotes."""
        numbers = []
        for reading in self.sheet.readings:
            if reading.note and self.applies(reading) and set(topics) & set(reading.of):
                if reading.note not in self.footnotes:
                    text = self.note_text(reading.note)
                    number = len(self.footnotes) + 1
                    self.footnotes[reading.note] = Footnote(number, text, reading.ours)
                numbers.append(self.footnotes[reading.note].number)
        return tuple(dict.fromkeys(numbers))

    def applies(self, reading: Reading) -> bool:
        """Whether a reading concerns the page's language: its printed text or, without one, how we play."""
        unprinted = self.words.language not in self.sheet.languages
        return not reading.languages or self.words.language in reading.languages or (unprinted and reading.ours)

    def text_mentions(self, topic: str) -> bool:
        """Whether the text in the page's language mentions a custom; without readings, every text does."""
        readings = [reading for reading in self.sheet.readings if topic in reading.of]
        unprinted = self.words.language not in self.sheet.languages
        return unprinted or not readings or any(map(self.applies, readings))

    def note_text(self, note: str) -> str:
        """Return a footnote from the catalogue, else the sheet's own text."""
        return self.words.say(f"note-{note}") if self.words.has(f"note-{note}") else note

    def other_translations(self) -> Iterator[str]:
        """Yield what only other translations of the sheet say."""
        for reading in self.sheet.readings:
            if reading.note and not reading.ours and not self.applies(reading):
                yield self.words.say(
                    "rules-elsewhere-line",
                    about=self.words.join_and(dict.fromkeys(self.topic_title(topic) for topic in reading.of)),
                    languages=self.words.join_and(map(self.words.language_name, reading.languages)),
                    text=self.note_text(reading.note),
                )

    def topic_title(self, topic: str) -> str:
        """Return the title of a topic: a box or the bonus by name, else the part of the page."""
        if topic in self.sheet.tables.keys or topic in PRINTED_KEYS:
            return self.words.name(self.sheet, topic)
        if topic == "five-alike":
            return self.build_five_alike().heading
        return self.words.say("rules-turn" if topic in ("turn", "order", "strike") else "rules-table")


def own_text_sentence(words: Catalogue, sheet: RuleSheet) -> str:
    """Return why a sheet is the default in this language; "" unless it is only there."""
    if sheet.id == DEFAULT_SHEET or sheet.id != default_sheet_id(words.language):
        return ""
    return words.say("rules-own-text", language=words.language_name(words.language))


def player_count_sentence(words: Catalogue, sheet: RuleSheet) -> str:
    """Return how many may play."""
    players = sheet.players
    if players.most:
        return words.say("rules-players-range", least=players.least, most=players.most)
    return words.say("rules-players-any", least=players.least)


@lru_cache(maxsize=64)
def _highest_totals(tables: RuleTables) -> tuple[int, int]:
    """Return the highest total with and without extra five alike bonuses, cached because servers ask often."""
    return tables.highest(), tables.highest(with_bonus=False)


def counted_dice(box: Box, dice: Dice) -> tuple[int, ...]:
    """Return the indices of the dice that a box counts, or that make it."""
    left = list(dice if box.pays.counted is CountedDice.ALL else box.pattern.find(dice) or ())
    places = []
    for place, die in enumerate(dice):
        if die in left:
            left.remove(die)
            places.append(place)
    return tuple(places)
