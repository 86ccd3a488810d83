"""`parlor today triples`, `codebreaker` and `standings`, against a server that fails in all the ways that servers and networks do."""

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


@pytest.fixture
def server():
    server = TodayServer()
    yield server
    server.close()


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "kept"


@pytest.fixture
def today(parlor, server, folder):
    """A function that plays lines; returns what was printed and the exit code."""

    def play(game, *lines, arguments=(), wait="1"):
        command = [parlor, "today", game, "--server", server.address, "--data", str(folder), "--wait", wait, *arguments]
        text = "".join(f"{line}\n" for line in lines)
        return subprocess.run(command, input=text, capture_output=True, text=True, timeout=60)

    return play


def kept(folder, server):
    return json.loads((folder / "today.json").read_text())["servers"][server.address]


def game(folder, server, kind="triples"):
    return kept(folder, server)["games"][f"{DAY['day']} {kind}"]


def played(server, kind="triples"):
    """What the one player has played, as the server knows it."""
    [moves] = [moves for (_, name), moves in server.games.items() if name == kind]
    return moves


def test_a_whole_game_of_triples(today, server, folder):
    result = today("triples", MOVES[:10], "q")
    assert (result.returncode, result.stderr) == (0, "You are Player 1 here.\n")
    assert f"Game {DAY['day']}, 0 moves" in result.stdout and f"Game {DAY['day']}, 10 moves" in result.stdout
    assert game(folder, server)["line"] == DAY["triples"]["line"][: len(OPENING) + 1 + 30]
    result = today("triples", MOVES[10:])
    assert (result.returncode, result.stderr) == (0, "")
    assert f"score {DAY['triples']['score']}, done" in result.stdout
    assert result.stdout.rstrip().endswith(f"The game of {DAY['day']} is over. It is in place 1 so far.")
    assert "".join(played(server)) == MOVES
    assert game(folder, server) == {"line": DAY["triples"]["line"], "isOver": True}
    # One game a day: who comes back is shown how it ended.
    result = today("triples", "l")
    assert result.returncode == 0 and "is over" in result.stdout and "".join(played(server)) == MOVES


def test_a_whole_game_of_codebreaker(today, server, folder):
    result = today("codebreaker", "00000", "0 1 2 3 4", CODE)
    assert (result.returncode, result.stderr) == (0, "You are Player 1 here.\n")
    assert played(server, "codebreaker") == ["00000", "01234", CODE]
    assert "Fruit, 5 pegs, 3 of 12 attempts, solved" in result.stdout and "0 apple" in result.stdout
    assert "It is in place 1 so far." in result.stdout
    assert game(folder, server, "codebreaker")["isOver"]


def test_the_first_ranked_game_explains_itself_once(today, parlor, server, environment, folder):
    with Terminal([parlor, "today", "codebreaker", "--server", server.address, "--data", str(folder)], environment) as terminal:
        terminal.wait("Everyone gets the same code today.", "parlor codebreaker play")
        terminal.type("q" + ENTER)
        assert terminal.finish() == 0
    assert not server.players and not server.games
    assert "Your first ranked game" in today("codebreaker", "q").stdout
    assert "Your first ranked game" not in today("triples", "q").stdout


def test_giving_up(today, server):
    assert "gave up" in today("codebreaker", "00000", "finish").stdout
    assert played(server, "codebreaker") == ["00000", "x"]
    result = today("triples", MOVES[:3], "finish")
    assert result.returncode == 0 and "is over" in result.stdout
    assert "".join(played(server)) == MOVES[:3] + "x"
    # The code that was told is shown, also the next time.
    assert "is over" in today("codebreaker").stdout


