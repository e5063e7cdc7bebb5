"""Pictures of the page, and whether two of them show the same.

Another version of Chromium draws the edges of letters otherwise. So pictures are compared small, where a square
of a few pixels is one: a missing word or another colour is seen there, a letter's edge is not.
"""

import os
from io import BytesIO
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

FOLDER = Path(__file__).parent / "snapshots"
RENEW = os.environ.get("YATZY_SNAPSHOTS") == "renew"
"""Whether the pictures are to be taken anew instead of compared."""
HALF = 2
"""Pixels that become one in a picture that is checked in, along each side."""
SQUARE = 8
"""Pixels that become one where pictures are compared."""
TOLERANCE = 20
"""How much such a pixel may be lighter or darker, of 255."""
SHARE = 0.0004
"""How many of them may differ by more."""


def halved(png: bytes) -> Image.Image:
    """Return a picture as it is checked in, half as large."""
    picture = Image.open(BytesIO(png)).convert("RGB")
    return picture.crop((0, 0, picture.width // SQUARE * SQUARE, picture.height // SQUARE * SQUARE)).reduce(
        HALF
    )


def unlike(one: Image.Image, other: Image.Image) -> float:
    """Return the share of two pictures that differs; 1 where their sizes do."""
    if one.size != other.size:
        return 1.0
    first, second = (np.asarray(picture.reduce(SQUARE // HALF), dtype=np.float64) for picture in (one, other))
    return float(np.mean(np.abs(first - second).max(axis=2) > TOLERANCE))


def compare(name: str, seen: Image.Image, folder: Path) -> None:
    """Compare a picture with the one that is checked in, or check it in; what differs is left in the folder."""
    known = FOLDER / f"{name}.png"
    if RENEW:
        seen.save(known, optimize=True)
        return
    if not known.exists():
        pytest.fail(f"there is no picture {name}: YATZY_SNAPSHOTS=renew takes it")
    with Image.open(known) as picture:
        share = unlike(picture.convert("RGB"), seen)
    if share > SHARE:
        seen.save(folder / known.name)
        pytest.fail(f"{name}: {share:.2%} of the picture is another, see {folder / known.name}")
