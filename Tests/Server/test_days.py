"""A day from its first minute to its end: what is visible when, and how anyone can verify the day afterward."""

import contextlib
import os
import re
import sqlite3
import subprocess

import pytest
from calendars import Calendar
from repository import ROOT
from server import MAX_WAIT_SECONDS, Client, Player, database_options, program, wait_until

TWO_HOURS = 7_200_000


@pytest.fixture
def calendar(tmp_path):
    return Calendar(tmp_path / "clock")


@pytest.fixture
def server(start, database, calendar):
    return start(database, PARLOR_TEST_CLOCK=str(calendar.file))


def state(player: Player, day: str) -> str:
    return player.get(f"/days/{day}").json["state"]


def wait_for_state(player: Player, day: str, wanted: str) -> None:
    wait_until(lambda: state(player, day) == wanted, f"{day} is not {wanted}")


def test_day_opens_and_closes_on_time_and_is_then_revealed_and_verifiable(server, calendar, parlor, tmp_path):
    today, tomorrow = calendar.day(0), calendar.day(1)
    done, late, waiting = Player(server), Player(server), Player(server)
    promised = done.get(f"/days/{today}").json["commitment"]
    before = done.get(f"/days?from={today}&to={tomorrow}").json["days"]
    done.begin(), done.play_to_the_end()
    done.begin("codebreaker"), done.finish(0, "codebreaker")
    late.begin("codebreaker"), late.guess(0, late.wrong_guesses()[0])
    late.begin(), late.play(0), late.play(1)
    waiting.begin()

    # Between midnight and 02:00, two days are open. Stay some minutes away from the limits, because the clock is running.
    calendar.set(1, -600_000)
    assert state(late, today) == "open"
    calendar.set(1, 60_000)
    assert state(late, today) == "closing" and state(late, tomorrow) == "open"
    assert done.get("/days/today").json["day"] == tomorrow
    assert Player(server).put(f"/days/{today}/triples").problem == "day-not-open"
    assert late.put(f"/days/{today}/triples").status == 200, "the started game is returned"
    assert late.put(f"/days/{tomorrow}/triples").status == 201
    moves = [late.play(2)]
    assert late.get(f"/days/{today}/triples/games.txt").problem == "not-revealed"
    assert late.get(f"/days/{today}/triples/coach.txt").problem == "not-revealed"

    calendar.set(1, TWO_HOURS - 600_000)
    assert state(late, today) == "closing"
    moves.append(late.play(3))
    assert done.get(f"/days/{today}/codebreaker").json["game"]["code"] is None, "a player who gave up waits for the reveal"
    calendar.set(1, TWO_HOURS + 60_000)
    for direction in "lrud":
        answer = late.move(4, direction)
        assert answer.status == 422 or answer.problem == "day-closed"
    wait_for_state(late, today, "revealed")
    assert done.get(f"/days/{today}/codebreaker").json["game"]["code"]
    for move in moves:
        assert late.move(move["index"], move["direction"]).json["spawn"] == move["spawn"], "the reply stays the same"
    assert late.finish(4).problem == "day-closed"
    assert waiting.finish(0).problem == "day-closed"

    # The published key matches the commitment, and all games can be verified.
    told = late.get(f"/days/{today}").json
    assert told["commitment"] == promised and told["triples"]["bound"] >= done.get(done.game_path()).json["game"]["score"]
    assert [day["commitment"] for day in before] == [late.get(f"/days/{day}").json["commitment"] for day in (today, tomorrow)]
    files = {}
    for kind, count in (("triples", 2), ("codebreaker", 1)):
        games = late.get(f"/days/{today}/{kind}/games.txt")
        assert games.status == 200 and len(games.body.splitlines()) == count
        assert late.get(f"/days/{today}/{kind}/games.txt", **{"If-None-Match": games.headers["ETag"]}).status == 304
        part = late.get(f"/days/{today}/{kind}/games.txt", Range="bytes=0-8")
        assert part.status == 206 and part.body == games.body[:9]
        assert late.get(f"/days/{today}/{kind}/coach.txt").problem == "no-coach-game", "the coach doesn't play here"
        files[kind] = tmp_path / f"{kind}.txt"
        files[kind].write_bytes(games.body)
    previous = "0" * 64
    environment = {"PATH": os.environ["PATH"], "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    for file in files.values():
        check = [parlor, "today", "verify", str(file), "--key", told["key"], "--commitment", promised, "--previous", previous]
        run = subprocess.run(check, capture_output=True, text=True, timeout=MAX_WAIT_SECONDS, env=environment)
        assert run.returncode == 0, run.stdout + run.stderr
    # Change the last spawn of the first game, from 1 to 2 or from 2 to 1.
    text = files["triples"].read_text()
    place = text.index("\n") - 2
    files["triples"].write_text(text[:place] + {"1": "2", "2": "1"}[text[place]] + text[place + 1 :])
    check = [parlor, "today", "verify", str(files["triples"]), "--key", told["key"]]
    run = subprocess.run(check, capture_output=True, text=True, timeout=MAX_WAIT_SECONDS, env=environment)
    assert run.returncode != 0 and "after move " in run.stdout + run.stderr

    # Everyone can see the standings of a revealed day. Unfinished games count with their latest scores.
    stranger = Player(server)
    standings = stranger.get(f"/days/{today}/triples/standings").json
    assert standings["finished"] == 2 and [row["rank"] for row in standings["rows"]] == [1, 2]
    assert late.get(f"/days/{today}/triples").json["game"]["rank"] in (1, 2)
    assert late.get(f"/days/{today}/codebreaker").json["game"]["ending"] == "closed"
    assert stranger.get(f"/days/{today}/codebreaker/standings").json["rows"][0]["guesses"] is None

    # The command exports the same games, and fails if it can't write them.
    recorded = late.get(f"/days/{today}/triples/games.txt").body
    assert server.stop() == 0
    export = [program(), "export", *database_options(server.database), today, "triples"]
    result = subprocess.run(export, capture_output=True, timeout=MAX_WAIT_SECONDS)
    assert (result.returncode, result.stdout, result.stderr) == (0, recorded, b"")
    with open("/dev/full", "w") as full:
        assert subprocess.run(export, stdout=full, stderr=subprocess.DEVNULL, timeout=MAX_WAIT_SECONDS).returncode == 74


def test_days_without_a_running_server_are_revealed_later(start, database, calendar):
    server = start(database, PARLOR_TEST_CLOCK=str(calendar.file))
    player = Player(server)
    player.begin(), player.play(0)
    server.stop()
    calendar.set(12, 3_600_000)
    server = start(database, PARLOR_TEST_CLOCK=str(calendar.file))
    player = player.at(server)
    assert player.day == calendar.day(12)
    for day in (0, 5, 10):
        wait_for_state(player, calendar.day(day), "revealed")
    days = player.get(f"/days?from={calendar.day(0)}&to={calendar.day(30)}").json["days"]
    assert [day["day"] for day in days] == [calendar.day(number) for number in range(20)], "no day is missing"
    assert player.put(f"/days/{calendar.day(12)}/triples").status == 201


def test_server_with_a_wrong_clock_changes_no_day_and_starts_no_game(start, postgres, calendar, tmp_path):
    right = start(postgres, PARLOR_TEST_CLOCK=str(calendar.file))
    player, other = Player(right), Player(right)
    player.begin(), player.play(0), other.begin()
    days = f"/days?from={calendar.day(-1)}&to={calendar.day(30)}"
    before = player.get(days).json
    error = tmp_path / "error"
    error.write_text("93600000")
    wrong = start(postgres, PARLOR_TEST_CLOCK=str(calendar.file), PARLOR_TEST_CLOCK_ERROR=str(error))
    # The first step of housekeeping reports the number of games in memory. When the number changes, the previous run is
    # complete.
    for number, owner in enumerate((player, other), start=1):
        assert Player(wrong, owner.token, owner.day).put(owner.game_path()).status == 200, "the started game is returned"
        wait_until(lambda count=f"\nparlor_games_in_memory {number}\n": count in wrong.metrics())
    assert "clock" in wrong.faults() and right.faults() == {}
    guest = Player(wrong, player.token, player.day)
    for answer in (guest.put(guest.game_path("codebreaker")), guest.post("/players", {}), guest.post("/players/me/code")):
        assert answer.status == 503 and answer.problem == "not-ready" and answer.headers["Retry-After"]
    assert player.get(days).json == before, "no day is created or revealed"
    assert state(player, player.day) == "open" and player.get(f"/days/{player.day}").json["key"] is None
    player.play(1)
    player.begin("codebreaker")

    error.write_text("0")
    assert wrong.faults() == {}
    assert Player(wrong).put(guest.game_path()).status == 201


def test_unreadable_game_is_set_aside_and_reported(start, sqlite, calendar):
    server = start(sqlite, PARLOR_TEST_CLOCK=str(calendar.file))
    players = [Player(server), Player(server)]
    for player in players:
        player.begin(), player.play(0)
    damaged, intact = players
    assert server.stop() == 0
    table = "move_" + damaged.day.replace("-", "")
    with contextlib.closing(sqlite3.connect(sqlite)) as ledger:
        ledger.execute(f"UPDATE {table} SET outcome = 'x' WHERE place = 0 AND player = ?", (int(damaged.id, 16),))
        ledger.commit()
    calendar.set(1, TWO_HOURS + 60_000)
    server = start(sqlite, PARLOR_TEST_CLOCK=str(calendar.file))
    wait_for_state(intact.at(server), damaged.day, "revealed")
    wait_until(lambda: "\nparlor_games_unreadable 1\n" in server.metrics(), "the metric doesn't count the game")
    assert Client(server).get(f"/days/{damaged.day}/triples/games.txt").body.count(b"\n") == 1
    assert server.stop() == 0
    assert any("unreadable" in line and damaged.day in line and damaged.id in line for line in server.log), server.log
    listed = subprocess.run([program(), "days", "--database", sqlite], capture_output=True, text=True, timeout=MAX_WAIT_SECONDS)
    (line,) = (line for line in listed.stdout.splitlines() if line.startswith(damaged.day))
    assert line.endswith("  1  0  1 unreadable")


@pytest.mark.parametrize("jump", [93_600_000, -93_600_000])
def test_clock_that_is_set_stops_the_server_until_it_is_right_or_accepted(start, sqlite, calendar, tmp_path, jump):
    error = tmp_path / "error"
    error.write_text("0")
    server = start(sqlite, PARLOR_TEST_CLOCK=str(calendar.file), PARLOR_TEST_CLOCK_ERROR=str(error))
    player = Player(server)
    player.begin(), player.play(0)
    days = f"/days?from={calendar.day(-1)}&to={calendar.day(30)}"
    before = player.get(days).json["days"]

    error.write_text(str(jump))
    assert "the clock was set" in server.faults()["clock"]
    for answer in (player.get("/days/today"), player.put(player.game_path("codebreaker")), Client(server).post("/players", {})):
        assert answer.status == 503 and answer.problem == "not-ready" and answer.headers["Retry-After"]
    # With a clock that was set ahead, the time for moves would be over. A game that was begun isn't ended by that.
    if jump > 0:
        # Which directions move a tile depends on the deal. Every board after one move has some.
        assert {player.move(1, direction).problem for direction in "ldru"} - {"nothing-moves"} == {"not-ready"}
    assert player.get(f"/days/{player.day}").json["key"] is None

    error.write_text("0")
    assert server.faults() == {}
    assert player.get("/days/today").json["day"] == player.day
    player.play(1)
    assert player.get(days).json["days"] == before, "no day was created, closed, or revealed"

    error.write_text(str(jump))
    assert "clock" in server.faults()
    clock = [program(), "clock", "--admin-port", str(server.admin_port)]
    shown = subprocess.run(clock, capture_output=True, text=True, timeout=MAX_WAIT_SECONDS)
    assert shown.returncode == 0 and "parlor-server clock --accept" in shown.stdout
    accepted = subprocess.run([*clock, "--accept"], capture_output=True, text=True, timeout=MAX_WAIT_SECONDS)
    assert (accepted.returncode, accepted.stdout, accepted.stderr) == (0, "The server accepts its clock.\n", "")
    assert server.faults() == {}
    if jump > 0:
        wait_for_state(player, player.day, "revealed")


def test_alerts_name_metrics_that_exist(server):
    # The metrics of requests exist from the first one on.
    Player(server)
    article = (ROOT / "Documentation" / "Parlor.docc" / "WatchingTheServer.md").read_text()
    named = {name.removesuffix("_bucket") for name in re.findall(r"\bparlor_[a-z_]+[a-z]", article)}
    if not server.database.startswith("postgres"):
        named.remove("parlor_durability_shortcomings")
    assert len(named) > 10
    wait_until(lambda: named <= set(re.findall(r"^# TYPE (\w+)", server.metrics(), re.MULTILINE)))
    wait_until(lambda: 'parlor_days{state="coming"} 8' in server.metrics())
    assert 'parlor_days{state="open"} 1\n' in server.metrics() and 'parlor_days{state="overdue"} 0\n' in server.metrics()
    assert "\nparlor_ready 1\n" in server.metrics() and 'parlor_disk_free_bytes{folder="' in server.metrics()
