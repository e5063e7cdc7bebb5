"""The sheet loader against anything: it returns a sheet or says what is wrong, and never falls over."""

import copy
from typing import Any

from hypothesis import example, given
from hypothesis import strategies as st

from yatzy.l10n.catalogue import catalogue
from yatzy.l10n.errors import error_sentence, fault_line
from yatzy.rules.errors import InvalidSheet, SheetError
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids
from yatzy.rules.toml import dumps, loads

WORDS = catalogue("en")

plain = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=20), st.dates()),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=12), inner, max_size=4)
    ),
    max_leaves=12,
)


def expect_sheet_or_reason(load: Any) -> None:
    """Accept a sheet that compiles, or an error that can be told in one line."""
    try:
        sheet = load()
    except SheetError as refused:
        check_told(refused)
    else:
        assert sheet.tables.highest() >= 0
        assert loads(dumps(sheet)) == sheet


def check_told(refused: SheetError) -> None:
    told = error_sentence(WORDS, refused)
    assert told
    assert "\n" not in told
    if isinstance(refused, InvalidSheet):
        assert all(fault_line(WORDS, fault).isprintable() for fault in refused.faults)


@given(plain)
@example({"boxes": [{"key": "a", "pattern": {"groups": [2, 2, 2]}, "pays": True}]})
@example({1: 2, None: "x"})
@example({"dice": 10**20_000})
@example({"five_alike": {"box": "x"}})
def test_fuzz_plain_data(data: object) -> None:
    """Any data at all, as an API might be sent."""
    expect_sheet_or_reason(lambda: parse_sheet(data))


def test_very_deep_data() -> None:
    """Data nested thousands deep is a fault like any other."""
    deep: dict[str, Any] = {}
    for _ in range(5_000):
        deep = {"a": deep}
    for data in (deep, {"title": deep}, {"boxes": [deep]}):
        expect_sheet_or_reason(lambda data=data: parse_sheet(data))


@given(st.data(), st.sampled_from(sheet_ids()))
def test_fuzz_changed_sheets(data: st.DataObject, sheet_id: str) -> None:
    """A printed sheet with something in it replaced, added or removed."""
    sheet = copy.deepcopy(bundled_sheet(sheet_id).as_data())
    for _ in range(data.draw(st.integers(1, 3))):
        spot: Any = sheet
        while True:
            keys = list(range(len(spot))) if isinstance(spot, list) else list(spot)
            if not keys:
                break
            key = data.draw(st.sampled_from(keys))
            if not isinstance(spot[key], dict | list) or data.draw(st.booleans()):
                if data.draw(st.booleans()):
                    del spot[key]
                else:
                    spot[key] = data.draw(plain)
                break
            spot = spot[key]
    expect_sheet_or_reason(lambda: parse_sheet(sheet))


@given(st.text(max_size=200))
def test_fuzz_text(text: str) -> None:
    """Any text at all."""
    expect_sheet_or_reason(lambda: loads(text))


@given(st.data(), st.sampled_from(sheet_ids()))
def test_fuzz_changed_text(data: st.DataObject, sheet_id: str) -> None:
    """A printed sheet's file with a piece cut out and something else put in."""
    text = dumps(bundled_sheet(sheet_id))
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 40)))
    middle = data.draw(st.text(max_size=20))
    expect_sheet_or_reason(lambda: loads(text[:start] + middle + text[end:]))
