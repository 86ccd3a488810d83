"""The storage of a browser in which release 0.1.0 was played, and what its pages showed.

Tests/Fixtures/storage-0.1.0/README.md explains how both were recorded.
"""

import pathlib

from repository import FIXTURES, fixture_rows

FOLDER = FIXTURES / "storage-0.1.0"


def texts_in(folder: pathlib.Path) -> dict[str, str]:
    """Returns the values in a data folder, by their keys."""
    return {file.stem: file.read_bytes().decode() for file in folder.glob("*.txt")}


def texts(moment: str) -> dict[str, str]:
    """Returns the values that were stored at a moment, by their keys."""
    found = texts_in(FOLDER / moment)
    assert found, f"no storage was recorded {moment}"
    return found


def recorded_texts(moment: str, screen: str, name: str) -> list[str]:
    """Returns the lines that release 0.1.0 showed under `name` on a screen. If the wording has
    changed since, returns the current words."""
    since = {tuple(row[:3]): row[3:] for row in fixture_rows(f"{FOLDER.name}/since.tsv")}
    shown = [since.get(tuple(row), row[1:]) for row in fixture_rows(f"{FOLDER.name}/{moment}.tsv") if row[0] == screen]
    return [text for other, text in shown if other == name]
