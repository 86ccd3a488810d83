"""Storages of a browser that played release 0.1.0, and what its pages showed with them.

Tests/Fixtures/storage-0.1.0/README.md explains how both were made.
"""

from paths import FIXTURES

FOLDER = FIXTURES / "storage-0.1.0"


def rows(name: str) -> list[list[str]]:
    """Returns the rows of a table, without comments."""
    return [line.split("\t") for line in (FOLDER / name).read_text().splitlines() if line[0] != "#"]


def texts(moment: str) -> dict[str, str]:
    """Returns the texts of a storage by their keys."""
    found = {file.stem: file.read_bytes().decode() for file in (FOLDER / moment).glob("*.txt")}
    assert found, f"no storage was recorded {moment}"
    return found


def seen(moment: str, screen: str, name: str) -> list[str]:
    """Returns the texts that 0.1.0 showed on a screen under a name, in today's words."""
    since = {tuple(row[:3]): row[3:] for row in rows("since.tsv")}
    shown = [since.get(tuple(row), row[1:]) for row in rows(f"{moment}.tsv") if row[0] == screen]
    return [text for other, text in shown if other == name]
