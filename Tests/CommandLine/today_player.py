"""A player of the ranked daily games, on a server that a test controls."""

import datetime
import subprocess
import urllib.parse

from days import deal_around

TODAY = datetime.datetime.now(datetime.UTC).date()
DAYS = deal_around(TODAY)
DAY = DAYS[1]
OPENING = DAY["triples"]["line"].split(",")[0]
# The moves of the game that `deal_around` plays, without their spawns.
MOVES = DAY["triples"]["line"].split(",")[1][::3]
CODE = DAY["codebreaker"]["code"]
PEGS = len(CODE)
# Successful answers to the requests before the second move of Triples: the player, the game, the published days, and
# the first move.
BEFORE = [None] * 4
GAME_NAME = f"ranked{(TODAY - datetime.date(1970, 1, 1)).days % 2}"


class TodayPlayer:
    """A server, and a player who stores everything in a folder."""

    def __init__(self, parlor, server, folder):
        self.parlor, self.server, self.folder = parlor, server, folder

    def command(self, game, *arguments):
        place = ["--server", self.server.address, "--data", str(self.folder), "--wait", "1"]
        return [self.parlor, "today", game, "--day", DAY["day"], *place, *arguments]

    def __call__(self, game, *lines, arguments=()):
        """Plays lines, and returns the completed process."""
        text = "".join(f"{line}\n" for line in lines)
        return subprocess.run(self.command(game, *arguments), input=text, capture_output=True, text=True, timeout=180)

    @property
    def own(self):
        """The folder for the data of the server."""
        return self.folder / "servers" / urllib.parse.quote(self.server.address, safe="").replace(".", "%2E")

    def stored(self, name):
        """Returns a stored text of the server, or an empty string if there is none."""
        file = self.own / f"parlor.{name}.txt"
        return file.read_text() if file.exists() else ""

    def stored_game(self, kind="triples"):
        """Returns the stored game: its line, and the unanswered move (`-` if there is none)."""
        lines = dict(line.split(" ", 1) for line in self.stored(f"{kind}.{GAME_NAME}").splitlines()[1:])
        return lines["game"], lines["sent"]

    def played(self, kind="triples"):
        """Returns the moves of the only player on the server."""
        [moves] = [moves for (_, name), moves in self.server.games.items() if name == kind]
        return moves
