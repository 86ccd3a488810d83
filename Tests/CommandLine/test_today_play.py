"""`parlor today triples`, `codebreaker` and `standings`, against a server that fails in all the ways that servers and networks do."""

import contextlib
import json
import os
import stat
import subprocess

import pytest
from days import DAYS
from repository import run
from terminal import DOWN, ENTER, LEFT, RIGHT, UP, Terminal
from today_server import TodayServer

DAY = DAYS[5]
OPENING = DAY["triples"]["line"].split(",")[0]
# The moves of the fixture's game, without their spawns.
MOVES = DAY["triples"]["line"].split(",")[1][::3]
CODE = DAY["codebreaker"]["code"]
ARROWS = {"l": LEFT, "r": RIGHT, "u": UP, "d": DOWN}
# The requests before the second move of Triples: the day, the published days, the player, the game, the first move.
BEFORE = [None] * 5


class Seat:
    """A server, and a player who stores everything in a folder."""

    def __init__(self, parlor, server, folder):
        self.parlor, self.server, self.folder = parlor, server, folder

    def command(self, game, *arguments):
        place = ["--server", self.server.address, "--data", str(self.folder), "--wait", "1"]
        return [self.parlor, "today", game, *place, *arguments]

    def __call__(self, game, *lines, arguments=()):
        """Plays lines; returns what was printed and the exit code."""
        text = "".join(f"{line}\n" for line in lines)
        return subprocess.run(self.command(game, *arguments), input=text, capture_output=True, text=True, timeout=180)

    @property
    def file(self):
        return self.folder / "today.json"

    @property
    def kept(self):
        return json.loads(self.file.read_text())["servers"][self.server.address]

    def game(self, kind="triples"):
        """The stored game."""
        return self.kept["games"][f"{DAY['day']} {kind}"]

    def played(self, kind="triples"):
        """The moves of the only player, as the server has them."""
        [moves] = [moves for (_, name), moves in self.server.games.items() if name == kind]
        return moves


@pytest.fixture
def sit(parlor, tmp_path):
    """A function that starts a server and sits down at it, with nothing kept yet."""
    with contextlib.ExitStack() as servers:

        def sit():
            server = TodayServer()
            servers.callback(server.close)
            return Seat(parlor, server, tmp_path / f"kept {server.server_port}")

        yield sit


@pytest.fixture
def today(sit):
    return sit()


def test_triples_is_played_to_its_end(today):
    result = today("triples", MOVES[:10], "q")
    assert (result.returncode, result.stderr) == (0, "You are Player 1 here.\n")
    assert f"Game {DAY['day']}, 0 moves" in result.stdout and f"Game {DAY['day']}, 10 moves" in result.stdout
    assert today.game()["line"] == DAY["triples"]["line"][: len(OPENING) + 1 + 30]
    result = today("triples", MOVES[10:])
    assert (result.returncode, result.stderr) == (0, "")
    assert f"score {DAY['triples']['score']}, done" in result.stdout
    assert result.stdout.rstrip().endswith(f"The game of {DAY['day']} is over. It is in place 1 so far.")
    assert "".join(today.played()) == MOVES
    assert today.game() == {"line": DAY["triples"]["line"], "isOver": True}
    # One game a day: who comes back is shown how it ended.
    result = today("triples", "l")
    assert result.returncode == 0 and "is over" in result.stdout and "".join(today.played()) == MOVES


def test_the_token_is_for_one_server_and_nobody_else(today, sit):
    server = today.server
    assert today("triples", "q").returncode == 0
    assert stat.S_IMODE(today.file.stat().st_mode) == 0o600 and stat.S_IMODE(today.folder.stat().st_mode) == 0o700
    [token] = server.players
    assert token in today.file.read_text()
    # It is said to the server alone, and in no address.
    assert {call[2] for call in server.calls if f"/{DAY['day']}/" in call[1]} == {f"Bearer {token}"}
    assert not any(token in call[1] for call in server.calls)
    assert os.listdir(today.folder) == ["today.json"]
    # The token of one server is never sent to another.
    other = sit()
    other.folder = today.folder
    assert other("triples").returncode == 0 and token not in other.server.players
    assert not any(token in (call[2] or "") for call in other.server.calls)
    assert today.kept["token"] == token


