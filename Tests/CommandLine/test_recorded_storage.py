"""A player of release 0.1.0 continues in the terminal. The data folder contains what this release stored.

The fixtures describe what that release's web pages showed. The sessions' RecordedStorageTests test what is restored and
written. These tests check that the terminal finds the files, shows their games, and writes nothing while the player
only looks.
"""

import pathlib
import re
import shutil

import pytest
from recorded_storage import FOLDER, recorded_texts, texts_in

# Each row has a recorded moment, the game to start, the names of the recorded lines that the terminal shows, and other text
# that it shows.
SHOWN = [
    ("half-played", "triples", "triples board", ["Game", "Status"], ["next game: Determ"]),
    ("ended", "triples", "triples end", ["Title"], ["Final score", "Keep playing"]),
    ("half-played", "codebreaker", "codebreaker game", ["Theme", "Status"], ["Game 555"]),
    ("ended", "codebreaker", "codebreaker game", ["Over"], ["Game 838"]),
    ("left", "codebreaker", "codebreaker brought back", [], ["Game 219", "back to Game 555, SwiftUI Colors"]),
]


def without_clock(texts: dict[str, str]) -> dict[str, str]:
    """Leaves out the time of the games on screen, because their clocks run."""
    return {name: re.sub(r"^seconds \d+$", "seconds", text, flags=re.MULTILINE) for name, text in texts.items()}


@pytest.mark.parametrize("moment, game, screen, names, words", SHOWN)
def test_stored_game_is_shown_and_unchanged(start_play, environment, moment, game, screen, names, words):
    folder = pathlib.Path(environment["XDG_DATA_HOME"]) / "parlor"
    shutil.copytree(FOLDER / moment, folder)
    before = texts_in(folder)
    recorded = [text for name in names for text in recorded_texts(moment, screen, name)]
    assert len(recorded) == len(names)
    # Use a terminal that is large enough to show everything.
    with start_play(game, width=110, height=50, NO_COLOR="1") as terminal:
        terminal.wait(*recorded, *words)
        terminal.quit()
    assert without_clock(texts_in(folder)) == without_clock(before)
