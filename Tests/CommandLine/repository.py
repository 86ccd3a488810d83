"""Where things are in the repository, and the tables in it."""

import pathlib

ROOT = pathlib.Path(__file__).resolve().parents[2]


def fixture_rows(name):
    """The rows of a table in Tests/Fixtures, comments left out."""
    text = (ROOT / "Tests" / "Fixtures" / name).read_text(encoding="utf-8")
    rows = [line.split("\t") for line in text.split("\n") if line and not line.startswith("#")]
    assert rows, f"{name} is empty"
    return rows
