"""A rule sheet as a page to read: what each box asks and pays, with an example and footnotes.

The page is structure, not layout: the terminal and the browser lay it out each in its own way. Its examples are
scored by the sheet's own boxes, so a page cannot disagree with the game.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.further import Case, further_cases
from yatzy.l10n.reasons import need
from yatzy.rules.dice import FACES, Dice
from yatzy.rules.patterns import Anything, Face, Faces, Groups, Pattern, Run
from yatzy.rules.sheet import NAMED, Reading, RuleSheet
from yatzy.rules.tables import RuleTables
from yatzy.rules.vocabulary import Box, Counted, Joker, Order, Pays, Section


@dataclass(frozen=True, slots=True)
class BoxRule:
    """One box explained."""

    key: str
    name: str
    guessed: bool
    """Whether the sheet does not print that name, or our copy of it cannot be read."""
    text: str
    example: Dice
    counted: tuple[int, ...]
    """The places of those dice, from 0, that make the box or are counted in it."""
    points: int
    """What the example gives there."""
    marks: tuple[int, ...]
    """The numbers of the footnotes."""


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence or two, and the footnotes to it."""

    text: str
    marks: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Part:
    """A heading with what stands below it."""

    kind: Literal["turn", "upper", "lower", "further", "table"]
    heading: str
    lines: tuple[Line, ...] = ()
    boxes: tuple[BoxRule, ...] = ()
    cases: tuple[Case, ...] = ()


@dataclass(frozen=True, slots=True)
class Footnote:
    """A numbered remark; ``ours`` where the sheet leaves something open."""

    number: int
    text: str
    ours: bool


@dataclass(frozen=True, slots=True)
class Page:
    """A sheet's rules, in reading order."""

    title: str
    imprint: tuple[Line, ...]
    parts: tuple[Part, ...]
    footnotes: tuple[Footnote, ...]
    elsewhere: tuple[str, ...]
    """What other translations of the sheet say."""
    highest: str
    """The highest total there can be, in a sentence."""


def rulebook(words: Catalogue, sheet: RuleSheet) -> Page:
    """Write the page for a sheet."""
    return _Writer(words, sheet).page()