def test_triples_on_a_whole_screen(parlor, server, environment, folder):
    command = [parlor, "today", "triples", "--server", server.address, "--data", str(folder), "--wait", "1"]
    arrows = {"l": LEFT, "r": RIGHT, "u": UP, "d": DOWN}
    with Terminal(command, environment) as terminal:
        # Nothing starts before the player has read what a ranked game is.
        terminal.wait("Your first ranked game", "You have one try", "Press Return to start")
        assert not server.players and not server.games
        terminal.type(ENTER)
        terminal.wait("You are Player 1 here.", DAY["day"], "Score")
        for count in range(1, 4):
            terminal.type(arrows[MOVES[count - 1]])
            terminal.wait(f"Score {server.triples(MOVES[:count])['score']}")
        # A key that moves nothing says so, and is not sent.
        server.faults.extend(["unanswered"] * 3)
        terminal.type(arrows[MOVES[3]])
        terminal.wait("Your move is kept: Enter tries again.")
        terminal.type(LEFT + RIGHT)
        terminal.type(ENTER)
        terminal.wait(f"Score {server.triples(MOVES[:4])['score']}")
        terminal.type("x")
        terminal.wait("End the game as it stands? y or n")
        terminal.type("nxy")
        terminal.wait(f"The game of {DAY['day']} is over.")
        terminal.type("q")
        assert terminal.finish() == 0
    assert "".join(played(server)) == MOVES[:4] + "x"
    # In a terminal too, lines are read where that is wanted.
    with Terminal([*command, "--plain"], environment) as terminal:
        terminal.wait("is over. It is in place 1 so far.")


def test_a_move_that_waits_when_the_screen_is_left(parlor, server, environment, folder):
    command = [parlor, "today", "triples", "--server", server.address, "--data", str(folder), "--wait", "1"]
    with Terminal(command, environment) as terminal:
        terminal.wait("Press Return to start")
        terminal.type(ENTER)
        terminal.wait("You are Player 1 here.")
        server.faults.extend(["lost"] * 3)
        terminal.type({"l": LEFT, "r": RIGHT, "u": UP, "d": DOWN}[MOVES[0]])
        terminal.wait("Your move is kept: Enter tries again.")
        terminal.type("q")
        assert terminal.finish() == 75
    assert game(folder, server)["pending"] == MOVES[0]
    with Terminal(command, environment) as terminal:
        terminal.wait(f"Score {server.triples(MOVES[:1])['score']}")


def test_nobody_else_can_read_the_token(today, server, folder):
    assert today("triples", "q").returncode == 0
    file = folder / "today.json"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600 and stat.S_IMODE(folder.stat().st_mode) == 0o700
    [token] = server.players
    assert token in file.read_text()
    # It is said to the server alone, and in no address.
    assert {call[2] for call in server.calls if f"/{DAY['day']}/" in call[1]} == {f"Bearer {token}"}
    assert not any(token in call[1] for call in server.calls)
    assert os.listdir(folder) == ["today.json"]


def test_a_token_is_for_one_server(today, server, parlor, folder):
    assert today("triples", "q").returncode == 0
    [token] = server.players
    other = TodayServer()
    try:
        result = run(parlor, "today", "triples", "--server", other.address, "--data", str(folder))
        assert result.returncode == 0 and token not in other.players
        assert not any(token in (call[2] or "") for call in other.calls)
    finally:
        other.close()
    assert kept(folder, server)["token"] == token


@pytest.mark.parametrize("fault", ["lost", "unanswered", "half", "busy", "late"])
def test_a_move_that_is_not_answered_at_once_is_sent_again(today, server, fault):
    server.slowness = 2
    # The day, the published days, the player, the game and a move come first.
    server.faults.extend([None, None, None, None, None, fault])
    result = today("triples", MOVES[:4], "q")
    assert (result.returncode, result.stderr) == (0, "You are Player 1 here.\n")
    assert "".join(played(server)) == MOVES[:4]


