"""What a server can be told, by flags and by the environment."""

import re
from pathlib import Path

import pytest

from yatzy.cli.arguments import arguments_of
from yatzy.cli.commands.serve import serve
from yatzy.l10n.catalogue import catalogue
from yatzy.l10n.errors import error_sentence
from yatzy.rules.errors import SettingsError
from yatzy.server.settings import (
    FLAGS,
    GLOBAL_VARIABLES,
    RANGES,
    SETTINGS,
    SHARED_ADDRESS_LIMITS,
    Settings,
    flag_of,
    unknown_variables,
    variable_of,
)

WORDS = catalogue("en")


def read(environ: dict[str, str] | None = None, /, **flags: object) -> Settings:
    return Settings.from_environment(flags, environ or {})


def test_nothing_said() -> None:
    """What nobody says is as it stands; only the log depends on who reads it."""
    assert read() == Settings(log="json")
    assert Settings.from_environment({}, {}, database="/games.db", terminal=True) == Settings(
        database="/games.db", log="plain"
    )


def test_a_flag_wins_over_the_environment() -> None:
    environ = {"YATZY_PORT": "9000", "YATZY_HOST": "127.0.0.1", "YATZY_LOG": "quiet"}
    settings = read(environ, port=9001, host=None)
    assert (settings.port, settings.host, settings.log) == (9001, "127.0.0.1", "quiet")


@pytest.mark.parametrize("name", SETTINGS)
def test_what_is_empty_says_nothing(name: str) -> None:
    """A service file may name a variable and leave it empty."""
    assert read({variable_of(name): " "}) == read()


@pytest.mark.parametrize("name", RANGES)
def test_every_number_has_bounds_that_hold(name: str) -> None:
    """The least and the most can be said, as can what stands; one beyond them cannot, nor a word."""
    least, most = RANGES[name]
    assert least <= getattr(Settings(), name) <= most
    for good in (least, most):
        assert getattr(read({variable_of(name): str(good)}), name) == good
    for bad in (str(least - 1), str(most + 1), "many", "nan", "1e", "0x10"):
        with pytest.raises(SettingsError) as caught:
            read({variable_of(name): bad})
        told = error_sentence(WORDS, caught.value)
        assert variable_of(name) in told
        assert f"from {least} to {most}, not “{bad}”" in told


def test_every_number_is_bounded() -> None:
    numbers = {
        name for name in SETTINGS if name != "no_browser" and type(getattr(Settings(), name)) in (int, float)
    }
    assert numbers == set(RANGES)


def test_a_shared_address_has_the_limits_of_a_club() -> None:
    """Unless they are set otherwise."""
    shared = read({"YATZY_SHARED_ADDRESS": "1", "YATZY_TABLES_PER_HOUR": "77"})
    assert {name: getattr(shared, name) for name in SHARED_ADDRESS_LIMITS} == SHARED_ADDRESS_LIMITS | {
        "tables_per_hour": 77
    }
    assert read().requests_burst < shared.requests_burst


def test_whether_a_port_was_asked_for() -> None:
    """Only where nobody asked may it be another one."""
    assert not read().port_given
    assert read({"YATZY_PORT": "8250"}).port_given
    assert read(port=8250).port_given


@pytest.mark.parametrize(
    ("said", "browser"),
    [("1", False), ("yes", False), ("TRUE", False), ("on", False), ("0", True), ("no", True), ("off", True)],
)
def test_no_browser(said: str, browser: bool) -> None:  # noqa: FBT001 # the table above reads well
    assert read({"YATZY_NO_BROWSER": said}).browser is browser


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("https://yatzy.example", "https://yatzy.example"),
        ("https://Yatzy.Example/", "https://yatzy.example"),
        ("http://10.0.0.5:8250", "http://10.0.0.5:8250"),
        ("http://[2001:db8::1]:80/", "http://[2001:db8::1]:80"),
    ],
)
def test_a_public_address(said: str, meant: str) -> None:
    """It is kept without the slash at its end, so that a path can follow."""
    assert read(public_url=said).public_url == meant


