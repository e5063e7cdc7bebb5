"""Settings: kept from one time to the next, and never in the way."""

import resource
from pathlib import Path

import pytest

from yatzy.preferences import Preferences, load_preferences, preferences_file, save_preferences

LIKED = Preferences(light=True, remarks=0.5, chances=True)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("YATZY_CONFIG", str(tmp_path / "config"))
    return tmp_path / "config"


def test_what_is_kept_is_found_again() -> None:
    """A later start finds what was set, also what was set back."""
    assert load_preferences() == Preferences()
    for settings in (LIKED, Preferences(light=True), Preferences()):
        save_preferences(settings)
        assert load_preferences() == settings


def test_the_folder_is_the_systems_unless_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without ``YATZY_CONFIG`` the file lies where the system keeps settings."""
    monkeypatch.delenv("YATZY_CONFIG")
    assert preferences_file().name == "settings.json"
    assert "yatzy" in preferences_file().parts


@pytest.mark.parametrize(
    "content",
    [
        b"", b"{", b"[]", b"null", b"\xff\xfe", b"[" * 100_000, b'{"light": true}', b'{"version": "1"}',
        b'{"version": 1, "light": 7}', b'{"version": 1, "remarks": -1}', b'{"version": 1, "remarks": 1e999}',
        b'{"version": 1, "remarks": NaN}', b'{"version": 2, "light": true}', b'{"version": 0, "light": true}',
    ],
)  # fmt: skip
def test_a_file_that_cannot_be_used_is_passed_over(content: bytes, folder: Path) -> None:
    """Damaged, from another program or from another version: the defaults stand in."""
    folder.mkdir()
    preferences_file().write_bytes(content)
    assert load_preferences() == Preferences()


def test_a_damaged_file_is_replaced(folder: Path) -> None:
    """What nobody can read is in nobody's way, and nothing is left beside the new file."""
    folder.mkdir()
    preferences_file().write_bytes(b"{")
    save_preferences(LIKED)
    assert load_preferences() == LIKED
    assert [file.name for file in folder.iterdir()] == ["settings.json"]


def test_a_newer_file_is_left_alone(folder: Path) -> None:
    """What a newer yatzy has written, it finds again."""
    folder.mkdir()
    newer = b'{"version": 2, "colours": "many"}'
    preferences_file().write_bytes(newer)
    save_preferences(LIKED)
    assert preferences_file().read_bytes() == newer


def test_what_a_newer_one_adds_is_no_harm(folder: Path) -> None:
    """An entry of the same version that is not known here is passed over, the others are read."""
    folder.mkdir()
    preferences_file().write_bytes(b'{"version": 1, "light": true, "sound": "loud"}')
    assert load_preferences() == Preferences(light=True)


def test_where_nothing_can_be_written(folder: Path) -> None:
    """A file where the folder should be, or the other way round: nothing is kept, and nobody is bothered."""
    folder.write_bytes(b"")
    save_preferences(LIKED)
    assert load_preferences() == Preferences()
    folder.unlink()
    preferences_file().mkdir(parents=True)
    save_preferences(LIKED)
    assert load_preferences() == Preferences()
    assert [file.name for file in folder.iterdir()] == ["settings.json"]


def test_a_file_is_whole_or_as_it_was(folder: Path) -> None:
    """When the system takes only a part, the old settings stand, and the part is gone."""
    save_preferences(LIKED)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (5, hard))  # bytes; more is an error, as on a full disk
    try:
        save_preferences(Preferences())
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert load_preferences() == LIKED
    assert [file.name for file in folder.iterdir()] == ["settings.json"]