@pytest.mark.parametrize("fault", ["lost", "unanswered", "half", "busy"])
def test_a_move_that_is_not_answered_is_kept_and_sent_later(today, server, folder, fault):
    server.faults.extend([None, None, None, None, None] + [fault] * 3)
    result = today("triples", MOVES[:4], "q")
    assert result.returncode == 75
    problem = "The server is busy." if fault == "busy" else "The server cannot be reached."
    assert result.stderr.splitlines() == [
        "You are Player 1 here.",
        f"{problem} Your move is kept. Press Return to try again, or q to leave.",
        f"The move {MOVES[1]} was not answered yet. It is kept, and is sent the next time.",
    ]
    assert game(folder, server)["pending"] == MOVES[1]
    result = today("triples", "q")
    assert (result.returncode, result.stderr) == (0, "")
    assert "".join(played(server)) == MOVES[:2] and "2 moves" in result.stdout
    assert "pending" not in game(folder, server)


def test_return_tries_again(today, server):
    server.faults.extend([None, None, None, None, None] + ["unanswered"] * 3)
    result = today("triples", MOVES[:4], "", MOVES[2:6], "q")
    assert result.returncode == 0 and "".join(played(server)) == MOVES[:6]


def test_without_a_network_the_game_is_shown_as_it_was(parlor, server, today, folder):
    assert today("triples", MOVES[:4], "q").returncode == 0
    port = server.server_port
    calls = len(server.calls)
    server.faults.extend(["lost"] * 100)
    result = today("triples", MOVES[4], "q")
    assert result.returncode == 75 and "4 moves" in result.stdout
    lines = result.stderr.splitlines()
    assert lines[0] == f"The server cannot be reached. This is the game of {DAY['day']} as it was last answered."
    assert lines[-1] == f"The move {MOVES[4]} was not answered yet. It is kept, and is sent the next time."
    assert len(server.calls) > calls and port == server.server_port
    server.faults.clear()
    result = today("triples", MOVES[5], "q")
    assert (result.returncode, result.stderr) == (0, "") and "".join(played(server)) == MOVES[:6]


def test_no_server_at_all(parlor, folder):
    server = TodayServer()
    address = server.address
    server.close()
    for game in ("triples", "codebreaker"):
        result = run(parlor, "today", game, "--server", address, "--data", str(folder), "--wait", "1")
        assert (result.returncode, result.stdout, result.stderr) == (75, "", "The server cannot be reached.\n")


@pytest.mark.parametrize("fault", ["page", "elsewhere", "cheat"])
def test_nonsense_is_not_played(today, server, folder, fault):
    server.faults.extend([None, None, None, None, None, fault])
    result = today("triples", MOVES[:3])
    assert result.returncode == 69
    assert result.stderr.splitlines()[-1].startswith("This is not what a server of the day answers: ")
    # The move is still to be answered, and the server may come to its senses.
    assert game(folder, server)["pending"] == MOVES[1]
    assert today("triples", "q").returncode == 0 and "".join(played(server)) == MOVES[:2]


def test_an_answer_without_end_is_cut_off(today, server):
    server.faults.extend([None, None, None, None, "endless", "endless", "endless"])
    assert today("triples", MOVES[:2], "q").returncode == 75


def test_what_cannot_be_played_is_not_sent(today, server):
    # After the fixture's moves, find one that moves nothing.
    count = next(n for n in range(len(MOVES)) if any(server.triples(MOVES[:n] + move) is None for move in "lrud"))
    dead = next(move for move in "lrud" if server.triples(MOVES[:count] + move) is None)
    result = today("triples", MOVES[:count], dead, "sideways", "q")
    assert result.returncode == 0 and "moves nothing." in result.stderr and "collapse the board" in result.stderr
    assert "".join(played(server)) == MOVES[:count]
    calls = len(server.calls)
    result = today("codebreaker", "0123", "01238", "0123-", "01234", "01234", "q")
    assert "A guess has 5 figures from 0 to 6." in result.stderr and "That was attempt 1." in result.stderr
    assert played(server, "codebreaker") == ["01234"] and len(server.calls) == calls + 3


