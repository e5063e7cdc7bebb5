"""Random rule sheets and cards, for property tests."""

from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st

from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet import RuleSheet

JOKERS = ("none", "free", "forced")
SHAPES = [[2], [3], [4], [5], [6], [2, 2], [3, 2], [3, 3], [4, 2], [2, 2, 2]]


@st.composite
def sheet_data(
    draw: st.DrawFn,
    *,
    most_boxes: int = 8,
    dice: Sequence[int] = (2, 3, 4, 5, 6),
    rolls: Sequence[int] = (1, 2, 3),
    twins: bool = False,
    least_upper: int = 0,
    bonus: bool | None = None,
    fixed: bool | None = None,
    last_resorts: bool | None = None,
    strike_last: bool | None = None,
    jokers: Sequence[str] | None = None,
    in_chance: bool | None = None,
) -> dict[str, Any]:
    """Draw a sheet that says anything the vocabulary can, as plain data.

    Upper boxes are for different faces, unless there may be twins. What is left at ``None`` is drawn. Where
    ``jokers`` are named, there is a rule for five alike with one of them; it can bring two boxes more.
    """
    count = draw(st.sampled_from(dice))
    faces = draw(st.lists(st.integers(1, 6), unique=not twins, min_size=least_upper, max_size=most_boxes - 1))
    boxes: list[dict[str, Any]] = [
        {"key": f"upper-{face}", "section": "upper", "pattern": {"face": face}, "pays": "matched"}
        for face in faces
    ]
    for index, box in enumerate(boxes):
        if box["key"] in [other["key"] for other in boxes[:index]]:
            box["key"] += f"-{index}"
    fixed = _either(draw, fixed)
    lowers = draw(st.lists(_lower_box(count), min_size=0 if boxes else 1, max_size=most_boxes - len(boxes)))
    boxes += [{"key": f"lower-{index}", "section": "lower"} | box for index, box in enumerate(lowers)]
    if not fixed and _either(draw, last_resorts):
        for box in boxes:
            if box["section"] == "lower" and draw(st.booleans()):
                box["last_resort"] = True
    data: dict[str, Any] = {
        "id": "random",
        "title": "Random",
        "dice": count,
        "rolls": draw(st.sampled_from(rolls)),
        "boxes": boxes,
    }
    if fixed:
        data["order"] = "fixed"
    else:
        data["strike"] = "last" if _either(draw, strike_last) else "free"
    has_bonus = _either(draw, bonus)
    if faces and has_bonus:
        data["upper_bonus"] = {"at": draw(st.integers(1, 60)), "points": draw(st.integers(0, 100))}
    if count > 1 and (jokers or draw(st.booleans())):
        data["five_alike"] = draw(_five_alike(boxes, count, jokers or JOKERS, fixed=fixed, in_chance=in_chance))
    if draw(st.booleans()):
        data["boxes"] = draw(st.permutations(boxes))
    return data


def sheets(**limits: Any) -> st.SearchStrategy[RuleSheet]:
    """Draw a random sheet."""
    return sheet_data(**limits).map(parse_sheet)


def _either(draw: st.DrawFn, settled: bool | None) -> bool:  # noqa: FBT001 # it is the answer
    return draw(st.booleans()) if settled is None else settled


@st.composite
def _lower_box(draw: st.DrawFn, dice: int) -> dict[str, Any]:
    shapes = [shape for shape in SHAPES if sum(shape) <= dice]
    patterns: list[st.SearchStrategy[Any]] = [
        st.just("any"),
        st.builds(lambda face: {"face": face}, st.integers(1, 6)),
        st.builds(
            lambda faces: {"faces": sorted(faces)},
            st.lists(st.integers(1, 6), unique=True, min_size=1, max_size=dice),
        ),
    ]
    if dice > 1:
        patterns += [
            st.builds(lambda shape: {"groups": shape}, st.sampled_from(shapes)),
            st.builds(lambda shape: {"groups": shape, "shared": True}, st.sampled_from(shapes)),
            st.builds(lambda length: {"run": length}, st.integers(2, dice)),
        ]
    return {"pattern": draw(st.one_of(patterns)), "pays": draw(_pays())}


def _pays() -> st.SearchStrategy[int | str]:
    return st.one_of(
        st.integers(0, 60),
        st.sampled_from(["all", "matched"]),
        st.builds(lambda word, plus: f"{word}+{plus}", st.sampled_from(["all", "matched"]), st.integers(1, 60)),
    )


def _most(pays: int | str, dice: int) -> int:
    return pays if isinstance(pays, int) else 6 * dice + int(pays.partition("+")[2] or 0)


@st.composite
def _five_alike(
    draw: st.DrawFn,
    boxes: list[dict[str, Any]],
    dice: int,
    jokers: Sequence[str],
    *,
    fixed: bool,
    in_chance: bool | None,
) -> dict[str, Any]:
    """Draw a rule for a further five alike, adding the boxes it needs."""
    boxes.append({"key": "alike", "section": "lower", "pattern": {"groups": [dice]}, "pays": draw(_pays())})
    rule: dict[str, Any] = {"box": "alike", "bonus": draw(st.sampled_from([0, 100]))}
    if rule["bonus"]:
        rule["bonus_after"] = draw(st.sampled_from(["points", "any-entry"]))
        rule["bonus_while"] = draw(st.sampled_from(["always", "upper-open"]))
    joker = draw(st.sampled_from([one for one in jokers if one != "forced" or not fixed]))
    if joker != "none":
        rule["joker"] = joker
        rule["joker_pays"] = draw(st.sampled_from(["dice", "highest"]))
    if joker == "forced":
        rule["upper_first"] = draw(st.sampled_from(["always", "after-points"]))
    if _either(draw, in_chance) and sum(box["pattern"] == "any" for box in boxes) <= 1:
        if not any(box["pattern"] == "any" for box in boxes):
            boxes.append({"key": "chance", "section": "lower", "pattern": "any", "pays": "all"})
        chance = next(box for box in boxes if box["pattern"] == "any")
        rule["in_chance"] = _most(chance["pays"], dice) + draw(st.integers(0, 100))
        if joker == "none":
            rule["zero_when_closed"] = draw(st.sampled_from([False, True, "upper-box", "upper-section"]))
    return rule
