"""`parlor triples play` in a real pseudo-terminal, and the common behavior of all games there. Native tests check the keys and
the screens."""

import base64
import functools
import itertools
import os
import pathlib
import re
import signal
import subprocess

import pytest
from games import read_games
from repository import assert_refused, run, run_for_json
from terminal import CTRL_C, CTRL_Z, DOWN, ENTER, LEFT, RIGHT, UP, Terminal

# The behavior that all games have in common is tested with each of them.
GAMES = [game.folder for game in read_games()]

OWN = "triples/1 14 uldr"


@pytest.fixture
def play(start_play):
    """A function that starts Triples in a terminal."""
    return functools.partial(start_play, "triples")


def board(text):
    """Returns the rows of numbers on the screen. Lines with letters don't belong to the board."""
    rows = [re.findall(r"\d+", line) for line in text.splitlines() if not re.search(r"[a-zA-Z]", line)]
    return [[int(number) for number in row] for row in rows if row]


def test_game_is_played_with_arrow_keys_undone_redone_and_shared(play):
    # An escape sequence that arrives in pieces is one key, even if the pieces arrive slowly.
    with play("--game", "14", ESCDELAY="60000") as terminal:
        terminal.wait("Game 14", "Score 6", "Best –")
        for piece in UP:
            terminal.type(piece)
            terminal.pump(0.05)
        terminal.wait("Score 11")
        for key, score in ((LEFT, 15), (DOWN, 17), (RIGHT, 22)):
            terminal.type(key, f"Score {score}")
        terminal.wait("Right: 1 and 2 make 3. Score 22.")
        # Wait, because the tiles slide for a moment.
        terminal.wait_until(lambda: board(terminal.screen.text) == [[3, 2, 3], [3], [2]])
        terminal.type("u", "You undid Right. Score 17.")
        terminal.type("r", "Right: 1 and 2 make 3. Score 22.")
        terminal.type("c", "Share", "triples/1 14 uldr")
        terminal.wait_until(lambda: terminal.screen.clipboard)
        assert base64.b64decode(terminal.screen.clipboard) == b"triples/1 14 uldr"
        terminal.type(ENTER + "q")
        assert terminal.finish() == 0
        terminal.assert_restored()
        assert "parlor triples replay 'triples/1 14 uldr'" in terminal.screen.text


def test_games_are_played_line_by_line(parlor, environment):
    shown = run(parlor, "triples", "play", "--game", "14", "--plain", given="up left\ns d u\n", env=environment)
    assert (shown.returncode, shown.stderr) == (0, "")
    assert [int(score) for score in re.findall(r"Score (\d+) ", shown.stdout)] == [6, 15, 17]
    rows = run_for_json(parlor, "triples", "replay", "triples/1 14 uld")["board"]
    assert board(shown.stdout)[-2:] == [[tile for tile in row if tile] for row in rows if any(row)]
    assert shown.stdout.splitlines()[-1] == "  parlor triples replay 'triples/1 14 uld'"
    # Without a terminal, --plain isn't needed.
    shown = run(parlor, "codebreaker", "play", "--game", "14", given="1234 enter\n", env=environment)
    assert (shown.returncode, shown.stderr) == (0, "")
    assert "Attempt 1: 2 in the right place. 9 guesses left." in shown.stdout
    assert "parlor codebreaker replay 'codebreaker/1 14 4.mastermind.10 0123'" in shown.stdout


def test_screen_adapts_to_the_window_size(play):
    with play("--game", "14", "--still") as terminal:
        terminal.wait("Score 6")
        terminal.type("wasd", "Right: 1 and 2 make 3. Score 22.")
        for width, height in ((40, 20), (133, 45), (30, 10), (200, 60), (80, 24)):
            terminal.resize(width, height)
            terminal.wait_until(lambda: board(terminal.screen.text) == [[3, 2, 3], [3], [2]])
            terminal.wait("Score 22")
        terminal.resize(20, 6)
        terminal.wait("Triples needs a", without=["Score 22"])
        terminal.resize(80, 24)
        terminal.wait("Score 22", without=["needs a"])


def test_screen_is_restored_after_signals_and_a_lost_terminal_ends_the_game(play, subtests):
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT):
        with subtests.test(number.name), play("--game", "14") as terminal:
            terminal.wait("Score 6")
            assert terminal.is_raw and terminal.screen.modes["1049"] and not terminal.screen.modes["25"]
            os.kill(terminal.pid, number)
            assert terminal.finish() == -number
            terminal.assert_restored()
    with subtests.test("the terminal goes away"):
        terminal = play("--game", "14")
        terminal.wait("Score 6")
        os.close(terminal.master)
        assert terminal.process.wait(timeout=60) in (74, -signal.SIGHUP)
        os.close(terminal.slave)


