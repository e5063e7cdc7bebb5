"""Solves sheets in a process of its own, to be killed, interrupted, cramped or raced by the tests.

    python solving.py solve SHEET...        solves each, with a plus sign whenever there is progress
    python solving.py guest SHEET...        the same, heeding the rights of files even as root
    python solving.py cramped LIMIT FOLDER  solves on a full disk, and again with room (see full_disk_player.py)
    python solving.py compile SHEET         solves where no file may be longer than a page
    python solving.py write SHEET [forever] writes nonsense as a sheet's solution, once or again and again
    python solving.py hold SHEET            the same, and stops for ever before it is moved into place

A sheet is a path or a name of the shelf; solutions that came with the package are left alone. What was solved
is printed as lines of JSON. A process writes a question mark when it is ready, and begins when there is an
answer, or none will come.
"""

import json
import os
import resource
import signal
import sys
import time
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from typing import Any

import numpy as np

from yatzy.rules.sheet import RuleSheet
from yatzy.rules.sheet_files import find_sheet
from yatzy.solver import files
from yatzy.solver.files import cached_file, write_array
from yatzy.solver.solve import SolveReport, solve
from yatzy.solver.states.space import space_of

INTERRUPTED, NOT_PERMITTED = 3, 77
"""The exit codes of a process that heard Ctrl-C, and where this system lets nobody mount a disk."""


def say(text: bytes) -> None:
    """Write at once, past every buffer."""
    os.write(1, text)


def ready() -> None:
    """Wait for an answer, or for the certainty that none will come."""
    say(b"?")
    sys.stdin.read(1)


def solve_and_report(sheet: RuleSheet) -> dict[str, Any]:
    """Solve a sheet, and tell how it went."""
    report = SolveReport()
    values = solve(sheet, progress=lambda _: say(b"+"), report=report)
    return {
        "expected": values.expected,
        "file": report.file and str(report.file),
        "solved": report.threads > 0,
        "bad_file": report.bad_file and report.bad_file.why,
        "not_kept": report.write_error and report.write_error.errno,
    }


def solve_all(*sheets: str) -> None:
    """Solve sheets, unless interrupted."""
    ready()
    try:
        for sheet in sheets:
            say(b"\n%s\n" % json.dumps(solve_and_report(find_sheet(sheet))).encode())
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


def guest(*sheets: str) -> None:
    """Solve sheets with no more rights than the files give."""
    from faults.guest import give_up_rights  # noqa: PLC0415 # the others need none of what that brings

    give_up_rights()
    solve_all(*sheets)


def cramped(limit: str, folder: str) -> None:
    """Solve on a disk that becomes full, and then is not."""
    from faults.full_disk_player import LIMITS  # noqa: PLC0415 # as above

    try:
        room = LIMITS[limit](Path(folder))
    except PermissionError as error:
        sys.stderr.write(f"{error}\n")
        sys.exit(NOT_PERMITTED)
    before = solve_and_report(find_sheet("forced-order"))  # small, and everything is compiled now
    room.narrow(200_000)
    full = solve_and_report(find_sheet("hasbro"))
    left = sorted(path.name for path in cached_file(find_sheet("hasbro").tables).parent.iterdir())
    room.widen()
    answer = {"before": before, "full": full, "left": left, "after": solve_and_report(find_sheet("hasbro"))}
    say(b"\n%s\n" % json.dumps(answer).encode())


def compile_without_room(sheet: str) -> None:
    """Solve where no file may grow beyond a page, not even those of the compiler."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
    solve_all(sheet)


def write_nonsense(sheet: str, how: str = "once") -> None:
    """Write zeros, then ones, and so on."""
    tables = find_sheet(sheet).tables
    arrays = [np.full(space_of(tables).length, number) for number in (0.0, 1.0)]
    ready()
    for array in cycle(arrays):
        say(b"+")
        write_array(cached_file(tables), tables, array)
        if how == "once":
            return


def hold(sheet: str) -> None:
    """Write, and stop when all is written but not in place."""

    def stop(_file: int) -> None:
        say(b"+")
        time.sleep(3600)

    os.fsync = stop  # type: ignore[assignment]
    write_nonsense(sheet)


COMMANDS: dict[str, Callable[..., None]] = {
    "solve": solve_all,
    "guest": guest,
    "cramped": cramped,
    "compile": compile_without_room,
    "write": write_nonsense,
    "hold": hold,
}

if __name__ == "__main__":
    signal.alarm(300)
    files.SHIPPED_FOLDER /= "none"
    COMMANDS[sys.argv[1]](*sys.argv[2:])
