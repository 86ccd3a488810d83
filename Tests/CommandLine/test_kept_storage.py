"""Who played release 0.1.0 goes on as if nothing had happened: its texts serve the terminal as a data folder.

What was seen of them then is what pages showed; the terminal shows the same in its own way.
"""

import datetime
import json
import pathlib
import re
import shutil

import pytest
from repository import ROOT, fixture_rows, run
from terminal import DOWN, ENTER, ESCAPE, RIGHT

FOLDER = ROOT / "Tests" / "Fixtures" / "storage-0.1.0"
END = "\x1b[F"
TRIPLES_KEY, CODEBREAKER_KEY = "parlor.triples.game", "parlor.codebreaker.game"

# Markers as they were written down, and as the terminal draws them.
MARKERS = str.maketrans("xo.", "●○·")


def texts(folder):
    """The texts in a folder by their keys."""
    return {file.stem: file.read_text() for file in pathlib.Path(folder).glob("*.txt")}


def seen(moment, screen, name=None):
    """What was seen on a screen, or what of it had that name."""
    since = {tuple(row[:3]): row[3:] for row in fixture_rows(f"{FOLDER.name}/since.tsv")}
    rows = [since.get(tuple(row), row[1:]) for row in fixture_rows(f"{FOLDER.name}/{moment}.tsv") if row[0] == screen]
    assert rows, f"nothing was seen on {screen}"
    return [text for other, text in rows if other == name] if name else dict(rows)


def one(moment, screen, name):
    """What was seen once on a screen."""
    (text,) = seen(moment, screen, name)
    return text


class Device:
    """A terminal with the texts of a storage in its data folder."""

    def __init__(self, sit_down, folder, moment):
        self.folder = folder / "parlor"
        shutil.copytree(FOLDER / moment, self.folder)
        self._sit_down = sit_down

    def play(self, game):
        """Sits down where nothing has to be cut short or left out."""
        return self._sit_down(game, width=110, height=50, NO_COLOR="1")

    def texts(self):
        return texts(self.folder)


@pytest.fixture
def device(sit_down, environment):
    """Puts a storage into the data folder."""
    return lambda moment: Device(sit_down, pathlib.Path(environment["XDG_DATA_HOME"]), moment)


def leave(terminal):
    """Quits, which saves."""
    terminal.type("q")
    assert terminal.finish() == 0


# Triples


def board(text):
    """The numbers on the board, with nothing where it is open."""
    rows = [re.findall(r"\d+|·", line) for line in text.splitlines() if not re.search("[a-zA-Z]", line)]
    return [[cell.replace("·", "empty") for cell in row] for row in rows if len(row) == 4]


def wait_for_board(terminal, moment, screen, status=True):
    """Waits until the table shows the game that was seen on a screen."""
    terminal.wait(
        *(one(moment, screen, name) for name in (["Game", "Status"] if status else ["Game"])),
        f"Score {one(moment, screen, 'Score')}   Best {one(moment, screen, 'Best')}",
        f"next game: {one(moment, screen, 'Next game')}",
    )
    rows = [text.split(": ")[1].split(", ") for text in seen(moment, screen, "Board")]
    terminal.wait_until(lambda: board(terminal.screen.text) == rows)


def wait_for_end(terminal, moment, screen):
    """Waits until the pop-up shows the end that was seen on a screen."""
    shown = seen(moment, screen)
    score, share = shown["Final score"].split(" ", 1)
    terminal.wait(
        shown["Title"], f"Final score {score}", share, f"Rank: {shown['Rank']}", f"Best tile {shown['Best tile']}",
        f"{shown['Moves']} moves", "Keep playing",
    )
    # It may take two lines.
    terminal.wait_until(lambda: shown["Next"] in terminal.screen.words)


def score_row(text):
    """A row of the scores as the terminal shows it."""
    rank, points, game, medal, missing, date, marks = re.fullmatch(
        r"(\d+) ([\d,]+)(?: (Game \d+))?(?: (Crown))?(?: ([\d,]+) from the crown)? (\w{3} \d.* [AP]M)(.*)", text
    ).groups()
    missing = missing and f"-{missing}"
    beat = "to beat" if "to beat" in marks else None
    date = datetime.datetime.strptime(date, "%b %d, %Y, %I:%M:%S %p")
    letters = "u" * ("undo used" in marks) + "p" * ("played on" in marks)
    return " ".join(filter(None, [rank, points, medal, missing, letters, f"{date:%Y-%m-%d %H:%M:%S}", game, beat]))


