"""`parlor triples play` in a real pseudo-terminal, and what every game does there."""

import base64
import functools
import os
import pathlib
import re
import signal
import subprocess
import time

import pytest
from repository import fixture_rows
from terminal import CTRL_C, CTRL_Z, DOWN, ENTER, ESCAPE, LEFT, RIGHT, UP, Terminal

# What both games do alike is tested with both.
GAMES = ["triples", "codebreaker"]


@pytest.fixture
def play(sit_down):
    """Starts Triples in a terminal."""
    return functools.partial(sit_down, "triples")


def board(text):
    """The numbers on the screen between the score and the sentence about the move."""
    rows = [re.findall(r"\d+", line) for line in text.splitlines() if not re.search(r"[a-zA-Z]", line)]
    return [[int(number) for number in row] for row in rows if row]


def test_game_14_is_played_with_the_arrow_keys(play):
    with play("--game", "14") as terminal:
        terminal.wait("Game 14", "Score 6", "Best –")
        for key, score in ((UP, 11), (LEFT, 15), (DOWN, 17), (RIGHT, 22)):
            terminal.type(key)
            terminal.wait(f"Score {score}")
        terminal.wait("Right: 1 and 2 make 3. Score 22.")
        # The tiles slide for a moment.
        terminal.wait_until(lambda: board(terminal.screen.text) == [[3, 2, 3], [3], [2]])
        terminal.type("u")
        terminal.wait("Right taken back. Score 17.")
        terminal.type("r")
        terminal.wait("Right: 1 and 2 make 3. Score 22.")
        terminal.type("q")
        assert terminal.finish() == 0
        terminal.assert_restored()
        assert "parlor triples replay 'triples/1 14 uldr'" in terminal.screen.text


@pytest.mark.parametrize("keys", ["khjl", "wasd", "WASD", "\x1bOA\x1bOD\x1bOB\x1bOC"])
def test_other_keys_move_too_and_none_is_lost(play, keys):
    with play("--game", "14") as terminal:
        terminal.wait("Game 14", "Score 6")
        terminal.type(keys)
        terminal.wait("Score 22")


def test_a_sequence_that_arrives_in_pieces_is_one_key(play):
    with play("--game", "14") as terminal:
        terminal.wait("Score 6")
        for piece in UP:
            terminal.type(piece)
            time.sleep(0.005)
        terminal.wait("Score 11")


@pytest.mark.parametrize("width, height", [(30, 10), (40, 20), (80, 24), (120, 40), (200, 60)])
def test_the_board_shows_at_every_size(play, width, height):
    with play("--game", "14", "--still", width=width, height=height) as terminal:
        terminal.wait("Score 6")
        terminal.type("wasd")
        terminal.wait("Score 22")
        terminal.wait_until(lambda: board(terminal.screen.text) == [[3, 2, 3], [3], [2]])


def test_the_screen_follows_the_window(play):
    with play("--game", "14", "--still") as terminal:
        terminal.wait("Score 6")
        terminal.type("wasd")
        before = board(terminal.wait("Right: 1 and 2 make 3. Score 22."))
        for width, height in ((40, 20), (133, 45), (30, 10), (80, 24)):
            terminal.resize(width, height)
            terminal.wait_until(lambda: board(terminal.screen.text) == before)
            assert "Score 22" in terminal.screen.text
        terminal.resize(20, 6)
        terminal.wait("Triples needs a", without=["Score 22"])
        terminal.resize(80, 24)
        terminal.wait("Score 22", without=["needs a"])


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGQUIT])
def test_a_signal_that_ends_the_game_leaves_the_screen_restored(play, number):
    with play("--game", "14") as terminal:
        terminal.wait("Score 6")
        assert terminal.is_raw and terminal.screen.modes["1049"] and not terminal.screen.modes["25"]
        os.kill(terminal.pid, number)
        assert terminal.finish() == -number
        terminal.assert_restored()


def test_ctrl_c_leaves_the_screen_restored_and_the_game_saved(play):
    with play("--game", "14") as terminal:
        terminal.wait("Score 6")
        terminal.type("wasd" + CTRL_C)
        assert terminal.finish() == -signal.SIGINT
        terminal.assert_restored()
    with play() as terminal:
        terminal.wait("Game 14", "Score 22")


