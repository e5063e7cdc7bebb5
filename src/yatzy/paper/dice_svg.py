"""Dice as SVG."""

from collections import Counter

from yatzy.rules.dice import FACES, PIPS, Dice

DIE_SIZE = 40
"""The side of a die, in SVG units."""

PITCH = 46
KEPT_LIFT = 10
"""How far kept dice are raised above the others."""

EDGE = 3
"""The visible height of a die's lower edge."""

HEIGHT = KEPT_LIFT + DIE_SIZE + EDGE + 10


def render_pips(face: int, size: float) -> str:
    """Return the pips of a face on a square of this size."""
    places = (divmod(place, 3) for place in PIPS[face])
    return "".join(
        f'<circle cx="{size * (1 + across) / 4:g}" cy="{size * (1 + down) / 4:g}" r="{size * 3 / 32:g}"/>'
        for down, across in places
    )


def dice_symbols() -> str:
    """Return the six faces as SVG symbols, to be put into a page once for :func:`render_dice`."""
    stops = '<stop offset="0" class="wood-light"/><stop offset="1" class="wood-dark"/>'
    wood = f'<linearGradient id="wood" x1="0" y1="0" x2=".35" y2="1">{stops}</linearGradient>'
    corner = f'width="{DIE_SIZE}" height="{DIE_SIZE}" rx="9"'
    faces = "".join(
        f'<symbol id="die-{face}" viewBox="0 0 {DIE_SIZE} {DIE_SIZE + EDGE}">'
        f'<rect class="wood-edge" y="{EDGE}" {corner}/><rect fill="url(#wood)" {corner}/>'
        f'<g class="pips">{render_pips(face, DIE_SIZE)}</g></symbol>'
        for face in FACES
    )
    return f'<svg class="stock" width="0" height="0" aria-hidden="true"><defs>{wood}</defs>{faces}</svg>'


def render_dice(dice: Dice, keep: Dice | None) -> str:
    """Return dice side by side; kept ones are raised with a bar below them, the others are paler.

    The picture is hidden from screen readers: say beside it what the dice are.
    """
    left_to_keep, elements = Counter(keep or ()), []
    for place, face in enumerate(dice):
        is_kept = left_to_keep[face] > 0
        left_to_keep[face] -= is_kept
        across, down = place * PITCH + (PITCH - DIE_SIZE) // 2, 0 if is_kept else KEPT_LIFT
        kind = ' class="thrown"' if keep is not None and not is_kept else ""
        position = f'x="{across}" y="{down}" width="{DIE_SIZE}" height="{DIE_SIZE + EDGE}"'
        elements.append(f'<use href="#die-{face}"{kind} {position}/>')
        if is_kept:
            below = KEPT_LIFT + DIE_SIZE + EDGE + 3
            elements.append(
                f'<rect class="kept" x="{across + 6}" y="{below}" width="{DIE_SIZE - 12}" height="5" rx="2.5"/>'
            )
    size = f'viewBox="0 0 {len(dice) * PITCH} {HEIGHT}" style="--dice: {len(dice)}"'
    return f'<svg class="dice" {size} aria-hidden="true">{"".join(elements)}</svg>'
