"""A player of the ranked daily games, on a server that a test controls."""

import datetime
import subprocess
import urllib.parse

from days import deal_around

TODAY = datetime.datetime.now(datetime.UTC).date()
DAYS = deal_around(TODAY)
DAY = DAYS[1]
OPENING = DAY["triples"]["line"].split(",")[0]
# The moves of the game from `deal_around`, without the spawns.
MOVES = DAY["triples"]["line"].split(",")[1][::3]
CODE = DAY["codebreaker"]["code"]
PEG_COUNT = len(CODE)
# No faults for the first four requests: the player, the game, the published days, and the first move.
FOUR_SUCCESSES = [None] * 4
GAME_NAME = f"ranked{(TODAY - datetime.date(1970, 1, 1)).days % 2}"


class TodayPlayer:
    """A player who plays on a test's server and stores everything in a folder."""

    def __init__(self, parlor, server, folder):
        self.parlor, self.server, self.folder = parlor, server, folder

    def command(self, game, *arguments):
        place = ["--server", self.server.address, "--data", str(self.folder), "--wait", "1"]
        return [self.parlor, "today", game, "--day", DAY["day"], *place, *arguments]

    def __call__(self, game, *lines, arguments=()):
        """Runs the command with these lines as its input, and returns the completed process."""
        text = "".join(f"{line}\n" for line in lines)
        return subprocess.run(self.command(game, *arguments), input=text, capture_output=True, text=True, timeout=180)

    @property
    def server_folder(self):
        """The folder in which the player's data for this server is stored."""
        return self.folder / "servers" / urllib.parse.quote(self.server.address, safe="").replace(".", "%2E")

    def stored(self, name):
        """Returns a value that is stored for this server, or an empty string if there is none."""
        file = self.server_folder / f"parlor.{name}.txt"
        return file.read_text() if file.exists() else ""

    def stored_game(self, kind="triples"):
        """Returns the stored game: its line, and its pending move (`-` if there is none)."""
        lines = dict(line.split(" ", 1) for line in self.stored(f"{kind}.{GAME_NAME}").splitlines()[1:])
        return lines["game"], lines["sent"]

    def moves_on_server(self, kind="triples"):
        """Returns the stored moves of the server's only player."""
        [moves] = [moves for (_, name), moves in self.server.games.items() if name == kind]
        return moves