def test_a_game_that_another_device_plays_too(today, server, folder):
    server.faults.extend([None, None, None, None, None] + ["lost"] * 3)
    assert today("triples", MOVES[:2], "q").returncode == 75
    # Meanwhile the other device plays something else. This one is shown the game as it is now.
    played(server).extend(MOVES[1:3] if MOVES[1] != MOVES[2] else "lr")
    result = today("triples", "q")
    assert result.returncode == 0 and "3 moves" in result.stdout
    assert "pending" not in game(folder, server)


def test_a_game_that_another_device_plays_in_between(today, server, parlor, folder):
    assert today("triples", MOVES[:2], "q").returncode == 0
    text = json.loads((folder / "today.json").read_text())
    command = [parlor, "today", "triples", "--server", server.address, "--data", str(folder), "--wait", "1"]
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, bufsize=1
    )
    # It has sat down once it says how to play.
    while "q leaves it for later" not in process.stdout.readline():
        pass
    played(server).append(MOVES[2])
    other = next(move for move in "lrud" if move != MOVES[2] and server.triples(MOVES[:2] + move))
    out, err = process.communicate(f"{other}\nq\n", timeout=60)
    assert process.returncode == 0 and err == "This game was played on elsewhere.\n" and "3 moves" in out
    assert text["servers"][server.address]["token"] in server.players


def test_a_day_that_is_over(today, server):
    assert today("triples", MOVES[:2], "q").returncode == 0
    server.state = "closing"
    result = today("triples", MOVES[2])
    assert (result.returncode, "".join(played(server))) == (69, MOVES[:2])
    assert "The time for moves of this day is over." in result.stderr
    result = today("codebreaker")
    assert (result.returncode, result.stderr) == (69, "A game of this day cannot be begun now.\n")


def test_a_player_whom_the_server_does_not_know(today, server):
    assert today("triples", "q").returncode == 0
    server.players.clear()
    result = today("triples")
    assert (result.returncode, result.stdout) == (69, "")
    assert result.stderr == "The server does not know this player. It was deleted, or is of another server.\n"


def test_a_commitment_that_changes_is_noticed(today, server):
    assert today("triples", "q").returncode == 0
    server.commitment = DAYS[4]["commitment"]
    result = today("triples", "l")
    assert result.returncode == 69 and not played(server)
    assert f"the commitment to {DAY['day']} was {DAY['commitment']}, and is another one now" in result.stderr


def test_commitments_are_kept_as_they_were_seen_first(today, server, folder, parlor, tmp_path):
    assert today("triples", "q").returncode == 0
    seen = {day["day"]: day["commitment"] for day in DAYS[4:13]}
    assert kept(folder, server)["commitments"] == seen
    # They are asked for once, and one that is published and changes later is noticed on its day.
    calls = len(server.calls)
    assert today("triples", "q").returncode == 0
    assert not any(call[1].startswith("/api/v1/days?") for call in server.calls[calls:])
    # Who checks the day need not say them.
    games = tmp_path / "games.txt"
    games.write_text(DAY["triples"]["line"] + "\n")
    check = ["today", "verify", str(games), "--server", server.address, "--data", str(folder), "--json"]
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


def test_a_file_that_is_damaged_is_left_alone(today, folder):
    assert today("triples", "q").returncode == 0
    (folder / "today.json").write_text("{")
    result = today("triples")
    assert (result.returncode, result.stdout) == (65, "") and "today.json cannot be read" in result.stderr
    assert (folder / "today.json").read_text() == "{"


def test_standings(today, server):
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


def test_what_cannot_be_asked(parlor, folder, subtests):
    for arguments, said in [
        (["--server", "ftp://example.org"], "The server's address must be like https://example.org."),
        (["--server", "example.org"], "The server's address must be like https://example.org."),
        (["--server", "http://a:b@example.org"], "The server's address must be like https://example.org."),
        (["--day", "tomorrow"], "The day must be written as in 2026-11-21."),
        (["--wait", "0"], "The time to wait must be 0.1 to 600 seconds."),
    ]:
        with subtests.test(arguments=arguments):
            result = run(parlor, "today", "triples", "--data", str(folder), *arguments)
            assert result.returncode == 64 and said in result.stderr and result.stdout == ""
