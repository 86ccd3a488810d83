"""What stands between a page and a server of the game of the day, and does to its calls what a network does."""

import dataclasses
import http.client
import http.server
import json
import re
import threading
from collections.abc import Callable
from typing import Any

from calls import PATIENCE, Call, Hold, Reply, parsed

API = "/api/v1"

PROBLEM = "application/problem+json"
BUSY = {"type": "/problems/unavailable", "title": "Not now.", "status": 503}

# What a network says that wants to see a name and a password first.
FOREIGN_PAGE = b"<!doctype html><html lang=en><title>Welcome</title><p>Welcome to the network of this hotel."

# What belongs to one connection, and not to what is sent over it.
OF_CONNECTIONS = {"connection", "content-length", "keep-alive", "transfer-encoding"}

# No answer at all, and nothing that a browser takes for one: it asks again by itself, unseen by the page, if a connection
# that it had open already is closed without a word.
NO_ANSWER = b"\0" * 16


@dataclasses.dataclass
class Fault:
    """What happens to one call: `act` is given what sends the call to the server, and answers with what the page gets."""

    pattern: str
    act: Callable[[Callable[[], Reply]], Reply]


class Proxy(http.server.ThreadingHTTPServer):
    """Passes everything on to the server whose port is asked for each time, on a port of its own, until it is closed.

    Each fault is for one call, the next of the API whose `METHOD /path` below `/api/v1` the pattern matches from end to end,
    such as `POST .*/moves`. Where several match, the one that was told first goes first. What was told and never came to
    pass fails the test: `close`.
    """

    daemon_threads = True
    request_queue_size = 128

    def __init__(self, server_port: Callable[[], int]):
        super().__init__(("127.0.0.1", 0), Handler)
        self.port_behind = server_port
        self.down = False
        """Whether nobody can be reached: every connection is closed without an answer, whatever is asked for."""
        self.calls: list[Call] = []
        """The calls of the API, in the order in which they came, but for those that came while it was down."""
        self.files: list[str] = []
        """All else that was asked for, as `/server.json`."""
        self._faults: list[Fault] = []
        self._holds: list[Hold] = []
        self._lock = threading.Lock()
        self._thread = threading.Thread(target=self.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
        self._thread.start()

    @property
    def address(self) -> str:
        """Where pages find the site."""
        return f"http://127.0.0.1:{self.server_port}/"

    def matching(self, pattern: str) -> list[Call]:
        """The calls so far that a pattern matches."""
        with self._lock:
            return [call for call in self.calls if re.fullmatch(pattern, f"{call.method} {call.path}")]

    # What may happen to a call.

    def well(self, pattern: str) -> None:
        """Nothing happens to it, so that a fault can be for a later one."""
        self._tell(pattern, lambda send: send())

    def drop_before(self, pattern: str) -> None:
        """It never reaches the server, and the connection is closed."""
        self._tell(pattern, lambda send: Reply())

    def drop_after(self, pattern: str) -> None:
        """The server answers it, and the connection is closed before the answer has come."""

        def act(send):
            send()
            return Reply()

        self._tell(pattern, act)

    def repeat(self, pattern: str) -> None:
        """It reaches the server twice, one after the other, and the second answer is given."""

        def act(send):
            send()
            return send()

        self._tell(pattern, act)

    def answer(self, pattern: str, status: int, body: Any, kind: str = "application/json", **headers: str) -> None:
        """It never reaches the server, and this is answered: bytes, or what is sent as JSON. `Retry_After="1"` is a header."""
        sent = body if isinstance(body, bytes) else json.dumps(body).encode()
        fields = [("Content-Type", kind), *((name.replace("_", "-"), value) for name, value in headers.items())]
        self._tell(pattern, lambda send: Reply(status, fields, sent))

    def nonsense(self, pattern: str) -> None:
        """It never reaches the server, and a page of HTML is answered as if all were well."""
        self.answer(pattern, 200, FOREIGN_PAGE, "text/html; charset=utf-8")

    def busy(self, pattern: str) -> None:
        """It never reaches the ledger: 503, and to be tried again in a second."""
        self.answer(pattern, 503, BUSY, PROBLEM, Retry_After="1")

    def half(self, pattern: str) -> None:
        """The server answers it, and half of the answer comes before the connection is closed."""

        def act(send):
            reply = send()
            return dataclasses.replace(reply, body=reply.body[: len(reply.body) // 2], length=len(reply.body))

        self._tell(pattern, act)

    def change(self, pattern: str, change: Callable[[Any], Any]) -> None:
        """The server answers it, and something else comes: what the function makes of the JSON."""

        def act(send):
            reply = send()
            return dataclasses.replace(reply, body=json.dumps(change(json.loads(reply.body))).encode())

        self._tell(pattern, act)

    def hold(self, pattern: str) -> Hold:
        """It is held up before it reaches the server, until it is released."""
        hold = self._held()

        def act(send):
            hold.keep()
            return send()

        self._tell(pattern, act)
        return hold

    def hold_answer(self, pattern: str) -> Hold:
        """The server answers it, and the answer is held up until it is released."""
        hold = self._held()

        def act(send):
            reply = send()
            hold.keep()
            return reply

        self._tell(pattern, act)
        return hold

    # Working.

    def close(self) -> None:
        """Ends it, and fails where something that was told has not come to pass."""
        with self._lock:
            left = [fault.pattern for fault in self._faults]
        for hold in self._holds:
            hold.release()
        self.shutdown()
        self._thread.join()
        self.server_close()
        assert left == [], f"no call came for {left}"

    def take_fault(self, call: Call) -> Fault | None:
        """Notes a call, and answers with what is to happen to it, if anything is."""
        with self._lock:
            self.calls.append(call)
            line = f"{call.method} {call.path}"
            fault = next((fault for fault in self._faults if re.fullmatch(fault.pattern, line)), None)
            if fault:
                self._faults.remove(fault)
            return fault

    def handle_error(self, request, client_address) -> None:
        """Whoever hangs up early, a page or the server, is nothing to report."""

    def _tell(self, pattern: str, act: Callable[[Callable[[], Reply]], Reply]) -> None:
        with self._lock:
            self._faults.append(Fault(pattern, act))

    def _held(self) -> Hold:
        self._holds.append(Hold())
        return self._holds[-1]


class Handler(http.server.BaseHTTPRequestHandler):
    """One request, on a connection of its own."""

    protocol_version = "HTTP/1.1"

    def log_message(self, *arguments) -> None:
        """Says nothing."""

    def take(self) -> None:
        self.close_connection = True
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        if self.server.down:
            return self.answer(Reply())
        if not self.path.startswith(API + "/"):
            self.server.files.append(self.path)
            return self.answer(self.send_on(body))
        token = (self.headers.get("Authorization") or "").removeprefix("Bearer ")
        call = Call(self.command, self.path.removeprefix(API), parsed(body), token or None)
        fault = self.server.take_fault(call)

        def send() -> Reply:
            reply = self.send_on(body)
            if reply.status:
                call.sent += 1
                call.answer = parsed(reply.body)
            return reply

        reply = fault.act(send) if fault else send()
        # It may have gone down while the call was under way.
        if self.server.down:
            reply = Reply()
        call.status = reply.status
        self.answer(reply)

    do_DELETE = do_GET = do_HEAD = do_PATCH = do_POST = do_PUT = take

    def send_on(self, body: bytes) -> Reply:
        """Asks the server, and answers with what it says; with nothing, where there is none, or none any more."""
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port_behind(), timeout=PATIENCE)
        try:
            connection.putrequest(self.command, self.path, skip_host=True, skip_accept_encoding=True)
            for name, value in self.headers.items():
                # Answers of the API are read here.
                is_coding = name.lower() == "accept-encoding" and self.path.startswith(API)
                if name.lower() not in OF_CONNECTIONS and not is_coding:
                    connection.putheader(name, value)
            if body or self.command in ("PATCH", "POST", "PUT"):
                connection.putheader("Content-Length", str(len(body)))
            connection.putheader("Connection", "close")
            connection.endheaders(body)
            response = connection.getresponse()
            headers = [(name, value) for name, value in response.getheaders() if name.lower() not in OF_CONNECTIONS]
            length = response.headers["Content-Length"] if self.command == "HEAD" else None
            return Reply(response.status, headers, response.read(), int(length) if length else None)
        except (OSError, http.client.HTTPException):
            return Reply()
        finally:
            connection.close()

    def answer(self, reply: Reply) -> None:
        if reply.status is None:
            self.wfile.write(NO_ANSWER)
            return
        self.send_response_only(reply.status)
        for name, value in reply.headers:
            self.send_header(name, value)
        if reply.status not in (204, 304):
            self.send_header("Content-Length", str(len(reply.body) if reply.length is None else reply.length))
        self.send_header("Connection", "close")
        self.end_headers()
        self.wfile.write(reply.body)
