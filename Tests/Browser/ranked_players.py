"""Players of a server of the game of the day: others, and the one who a device keeps."""

from game_page import store
from server import Player, Server

PLAYER_KEY = "parlor.house.player"


def played(server: Server, moves: int = 1, name: str | None = None) -> Player:
    """A player who has finished today's Triples after so many moves, or as many as there were."""
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
    """A player who has given today's CodeBreaker up after so many guesses."""
    player = Player(server)
    pegs = player.begin("codebreaker")["pegs"]
    for index in range(guesses):
        assert player.guess(index, str(index) * pegs).status == 200
    assert player.finish(guesses, "codebreaker").status == 200
    return player


def kept_text(player: Player) -> str:
    """What a device keeps of a player."""
    return f"player/1\nid {player.id}\ntoken {player.token}\nname {player.name}"


def keep(device, player: Player) -> None:
    """Lets a device be the player's, before the first page is opened there."""
    store(device, {PLAYER_KEY: kept_text(player)})
