"""A second scorer, written from the sheets' texts with plain Python, to test the tables against.

Deliberately naive, deliberately apart: it shares nothing with ``yatzy.rules`` but the names of the boxes. Each
function says which text it was written from.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial

UPPER = ["ones", "twos", "threes", "fours", "fives", "sixes"]
LOWER_13 = [
    "three-of-a-kind", "four-of-a-kind", "full-house", "small-straight", "large-straight", "yatzy", "chance",
]  # fmt: skip
LOWER_15 = [
    "one-pair", "two-pairs", "three-of-a-kind", "four-of-a-kind", "small-straight", "large-straight",
    "full-house", "chance", "yatzy",
]  # fmt: skip
LOWER_MAXI = [
    "one-pair", "two-pairs", "three-pairs", "three-of-a-kind", "four-of-a-kind", "five-of-a-kind",
    "small-straight", "large-straight", "full-straight", "full-house", "villa", "tower", "chance", "yatzy",
]  # fmt: skip

Dice = tuple[int, ...]
Answer = tuple[int, int, bool]
"""Points, bonus, allowed; where it is not allowed the numbers mean nothing."""


def has_run(dice: Dice, length: int) -> bool:
    text = "".join(str(face) for face in sorted(set(dice)))
    return any("123456"[first : first + length] in text for first in range(7 - length))


def faces_with(dice: Dice, least: int) -> list[int]:
    return sorted((face for face, count in Counter(dice).items() if count >= least), reverse=True)


def thirteen(box: str, dice: Dice) -> int:
    """Printworks EN, Philos DE, MB FR: the printed boxes before anything about five alike again."""
    if box in UPPER:
        face = UPPER.index(box) + 1
        return sum(die for die in dice if die == face)
    counts = sorted(Counter(dice).values())
    if box == "three-of-a-kind":
        return sum(dice) if counts[-1] >= 3 else 0
    if box == "four-of-a-kind":
        return sum(dice) if counts[-1] >= 4 else 0
    if box == "full-house":
        return 25 if counts == [2, 3] else 0
    if box == "small-straight":
        return 30 if has_run(dice, 4) else 0
    if box == "large-straight":
        return 40 if has_run(dice, 5) else 0
    if box == "yatzy":
        return 50 if counts == [5] else 0
    assert box == "chance"
    return sum(dice)


def fifteen(box: str, dice: Dice) -> int:
    """VINGA, the English Tactic text."""
    if box in UPPER:
        return thirteen(box, dice)
    counts = sorted(Counter(dice).values())
    if box == "one-pair":
        pairs = faces_with(dice, 2)
        return 2 * pairs[0] if pairs else 0
    if box == "two-pairs":
        pairs = faces_with(dice, 2)
        return 2 * pairs[0] + 2 * pairs[1] if len(pairs) == 2 else 0
    if box == "three-of-a-kind":
        return 3 * faces_with(dice, 3)[0] if counts[-1] >= 3 else 0
    if box == "four-of-a-kind":
        return 4 * faces_with(dice, 4)[0] if counts[-1] >= 4 else 0
    if box == "small-straight":
        return 15 if sorted(dice) == [1, 2, 3, 4, 5] else 0
    if box == "large-straight":
        return 20 if sorted(dice) == [2, 3, 4, 5, 6] else 0
    if box == "full-house":
        return sum(dice) if counts == [2, 3] else 0
    if box == "chance":
        return sum(dice)
    assert box == "yatzy"
    return 50 if counts == [5] else 0


def fifteen_danish(box: str, dice: Dice) -> int:
    """The Danish Tactic text: Yatzy is the sum of the dice + 50."""
    if box == "yatzy":
        return sum(dice) + 50 if len(set(dice)) == 1 else 0
    return fifteen(box, dice)


def maxi(box: str, dice: Dice) -> int:
    """Maxi Yatzy in common usage (maxiyatzy.com): six dice, groups of different faces, their dice count."""
    if box in UPPER:
        return thirteen(box, dice)
    pairs, threes, fours = faces_with(dice, 2), faces_with(dice, 3), faces_with(dice, 4)
    if box == "one-pair":
        return 2 * pairs[0] if pairs else 0
    if box == "two-pairs":
        return 2 * sum(pairs[:2]) if len(pairs) >= 2 else 0
    if box == "three-pairs":
        return 2 * sum(pairs) if len(pairs) == 3 else 0
    if box in ("three-of-a-kind", "four-of-a-kind", "five-of-a-kind"):
        size = {"three": 3, "four": 4, "five": 5}[box.split("-", maxsplit=1)[0]]
        found = faces_with(dice, size)
        return size * found[0] if found else 0
    if box in ("small-straight", "large-straight", "full-straight"):
        wanted, points = {"small": ("12345", 15), "large": ("23456", 20), "full": ("123456", 21)}[
            box.split("-", maxsplit=1)[0]
        ]
        return points if all(int(face) in dice for face in wanted) else 0
    if box == "full-house":
        houses = [3 * three + 2 * pair for three in threes for pair in pairs if three != pair]
        return max(houses, default=0)
    if box == "villa":
        return 3 * sum(threes) if len(threes) == 2 else 0
    if box == "tower":
        return 4 * fours[0] + 2 * pairs[1 - pairs.index(fours[0])] if fours and len(pairs) == 2 else 0
    if box == "chance":
        return sum(dice)
    assert box == "yatzy"
    return 100 if len(set(dice)) == 1 else 0


JOKER = {"full-house": 25, "small-straight": 30, "large-straight": 40}


def printworks(box: str, dice: Dice, filled: Mapping[str, int]) -> Answer:
    """Printworks EN, "Yatzy": +100 once the box is scored, none after a zero; the joker is free."""
    points = thirteen(box, dice)
    if len(set(dice)) > 1 or "yatzy" not in filled:
        return points, 0, True
    bonus = 100 if filled["yatzy"] else 0
    if UPPER[dice[0] - 1] in filled and box not in UPPER:
        points = JOKER.get(box, sum(dice))
    return points, bonus, True


def mb_1973(box: str, dice: Dice, filled: Mapping[str, int]) -> Answer:
    """MB FR, joker and chips: forced boxes; after a zero nothing is forced while the upper box is open."""
    points = thirteen(box, dice)
    if len(set(dice)) > 1 or "yatzy" not in filled:
        return points, 0, True
    chip = 100 if filled["yatzy"] else 0
    its_upper = UPPER[dice[0] - 1]
    if its_upper not in filled:
        return (points, chip, box == its_upper) if chip else (points, 0, True)
    a_lower_box_is_open = any(lower not in filled for lower in LOWER_13)
    if box in UPPER:
        return 0, chip, not a_lower_box_is_open
    return JOKER.get(box, sum(dice)), chip, True


def hasbro(box: str, dice: Dice, filled: Mapping[str, int]) -> Answer:
    """Hasbro's joker rules: as MB's, but the upper box comes first after a zero too."""
    if len(set(dice)) == 1 and "yatzy" in filled:
        its_upper = UPPER[dice[0] - 1]
        if its_upper not in filled:
            return thirteen(box, dice), 100 if filled["yatzy"] else 0, box == its_upper
    return mb_1973(box, dice, filled)


def philos(box: str, dice: Dice, filled: Mapping[str, int]) -> Answer:
    """Philos DE, "Achtung": 100 in Chance; a zero once Chance and the matching upper box are taken."""
    points = thirteen(box, dice)
    if len(set(dice)) == 1 and filled.get("yatzy"):
        if box == "chance":
            points = 100
        elif "chance" in filled and UPPER[dice[0] - 1] in filled:
            points = 0
    return points, 0, True


def philos_french(box: str, dice: Dice, filled: Mapping[str, int]) -> Answer:
    """Philos FR, "Attention": 100 in Chance if it is free; a zero once the matching upper box is filled.

    The text says nothing of Chance in the second sentence. While Chance is free, we let it take the 100.
    """
    points = thirteen(box, dice)
    if len(set(dice)) == 1 and filled.get("yatzy"):
        if box == "chance":
            points = 100
        elif UPPER[dice[0] - 1] in filled:
            points = 0
    return points, 0, True


def philos_spanish(box: str, dice: Dice, filled: Mapping[str, int]) -> Answer:
    """Philos ES, "Atención": 100 in Chance if free; a zero in some other box once the first group is full."""
    points = thirteen(box, dice)
    if len(set(dice)) == 1 and filled.get("yatzy"):
        if box == "chance":
            points = 100
        elif all(upper in filled for upper in UPPER):
            points = 0
    return points, 0, True


LOWER_YACHT = ["full-house", "four-of-a-kind", "small-straight", "large-straight", "chance", "yatzy"]
LOWER_YACHT_DICE = ["chance", "four-of-a-kind", "full-house", "small-straight", "large-straight", "yatzy"]


def yacht(box: str, dice: Dice) -> int:
    """Yacht (en.wikipedia.org): full house and Choice all dice, four of a kind those four, straights 30."""
    if box in UPPER or box in ("chance", "yatzy"):
        return thirteen(box, dice)
    counts = sorted(Counter(dice).values())
    if box == "full-house":
        return sum(dice) if counts == [2, 3] else 0
    if box == "four-of-a-kind":
        return 4 * faces_with(dice, 4)[0] if counts[-1] >= 4 else 0
    wanted = {"small-straight": [1, 2, 3, 4, 5], "large-straight": [2, 3, 4, 5, 6]}[box]
    return 30 if sorted(dice) == wanted else 0


def yacht_dice(box: str, dice: Dice) -> int:
    """Yacht Dice as reported of the video game: four in a row 15, five 30; kinds and house all dice."""
    if box == "full-house":
        return sum(dice) if sorted(Counter(dice).values()) == [2, 3] else 0
    if box in ("small-straight", "large-straight"):
        return thirteen(box, dice) and {"small-straight": 15, "large-straight": 30}[box]
    return thirteen(box, dice)


def yams(box: str, dice: Dice) -> int:
    """sirtin.fr, Yams: the three and the four equal dice; suites of five from 1 for 30, from 2 for 40."""
    if box in ("three-of-a-kind", "four-of-a-kind"):
        return fifteen(box, dice)
    if box in ("small-straight", "large-straight"):
        return fifteen(box, dice) and {"small-straight": 30, "large-straight": 40}[box]
    return thirteen(box, dice)


KNIFFEL_JOKER = {"three-of-a-kind": 30, "four-of-a-kind": 30, "chance": 30} | JOKER


def kniffel(
    box: str,
    dice: Dice,
    filled: Mapping[str, int],
    *,
    joker: Mapping[str, int] = KNIFFEL_JOKER,
    after_zero: int = 50,
) -> Answer:
    """Schmidt's travel rules, "Zweiter, dritter usw. Kniffel": 50 with the upper box, then any lower roll."""
    points = thirteen(box, dice)
    if len(set(dice)) > 1 or "yatzy" not in filled:
        return points, 0, True
    its_upper = UPPER[dice[0] - 1]
    if its_upper not in filled:
        return points, 50 if filled["yatzy"] else after_zero, box == its_upper
    if box in UPPER:
        return 0, 0, all(lower in filled for lower in LOWER_13)
    return joker.get(box, sum(dice)), 0, True


