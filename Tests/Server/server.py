"""A running server, and players who call it over HTTP."""

import functools
import http.client
import itertools
import json
import os
import re
import signal
import subprocess
import tempfile
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable

from repository import ROOT, program_path

API = "/api/v1"

# The maximum duration of any wait, in seconds.
MAX_WAIT_SECONDS = 60

# Limits that are so high that no test reaches them.
UNREACHABLE_LIMITS = {
    "PARLOR_MOVES_PER_SECOND": "100000",
    "PARLOR_STANDINGS_PER_SECOND": "100000",
    "PARLOR_CALLS_PER_SECOND": "100000",
    "PARLOR_CALLS_PER_ADDRESS": "1000000",
    "PARLOR_PLAYERS_PER_HOUR": "100000000",
    "PARLOR_PLAYERS_AT_ONCE": "100000000",
    "PARLOR_CONNECTIONS_PER_ADDRESS": "100000",
    "PARLOR_COACH_NODES": "0",
    "PARLOR_LOG_LEVEL": "warning",
}


def wait_until(condition: Callable[[], object], what: object = "what was waited for did not come") -> None:
    """Waits until `condition` returns a true value."""
    deadline = time.monotonic() + MAX_WAIT_SECONDS
    while not condition():
        assert time.monotonic() < deadline, what
        time.sleep(0.02)


@functools.cache
def program() -> str:
    """The path of `parlor-server`, from the environment variable `PARLOR_SERVER_PROGRAM` or else from `swift build`."""
    folders = ("--package-path", str(ROOT / "Server"), "--scratch-path", str(ROOT / ".build" / "server"))
    return program_path("parlor-server", "PARLOR_SERVER_PROGRAM", *folders)


def database_options(database: str) -> list[str]:
    """Returns the options that name a ledger's database, or its databases, which have spaces between them."""
    first, *further = database.split(" ")
    return ["--database", first, *(["--shards", " ".join(further)] if further else [])]


class Server:
    """A server process on free ports. `database` is the address of its ledger, or the addresses, with spaces between them."""

    def __init__(self, database: str, wrapper: tuple[str, ...] = (), **variables: str):
        self.database = database
        # A wrapper command for the server, such as one that sets limits, as a list of words. The server's program and arguments are
        # appended to it.
        self.wrapper = wrapper
        # With PostgreSQL, files would be written to the folder `data`.
        self.folder = tempfile.TemporaryDirectory(prefix="parlor-server-") if database.startswith("postgres") else None
        folder = {"PARLOR_FOLDER": self.folder.name} if self.folder else {}
        self.variables = UNREACHABLE_LIMITS | folder | variables
        self.connections: list[http.client.HTTPConnection] = []
        self.start()

    def start(self, port: int = 0) -> None:
        """Starts the process on the given port, or on a free one if `port` is 0."""
        arguments = ["serve", *database_options(self.database), "--port", str(port), "--admin-port", "0"]
        environment = {key: os.environ[key] for key in ("PATH", "HOME", "LD_LIBRARY_PATH") if key in os.environ}
        self.process = subprocess.Popen(
            [*self.wrapper, program(), *arguments], env=environment | self.variables, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, text=True
        )
        line = self.process.stdout.readline()
        found = re.fullmatch(r"Parlor is at http://127\.0\.0\.1:(\d+)/, metrics at http://127\.0\.0\.1:(\d+)/metrics\n", line)
        if not found:
            _, fault = self.process.communicate(timeout=MAX_WAIT_SECONDS)
            raise AssertionError(f"the server says {line!r} and {fault!r}")
        self.port, self.admin_port = int(found[1]), int(found[2])
        # Keep reading the log, because a full pipe would block the server.
        self.log: list[str] = []
        self.reader = threading.Thread(target=lambda: self.log.extend(self.process.stderr), daemon=True)
        self.reader.start()

    def restart(self) -> None:
        """Starts the server again on the port that it had before."""
        self.start(self.port)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def metrics(self) -> str:
        with urllib.request.urlopen(f"http://127.0.0.1:{self.admin_port}/metrics", timeout=MAX_WAIT_SECONDS) as answer:
            return answer.read().decode()

    def faults(self) -> dict[str, str]:
        """Returns the faults that `/readyz` reports."""
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.admin_port}/readyz", timeout=MAX_WAIT_SECONDS):
                return {}
        except urllib.error.HTTPError as error:
            with error:
                assert error.code == 503
                return json.load(error)["faults"]

    def kill(self) -> None:
        """Sends SIGKILL, and waits until the process has ended."""
        self.process.send_signal(signal.SIGKILL)
        self.wait()

    def stop(self) -> int:
        """Sends SIGTERM, waits until the process has ended, and returns its exit status."""
        self.process.send_signal(signal.SIGTERM)
        return self.wait()

    def wait(self) -> int:
        """Waits until the process has ended, and returns its exit status."""
        status = self.process.wait(MAX_WAIT_SECONDS)
        self.reader.join(MAX_WAIT_SECONDS)
        self.process.stdout.close()
        self.process.stderr.close()
        return status

    def close(self) -> None:
        for connection in self.connections:
            connection.close()
        if self.process.poll() is None:
            self.kill()
        if self.folder:
            self.folder.cleanup()


