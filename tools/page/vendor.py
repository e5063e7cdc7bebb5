"""Fetch what the page uses of others, as ``src/yatzy/web/vendor/vendor.toml`` names it, and check every sum.

``python tools/page/vendor.py`` writes the folder anew and stops at the first file that is not the one we know;
``--renew`` takes what comes and writes its sums down. Browsers find modules by their addresses, so bare names
in imports become addresses; fonts are cut down to the signs we use, which takes fonttools and brotli.
"""  # noqa: INP001 # a script, no package

import hashlib
import io
import re
import sys
import tarfile
import tomllib
from pathlib import Path
from typing import Any
from urllib.request import urlopen

VENDOR = Path(__file__).parents[2] / "src" / "yatzy" / "web" / "vendor"
LIST = VENDOR / "vendor.toml"
ADDRESSES = {
    "preact": "./preact.js",
    "preact/hooks": "./hooks.js",
    "@preact/signals-core": "./signals-core.js",
}
IMPORT = re.compile(r"""(from\s*)(["'])([^"'./][^"']*)\2""")
MAP = re.compile(r"\n?//# sourceMappingURL=\S+\s*$")


def fetch(package: str, version: str) -> bytes:
    """Return the archive of a package."""
    name = package.rpartition("/")[2]
    with urlopen(f"https://registry.npmjs.org/{package}/-/{name}-{version}.tgz") as answer:
        archive: bytes = answer.read()
    return archive


def module(source: bytes) -> bytes:
    """Return a module as a browser finds its way in it."""
    text = MAP.sub("\n", source.decode())
    return IMPORT.sub(lambda found: f'{found[1]}"{ADDRESSES[found[3]]}"', text).encode()


def subset(source: bytes, signs: str) -> bytes:
    """Return a font with these signs alone, told as ranges of code points."""
    from fontTools import subset as cutting  # noqa: PLC0415 # only fonts need it
    from fontTools.ttLib import TTFont  # noqa: PLC0415 # as above

    font, written = TTFont(io.BytesIO(source), recalcTimestamp=False), io.BytesIO()
    options = cutting.Options(flavor="woff2", layout_features=["kern", "liga", "lnum", "tnum"], hinting=False)
    cutter = cutting.Subsetter(options)
    cutter.populate(unicodes=[point for part in signs.split() for point in _range(part)])
    cutter.subset(font)
    font.flavor = "woff2"
    font.save(written)
    return written.getvalue()


def _range(part: str) -> range:
    first, _, last = part.partition("-")
    return range(int(first, 16), int(last or first, 16) + 1)


def made(source: bytes, file: dict[str, Any]) -> bytes:
    """Return a file of a package as we keep it."""
    if "signs" in file:
        return subset(source, file["signs"])
    return module(source) if file["to"].endswith(".js") else source


def digest(content: bytes) -> str:
    """Return the sum a file is known by."""
    return hashlib.sha256(content).hexdigest()


def main(*, renew: bool) -> None:
    """Write the folder anew."""
    text = LIST.read_text("utf-8")
    for package in tomllib.loads(text)["package"]:
        archive = fetch(package["name"], package["version"])
        sums = [(package["sha256"], digest(archive))]
        with tarfile.open(fileobj=io.BytesIO(archive)) as opened:
            for file in package["file"]:
                member = opened.extractfile(f"package/{file['from']}")
                if member is None:
                    sys.exit(f"{package['name']}: no {file['from']}")
                content = made(member.read(), file)
                sums.append((file["sha256"], digest(content)))
                target = VENDOR / file["to"]
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(content)
        for known, found in sums:
            if known != found and not renew:
                sys.exit(f"{package['name']} {package['version']}: {found}, not {known}")
            text = text.replace(known, found)
    LIST.write_text(text, "utf-8")


if __name__ == "__main__":
    main(renew="--renew" in sys.argv[1:])