def kniffel_bonus_100(box: str, dice: Dice, filled: Mapping[str, int]) -> Answer:
    """rundschau-online.de: 100 more for another one."""
    return thirteen(box, dice), 100 if len(set(dice)) == 1 and filled.get("yatzy") else 0, True


def kniffel_strike_last(box: str, dice: Dice, filled: Mapping[str, int]) -> Answer:
    """Jubiläums-Edition: a box is struck if the roll meets no condition."""
    points, bonus, allowed = kniffel(box, dice, filled)
    answers = [kniffel(one, dice, filled) for one in UPPER + LOWER_13 if one not in filled]
    return points, bonus, allowed and (points > 0 or not any(paid for paid, _, may in answers if may))


def forced_order(box: str, dice: Dice, filled: Mapping[str, int]) -> Answer:
    """From top to bottom: only the first open box."""
    first = next(one for one in UPPER + LOWER_15 if one not in filled)
    return fifteen(box, dice), 0, box == first


def ordinary(points: Callable[[str, Dice], int]) -> Callable[[str, Dice, Mapping[str, int]], Answer]:
    """Make a further five alike an ordinary roll: Tactic, VINGA, Maxi Yatzy."""
    return lambda box, dice, _: (points(box, dice), 0, True)


SHEETS: dict[str, tuple[list[str], Callable[[str, Dice, Mapping[str, int]], Answer]]] = {
    "printworks": (UPPER + LOWER_13, printworks),
    "philos": (UPPER + LOWER_13, philos),
    "philos-fr": (UPPER + LOWER_13, philos_french),
    "philos-es": (UPPER + LOWER_13, philos_spanish),
    "mb-1973": (UPPER + LOWER_13, mb_1973),
    "hasbro": (UPPER + LOWER_13, hasbro),
    "tactic": (UPPER + LOWER_15, ordinary(fifteen)),
    "tactic-da": (UPPER + LOWER_15, ordinary(fifteen_danish)),
    "tactic-nl": (UPPER + LOWER_15, ordinary(fifteen)),
    "vinga": (UPPER + LOWER_15, ordinary(fifteen)),
    "forced-order": (UPPER + LOWER_15, forced_order),
    "kniffel": (UPPER + LOWER_13, kniffel),
    "yacht": (UPPER + LOWER_YACHT, ordinary(yacht)),
    "yacht-dice": (UPPER + LOWER_YACHT_DICE, ordinary(yacht_dice)),
    "yams": (UPPER + LOWER_13, ordinary(yams)),
    "maxi": (UPPER + LOWER_MAXI, ordinary(maxi)),
}


