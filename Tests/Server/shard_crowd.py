"""Players of a ledger in several databases, day after day."""

import collections
import http.client
import random
import time
from collections.abc import Callable

from crowd import Crowd, Witness
from server import Player, Server, wait_until


class DayWitness(Witness):
    """A player of one game, which the end of its day may close."""

    is_closed = False
    success_count = 0
    refusal_count = 0

    @property
    def has_ended(self) -> bool:
        return self.is_over or self.is_closed

    def _is_done(self, answer, *statuses: int) -> bool:
        if answer.status == 409 and answer.problem in ("day-closed", "day-not-open"):
            self.is_closed = True
            return False
        return super()._is_done(answer, *statuses)

    def stored_game(self, server: Server) -> dict:
        """Returns the stored game, which may have one more move than were acknowledged: one that was sent without an answer."""
        player = Player(server, self.clients[0].token, self.day)
        try:
            answer = player.get(player.game_path())
        finally:
            player.connection.close()
        if answer.status == 404:
            return {"opening": None, "moves": []}
        game = answer.json["game"]
        assert game["opening"] == self.opening, "the deal differs"
        extra, place = game["moves"][len(self.moves) :], len(self.moves)
        assert len(extra) <= 1 and all((place, move["direction"]) in self.sent for move in extra), "no client sent this move"
        assert not (self.is_over and extra), "a game continues after its end"
        return game

    def lost_move_count(self, game: dict) -> int:
        """Returns the number of acknowledged moves that aren't in the stored game."""
        wanted = [{"direction": move["direction"], "spawn": move["spawn"]} for move in self.moves]
        stored = game["moves"] + [None] * len(wanted)
        return sum(move != other for move, other in zip(wanted, stored, strict=False))


def replay_line(day: str, game: dict) -> str:
    """Returns the line of a game of Triples among a day's recorded games."""
    def tile(spawn: dict) -> str:
        return f"{spawn['value']}{chr(ord('a') + 4 * spawn['row'] + spawn['column'])}"

    moves = "".join(move["direction"] + tile(move["spawn"]) for move in game["moves"])
    return f"triples/1 {day} {''.join(map(tile, game['opening']))},{moves}"


class RequestCount:
    """The numbers of requests during faults of a database, and of those that failed."""

    def __init__(self):
        # The keys are `own` for players of the database, `others` for those of the others, and `new` for registrations.
        self.all, self.failed = collections.Counter(), collections.Counter()

    def add(self, key: str, has_failed: bool) -> None:
        self.all[key] += 1
        self.failed[key] += has_failed


class ShardCrowd(Crowd):
    """Concurrent clients, each of which plays one game after another with new players. Its players are all in the same database.

    `shard_of` returns the number of a player's database."""

    def __init__(self, servers: list[Server], client_count: int, shard_count: int, shard_of: Callable[[str], int]):
        self.shard_of = shard_of
        self.homes = [index % shard_count for index in range(client_count)]
        # The latest player of each client.
        self.current: list[DayWitness | None] = [None] * client_count
        self.success_counts = [0] * client_count
        # Whether the clock is being set to the next day, so that `day` may be over.
        self.is_passing = False
        # Where requests are counted during a fault, and the number of the database that fails.
        self.count: tuple[RequestCount, int] | None = None
        super().__init__(servers, client_count)

    def _run_client(self, client_index: int) -> None:
        generator = random.Random(client_index)
        try:
            while not self._stop.is_set():
                witness = DayWitness(self.servers, generator, self.day, self.refusals)
                self.current[client_index] = witness
                while not (self._stop.is_set() or witness.has_ended or self._is_elsewhere(witness, client_index)):
                    self._send(witness, client_index)
                witness.disconnect()
                if witness.has_begun:
                    self.witnesses.append(witness)
        except BaseException as fault:
            self._fault = fault

    def _is_elsewhere(self, witness: DayWitness, client_index: int) -> bool:
        return bool(witness.id) and not witness.has_begun and self.shard_of(witness.id) != self.homes[client_index]

    def _shard(self, client_index: int) -> int:
        """Returns the number of the database that has a client's player, who may have been moved from the client's database."""
        witness = self.current[client_index]
        return self.shard_of(witness.id) if witness and witness.has_begun else self.homes[client_index]

    def _send(self, witness: DayWitness, client_index: int) -> None:
        count, was_new = self.count, not witness.id
        try:
            server = witness.send_random_request()
        except (OSError, http.client.HTTPException):
            witness.disconnect()
            server = None
        if witness.is_closed:
            assert self.is_passing or witness.day != self.day, f"{witness.day} was closed early"
            return
        if count:
            counts, failing = count
            counts.add("new" if was_new else "own" if self.shard_of(witness.id) == failing else "others", server is None)
        if server is None:
            witness.refusal_count += 1
            time.sleep(0.02)
        else:
            witness.success_count += 1
            self.success_counts[client_index] += 1
            self.last_success_by_client[client_index] = self.last_success_by_server[server] = time.monotonic()

    @property
    def move_count(self) -> int:
        return sum(len(witness.moves) for witness in {*self.witnesses, *self.current} if witness)

    def wait_for_clients(self, except_shard: int | None = None) -> None:
        """Waits until each client has sent a request that succeeded, except for those of a database."""
        # The first success may be that of a request that was sent before.
        wanted = [0 if self._shard(index) == except_shard else count + 2 for index, count in enumerate(self.success_counts)]

        def late() -> list[int]:
            return [index for index, (count, least) in enumerate(zip(self.success_counts, wanted, strict=True)) if count < least]

        wait_until(lambda: self._check() and not late(), "some clients have waited too long")

    def wait_for_games(self, except_shard: int | None = None) -> None:
        """Waits until each player with an open game has played on, except for those of a database."""
        players = [
            (witness, witness.success_count + 2)
            for index, witness in enumerate(self.current)
            if witness and witness.has_begun and self._shard(index) != except_shard
        ]
        wait_until(
            lambda: self._check() and all(witness.has_ended or witness.success_count >= least for witness, least in players),
            "some players can't play on",
        )

    def wait_for_refused_games(self, shard: int) -> None:
        """Waits until each player of a database who has an open game has been refused."""
        players = [
            (witness, witness.refusal_count)
            for index, witness in enumerate(self.current)
            if witness and witness.has_begun and self._shard(index) == shard
        ]
        wait_until(
            lambda: self._check() and all(witness.has_ended or witness.refusal_count > count for witness, count in players),
            "some players aren't refused",
        )