def test_game_of_a_link_is_played(start_play):
    for game, text, shown in (
        ("triples", "triples/1/14/uldr/vs/lldl", ["Game 14", "Score 6"]),
        # The code that a friend has set, with a limit.
        ("codebreaker", "codebreaker/1/537/3.faces.7", ["Game 537", "Faces", "7 left"]),
    ):
        with start_play(game, "--game", f"https://example.org/{game}/?fbclid=x#{text}") as terminal:
            terminal.wait(*shown)
            terminal.quit()


def test_ctrl_c_restores_the_screen_and_saves_the_game(start_play, subtests):
    for game, keys, played in [("triples", "wasd", "Score 22"), ("codebreaker", "1234" + ENTER, "1 guess so far")]:
        with subtests.test(game):
            with start_play(game, "--game", "14") as terminal:
                terminal.wait("Game 14")
                terminal.type(keys + CTRL_C)
                assert terminal.finish() == -signal.SIGINT
                terminal.assert_restored()
            with start_play(game) as terminal:
                terminal.wait("Game 14", played)


def test_game_and_history_survive_a_killed_process(play, environment):
    with play("--game", "14") as terminal:
        terminal.wait("Score 6")
        terminal.type("wasdu", "Score 17")
        os.kill(terminal.pid, signal.SIGKILL)
        assert terminal.finish() == -signal.SIGKILL
    folder = pathlib.Path(environment["XDG_DATA_HOME"]) / "parlor"
    assert "game triples/1 14 uld" in (folder / "parlor.triples.game.txt").read_text()
    # The settings file exists because it records which tips have been shown.
    names = sorted(file.name for file in folder.iterdir())
    assert names == ["parlor.triples.game.txt", "parlor.triples.settings.txt"], "a half-written file was left behind"
    with play() as terminal:
        terminal.wait("Game 14", "Score 17")
        terminal.type("r", "Score 22")
        terminal.type("uuuu", "Score 6")


def test_only_leftovers_of_killed_writes_are_removed(start_play, folder, subtests):
    with subprocess.Popen(["true"]) as ended:
        pass
    ours = [f".dat.nosync{ended.pid:X}.b0Qx4d", f".dat.nosync{ended.pid:X}.AAAAAA"]
    # The first file belongs to a process that is still running, and the names of the others only look similar.
    others = [f".dat.nosync{os.getpid():X}.b0Qx4d", f".dat.nosync{ended.pid:X}.b0Qx4d~", ".dat.nosync", "notes.txt"]
    for game in GAMES:
        for name in ours + others:
            (folder / name).write_text("half a tex")
        with subtests.test(game), start_play(game) as terminal:
            terminal.wait("q quit")
            terminal.quit()
            assert sorted(path.name for path in folder.iterdir() if not path.name.startswith("parlor.")) == sorted(others)


def test_ctrl_z_stops_and_fg_resumes(parlor, environment):
    """Runs the game in a shell with job control."""
    shell = ["/bin/sh", "-i"]
    with Terminal(shell, environment | {"PS1": "shell> ", "ENV": "", "HISTFILE": "/dev/null"}) as terminal:
        terminal.wait("shell>")
        terminal.type(f"{parlor} triples play --game 14\n", "Game 14", "Score 6")
        assert terminal.is_raw
        terminal.type("w", "Score 11")
        for _ in range(2):
            terminal.type(CTRL_Z, "shell>")
            assert terminal.screen.modes["1049"] is False and terminal.screen.modes["25"] is True
            terminal.type("echo back in the shell; stty -a | grep -c -- ' icanon'\n", "back in the shell\n1")
            terminal.type("fg\n", "Game 14", "Score 11", without=["shell>"])
            assert terminal.is_raw and terminal.screen.modes["1049"] and not terminal.screen.modes["25"]
        terminal.type("asd", "Score 22")
        terminal.type("q", "shell>", "'triples/1 14 uldr'")
        terminal.type("exit\n")
        terminal.finish()