def test_a_game_survives_being_killed_with_its_history(play):
    with play("--game", "14") as terminal:
        terminal.wait("Score 6")
        terminal.type("wasdu")
        terminal.wait("Score 17")
        os.kill(terminal.pid, signal.SIGKILL)
        assert terminal.finish() == -signal.SIGKILL
    with play() as terminal:
        terminal.wait("Game 14", "Score 17")
        terminal.type("r")
        terminal.wait("Score 22")
        terminal.type("uuuu")
        terminal.wait("Score 6")


@pytest.mark.parametrize("game", GAMES)
def test_what_killed_writes_left_is_cleared_and_nothing_else(sit_down, environment, game):
    folder = pathlib.Path(environment["XDG_DATA_HOME"]) / "parlor"
    folder.mkdir(parents=True)
    with subprocess.Popen(["true"]) as ended:
        pass
    ours = [f".dat.nosync{ended.pid:X}.b0Qx4d", f".dat.nosync{ended.pid:X}.AAAAAA"]
    # Somebody else is writing one of these, and the others only look alike.
    others = [f".dat.nosync{os.getpid():X}.b0Qx4d", f".dat.nosync{ended.pid:X}.b0Qx4d~", ".dat.nosync", "notes.txt"]
    for name in ours + others:
        (folder / name).write_text("half a tex")
    with sit_down(game) as terminal:
        terminal.wait("q quit")
        terminal.type("q")
        assert terminal.finish() == 0
    assert sorted(path.name for path in folder.iterdir() if not path.name.startswith("parlor.")) == sorted(others)


def test_ctrl_z_stops_and_fg_takes_up_again(parlor, environment):
    """In a shell with job control, as a player would."""
    shell = ["/bin/sh", "-i"]
    with Terminal(shell, environment | {"PS1": "shell> ", "ENV": "", "HISTFILE": "/dev/null"}) as terminal:
        terminal.wait("shell>")
        terminal.type(f"{parlor} triples play --game 14\n")
        terminal.wait("Game 14", "Score 6")
        assert terminal.is_raw
        terminal.type("w")
        terminal.wait("Score 11")
        for _ in range(2):
            terminal.type(CTRL_Z)
            terminal.wait("shell>")
            assert terminal.screen.modes["1049"] is False and terminal.screen.modes["25"] is True
            terminal.type("echo back in the shell; stty -a | grep -c -- ' icanon'\n")
            terminal.wait("back in the shell\n1")
            terminal.type("fg\n")
            terminal.wait("Game 14", "Score 11", without=["shell>"])
            assert terminal.is_raw and terminal.screen.modes["1049"] and not terminal.screen.modes["25"]
        terminal.type("asd")
        terminal.wait("Score 22")
        terminal.type("q")
        terminal.wait("shell>", "'triples/1 14 uldr'")
        terminal.type("exit\n")
        terminal.finish()


def test_a_stop_from_outside_is_survived(play):
    with play("--game", "14") as terminal:
        terminal.wait("Score 6")
        terminal.settle()
        os.kill(terminal.pid, signal.SIGSTOP)
        os.waitpid(terminal.pid, os.WUNTRACED)
        # Another program has used the terminal in between.
        terminal.screen.write("\x1b[?1049l\x1b[?25h")
        os.kill(terminal.pid, signal.SIGCONT)
        terminal.wait("Score 6", "Game 14")
        terminal.wait_until(lambda: terminal.screen.modes["1049"] and not terminal.screen.modes["25"])
        terminal.type("wasd")
        terminal.wait("Score 22")


def test_no_color_means_no_color(play):
    with play("--game", "14", NO_COLOR="1") as terminal:
        terminal.wait("Score 6")
        terminal.type("wasdn")
        terminal.wait("Game ended")
        assert terminal.screen.colors == set()
    with play("--game", "14", NO_COLOR="") as terminal:
        terminal.wait("Triples")
        terminal.wait_until(lambda: terminal.screen.colors)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "changes, has, has_not",
    [
        ({"COLORTERM": "truecolor"}, b";48;2;", b";48;5;"),
        ({"TERM": "xterm-256color"}, b";48;5;", b";48;2;"),
        ({"TERM": "xterm"}, b";44m", b";48;"),
    ],
)
def test_colors_are_those_that_the_terminal_knows(sit_down, game, changes, has, has_not):
    with sit_down(game, "--game", "14", **changes) as terminal:
        terminal.wait("Game 14")
        terminal.wait_until(lambda: has in terminal.output)
        assert has_not not in terminal.output


