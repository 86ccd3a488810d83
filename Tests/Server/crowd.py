"""Players who continue in spite of the servers' failures, and finally compare all answers with the stored games."""

import http.client
import random
import threading
import time
from collections import Counter
from collections.abc import Callable

from server import MAX_WAIT_SECONDS, Client, Player, Server, wait_until


class Witness:
    """A player of one game who uses one or several servers, and records all answers."""

    def __init__(self, servers: list[Server], generator: random.Random, day: str, refusals: Counter):
        self.servers, self.random, self.day = servers, generator, day
        # The number of temporary refusals with each status.
        self.refusals = refusals
        # The player as a client of each server.
        self.clients: list[Player] = []
        self.opening: list[dict] | None = None
        self.moves: list[dict] = []
        self.score: int | None = None
        self.sent: set[tuple[int, str]] = set()
        self.is_over = False
        self.id: str | None = None
        self.name: str | None = None
        # The names that the player has requested since the server confirmed `name`. Each may or may not have been stored.
        self.names: set[str] = set()

    @property
    def has_begun(self) -> bool:
        return self.opening is not None

    def send_random_request(self) -> int | None:
        """Sends a request to a random server.

        Returns the server's index if the request succeeded, or `None` otherwise."""
        client_index = self.random.randrange(len(self.servers))
        if not self.clients:
            return client_index if self._register(self.servers[client_index]) else None
        player = self.clients[client_index]
        # After a restart, the server may have a different port.
        player.connection.port = player.server.port
        return client_index if self._request(player) else None

    def disconnect(self) -> None:
        for player in self.clients:
            player.connection.close()

    def _register(self, server: Server) -> bool:
        client = Client(server)
        entry = client.post("/players", {})
        client.connection.close()
        if not self._is_done(entry, 201):
            return False
        self.id, self.name = entry.json["player"], entry.json["name"]
        self.clients = [Player(server, entry.json["token"], self.day) for server in self.servers]
        return True

    def _request(self, player: Player) -> bool:
        if not self.has_begun:
            answer = player.put(player.game_path())
            if not self._is_done(answer, 200, 201):
                return False
            self.opening = answer.json["game"]["opening"]
            return True
        choice = self.random.random()
        if choice < 0.1:
            name = f"Name {self.random.randrange(10**6)}"
            self.names.add(name)
            if not self._is_done(player.call("PATCH", "/players/me", {"name": name}), 200):
                return False
            self.name, self.names = name, set()
            return True
        if choice < 0.13 and len(self.moves) > 20:
            return self._finish(player)
        for direction in self.random.sample("ldru", 4):
            self.sent.add((len(self.moves), direction))
            answer = player.move(len(self.moves), direction)
            if answer.status == 409 and answer.problem == "other-move":
                return self._catch_up(player, answer.json["game"])
            if answer.status != 422:
                return self._record_move(answer, direction)
        return False

    def _finish(self, player: Player) -> bool:
        self.sent.add((len(self.moves), "finish"))
        answer = player.finish(len(self.moves))
        if answer.status == 409 and answer.problem == "other-move":
            return self._catch_up(player, answer.json["game"])
        if not self._is_done(answer, 200):
            return False
        assert answer.json["done"], answer
        self.score, self.is_over = answer.json["score"], True
        return True

    def _catch_up(self, player: Player, game: dict) -> bool:
        """Repeats a move, or the end of the game, that the server has stored without answering."""
        made, place = game["moves"], len(self.moves)
        if len(made) == place and game["done"] and (place, "finish") in self.sent:
            return self._finish(player)
        assert len(made) == place + 1 and (place, made[-1]["direction"]) in self.sent, (game, place, self.sent)
        return self._record_move(player.move(place, made[-1]["direction"]), made[-1]["direction"])

    def _record_move(self, answer, direction: str) -> bool:
        if not self._is_done(answer, 200):
            return False
        self.moves.append(answer.json | {"direction": direction})
        self.score, self.is_over = answer.json["score"], answer.json["done"]
        return True

    def _is_done(self, answer, *statuses: int) -> bool:
        if answer.status in statuses:
            return True
        assert answer.status in self.refusals and answer.headers["Retry-After"], answer
        self.refusals[answer.status] += 1
        return False

    def compare_with(self, server: Server) -> None:
        """Compares the game that the server has stored with the recorded answers."""
        if not self.clients:
            return
        player = Player(server, self.clients[0].token, self.day)
        stored = player.get("/players/me")
        assert stored.status == 200 and stored.json["name"] in {self.name} | self.names, (stored, self.name, self.names)
        if not self.has_begun:
            return
        game = player.get(player.game_path()).json["game"]
        stored = [{"direction": move["direction"], "spawn": move["spawn"]} for move in self.moves]
        place = len(stored)
        assert game["opening"] == self.opening, "the deal differs"
        assert game["moves"][:place] == stored, "a reply differs from the stored game"
        extra = game["moves"][place:]
        assert len(extra) <= 1 and all((place, move["direction"]) in self.sent for move in extra), "no client sent this move"
        if self.is_over:
            assert game["done"] and not extra, "an end isn't stored"
        else:
            assert not game["done"] or extra or (place, "finish") in self.sent, "no client ended this game"
        if not extra and self.score is not None:
            assert game["score"] == self.score, "the score differs"


