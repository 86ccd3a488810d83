"""Playing games with `parlor today triples` and `codebreaker`, showing `standings`, and the data that these commands store."""

import json
import stat

from repository import run
from terminal import DOWN, ENTER, ESCAPE, LEFT, RIGHT, UP, Terminal
from today_player import CODE, DAY, DAYS, MOVES, OPENING, PEG_COUNT, TODAY

ARROWS = {"l": LEFT, "r": RIGHT, "u": UP, "d": DOWN}


def test_ranked_triples_game_continues_to_its_end_and_is_played_once(today):
    result = today("triples", MOVES[:10], "q")
    assert (result.returncode, result.stderr) == (0, "You're playing as Player 1.\n")
    assert f"Game {DAY['day']}, 0 moves" in result.stdout and f"Game {DAY['day']}, 10 moves" in result.stdout
    assert today.stored_game() == (DAY["triples"]["line"][: len(OPENING) + 1 + 30], "-")
    result = today("triples", MOVES[10:])
    assert (result.returncode, result.stderr) == (0, "")
    score = f"{DAY['triples']['score']:,}"
    assert f"score {DAY['triples']['score']}, done" in result.stdout
    assert result.stdout.rstrip().endswith(f"The {TODAY:%B} {TODAY.day} game is over: {score} points.")
    assert "".join(today.moves_on_server()) == MOVES
    # The game counts for the streak, and for the section "When it counted".
    assert today.stored("house.ranked-days") == f"days/1\ntriples {DAY['day']} {DAY['triples']['score']}"
    # There is only one game per day. After it, the command shows how the game ended.
    result = today("triples", "l")
    assert result.returncode == 0 and "is over" in result.stdout and "".join(today.moves_on_server()) == MOVES


def test_token_is_stored_privately_and_sent_to_one_server_only(today, new_today_player):
    server = today.server
    assert today("triples", "q").returncode == 0
    player = today.server_folder / "parlor.house.player.txt"
    assert stat.S_IMODE(player.stat().st_mode) == 0o600
    assert {stat.S_IMODE(folder.stat().st_mode) for folder in (today.folder, today.server_folder)} == {0o700}
    [token] = server.players
    assert token in player.read_text()
    assert [file for file in today.folder.rglob("*.txt") if token in file.read_text()] == [player]
    # The token is sent only to the server, and never in a URL.
    assert {call[2] for call in server.calls if f"/{DAY['day']}/" in call[1]} == {f"Bearer {token}"}
    assert not any(token in call[1] for call in server.calls)
    # The token of one server is never sent to another.
    other = new_today_player()
    other.folder = today.folder
    assert other("triples").returncode == 0 and token not in other.server.players
    assert not any(token in (call[2] or "") for call in other.server.calls)
    assert token in player.read_text()


def test_first_ranked_game_is_explained_once_and_played_to_its_end(today, environment):
    server = today.server
    with Terminal(today.command("codebreaker", "--plain"), environment | {"LANG": "C"}) as terminal:
        terminal.wait("Everyone gets the same code today.", "parlor codebreaker play")
        terminal.type("q" + ENTER)
        assert terminal.finish() == 0
        assert b"day's" in terminal.output and terminal.output.isascii()
    assert not server.players and not server.games
    guesses = [guess for guess in ("0" * PEG_COUNT, "1" * PEG_COUNT) if guess != CODE]
    result = today("codebreaker", guesses[0], " ".join(guesses[1]), CODE)
    assert (result.returncode, result.stderr) == (0, "You're playing as Player 1.\n")
    assert "Your first ranked game" in result.stdout
    assert today.moves_on_server("codebreaker") == [*guesses, CODE]
    assert f"{PEG_COUNT} pegs, 3 of 12 guesses, solved" in result.stdout
    assert "is over: Brilliant! 3 guesses." in result.stdout
    assert today.stored("house.ranked-days") == f"days/1\ncodebreaker {DAY['day']} 3"
    assert "Your first ranked game" not in today("triples", "q").stdout


