"""A rule sheet as a page to read: what each box asks and pays, with an example and footnotes.

The page is structure, not layout: the terminal and the browser lay it out each in its own way. Its examples are
scored from the sheet's own tables, so a page cannot disagree with the game.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.reasons import need
from yatzy.rules.dice import FACES, Dice
from yatzy.rules.patterns import Anything, Face, Faces, Groups, Pattern, Run
from yatzy.rules.sheet import Reading, RuleSheet
from yatzy.rules.vocabulary import Box, Counted, Joker, Order, Pays, Section, UpperFirst


@dataclass(frozen=True, slots=True)
class BoxRule:
    """One box explained."""

    name: str
    guessed: bool
    text: str
    example: Dice
    points: int
    marks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence or two, and the footnotes to it."""

    text: str
    marks: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Part:
    """A heading with what stands below it."""

    heading: str
    lines: tuple[Line, ...] = ()
    boxes: tuple[BoxRule, ...] = ()


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
    imprint: str
    parts: tuple[Part, ...]
    footnotes: tuple[Footnote, ...]
    elsewhere: tuple[tuple[tuple[str, ...], str], ...]
    """What other translations of the sheet say: their languages, and the remark."""


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
        parts = (
            self.turn(),
            self.section(Section.UPPER),
            self.section(Section.LOWER),
            self.five_alike(),
            self.table(),
        )
        return Page(
            title=self.words.name(self.sheet, "game"),
            imprint=imprint(self.sheet),
            parts=tuple(part for part in parts if part.lines or part.boxes),
            footnotes=tuple(self.footnotes.values()),
            elsewhere=tuple(self.elsewhere()),
        )

    def turn(self) -> Part:
        rules, say = self.sheet.rules, self.words.say
        order = "rules-order-fixed" if rules.order is Order.FIXED else "rules-order-free"
        return Part(
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
            return Part(self.words.say("rules-upper"), (self.line(text, "upper-bonus"),), boxes)
        return Part(self.words.say(f"rules-{section}"), (), boxes)

    def box(self, box: Box) -> BoxRule:
        dice = example(box.pattern, self.sheet.rules.dice)
        sentences = [need(self.words, box.pattern), _pays(self.words, box)]
        if isinstance(box.pattern, Face) and box.pays == Pays(Counted.MATCHED):
            sentences.pop()  # what it counts is what it pays
        if box.last_resort:
            sentences.append(self.words.say("rules-last-resort"))
        return BoxRule(
            name=self.words.name(self.sheet, box.key),
            guessed=box.key in self.sheet.guessed.get(self.words.language, ()),
            text=" ".join(sentences),
            example=dice,
            points=box.points(dice),
            marks=self.marks(box.key),
        )

    def five_alike(self) -> Part:
        rules, say = self.sheet.rules, self.words.say
        heading = say("rules-further", dice=rules.dice)
        five_alike = rules.five_alike
        if five_alike is None:
            has_box = any(box.pattern == Groups((rules.dice,)) for box in rules.boxes)
            return Part(heading, (self.line(say("rules-further-ordinary")),) if has_box else ())
        box = self.words.name(self.sheet, five_alike.box)
        chance = next((one.key for one in rules.boxes if isinstance(one.pattern, Anything)), "chance")
        facts: dict[str, str | int] = {
            "box": box,
            "chance": self.words.name(self.sheet, chance),
            "bonus": five_alike.bonus,
            "points": five_alike.in_chance or 0,
            "dice": rules.dice,
        }
        texts = [say(f"rules-further-{message}", **facts) for message in _further_messages(self.sheet)]
        return Part(heading, (*map(self.line, texts[:-1]), self.line(texts[-1], "five-alike", "chips")))

    def table(self) -> Part:
        say, table, players = self.words.say, self.sheet.table, self.sheet.players
        if players.most:
            lines = [self.line(say("rules-players-range", least=players.least, most=players.most), "players")]
        else:
            lines = [self.line(say("rules-players-any", least=players.least), "players")]
        if table.start:
            lines.append(self.line(say(f"rules-start-{table.start}"), "start"))
        if table.teams:
            lines.append(self.line(say("rules-teams", least=min(table.teams), most=max(table.teams)), "teams"))
        series = [say("rules-series", rounds=table.rounds)] if table.rounds else []
        series += [say(f"rules-counting-{way}") for way in table.counting]
        if series:
            lines.append(self.line(" ".join(series), "series"))
        lines.append(self.line(say("rules-winner"), "tie", "total", "names"))
        return Part(say("rules-table"), tuple(lines))

    def line(self, text: str, *topics: str) -> Line:
        return Line(text, self.marks(*topics))

    def marks(self, *topics: str) -> tuple[int, ...]:
        """Return the numbers of the footnotes about these, noting new ones."""
        numbers = []
        for reading in self.sheet.readings:
            if reading.note and self.applies(reading) and set(topics) & set(reading.of):
                if reading.note not in self.footnotes:
                    text = self.words.say(f"note-{reading.note}")
                    number = len(self.footnotes) + 1
                    self.footnotes[reading.note] = Footnote(number, text, reading.ours)
                numbers.append(self.footnotes[reading.note].number)
        return tuple(dict.fromkeys(numbers))

    def applies(self, reading: Reading) -> bool:
        return not reading.languages or self.words.language in reading.languages

    def elsewhere(self) -> Iterable[tuple[tuple[str, ...], str]]:
        """Yield what other translations say that the page's own language does not."""
        for reading in self.sheet.readings:
            if reading.note and not self.applies(reading) and reading.note not in self.footnotes:
                yield reading.languages, self.words.say(f"note-{reading.note}")


def imprint(sheet: RuleSheet) -> str:
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
            faces = (5, 3, 2)
            made = tuple(face for face, size in zip(faces, sizes, strict=False) for _ in range(size))
        case Run(length):
            first = max(1, FACES.stop - 1 - length)
            made = tuple(range(first, first + length))
        case Faces(faces):
            made = faces
        case Anything():
            made = (2, 3, 4, 6, 6, 6)[:dice]
    spare = (
        [face for face in (6, 4, 1) if face not in made] if isinstance(pattern, Face | Groups) else [made[-1]]
    )
    return tuple(sorted(made + tuple((spare * dice)[: dice - len(made)])))


def _pays(words: Catalogue, box: Box) -> str:
    pays = box.pays
    if pays.counted is Counted.NONE:
        return words.say("pays-fixed", points=pays.fixed)
    return words.say(f"pays-{pays.counted}{'-plus' if pays.fixed else ''}", plus=pays.fixed)


def _further_messages(sheet: RuleSheet) -> Iterable[str]:
    """Yield what there is to say about a further five alike."""
    five_alike = sheet.rules.five_alike
    if five_alike is None:
        return
    if five_alike.bonus:
        yield "bonus"
        yield "no-bonus-after-zero"
        if sheet.table.chips:
            yield "chips"
    if five_alike.joker is not Joker.NONE:
        yield "joker"
        yield f"joker-{five_alike.joker}"
    if five_alike.joker is Joker.FORCED:
        yield f"upper-{UpperFirst(five_alike.upper_first)}"
    if five_alike.in_chance is not None:
        yield "in-chance"
    if five_alike.zero_when_closed:
        yield "zero-when-closed"
