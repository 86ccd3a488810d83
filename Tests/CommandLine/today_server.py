"""A small game server with a single day. It has no ledger, and can simulate many failures."""

import collections
import http.server
import json
import secrets
import threading
import time
import urllib.parse

from days import make_days


class TodayServer(http.server.ThreadingHTTPServer):
    """Serves on a free port of this machine until it is closed.

    `faults` contains the failures of the next requests, in order, and `None` for requests that succeed:
    - `lost`: The request doesn't arrive.
    - `unanswered`: The move is played, but the connection is closed without an answer.
    - `half`: Only half of the answer is sent.
    - `late`: The answer takes too long.
    - `busy`: The status is 503.
    - `often`: The status is 429.
    - `page`: The answer is an HTML page.
    - `elsewhere`: The answer is a redirection.
    - `endless`: The answer never ends.
    - `cheat`: The spawn is impossible.
    """

    daemon_threads = True

    def __init__(self, days, day):
        super().__init__(("127.0.0.1", 0), Handler)
        self.day, self.key = day, bytes.fromhex(day["key"])
        self.state = "open"
        self.commitment = day["commitment"]
        # The server also publishes the commitments of other days.
        self.days = [{"day": day["day"], "commitment": day["commitment"]} for day in days]
        self.players, self.games = {}, {}
        self.faults, self.calls = collections.deque(), []
        self.late_answer_seconds = 3
        # The rows of the standings, or `None` if the player is alone and ranks first.
        self.rows, self.finished = None, 1
        self.reports = []
        # The day's recorded games, `games.txt` and `coach.txt`.
        self.files = {}
        self.thread = threading.Thread(target=self.serve_forever, kwargs={"poll_interval": 0.05})
        self.thread.start()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.server_port}"

    def close(self):
        self.shutdown()
        self.thread.join()
        self.server_close()

    def handle_error(self, request, client_address):
        """Ignores clients that close the connection."""

    # Deals.

    def triples(self, moves):
        words, board = make_days.Words(self.key, self.day["triples"]["nonce"]), [0] * 16
        opening = [make_days.spawn(board, words) for _ in range(4)]
        score, played = sum(board), []
        for move in moves:
            if move == "x":
                return {"opening": spawns(opening), "moves": played, "score": score, "done": True, "rank": 1}
            after, points = make_days.collapsed(board, move)
            if after == board:
                return None
            board = after
            dealt = make_days.spawn(board, words)
            score += points + int(dealt[0])
            played.append({"direction": move, "spawn": spawn(dealt), "score": score})
        done = all(make_days.collapsed(board, move)[0] == board for move in "lrud")
        return {"opening": spawns(opening), "moves": played, "score": score, "done": done, "rank": 1 if done else None}

    def codebreaker(self, moves):
        deal = self.day["codebreaker"]
        code, attempts, ending = deal["code"], [], None
        for guess in moves:
            if guess == "x":
                ending = "gave-up"
                break
            exact, inexact = map(int, make_days.answer(guess, code))
            attempts.append({"guess": guess, "exact": exact, "inexact": inexact})
            ending = "solved" if guess == code else "out-of-attempts" if len(attempts) == 12 else None
        told = {"pegs": deal["pegs"], "colors": deal["colors"], "theme": deal["theme"], "attempts": attempts}
        rank = 1 if ending else None
        return told | {"ending": ending, "skill": None, "rank": rank, "code": code if ending and ending != "gave-up" else None}

    def game(self, kind, moves):
        return self.triples(moves) if kind == "triples" else self.codebreaker(moves)


def spawn(text):
    row, column = divmod("abcdefghijklmnop".index(text[1]), 4)
    return {"value": int(text[0]), "row": row, "column": column}


