"""The list of the states of which `make screens` takes pictures, and its options."""

import re
import shutil
import subprocess
import sys

import all_states  # noqa: F401
import pytest
import take_screens
from camera import SCHEMES, SIZES
from repository import ROOT
from states import STATES

DIST = ROOT / "dist"


def test_every_page_has_a_state_and_every_state_a_page():
    pages = {path.relative_to(DIST).as_posix() for path in DIST.rglob("*.html") if "docs" not in path.parts}
    assert {state.page for state in STATES.values()} == pages


def test_there_are_many_states_with_names_that_can_be_typed():
    assert len(STATES) >= 60 and len(STATES) * len(SIZES) * len(SCHEMES) >= 600
    assert [name for name in STATES if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name)] == []
    assert [name for name in STATES if name in SIZES or name in SCHEMES] == []


def test_words_select_states_sizes_and_schemes():
    selection = take_screens.Selection(["home-new", "*-lesson-end", "dark", "320x568"])
    assert selection.states == ["home-new", "triples-lesson-end", "codebreaker-lesson-end"]
    assert selection.names == ["320x568-dark"]
    assert take_screens.Selection([]).states == list(STATES)
    # A word that is no pattern also selects the states whose names contain it.
    assert "triples-lesson-start" in take_screens.Selection(["lesson"]).states


def run(*options) -> subprocess.CompletedProcess:
    command = [sys.executable, ROOT / "Tests" / "Screens" / "take_screens.py", *options]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True)


@pytest.mark.parametrize(
    "options, problem",
    [
        (["--base", "no-such-thing"], "BASE=no-such-thing is neither a commit nor a folder with pictures."),
        (["--base", "Tests"], "BASE=Tests is neither a commit nor a folder with pictures."),
        (["--only", "home-new no-such-state"], "ONLY=no-such-state is no state, size, or scheme."),
    ],
)
def test_wrong_option_is_explained_and_keeps_the_pictures(tmp_path, options, problem):
    picture = tmp_path / "now" / "home-new" / "320x568-dark.png"
    picture.parent.mkdir(parents=True)
    picture.write_bytes(b"a picture")
    done = run("--folder", tmp_path, *options)
    assert (done.returncode, done.stdout) == (1, "") and done.stderr.startswith(f"error: {problem}")
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == [picture]


# States with a running clock, with a server, with the coach, and with moving pictures.
SAMPLE = ["codebreaker-middle", "standings-middle", "triples-hint", "triples-about-toy-moving", "home-moving"]


def test_pictures_are_the_same_each_time_and_changed_ones_are_shown(tmp_path):
    options = ["--folder", tmp_path, "--only", f"{' '.join(SAMPLE)} 320x568 1280x800 light"]
    first = run(*options)
    assert first.returncode == 0, first.stderr
    pictures = {path: path.read_bytes() for path in (tmp_path / "now").rglob("*.png")}
    assert len(pictures) == len(set(pictures.values())) == 2 * len(SAMPLE)
    # Taking a stored picture again fails if it is different.
    again = run(*options, "--again")
    assert again.returncode == 0, again.stderr
    assert pictures == {path: path.read_bytes() for path in (tmp_path / "now").rglob("*.png")}
    # Stored pictures aren't taken again.
    base = shutil.copytree(tmp_path / "now", tmp_path / "before")
    shutil.copyfile(base / "home-moving" / "320x568-light.png", base / "triples-hint" / "320x568-light.png")
    compared = run(*options, "--base", base)
    assert compared.returncode == 0 and "of which 0 have to be taken" in compared.stdout, compared
    assert f"1 of {len(pictures)} pictures differ" in compared.stdout and "triples-hint/320x568-light" in compared.stdout
    assert (tmp_path / "comparison" / "index.html").is_file()
