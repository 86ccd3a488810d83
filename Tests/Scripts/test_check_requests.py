"""The check of requests finds what a page starts by itself, and nothing in the pages as they are."""

import shutil
import subprocess
import sys

import pytest
from check_requests import ALLOWED, faults
from games import ROOT


@pytest.fixture
def pages(tmp_path):
    """A copy of the pages."""
    shutil.copytree(ROOT / "Web/Sources", tmp_path / "Web/Sources")
    return tmp_path


def test_nothing_is_found_in_the_pages_as_they_are():
    assert subprocess.run([sys.executable, ROOT / "Scripts/check_requests.py"]).returncode == 0


@pytest.mark.parametrize(
    "line",
    [
        "Window.after(1000) { draw() }",
        "Window.ask(path) { _ in }",
        "let worker = Worker(files)",
        "Window.load(file)",
        "Window.send(request)",
    ],
)
def test_what_a_page_starts_is_found(pages, line):
    page = pages / "Web/Sources/Triples/Web/DayView.swift"
    first = len(page.read_text().splitlines()) + 1
    page.write_text(page.read_text() + f"func start() {{ {line} }}\n")
    assert faults(pages) == [
        f"Web/Sources/Triples/Web/DayView.swift:{first}: starts something; let the session request it"
    ]


def test_a_file_that_is_gone_is_no_longer_listed(pages):
    name = next(iter(ALLOWED))
    (pages / "Web/Sources" / name).unlink()
    assert faults(pages) == [f"Scripts/check_requests.py: {name} is gone"]