def test_the_first_ranked_game_explains_itself_once_and_codebreaker_is_solved(today, environment):
    server = today.server
    with Terminal(today.command("codebreaker"), environment) as terminal:
        terminal.wait("Everyone gets the same code today.", "parlor codebreaker play")
        terminal.type("q" + ENTER)
        assert terminal.finish() == 0
    assert not server.players and not server.games
    result = today("codebreaker", "00000", "0 1 2 3 4", CODE)
    assert (result.returncode, result.stderr) == (0, "You are Player 1 here.\n")
    assert "Your first ranked game" in result.stdout
    assert today.played("codebreaker") == ["00000", "01234", CODE]
    assert "Fruit, 5 pegs, 3 of 12 attempts, solved" in result.stdout and "0 apple" in result.stdout
    assert "It is in place 1 so far." in result.stdout
    assert today.game("codebreaker")["isOver"]
    assert "Your first ranked game" not in today("triples", "q").stdout


def test_what_cannot_be_played_is_not_sent_and_a_game_can_be_given_up(today):
    server = today.server
    # After some of the fixture's moves, there is one that moves nothing.
    count = next(n for n in range(3, len(MOVES)) if any(server.triples(MOVES[:n] + move) is None for move in "lrud"))
    dead = next(move for move in "lrud" if server.triples(MOVES[:count] + move) is None)
    result = today("triples", MOVES[:count], dead, "sideways", "q")
    assert result.returncode == 0 and "moves nothing." in result.stderr and "collapse the board" in result.stderr
    assert "".join(today.played()) == MOVES[:count]
    result = today("triples", "finish")
    assert result.returncode == 0 and "is over" in result.stdout
    assert "".join(today.played()) == MOVES[:count] + "x"
    calls = len(server.calls)
    result = today("codebreaker", "0123", "01238", "0123-", "01234", "01234", "q")
    assert "A guess has 5 figures from 0 to 6." in result.stderr and "That was attempt 1." in result.stderr
    assert today.played("codebreaker") == ["01234"] and len(server.calls) == calls + 3
    assert "gave up" in today("codebreaker", "00000", "finish").stdout
    assert today.played("codebreaker") == ["01234", "00000", "x"]
    # The code that was told is shown, also the next time.
    assert "is over" in today("codebreaker").stdout


def test_triples_on_a_whole_screen(today, environment):
    server = today.server
    with Terminal(today.command("triples"), environment) as terminal:
        # Nothing starts before the player has read what a ranked game is.
        terminal.wait("Your first ranked game", "You have one try", "Press Return to start")
        assert not server.players and not server.games
        terminal.type(ENTER)
        terminal.wait("You are Player 1 here.", DAY["day"], "Score")
        for count in range(1, 4):
            terminal.type(ARROWS[MOVES[count - 1]])
            terminal.wait(f"Score {server.triples(MOVES[:count])['score']}")
        # A move that is not answered stays, whatever else is pressed, until it is tried again.
        server.faults.extend(["unanswered"] * 3)
        terminal.type(ARROWS[MOVES[3]])
        terminal.wait("Your move is kept: Enter tries again.")
        terminal.type(LEFT + RIGHT)
        terminal.type(ENTER)
        terminal.wait(f"Score {server.triples(MOVES[:4])['score']}")
        # So it does when the screen is left.
        server.faults.extend(["lost"] * 3)
        terminal.type(ARROWS[MOVES[4]])
        terminal.wait("Your move is kept: Enter tries again.")
        terminal.type("q")
        assert terminal.finish() == 75
    assert today.game()["pending"] == MOVES[4]
    with Terminal(today.command("triples"), environment) as terminal:
        terminal.wait(f"Score {server.triples(MOVES[:5])['score']}")
        terminal.type("x")
        terminal.wait("End the game as it stands? y or n")
        terminal.type("nxy")
        terminal.wait(f"The game of {DAY['day']} is over.")
        terminal.type("q")
        assert terminal.finish() == 0
    assert "".join(today.played()) == MOVES[:5] + "x"
    # In a terminal too, lines are read where that is wanted.
    with Terminal(today.command("triples", "--plain"), environment) as terminal:
        terminal.wait("is over. It is in place 1 so far.")


def test_a_move_that_is_not_answered_at_once_is_sent_again(sit, subtests):
    for fault in ["lost", "unanswered", "half", "busy", "late"]:
        with subtests.test(fault):
            today = sit()
            today.server.slowness = 2
            today.server.faults.extend([*BEFORE, fault])
            result = today("triples", MOVES[:4], "q")
            assert (result.returncode, result.stderr) == (0, "You are Player 1 here.\n")
            assert "".join(today.played()) == MOVES[:4]


