"""`parlor today` with every failure of servers and networks."""

import subprocess

from repository import run
from today_player import CODE, FOUR_SUCCESSES, DAY, DAYS, MOVES, TodayPlayer
from today_server import TodayServer


def test_move_without_a_valid_answer_is_retried(new_today_player, subtests):
    for fault in ["lost", "unanswered", "half", "busy", "late", "page", "elsewhere", "cheat"]:
        with subtests.test(fault):
            today = new_today_player()
            today.server.late_answer_seconds = 2
            today.server.faults.extend([*FOUR_SUCCESSES, fault])
            result = today("triples", MOVES[:4], "q")
            assert (result.returncode, result.stderr) == (0, "You're playing as Player 1.\n")
            assert "".join(today.moves_on_server()) == MOVES[:4]


def test_move_without_a_valid_answer_is_saved_and_sent_later(new_today_player, subtests):
    problems = {"busy": "The server is busy.", "page": "The server sent an unexpected reply."}
    for fault in ["lost", "busy", "page"]:
        with subtests.test(fault):
            today = new_today_player()
            today.server.faults.extend([*FOUR_SUCCESSES] + [fault] * 3)
            result = today("triples", MOVES[:4], "q")
            assert result.returncode == 75
            problem = problems.get(fault, "The server can't be reached.")
            assert result.stderr.splitlines() == [
                "You're playing as Player 1.",
                f"{problem} Your move is saved. Press Return to try again, or type q to quit.",
                f"The move {MOVES[1]} isn't confirmed yet. It is saved and will be sent next time.",
            ]
            assert today.stored_game()[1] == MOVES[1]
            result = today("triples", "q")
            assert (result.returncode, result.stderr) == (0, "")
            assert "".join(today.moves_on_server()) == MOVES[:2] and "2 moves" in result.stdout
            assert today.stored_game()[1] == "-"
    with subtests.test("Return tries again"):
        today = new_today_player()
        today.server.faults.extend([*FOUR_SUCCESSES] + ["unanswered"] * 3)
        result = today("triples", MOVES[:4], "", MOVES[2:6], "q")
        assert result.returncode == 0 and "".join(today.moves_on_server()) == MOVES[:6]
    with subtests.test("an answer without end is cut off"):
        today = new_today_player()
        today.server.faults.extend([*FOUR_SUCCESSES] + ["endless"] * 3)
        assert today("triples", MOVES[:2], "q").returncode == 75


def test_saved_game_is_shown_offline_and_continues_online(today):
    server = today.server
    assert today("triples", MOVES[:4], "q").returncode == 0
    calls = len(server.calls)
    server.faults.extend(["lost"] * 100)
    result = today("triples", "", "q")
    assert result.returncode == 0 and "4 moves" in result.stdout
    unreachable = "The server can't be reached. Press Return to try again, or type q to quit."
    assert result.stderr.splitlines() == [unreachable] * 2
    assert len(server.calls) > calls
    server.faults.clear()
    result = today("triples", MOVES[4:6], "q")
    assert (result.returncode, result.stderr) == (0, "") and "".join(today.moves_on_server()) == MOVES[:6]


def test_missing_server_is_reported(parlor, tmp_path):
    server = TodayServer(DAYS, DAY)
    server.close()
    for game in ("triples", "codebreaker"):
        result = TodayPlayer(parlor, server, tmp_path / "kept")(game)
        assert (result.returncode, result.stderr) == (75, "The server can't be reached.\n")
        assert "Score" not in result.stdout and "attempts" not in result.stdout


def test_moves_of_another_device_replace_conflicting_own_moves(today):
    server = today.server
    server.faults.extend([*FOUR_SUCCESSES] + ["lost"] * 3)
    assert today("triples", MOVES[:2], "q").returncode == 75
    # In the meantime, the player makes a different move on another device. This device then shows the current game.
    played = today.moves_on_server()
    played.extend(MOVES[1:3] if MOVES[1] != MOVES[2] else "lr")
    result = today("triples", "q")
    assert result.returncode == 0 and "3 moves" in result.stdout
    assert today.stored_game()[1] == "-"
    # While the command is running, the player makes another move on the other device.
    process = subprocess.Popen(
        today.command("triples"), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, bufsize=1
    )
    # When the command has explained how to play, the game has started.
    while "q leaves it for later" not in process.stdout.readline():
        pass
    one, two, *_ = (move for move in "lrud" if server.triples("".join(played) + move))
    played.append(one)
    out, err = process.communicate(f"{two}\nq\n", timeout=180)
    assert process.returncode == 0 and "4 moves" in out
    assert err == "This game was continued elsewhere. This is the latest version.\n"