def test_only_valid_moves_valid_guesses_and_giving_up_are_sent(today):
    server = today.server
    # Find a number of moves after which one direction moves nothing.
    count = next(n for n in range(3, len(MOVES)) if any(server.triples(MOVES[:n] + move) is None for move in "lrud"))
    dead = next(move for move in "lrud" if server.triples(MOVES[:count] + move) is None)
    result = today("triples", MOVES[:count], dead, "sideways", "q")
    assert result.returncode == 0 and "nothing moves." in result.stderr and "collapse the board" in result.stderr
    assert "".join(today.moves_on_server()) == MOVES[:count]
    result = today("triples", "finish")
    assert result.returncode == 0 and "is over" in result.stdout
    assert "".join(today.moves_on_server()) == MOVES[:count] + "x"
    one, two = [guess for guess in ("0" * PEG_COUNT, "1" * PEG_COUNT, "2" * PEG_COUNT) if guess != CODE][:2]
    calls = len(server.calls)
    result = today("codebreaker", one[1:], one[1:] + "9", one[1:] + "-", one, one, "q")
    assert f"A guess has {PEG_COUNT} digits from 0 to " in result.stderr and len(result.stderr.splitlines()) >= 4
    assert today.moves_on_server("codebreaker") == [one] and len(server.calls) == calls + 3
    assert "gave up" in today("codebreaker", two, "finish").stdout
    assert today.moves_on_server("codebreaker") == [one, two, "x"]
    # The revealed code is also shown when the command runs again.
    assert "is over" in today("codebreaker").stdout


def test_full_screen_triples_resends_pending_moves_and_can_be_finished(today, environment):
    server = today.server
    with Terminal(today.command("triples"), environment) as terminal:
        # The game doesn't start before the player has confirmed the explanation of ranked games.
        terminal.wait("Your first ranked game", "with no undo and no hints.", "Start")
        assert not server.players and not server.games
        terminal.type(ENTER, f"{TODAY:%B} {TODAY.day} game", f"Score {server.triples('')['score']}")
        for count in range(1, 4):
            terminal.type(ARROWS[MOVES[count - 1]], f"Score {server.triples(MOVES[:count])['score']}")
        # A move that the server hasn't answered stays pending, and is sent again automatically.
        server.faults.extend(["unanswered"] * 2)
        terminal.type(ARROWS[MOVES[3]], "No connection. Your moves are saved")
        terminal.wait(f"Score {server.triples(MOVES[:4])['score']}")
        # The move stays pending when the player quits.
        server.faults.extend(["lost"] * 100)
        terminal.type(ARROWS[MOVES[4]], "No connection. Your moves are saved")
        terminal.type("q")
        assert terminal.finish() == 75
    server.faults.clear()
    assert today.stored_game()[1] == MOVES[4]
    with Terminal(today.command("triples"), environment) as terminal:
        terminal.wait(f"Score {server.triples(MOVES[:5])['score']}")
        terminal.type("n", "Finish this game?", "You can’t undo")
        terminal.type(ENTER + "n" + RIGHT + ENTER, "points", "the first to finish", "Review")
        terminal.type(RIGHT + RIGHT + ENTER, f"Game {DAY['day']}, 5 moves")
        terminal.quit()
    assert "".join(today.moves_on_server()) == MOVES[:5] + "x"
    # With `--plain`, the command reads lines even in a terminal.
    with Terminal(today.command("triples", "--plain"), environment) as terminal:
        terminal.wait("is over: ")


def test_full_screen_codebreaker_starts_if_confirmed_and_can_be_solved(today, environment):
    keys = "".join("1234567890"[int(symbol)] for symbol in CODE)
    with Terminal(today.command("codebreaker"), environment, height=30) as terminal:
        terminal.wait("Your first ranked game")
        # If the player chooses another game first, nothing is stored on the server.
        terminal.type(RIGHT + ENTER, "Mastermind")
        terminal.quit()
    assert not today.server.players
    with Terminal(today.command("codebreaker"), environment, height=30) as terminal:
        terminal.wait("Your first ranked game")
        terminal.type(ENTER)
        # A guess isn't accepted before the server has sent the state of the game.
        terminal.wait_until(lambda: today.stored("house.commitments"))
        terminal.type(("2" if CODE[0] == "0" else "1") * PEG_COUNT + ENTER, "11 left")
        terminal.type(keys + ENTER, "2 guesses", "the first to finish")
        terminal.type(ESCAPE, without=["What’s your name?"])
        terminal.quit()
    assert today.moves_on_server("codebreaker")[1:] == [CODE]


def test_file_of_an_earlier_release_is_migrated(today):
    server = today.server
    server.players["0" * 32] = "Ada"
    server.games["0" * 32, "triples"] = list(MOVES[:2])
    line = DAY["triples"]["line"][: len(OPENING) + 1 + 3]
    over = DAYS[0]["codebreaker"]["line"]
    stored_player = {
        "token": "0" * 32, "name": "Ada", "commitments": {DAY["day"]: DAY["commitment"]},
        "games": {
            f"{DAY['day']} triples": {"line": line, "isOver": False, "pending": MOVES[1]},
            f"{DAYS[0]['day']} codebreaker": {"line": over, "isOver": True},
        },
    }
    today.folder.mkdir(parents=True)
    file = today.folder / "today.json"
    file.write_text(json.dumps({"servers": {server.address: stored_player}}))
    result = today("triples", MOVES[2:4], "q")
    assert (result.returncode, result.stderr) == (0, "") and "Your first ranked game" not in result.stdout
    # The pending move is sent, and the same player continues the game.
    assert "".join(today.moves_on_server()) == MOVES[:4] and list(server.players) == ["0" * 32]
    guesses = over.count(":")
    assert today.stored("house.ranked-days") == f"days/1\ncodebreaker {DAYS[0]['day']} {guesses}"
    assert f"{DAY['day']} {DAY['commitment']}" in today.stored("house.commitments")
    assert json.loads(file.read_text())["servers"][server.address] == stored_player


