"""A site with a game server that always replies the same, from the days in Tests/Fixtures/today."""

import copy
import importlib.util
import json
import pathlib
import re
import urllib.parse
from typing import Any

from frozen import TODAY
from repository import FIXTURES
from serve import SiteHandler
from site_under_test import Site

FOLDER = FIXTURES / "today"
SPECIFICATION = importlib.util.spec_from_file_location("make_days", FOLDER / "make_days.py")
FIXTURE = importlib.util.module_from_spec(SPECIFICATION)
SPECIFICATION.loader.exec_module(FIXTURE)

DAYS = {day["day"]: day for day in json.loads((FOLDER / "days.json").read_text(encoding="utf-8"))}
FIRST_DAY = min(DAYS)
YESTERDAY = max(day for day in DAYS if day < TODAY)

PLAYER = {"player": "00000000000000aa", "name": "Ada", "streak": {"current": 5, "best": 12}, "tables": []}
CIRCLE = {"code": "ABCDEFGH", "name": "Sunday club"}
STORED_PLAYER = {"parlor.house.player": f"player/1\nid {PLAYER['player']}\ntoken {'a' * 32}\nname {PLAYER['name']}"}
EXPERIENCED = {"parlor.house.ranked-introduction": "1", "parlor.triples.settings": "triples-settings/1\nmode random\ntold bh"}


def day(date: str) -> dict:
    """Returns what the server says about a day."""
    known, is_over = DAYS[date], date < TODAY
    code = known["codebreaker"]
    return {
        "day": date, "state": "revealed" if is_over else "open" if date == TODAY else "coming",
        "closes": f"{date}T23:59:59Z", "reveals": f"{date}T23:59:59Z", "commitment": known["commitment"],
        "key": known["key"] if is_over else None, "triples": {"bound": known["triples"]["bound"] if is_over else None},
        "codebreaker": {key: code[key] for key in ("pegs", "colors", "theme")},
    }  # fmt: skip