def test_a_terminal_without_unicode_gets_ascii(play):
    with play("--game", "14", LANG="C", width=40, height=20) as terminal:
        terminal.wait("Score 6")
        terminal.type("wasdn")
        terminal.wait("Game ended")
        assert terminal.output.isascii()


def test_a_new_game_can_be_taken_back(play):
    with play("--game", "14") as terminal:
        terminal.wait("Score 6")
        terminal.type("wasdn")
        terminal.wait("Game ended", "Final score 22", "Rank: 3rd", "Best tile 3", "4 moves", "Keep playing", "Close")
        terminal.wait("[ New Game ]", "230 more for bronze, 346 for the crown.")
        terminal.type(RIGHT + ENTER)
        terminal.wait("The game goes on. Score 22.", "Best –")
        terminal.type("n")
        terminal.wait("Game ended", "[ New Game ]")
        terminal.type(ENTER)
        terminal.wait("Game ", without=["Game ended", "Score 22"])
        terminal.type("2")
        assert re.search(r"3 +22 +-346 +● +20\d\d-\d\d-\d\d \d\d:\d\d:\d\d", terminal.wait("● latest"))
        terminal.type(ENTER)
        terminal.wait("Game 14, 4 moves")
        terminal.type(RIGHT * 3)
        terminal.wait("Move 3 of 4: Down")
        terminal.type(ESCAPE)
        terminal.wait("● latest")


def test_a_whole_game_ends_with_its_score(play):
    line, moves, score, _, _ = next(row for row in fixture_rows("triples-games.tsv") if row[3] == "true")
    number, letters = line.split(" ")[1:]
    with play("--game", number) as terminal:
        terminal.wait(f"Game {number}")
        terminal.type("".join({"l": LEFT, "r": RIGHT, "u": UP, "d": DOWN}[letter] for letter in letters))
        terminal.wait("No more moves", f"Final score {score}", f"{moves} moves")
        # Moves that come after the end answer nothing; nor is there anything to keep playing.
        terminal.type(LEFT + UP)
        terminal.settle()
        terminal.wait("[ New Game ]", "Try again", "Take back", "Close", without=["Keep playing"])
        terminal.type("q")
        assert terminal.finish() == 0
    with play() as terminal:
        terminal.wait("No more moves", f"Final score {score}")
        # The scores come first, with the game marked; one key starts the next game.
        terminal.type(ENTER)
        terminal.wait("● latest", "p play game ", without=["No more moves"])
        terminal.type("p")
        terminal.wait("Game ", "new game", without=["● latest"])


def test_a_game_is_opened_by_its_number(play):
    with play("--game", "14") as terminal:
        terminal.wait("Score 6")
        terminal.type("g0" + ENTER)
        terminal.wait("The game number may not begin with a zero.")
        terminal.type("\x7f537" + ENTER)
        terminal.wait("Game 537", without=["Open a game"])


def test_the_command_line_loses_no_game_silently(play):
    with play("--game", "14") as terminal:
        terminal.wait("Score 6")
        terminal.type("wasd")
        terminal.wait("Score 22")
        terminal.type("q")
        terminal.finish()
    for arguments, title in ((["--game", "537"], "Game 537"), (["--determ"], "Game 14")):
        with play(*arguments) as terminal:
            terminal.wait("Game ended", "Final score 22", "Keep playing")
            terminal.type(ESCAPE)
            terminal.wait("Game 14", "Score 22", without=["Game ended"])
            terminal.type("q")
            terminal.finish()
    with play("--determ") as terminal:
        terminal.wait("Game ended")
        terminal.type(ENTER)
        terminal.wait("Game 14", "Score 6", "next game: Determ", without=["Game ended"])
    with play() as terminal:
        terminal.wait("Game 14", "Score 6", "next game: Determ")