def test_a_half_played_game_of_triples_goes_on(device):
    moment = "half-played"
    kept = device(moment)
    with kept.play("triples") as terminal:
        wait_for_board(terminal, moment, "triples board")
        terminal.type("rrr")
        wait_for_board(terminal, moment, "triples redone")
        terminal.type("u" * 40)
        wait_for_board(terminal, moment, "triples undone")
        terminal.type("r" * 40 + "n")
        wait_for_end(terminal, moment, "triples left")


def test_what_is_played_in_the_terminal_is_saved_as_before(device):
    kept = device("half-played")
    before = kept.texts()
    with kept.play("triples") as terminal:
        wait_for_board(terminal, "half-played", "triples board")
        leave(terminal)
    assert kept.texts() == before, "looking changes nothing"
    with kept.play("triples") as terminal:
        terminal.wait("Game 537")
        terminal.type("uurrru")
        wait_for_board(terminal, "half-played", "triples board", status=False)
        # An end is recorded and taken back, settings are changed and changed back.
        terminal.type("n")
        title, score = one("half-played", "triples left", "Title"), one("half-played", "triples board", "Score")
        terminal.wait(title, f"Final score {score}", "Keep playing")
        terminal.type(ESCAPE)
        terminal.wait("The game goes on.")
        terminal.type("m")
        terminal.wait("next game: Random")
        terminal.type("m2r")
        terminal.wait("ranked by: Points")
        terminal.type("r")
        terminal.wait("ranked by: Medals")
        # What was won in levels stays won.
        won = kept.texts().keys() - before.keys()
        assert won == {"parlor.triples.levels"}, "what is changed back is written as it was"
        before |= {key: kept.texts()[key] for key in won}
        assert kept.texts() == before
        terminal.type("1u")
        terminal.wait("taken back.")
        leave(terminal)
    game = before[TRIPLES_KEY]
    moves = re.search(r"^game triples/1 537 (\w+)$", game, re.MULTILINE)[1]
    redo = re.search(r"^redo (\w+)$", game, re.MULTILINE)[1]
    game = game.replace(moves, moves[:-1]).replace(f"redo {redo}", f"redo {moves[-1]}{redo}")
    assert kept.texts() == before | {TRIPLES_KEY: game}


def test_the_scores_of_triples_are_there_and_open(device):
    kept = device("half-played")
    rows = seen("half-played", "triples scores", "Row")
    with kept.play("triples") as terminal:
        terminal.wait("Game 537")
        terminal.type("2")
        terminal.wait(f"ranked by: {one('half-played', 'triples scores', 'Ranked by')}")
        terminal.settle()
        shown = [" ".join(line.split()) for line in terminal.screen.text.splitlines()]
        assert [line for line in shown if re.match(r"\d+ ", line)] == [score_row(row) for row in rows]
        for index, row in enumerate(rows):
            terminal.type("\x1b[H" + DOWN * index)
            if "Game" not in row:
                continue
            terminal.type(ENTER)
            number, points = re.search(r"Game (\d+)", row)[1], row.split(" ")[1]
            terminal.wait(f"Replay of game {number}")
            terminal.type(END)
            terminal.wait(f"Score {points}")
            terminal.type(ESCAPE)
            terminal.wait("ranked by:")
        leave(terminal)


def test_an_end_of_triples_waits_for_its_answer(device):
    moment = "ended"
    kept = device(moment)
    with kept.play("triples") as terminal:
        wait_for_end(terminal, moment, "triples end")
        terminal.type(ESCAPE)
        wait_for_board(terminal, moment, "triples kept playing")
        leave(terminal)
    shutil.rmtree(kept.folder)
    with device(moment).play("triples") as terminal:
        wait_for_end(terminal, moment, "triples end")
        terminal.type(ENTER)
        wait_for_board(terminal, moment, "triples closed")


def test_a_game_of_triples_that_the_coach_has_played_in(device):
    kept = device("left")
    before = kept.texts()
    with kept.play("triples") as terminal:
        wait_for_board(terminal, "left", "triples board")
        terminal.type("n")
        wait_for_end(terminal, "left", "triples end")
        terminal.type(ESCAPE)
        terminal.wait("The game goes on.")
        leave(terminal)
    assert kept.texts() == before


