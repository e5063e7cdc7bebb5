"""Files that are written whole or not at all."""

import os
import stat
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from threading import Thread
from typing import IO

import pytest

from yatzy.atomic_write import atomic_replace, open_output

Opening = Callable[[Path], AbstractContextManager[IO[bytes]]]
BOTH = pytest.mark.parametrize("opening", [atomic_replace, open_output])


@BOTH
def test_there_when_it_is_complete(opening: Opening, tmp_path: Path) -> None:
    """Until then the old one stands; nothing is left beside it, and it has the rights of any new file."""
    file = tmp_path / "file"
    file.write_bytes(b"before")
    with opening(file) as part:
        part.write(b"after")
        part.flush()
        assert file.read_bytes() == b"before"
    assert [(one.name, one.read_bytes()) for one in tmp_path.iterdir()] == [("file", b"after")]
    (tmp_path / "other").touch()
    assert stat.S_IMODE(file.stat().st_mode) == stat.S_IMODE((tmp_path / "other").stat().st_mode)


@BOTH
@pytest.mark.parametrize(
    "error", [KeyboardInterrupt(), ValueError("text"), OSError(28, "No space left")], ids=repr
)
def test_as_it_was_when_it_is_not(opening: Opening, tmp_path: Path, error: BaseException) -> None:
    """Whatever stops the writing is heard as it is, and what was there stands."""
    file = tmp_path / "file"
    file.write_bytes(b"before")

    def stopped() -> None:
        with opening(file) as part:
            part.write(b"aft")
            raise error

    with pytest.raises(type(error)) as raised:
        stopped()
    assert raised.value is error
    assert [(one.name, one.read_bytes()) for one in tmp_path.iterdir()] == [("file", b"before")]


@BOTH
@pytest.mark.parametrize(
    "name", ["no-such-folder/file", "in-the-way/file", "folder", "name" * 100], ids=lambda n: n[:20]
)
def test_errors_are_about_the_file_that_was_asked_for(
    opening: Opening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """Not about the one beside it that nobody knows of, and not about where it leads."""
    monkeypatch.chdir(tmp_path)
    Path("in-the-way").touch()
    Path("folder").mkdir()
    with pytest.raises(OSError, match=r"^\[Errno \d+\] [^/]+: '") as raised, opening(Path(name)) as part:
        part.write(b"anything")
    assert (str(raised.value.filename), raised.value.filename2) == (name, None)
    assert sorted(one.name for one in tmp_path.iterdir()) == ["folder", "in-the-way"]


def test_links(tmp_path: Path) -> None:
    """A file that somebody named may lie elsewhere and stays there; one of our own is replaced."""
    (tmp_path / "far").mkdir()
    link = tmp_path / "link"
    link.symlink_to("far/file")
    with open_output(link) as part:
        part.write(b"there")
    assert link.is_symlink()
    assert [(one.name, one.read_bytes()) for one in (tmp_path / "far").iterdir()] == [("file", b"there")]
    with atomic_replace(link) as part:
        part.write(b"here")
    assert not link.is_symlink()
    assert (link.read_bytes(), (tmp_path / "far" / "file").read_bytes()) == (b"here", b"there")


def test_pipes_and_devices(tmp_path: Path) -> None:
    """They are written to, where somebody named them."""
    pipe, heard = tmp_path / "pipe", list[bytes]()
    os.mkfifo(pipe)
    reader = Thread(target=lambda: heard.append(pipe.read_bytes()))
    reader.start()
    with open_output(pipe) as part:
        part.write(b"news")
    reader.join()
    assert heard == [b"news"]
    assert pipe.is_fifo()
    with open_output(Path(os.devnull)) as part:
        part.write(b"nobody reads")
    assert Path(os.devnull).is_char_device()


def test_on_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What has to outlast a power cut is on the disk, all of it, before it is in place."""
    sizes, sync = list[int](), os.fsync

    def noted(number: int) -> None:
        sizes.append(os.fstat(number).st_size)
        assert not (tmp_path / "file").exists()
        sync(number)

    monkeypatch.setattr(os, "fsync", noted)
    with atomic_replace(tmp_path / "file", synced=True) as part:
        part.write(b"12345")
    assert sizes == [5]
