"""A player of release 0.1.0 continues in the terminal. The texts that the release stored are the files of a data
folder.

The fixtures describe pages of that release, and the terminal shows the same contents in its own form. The
sessions' KeptStorageTests test the rest.
"""

import pathlib
import re
import shutil

import pytest
from repository import ROOT, fixture_rows
from terminal import DOWN, ENTER, ESCAPE, RIGHT

FOLDER = ROOT / "Tests" / "Fixtures" / "storage-0.1.0"
END = "\x1b[F"
TRIPLES_KEY, CODEBREAKER_KEY = "parlor.triples.game", "parlor.codebreaker.game"

# The recorded markers, and those that the terminal draws.
MARKERS = str.maketrans("xo.", "●○·")


def texts(folder):
    """Returns the texts in a folder by their keys."""
    return {file.stem: file.read_text() for file in pathlib.Path(folder).glob("*.txt")}


def seen(moment, screen, name=None):
    """Returns the recorded contents of a screen, or its texts with a name."""
    since = {tuple(row[:3]): row[3:] for row in fixture_rows(f"{FOLDER.name}/since.tsv")}
    rows = [since.get(tuple(row), row[1:]) for row in fixture_rows(f"{FOLDER.name}/{moment}.tsv") if row[0] == screen]
    assert rows, f"nothing was shown on {screen}"
    return [text for other, text in rows if other == name] if name else dict(rows)


def one(moment, screen, name):
    """Returns the only recorded text with a name."""
    (text,) = seen(moment, screen, name)
    return text


class Device:
    """A terminal with stored texts in its data folder."""

    def __init__(self, sit_down, folder, moment):
        self.folder = folder / "parlor"
        shutil.copytree(FOLDER / moment, self.folder)
        self._sit_down = sit_down

    def play(self, game):
        """Starts a game in a terminal that is large enough to show everything."""
        return self._sit_down(game, width=110, height=50, NO_COLOR="1")

    def texts(self):
        return texts(self.folder)


@pytest.fixture
def device(sit_down, environment):
    """A function that copies a storage into the data folder."""
    return lambda moment: Device(sit_down, pathlib.Path(environment["XDG_DATA_HOME"]), moment)


def leave(terminal):
    """Quits, which saves."""
    terminal.type("q")
    assert terminal.finish() == 0


def board(text):
    """Returns the numbers on the board, and `empty` for empty fields."""
    rows = [re.findall(r"\d+|·", line) for line in text.splitlines() if not re.search("[a-zA-Z]", line)]
    return [[cell.replace("·", "empty") for cell in row] for row in rows if len(row) == 4]


def wait_for_board(terminal, moment, screen, status=True):
    """Waits until the terminal shows a recorded game."""
    terminal.wait(
        *(one(moment, screen, name) for name in (["Game", "Status"] if status else ["Game"])),
        f"Score {one(moment, screen, 'Score')}   Best {one(moment, screen, 'Best')}",
        f"next game: {one(moment, screen, 'Next game')}",
    )
    rows = [text.split(": ")[1].split(", ") for text in seen(moment, screen, "Board")]
    terminal.wait_until(lambda: board(terminal.screen.text) == rows)


def wait_for_end(terminal, moment, screen):
    """Waits until the pop-up shows a recorded result."""
    shown = seen(moment, screen)
    score, share = shown["Final score"].split(" ", 1)
    terminal.wait(
        shown["Title"], f"Final score {score}", share, f"Rank: {shown['Rank']}", f"Best tile {shown['Best tile']}",
        f"{shown['Moves']} moves", "Keep playing",
    )
    # The text may take two lines.
    terminal.wait_until(lambda: shown["Next"] in terminal.screen.words)


def test_unfinished_triples_game_continues_and_is_saved_in_the_same_format(device):
    moment = "half-played"
    kept = device(moment)
    before = kept.texts()
    with kept.play("triples") as terminal:
        wait_for_board(terminal, moment, "triples board")
        leave(terminal)
    assert kept.texts() == before, "viewing changes nothing"
    with kept.play("triples") as terminal:
        wait_for_board(terminal, moment, "triples board")
        terminal.type("rrr")
        wait_for_board(terminal, moment, "triples redone")
        terminal.type("n")
        wait_for_end(terminal, moment, "triples left")
        terminal.type(ESCAPE)
        terminal.wait("Keep playing.")
        # Change settings and change them back.
        terminal.type("m")
        terminal.wait("next game: Random")
        terminal.type("m2r")
        terminal.wait("ranked by: Points")
        terminal.type("r")
        terminal.wait("ranked by: Medals")
        terminal.type("1" + "u" * len(re.search(r"^redo (\w+)$", before[TRIPLES_KEY], re.MULTILINE)[1]))
        wait_for_board(terminal, moment, "triples board", status=False)
        # Open the scores.
        terminal.type("2")
        rows = seen(moment, "triples scores", "Row")
        index = next(index for index, row in enumerate(rows) if "Game" in row)
        terminal.type("\x1b[H" + DOWN * index + ENTER)
        number = re.search(r"Game (\d+)", rows[index])[1]
        terminal.wait(f"Replay of game {number}")
        terminal.type(END)
        terminal.wait(f"Score {rows[index].split(' ')[1]}")
        leave(terminal)
    # Results of levels are stored.
    after = kept.texts()
    assert after.keys() - before.keys() == {"parlor.triples.levels"}
    assert {key: after[key] for key in before} == before, "a reverted change is written as before"


def test_pending_triples_result_is_restored(device):
    moment = "ended"
    with device(moment).play("triples") as terminal:
        wait_for_end(terminal, moment, "triples end")
        terminal.type(ESCAPE)
        wait_for_board(terminal, moment, "triples kept playing")
        leave(terminal)


