"""Draw the icons of the page, and render them with Chromium into ``src/yatzy/web/icons/``.

``python tools/page/icons.py [chromium]``: run it when a drawing below changes, and check the pictures in.
"""  # noqa: INP001 # a script, no package

import shutil
import struct
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ICONS = Path(__file__).parents[2] / "src" / "yatzy" / "web" / "icons"
PLACES = {1: [(0, 0)], 5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)]}
COLOURS = """\
<defs>
<linearGradient id="wood" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f9ead0"/>
<stop offset="1" stop-color="#dfba80"/></linearGradient>
<linearGradient id="red" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#b03a2f"/>
<stop offset="1" stop-color="#8c241b"/></linearGradient>
</defs>"""


def die(x: float, y: float, side: float, *, lean: float = 0, face: int = 5) -> str:
    """Return a birch die with its middle at a place."""
    half, round_ = side / 2, side * 0.21
    pips = "".join(
        f'<circle cx="{across * side * 0.255:.2f}" cy="{down * side * 0.255:.2f}" r="{side * 0.1:.2f}"/>'
        for across, down in PLACES[face]
    )
    cube = f'x="{-half}" width="{side}" height="{side}" rx="{round_}"'
    return (
        f'<g transform="translate({x} {y}) rotate({lean})">'
        f'<rect {cube} y="{-half + side * 0.07}" fill="#8a6432"/>'
        f'<rect {cube} y="{-half + side * 0.045}" fill="#b98d52"/>'
        f'<rect {cube} y="{-half}" fill="url(#wood)"/><g fill="#3b2816">{pips}</g></g>'
    )


def pad(x: float, y: float, width: float, height: float) -> str:
    """Return a printed pad with its upper left corner at a place."""
    lines = "".join(
        f'<path d="M{x + width * 0.1:.1f} {y + height * share:.1f}h{width * 0.8:.1f}"/>'
        for share in (0.28, 0.42, 0.56, 0.7, 0.84)
    )
    round_ = width * 0.045
    sheet = f'x="{x}" width="{width}" rx="{round_}"'
    corner = f"a{round_} {round_} 0 0 1 {round_}"
    binding = f"M{x} {y + height * 0.12}V{y + round_}{corner} {-round_}h{width - 2 * round_}{corner} {round_}"
    return (
        f'<rect {sheet} y="{y + height * 0.03}" height="{height}" fill="#cbbd9f"/>'
        f'<rect {sheet} y="{y}" height="{height}" fill="#fcf9f2"/>'
        f'<g stroke="#cdbfa5" stroke-width="{width * 0.02}">{lines}</g>'
        f'<path d="{binding}V{y + height * 0.12}z" fill="url(#red)"/>'
    )


def drawing(ground: str, things: str) -> str:
    """Return a picture of 100 by 100."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{COLOURS}{ground}{things}</svg>'


LINEN = '<rect width="100" height="100" fill="#e9e0cf"/>'
TILE = '<rect width="100" height="100" rx="22" fill="#e9e0cf"/>'
DRAWINGS = {
    "icon": drawing(TILE, pad(17, 14, 56, 70) + die(65, 65, 44, lean=-8)),
    # A mask may take all but a circle of 80.
    "maskable": drawing(LINEN, pad(25, 21, 42, 53) + die(61, 60, 34, lean=-8)),
    "touch": drawing(LINEN, pad(17, 14, 56, 70) + die(65, 65, 44, lean=-8)),
    "lay": drawing(TILE, die(50, 48, 60, lean=-8)),
    "rules": drawing(TILE, pad(22, 15, 56, 68)),
    "small": drawing("", die(50, 47, 84)),
}
PICTURES = {
    "icon-192.png": ("icon", 192),
    "icon-512.png": ("icon", 512),
    "maskable-192.png": ("maskable", 192),
    "maskable-512.png": ("maskable", 512),
    "touch-180.png": ("touch", 180),
    "lay-96.png": ("lay", 96),
    "rules-96.png": ("rules", 96),
}
SMALL = (16, 32, 48)
"""The sizes in the one file that browsers ask for of themselves."""


def render(chromium: str, svg: str, size: int, folder: Path) -> bytes:
    """Return a drawing as PNG."""
    page, picture = folder / "page.html", folder / "picture.png"
    style = f"<style>body{{margin:0}}svg{{display:block;width:{size}px;height:{size}px}}</style>"
    page.write_text(f"<!doctype html>{style}{svg}", "utf-8")
    command = [
        chromium, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
        "--force-device-scale-factor=1", "--default-background-color=00000000",
        f"--window-size={size},{size}", f"--screenshot={picture}", page.as_uri(),
    ]  # fmt: skip
    subprocess.run(command, check=True, capture_output=True)  # noqa: S603 # a browser the user names, on our drawing
    return picture.read_bytes()


def bundle(pictures: dict[int, bytes]) -> bytes:
    """Return pictures of several sizes as one ICO."""
    head, body = struct.pack("<3H", 0, 1, len(pictures)), b""
    start = len(head) + 16 * len(pictures)
    for size, picture in pictures.items():
        head += struct.pack("<4B2H2I", size, size, 0, 0, 1, 32, len(picture), start + len(body))
        body += picture
    return head + body


def main() -> None:
    """Render every picture anew."""
    chromium = shutil.which(sys.argv[1] if sys.argv[1:] else "chromium")
    if chromium is None:
        sys.exit("no Chromium: name it")
    ICONS.mkdir(exist_ok=True)
    with TemporaryDirectory() as made:
        folder = Path(made)
        for name, (which, size) in PICTURES.items():
            (ICONS / name).write_bytes(render(chromium, DRAWINGS[which], size, folder))
        small = {size: render(chromium, DRAWINGS["small"], size, folder) for size in SMALL}
        (ICONS / "favicon.ico").write_bytes(bundle(small))


if __name__ == "__main__":
    main()
