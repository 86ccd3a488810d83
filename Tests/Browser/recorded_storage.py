"""The storage of a browser in which release 0.1.0 was played, and what its pages showed.

Tests/Fixtures/storage-0.1.0/README.md explains how both were recorded.
"""

from paths import FIXTURES

FOLDER = FIXTURES / "storage-0.1.0"


def rows(name: str) -> list[list[str]]:
    """Returns the rows of a table, without comments."""
    return [line.split("\t") for line in (FOLDER / name).read_text().splitlines() if line[0] != "#"]


def texts(moment: str) -> dict[str, str]:
    """Returns the texts that were stored at a moment, by their keys."""
    found = {file.stem: file.read_bytes().decode() for file in (FOLDER / moment).glob("*.txt")}
    assert found, f"no storage was recorded {moment}"
    return found


def recorded_texts(moment: str, screen: str, name: str) -> list[str]:
    """Returns the texts that release 0.1.0 showed under `name` on a screen. If the wording has
    changed since, returns the current words."""
    since = {tuple(row[:3]): row[3:] for row in rows("since.tsv")}
    shown = [since.get(tuple(row), row[1:]) for row in rows(f"{moment}.tsv") if row[0] == screen]
    return [text for other, text in shown if other == name]