def spawn(text: str) -> dict:
    """Returns a spawn, such as `2e`: the tile and the cell."""
    cell = ord(text[1]) - ord("a")
    return {"value": int(text[0]), "row": cell // 4, "column": cell % 4}


def score(opening: list[str], moves: list[str]) -> int:
    """Returns the score of Triples' game after some moves: the tiles dealt, and the sums of the tiles pushed together."""
    board, points = [0] * 16, 0
    for text in opening:
        board[ord(text[1]) - ord("a")] = int(text[0])
    for direction, *dealt in moves:
        board, more = FIXTURE.collapsed(board, direction)
        board[ord(dealt[1]) - ord("a")] = int(dealt[0])
        points += more + int(dealt[0])
    return points + sum(int(text[0]) for text in opening)


def triples_game(date: str = TODAY, move_count: int | None = None, **more: Any) -> dict:
    """Returns the ranked game of Triples after a number of moves, or after all."""
    opening, moves = DAYS[date]["triples"]["line"].split(" ")[2].split(",")
    opening, moves = re.findall(r"\d\w", opening), re.findall(r"[lrud]\d\w", moves)
    played = moves[:move_count]
    game = {
        "opening": [spawn(text) for text in opening],
        "moves": [{"direction": move[0], "spawn": spawn(move[1:])} for move in played],
        "score": score(opening, played), "done": len(played) == len(moves), "rank": 3 if len(played) == len(moves) else None,
    }  # fmt: skip
    return {"game": game | more}


def codebreaker_game(date: str = TODAY, guess_count: int | None = None, **more: Any) -> dict:
    """Returns the ranked game of CodeBreaker after a number of guesses, or after all."""
    known = DAYS[date]["codebreaker"]
    guesses = known["line"].split(" ")[3].split(",")
    played = guesses[:guess_count]
    is_over = len(played) == len(guesses)
    game = {key: known[key] for key in ("pegs", "colors", "theme")} | {
        "attempts": [{"guess": guess[:-3], "exact": int(guess[-2]), "inexact": int(guess[-1])} for guess in played],
        "ending": "solved" if is_over else None, "skill": 0.35 if is_over else None, "rank": 2 if is_over else None,
        "code": known["code"] if is_over else None,
    }  # fmt: skip
    return {"game": game | more}


NAMES = ["Bob", "Cyd", "W" * 24, "Zoë 👩‍👩‍👧", "שלום עולם", "Dan"]


def triples_standings(count: int = 6, own: int | None = 3, **more: Any) -> dict:
    rows = [
        {"rank": rank, "name": "Ada" if rank == own else NAMES[rank % len(NAMES)], "score": 5000 // (rank + 1), "me": rank == own}
        | ({} if rank == own else {"row": f"{rank}.{rank}"})
        for rank in range(1, count + 1)
    ]
    bars = [{"from": low, "to": low + 99, "games": 1 + (low * 7) % 9} for low in range(0, 900, 100)]
    return {"finished": count, "rows": rows[:50], "coach": {"score": 777}, "histogram": bars, "cursor": None} | more


def codebreaker_standings(count: int = 6, own: int | None = 2, **more: Any) -> dict:
    rows = [
        {
            "rank": rank, "name": "Ada" if rank == own else NAMES[rank % len(NAMES)], "me": rank == own,
            "guesses": 3 + rank if rank < count else None, "skill": 0.25 * rank if rank < count else None,
        } | ({} if rank == own else {"row": f"{rank}.{rank}"})
        for rank in range(1, count + 1)
    ]  # fmt: skip
    bars = [{"guesses": number, "games": (number * 5) % 7 + 1} for number in range(3, 10)] + [{"guesses": None, "games": 1}]
    return {"finished": count, "rows": rows, "coach": {"guesses": 4, "skill": 0}, "histogram": bars, "cursor": None} | more


def circle() -> dict:
    """Returns a circle of three members."""

    def games(count: int, factor: int) -> list[dict]:
        dates = [date for date in DAYS if date <= TODAY][-count:] if count else []
        return [
            game
            for number, date in enumerate(dates)
            for game in (
                {"day": date, "kind": "triples", "score": factor * (number + 3)},
                {"day": date, "kind": "codebreaker", "guesses": number + 4, "skill": 0.5},
            )
        ]

    members = [("Ada", True, 5, 111), ("W" * 24, False, 3, 97), ("שלום עולם", False, 0, 0)]
    return CIRCLE | {
        "maker": True,
        "members": [
            {"player": f"{number:016x}", "name": name, "me": me, "games": games(count, factor)}
            for number, (name, me, count, factor) in enumerate(members, 170)
        ],
    }


def problem(kind: str, status: int, title: str = "Not now.") -> tuple[int, dict]:
    """Returns a reply that reports a problem."""
    return status, {"type": f"/problems/{kind}", "title": title, "status": status}


def default_replies() -> dict[str, Any]:
    """Returns the replies by patterns of the method and the path. A reply is JSON, text, or a status with JSON. The first
    pattern that matches applies."""
    return {
        "POST /players": (201, {"player": PLAYER["player"], "token": "a" * 32, "name": PLAYER["name"]}),
        "GET /players/me": PLAYER,
        "POST /players/me/code": (201, {"code": "ABCD-EF23-GH45", "expires": f"{TODAY}T20:40:00Z"}),
        r"GET /days\?.*": {"days": [day(date) for date in DAYS if date <= TODAY]},
        "GET /days/today": day(TODAY),
        **{f"GET /days/{date}": day(date) for date in DAYS},
        r"(GET|PUT) /days/[\d-]+/triples(\?.*)?": triples_game(move_count=0),
        r"(GET|PUT) /days/[\d-]+/codebreaker(\?.*)?": codebreaker_game(guess_count=0),
        "GET /days/.*/triples/standings.*": triples_standings(),
        "GET /days/.*/codebreaker/standings.*": codebreaker_standings(),
        **{f"GET /days/{date}/{game}/(games|coach).txt": f"{known[game]['line']}\n" for date, known in DAYS.items()
           for game in ("triples", "codebreaker")},
        r"GET /tables/\w+/invitation": CIRCLE | {"host": "Bob"},
        r"GET /tables/\w+.*": circle(),
    }  # fmt: skip


class ServedSite(Site):
    """A site whose game server replies what the current state wants. It has no server while `replies` is `None`.

    A reply that is `None` never arrives.
    """

    def __init__(self, directory: pathlib.Path):
        super().__init__(directory)
        self.server.RequestHandlerClass = Handler
        self.server.replies = None

    def set_replies(self, replies: dict[str, Any] | None) -> None:
        """Sets the replies that differ from the default ones. If `replies` is `None`, the site has no server."""
        self.server.replies = None if replies is None else copy.deepcopy(replies) | {
            key: reply for key, reply in default_replies().items() if key not in replies
        }


class Handler(SiteHandler):
    """Serves the site, and the API of a game server."""

    API = "/api/v1"

    def do_PUT(self) -> None:
        self.answer()

    do_POST = do_PATCH = do_DELETE = do_PUT

    def answer(self) -> None:
        address = urllib.parse.unquote(self.path)
        length = int(self.headers.get("Content-Length") or 0)
        self.rfile.read(length)
        replies = self.server.replies
        if address == "/server.json" and replies is not None:
            return self.send(200, {"api": "api/v1"})
        if not address.startswith(f"{self.API}/"):
            return super().answer()
        call = f"{self.command} {address.removeprefix(self.API)}"
        for pattern, reply in (replies or {}).items():
            if re.fullmatch(pattern, call):
                status, content = reply if isinstance(reply, tuple) else (200, reply)
                return self.send(status, content)
        self.send(*problem("not-found", 404))

    def send(self, status: int, content: Any) -> None:
        kind = "text/plain; charset=utf-8" if isinstance(content, str) else "application/json"
        if isinstance(content, dict) and "status" in content:
            kind = "application/problem+json"
        data = (content if isinstance(content, str) else json.dumps(content)).encode()
        self.reply(status, {"Content-Type": kind, "Cache-Control": "no-store"}, data)