def test_unfinished_code_does_not_count_after_the_day(today):
    wrong_guess = CODE[::-1] if CODE[::-1] != CODE else CODE[1:] + CODE[:1]
    assert today("codebreaker", wrong_guess, "q").returncode == 0
    today.server.state = "closing"
    result = today("codebreaker", CODE)
    assert result.returncode == 69
    assert result.stderr.endswith("This day is over. You can’t continue its game.\n")


def test_game_that_cannot_continue_shows_the_reason(today, subtests):
    server = today.server
    assert today("triples", MOVES[:2], "q").returncode == 0
    with subtests.test("the day is over"):
        server.state = "closing"
        result = today("triples", MOVES[2])
        assert (result.returncode, "".join(today.moves_on_server())) == (69, MOVES[:2])
        assert result.stderr.endswith("This day is over. Your score so far counts.\n")
        result = today("codebreaker")
        assert (result.returncode, result.stderr) == (69, "This day is over. Its game can no longer be played.\n")
    with subtests.test("the day is void"):
        server.state = "void"
        for game in ("triples", "codebreaker"):
            result = today(game)
            assert (result.returncode, result.stderr) == (69, "The server lost data of this day, so it doesn't count.\n")
    server.state = "open"
    with subtests.test("the server does not know the player"):
        server.players.clear()
        result = today("triples")
        said = "The server doesn't know this player, who was deleted or belongs to another server.\n"
        assert (result.returncode, result.stderr) == (69, said)
    with subtests.test("a day that is still to come"):
        result = today("triples", arguments=["--day", DAYS[2]["day"]])
        assert result.returncode == 64 and "begins at midnight, UTC." in result.stderr


def test_standings_are_retried_and_lasting_failures_show_the_reason(today, subtests):
    server = today.server
    assert today("triples", MOVES[0], "finish").returncode == 0
    for fault, code, said in [
        ("lost", 75, "The server can’t be reached.\n"),
        ("elsewhere", 75, "The server can’t be reached.\n"),
        ("busy", 75, "The server is busy, or got too many requests. Wait a moment, then try again.\n"),
        ("page", 69, "The reply wasn’t from a game server.\n"),
    ]:
        with subtests.test(fault):
            server.faults.extend([fault] * 3)
            result = today("standings", arguments=["triples"])
            assert (result.returncode, result.stderr, result.stdout) == (code, said, "")
            server.faults.clear()
    with subtests.test("a failure that passes"):
        server.faults.extend(["lost", "busy", None, "often", "often", None])
        result = today("standings", arguments=["triples"])
        assert (result.returncode, result.stderr) == (0, "") and not server.faults
    with subtests.test("a day without standings"):
        result = today("standings", arguments=["triples", "--day", "2001-01-01"])
        assert (result.returncode, result.stderr) == (69, "This day has no standings.\n")
    with subtests.test("the server does not know the player"):
        server.players.clear()
        result = today("standings", arguments=["triples"])
        assert result.returncode == 69 and result.stderr.startswith("The server no longer knows you")


def test_invalid_arguments_are_rejected(parlor, tmp_path, subtests):
    for arguments, said in [
        (["--server", "ftp://example.org"], "The server's address must look like https://example.org."),
        (["--server", "example.org"], "The server's address must look like https://example.org."),
        (["--server", "http://a:b@example.org"], "The server's address must look like https://example.org."),
        (["--server", "http://example.org"], "The address must begin with https, so that no one else can play as you."),
        (["--server", "http://127.0.0.1.example.org"], "The address must begin with https, so that no one else can play as you."),
        (["--day", "tomorrow"], "The day must look like 2026-11-21."),
        (["--wait", "0"], "The waiting time must be 0.1 to 600 seconds."),
    ]:
        with subtests.test(arguments=arguments):
            result = run(parlor, "today", "triples", "--data", str(tmp_path), *arguments)
            assert result.returncode == 64 and said in result.stderr and result.stdout == ""