@pytest.mark.parametrize(
    ("name", "value", "code"),
    [
        ("public_url", "yatzy.example", "settings-url"),
        ("public_url", "ftp://yatzy.example", "settings-url"),
        ("public_url", "https://", "settings-url"),
        ("public_url", "https://yatzy.example/club", "settings-url"),
        ("public_url", "https://yatzy.example?a=1", "settings-url"),
        ("public_url", "https://anna@yatzy.example", "settings-url"),
        ("public_url", "https://yatzy.example:port", "settings-url"),
        ("public_url", "https://yatzy.example:70000", "settings-url"),
        ("public_url", "https://[", "settings-url"),
        ("log", "loud", "settings-log"),
        ("no_browser", "perhaps", "settings-yes"),
        ("trusted_proxies", "10.0.0.1, proxy", "settings-proxies"),
        ("trusted_proxies", "*", "settings-proxies"),
        ("trusted_proxies", "10.0.0.0/33", "settings-proxies"),
        ("database", "mysql://root:hunter2@localhost/yatzy", "settings-database"),
        ("port", "eighty", "settings-whole"),
        ("pace", "slow", "settings-number"),
    ],
)
def test_what_makes_no_sense_is_refused(name: str, value: str, code: str) -> None:
    """The refusal names what was said, as it was said: by the flag or the variable."""
    with pytest.raises(SettingsError) as by_variable:
        read({variable_of(name): value})
    with pytest.raises(SettingsError) as by_flag:
        read(**{name: value})
    assert by_variable.value.code == by_flag.value.code == code
    assert variable_of(name) in error_sentence(WORDS, by_variable.value)
    assert flag_of(name) in error_sentence(WORDS, by_flag.value)


def test_a_password_is_never_told() -> None:
    """A database that makes no sense is named by how it begins alone."""
    with pytest.raises(SettingsError) as caught:
        read(database="mysql://root:hunter2@localhost/yatzy")
    assert "hunter2" not in error_sentence(WORDS, caught.value) + str(caught.value)


def test_a_database_by_its_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A path counts from where the command was given, and from home where it says so."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert read(database="club.db").database == str(tmp_path / "club.db")
    assert read(database="~/club.db").database == str(tmp_path / "club.db")


@pytest.mark.parametrize("url", ["postgresql://a@b/c", "postgres://a@b/c", "sqlite:////a/b.db"])
def test_a_database_by_its_url(url: str) -> None:
    settings = read(database=url)
    assert settings.database == url
    assert settings.on_postgres == url.startswith("postgres")


def test_proxies_are_written_as_the_library_reads_them() -> None:
    """Uvicorn takes a network that is not written to its bits for a name, and trusts nobody then."""
    said = "10.1.2.3/8, ::1,,192.168.0.0/16 , 2001:DB8::5/64"
    assert read(trusted_proxies=said).trusted_proxies == "10.0.0.0/8,::1,192.168.0.0/16,2001:db8::/64"


def test_the_address_to_hand_on() -> None:
    assert Settings().invite_url == ""
    assert Settings(near_url="http://10.0.0.5:8250").invite_url == "http://10.0.0.5:8250"
    assert (
        Settings(near_url="http://10.0.0.5", public_url="https://y.example").invite_url == "https://y.example"
    )


def test_every_flag_is_a_flag_of_the_command() -> None:
    """What the settings call a flag is one, and the command has no other that is a setting."""
    arguments = {argument.label for argument in arguments_of(serve)}
    assert arguments - {"--check", "--json", "--lang"} == {flag_of(name) for name in FLAGS}


def test_a_variable_that_is_misspelt_is_noticed() -> None:
    environ = {"YATZY_TABLE_PER_HOUR": "7", "YATZY_TABLES_PER_HOUR": "7", "YATZY_DATA": "/", "HOME": "/"}
    assert unknown_variables(environ) == ["YATZY_TABLE_PER_HOUR"]


# What the documents and the files for deployment say

ROOT = Path(__file__).parents[2]
HOSTING = (ROOT / "docs" / "hosting.md").read_text("utf-8")


def test_every_setting_is_documented_as_it_stands() -> None:
    """The page has a row for each, with its default."""
    rows = dict(re.findall(r"^\| `(YATZY_\w+)`[^|]*\| ([^|]*) \|", HOSTING, re.MULTILINE))
    assert set(rows) == {variable_of(name) for name in SETTINGS}
    for name in RANGES:
        assert rows[variable_of(name)].replace(",", "") == f"{getattr(Settings(), name):.15g}", name


@pytest.mark.parametrize("file", sorted(one for one in (ROOT / "deploy").rglob("*") if one.is_file()), ids=str)
def test_what_is_deployed_says_only_what_there_is(file: Path) -> None:
    """Every variable in a file for deployment is a setting, and none is misspelt."""
    said = set(re.findall(r"YATZY_\w+", file.read_text("utf-8")))
    assert said <= {variable_of(name) for name in SETTINGS} | {*GLOBAL_VARIABLES}