class _Writer:
    """Writes one page, numbering footnotes as they are first needed."""

    def __init__(self, words: Catalogue, sheet: RuleSheet) -> None:
        self.words = words
        self.sheet = sheet
        self.footnotes: dict[str, Footnote] = {}

    def page(self) -> Page:
        imprint = tuple(self.imprint())  # first on the page, so first in the footnotes
        parts = (
            self.turn(),
            self.section(Section.UPPER),
            self.section(Section.LOWER),
            self.five_alike(),
            self.table(),
        )
        return Page(
            title=self.words.name(self.sheet, "game"),
            imprint=imprint,
            parts=tuple(part for part in parts if part.lines or part.boxes),
            footnotes=tuple(self.footnotes.values()),
            elsewhere=tuple(self.elsewhere()),
            highest=self.highest(),
        )

    def imprint(self) -> Iterator[Line]:
        sheet, words = self.sheet, self.words
        if sheet.languages:
            names = [words.language_name(language) for language in sheet.languages]
            printed = [words.say("rules-printed-in", languages=words.both(names))]
            if words.language not in sheet.languages:
                printed.append(words.say("rules-not-printed", language=words.language_name(words.language)))
            yield self.line(f"{full_title(sheet)}. {' '.join(printed)}", "names")
        elif full_title(sheet) != words.name(sheet, "game"):
            yield self.line(full_title(sheet), "names")
        yield from map(Line, instead(words, sheet))

    def turn(self) -> Part:
        rules, say = self.sheet.rules, self.words.say
        order = "rules-order-fixed" if rules.order is Order.FIXED else "rules-order-free"
        return Part(
            "turn",
            say("rules-turn"),
            (
                self.line(say("rules-turn-rolls", dice=rules.dice, again=rules.rolls - 1), "turn"),
                self.line(say(order), "order", "strike"),
                self.line(say("rules-turn-end", turns=len(rules.boxes))),
            ),
        )

    def section(self, section: Section) -> Part:
        rules = self.sheet.rules
        boxes = tuple(self.box(box) for box in rules.boxes if box.section is section)
        if section is Section.UPPER and rules.upper_bonus and boxes:
            bonus = rules.upper_bonus
            name = self.words.name(self.sheet, "upper-bonus")
            text = self.words.say("rules-upper-bonus", bonus=name, at=bonus.at, points=bonus.points)
            return Part("upper", self.words.say("rules-upper"), (self.line(text, "upper-bonus"),), boxes)
        kind: Literal["upper", "lower"] = "upper" if section is Section.UPPER else "lower"
        return Part(kind, self.words.say(f"rules-{section}"), (), boxes)

    def box(self, box: Box) -> BoxRule:
        dice = example(box.pattern, self.sheet.rules.dice)
        sentences = [need(self.words, box.pattern), _pays(self.words, box)]
        if isinstance(box.pattern, Face) and box.pays == Pays(Counted.MATCHED):
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
            counted=_counted(box, dice),
            points=tables.points[tables.keys.index(box.key)][tables.dice.roll_index(dice)],
            marks=self.marks(box.key),
        )

    def five_alike(self) -> Part:
        """Write what another five alike does; on most sheets nothing special."""
        rules, words = self.sheet.rules, self.words
        five_alike = rules.five_alike
        box = next((one.key for one in rules.boxes if one.pattern == Groups((rules.dice,))), None)
        if box is None:
            return Part("further", "")
        chance = next((one.key for one in rules.boxes if isinstance(one.pattern, Anything)), "chance")
        facts: dict[str, str | int] = {
            "box": words.name(self.sheet, five_alike.box if five_alike else box),
            "chance": words.name(self.sheet, chance),
            "bonus": five_alike.bonus if five_alike else 0,
            "points": (five_alike and five_alike.in_chance) or 0,
        }
        messages = [f"rules-further-{one}" for one in _further_messages(self.sheet) or ["ordinary"]]
        topics = {"rules-further-chips": "chips", messages[-1]: "five-alike"}
        lines = tuple(self.line(words.say(one, **facts), topics.get(one, "")) for one in messages)
        cases = further_cases(words, self.sheet)
        return Part("further", words.say("rules-further", **facts), lines, cases=cases)

    def table(self) -> Part:
        say, customs = self.words.say, self.sheet.customs
        lines = [self.line(players_wanted(self.words, self.sheet), "players")]
        if customs.start:
            lines.append(self.line(say(f"rules-start-{customs.start}"), "start"))
        if customs.scorekeeper:
            lines.append(self.line(say(f"rules-scorekeeper-{customs.scorekeeper}")))
        if customs.teams:
            numbers = self.words.either(map(str, customs.teams))
            lines.append(self.line(say("rules-teams", numbers=numbers), "teams"))
        series = [say("rules-series", rounds=customs.rounds)] if customs.rounds else []
        series += [say(f"rules-counting-{way}") for way in customs.counting]
        if series:
            lines.append(self.line(" ".join(series), "series"))
        lines.append(self.line(say("rules-winner"), "tie"))
        return Part("table", say("rules-table"), tuple(lines))

    def highest(self) -> str:
        tables, five_alike = self.sheet.tables, self.sheet.rules.five_alike
        total, card = _highest(tables)
        if five_alike is None or total == card:
            return self.words.say("rules-highest", total=total)
        box = self.words.name(self.sheet, five_alike.box)
        return self.words.say("rules-highest-bonus", total=total, card=card, box=box)

    def line(self, text: str, *topics: str) -> Line:
        return Line(text, self.marks(*topics))

    def marks(self, *topics: str) -> tuple[int, ...]:
        """Return the numbers of the footnotes about these, noting new ones."""
        numbers = []
        for reading in self.sheet.readings:
            if reading.note and self.applies(reading) and set(topics) & set(reading.of):
                if reading.note not in self.footnotes:
                    text = self.note(reading.note)
                    number = len(self.footnotes) + 1
                    self.footnotes[reading.note] = Footnote(number, text, reading.ours)
                numbers.append(self.footnotes[reading.note].number)
        return tuple(dict.fromkeys(numbers))

    def applies(self, reading: Reading) -> bool:
        """Whether a reading concerns the page's language: its text or, where there is none, how we play."""
        unprinted = self.words.language not in self.sheet.languages
        return not reading.languages or self.words.language in reading.languages or (unprinted and reading.ours)

    def note(self, note: str) -> str:
        """Return a footnote from the catalogue, or the sheet's own words."""
        return self.words.say(f"note-{note}") if self.words.has(f"note-{note}") else note

    def elsewhere(self) -> Iterator[str]:
        """Yield what other translations say that the page's own language does not."""
        for reading in self.sheet.readings:
            if reading.note and not reading.ours and not self.applies(reading):
                yield self.words.say(
                    "rules-elsewhere-line",
                    about=self.words.both(dict.fromkeys(self.about(topic) for topic in reading.of)),
                    languages=self.words.both(map(self.words.language_name, reading.languages)),
                    text=self.note(reading.note),
                )

    def about(self, topic: str) -> str:
        """Return what a reading is about: a box or the bonus by name, else the part of the page."""
        if topic in self.sheet.tables.keys or topic in NAMED:
            return self.words.name(self.sheet, topic)
        if topic == "five-alike":
            return self.five_alike().heading
        return self.words.say("rules-turn" if topic in ("turn", "order", "strike") else "rules-table")