class Crowd:
    """A number of concurrent players. When a player's game is over, a new player takes their place."""

    def __init__(self, servers: list[Server], client_count: int, refusal: int = 503):
        self.servers = servers
        # Valid requests may be refused only with the status `refusal`.
        self.refusals = Counter({refusal: 0})
        self.day = Client(servers[0]).get("/days/today").json["day"]
        self.witnesses: list[Witness] = []
        # The time of the last success of each client and of each server.
        self.last_success_by_client = [0.0] * client_count
        self.last_success_by_server = [0.0] * len(servers)
        # The number of refusals of each client.
        self.refusals_by_client = [0] * client_count
        self._fault: BaseException | None = None
        self._stop = threading.Event()
        self._threads = [
            threading.Thread(target=self._run_client, args=(index,), daemon=True) for index in range(client_count)
        ]
        for thread in self._threads:
            thread.start()

    def _run_client(self, client_index: int) -> None:
        generator = random.Random(client_index)
        try:
            while not self._stop.is_set():
                witness = Witness(self.servers, generator, self.day, self.refusals)
                self.witnesses.append(witness)
                while not self._stop.is_set() and not witness.is_over:
                    try:
                        server = witness.send_random_request()
                        self.refusals_by_client[client_index] += server is None
                    except (OSError, http.client.HTTPException):
                        # The server is down. A request without an answer may or may not have been performed.
                        witness.disconnect()
                        server = None
                    if server is None:
                        time.sleep(0.02)
                    else:
                        self.last_success_by_client[client_index] = self.last_success_by_server[server] = time.monotonic()
                witness.disconnect()
        except BaseException as fault:
            self._fault = fault

    @property
    def move_count(self) -> int:
        """The number of moves that were answered."""
        return sum(len(witness.moves) for witness in self.witnesses)

    def _check(self) -> bool:
        """Fails if an answer was wrong, or if a server has ended by itself, which the players couldn't tell from a restart."""
        assert self._fault is None, self._fault
        for server in self.servers:
            assert server.process.poll() is None, f"a server has ended: {''.join(server.log)}"
        return True

    def wait_for_all(self, since: float, max_seconds: float = MAX_WAIT_SECONDS) -> None:
        """Waits until each player and each server has had a success after the time `since`."""
        while min(self.last_success_by_client + self.last_success_by_server) < since:
            self._check()
            successes = (self.last_success_by_client, self.last_success_by_server)
            late = [[round(time_seen - since, 1) for time_seen in seen] for seen in successes]
            assert time.monotonic() < since + max_seconds, f"some clients have waited too long: {late}"
            time.sleep(0.02)

    def wait_for_moves(self, count: int) -> None:
        """Waits until `count` more moves have been answered."""
        wanted = self.move_count + count
        wait_until(lambda: self._check() and self.move_count >= wanted, "hardly anybody plays")

    def wait_for_refusals(self, meanwhile: Callable[[], object] = lambda: None) -> None:
        """Waits until each player has been refused once more. By then, all earlier answers have been recorded."""
        before = self.refusals_by_client.copy()

        def are_all_refused() -> bool:
            meanwhile()
            return all(now > then for now, then in zip(self.refusals_by_client, before, strict=True))

        wait_until(lambda: self._check() and are_all_refused(), "not everybody was refused")

    def stop(self) -> None:
        """Stops the players."""
        self._stop.set()
        for thread in self._threads:
            thread.join(MAX_WAIT_SECONDS)
            assert not thread.is_alive()
        if self._fault:
            raise self._fault

    def end(self, server: Server) -> None:
        """Stops the players, and compares all recorded answers with the stored games."""
        self.stop()
        for witness in self.witnesses:
            witness.compare_with(server)
