"""The static site: what is in it, how large it is, and which folders it is written to."""

import gzip
import json
from pathlib import Path

import pytest

from support.cli.run_command import run
from yatzy.rules.sheet_files import sheet_ids
from yatzy.server.web.static_site import INDEX, render_site

FIRST_ROLL = (
    "joined/main.js", "joined/offline.js", "joined/shared.js", "joined/table.js", "joined/table-page.js",
    "joined/later.css", "vendor/fonts/fraunces.woff2", "vendor/fonts/kalam.woff2", "data/en/words.json",
    "data/en/words-offline.json", "data/en/words-dice.json", "data/en/pads.json", "data/sheets/maxi.json",
    "data/en/sheets/maxi.json",
)  # fmt: skip
"""What a first visit requests before the first roll, beside the document; the sheet has the largest tables."""
BUDGET = 300_000


@pytest.fixture(scope="module")
def site() -> dict[str, bytes]:
    return render_site(("en",))


def compressed(content: bytes) -> int:
    return len(gzip.compress(content))


def test_sizes(site: dict[str, bytes]) -> None:
    """At most 300 KB before the first roll from a host that compresses."""
    base = f"web/{site[INDEX].decode()}"
    first = [site["index.html"], *(site[f"{base}/{name}"] for name in FIRST_ROLL)]
    assert sum(map(compressed, first)) <= BUDGET
    assert sum(compressed(content) for name, content in site.items() if "/joined/" in name) <= BUDGET


def test_every_sheet_is_there(site: dict[str, bytes]) -> None:
    base = f"web/{site[INDEX].decode()}/data"
    assert [pad["id"] for pad in json.loads(site[f"{base}/en/pads.json"])] == list(sheet_ids())
    for sheet in (*sheet_ids(), "tactic+chance-last"):
        assert json.loads(site[f"{base}/sheets/{sheet}.json"])["id"] == sheet
        assert json.loads(site[f"{base}/en/sheets/{sheet}.json"])["pad"]["rows"]
        assert json.loads(site[f"{base}/en/rules/{sheet}.json"])["sheet"] == sheet


def test_all_addresses_are_relative(site: dict[str, bytes]) -> None:
    """The site works in any folder of a host."""
    document = site["index.html"].decode()
    assert 'href="/' not in document
    assert 'src="/' not in document
    assert '"/' not in site["manifest.webmanifest"].decode()
    shell = json.loads(site["service.js"].decode().partition(";\n")[0].removeprefix("self.shell = "))
    assert set(shell["files"]) <= site.keys()


def test_folders(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A new folder is filled, and replaced by the next run; one with other files is left alone."""
    folder = tmp_path / "site"
    assert run(capsys, "static", str(folder), "--languages", "en,nb")[0] == 0
    assert run(capsys, "static", str(folder), "--languages", "en")[0] == 0
    written = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    assert written == {*json.loads((folder / INDEX).read_text())["files"], INDEX}
    assert not [name for name in written if "/data/nb/" in name]
    (tmp_path / "note.txt").write_text("mine")
    code, _, error = run(capsys, "static", str(tmp_path))
    assert (code, str(tmp_path) in error) == (2, True)
    assert (tmp_path / "note.txt").read_text() == "mine"
    assert not (tmp_path / "index.html").exists()