def test_a_move_that_is_not_answered_is_kept_and_sent_later(sit, subtests):
    for fault in ["lost", "unanswered", "half", "busy"]:
        with subtests.test(fault):
            today = sit()
            today.server.faults.extend([*BEFORE] + [fault] * 3)
            result = today("triples", MOVES[:4], "q")
            assert result.returncode == 75
            problem = "The server is busy." if fault == "busy" else "The server cannot be reached."
            assert result.stderr.splitlines() == [
                "You are Player 1 here.",
                f"{problem} Your move is kept. Press Return to try again, or q to leave.",
                f"The move {MOVES[1]} was not answered yet. It is kept, and is sent the next time.",
            ]
            assert today.game()["pending"] == MOVES[1]
            result = today("triples", "q")
            assert (result.returncode, result.stderr) == (0, "")
            assert "".join(today.played()) == MOVES[:2] and "2 moves" in result.stdout
            assert "pending" not in today.game()
    with subtests.test("Return tries again"):
        today = sit()
        today.server.faults.extend([*BEFORE] + ["unanswered"] * 3)
        result = today("triples", MOVES[:4], "", MOVES[2:6], "q")
        assert result.returncode == 0 and "".join(today.played()) == MOVES[:6]


def test_without_a_network_the_game_is_shown_as_it_was(today):
    server = today.server
    assert today("triples", MOVES[:4], "q").returncode == 0
    calls = len(server.calls)
    server.faults.extend(["lost"] * 100)
    result = today("triples", MOVES[4], "q")
    assert result.returncode == 75 and "4 moves" in result.stdout
    lines = result.stderr.splitlines()
    assert lines[0] == f"The server cannot be reached. This is the game of {DAY['day']} as it was last answered."
    assert lines[-1] == f"The move {MOVES[4]} was not answered yet. It is kept, and is sent the next time."
    assert len(server.calls) > calls
    server.faults.clear()
    result = today("triples", MOVES[5], "q")
    assert (result.returncode, result.stderr) == (0, "") and "".join(today.played()) == MOVES[:6]


def test_no_server_at_all(parlor, tmp_path):
    server = TodayServer()
    server.close()
    for game in ("triples", "codebreaker"):
        result = Seat(parlor, server, tmp_path / "kept")(game)
        assert (result.returncode, result.stdout, result.stderr) == (75, "", "The server cannot be reached.\n")


def test_nonsense_is_not_played(sit, subtests):
    for fault in ["page", "elsewhere", "cheat"]:
        with subtests.test(fault):
            today = sit()
            today.server.faults.extend([*BEFORE, fault])
            result = today("triples", MOVES[:3])
            assert result.returncode == 69
            assert result.stderr.splitlines()[-1].startswith("This is not what a server of the day answers: ")
            # The move is still to be answered, and the server may come to its senses.
            assert today.game()["pending"] == MOVES[1]
            assert today("triples", "q").returncode == 0 and "".join(today.played()) == MOVES[:2]
    with subtests.test("an answer without end is cut off"):
        today = sit()
        today.server.faults.extend([None] * 4 + ["endless"] * 3)
        assert today("triples", MOVES[:2], "q").returncode == 75


def test_a_game_that_another_device_plays_too(today):
    server = today.server
    server.faults.extend([*BEFORE] + ["lost"] * 3)
    assert today("triples", MOVES[:2], "q").returncode == 75
    # Meanwhile the other device plays something else. This one is shown the game as it is now.
    played = today.played()
    played.extend(MOVES[1:3] if MOVES[1] != MOVES[2] else "lr")
    result = today("triples", "q")
    assert result.returncode == 0 and "3 moves" in result.stdout
    assert "pending" not in today.game()
    # The other device plays again, while this one is at it.
    process = subprocess.Popen(
        today.command("triples"), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, bufsize=1
    )
    # It has sat down once it says how to play.
    while "q leaves it for later" not in process.stdout.readline():
        pass
    one, two, *_ = (move for move in "lrud" if server.triples("".join(played) + move))
    played.append(one)
    out, err = process.communicate(f"{two}\nq\n", timeout=180)
    assert process.returncode == 0 and err == "This game was played on elsewhere.\n" and "4 moves" in out