class Response:
    """A response from the server."""

    def __init__(self, response: http.client.HTTPResponse):
        self.status = response.status
        self.headers = response.headers
        self.body = response.read()

    @property
    def json(self):
        return json.loads(self.body)

    @property
    def problem(self) -> str:
        """The kind of the problem, which is the last part of its `type`."""
        assert self.headers["Content-Type"] == "application/problem+json", self.body
        assert self.json["status"] == self.status
        return self.json["type"].removeprefix("/problems/")

    def __repr__(self):
        return f"{self.status} {self.body[:300]!r}"


class Client:
    """A client that keeps one connection to a server."""

    def __init__(self, server: Server, token: str | None = None):
        self.server = server
        self.token = token
        self.connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=MAX_WAIT_SECONDS)
        server.connections.append(self.connection)

    def call(self, method: str, path: str, body=None, **headers: str) -> Response:
        if self.token:
            headers.setdefault("Authorization", f"Bearer {self.token}")
        if body is not None:
            headers.setdefault("Content-Type", "application/json")
            body = body if isinstance(body, bytes) else json.dumps(body).encode()
        self.connection.request(method, API + path, body, headers)
        return Response(self.connection.getresponse())

    def get(self, path: str, **headers: str) -> Response:
        return self.call("GET", path, **headers)

    def put(self, path: str) -> Response:
        return self.call("PUT", path)

    def post(self, path: str, body=None) -> Response:
        return self.call("POST", path, body)

    def delete(self, path: str) -> Response:
        return self.call("DELETE", path)


class Player(Client):
    """A new player, or the player with the given token. Plays the given day's games, or today's."""

    def __init__(self, server: Server, token: str | None = None, day: str | None = None):
        super().__init__(server, token)
        if token is None:
            entry = self.post("/players", {})
            assert entry.status == 201, entry
            self.id, self.token, self.name = entry.json["player"], entry.json["token"], entry.json["name"]
        self.day = day or self.get("/days/today").json["day"]

    def at(self, server: Server) -> "Player":
        """Returns the same player as a client of another server process, or of a restarted one."""
        return Player(server, self.token)

    def game_path(self, kind: str = "triples") -> str:
        return f"/days/{self.day}/{kind}"

    def begin(self, kind: str = "triples") -> dict:
        answer = self.put(self.game_path(kind))
        assert answer.status in (200, 201), answer
        return answer.json["game"]

    def move(self, index: int, direction: str) -> Response:
        return self.post(self.game_path() + "/moves", {"index": index, "direction": direction})

    def guess(self, index: int, guess: str) -> Response:
        return self.post(self.game_path("codebreaker") + "/guesses", {"index": index, "guess": guess})

    def wrong_guesses(self) -> list[str]:
        """Returns guesses that consist of a single choice and aren't the day's code."""
        code = self.learn_code()
        return [guess for guess in (choice * len(code) for choice in "0123") if guess != code]

    def learn_code(self) -> str:
        """Returns the day's code of CodeBreaker. Another player makes guesses until the game is over, and then leaves."""
        other = Player(self.server, day=self.day)
        pegs = other.begin("codebreaker")["pegs"]
        for index, guess in enumerate(itertools.product("0123", repeat=pegs)):
            if other.guess(index, "".join(guess)).json["ending"]:
                break
        code = other.begin("codebreaker")["code"]
        assert other.delete("/players/me").status == 204
        return code

    def finish(self, index: int, kind: str = "triples") -> Response:
        return self.post(self.game_path(kind) + "/finish", {"index": index})

    def play(self, index: int) -> dict:
        """Plays a move in the first direction that moves a tile."""
        for direction in "ldru":
            answer = self.move(index, direction)
            if answer.status == 200:
                return answer.json | {"direction": direction}
            assert answer.problem == "nothing-moves", answer
        raise AssertionError("nothing moves")

    def play_to_the_end(self, max_move_count: int = 10_000) -> list[dict]:
        """Plays until the game is over, or until `max_move_count` moves have been made."""
        moves = [self.play(0)]
        while not moves[-1]["done"] and len(moves) < max_move_count:
            moves.append(self.play(len(moves)))
        return moves
