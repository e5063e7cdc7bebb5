"""Parser from plain data (decoded TOML or JSON) to a rule sheet.

Strict: unknown keys are faults, and faults are reported together, each with its path.
"""

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import islice

from yatzy.rules.cursor import Cursor, FaultList, quote_value
from yatzy.rules.dice import FACES, MOST_DICE
from yatzy.rules.errors import InvalidSheet
from yatzy.rules.options import SEPARATOR, BoxChange, Option
from yatzy.rules.patterns import RUN_LENGTHS, Anything, Face, Faces, Groups, Pattern, Run
from yatzy.rules.sheet import (
    PRINTED_KEYS,
    TOPICS,
    Counting,
    Customs,
    Players,
    Reading,
    RuleSheet,
    Scorekeeper,
    Start,
)
from yatzy.rules.vocabulary import (
    BonusAfter,
    BonusWhile,
    Box,
    CountedDice,
    FiveAlike,
    Joker,
    JokerPays,
    Order,
    Pays,
    Rules,
    Section,
    Strike,
    UpperBonus,
    UpperFirst,
    ZeroWhenClosed,
)

MOST_ROLLS = 6
MOST_BOXES = 32
MOST_POINTS = 1000
MOST_AT = 10_000
MOST_OPTIONS = 12
MOST_SEATS = 100
MOST_LANGUAGES = 100
LONGEST_NAME = 60
LONGEST_SOURCE = 400

PAYS = re.compile(r"(all|matched)(?:\+([0-9]{1,4}))?")
LANGUAGE = re.compile(r"[a-z]{2,3}")
ANY_DICE = "any"
"""The pattern of Chance."""


def parse_sheet(data: object) -> RuleSheet:
    """Return the rule sheet; raise :class:`InvalidSheet` with the faults in the data."""
    top = Cursor(data, "", FaultList())
    sheet = top.try_read(_read_sheet)
    if top.faults.count:
        raise InvalidSheet(tuple(top.faults.first), top.faults.count - len(top.faults.first))
    return sheet


def _read_sheet(top: Cursor) -> RuleSheet:
    top.read_table(
        "id", "title", "publisher", "edition", "year", "languages", "players", "dice", "rolls", "order",
        "strike", "upper_bonus", "five_alike", "customs", "boxes", "readings", "options", "names", "guessed",
    )  # fmt: skip
    sheet = RuleSheet(
        id=top.get("id", _read_sheet_id),
        title=top.get("title", _read_name),
        rules=_read_rules(top),
        publisher=top.get("publisher", _read_name, None),
        edition=top.get("edition", _read_name, None),
        year=top.get("year", lambda cursor: cursor.read_int(1900, 2200), None),
        languages=top.get(
            "languages",
            lambda cursor: cursor.read_distinct(_read_language, most=MOST_LANGUAGES),
            _named_languages(top),
        ),
        players=top.get("players", _read_players, Players()),
        customs=top.get("customs", _read_customs, Customs()),
    )
    top.raise_if_faulty()
    _check_boxes(top.child("boxes"), sheet.rules)
    _check_combinations(top, sheet.rules)
    top.raise_if_faulty()
    keys = [box.key for box in sheet.rules.boxes]
    names: Mapping[str, Mapping[str, str]] = top.get(
        "names", lambda cursor: _read_names(cursor, sheet.languages, keys), {}
    )
    guessed: Mapping[str, frozenset[str]] = top.get(
        "guessed", lambda cursor: _read_guessed(cursor, sheet.languages, keys), {}
    )
    readings: tuple[Reading, ...] = top.get(
        "readings", lambda cursor: cursor.read_list(lambda child: _read_reading(child, keys)), ()
    )
    options: tuple[Option, ...] = top.get(
        "options",
        lambda cursor: cursor.read_list(lambda child: _read_option(child, sheet.rules), most=MOST_OPTIONS),
        (),
    )
    top.raise_if_faulty()  # what could not be read is a placeholder
    _check_option_keys(top, options)
    top.raise_if_faulty()
    return replace(sheet, names=names, guessed=guessed, readings=readings, options=options)


def _read_sheet_id(cursor: Cursor) -> str:
    """Read an id: a key, or several where options of a sheet were chosen."""
    parts = cursor.value.split(SEPARATOR) if isinstance(cursor.value, str) else [cursor.value]
    if len(parts) > MOST_OPTIONS + 1:
        raise cursor.add_fault("list-length", most=MOST_OPTIONS + 1, got=len(parts))
    return SEPARATOR.join([Cursor(part, cursor.path, cursor.faults).read_key() for part in parts])