def test_screen_is_restored_after_an_external_stop(play):
    with play("--game", "14") as terminal:
        terminal.wait("Score 6")
        terminal.settle()
        os.kill(terminal.pid, signal.SIGSTOP)
        os.waitpid(terminal.pid, os.WUNTRACED)
        # Simulate that another program has used the terminal in the meantime.
        terminal.screen.write("\x1b[?1049l\x1b[?25h")
        os.kill(terminal.pid, signal.SIGCONT)
        terminal.wait("Score 6", "Game 14")
        terminal.wait_until(lambda: terminal.screen.modes["1049"] and not terminal.screen.modes["25"])
        terminal.type("wasd", "Score 22")


def test_colors_match_the_terminals_depth(start_play, subtests):
    changed = [
        ({"COLORTERM": "truecolor"}, b";48;2;", b";48;5;"),
        ({"TERM": "xterm-256color", "NO_COLOR": ""}, b";48;5;", b";48;2;"),
        ({"TERM": "xterm"}, b";44m", b";48;"),
    ]
    for game, (changes, has, has_not) in itertools.product(["triples", "codebreaker"], changed):
        with subtests.test(game=game, changes=changes), start_play(game, "--game", "14", **changes) as terminal:
            terminal.wait("Game 14")
            terminal.wait_until(lambda: has in terminal.output)
            assert has_not not in terminal.output


def test_screen_uses_no_color_and_no_unicode_if_unsupported(play):
    with play("--game", "14", NO_COLOR="1", LANG="C", width=40, height=20) as terminal:
        terminal.wait("Score 6")
        terminal.type("wasdn", "Game ended")
        assert terminal.screen.colors == set()
        assert terminal.output.isascii()


def test_unwritable_folder_and_damaged_saves_are_reported_and_do_not_prevent_play(start_play, folder, tmp_path, subtests):
    with subtests.test("nothing can be saved"):
        (tmp_path / "file").write_text("")
        with start_play("triples", "--game", "14", XDG_DATA_HOME=str(tmp_path / "file")) as terminal:
            terminal.wait("Please note", "can’t save the game")
            terminal.type(ENTER, "Score 6", without=["Please note"])
            terminal.type("wasd", "Score 22", without=["Please note"])
    for game in GAMES:
        with subtests.test("a damaged save is set aside", game=game):
            (folder / f"parlor.{game}.game.txt").write_bytes(b"\xff\x00 from another world")
            with start_play(game) as terminal:
                terminal.wait("Can’t read the saved game")
                terminal.type(ENTER, "Game ", without=["Please note"])
            assert (folder / f"parlor.{game}.game.damaged.txt").read_bytes() == b"\xff\x00 from another world"


def test_play_is_line_by_line_if_the_terminal_has_no_screen(start_play, subtests):
    for game in GAMES:
        with subtests.test(game=game), start_play(game, TERM="dumb") as terminal:
            terminal.wait("q quit")
            assert not terminal.is_raw
            terminal.type("q" + ENTER)
            assert terminal.finish() == 0 and b"\x1b" not in terminal.output


def test_invalid_arguments_are_rejected(parlor, start_play, subtests):
    number, duel = "The game number ", "--duel can't be combined with --game or --determ."
    days = [
        (["--day", "tomorrow"], 64, "The day must look like 2026-11-21."),
        (["--day", "2026-02-30"], 64, "The day isn’t in the calendar."),
        (["--day", "9999-12-31"], 64, "The December 31 game begins at midnight, UTC."),
        (["--day", "today", "--game", "14"], 64, "--day can't be combined with other options that choose a game."),
    ]
    assert_refused(
        subtests,
        [parlor, "triples", "play"],
        (["--game", "0"], 64, number + "can’t begin with a zero."),
        (["--game", "x"], 64, number + "can have only digits."),
        (["--game", ""], 64, number + "is missing."),
        (["--game", "1000000000000"], 64, number + "must be 1 to 999999999999."),
        (["--game", "5", "--determ"], 64, "--game can't be combined with --determ."),
        (["--duel", "triples/1 14 uu"], 65, "move 2 (Up) moves nothing"),
        (["--duel", OWN, "--game", "5"], 64, duel),
        (["--duel", OWN, "--determ"], 64, duel),
        *days,
    )
    assert_refused(subtests, [parlor, "codebreaker", "play"], *days)
    # In a terminal, too, the command fails before it uses the screen.
    with start_play("triples", "--game", "0") as terminal:
        assert terminal.finish() == 64
        assert terminal.screen.text.strip() == number + "can’t begin with a zero."
