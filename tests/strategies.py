"""Random rule sheets and cards, for property tests."""

from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st

from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet import RuleSheet

SHAPES = [[2], [3], [4], [5], [6], [2, 2], [3, 2], [3, 3], [4, 2], [2, 2, 2]]


@st.composite
def sheet_data(
    draw: st.DrawFn, *, most_boxes: int = 8, dice: Sequence[int] = (2, 3, 4, 5, 6)
) -> dict[str, Any]:
    """Draw a sheet that says anything the vocabulary can, as plain data."""
    count = draw(st.sampled_from(dice))
    faces = draw(st.lists(st.integers(1, 6), unique=True, max_size=most_boxes - 1))
    boxes: list[dict[str, Any]] = [
        {"key": f"upper-{face}", "section": "upper", "pattern": {"face": face}, "pays": "matched"}
        for face in faces
    ]
    fixed = draw(st.booleans())
    lowers = draw(st.lists(_lower_box(count), min_size=0 if boxes else 1, max_size=most_boxes - len(boxes)))
    boxes += [{"key": f"lower-{index}", "section": "lower"} | box for index, box in enumerate(lowers)]
    if not fixed and draw(st.booleans()):
        for box in boxes:
            if box["section"] == "lower" and draw(st.booleans()):
                box["last_resort"] = True
    data: dict[str, Any] = {
        "id": "random",
        "title": "Random",
        "dice": count,
        "rolls": draw(st.integers(1, 3)),
        "boxes": boxes,
    }
    if fixed:
        data["order"] = "fixed"
    has_bonus = draw(st.booleans())
    if faces and has_bonus:
        data["upper_bonus"] = {"at": draw(st.integers(1, 60)), "points": draw(st.integers(0, 100))}
    if draw(st.booleans()):
        data["five_alike"] = draw(_five_alike(boxes, count, fixed=fixed))
    if draw(st.booleans()):
        data["boxes"] = draw(st.permutations(boxes))
    return data


def sheets(**limits: Any) -> st.SearchStrategy[RuleSheet]:
    """Draw a random sheet."""
    return sheet_data(**limits).map(parse_sheet)


@st.composite
def _lower_box(draw: st.DrawFn, dice: int) -> dict[str, Any]:
    shapes = [shape for shape in SHAPES if sum(shape) <= dice]
    pattern = draw(
        st.one_of(
            st.just("any"),
            st.builds(lambda shape: {"groups": shape}, st.sampled_from(shapes)),
            st.builds(lambda shape: {"groups": shape, "shared": True}, st.sampled_from(shapes)),
            st.builds(lambda length: {"run": length}, st.integers(2, dice)),
            st.builds(
                lambda faces: {"faces": sorted(faces)},
                st.lists(st.integers(1, 6), unique=True, min_size=1, max_size=dice),
            ),
            st.builds(lambda face: {"face": face}, st.integers(1, 6)),
        )
    )
    return {"pattern": pattern, "pays": draw(_pays())}


def _pays() -> st.SearchStrategy[int | str]:
    return st.one_of(
        st.integers(0, 60),
        st.sampled_from(["all", "matched"]),
        st.builds(lambda word, plus: f"{word}+{plus}", st.sampled_from(["all", "matched"]), st.integers(1, 60)),
    )


def _most(pays: int | str, dice: int) -> int:
    return pays if isinstance(pays, int) else 6 * dice + int(pays.partition("+")[2] or 0)


@st.composite
def _five_alike(draw: st.DrawFn, boxes: list[dict[str, Any]], dice: int, *, fixed: bool) -> dict[str, Any]:
    """Draw a rule for a further five alike, adding the boxes it needs."""
    boxes.append({"key": "alike", "section": "lower", "pattern": {"groups": [dice]}, "pays": draw(_pays())})
    rule: dict[str, Any] = {"box": "alike", "bonus": draw(st.sampled_from([0, 100]))}
    joker = draw(st.sampled_from(["none", "free"] if fixed else ["none", "free", "forced"]))
    if joker != "none":
        rule["joker"] = joker
    if joker == "forced":
        rule["upper_first"] = draw(st.sampled_from(["always", "after-points"]))
    if draw(st.booleans()) and sum(box["pattern"] == "any" for box in boxes) <= 1:
        if not any(box["pattern"] == "any" for box in boxes):
            boxes.append({"key": "chance", "section": "lower", "pattern": "any", "pays": "all"})
        chance = next(box for box in boxes if box["pattern"] == "any")
        rule["in_chance"] = _most(chance["pays"], dice) + draw(st.integers(0, 100))
        if joker == "none":
            rule["zero_when_closed"] = draw(st.booleans())
    return rule
