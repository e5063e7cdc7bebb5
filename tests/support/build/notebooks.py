"""Runs a notebook from top to bottom, in a process of its own: ``python notebooks.py from.ipynb to.ipynb``."""

import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient

LONGEST = 300
"""Seconds a cell may take, far beyond the slowest on the busiest machine."""


def run(source: Path, target: Path) -> None:
    """Run a notebook where it lies, and write it with its outputs; an error in a cell is raised."""
    notebook = nbformat.read(source, as_version=4)  # type: ignore[no-untyped-call] # it has no types
    client = NotebookClient(
        notebook,
        timeout=LONGEST,
        kernel_name="python3",
        record_timing=False,
        coalesce_streams=True,  # or it would depend on the clock how lines are put together
        resources={"metadata": {"path": str(source.parent)}},
    )
    client.execute()
    notebook.metadata["language_info"] = {"name": "python"}  # without the version of whoever ran it
    nbformat.write(notebook, target)  # type: ignore[no-untyped-call] # as above


if __name__ == "__main__":
    run(*map(Path, sys.argv[1:]))