def _named_languages(top: Cursor) -> tuple[str, ...]:
    """Return the languages of the box names, the default where a sheet does not list its languages."""
    names = top.child("names").value
    tags = islice(names, MOST_LANGUAGES) if isinstance(names, dict) else ()
    return tuple(tag for tag in tags if LANGUAGE.fullmatch(str(tag)))


def _read_rules(top: Cursor) -> Rules:
    return Rules(
        dice=top.get("dice", lambda cursor: cursor.read_int(1, MOST_DICE), 5),
        rolls=top.get("rolls", lambda cursor: cursor.read_int(1, MOST_ROLLS), 3),
        order=top.get("order", lambda cursor: cursor.read_enum(Order), Order.FREE),
        strike=top.get("strike", lambda cursor: cursor.read_enum(Strike), Strike.FREE),
        upper_bonus=top.get("upper_bonus", _read_upper_bonus, None),
        five_alike=top.get("five_alike", _read_five_alike, None),
        boxes=top.get("boxes", lambda cursor: cursor.read_list(_read_box, most=MOST_BOXES)),
    )


def _read_box(cursor: Cursor) -> Box:
    cursor.read_table("key", "section", "pattern", "pays", "last_resort")
    box = Box(
        key=cursor.get("key", Cursor.read_key),
        section=cursor.get("section", lambda child: child.read_enum(Section), Section.LOWER),
        pattern=cursor.get("pattern", _read_pattern),
        pays=cursor.get("pays", _read_pays),
        last_resort=cursor.get("last_resort", Cursor.read_bool, default=False),
    )
    cursor.raise_if_faulty()
    return box


def _read_pattern(cursor: Cursor) -> Pattern:
    if cursor.value == ANY_DICE:
        return Anything()
    known = ", ".join(PATTERN_READERS)
    if not isinstance(cursor.value, dict):
        raise cursor.add_fault("not-pattern", known=known, got=quote_value(cursor.value))
    kinds = [key for key in PATTERN_READERS if key in cursor.value]
    if len(kinds) != 1:
        raise cursor.add_fault("not-pattern", known=known, got=quote_value(cursor.value))
    kind = kinds[0]
    cursor.read_table(kind, *(("shared",) if kind == "groups" else ()))
    pattern = cursor.get(kind, PATTERN_READERS[kind])
    shared = cursor.get("shared", Cursor.read_bool, default=False)
    cursor.raise_if_faulty()
    if not isinstance(pattern, Groups):
        return pattern
    return Groups(pattern.sizes, shared and len(pattern.sizes) > 1)  # a single group has no face to share


