"""The commands of `parlor-server` and `parlor-load` with paths and addresses that can't be used, and output that can't be written."""

import contextlib
import json
import os
import pathlib
import re
import signal
import socket
import sqlite3
import subprocess

import pytest
from server import MAX_WAIT_SECONDS, Player, database_options, program, wait_until

FULL = "Can't write to standard output: No space left on device."
TEXT = "These are my notes, and no database.\n" * 20
LOAD = str(pathlib.Path(program()).with_name("parlor-load"))


def run(*command, **options):
    """Runs a command until it ends. Returns the exit code and what it says on standard error."""
    options = {"stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE, "text": True, "timeout": MAX_WAIT_SECONDS} | options
    result = subprocess.run(command, stdin=subprocess.DEVNULL, **options)
    return result.returncode, result.stderr


@pytest.fixture
def files(tmp_path, monkeypatch):
    """A folder with notes, a folder, and a site, in which the commands run."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "notes.txt").write_text(TEXT)
    (tmp_path / "folder").mkdir()
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "index.html").write_text("<p>Hi")
    return tmp_path


def test_path_or_address_that_cannot_be_used_is_named_with_what_to_do(files, subtests):
    with contextlib.closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
        for options, said in [
            (["--site", "/nonexistent"], "There is no folder /nonexistent for --site. The command make site writes the site to dist."),
            (["--site", "notes.txt"], "There is no folder notes.txt for --site. The command make site writes the site to dist."),
            (["--database", "none/x.sqlite"],
             "There is no folder none for the database none/x.sqlite. Create it, or choose another file with --database."),
            (["--database", "notes.txt/x"],
             "There is no folder notes.txt for the database notes.txt/x. Create it, or choose another file with --database."),
            (["--database", "folder"], "folder is a folder. Choose a file with --database, such as folder/parlor.sqlite."),
            (["--database", "notes.txt"], "notes.txt isn't an SQLite database, so it wasn't changed. Choose another file with --database."),
            (["--database", "/sys/x"],
             "Can't open /sys/x.lock: Permission denied. The server must be able to write to the folder of its database."),
            (["--database", "mysql://here/x"], "--database takes a file for SQLite, or an address that starts with postgres://."),
            (["--database", "postgres://:secret@%zz/x"],
             "Can't read the address in --database. Write it like postgres://user@host:5432/name."),
            (["--folder", "none/x"], "Can't write to the folder none/x: No such file or directory. Choose another one with --folder."),
            (["--folder", "notes.txt"], "Can't write to the folder notes.txt: Not a directory. Choose another one with --folder."),
            (["--port", str(port)],
             f"Can't listen on 127.0.0.1, port {port}: Address already in use. Choose another with --host and --port."),
            (["--admin-port", str(port)],
             f"Can't listen on 127.0.0.1, port {port}: Address already in use. Choose another with --admin-host and --admin-port."),
            (["--host", "192.0.2.1"],
             "Can't listen on 192.0.2.1, port 0: Cannot assign requested address. Choose another with --host and --port."),
            (["--host", "nowhere.invalid"],
             "Can't listen on nowhere.invalid, port 0: the host is unknown. Choose another with --host and --port."),
        ]:
            with subtests.test(options=options):
                # The last of these defaults are replaced by the options.
                defaults = {"--database": "ledger.sqlite", "--port": "0", "--admin-port": "0", options[0]: options[1]}
                arguments = [word for pair in defaults.items() for word in pair]
                assert run(program(), "serve", *arguments) == (1, f"Error: {said}\n")
    assert (files / "notes.txt").read_text() == TEXT


def test_unreachable_database_server_is_named(files):
    code, said = run(program(), "migrate", "--database", "postgres://:secret@127.0.0.1:1/x")
    assert code == 1 and '"127.0.0.1", port 1 failed' in said and "secret" not in said


def test_clock_names_a_server_that_does_not_answer(files):
    said = "Error: No server answers on 127.0.0.1, port 1. Name its admin address with --admin-host and --admin-port.\n"
    assert run(program(), "clock", "--accept", "--admin-port", "1") == (1, said)


def test_commands_do_not_create_a_database(files, subtests):
    for command in (["days"], ["hide", "0123456789abcdef"], ["export", "2026-11-21", "triples"], ["backup", "copy"], ["recount"],
                    ["players", "find", "a"], ["players", "export", "0123456789abcdef"], ["players", "delete", "0123456789abcdef"],
                    ["circles", "find", "a"], ["circles", "hide", "ABCDEFGHJK"], ["reports"], ["reports", "dismiss", "ABCDEFGHJK"]):
        with subtests.test(command=command):
            code, said = run(program(), *command, "--database", "none.sqlite")
            assert code == 64 and said.startswith("Error: There is no file none.sqlite. Name the server's database with --database.\n")
    assert not (files / "none.sqlite").exists()
    (files / "empty.sqlite").touch()
    assert run(program(), "days", "--database", "empty.sqlite") == (1, "Error: empty.sqlite is empty.\n")
    sqlite3.connect("foreign.sqlite").execute("CREATE TABLE other (n)").connection.close()
    said = "Error: The database lacks a table of this version. Run parlor-server migrate.\n"
    assert run(program(), "days", "--database", "foreign.sqlite") == (1, said)


def test_commands_read_and_hide_while_the_server_runs(start, files):
    server = start(str(files / "ledger.sqlite"))
    player = Player(server)
    assert player.call("PATCH", "/players/me", {"name": "Rude"}).status == 200
    code = player.post("/tables", {"name": "Club"}).json["code"]
    player.begin()
    days = [program(), "days", *database_options(server.database)]
    listed = subprocess.run(days, capture_output=True, text=True, timeout=MAX_WAIT_SECONDS)
    assert listed.returncode == 0 and f"\n{player.day}  open" in "\n" + listed.stdout
    assert run(program(), "hide", player.id, *database_options(server.database)) == (0, "")
    assert b"Rude" not in player.get(f"/tables/{code}").body
    assert run(program(), "hide", player.id, "--undo", *database_options(server.database)) == (0, "")
    assert b"Rude" in player.get(f"/tables/{code}").body
    code, said = run(program(), "export", player.day, "triples", *database_options(server.database))
    assert code == 64 and f"{player.day} is not revealed." in said
    assert player.play(0)["index"] == 0
    assert server.faults() == {}


def said_by(server, *command):
    """Runs a command with the server's database, and returns its exit code and what it prints."""
    result = subprocess.run([program(), *command, *database_options(server.database)], capture_output=True, text=True, timeout=MAX_WAIT_SECONDS)
    return result.returncode, result.stdout or result.stderr.partition("\n")[0]


def test_operators_answer_requests_of_players_while_the_server_runs(server):
    player, friend = Player(server), Player(server)
    assert player.call("PATCH", "/players/me", {"name": "Zoë Quick"}).status == 200
    code = player.post("/tables", {"name": "Rude Club"}).json["code"]
    assert friend.call("PUT", f"/tables/{code}/members/me").status == 204
    player.begin()
    player.play(0)

    exit_code, said = said_by(server, "players", "find", "zoe q")
    assert exit_code == 0 and re.fullmatch(rf"{player.id}  \d{{4}}-\d\d-\d\dT[\d:]+Z  Zoë Quick\n", said)
    assert said_by(server, "hide", player.id)[0] == 0
    hidden = said_by(server, "players", "find", "Zoë")[1]
    name = re.search(r"Zoë Quick  \(hidden, shown as (Player \d{6})\)\n$", hidden)[1]
    assert said_by(server, "players", "find", name)[1] == hidden
    assert said_by(server, "players", "find", "Nobody has this") == (0, "No player has such a name.\n")

    exported = json.loads(said_by(server, "players", "export", player.id)[1])
    assert exported["name"] == "Zoë Quick" and exported["hidden"] is True and exported["devices"] == 1
    joined = exported["circles"][0].pop("joined")
    assert exported["registered"] <= joined and re.fullmatch(r"\d{4}-\d\d-\d\dT[\d:]+Z", joined)
    assert exported["circles"] == [{"code": code, "name": "Rude Club", "creator": True}]
    assert [(game["day"], game["game"], game["state"], len(game["moves"])) for game in exported["games"]] == [
        (player.day, "triples", "open", 1)]

    assert said_by(server, "circles", "find", "club") == (0, f"{code}  {player.id}  Rude Club\n")
    assert said_by(server, "circles", "find", "Nobody") == (0, "No circle has such a name.\n")
    assert said_by(server, "circles", "hide", code) == (0, 'The circle is called "Circle" instead of "Rude Club".\n')
    assert friend.get(f"/tables/{code}").json["name"] == "Circle"
    assert said_by(server, "circles", "hide", code, "--name", "Club")[1] == 'The circle is called "Club" instead of "Circle".\n'

    assert said_by(server, "players", "delete", player.id) == (0, f"Deleted the player {player.id}.\n")
    wait_until(lambda: player.get("/players/me").status == 401)
    assert [member["name"] for member in friend.get(f"/tables/{code}").json["members"]] == [f"Player {friend.name[7:]}"]
    assert said_by(server, "recount") == (0, "All counts are right.\n")
    assert server.faults() == {}

    invalid = "Error: A player is 16 hexadecimal digits."
    for command, error in [
        (["players", "delete", player.id], "Error: There is no such player."),
        (["players", "export", player.id], "Error: There is no such player."),
        (["players", "export", "Zoë"], invalid), (["players", "delete", "Zoë"], invalid),
        (["circles", "hide", "ABCDEFGHJK"], "Error: There is no circle with this code."),
        (["circles", "hide", code, "--name", " "], "Error: A name has 1 to 24 characters that can be seen, on one line."),
        (["recount", "2026"], "Error: A day is written as in 2026-11-21."),
        (["recount", "2020-01-01"], "Error: The ledger has no 2020-01-01."),
    ]:
        assert said_by(server, *command) == (64, error), command


def test_operators_see_and_settle_reports_of_names(server):
    players = player, friend, other = [Player(server) for _ in range(3)]
    assert said_by(server, "reports") == (0, "No name is reported.\n")
    assert player.call("PATCH", "/players/me", {"name": "Rude"}).status == 200
    code = player.post("/tables", {"name": "Rude Club"}).json["code"]
    for one in players:
        assert one.call("PUT", f"/tables/{code}/members/me").status == 204
        one.begin()
        one.play(0)
        assert one.finish(1).status == 200
    rows = {row["name"]: row.get("row") for row in friend.get(f"{player.game_path()}/standings?table={code}").json["rows"]}
    assert len(rows) == 3 and [name for name, row in rows.items() if row] == ["Rude"], "only names that players chose can be reported"
    path = f"{player.game_path()}/standings/reports"
    for _ in range(2):
        assert friend.post(path, {"row": rows["Rude"]}).status == 204
    assert other.post(f"/tables/{code}/reports", {"player": player.id}).status == 204
    assert friend.post(f"/tables/{code}/reports", {}).status == 204
    for answer, problem in [
        (player.post(path, {"row": rows["Rude"]}), "no-such-row"),
        (friend.post(path, {"row": "1.2"}), "no-such-row"),
        (friend.post(path, {}), "bad-body"),
        (player.post(f"/tables/{code}/reports", {"player": player.id}), "no-such-member"),
        (friend.post(f"/tables/{code}/reports", {"player": "0123456789abcdef"}), "no-such-member"),
        (Player(server).post(f"/tables/{code}/reports", {}), "no-such-table"),
    ]:
        assert answer.problem == problem, answer
    time = r"\d{4}-\d\d-\d\dT[\d:]+Z"
    listed = rf"player {player.id}  2 reporters  {time}  Rude\ncircle {code}  1 reporter  {time}  Rude Club\n"
    assert re.fullmatch(listed, said_by(server, "reports")[1])
    wait_until(lambda: "\nparlor_names_reported 2\n" in server.metrics())
    exported = json.loads(said_by(server, "players", "export", friend.id)[1])["reports"]
    assert {(report["subject"], report["name"], report["settled"]) for report in exported} == {
        (player.id, "Rude", False), (code, "Rude Club", False)}

    assert said_by(server, "hide", player.id)[0] == 0
    assert re.fullmatch(rf"circle {code}  1 reporter  {time}  Rude Club\n", said_by(server, "reports")[1])
    assert said_by(server, "reports", "dismiss", code) == (0, "Dismissed 1 report.\n")
    assert said_by(server, "reports") == (0, "No name is reported.\n")
    assert said_by(server, "reports", "dismiss", code) == (64, "Error: No report of this name is open.")
    assert said_by(server, "reports", "dismiss", "Zoë") == (
        64, "Error: Name a player by 16 hexadecimal digits, or a circle by its code.")
    assert server.faults() == {}


def test_recount_corrects_wrong_counts(start, files):
    server = start(str(files / "ledger.sqlite"))
    player = Player(server)
    player.begin()
    player.play(0)
    assert player.post(f"/days/{player.day}/triples/finish", {"index": 1}).status == 200
    with contextlib.closing(sqlite3.connect(server.database)) as database:
        database.execute("UPDATE tally SET games = 5")
        database.commit()
    said = f"{player.day} triples: 1 wrong"
    assert said_by(server, "recount", player.day) == (3, said + "\n")
    assert said_by(server, "recount", player.day, "--repair") == (0, said + ", corrected\n")
    assert said_by(server, "recount") == (0, "All counts are right.\n")


def test_backup_names_what_it_cannot_do(files, subtests):
    postgres = "This command is for SQLite files. Back up a PostgreSQL database with pg_dump, or by archiving its write-ahead log (WAL)."
    for database, target, said in [
        ("postgres://:secret@127.0.0.1:1/x", "copy", postgres),
        ("mysql://here/x", "copy", postgres),
        ("notes.txt", "copy", "notes.txt isn't an SQLite database."),
        ("notes.txt", "notes.txt", "notes.txt exists, so it wasn't changed. Choose another file for the backup."),
        ("notes.txt", "none/copy", "There is no folder none for the backup none/copy. Create it, or choose another file."),
        ("folder", "copy", "folder isn't a file."),
    ]:
        with subtests.test(database=database, target=target):
            assert run(program(), "backup", target, *database_options(database)) == (1, f"Error: {said}\n")
    assert (files / "notes.txt").read_text() == TEXT and not (files / "copy").exists()


def test_every_command_reports_output_that_cannot_be_written(start, files, subtests):
    server = start(str(files / "ledger.sqlite"))
    load = ["--server", f"127.0.0.1:{server.port}", "--players", "1", "--connections", "1", "--moves", "1", "--without-constant"]
    # `hide` prints nothing, `clock` needs the running server, and test_days.py exports a past day's games.
    calls = {"serve": ["--port", "0", "--admin-port", "0"], "migrate": [], "days": [], "hide": None, "export": None, "clock": None,
             "players find": ["x"], "players export": None, "players delete": None, "circles find": ["x"], "circles hide": None,
             "reports": [], "reports dismiss": None,
             "recount": [], "rebalance": [], "backup": ["copy.sqlite"], "restore-check": ["copy.sqlite"],
             "void": ["--since", "2026-11-21T18:00:00Z"]}
    clock = [program(), "clock", "--admin-port", str(server.admin_port)]
    with open("/dev/full", "w") as full:
        assert run(*clock, stdout=full) == (74, FULL + "\n") and run(*clock, "--accept", stdout=full) == (74, FULL + "\n")
    helped = subprocess.run([program(), "--help"], capture_output=True, text=True, check=True).stdout
    named = re.findall(r"^  ([\w-]+)", helped.partition("SUBCOMMANDS:\n")[2].partition("\n\n")[0], re.MULTILINE)
    assert set(named) == {name.split()[0] for name in calls}, "each command needs arguments with which it prints something"
    with open("/dev/full", "w") as full:
        for command in ([LOAD, "--help"], [LOAD, *load], [program(), "--help"], *([program(), *name.split(), "--help"] for name in calls)):
            with subtests.test(command=command):
                assert run(*command, stdout=full) == (74, FULL + "\n")
        server.stop()
        for name, arguments in calls.items():
            with subtests.test(command=name):
                if arguments is not None:
                    command = [program(), *name.split(), *database_options(server.database), *arguments]
                    assert run(*command, stdout=full) == (74, FULL + "\n")


def test_command_whose_reader_is_gone_ends_without_a_message(files):
    read, written = os.pipe()
    os.close(read)
    for restores in (True, False):
        assert run(program(), "--help", stdout=written, restore_signals=restores) == (-signal.SIGPIPE, "")
    os.close(written)


def test_second_server_is_refused_under_a_hard_link(start, files):
    server = start(str(files / "ledger.sqlite"))
    os.link("ledger.sqlite", "linked.sqlite")
    code, said = run(program(), "serve", "--database", "linked.sqlite", "--port", "0", "--admin-port", "0")
    assert code == 1 and said.startswith("Error: The database linked.sqlite has 2 names (hard links)")
    code, said = run(program(), "days", "--database", "linked.sqlite")
    assert code == 1 and said.startswith("Error: The database linked.sqlite has 2 names (hard links)")
    assert not (files / "linked.sqlite-wal").exists()
    assert server.faults() == {}