def test_damaged_file_of_an_earlier_release_is_not_changed(today):
    today.folder.mkdir(parents=True)
    file = today.folder / "today.json"
    file.write_text("{")
    result = today("triples")
    assert (result.returncode, result.stdout) == (65, "") and "Can't read " in result.stderr and "today.json" in result.stderr
    assert file.read_text() == "{" and not today.server.calls


def test_first_seen_commitments_are_kept_and_used_to_check_keys(today, parlor, tmp_path):
    assert today("triples", "q").returncode == 0
    before = today.stored("house.commitments")
    assert before.splitlines()[1:] == [f"{day['day']} {day['commitment']}" for day in DAYS[1:]]
    # A commitment that is published later doesn't replace the first one.
    today.server.days = [day | {"commitment": "0" * 64} for day in today.server.days]
    assert today("triples", "q").returncode == 0
    assert today.stored("house.commitments") == before
    games = tmp_path / "games.txt"

    def check(day, key):
        games.write_text(day["triples"]["line"] + "\n")
        place = ["--server", today.server.address, "--data", str(today.folder)]
        return run(parlor, "today", "verify", str(games), *place, "--json", "--key", key)

    # To check a day, the player doesn't need to enter the commitments, because they are stored.
    assert json.loads(check(DAYS[2], DAYS[2]["key"]).stdout)["committed"] is True
    result = check(DAYS[2], DAYS[3]["key"])
    said = f"the key doesn't match the commitment to {DAYS[2]['day']} that this device saw first\n"
    assert (result.returncode, result.stderr) == (65, said)
    # Without the commitment of the day before, the key can't be checked.
    assert json.loads(check(DAY, DAY["key"]).stdout)["committed"] is None


def test_standings_are_printed_as_text_and_json(today):
    server = today.server
    assert today("standings").returncode == 64
    assert today("triples", MOVES[0], "finish").returncode == 0
    server.finished = 1234
    server.rows = [
        {"rank": 1, "name": "Ada\x1b[2J", "score": 1503, "me": False},
        {"rank": 2, "name": "Player 1", "score": 342, "me": True},
    ]
    result = today("standings", arguments=["--top", "3"])
    assert (result.returncode, result.stderr) == (0, "") and "\x1b" not in result.stdout
    text = result.stdout.splitlines()
    assert text[0].startswith("Triples, ") and "1,234 players have finished." in text
    assert "You’re 2nd of 1,234." in text and "The coach’s result, unranked: 900 points." in text
    table = [line.split() for line in text[text.index("Everyone") + 1 :]][:3]
    assert table == [["Place", "Name", "Points"], ["1", "Ada?[2J", "1,503"], ["2", "Player", "1", "(you)", "342"]]
    assert any("top=3" in call[1] and "around=me" in call[1] for call in server.calls)
    server.rows = [{"rank": 1, "name": "Ada", "guesses": 4, "skill": 0.25, "me": False}]
    result = today("standings", arguments=["codebreaker", "--json"])
    assert json.loads(result.stdout) == {
        "day": DAY["day"], "game": "codebreaker", "finished": 1234,
        "rows": [{"rank": 1, "name": "Ada", "guesses": 4, "skill": 0.25, "me": False}],
    }
    server.rows = []
    assert "You’ll see everyone’s games when you finish yours." in today("standings").stdout


def test_name_in_the_standings_is_reported(today):
    assert today("triples", MOVES[0], "finish").returncode == 0
    today.server.rows = [
        {"rank": 1, "name": "Rude", "score": 1503, "me": False, "row": "-1503.1"},
        {"rank": 2, "name": "Player 1", "score": 342, "me": True},
    ]
    result = today("standings", arguments=["triples", "--report", "Rude"])
    assert (result.returncode, result.stdout) == (0, "Reported. The operator of this server will look at it.\n")
    assert today.server.reports == [{"row": "-1503.1"}]
    result = today("standings", arguments=["triples", "--report", "Player 1"])
    assert (result.returncode, result.stderr) == (
        64, "These standings show no name like this that can be reported. --top shows more of them.\n")
    assert today("standings", arguments=["--report", "Rude"]).returncode == 64
    assert len(today.server.reports) == 1
