"""Checks that check_spelling.py finds British spellings and translated phrases, and none in the repository."""

import subprocess
import sys

import pytest
from check_spelling import faults
from games import ROOT


def test_repository_has_no_misspellings_or_unwanted_phrases():
    done = subprocess.run([sys.executable, ROOT / "Scripts/check_spelling.py"], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "")


@pytest.mark.parametrize(
    "line", ["the colour of a peg", "centreX", "It is normalised.", "labelled", "/// It as a sentence.", "whoever plays"]
)
def test_misspellings_and_unwanted_phrases_are_found(line):
    assert [fault.partition(":2: ")[0] for fault in faults("a.swift", f"\n{line}\n")] == ["a.swift"]


@pytest.mark.parametrize("line", ["the color of a peg", "aria-labelledby", "isCancelled", "analysis", "a wise player"])
def test_correct_words_are_not_reported(line):
    assert faults("a.swift", line) == []


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.swift", "/// Returns all texts."),
        ("a.swift", "  let key = \"//\" // a text, stored"),
        ("a.swift", "/// The game of\n  /// a past day."),
        ("a.swift", "@Test(arguments: [1]) func damagedTextsAreRead(_ text: Int) {"),
        ("a.py", '"""Returns the part of the address after `?`."""'),
        ("a.py", "def test_texts_are_read():"),
        ("a.js", "const a = 1; // in a storage"),
        ("a.css", "/* The tab in front. */"),
        ("a.md", "Until then, the board waits. It is over now."),
        ("a.yaml", "summary: Creates it meanwhile."),
        ("a.swift", "/// Creates a `div` outside the page."),
    ],
)
def test_translated_phrases_are_found_in_prose(name, text):
    assert len(faults(name, text)) == 1


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.swift", 'let texts = ["The game of a day", "It is over now."]'),
        ("a.swift", '"""\nThe texts of a storage.\n"""'),
        ("a.swift", "/// The property `texts`, a text field, and a storage key. Imports stay in front ends.\nlet meanwhile = 1"),
        ("a.swift", "/// The game of\nlet a = 1\n/// a day"),
        ("a.py", 'TEXT = """The texts"""\nassert texts == "a text"'),
        ("a.md", "A proxy in front of it, and `texts` from now on. Done by now.\n```\nlet texts = 1\n```\n"),
    ],
)
def test_code_strings_and_correct_prose_are_not_reported(name, text):
    assert faults(name, text) == []
