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
