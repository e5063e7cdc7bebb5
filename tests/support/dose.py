"""How much of a long campaign a run does: a small dose in ``make test``, the whole in ``make campaign``."""

import os
from collections.abc import Iterable
from typing import TypeVar

import pytest

CAMPAIGN = bool(os.environ.get("YATZY_CAMPAIGN"))
"""Whether everything is tried."""

campaign = pytest.mark.campaign
"""Marks a test that only the whole campaign runs."""

T = TypeVar("T")


def dose(whole: Iterable[T], small: Iterable[T]) -> list[T]:
    """Return what this run tries. The small dose is a part of the whole, and never empty."""
    everything, some = list(whole), list(small)
    assert some
    assert all(one in everything for one in some)
    return everything if CAMPAIGN else some