def _read_groups(cursor: Cursor) -> Groups:
    sizes = cursor.read_list(lambda child: child.read_int(2, MOST_DICE), most=MOST_DICE // 2)
    return Groups(tuple(sorted(sizes, reverse=True)))


def _read_face(cursor: Cursor) -> int:
    return cursor.read_int(FACES.start, FACES.stop - 1)


def _read_faces(cursor: Cursor) -> tuple[int, ...]:
    return tuple(sorted(cursor.read_distinct(_read_face, most=len(FACES))))


PATTERN_READERS: dict[str, Callable[[Cursor], Pattern]] = {
    "face": lambda child: Face(_read_face(child)),
    "groups": _read_groups,
    "run": lambda child: Run(child.read_int(RUN_LENGTHS.start, RUN_LENGTHS.stop - 1)),
    "faces": lambda child: Faces(_read_faces(child)),
}


def _read_pays(cursor: Cursor) -> Pays:
    if isinstance(cursor.value, int):
        return Pays(CountedDice.NONE, cursor.read_int(0, MOST_POINTS))
    match = PAYS.fullmatch(cursor.value) if isinstance(cursor.value, str) else None
    if match is None or int(match[2] or 0) > MOST_POINTS:
        raise cursor.add_fault("not-pays", most=MOST_POINTS, got=quote_value(cursor.value))
    return Pays(CountedDice(match[1]), int(match[2] or 0))


def _read_upper_bonus(cursor: Cursor) -> UpperBonus:
    cursor.read_table("at", "points")
    return UpperBonus(
        at=cursor.get("at", lambda child: child.read_int(1, MOST_AT)),
        points=cursor.get("points", lambda child: child.read_int(0, MOST_POINTS)),
    )


def _read_five_alike(cursor: Cursor) -> FiveAlike:
    cursor.read_table(
        "box", "bonus", "bonus_after", "bonus_while", "joker", "upper_first", "joker_pays", "in_chance",
        "zero_when_closed",
    )  # fmt: skip
    joker = cursor.get("joker", lambda child: child.read_enum(Joker), Joker.NONE)
    bonus = cursor.get("bonus", lambda child: child.read_int(0, MOST_POINTS), 0)
    after = cursor.get("bonus_after", lambda child: child.read_enum(BonusAfter), BonusAfter.POINTS)
    only_while = cursor.get("bonus_while", lambda child: child.read_enum(BonusWhile), BonusWhile.ALWAYS)
    pays = cursor.get("joker_pays", lambda child: child.read_enum(JokerPays), JokerPays.DICE)
    five_alike = FiveAlike(
        box=cursor.get("box", Cursor.read_key),
        bonus=bonus,
        bonus_after=after if bonus else BonusAfter.POINTS,  # without a bonus there is nothing to say of it
        bonus_while=only_while if bonus else BonusWhile.ALWAYS,
        joker=joker,
        upper_first=cursor.get("upper_first", lambda child: child.read_enum(UpperFirst), UpperFirst.ALWAYS),
        joker_pays=JokerPays.DICE if joker is Joker.NONE else pays,
        in_chance=cursor.get("in_chance", lambda child: child.read_int(0, MOST_POINTS), None),
        zero_when_closed=cursor.get("zero_when_closed", _read_zero_when_closed, ZeroWhenClosed.NEVER),
    )
    cursor.raise_if_faulty()
    if "upper_first" in cursor.read_any_table() and joker is not Joker.FORCED:
        raise cursor.child("upper_first").add_fault("needs-forced-joker")
    if five_alike.zero_when_closed is not ZeroWhenClosed.NEVER and joker is not Joker.NONE:
        raise cursor.child("zero_when_closed").add_fault("against-joker")
    return five_alike


def _read_zero_when_closed(cursor: Cursor) -> ZeroWhenClosed:
    by_value = {choice.as_data(): choice for choice in ZeroWhenClosed}
    if isinstance(cursor.value, str):
        return by_value[cursor.read_one_of([value for value in by_value if isinstance(value, str)])]
    return by_value[cursor.read_bool()]


def _read_option(cursor: Cursor, rules: Rules) -> Option:
    """Read an option, and check the rules that it leads to."""
    cursor.read_table("key", "source", "order", "strike", "upper_bonus", "five_alike", "boxes")
    option = Option(
        key=cursor.get("key", Cursor.read_key),
        source=cursor.get("source", lambda child: child.read_text(LONGEST_SOURCE)),
        order=cursor.get("order", lambda child: child.read_enum(Order), None),
        strike=cursor.get("strike", lambda child: child.read_enum(Strike), None),
        upper_bonus=cursor.get("upper_bonus", _read_upper_bonus, None),
        five_alike=cursor.get("five_alike", _read_five_alike, None),
        boxes=cursor.get("boxes", lambda child: _read_box_changes(child, rules), ()),
    )
    cursor.raise_if_faulty()
    if not option.topics:
        raise cursor.child("boxes").add_fault("missing")
    changed = option.apply(rules)
    _check_boxes(cursor.child("boxes"), changed)
    _check_combinations(cursor, changed)
    cursor.raise_if_faulty()
    return option


def _read_box_changes(cursor: Cursor, rules: Rules) -> tuple[BoxChange, ...]:
    def read(child: Cursor) -> BoxChange:
        child.read_table("pattern", "pays", "last_resort")
        return BoxChange(
            key=child.path.rpartition(".")[2],
            pattern=child.get("pattern", _read_pattern, None),
            pays=child.get("pays", _read_pays, None),
            last_resort=child.get("last_resort", Cursor.read_bool, None),
        )

    return tuple(cursor.read_entries(read, [box.key for box in rules.boxes]).values())


def _check_option_keys(top: Cursor, options: Sequence[Option]) -> None:
    seen = Counter(option.key for option in options)
    for key in (key for key, count in seen.items() if count > 1):
        top.child("options").add_fault("key-taken", key=key)


def _check_boxes(cursor: Cursor, rules: Rules) -> None:
    """Check that the boxes fit the dice and each other."""
    seen = Counter[str]()
    for index, box in enumerate(rules.boxes):
        box_cursor = Cursor(box, f"{cursor.path}[{index}]", cursor.faults)
        seen[box.key] += 1
        if seen[box.key] > 1 or box.key in PRINTED_KEYS or box.key in TOPICS:
            box_cursor.child("key").add_fault("key-taken", key=box.key)
        if box.section is Section.UPPER and (
            not isinstance(box.pattern, Face) or box.pays != Pays(CountedDice.MATCHED) or box.last_resort
        ):
            box_cursor.add_fault("upper-box")
        needed, word = _dice_needed(box.pattern)
        if needed > rules.dice:
            box_cursor.child("pattern").child(word).add_fault("too-many-dice", needed=needed, dice=rules.dice)
        if box.last_resort and rules.order is Order.FIXED:
            box_cursor.child("last_resort").add_fault("against-order")


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


def _check_combinations(top: Cursor, rules: Rules) -> None:
    """Check that the upper bonus and the rule for an extra five alike fit the boxes."""
    if rules.upper_bonus and not any(box.section is Section.UPPER for box in rules.boxes):
        top.child("upper_bonus").add_fault("no-upper-box")
    if rules.strike is Strike.LAST and rules.order is Order.FIXED:
        top.child("strike").add_fault("against-order")
    five_alike = rules.five_alike
    if five_alike is None:
        return
    cursor = top.child("five_alike")
    index = rules.box_index(five_alike.box)
    if index is None or rules.boxes[index].pattern != Groups((rules.dice,)):
        cursor.child("box").add_fault("not-five-alike", dice=rules.dice)
    if five_alike.joker is Joker.FORCED and rules.order is Order.FIXED:
        cursor.child("joker").add_fault("against-order")
    chances = [box for box in rules.boxes if isinstance(box.pattern, Anything)]
    needs_chance = {
        "in_chance": five_alike.in_chance is not None,
        "zero_when_closed": five_alike.zero_when_closed is not ZeroWhenClosed.NEVER,
    }
    for word, needed in needs_chance.items():
        if needed and len(chances) != 1:
            raise cursor.child(word).add_fault("needs-chance", got=len(chances))
    if five_alike.in_chance is not None:
        ordinary = chances[0].points((FACES.stop - 1,) * rules.dice)
        if five_alike.in_chance < ordinary:
            raise cursor.child("in_chance").add_fault("less-than-chance", least=ordinary)


def _read_players(cursor: Cursor) -> Players:
    cursor.read_table("min", "max")
    least = cursor.get("min", lambda child: child.read_int(1, MOST_SEATS), 1)
    most = cursor.get("max", lambda child: child.read_int(1, MOST_SEATS), None)
    cursor.raise_if_faulty()
    if most is not None and most < least:
        raise cursor.child("max").add_fault("not-whole", least=least, most=MOST_SEATS, got=most)
    return Players(least, most)


def _read_customs(cursor: Cursor) -> Customs:
    cursor.read_table(
        "start", "scorekeeper", "clockwise", "teams", "rounds", "counting", "chips", "half_totals"
    )
    return Customs(
        start=cursor.get("start", lambda child: child.read_enum(Start), None),
        scorekeeper=cursor.get("scorekeeper", lambda child: child.read_enum(Scorekeeper), None),
        clockwise=cursor.get("clockwise", Cursor.read_bool, default=False),
        teams=cursor.get(
            "teams", lambda child: child.read_distinct(lambda team: team.read_int(2, MOST_SEATS)), ()
        ),
        rounds=cursor.get("rounds", lambda child: child.read_int(1, MOST_SEATS), None),
        counting=cursor.get(
            "counting", lambda child: child.read_distinct(lambda way: way.read_enum(Counting)), ()
        ),
        chips=cursor.get("chips", Cursor.read_bool, default=False),
        half_totals=cursor.get("half_totals", Cursor.read_bool, default=False),
    )


def _read_reading(cursor: Cursor, keys: list[str]) -> Reading:
    cursor.read_table("of", "source", "ours", "note", "languages", "instead")
    return Reading(
        of=cursor.get("of", lambda child: child.read_distinct(lambda word: word.read_one_of([*keys, *TOPICS]))),
        source=cursor.get("source", lambda child: child.read_text(LONGEST_SOURCE)),
        ours=cursor.get("ours", Cursor.read_bool, default=False),
        note=cursor.get("note", lambda child: child.read_text(LONGEST_SOURCE), None),
        languages=cursor.get("languages", lambda child: child.read_distinct(_read_language), ()),
        instead=cursor.get("instead", Cursor.read_key, None),
    )


def _read_names(
    cursor: Cursor, languages: Sequence[str], keys: Sequence[str]
) -> Mapping[str, Mapping[str, str]]:
    def read(child: Cursor) -> Mapping[str, str]:
        return child.read_entries(_read_name, (*PRINTED_KEYS, *keys))

    return cursor.read_entries(read, languages)


def _read_guessed(
    cursor: Cursor, languages: Sequence[str], keys: Sequence[str]
) -> Mapping[str, frozenset[str]]:
    def read(child: Cursor) -> frozenset[str]:
        return frozenset(child.read_distinct(lambda key: key.read_one_of([*PRINTED_KEYS, *keys])))

    return cursor.read_entries(read, languages)


def _read_name(cursor: Cursor) -> str:
    return cursor.read_text(LONGEST_NAME)


def _read_language(cursor: Cursor) -> str:
    if not isinstance(cursor.value, str) or not LANGUAGE.fullmatch(cursor.value):
        raise cursor.add_fault("not-language", got=quote_value(cursor.value))
    return cursor.value