# CodeBreaker


def letters(moment, screen):
    """The letter, or the picture, of each choice."""
    return {"empty": "·"} | dict(choice.rsplit(" ", 1) for choice in seen(moment, screen, "Choice"))


def wait_for_game(terminal, moment, screen):
    """Waits until the table shows the game that was seen on a screen."""
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


def wait_for_statistics(terminal, moment, screen):
    """Goes through all groups of games that were counted then, and that of the game on the table, which has none."""
    rows = [row for row in fixture_rows(f"{FOLDER.name}/{moment}.tsv") if row[0].startswith(f"{screen} ")]
    counted = {row[0] for row in rows if row[1] == "Games" and row[2] != "0"}
    found = set()
    for _ in range(len(counted) + 1):
        terminal.wait("›")
        terminal.settle()
        label = re.search("‹ (.*) ›", terminal.screen.text)[1]
        group = label.removesuffix(" (earlier games)")
        if group == label:
            terminal.type(RIGHT)
            terminal.wait("›", without=[f"‹ {label} ›"])
            continue
        shown = seen(moment, f"{screen} {group}")
        text = terminal.screen.words
        for name in ("Games", "Solved", "Best", "Fastest", "Streak", "Best streak", "With hints"):
            assert f"{name} {shown[name]}" in text if name in shown else name not in text
        # A bar without games has no number.
        assert " ".join(bar.removesuffix(" 0") for bar in shown["Bars"].split(", ")) in text
        assert seen(moment, f"{screen} {group}", "Skill")[-1] in text
        found.add(group)
        terminal.type(RIGHT)
        terminal.wait("›", without=[f"‹ {label} ›"])
    assert {f"{screen} {group}" for group in found} == counted


def wait_for_codebreaker_end(terminal, moment, screen):
    """Waits until the pop-up shows the end that was seen on a screen."""
    markers = (text.translate(MARKERS) for text in seen(moment, screen, "Markers"))
    terminal.wait(one(moment, screen, "Title"), one(moment, screen, "Summary").removesuffix("…"), *markers)


def test_a_half_played_game_of_codebreaker_goes_on(device):
    moment = "half-played"
    kept = device(moment)
    with kept.play("codebreaker") as terminal:
        wait_for_game(terminal, moment, "codebreaker game")
        minutes, seconds = re.search(r"Game 555 +(\d+):(\d\d)", terminal.screen.text).groups()
        assert 63 <= int(minutes) * 60 + int(seconds) < 83, "the clock goes on"
        terminal.type("n")
        settings = seen(moment, "codebreaker settings")
        terminal.wait(f"‹ {settings['Pegs']} ›", settings["Theme"], f"Limit     {settings['Limit of attempts']}")
        terminal.type(ESCAPE)
        terminal.wait(f"letters: {settings['Letters']}", without=["New Game"])
        terminal.type("1" + END + "2" + ENTER)
        wait_for_game(terminal, moment, "codebreaker guessed")
        terminal.type("g" + RIGHT + ENTER)
        wait_for_codebreaker_end(terminal, moment, "codebreaker given up")


def test_the_statistics_of_codebreaker_are_there(device):
    moment = "half-played"
    kept = device(moment)
    before = kept.texts()
    with kept.play("codebreaker") as terminal:
        terminal.wait("Game 555")
        terminal.type("s")
        wait_for_statistics(terminal, moment, "codebreaker statistics")
        terminal.type(ESCAPE)
        terminal.wait("Game 555")
        leave(terminal)
    after = kept.texts()
    for kept_texts in (before, after):
        # The clock goes on, and is saved.
        kept_texts[CODEBREAKER_KEY] = re.sub(r"\nseconds \d+", "", kept_texts[CODEBREAKER_KEY])
    assert after == before


