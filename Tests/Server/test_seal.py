"""The keys of coming days, sealed with a secret in a file outside the database."""

import contextlib
import os
import pathlib
import secrets
import sqlite3
import subprocess

import pytest
from calendars import Calendar
from postgres import run_sql
from server import MAX_WAIT_SECONDS, Player, database_options, program, wait_until

UNSEALED_LENGTH = 32


def run(*arguments: str, **variables: str) -> subprocess.CompletedProcess:
    return subprocess.run(
        [program(), *arguments], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=MAX_WAIT_SECONDS,
        env=os.environ | variables
    )


def query(database: str, statement: str) -> list[str]:
    """Returns the first column of a query's rows."""
    if database.startswith("postgres"):
        return run_sql(database.split(" ")[0], statement).splitlines()
    with contextlib.closing(sqlite3.connect(database)) as connection:
        return [str(row[0]) for row in connection.execute(statement)]


def key_lengths(database: str) -> set[int]:
    return {int(length) for length in query(database, "SELECT DISTINCT length(day_key) FROM day WHERE state < 2")}


def commitments(database: str) -> list[str]:
    return query(database, "SELECT commitment FROM day ORDER BY day")


class SecretFile:
    """The file of `--seal`, with a secret per line."""

    def __init__(self, path: pathlib.Path):
        self.path = path
        self.lines: list[str] = []
        self.add_first()

    def add_first(self) -> None:
        self.write([secrets.token_hex(32), *self.lines])

    def write(self, lines: list[str]) -> None:
        self.lines = lines
        self.path.write_text("\n".join(lines) + "\n")
        self.path.chmod(0o600)

    @property
    def variables(self) -> dict[str, str]:
        return {"PARLOR_SEAL": str(self.path), "PARLOR_LOG_LEVEL": "notice"}


@pytest.fixture
def secret_file(tmp_path) -> SecretFile:
    return SecretFile(tmp_path / "seal")


def test_keys_stored_before_are_sealed_at_the_next_start(start, database, secret_file):
    server = start(database)
    player = Player(server)
    player.begin(), player.play(0)
    before = commitments(database)
    assert key_lengths(database) == {UNSEALED_LENGTH}
    server.stop()
    server = start(database, **secret_file.variables)
    assert len(key_lengths(database)) == 1 and UNSEALED_LENGTH not in key_lengths(database)
    wait_until(lambda: any("sealed keys" in line for line in server.log))
    assert player.at(server).play(1)["index"] == 1
    assert commitments(database) == before and server.faults() == {}
    server.stop()
    # A server without the file doesn't touch the days, and one with the file continues.
    server = start(database)
    fault = server.faults()["seal"]
    assert fault.startswith("keys of ") and fault.endswith("that this server lacks; start it with --seal")
    assert player.at(server).put(player.game_path("codebreaker")).problem == "not-ready"
    server.stop()
    assert commitments(database) == before and query(database, "SELECT day FROM day WHERE state = 3") == []
    assert player.at(start(database, **secret_file.variables)).play(2)["index"] == 2


def test_secret_is_rotated(start, database, secret_file):
    server = start(database, **secret_file.variables)
    player = Player(server)
    player.begin(), player.play(0)
    before, stored = commitments(database), query(database, "SELECT day_key FROM day")
    server.stop()
    secret_file.add_first()
    server = start(database, **secret_file.variables)
    wait_until(lambda: not set(query(database, "SELECT day_key FROM day")) & set(stored))
    assert player.at(server).play(1)["index"] == 1
    server.stop()
    # Without the old secret, everything continues. Without the new one, nothing does.
    new, old = secret_file.lines
    secret_file.write([new])
    server = start(database, **secret_file.variables)
    assert server.faults() == {} and player.at(server).play(2)["index"] == 2
    server.stop()
    secret_file.write([old])
    server = start(database, **secret_file.variables)
    assert server.faults()["seal"].endswith("that isn't in the file of --seal; add it as the last line")
    wait_until(lambda: any("not ready" in line for line in server.log))
    assert commitments(database) == before and query(database, "SELECT day FROM day WHERE state = 3") == []


