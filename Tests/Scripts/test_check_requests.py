"""Checks that check_requests.py finds work that a page starts by itself, and nothing in the actual pages."""

import shutil
import subprocess
import sys

import pytest
from check_requests import ALLOWED, faults
from games import ROOT


@pytest.fixture
def pages(tmp_path):
    """A copy of the pages' sources."""
    shutil.copytree(ROOT / "Web/Sources", tmp_path / "Web/Sources")
    return tmp_path


def test_pages_start_no_work_by_themselves():
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
def test_work_started_by_a_page_is_found(pages, line):
    page = pages / "Web/Sources/Triples/Web/DayView.swift"
    first = len(page.read_text().splitlines()) + 1
    page.write_text(page.read_text() + f"func start() {{ {line} }}\n")
    assert faults(pages) == [
        f"Web/Sources/Triples/Web/DayView.swift:{first}: starts something; let the session request it"
    ]


def test_listed_file_that_does_not_exist_is_reported(pages):
    name = next(iter(ALLOWED))
    (pages / "Web/Sources" / name).unlink()
    assert faults(pages) == [f"Scripts/check_requests.py: {name} is gone"]
