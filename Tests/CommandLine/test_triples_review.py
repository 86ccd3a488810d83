"""The review of a game that is over, in the terminal's play of Triples."""

import json
import pathlib
import re
import subprocess

import pytest
from terminal import ENTER, ESCAPE, Terminal

# Game 14 from its first move to the one after which nothing can move.
WHOLE_GAME = "triples/1 14 lldldlllllllrllddllrdrlddrlld"


@pytest.fixture
def kept(environment):
    """Where a text of the game is kept, by its name; the game on the table is one that has ended."""
    folder = pathlib.Path(environment["XDG_DATA_HOME"]) / "parlor"
    folder.mkdir(parents=True)
    (folder / "parlor.triples.game.txt").write_text(
        f"triples-table/1\ngame {WHOLE_GAME[:-1]}"
    )
    (folder / "parlor.triples.settings.txt").write_text("triples-settings/1\nmode random\ntold bh")
    return lambda name: folder / f"parlor.triples.{name}.txt"


def test_a_game_is_finished_reviewed_and_practiced(parlor, environment, kept):
    with Terminal([parlor, "triples", "play", "--still"], environment, 80, 50) as terminal:
        terminal.wait("Game 14")
        terminal.type("j")
        terminal.wait("Final score 113", "Review")
        terminal.type(ESCAPE)
        terminal.wait("v review", without=["Final score"])
        terminal.type("v")
        terminal.wait("The coach looks at every move: ", "cancel")
        terminal.wait_until(lambda: "Turning points" in terminal.screen.text, patience=120)
        text = terminal.screen.text
        assert "These tiles allowed 368; you made 113." in " ".join(text.split())
        (number,) = re.findall(r"Move (\d+) cost most", " ".join(text.split()))
        terminal.type("v")
        terminal.wait(f"Move {number}: you played")
        terminal.type("m")
        terminal.wait("you played", without=[f"Move {number}: you"])
        terminal.type("q")
        assert terminal.finish() == 0
        terminal.assert_restored()
    # As `review` says on the command line.
    report = subprocess.run([parlor, "triples", "review", WHOLE_GAME, "--json"], capture_output=True, text=True, check=True)
    moves = json.loads(report.stdout)["moves"]
    assert max(range(len(moves)), key=lambda index: moves[index]["loss"]) + 1 == int(number)
    positions = [line.split(" ", 6) for line in kept("notebook").read_text().splitlines() if line.startswith("position ")]
    worst = sorted((move["loss"] for move in moves), reverse=True)[:5]
    assert sorted((int(words[4]) / 100 for words in positions), reverse=True) == worst
    with Terminal([parlor, "triples", "practice"], environment) as terminal:
        terminal.wait("5 positions are in your notebook, 5 are due today.")
        terminal.type(ENTER)
        terminal.wait("Game 14, move ", "1 of 5")


def test_a_review_is_kept_with_the_scores(parlor, environment, kept):
    with Terminal([parlor, "triples", "play", "--still"], environment, 80, 50) as terminal:
        terminal.wait("Game 14")
        terminal.type("j")
        terminal.wait("Final score 113")
        # Next, Try again, Take back, Review.
        terminal.type("\t\t\t" + ENTER)
        terminal.wait_until(lambda: "Turning points" in terminal.screen.text, patience=120)
        terminal.type("q")
        assert terminal.finish() == 0
    assert WHOLE_GAME in kept("reviews").read_text()
