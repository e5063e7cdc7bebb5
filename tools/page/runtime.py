"""Fetch the Python runtime of the page without a server, as ``src/yatzy/offline/runtime.toml`` names it.

    python tools/page/runtime.py

writes ``src/yatzy/offline/runtime``: Pyodide without the parts of the library that we do not import, its
WebAssembly compressed, and the wheel of msgspec. Stops at the first archive that is not the one we know.
"""  # noqa: INP001 # a script, no package

import gzip
import hashlib
import io
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path
from typing import Any
from urllib.request import urlopen

OFFLINE = Path(__file__).parents[2] / "src" / "yatzy" / "offline"
FOLDER = OFFLINE / "runtime"
UNUSED = (
    "_pyrepl", "argparse.py", "concurrent/futures/process.py", "configparser.py", "ctypes", "curses",
    "doctest.py", "email", "ensurepip", "ftplib.py", "http", "idlelib", "imaplib.py", "lib2to3", "mailbox.py",
    "multiprocessing", "optparse.py", "pdb.py", "pickletools.py", "poplib.py", "profile.py", "pstats.py",
    "pydoc.py", "pydoc_data", "smtplib.py", "sqlite3", "tkinter", "trace.py", "turtle.py", "unittest", "venv",
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
    """Write all files."""
    FOLDER.mkdir(exist_ok=True)
    for package in tomllib.loads((OFFLINE / "runtime.toml").read_text("utf-8"))["package"]:
        archive = fetch(package)
        if "files" not in package:
            (FOLDER / f"{package['name']}.whl").write_bytes(archive)
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
                (FOLDER / name).write_bytes(content)


if __name__ == "__main__":
    write_runtime()
    for path in sorted(FOLDER.iterdir()):
        sys.stdout.write(f"{path.stat().st_size:>10} {path.name}\n")