# CodeBreaker


def letters(moment, screen):
    """Returns the letter or picture of each choice."""
    return {"empty": "·"} | dict(choice.rsplit(" ", 1) for choice in seen(moment, screen, "Choice"))


def wait_for_game(terminal, moment, screen):
    """Waits until the terminal shows a recorded game."""
    about = one(moment, screen, "About")
    left = re.search(r"(\d+) attempts left", about)
    terminal.wait(one(moment, screen, "Theme"), about.split(",")[0] + " ", *([f"{left[1]} left"] if left else []))
    terminal.wait(one(moment, screen, "Status"))
    choices = letters(moment, screen)
    pegs = [choices[peg] for peg in seen(moment, screen, "Peg")]

    def is_shown():
        lines = terminal.screen.text.splitlines()
        rows = [re.findall(r"[│▐] ?([^\s│]+) ?│", re.sub("^ *│|│ *$", " ", line)) for line in lines]
        return any(row[: len(pegs)] == pegs for row in rows)

    terminal.wait_until(is_shown)
    terminal.settle()
    for attempt, markers in zip(seen(moment, screen, "Attempt"), seen(moment, screen, "Markers"), strict=True):
        number, names = re.match(r"Attempt (\d+): ([^.]*)\.", attempt).groups()
        row = r" +".join([number, *(choices[name] for name in names.split(", ")), markers.translate(MARKERS)])
        assert re.search(row, terminal.screen.text.replace("│", " ")), terminal.screen.text


def wait_for_codebreaker_end(terminal, moment, screen):
    """Waits until the pop-up shows a recorded result."""
    markers = (text.translate(MARKERS) for text in seen(moment, screen, "Markers"))
    terminal.wait(one(moment, screen, "Title"), one(moment, screen, "Summary").removesuffix("…"), *markers)


def test_unfinished_codebreaker_game_can_be_solved(device):
    moment = "half-played"
    kept = device(moment)
    before = kept.texts()
    with kept.play("codebreaker") as terminal:
        wait_for_game(terminal, moment, "codebreaker game")
        minutes, seconds = re.search(r"Game 555 +(\d+):(\d\d)", terminal.screen.text).groups()
        assert 63 <= int(minutes) * 60 + int(seconds) < 83, "the clock continues"
        terminal.type("n")
        settings = seen(moment, "codebreaker settings")
        terminal.wait(f"‹ {settings['Pegs']} ›", settings["Theme"], f"Limit     {settings['Limit of attempts']}")
        terminal.type(ESCAPE)
        terminal.wait(f"letters: {settings['Letters']}", without=["New Game"])
        # Mint, red, indigo, and purple.
        for hole, key in enumerate("5190"):
            terminal.type("\x1b[H" + RIGHT * hole + key)
        terminal.type(ENTER)
        wait_for_codebreaker_end(terminal, moment, "codebreaker solved")
        terminal.type(ESCAPE)
        terminal.wait("Game 555", without=["Code broken!"])
        terminal.type("s")
        terminal.wait("‹ 4 pegs, 12 colors ›", "Games 1")
        leave(terminal)
    after = kept.texts()
    assert after["parlor.codebreaker.statistics"].startswith(
        "codebreaker-statistics/1\n3-emoji 1 1 1 6 0,0,0,0,0,1\n4-color 4 4 4 4 0,0,0,1,3 1 0,0,0,0,1\n"
    )
    assert re.search(r"^game codebreaker/1 555 4.swiftui-colors.10 0123,4456,789a,4089$", after[CODEBREAKER_KEY], re.M)
    changed = {key for key, text in after.items() if before.get(key) != text}
    # This release adds a text with the last finished games.
    finished = "parlor.codebreaker.finished"
    assert changed == {CODEBREAKER_KEY, "parlor.codebreaker.statistics", finished} and after.keys() == before.keys() | {finished}
    address = r"codebreaker/1/555/4\.swiftui-colors\.10/0123,4456,789a,4089(/hints-\d)?"
    assert re.fullmatch(rf"codebreaker-finished/1\ngame \d+ {address}(/solved-4)?\n?", after[finished])


def test_saved_codebreaker_review_needs_no_coach(device):
    moment = "ended"
    kept = device(moment)
    before = kept.texts()
    with kept.play("codebreaker") as terminal:
        title, over = one(moment, "codebreaker end", "Title"), one(moment, "codebreaker game", "Over")
        terminal.wait("Game 838", f"{title} {over}")
        terminal.type("v")
        terminal.wait("Review: Game 838, Mastermind. Solved in 4 attempts.", "3 codes to 1.")
        shown = seen(moment, "codebreaker review")
        for name in ("The best player, on average", "Skill lost", "Luck saved", "You used"):
            terminal.wait_until(lambda: f"{name} {shown[name]}" in terminal.screen.words)
        leave(terminal)
    assert kept.texts() == before


def test_abandoned_codebreaker_game_is_restored(device):
    moment = "left"
    kept = device(moment)
    with kept.play("codebreaker") as terminal:
        terminal.wait("Weather", "Game 219", "back to Game 555, SwiftUI Colors")
        terminal.type("b")
        wait_for_game(terminal, moment, "codebreaker brought back")
        leave(terminal)
    left = re.findall(r"^left-?(.*)$", texts(FOLDER / moment)[CODEBREAKER_KEY], re.MULTILINE)
    game = kept.texts()[CODEBREAKER_KEY].split("\n")
    assert game[1] == "game" + left[0] and game[2] == left[1] and game[-1] == left[-1]
