"""The review of a finished game of Triples in the terminal."""

import re

from repository import run_for_json
from terminal import ESCAPE

# A short game that ends when no tile can move.
WHOLE_GAME = "triples/1 42 ulrruulullrrlrdludldlr"


def test_review_of_a_finished_game_is_stored_and_feeds_practice(open_terminal, parlor, folder):
    (folder / "parlor.triples.game.txt").write_text(f"triples-table/1\ngame {WHOLE_GAME[:-1]}")
    (folder / "parlor.triples.settings.txt").write_text("triples-settings/1\nmode random\ntold bh")
    with open_terminal("triples", "play", "--still", height=50) as terminal:
        terminal.wait("Game 42")
        terminal.type("d", "Final score 72", "Review")
        terminal.type(ESCAPE, "v review", without=["[ New Game ]"])
        terminal.type("v", "The coach is reviewing every move: ", "cancel")
        # The coach is slow in a debug build.
        terminal.wait_until(lambda: "Turning points" in terminal.screen.text, max_seconds=120)
        (number,) = re.findall(r"mistakes? to learn from .*?Move (\d+): ", terminal.screen.words)
        terminal.type("v", f"Move {number}: you played")
        terminal.type("m", "you played", without=[f"Move {number}: you"])
        terminal.quit()
    assert WHOLE_GAME in (folder / "parlor.triples.reviews.txt").read_text(), "the review is stored with the scores"
    # The command `review` gives the same result.
    moves = run_for_json(parlor, "triples", "review", WHOLE_GAME)["moves"]
    assert max(range(len(moves)), key=lambda index: moves[index]["loss"]) + 1 == int(number)
    notebook = (folder / "parlor.triples.notebook.txt").read_text().splitlines()
    positions = [line.split(" ", 6) for line in notebook if line.startswith("position ")]
    worst = sorted((move["loss"] for move in moves if move["loss"] > 0), reverse=True)[:5]
    assert sorted((int(words[4]) / 100 for words in positions), reverse=True) == worst
    with open_terminal("triples", "practice") as terminal:
        count = len(positions)
        terminal.wait(f"{count} positions are in your notebook, {count} are due today.")
        terminal.type("o", "Game 42, move ", f"1 of {count}")
