"""From plain data to a rule sheet, strictly: every fault is found, each with the path to it.

The data is what TOML or JSON gives. Nothing is guessed or passed over: an unknown key is a fault.
"""

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from yatzy.rules.dice import FACES, MOST_DICE
from yatzy.rules.errors import InvalidSheet
from yatzy.rules.patterns import Anything, Face, Faces, Groups, Pattern, Run
from yatzy.rules.sheet import (
    NAMED,
    TOPICS,
    Counting,
    Customs,
    Players,
    Reading,
    RuleSheet,
    Scorekeeper,
    Start,
)
from yatzy.rules.spot import Spot, shown
from yatzy.rules.vocabulary import (
    Box,
    Counted,
    FiveAlike,
    Joker,
    Order,
    Pays,
    Rules,
    Section,
    UpperBonus,
    UpperFirst,
)

MOST_ROLLS = 6
MOST_BOXES = 32
MOST_POINTS = 1000
MOST_AT = 10_000
MOST_SEATS = 100
LONGEST_NAME = 60
LONGEST_SOURCE = 400

PAYS = re.compile(r"(all|matched)(?:\+([0-9]{1,4}))?")
LANGUAGE = re.compile(r"[a-z]{2,3}")


def parse_sheet(data: object) -> RuleSheet:
    """Turn plain data into a rule sheet, or raise :class:`InvalidSheet` with everything wrong in it."""
    top = Spot(data, "", [])
    sheet = top.attempt(_sheet)
    if top.faults:
        raise InvalidSheet(tuple(top.faults))
    return sheet


def _sheet(top: Spot) -> RuleSheet:
    top.table(
        "id", "title", "publisher", "edition", "year", "languages", "players", "dice", "rolls", "order",
        "upper_bonus", "five_alike", "customs", "boxes", "readings", "names", "guessed",
    )  # fmt: skip
    sheet = RuleSheet(
        id=top.get("id", Spot.key),
        title=top.get("title", _name),
        rules=_rules(top),
        publisher=top.get("publisher", _name, None),
        edition=top.get("edition", _name, None),
        year=top.get("year", lambda spot: spot.whole(1900, 2200), None),
        languages=top.get("languages", lambda spot: spot.distinct(_language), _named_languages(top)),
        players=top.get("players", _players, Players()),
        customs=top.get("customs", _customs, Customs()),
    )
    top.stop_if_bad()
    _check_boxes(top.child("boxes"), sheet.rules)
    _check_combinations(top, sheet.rules)
    top.stop_if_bad()
    keys = [box.key for box in sheet.rules.boxes]
    return replace(
        sheet,
        names=top.get("names", lambda spot: _names(spot, sheet.languages, keys), {}),
        guessed=top.get("guessed", lambda spot: _guessed(spot, sheet.languages, keys), {}),
        readings=top.get("readings", lambda spot: spot.items(lambda one: _reading(one, keys)), ()),
    )


def _named_languages(top: Spot) -> tuple[str, ...]:
    """Return the languages a sheet names its boxes in, for sheets that do not list theirs."""
    names = top.child("names").value
    return tuple(tag for tag in names if LANGUAGE.fullmatch(str(tag))) if isinstance(names, dict) else ()


def _rules(top: Spot) -> Rules:
    return Rules(
        dice=top.get("dice", lambda spot: spot.whole(1, MOST_DICE), 5),
        rolls=top.get("rolls", lambda spot: spot.whole(1, MOST_ROLLS), 3),
        order=top.get("order", lambda spot: spot.choice(Order), Order.FREE),
        upper_bonus=top.get("upper_bonus", _upper_bonus, None),
        five_alike=top.get("five_alike", _five_alike, None),
        boxes=top.get("boxes", lambda spot: spot.items(_box, most=MOST_BOXES)),
    )


def _box(spot: Spot) -> Box:
    spot.table("key", "section", "pattern", "pays", "last_resort")
    box = Box(
        key=spot.get("key", Spot.key),
        section=spot.get("section", lambda one: one.choice(Section), Section.LOWER),
        pattern=spot.get("pattern", _pattern),
        pays=spot.get("pays", _pays),
        last_resort=spot.get("last_resort", Spot.flag, default=False),
    )
    spot.stop_if_bad()
    return box