def test_the_line_of_a_game_is_passed_on(play):
    with play("--game", "14") as terminal:
        terminal.wait("Score 6")
        terminal.type("wasdc")
        terminal.wait("Pass it on", "triples/1 14 uldr")
        terminal.wait_until(lambda: terminal.screen.clipboard)
        terminal.wait_until(lambda: terminal.screen.clipboard)
        assert base64.b64decode(terminal.screen.clipboard) == b"triples/1 14 uldr"


def test_games_are_kept_below_the_data_folder(play, environment):
    with play("--game", "14") as terminal:
        terminal.wait("Score 6")
        terminal.type("w")
        terminal.wait("Score 11")
    folder = pathlib.Path(environment["XDG_DATA_HOME"]) / "parlor"
    assert "game triples/1 14 u" in (folder / "parlor.triples.game.txt").read_text()
    # What the first game teaches is kept with the settings.
    assert sorted(file.name for file in folder.iterdir()) == [
        "parlor.triples.game.txt",
        "parlor.triples.settings.txt",
    ], "a half-written file was left behind"


def test_play_goes_on_where_nothing_can_be_saved(play, tmp_path):
    (tmp_path / "file").write_text("")
    with play("--game", "14", XDG_DATA_HOME=str(tmp_path / "file")) as terminal:
        terminal.wait("Please note", "does not let the game be saved")
        terminal.type(ENTER)
        terminal.wait("Score 6", without=["Please note"])
        terminal.type("wasd")
        terminal.wait("Score 22", without=["Please note"])


@pytest.mark.parametrize("game", GAMES)
def test_a_damaged_save_is_set_aside(sit_down, environment, game):
    folder = pathlib.Path(environment["XDG_DATA_HOME"]) / "parlor"
    folder.mkdir(parents=True)
    (folder / f"parlor.{game}.game.txt").write_bytes(b"\xff\x00 from another world")
    with sit_down(game) as terminal:
        terminal.wait("The saved game could not be read")
        terminal.type(ENTER)
        terminal.wait("Game ", without=["Please note"])
    assert (folder / f"parlor.{game}.game.damaged.txt").read_bytes() == b"\xff\x00 from another world"


@pytest.mark.parametrize("input_is_terminal, output_is_terminal", [(False, False), (True, False), (False, True)])
@pytest.mark.parametrize("game", GAMES)
def test_no_terminal_no_game(parlor, environment, game, input_is_terminal, output_is_terminal):
    master, slave = os.openpty()
    try:
        result = subprocess.run(
            [parlor, game, "play"],
            stdin=slave if input_is_terminal else subprocess.DEVNULL,
            stdout=slave if output_is_terminal else subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment,
            timeout=60,
        )
    finally:
        os.close(master)
        os.close(slave)
    assert result.returncode == 64
    assert not result.stdout
    assert result.stderr.count(b"\n") == 1
    assert b"terminal" in result.stderr
    assert not pathlib.Path(environment["XDG_DATA_HOME"]).exists()


@pytest.mark.parametrize("game", GAMES)
def test_a_terminal_that_can_do_nothing_is_refused(sit_down, game):
    with sit_down(game, TERM="dumb") as terminal:
        assert terminal.finish() == 64
        assert b"\x1b" not in terminal.output


@pytest.mark.parametrize(
    "arguments, line",
    [
        (["--game", "0"], "The game number may not begin with a zero."),
        (["--game", "x"], "The game number may hold digits only."),
        (["--game", ""], "The game number is missing."),
        (["--game", "1000000000000"], "The game number must lie between 1 and 999999999999."),
        (["--game", "5", "--determ"], "Choose one of --game and --determ."),
    ],
)
def test_a_bad_number_is_refused(play, arguments, line):
    with play(*arguments) as terminal:
        assert terminal.finish() == 64
        assert terminal.screen.text.strip() == line


def test_the_terminal_going_away_ends_the_game(play):
    terminal = play("--game", "14")
    terminal.wait("Score 6")
    os.close(terminal.master)
    assert terminal.process.wait(timeout=20) in (0, -signal.SIGHUP)
    os.close(terminal.slave)