def test_the_half_played_game_of_codebreaker_is_solved(device):
    moment = "half-played"
    kept = device(moment)
    before = kept.texts()
    with kept.play("codebreaker") as terminal:
        wait_for_game(terminal, moment, "codebreaker game")
        # Mint, red, indigo, purple.
        for hole, key in enumerate("5190"):
            terminal.type("\x1b[H" + RIGHT * hole + key)
        terminal.type(ENTER)
        wait_for_codebreaker_end(terminal, moment, "codebreaker solved")
        terminal.type(ESCAPE)
        terminal.wait("Game 555", without=["Code broken!"])
        terminal.type("s")
        terminal.wait("‹ 4 pegs, 12 colors ›", "Games 1")
        wait_for_statistics(terminal, moment, "codebreaker statistics")
        leave(terminal)
    after = kept.texts()
    assert after["parlor.codebreaker.statistics"].startswith(
        "codebreaker-statistics/1\n3-emoji 1 1 1 6 0,0,0,0,0,1\n4-color 4 4 4 4 0,0,0,1,3 1 0,0,0,0,1\n"
    )
    assert re.search(r"^game codebreaker/1 555 4.swiftui-colors.10 0123,4456,789a,4089$", after[CODEBREAKER_KEY], re.M)
    changed = {key for key, text in after.items() if before.get(key) != text}
    # A text that did not exist then: the games finished last.
    finished = "parlor.codebreaker.finished"
    assert changed == {CODEBREAKER_KEY, "parlor.codebreaker.statistics", finished} and after.keys() == before.keys() | {finished}
    address = r"codebreaker/1/555/4\.swiftui-colors\.10/0123,4456,789a,4089(/hints-\d)?"
    assert re.fullmatch(rf"codebreaker-finished/1\ngame \d+ {address}(/solved-4)?\n?", after[finished])


def test_a_review_of_codebreaker_is_there_without_asking(device):
    moment = "ended"
    kept = device(moment)
    before = kept.texts()
    written = (kept.folder / "parlor.codebreaker.review.txt").stat().st_mtime_ns
    with kept.play("codebreaker") as terminal:
        title, over = one(moment, "codebreaker end", "Title"), one(moment, "codebreaker game", "Over")
        terminal.wait("Game 838", f"{title} {over}")
        terminal.type("v")
        terminal.wait("Review: Game 838, Mastermind. Solved in 4 attempts.", "3 codes to 1.")
        terminal.settle()
        text = terminal.screen.words
        shown = seen(moment, "codebreaker review")
        for sentence in seen(moment, "codebreaker review", "Sentence"):
            assert sentence in text
        for name in ("The best player, on average", "Skill lost", "Luck saved", "You used"):
            assert f"{name} {shown[name]}" in text
        for attempt in seen(moment, "codebreaker review", "Attempt"):
            _, _, codes, rating, expected, figures, *_ = attempt.removesuffix(".").split(". ")
            assert f"{rating} {figures.lower().replace(',', '')} {codes}. {expected}." in text
        for row, codes in enumerate(seen(moment, "codebreaker review", "Codes"), 1):
            terminal.type("\x1b[H" + DOWN * row + ENTER)
            terminal.wait(codes.split(": ")[1] + ".")
        leave(terminal)
    assert kept.texts() == before
    assert (kept.folder / "parlor.codebreaker.review.txt").stat().st_mtime_ns == written, "it was not made anew"


def test_a_game_of_codebreaker_that_was_left_is_brought_back(device):
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


# Links


@pytest.mark.parametrize("game", ["triples", "codebreaker"])
def test_the_lines_behind_links_are_played_as_before(parlor, game):
    """A link holds a replay line, with slashes in place of spaces."""
    played = 0
    for _, address, kind, *texts in (row for row in fixture_rows(f"{FOLDER.name}/links.tsv") if row[0] == game):
        if kind == "screen":
            continue
        head, _, tail = address.partition("/")
        done = run(parlor, game, "replay", f"{head}/{tail.replace('/', ' ')}" if tail else head, "--json")
        if kind == "notice":
            assert (done.returncode, done.stdout) == (65, "")
            assert texts[0].removeprefix("This link does not open: ").removesuffix(".") in done.stderr
            continue
        found = json.loads(done.stdout)
        played += 1
        if kind == "replay":
            caption, score, board = texts
            moves = "1 move" if found["moves"] == 1 else f"{found['moves']} moves"
            assert (f"Game {found['game']}, {moves}", str(found["score"])) == (caption, score)
            assert "/".join(",".join(map(str, row)) for row in found["board"]) == board
        elif kind == "challenge":
            # A game without a move: whoever follows the link is to play it.
            assert (f"Game {found['game']}", found["moves"]) == (texts[0], 0)
        else:
            limit = f".{found['limit']}" if found["limit"] else ""
            assert f"codebreaker/1/{found['game']}/{found['pegs']}.{found['theme']}{limit}" == texts[-1]
    assert played >= 7
