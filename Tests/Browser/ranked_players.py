"""Players on a game server: other players, and a device's own player."""

from day_clock import HOUR
from game_page import store
from server import Player, Server, wait_until

PLAYER_KEY = "parlor.house.player"
# The storage of a player who has seen the introduction to ranked games and the tips of Triples.
EXPERIENCED_PLAYER = {
    "parlor.house.ranked-introduction": "1",
    "parlor.triples.settings": "triples-settings/1\nmode random\ntold bh",
    "parlor.triples.collection": "triples-collection/1\nlargest 12288",
}


def player_who_finished_triples(server: Server, moves: int = 1, name: str | None = None) -> Player:
    """Returns a player who has finished today's Triples after `moves` moves, or after fewer if the game ended
    earlier."""
    player = Player(server)
    if name:
        assert player.call("PATCH", "/players/me", {"name": name}).status == 200
        player.name = name
    player.begin()
    made = player.play_to_the_end(moves)
    if not made[-1]["done"]:
        assert player.finish(len(made)).status == 200
    return player


def give_up_codebreaker(player: Player, guesses: int = 1) -> None:
    """Gives up today's CodeBreaker after `guesses` wrong guesses, which are at most three."""
    player.begin("codebreaker")
    for index, guess in enumerate(player.wrong_guesses()[:guesses]):
        assert player.guess(index, guess).status == 200
    assert player.finish(guesses, "codebreaker").status == 200


def player_who_gave_up_codebreaker(server: Server, guesses: int = 1) -> Player:
    """Returns a player who has given up today's CodeBreaker after `guesses` wrong guesses, which are at most three."""
    player = Player(server)
    give_up_codebreaker(player, guesses)
    return player


def reveal_day(server: Server, clock, day: str) -> None:
    """Ends the day, and waits until its key is published."""
    clock.set(1, 3 * HOUR)
    player = Player(server)
    wait_until(lambda: player.get(f"/days/{day}").json["state"] == "revealed")


def stored_text(player: Player) -> str:
    """Returns the text that a device stores for a player."""
    return f"player/1\nid {player.id}\ntoken {player.token}\nname {player.name}"


def store_player(device, player: Player) -> None:
    """Stores a player on a device. Call this function before you open the first page."""
    store(device, {PLAYER_KEY: stored_text(player)})