def four_as_pairs(box: str, dice: Dice) -> int:
    """tarningsspel.se, Yatzyregler: four alike are accepted as two pairs."""
    if box == "two-pairs" and (fours := faces_with(dice, 4)):
        return 4 * fours[0]
    return fifteen(box, dice)


def five_as_house(box: str, dice: Dice) -> int:
    """tarningsspel.se, Yatzyregler: five alike are accepted as a full house."""
    if box == "full-house" and len(set(dice)) == 1:
        return sum(dice)
    return fifteen(box, dice)


def yatzy_100(box: str, dice: Dice) -> int:
    """Five alike pay 100, as six alike do in Maxi Yatzy."""
    return 2 * fifteen(box, dice) if box == "yatzy" else fifteen(box, dice)


def shared_house(points: Callable[[str, Dice], int]) -> Callable[[str, Dice], int]:
    """Five alike are a full house that counts its dice."""
    return lambda box, dice: sum(dice) if box == "full-house" and len(set(dice)) == 1 else points(box, dice)


def yams_kinds_all(box: str, dice: Dice) -> int:
    """Brelan and carré count all dice."""
    return thirteen(box, dice) if box in ("three-of-a-kind", "four-of-a-kind") else yams(box, dice)


def yams_short_straight(box: str, dice: Dice) -> int:
    """Four in a row, and five, whichever they are."""
    return thirteen(box, dice) if box in ("small-straight", "large-straight") else yams(box, dice)


