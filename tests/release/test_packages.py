"""What is in the wheel and in the source release, and which version they are."""

import re
import shutil
import subprocess
import tarfile
from email.message import Message
from email.parser import Parser
from pathlib import Path, PurePosixPath
from zipfile import ZipFile

import pytest

from support.build.checkout import HOME, kept
from support.build.packages import SAID, VERSION, build
from yatzy.rules.sheet_files import sheet_ids

KINDS = {
    "yatzy": {".py", ".odds", ".packed", ".typed", ".toml", ".ftl", ".values", ".css", ".tcss"},
    "yatzy/web": {".js", ".css", ".html", ".svg", ".png", ".ico", ".woff2", ".ts", ".toml", ".txt"},
}
"""The kinds of files there are: code, sheets, catalogues, solutions and looks; and what the page is made of."""
AT = f"yatzy-{VERSION}"
WRITTEN = "src/yatzy/_version.py"
"""Written by the build: the version, without looking for an installed distribution."""


def contents(wheel: Path) -> dict[str, bytes]:
    with ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def metadata(wheel: Path) -> Message:
    (found,) = [text for name, text in contents(wheel).items() if name.endswith(".dist-info/METADATA")]
    return Parser().parsestr(found.decode())


def version_of(folder: Path, to: Path, said: str | None = None) -> str:
    (wheel,) = build(folder, to, "wheel", version=said)
    version = metadata(wheel)["Version"]
    assert wheel.name == f"yatzy-{version}-py3-none-any.whl"
    return str(version)


def test_the_wheel_is_the_package_and_nothing_else(wheel: Path) -> None:
    """Every file of the package is in it, each of a kind that belongs there; no test, no cache, no script."""
    names = set(contents(wheel))
    own = {name for name in names if not name.startswith(f"{AT}.dist-info/")}
    assert own == {name.removeprefix("src/") for name in [*kept(), WRITTEN] if name.startswith("src/")}
    for name in own:
        kinds = KINDS["yatzy/web" if name.startswith("yatzy/web/") else "yatzy"]
        assert PurePosixPath(name).suffix in kinds, name
    assert "yatzy/py.typed" in own
    assert {name for name in own if re.fullmatch(r"yatzy/rules/sheets/[^/]+\.toml", name)} == {
        f"yatzy/rules/sheets/{one}.toml" for one in sheet_ids()
    }


def test_licences_come_along(wheel: Path, sdist: Path) -> None:
    """Our own licence and those of what the page uses of others are where tools look for them."""
    licences = {"LICENSE", *(name for name in kept() if "/licences/" in name)}
    assert len(licences) == 7  # ours; Preact, Signals, htm, Fluent; Fraunces, Kalam
    told = metadata(wheel)
    assert set(told.get_all("License-File", [])) == licences
    assert told["License-Expression"] == "MIT AND Apache-2.0 AND OFL-1.1"  # those of web/vendor/vendor.toml
    found = contents(wheel)
    for name in licences:
        assert found[f"{AT}.dist-info/licenses/{name}"] == (HOME / name).read_bytes()
    with tarfile.open(sdist) as archive:
        assert {f"{AT}/{name}" for name in licences} <= set(archive.getnames())


def test_the_source_release_is_all_that_git_keeps(sdist: Path) -> None:
    """Whoever has it can build, test and document as we do."""
    with tarfile.open(sdist) as archive:
        names = {one.name for one in archive.getmembers() if one.isfile()}
    assert names == {f"{AT}/{name}" for name in [*kept(), WRITTEN, "PKG-INFO"]}


@pytest.fixture
def unpacked(sdist: Path, tmp_path: Path) -> Path:
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path / "unpacked", filter="data")
    return tmp_path / "unpacked" / AT


def test_a_wheel_of_the_source_release_is_the_same(wheel: Path, unpacked: Path, tmp_path: Path) -> None:
    """To the byte, and nobody has to tell it its version."""
    (again,) = build(unpacked, tmp_path / "again", "wheel", version=None)
    assert again.name == wheel.name
    assert contents(again) == contents(wheel)
    assert again.read_bytes() == wheel.read_bytes()


def test_extras_are_offered(wheel: Path) -> None:
    """The core asks for none of what the extras ask for."""
    told = metadata(wheel)
    assert sorted(told.get_all("Provides-Extra", [])) == ["data", "envs", "server", "solver"]
    required = told.get_all("Requires-Dist", [])
    assert {"litestar", "gymnasium", "pyarrow"} == {
        re.split(r"\W", one)[0]
        for one in required
        if re.match("litestar|gymnasium|pyarrow", one) and "extra" in one
    }


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """Make a repository with as little in it as can be built."""
    folder = tmp_path / "small"
    for name in ("pyproject.toml", "README.md", "LICENSE", "src/yatzy/__init__.py"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(HOME / name, folder / name)
    git(folder, "init", "--quiet")
    commit(folder)
    return folder


def git(folder: Path, *arguments: str) -> None:
    who = ["-c", "user.name=Anna", "-c", "user.email=anna@example.org", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", *who, *arguments], cwd=folder, check=True)  # noqa: S607 # whichever is installed


def commit(folder: Path) -> None:
    git(folder, "add", ".")
    git(folder, "commit", "--quiet", "--allow-empty", "--message", "A change")


def test_a_tag_is_the_version(small: Path, tmp_path: Path) -> None:
    """A tagged commit is that version, and those after it are on the way to the next."""
    git(small, "tag", "v4.5.6")
    assert version_of(small, tmp_path / "tagged") == "4.5.6"
    commit(small)
    assert re.fullmatch(r"4\.5\.7\.dev1\+g[0-9a-f]+", version_of(small, tmp_path / "later"))


def test_without_a_tag_it_is_on_the_way_to_the_first(small: Path, tmp_path: Path) -> None:
    assert re.fullmatch(r"0\.0\.1\.dev1\+g[0-9a-f]+", version_of(small, tmp_path / "untagged"))


def test_the_image_is_told_its_version(tmp_path: Path) -> None:
    """From the files the image is made of, where there is no git: the version it is given, or none."""
    text = (HOME / "deploy" / "Dockerfile").read_text("utf-8")
    folder = tmp_path / "project"
    folder.mkdir()
    for line in re.findall(r"^COPY (?!--)(.*) \S+$", text, re.MULTILINE):
        for name in line.split():
            if (HOME / name).is_dir():
                shutil.copytree(HOME / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(HOME / name, folder / name)
    (default,) = re.findall(r"^ARG VERSION=(\S+)$", text, re.MULTILINE)
    (passed,) = re.findall(
        r"^RUN (\w+)=\$VERSION pip install --no-deps --no-build-isolation \.$", text, re.MULTILINE
    )
    assert passed == SAID
    assert version_of(folder, tmp_path / "said", "7.8.9") == "7.8.9"
    assert version_of(folder, tmp_path / "default", default) == version_of(folder, tmp_path / "none") == "0.0.0"
