"""Fetch the Python runtime of the page without a server, as ``src/yatzy/offline/runtime.toml`` names it.

    python tools/page/runtime.py

writes ``src/yatzy/offline/runtime``: Pyodide without the parts of the library that we do not import, its
WebAssembly compressed, and the wheel of msgspec. Stops at the first archive that is not the one we know.
"""  # noqa: INP001 # a script, no package

import gzip
import hashlib
import io
import json
import shutil
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path
from tempfile import mkdtemp
from typing import Any
from urllib.request import urlopen

OFFLINE = Path(__file__).parents[2] / "src" / "yatzy" / "offline"
FOLDER = OFFLINE / "runtime"
UNUSED = (
    "_markupbase.py", "_pydatetime.py", "_pyio.py", "_pyrepl", "argparse.py", "asyncio/proactor_events.py",
    "asyncio/tools.py", "asyncio/windows_events.py", "asyncio/windows_utils.py", "bdb.py", "cProfile.py",
    "cmd.py", "colorsys.py", "compileall.py", "concurrent/futures/process.py", "configparser.py", "csv.py",
    "ctypes", "curses", "doctest.py", "email", "ensurepip", "filecmp.py", "fileinput.py", "fractions.py",
    "ftplib.py", "getpass.py", "gettext.py", "html/parser.py", "http", "idlelib", "imaplib.py", "lib2to3",
    "logging/config.py", "logging/handlers.py", "mailbox.py", "mimetypes.py", "modulefinder.py",
    "multiprocessing", "netrc.py", "optparse.py", "pdb.py", "pickletools.py", "plistlib.py", "poplib.py",
    "pprint.py", "profile.py", "pstats.py", "pty.py", "pyclbr.py", "pydoc.py", "pydoc_data",
    "pyodide/console.py", "rlcompleter.py", "sched.py", "shelve.py", "smtplib.py", "socketserver.py",
    "sqlite3", "statistics.py", "symtable.py", "tabnanny.py", "tarfile.py", "timeit.py", "tkinter",
    "trace.py", "turtle.py", "unittest", "urllib/request.py", "urllib/robotparser.py", "venv", "wave.py",
    "wsgiref", "xml", "xmlrpc", "zipapp.py",
)  # fmt: skip
"""Parts of the library that neither Pyodide nor we import."""
ENCODINGS = (
    "__init__.py", "aliases.py", "ascii.py", "cp437.py", "idna.py", "latin_1.py", "utf_8.py", "utf_8_sig.py",
)  # fmt: skip


def fetch(package: dict[str, Any]) -> bytes:
    """Return an archive; stop if it is not the one we know."""
    with urlopen(package["url"]) as answer:  # noqa: S310 # an address of ours
        archive: bytes = answer.read()
    if hashlib.sha256(archive).hexdigest() != package["sha256"]:
        sys.exit(f"{package['name']} {package['version']} is not what it was")
    return archive


def is_used(name: str) -> bool:
    """Whether a file of the library is used."""
    folder, _, file = name.partition("/")
    if folder == "encodings":
        return file in ENCODINGS
    return not any(name == one or name.startswith(f"{one}/") for one in UNUSED)


def trim_library(content: bytes) -> bytes:
    """Return the standard library without what is not used, packed as small as can be."""
    packed = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(content)) as source, zipfile.ZipFile(packed, "w") as target:
        for name in sorted(source.namelist()):
            if not name.endswith("/") and is_used(name):
                info = zipfile.ZipInfo(name)
                target.writestr(info, source.read(name), zipfile.ZIP_DEFLATED, 9)
    return packed.getvalue()


def write_runtime() -> None:
    """Write all files: the whole folder, or nothing."""
    folder = Path(mkdtemp(prefix="runtime-", dir=OFFLINE))
    try:
        _write_files(folder)
        folder.chmod(0o755)
        shutil.rmtree(FOLDER, ignore_errors=True)
        folder.rename(FOLDER)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _write_files(folder: Path) -> None:
    for package in tomllib.loads((OFFLINE / "runtime.toml").read_text("utf-8"))["package"]:
        archive = fetch(package)
        if "files" not in package:
            (folder / f"{package['name']}.whl").write_bytes(archive)
            continue
        with tarfile.open(fileobj=io.BytesIO(archive)) as files:
            for member in package["files"]:
                stream = files.extractfile(member)
                assert stream is not None  # noqa: S101 # a file
                name, content = member.rpartition("/")[2], stream.read()
                if name.endswith(".wasm"):
                    name, content = f"{name}.gz", gzip.compress(content, 9, mtime=0)
                elif name == "python_stdlib.zip":
                    content = trim_library(content)
                elif name == "pyodide-lock.json":  # a list of packages that we do not install
                    content = json.dumps(json.loads(content) | {"packages": {}}).encode()
                (folder / name).write_bytes(content)


if __name__ == "__main__":
    write_runtime()
    for path in sorted(FOLDER.iterdir()):
        sys.stdout.write(f"{path.stat().st_size:>10} {path.name}\n")