def yams_in_order(box: str, dice: Dice, filled: Mapping[str, int]) -> Answer:
    """From top to bottom."""
    return yams(box, dice), 0, box == next(one for one in UPPER + LOWER_13 if one not in filled)


def chance_last(points: Callable[[str, Dice], int]) -> Callable[[str, Dice, Mapping[str, int]], Answer]:
    """Tactic SV, DA, FI, ET, NB: Chance when the roll fits nothing else, read as: scores nowhere else."""

    def score(box: str, dice: Dice, filled: Mapping[str, int]) -> Answer:
        others = [one for one in UPPER + LOWER_15 if one not in filled and one != "chance"]
        allowed = box != "chance" or not any(points(one, dice) for one in others)
        return points(box, dice), 0, allowed

    return score


OPTIONS: dict[str, tuple[Callable[[str, Dice, Mapping[str, int]], Answer], tuple[int, int] | None]] = {
    "kniffel+joker-dice": (partial(kniffel, joker=JOKER), (63, 35)),
    "kniffel+after-points": (partial(kniffel, after_zero=0), (63, 35)),
    "kniffel+bonus-100": (kniffel_bonus_100, (63, 35)),
    "kniffel+basic": (ordinary(thirteen), (63, 35)),
    "kniffel+strike-last": (kniffel_strike_last, (63, 35)),
    "yacht+five-as-house": (ordinary(shared_house(yacht)), None),
    "yacht-dice+five-as-house": (ordinary(shared_house(yacht_dice)), (63, 35)),
    "yams+kinds-all": (ordinary(yams_kinds_all), (63, 35)),
    "yams+short-straight": (ordinary(yams_short_straight), (63, 35)),
    "yams+in-order": (yams_in_order, (63, 35)),
    "tactic+four-as-pairs": (ordinary(four_as_pairs), (63, 50)),
    "tactic+five-as-house": (ordinary(five_as_house), (63, 50)),
    "tactic+chance-last": (chance_last(fifteen), (63, 50)),
    "tactic+yatzy-plus": (ordinary(fifteen_danish), (63, 50)),
    "tactic+yatzy-100": (ordinary(yatzy_100), (63, 50)),
    "tactic+bonus-35": (ordinary(fifteen), (63, 35)),
    "tactic+in-order": (forced_order, (63, 50)),
    "vinga+five-as-house": (ordinary(five_as_house), (63, 50)),
    "vinga+yatzy-100": (ordinary(yatzy_100), (63, 50)),
    "vinga+bonus-35": (ordinary(fifteen), (63, 35)),
    "vinga+in-order": (forced_order, (63, 50)),
    "tactic-da+chance-last": (chance_last(fifteen_danish), (63, 50)),
    "tactic-da+yatzy-50": (ordinary(fifteen), (63, 50)),
    "tactic-nl+four-as-pairs": (ordinary(four_as_pairs), (64, 50)),
    "tactic-nl+bonus-at-63": (ordinary(fifteen), (63, 50)),
    "maxi+bonus-50": (ordinary(maxi), (75, 50)),
}
"""Every option alone: how a roll scores, and the upper bonus."""

UPPER_BONUS: dict[str, tuple[int, int] | None] = {
    "kniffel": (63, 35), "yacht": None, "yacht-dice": (63, 35), "yams": (63, 35),
    "printworks": (63, 35), "philos": (63, 35), "philos-fr": (63, 35), "philos-es": (63, 35),
    "mb-1973": (63, 35), "hasbro": (63, 35),
    "tactic": (63, 50), "tactic-da": (63, 50), "tactic-nl": (64, 50), "vinga": (63, 50),
    "forced-order": (63, 50), "maxi": (84, 100),
}  # fmt: skip