def test_a_game_that_cannot_go_on_says_why(today, subtests):
    server = today.server
    assert today("triples", MOVES[:2], "q").returncode == 0
    with subtests.test("the commitment has changed"):
        server.commitment = DAYS[4]["commitment"]
        result = today("triples", MOVES[2])
        assert result.returncode == 69 and "".join(today.played()) == MOVES[:2]
        assert f"the commitment to {DAY['day']} was {DAY['commitment']}, and is another one now" in result.stderr
    server.commitment = DAY["commitment"]
    with subtests.test("the day is over"):
        server.state = "closing"
        result = today("triples", MOVES[2])
        assert (result.returncode, "".join(today.played())) == (69, MOVES[:2])
        assert "The time for moves of this day is over." in result.stderr
        result = today("codebreaker")
        assert (result.returncode, result.stderr) == (69, "A game of this day cannot be begun now.\n")
    server.state = "open"
    with subtests.test("the server does not know the player"):
        server.players.clear()
        result = today("triples")
        assert (result.returncode, result.stdout) == (69, "")
        assert result.stderr == "The server does not know this player. It was deleted, or is of another server.\n"
    with subtests.test("the file is damaged, and left alone"):
        today.file.write_text("{")
        result = today("triples")
        assert (result.returncode, result.stdout) == (65, "") and "today.json cannot be read" in result.stderr
        assert today.file.read_text() == "{"


def test_commitments_are_kept_as_they_were_seen_first(today, parlor, tmp_path):
    server = today.server
    assert today("triples", "q").returncode == 0
    seen = {day["day"]: day["commitment"] for day in DAYS[4:13]}
    assert today.kept["commitments"] == seen
    # They are asked for once, and one that is published and changes later is noticed on its day.
    calls = len(server.calls)
    assert today("triples", "q").returncode == 0
    assert not any(call[1].startswith("/api/v1/days?") for call in server.calls[calls:])
    # Who checks the day need not say them.
    games = tmp_path / "games.txt"
    games.write_text(DAY["triples"]["line"] + "\n")
    check = ["today", "verify", str(games), "--server", server.address, "--data", str(today.folder), "--json"]
    result = run(parlor, *check, "--key", DAY["key"])
    assert result.returncode == 0 and json.loads(result.stdout)["committed"] is True
    result = run(parlor, *check, "--key", DAYS[3]["key"])
    said = f"this is not the key that the commitment to {DAY['day']} binds to, as it was first seen here\n"
    assert (result.returncode, result.stderr) == (65, said)
    # Without that of the day before, nobody can tell; before the first day of all there was none.
    games.write_text(DAYS[4]["triples"]["line"] + "\n")
    assert json.loads(run(parlor, *check, "--key", DAYS[4]["key"]).stdout)["committed"] is None
    server.day, server.commitment = DAYS[0], DAYS[0]["commitment"]
    assert today("standings").returncode == 0
    games.write_text(DAYS[0]["triples"]["line"] + "\n")
    assert json.loads(run(parlor, *check, "--key", DAYS[0]["key"]).stdout)["committed"] is True


def test_standings(today):
    server = today.server
    assert today("standings").returncode == 64
    assert today("triples", "finish").returncode == 0
    server.finished = 1234
    server.rows = [
        {"rank": 1, "name": "Ada\x1b[2J", "score": 1503, "me": False},
        {"rank": 2, "name": "Player 1", "score": 342, "me": True},
    ]
    result = today("standings", arguments=["--top", "3"])
    assert (result.returncode, result.stderr) == (0, "") and "\x1b" not in result.stdout
    text = result.stdout.splitlines()
    assert text[0] == f"Triples of {DAY['day']}, 1,234 games finished"
    assert text[1].split() == ["1.", "1,503", "points", "Ada?[2J"] and text[2].endswith("Player 1 (you)")
    assert text[3].split() == ["Coach", "900", "points"]
    assert any("top=3" in call[1] and "around=me" in call[1] for call in server.calls)
    server.rows = [{"rank": 1, "name": "Ada", "guesses": 4, "skill": 0.25, "me": False}]
    result = today("standings", arguments=["codebreaker", "--json"])
    assert json.loads(result.stdout) == {
        "day": DAY["day"], "game": "codebreaker", "finished": 1234,
        "rows": [{"rank": 1, "name": "Ada", "guesses": 4, "skill": 0.25, "me": False}],
    }
    server.rows = []
    assert "once your own game is over" in today("standings").stdout


def test_what_cannot_be_asked(parlor, tmp_path, subtests):
    for arguments, said in [
        (["--server", "ftp://example.org"], "The server's address must be like https://example.org."),
        (["--server", "example.org"], "The server's address must be like https://example.org."),
        (["--server", "http://a:b@example.org"], "The server's address must be like https://example.org."),
        (["--day", "tomorrow"], "The day must be written as in 2026-11-21."),
        (["--wait", "0"], "The time to wait must be 0.1 to 600 seconds."),
    ]:
        with subtests.test(arguments=arguments):
            result = run(parlor, "today", "triples", "--data", str(tmp_path), *arguments)
            assert result.returncode == 64 and said in result.stderr and result.stdout == ""
