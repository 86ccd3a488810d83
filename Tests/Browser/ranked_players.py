"""Players of a server of daily games: others, and a device's own."""

from game_page import store
from server import Player, Server

PLAYER_KEY = "parlor.house.player"


def played(server: Server, moves: int = 1, name: str | None = None) -> Player:
    """Returns a player who has finished today's Triples after a number of moves, or fewer if the game ended before."""
    player = Player(server)
    if name:
        assert player.call("PATCH", "/players/me", {"name": name}).status == 200
        player.name = name
    player.begin()
    made = player.play_to_the_end(moves)
    if not made[-1]["done"]:
        assert player.finish(len(made)).status == 200
    return player


def guessed(server: Server, guesses: int = 1) -> Player:
    """Returns a player who has given up today's CodeBreaker after up to three guesses."""
    player = Player(server)
    player.begin("codebreaker")
    for index, guess in enumerate(player.wrong_guesses()[:guesses]):
        assert player.guess(index, guess).status == 200
    assert player.finish(guesses, "codebreaker").status == 200
    return player


def kept_text(player: Player) -> str:
    """Returns the text that a device stores for a player."""
    return f"player/1\nid {player.id}\ntoken {player.token}\nname {player.name}"


def keep(device, player: Player) -> None:
    """Stores a player on a device. Call this function before you open the first page."""
    store(device, {PLAYER_KEY: kept_text(player)})
