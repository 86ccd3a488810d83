"""A day with more games than a server should hold in memory."""

import gzip
import hashlib
import re
import socket
import sqlite3
import time

from postgres import run_sql
from server import API, MAX_WAIT_SECONDS, Client, Player, Server, wait_until

GAME_COUNT = 100_000

# Many scores are equal, and the lines have a different order than the players.
SCORE = "(n * 7919) % 1009"
STATEMENTS = (
    "INSERT INTO player (bucket, id, name, created, begun) SELECT n % 1024, n, 'A', 0, 1 FROM {numbers}",
    "INSERT INTO game (bucket, day, player, kind, state, moves, score, place, line)"
    f" SELECT n % 1024, {{day}}, n, 0, 1, 1, {SCORE}, -({SCORE}), {{line}} FROM {{numbers}}",
    "INSERT INTO tally (day, kind, place, games) SELECT day, kind, place, COUNT(*) FROM game"
    " WHERE day = {day} AND kind = 0 GROUP BY day, kind, place",
    "UPDATE day SET state = 2 WHERE day = {day}",
)


def line(number: int) -> str:
    """Returns a line of the usual length. Lines differ only at their ends."""
    return "x" * 380 + f"{number * 104729 % 1_000_003:07}"


def fill(database: str, day: int) -> None:
    """Inserts many finished games, and marks the day as revealed."""
    if database.startswith("postgres"):
        numbers = f"generate_series(1::bigint, {GAME_COUNT}) AS n"
        text = "repeat('x', 380) || lpad((n * 104729 % 1000003)::text, 7, '0')"
        for statement in STATEMENTS:
            run_sql(database.split(" ")[0], statement.format(day=day, numbers=numbers, line=text))
        return
    numbers = f"(WITH RECURSIVE c (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < {GAME_COUNT}) SELECT n FROM c)"
    text = f"'{'x' * 380}' || printf('%07d', n * 104729 % 1000003)"
    with sqlite3.connect(database) as connection:
        for statement in STATEMENTS:
            connection.execute(statement.format(day=day, numbers=numbers, line=text))
    connection.close()


def memory(server: Server) -> int:
    """Returns the peak memory of the process, in bytes."""
    with open(f"/proc/{server.process.pid}/status") as status:
        return 1024 * int(re.search(r"VmHWM:\s+(\d+) kB", status.read())[1])


def start_with_many_games(start, database: str, **variables: str) -> tuple[Server, str]:
    """Returns a restarted server with a day of many games, and the path of the games."""
    server = start(database)
    path = f"/days/{Player(server).day}/triples/games.txt"
    server.stop()
    fill(database, int(time.time()) // 86_400)
    return start(database, **variables), path


def test_large_download_saves_memory_and_supports_gzip_etags_and_ranges(start, database, tmp_path):
    folder = tmp_path / "files"
    server, path = start_with_many_games(start, database, PARLOR_FOLDER=str(folder))
    reader = Player(server)
    # The server has created the folder to see whether it can write to it.
    folder.rmdir()
    folder.symlink_to("/proc/nowhere")
    refused = reader.get(path)
    assert refused.status == 503 and refused.headers["Retry-After"], "the folder can't be written"
    folder.unlink()
    before = memory(server)
    whole = reader.get(path)
    games = sorted((-(number * 7919 % 1009), line(number)) for number in range(1, GAME_COUNT + 1))
    wanted = "".join(line + "\n" for _, line in games).encode()
    assert whole.status == 200 and hashlib.sha256(whole.body).digest() == hashlib.sha256(wanted).digest()
    small = reader.get(path, **{"Accept-Encoding": "gzip"})
    assert small.headers["Content-Encoding"] == "gzip" and gzip.decompress(small.body) == wanted
    assert memory(server) - before < len(wanted), "everything was in memory"
    assert small.headers["ETag"] != whole.headers["ETag"]
    assert reader.get(path, **{"If-None-Match": whole.headers["ETag"]}).status == 304
    last = reader.get(path, Range="bytes=-9", **{"If-Range": whole.headers["ETag"]})
    assert last.status == 206 and last.body == wanted[-9:]
    assert last.headers["Content-Range"] == f"bytes {len(wanted) - 9}-{len(wanted) - 1}/{len(wanted)}"
    middle = reader.get(path, Range="bytes=5000000-6999999")
    assert middle.status == 206 and middle.body == wanted[5_000_000:7_000_000]
    files = sorted((folder / "recordings").glob("*.txt*"))
    assert len(files) == 2, "the plain and the compressed file"
    before = [file.stat().st_ino for file in files]
    server.stop()
    again = start(database, PARLOR_FOLDER=str(folder))
    found = Player(again).get(path)
    assert found.body == wanted and found.headers["ETag"] == whole.headers["ETag"]
    assert [file.stat().st_ino for file in files] == before, "the files were written again"


def test_recordings_stay_within_their_quota(start, sqlite, tmp_path):
    server, path = start_with_many_games(start, sqlite, PARLOR_FOLDER=str(tmp_path / "files"), PARLOR_RECORDINGS="20")
    reader = Player(server)
    refused = reader.get(path)
    assert refused.status == 507 and refused.problem == "full" and refused.headers["Retry-After"]
    assert not list((tmp_path / "files" / "recordings").glob("*.txt*")), "an unfinished file is left"


def test_requests_for_recordings_are_limited_per_address(start, sqlite):
    server, path = start_with_many_games(start, sqlite)
    reader = Client(server)
    statuses = [reader.call("HEAD", path).status for _ in range(150)]
    assert statuses[0] == 200 and 429 in statuses
    assert all(status in (200, 429) for status in statuses)


def test_slow_client_gets_the_whole_file_and_a_stalled_one_is_cut_off(start, sqlite):
    # The limit is so long that the server doesn't mistake a busy machine's pause for a client that reads nothing.
    limit = 10
    server, path = start_with_many_games(start, sqlite, PARLOR_ANSWER_SECONDS=str(limit))
    wanted = Player(server).get(path).body
    with socket.create_connection(("127.0.0.1", server.port), MAX_WAIT_SECONDS) as slow:
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 65_536)
        slow.sendall(f"GET {API}{path} HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n".encode())
        begun, taken = time.monotonic(), bytearray()
        while part := slow.recv(65_536):
            taken += part
            # Read slowly, and for longer than the time limit of an answer from memory.
            if time.monotonic() < begun + limit + 1:
                time.sleep(0.05)
        games = taken.partition(b"\r\n\r\n")[2]
        assert (len(games), hashlib.sha256(games).digest()) == (len(wanted), hashlib.sha256(wanted).digest())
        assert time.monotonic() > begun + limit + 1
    with socket.create_connection(("127.0.0.1", server.port), MAX_WAIT_SECONDS) as deaf:
        deaf.sendall(f"GET {API}{path} HTTP/1.1\r\nHost: h\r\n\r\n".encode())
        wait_until(lambda: 'reason="answer"} 1\n' in server.metrics())