def _pattern(spot: Spot) -> Pattern:
    if spot.value == "any":
        return Anything()
    readers: dict[str, Callable[[Spot], Pattern]] = {
        "face": lambda one: Face(_face(one)),
        "groups": _groups,
        "run": lambda one: Run(one.whole(2, len(FACES))),
        "faces": lambda one: Faces(_faces(one)),
    }
    if not isinstance(spot.value, dict):
        raise spot.fault("not-pattern", known=", ".join(readers), got=shown(spot.value))
    kinds = [key for key in readers if key in spot.value]
    if len(kinds) != 1:
        raise spot.fault("not-pattern", known=", ".join(readers), got=shown(spot.value))
    kind = kinds[0]
    spot.table(kind, *(("shared",) if kind == "groups" else ()))
    pattern = spot.get(kind, readers[kind])
    shared = spot.get("shared", Spot.flag, default=False)
    spot.stop_if_bad()
    if not isinstance(pattern, Groups):
        return pattern
    return Groups(pattern.sizes, shared and len(pattern.sizes) > 1)  # a single group has no face to share


def _groups(spot: Spot) -> Groups:
    sizes = spot.items(lambda one: one.whole(2, MOST_DICE), most=MOST_DICE // 2)
    return Groups(tuple(sorted(sizes, reverse=True)))


def _face(spot: Spot) -> int:
    return spot.whole(FACES.start, FACES.stop - 1)


def _faces(spot: Spot) -> tuple[int, ...]:
    return tuple(sorted(spot.distinct(_face, most=len(FACES))))


def _pays(spot: Spot) -> Pays:
    if isinstance(spot.value, int):
        return Pays(Counted.NONE, spot.whole(0, MOST_POINTS))
    found = PAYS.fullmatch(spot.value) if isinstance(spot.value, str) else None
    if found is None or int(found[2] or 0) > MOST_POINTS:
        raise spot.fault("not-pays", most=MOST_POINTS, got=shown(spot.value))
    return Pays(Counted(found[1]), int(found[2] or 0))


def _upper_bonus(spot: Spot) -> UpperBonus:
    spot.table("at", "points")
    return UpperBonus(
        at=spot.get("at", lambda one: one.whole(1, MOST_AT)),
        points=spot.get("points", lambda one: one.whole(0, MOST_POINTS)),
    )


def _five_alike(spot: Spot) -> FiveAlike:
    spot.table("box", "bonus", "joker", "upper_first", "in_chance", "zero_when_closed")
    joker = spot.get("joker", lambda one: one.choice(Joker), Joker.NONE)
    five_alike = FiveAlike(
        box=spot.get("box", Spot.key),
        bonus=spot.get("bonus", lambda one: one.whole(0, MOST_POINTS), 0),
        joker=joker,
        upper_first=spot.get("upper_first", lambda one: one.choice(UpperFirst), UpperFirst.ALWAYS),
        in_chance=spot.get("in_chance", lambda one: one.whole(0, MOST_POINTS), None),
        zero_when_closed=spot.get("zero_when_closed", Spot.flag, default=False),
    )
    spot.stop_if_bad()
    if "upper_first" in spot.any_table() and joker is not Joker.FORCED:
        raise spot.child("upper_first").fault("needs-forced-joker")
    if five_alike.zero_when_closed and joker is not Joker.NONE:
        raise spot.child("zero_when_closed").fault("against-joker")
    return five_alike


def _check_boxes(spot: Spot, rules: Rules) -> None:
    """Hold the boxes against the dice and against each other."""
    seen = Counter[str]()
    for index, box in enumerate(rules.boxes):
        here = Spot(box, f"{spot.path}[{index}]", spot.faults)
        seen[box.key] += 1
        if seen[box.key] > 1 or box.key in NAMED or box.key in TOPICS:
            here.child("key").fault("key-taken", key=box.key)
        if box.section is Section.UPPER and (
            not isinstance(box.pattern, Face) or box.pays != Pays(Counted.MATCHED) or box.last_resort
        ):
            here.fault("upper-box")
        needed, word = _dice_needed(box.pattern)
        if needed > rules.dice:
            here.child("pattern").child(word).fault("too-many-dice", needed=needed, dice=rules.dice)
        if box.last_resort and rules.order is Order.FIXED:
            here.child("last_resort").fault("against-order")


def _dice_needed(pattern: Pattern) -> tuple[int, str]:
    match pattern:
        case Groups(sizes):
            return sum(sizes), "groups"
        case Run(length):
            return length, "run"
        case Faces(faces):
            return len(faces), "faces"
        case Face():
            return 1, "face"
        case Anything():
            return 0, "any"


def _check_combinations(top: Spot, rules: Rules) -> None:
    """Hold the rule for a further five alike and the bonus against the boxes."""
    if rules.upper_bonus and not any(box.section is Section.UPPER for box in rules.boxes):
        top.child("upper_bonus").fault("no-upper-box")
    five_alike = rules.five_alike
    if five_alike is None:
        return
    spot = top.child("five_alike")
    index = rules.box_index(five_alike.box)
    if index is None or rules.boxes[index].pattern != Groups((rules.dice,)):
        spot.child("box").fault("not-five-alike", dice=rules.dice)
    if five_alike.joker is Joker.FORCED and rules.order is Order.FIXED:
        spot.child("joker").fault("against-order")
    chances = [box for box in rules.boxes if isinstance(box.pattern, Anything)]
    for word in ("in_chance", "zero_when_closed"):
        if getattr(five_alike, word) not in (None, False) and len(chances) != 1:
            raise spot.child(word).fault("needs-chance", got=len(chances))
    if five_alike.in_chance is not None:
        ordinary = chances[0].points((FACES.stop - 1,) * rules.dice)
        if five_alike.in_chance < ordinary:
            raise spot.child("in_chance").fault("less-than-chance", least=ordinary)


def _players(spot: Spot) -> Players:
    spot.table("min", "max")
    least = spot.get("min", lambda one: one.whole(1, MOST_SEATS), 1)
    most = spot.get("max", lambda one: one.whole(1, MOST_SEATS), None)
    spot.stop_if_bad()
    if most is not None and most < least:
        raise spot.child("max").fault("not-whole", least=least, most=MOST_SEATS, got=most)
    return Players(least, most)


def _customs(spot: Spot) -> Customs:
    spot.table("start", "scorekeeper", "teams", "rounds", "counting", "chips")
    return Customs(
        start=spot.get("start", lambda one: one.choice(Start), None),
        scorekeeper=spot.get("scorekeeper", lambda one: one.choice(Scorekeeper), None),
        teams=spot.get("teams", lambda one: one.distinct(lambda team: team.whole(2, MOST_SEATS)), ()),
        rounds=spot.get("rounds", lambda one: one.whole(1, MOST_SEATS), None),
        counting=spot.get("counting", lambda one: one.distinct(lambda way: way.choice(Counting)), ()),
        chips=spot.get("chips", Spot.flag, default=False),
    )


def _reading(spot: Spot, keys: list[str]) -> Reading:
    spot.table("of", "source", "ours", "note", "languages", "instead")
    return Reading(
        of=spot.get("of", lambda one: one.distinct(lambda word: word.one_of([*keys, *TOPICS]))),
        source=spot.get("source", lambda one: one.text(LONGEST_SOURCE)),
        ours=spot.get("ours", Spot.flag, default=False),
        note=spot.get("note", lambda one: one.text(LONGEST_SOURCE), None),
        languages=spot.get("languages", lambda one: one.distinct(_language), ()),
        instead=spot.get("instead", Spot.key, None),
    )


def _names(spot: Spot, languages: Sequence[str], keys: Sequence[str]) -> Mapping[str, Mapping[str, str]]:
    def read(one: Spot) -> Mapping[str, str]:
        return one.entries(_name, (*NAMED, *keys))

    return spot.entries(read, languages)


def _guessed(spot: Spot, languages: Sequence[str], keys: Sequence[str]) -> Mapping[str, frozenset[str]]:
    def read(one: Spot) -> frozenset[str]:
        return frozenset(one.distinct(lambda key: key.one_of([*NAMED, *keys])))

    return spot.entries(read, languages)


def _name(spot: Spot) -> str:
    return spot.text(LONGEST_NAME)


def _language(spot: Spot) -> str:
    if not isinstance(spot.value, str) or not LANGUAGE.fullmatch(spot.value):
        raise spot.fault("not-language", got=shown(spot.value))
    return spot.value