def spawns(texts):
    return [spawn(text) for text in texts]


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *arguments):
        pass

    def do_GET(self):
        self.handle_call()

    do_POST = do_PUT = do_GET

    def handle_call(self):
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        path = self.path.split("?")[0].removeprefix("/api/v1/").split("/")
        server = self.server
        server.calls.append((self.command, self.path, self.headers.get("Authorization"), body.decode()))
        fault = server.faults.popleft() if server.faults else None
        if fault == "lost":
            return self.hang_up()
        if fault == "busy":
            return self.answer(503, {"type": "/problems/unavailable", "title": "Not now."}, [("Retry-After", "1")])
        if fault == "often":
            return self.answer(429, {"type": "/problems/too-many-requests", "title": "Not so fast."}, [("Retry-After", "1")])
        if fault == "page":
            return self.send(200, b"<html>Hello</html>", "text/html")
        if fault == "elsewhere":
            return self.send(307, b"", "text/plain", [("Location", "http://127.0.0.1:1" + self.path)])
        status, told = self.play(path, json.loads(body or b"{}"))
        if fault == "late":
            time.sleep(server.late_answer_seconds)
        if fault == "unanswered":
            return self.hang_up()
        if fault == "cheat":
            told["spawn"] = {"value": 3, "row": 0, "column": 0}
        if fault == "endless":
            return self.send_endlessly()
        if fault == "half":
            text = json.dumps(told).encode()
            self.send_response(status)
            self.send_header("Content-Length", str(len(text)))
            self.end_headers()
            self.wfile.write(text[: len(text) // 2])
            return self.hang_up()
        self.answer(status, told)

    def play(self, path, body):
        server = self.server
        if path == ["players"]:
            token = secrets.token_hex(16)
            server.players[token] = f"Player {len(server.players) + 1}"
            return 201, {"player": "0123456789abcdef", "token": token, "name": server.players[token]}
        if path == ["days"]:
            asked = dict(urllib.parse.parse_qsl(urllib.parse.urlsplit(self.path).query))
            return 200, {"days": [self.public_description(day) for day in server.days if asked["from"] <= day["day"] <= asked["to"]]}
        if path[0] == "days" and len(path) == 2:
            return 200, {"day": server.day["day"], "state": server.state, "commitment": server.commitment, "key": None}
        if path[-1].endswith(".txt"):
            return 200 if path[-1] in server.files else 404, server.files.get(path[-1], {"title": "There is none."})
        token = (self.headers.get("Authorization") or "").removeprefix("Bearer ")
        if token not in server.players:
            return problem(401, "unauthorized", "This takes the token of a player.")
        if path[1] != server.day["day"]:
            return problem(404, "no-such-day", "There is no such day.")
        kind = path[2]
        if server.state == "void":
            return problem(409, "day-void", "The server lost data of this day, so it doesn’t count.")
        moves = server.games.setdefault((token, kind), [])
        if path[3:] == ["standings"]:
            rows = server.rows
            if rows is None:
                rows = [{"rank": 1, "name": server.players[token], "score": 0, "guesses": 1, "me": True}]
            # Until the player's game is over, there are neither rows nor bars.
            bars = [{"from": 0, "to": 9999, "games": server.finished}] if kind == "triples" else [{"guesses": 4, "games": server.finished}]
            bars = bars if rows else []
            return 200, {"finished": server.finished, "rows": rows, "coach": {"score": 900}, "histogram": bars}
        if path[3:] == ["standings", "reports"]:
            server.reports.append(body)
            return 204, ""
        if len(path) == 3:
            if server.state != "open" and not moves:
                return problem(409, "day-not-open", "A game of this day cannot be begun now.")
            return 200, {"game": server.game(kind, moves)}
        action = "x" if path[3] == "finish" else body["direction" if kind == "triples" else "guess"]
        index = body["index"]
        if index < len(moves) and moves[index] != action or index > len(moves):
            return problem(409, "other-move", "The game has another move here.", game=server.game(kind, moves))
        if index == len(moves):
            if server.state != "open":
                return problem(409, "day-closed", "The time for moves of this day is over.")
            if server.game(kind, moves + [action]) is None:
                return problem(422, "nothing-moves", "Nothing moves in that direction.")
            moves.append(action)
        game = server.game(kind, moves[: index + 1])
        if kind == "triples":
            last = game["moves"][-1] if action != "x" else {"spawn": None, "score": game["score"]}
            return 200, {"index": index, "spawn": last["spawn"], "score": last["score"], "done": game["done"]}
        last = game["attempts"][-1] if action != "x" else {"exact": None, "inexact": None}
        return 200, {"index": index, "exact": last["exact"], "inexact": last["inexact"], "ending": game["ending"]}

    def public_description(self, day):
        """Returns the public description of a day, with its key if the day is revealed."""
        server = self.server
        is_out = day["day"] == server.day["day"] and server.state == "revealed"
        return day | {"state": "revealed" if is_out else "open", "key": server.key.hex() if is_out else None}

    def answer(self, status, told, headers=()):
        if isinstance(told, str):
            return self.send(status, told.encode(), "text/plain", headers)
        kind = "application/json" if status < 400 else "application/problem+json"
        self.send(status, json.dumps(told).encode(), kind, headers)

    def send(self, status, body, kind, headers=()):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        for name, value in headers:
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def send_endlessly(self):
        self.send_response(200)
        self.end_headers()
        while True:
            self.wfile.write(b" " * 65536)

    def hang_up(self):
        self.close_connection = True


def problem(status, kind, title, **members):
    return status, {"type": f"/problems/{kind}", "title": title, "status": status, **members}