def instead(words: Catalogue, sheet: RuleSheet) -> Iterator[str]:
    """Yield where to turn when the sheet's text in this language has a rule of its own."""
    for reading in sheet.readings:
        if reading.instead and words.language in reading.languages:
            language = words.language_name(words.language)
            yield words.say("rules-instead", language=language, sheet=reading.instead)


def players_wanted(words: Catalogue, sheet: RuleSheet) -> str:
    """Return the sentence about how many may play."""
    players = sheet.players
    if players.most:
        return words.say("rules-players-range", least=players.least, most=players.most)
    return words.say("rules-players-any", least=players.least)


def full_title(sheet: RuleSheet) -> str:
    """Return who published the sheet, which edition, and when, as far as it says."""
    year = str(sheet.year) if sheet.year else None
    title = f"{sheet.publisher} {sheet.title}" if sheet.publisher else sheet.title
    return ", ".join(dict.fromkeys(part for part in (title, sheet.edition, year) if part))


def example(pattern: Pattern, dice: int) -> Dice:
    """Return dice that make a pattern, and nothing dearer."""
    match pattern:
        case Face(face):
            made: tuple[int, ...] = (face,) * min(3, dice)
        case Groups(sizes, _):
            made = tuple(face for face, size in zip((5, 3, 2), sizes, strict=False) for _ in range(size))
        case Run(length):
            first = max(1, FACES.stop - 1 - length)
            made = tuple(range(first, first + length))
        case Faces(faces):
            made = faces
        case Anything():
            made = (2, 3, 4, 6, 6, 6)[:dice]
    if isinstance(pattern, Face | Groups):
        others = tuple(face for face in (6, 4, 1, 3, 2) if face not in made)
    else:
        others = made[-1:] * dice
    return tuple(sorted((made + others)[:dice]))


@lru_cache(maxsize=64)
def _highest(tables: RuleTables) -> tuple[int, int]:
    """Return the highest total with and without the bonus for a further five alike: a server is asked often."""
    return tables.highest(), tables.highest(with_bonus=False)


def _counted(box: Box, dice: Dice) -> tuple[int, ...]:
    """Return the places of the dice that a box looks at: all that it counts, or those that make it."""
    left = list(dice if box.pays.counted is Counted.ALL else box.pattern.find(dice) or ())
    places = []
    for place, die in enumerate(dice):
        if die in left:
            left.remove(die)
            places.append(place)
    return tuple(places)


def _pays(words: Catalogue, box: Box) -> str:
    pays = box.pays
    if pays.counted is Counted.NONE:
        return words.say("pays-fixed", points=pays.fixed)
    return words.say(f"pays-{pays.counted}{'-plus' if pays.fixed else ''}", plus=pays.fixed)


def _further_messages(sheet: RuleSheet) -> list[str]:
    """Return what there is to say about a further five alike."""
    five_alike = sheet.rules.five_alike
    if five_alike is None:
        return []
    said = {
        "bonus": bool(five_alike.bonus),
        "no-bonus-after-zero": bool(five_alike.bonus),
        "chips": bool(five_alike.bonus) and sheet.customs.chips,
        "joker": five_alike.joker is not Joker.NONE,
        f"joker-{five_alike.joker}": five_alike.joker is not Joker.NONE,
        f"upper-{five_alike.upper_first}": five_alike.joker is Joker.FORCED,
        "in-chance": five_alike.in_chance is not None,
        "zero-when-closed": five_alike.zero_when_closed,
    }
    return [message for message, applies in said.items() if applies]
