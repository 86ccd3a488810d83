"""Where things are in the repository, the tables in it, and the commands that it builds."""

import os
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]


def built(product, variable, *options):
    """The path of a program: what a variable of the environment says, or else what `swift build` builds."""
    if path := os.environ.get(variable):
        return str(pathlib.Path(path).resolve())
    build = ["swift", "build", *(options or ("--package-path", str(ROOT))), "--product", product]
    subprocess.run(build, check=True, stdout=subprocess.DEVNULL)
    folder = subprocess.run(build + ["--show-bin-path"], check=True, capture_output=True, text=True).stdout.strip()
    return str(pathlib.Path(folder) / product)


def fixture_rows(name):
    """The rows of a table in Tests/Fixtures, comments left out."""
    text = (ROOT / "Tests" / "Fixtures" / name).read_text(encoding="utf-8")
    rows = [line.split("\t") for line in text.split("\n") if line and not line.startswith("#")]
    assert rows, f"{name} is empty"
    return rows


def run(parlor, *arguments, **options):
    """Runs the command without a terminal; returns what it printed and its exit code."""
    return subprocess.run(
        [parlor, *arguments], capture_output=True, text=True, timeout=60, stdin=subprocess.DEVNULL, **options
    )
