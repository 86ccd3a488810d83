"""What is left of a campaign's games: everything that was acknowledged must be stored, recorded, and verifiable."""

import dataclasses
import os
import subprocess
from collections import Counter

from server import MAX_WAIT_SECONDS, Client, Player, database_options, program, wait_until
from shard_crowd import DayWitness, replay_line
from shard_databases import day_number
from shard_faults import Campaign

# The state of a game in the ledger that its player has ended, and not the end of its day.
ENDED = "1"

# The number of days whose recorded games a server writes for one address. After a restart, it writes as many again.
MAX_RECORDING_COUNT = 20


@dataclasses.dataclass
class Results:
    """The numbers of what was acknowledged, and of what of it was lost."""

    games: int = 0
    moves: int = 0
    lost_moves: int = 0
    ends: int = 0
    lost_ends: int = 0
    days: int = 0
    unrecorded_games: int = 0


def check(campaign: Campaign, parlor: str) -> None:
    """Ends a campaign, prints its results, and fails if anything acknowledged is lost."""
    results = compare(campaign, parlor)
    print_report(campaign, results)
    assert results.lost_moves == results.lost_ends == results.unrecorded_games == 0


def compare(campaign: Campaign, parlor: str) -> Results:
    """Stops the players, compares what was acknowledged with the stored games and the recorded ones, and verifies those."""
    campaign.crowd.stop()
    for watcher in campaign.watchers:
        watcher.stop()
    results = Results()
    # The lines of each day's games.
    games: dict[str, Counter[str]] = {}
    for day in sorted({witness.day for witness in campaign.crowd.witnesses}):
        games[day] = Counter()
        states = {
            f"{int(player):016x}": state
            for shard in campaign.shards
            for player, state in shard.rows(f"SELECT player, state FROM game WHERE day = {day_number(day)} AND kind = 0")
        }
        for witness in campaign.crowd.witnesses:
            if witness.day == day:
                game = compare_game(results, witness, states.get(witness.id, ""), campaign)
                if game["moves"]:
                    games[day][replay_line(day, game)] += 1
    # The last day isn't over yet.
    revealed = list(games.items())[:-1]
    assert all({day for day, _ in revealed} == set(watcher.keys) for watcher in campaign.watchers)
    for day, wanted in revealed:
        if results.days % MAX_RECORDING_COUNT == 0:
            for server in campaign.servers:
                assert server.stop() == 0
                server.restart()
        results.days += 1
        results.unrecorded_games += compare_recordings(campaign, parlor, day, wanted)
        check_standings(campaign, day, wanted.total())
    counted = subprocess.run(recount(campaign), capture_output=True, text=True, timeout=MAX_WAIT_SECONDS)
    assert (counted.returncode, counted.stdout) == (0, "All counts are right.\n"), counted
    return results


def recount(campaign: Campaign) -> list[str]:
    """Returns the command that compares the counts for the ranks with the games. It exits with 3 if one is wrong."""
    return [program(), "recount", *database_options(campaign.servers[0].database)]


def check_standings(campaign: Campaign, day: str, game_count: int) -> None:
    """Waits until the players of each database see a day's standings on each server."""
    witnesses = {campaign.shard_of(witness.id): witness for witness in campaign.crowd.witnesses}
    for server in campaign.servers:
        for number in range(len(campaign.shards)):
            player = Player(server, witnesses[number].clients[0].token, day)
            path = player.game_path() + "/standings"
            wait_until(lambda player=player, path=path: player.get(path).status == 200, f"no standings of {day} in database {number}")
            assert player.get(path).json["finished"] == game_count
            player.connection.close()


def compare_game(results: Results, witness: DayWitness, state: str, campaign: Campaign) -> dict:
    """Adds what was acknowledged of a game, and what of it is lost, and returns the stored game."""
    game = witness.stored_game(campaign.servers[0])
    results.games += 1
    results.moves += len(witness.moves)
    results.lost_moves += witness.lost_move_count(game)
    results.ends += witness.is_over
    results.lost_ends += witness.is_over and state != ENDED
    return game


def compare_recordings(campaign: Campaign, parlor: str, day: str, wanted: Counter[str]) -> int:
    """Verifies a day's recorded games as anyone can, and returns the number of games that aren't among them."""
    file = campaign.folder / "games.txt"
    for server, watcher in zip(campaign.servers, campaign.watchers, strict=True):
        client = Client(server)
        recorded = client.get(f"/days/{day}/triples/games.txt")
        shown = client.get(f"/days/{day}").json
        client.connection.close()
        assert recorded.status == 200 and shown["key"] == watcher.keys[day], (recorded, shown)
        lines = Counter(recorded.body.decode().splitlines())
        assert not lines - wanted, "no client has played a recorded game"
        file.write_bytes(recorded.body)
    command = [parlor, "today", "verify", str(file), "--key", shown["key"], "--commitment", shown["commitment"]]
    environment = {"PATH": os.environ["PATH"], "HOME": str(campaign.folder), "XDG_DATA_HOME": str(campaign.folder)}
    previous = campaign.previous_commitment(day)
    run = subprocess.run([*command, "--previous", previous], capture_output=True, text=True, timeout=MAX_WAIT_SECONDS, env=environment)
    assert run.returncode == 0, run.stdout + run.stderr
    return (wanted - lines).total()


def print_report(campaign: Campaign, results: Results) -> None:
    print(", ".join(f"{count} × {kind}" for kind, count in sorted(campaign.faults.items())))
    print(f"{results.days} days, {results.games} games, {sum(watcher.answer_count for watcher in campaign.watchers)} looks for keys")
    print(f"{results.moves} moves acknowledged, {results.lost_moves} lost")
    print(f"{results.ends} ends of games acknowledged, {results.lost_ends} lost")
    print(f"{results.unrecorded_games} games not recorded, {sum(len(watcher.early) for watcher in campaign.watchers)} keys shown early")
    for name, count in sorted(campaign.counts.items()):
        parts = [f"{key} {count.failed[key]} of {count.all[key]}" for key in ("own", "others", "new")]
        print(f"requests that failed during {name}: {', '.join(parts)}")