def test_days_are_revealed_and_made_while_keys_are_sealed(start, database, secret_file, tmp_path):
    calendar = Calendar(tmp_path / "clock")
    clock = {"PARLOR_TEST_CLOCK": str(calendar.file)}
    servers = [start(database, **secret_file.variables, **clock)]
    if database.startswith("postgres"):
        servers.append(start(database, **secret_file.variables, **clock))
    player = Player(servers[0])
    player.begin(), player.play(0)
    calendar.set(1, 2 * 3_600_000 + 1000)
    for server in servers:
        wait_until(lambda server=server: player.at(server).get(f"/days/{calendar.day(0)}").json["state"] == "revealed")
    day = player.get(f"/days/{calendar.day(0)}").json
    assert len(day["key"]) == 64
    assert query(database, "SELECT length(day_key) FROM day WHERE state = 2") == [str(UNSEALED_LENGTH)]
    wait_until(lambda: len(commitments(database)) == 10)
    assert UNSEALED_LENGTH not in key_lengths(database)
    exported = run("export", calendar.day(0), "triples", *database_options(database))
    assert (exported.returncode, len(exported.stdout.splitlines())) == (0, 1)
    listed = run("days", *database_options(database))
    assert (listed.returncode, len(listed.stdout.splitlines())) == (0, 10)
    assert run("void", calendar.day(9), *database_options(database)).stdout == f"{calendar.day(9)} is void.\n"
    assert all(server.faults() == {} for server in servers)


def test_backup_is_checked_and_restored_with_the_secret(start, sqlite, secret_file, tmp_path):
    server = start(sqlite, **secret_file.variables)
    player = Player(server)
    player.begin(), player.play(0)
    copy = str(tmp_path / "backup.sqlite")
    assert run("backup", copy, "--database", sqlite).returncode == 0
    assert UNSEALED_LENGTH not in key_lengths(copy)
    check = ["restore-check", copy, "--database", sqlite]
    unchecked = "Can't be checked, because the keys are sealed with secrets that aren't in the file of --seal: "
    assert unchecked in run(*check).stdout
    for checked in (run(*check, "--seal", str(secret_file.path)), run(*check, PARLOR_SEAL=str(secret_file.path))):
        assert checked.returncode == 3 and unchecked not in checked.stdout and "missing or damaged" not in checked.stdout
    before = commitments(copy)
    server.stop()
    restored = start(copy, **secret_file.variables)
    assert restored.faults() == {} and commitments(copy) == before
    assert query(copy, "SELECT COUNT(*) FROM day WHERE state = 3") == ["1"], "today was played on"


@pytest.mark.parametrize(
    "content, mode, fault",
    [
        (None, 0o600, "Can't read the secrets in PATH: No such file or directory."),
        ("", 0o600, "PATH contains no secret. Write one with openssl rand -hex 32."),
        ("ab" * 31, 0o600, "Line 1 of PATH isn't a secret. It needs 64 hexadecimal digits, as openssl rand -hex 32 prints them."),
        ("ab" * 32, 0o644, "Other users can read or change PATH. Run chmod 600 PATH."),
    ],
)
def test_file_that_cannot_be_used_is_named(sqlite, tmp_path, content, mode, fault):
    path = tmp_path / "seal"
    if content is not None:
        path.write_text(content)
        path.chmod(mode)
    for arguments in (["serve", "--port", "0", "--admin-port", "0"], ["restore-check", "x.sqlite"]):
        ended = run(*arguments, "--seal", str(path), "--database", sqlite)
        assert ended.returncode != 0 and ended.stdout == ""
        assert ended.stderr.partition("\n")[0] == "Error: " + fault.replace("PATH", str(path))
    assert not pathlib.Path(sqlite).exists()
