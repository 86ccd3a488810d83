"""Checks that check_elements.py finds names of elements that no page has, and nothing in the actual pages."""

import shutil
import subprocess
import sys

import pytest
from check_elements import faults
from games import ROOT


@pytest.fixture
def pages(tmp_path):
    """A copy of the pages and of their sources."""
    for folder in ("Web/Sources", "Web/Site"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    return tmp_path


def test_pages_have_all_elements_that_programs_name():
    assert subprocess.run([sys.executable, ROOT / "Scripts/check_elements.py"]).returncode == 0


@pytest.mark.parametrize("source", ["Triples/Web/DayView.swift", "Kit/WebSupport/Page.swift"])
@pytest.mark.parametrize(
    "line",
    [
        'let title = Element.named("day-titel")',
        'Element.button(\n  "day-titel") { press() }',
        'for id in ["status", "day-titel"] { Element.named(id).setProperty("hidden", true) }',
        'for id in ["status", "day-titel"] {\n  Element.named(id).setText("")\n}',
    ],
)
def test_misspelled_name_is_found(pages, source, line):
    page = pages / "Web/Sources" / source
    first = len(page.read_text().splitlines()) + 1
    page.write_text(page.read_text() + line + "\n")
    assert faults(pages) == [f"Web/Sources/{source}:{first}: no page has an element with the ID day-titel"]


def test_element_of_another_page_is_not_enough(pages):
    """The page of the game has no element of the page of the lesson."""
    lesson = next(iter((pages / "Web/Site/triples").glob("lesson.html")))
    lesson.write_text(lesson.read_text().replace("</body>", '<p id="only-here"></p></body>'))
    page = pages / "Web/Sources/Triples/Web/DayView.swift"
    page.write_text(page.read_text() + 'let here = Element.named("only-here")\n')
    assert len(faults(pages)) == 1
