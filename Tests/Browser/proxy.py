"""A proxy between a page and a game server. It simulates network faults."""

import dataclasses
import http.client
import http.server
import json
import re
import threading
from collections.abc import Callable
from typing import Any

from calls import MAX_WAIT_SECONDS, Call, Hold, Reply, json_or_none

API = "/api/v1"

PROBLEM = "application/problem+json"
BUSY = {"type": "/problems/unavailable", "title": "Not now.", "status": 503}

# The login page of a public network, which such a network sends instead of any reply.
FOREIGN_PAGE = b"<!doctype html><html lang=en><title>Welcome</title><p>Welcome to the network of this hotel."

# Headers that belong to one connection, not to the message.
CONNECTION_HEADERS = {"connection", "content-length", "keep-alive", "transfer-encoding"}

# Invalid bytes that are sent instead of a reply. If the connection were just closed, the browser might repeat the request
# silently.
NO_ANSWER = b"\0" * 16


@dataclasses.dataclass
class Fault:
    """A fault for one request. `act` takes a function that sends the request to the server, and returns the response for the
    page."""

    pattern: str
    act: Callable[[Callable[[], Reply]], Reply]


class Proxy(http.server.ThreadingHTTPServer):
    """Passes requests on to a server until the proxy is closed. Asks for the server's port each time, because it can change.

    Each fault applies to one request: the next one to the API whose method and path below `/api/v1` match the complete
    pattern, such as `POST .*/moves`. If several faults match, the oldest applies. `close` fails the test if a fault was never
    used.
    """

    daemon_threads = True
    request_queue_size = 128

    def __init__(self, server_port: Callable[[], int]):
        super().__init__(("127.0.0.1", 0), Handler)
        self.upstream_port = server_port
        self.is_down = False
        """Whether the proxy simulates an outage: it closes every connection without a reply."""
        self.calls: list[Call] = []
        """The calls of the API, in the order in which they arrived, except those that arrived while it was down."""
        self.files: list[str] = []
        """The paths of all other requests, such as `/server.json`."""
        self._faults: list[Fault] = []
        self._holds: list[Hold] = []
        self._lock = threading.Lock()
        self._thread = threading.Thread(target=self.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
        self._thread.start()

    @property
    def address(self) -> str:
        """The address of the site for pages that use the proxy."""
        return f"http://127.0.0.1:{self.server_port}/"

    def matching(self, pattern: str) -> list[Call]:
        """Returns the requests so far that match a pattern."""
        with self._lock:
            return [call for call in self.calls if re.fullmatch(pattern, f"{call.method} {call.path}")]

    # Faults.

    def pass_through(self, pattern: str) -> None:
        """Passes the next matching request through, so that another fault can apply to a later one."""
        self._add_fault(pattern, lambda send: send())

    def drop_before(self, pattern: str) -> None:
        """Closes the connection before the request reaches the server."""
        self._add_fault(pattern, lambda send: Reply())

    def drop_after(self, pattern: str) -> None:
        """Closes the connection after the server's reply, before the page gets it."""

        def act(send):
            send()
            return Reply()

        self._add_fault(pattern, act)

    def repeat(self, pattern: str) -> None:
        """Sends the request to the server twice, and returns the second reply."""

        def act(send):
            send()
            return send()

        self._add_fault(pattern, act)

    def reply(self, pattern: str, status: int, body: Any, kind: str = "application/json", **headers: str) -> None:
        """Replies without the server. `body` is either bytes, or a value that is sent as JSON. Headers are given as in
        `Retry_After="1"`."""
        sent = body if isinstance(body, bytes) else json.dumps(body).encode()
        fields = [("Content-Type", kind), *((name.replace("_", "-"), value) for name, value in headers.items())]
        self._add_fault(pattern, lambda send: Reply(status, fields, sent))

    def reply_with_html(self, pattern: str) -> None:
        """Replies with an HTML page and status 200, without the server."""
        self.reply(pattern, 200, FOREIGN_PAGE, "text/html; charset=utf-8")

    def reply_busy(self, pattern: str) -> None:
        """Replies without the server: with status 503, and with the request to retry after a second."""
        self.reply(pattern, 503, BUSY, PROBLEM, Retry_After="1")

    def truncate(self, pattern: str) -> None:
        """Returns only half of the server's reply, and closes the connection."""

        def act(send):
            reply = send()
            return dataclasses.replace(reply, body=reply.body[: len(reply.body) // 2], length=len(reply.body))

        self._add_fault(pattern, act)

    def change_reply(self, pattern: str, change: Callable[[Any], Any]) -> None:
        """Returns the server's reply, after `change` has changed its JSON."""

        def act(send):
            reply = send()
            return dataclasses.replace(reply, body=json.dumps(change(json.loads(reply.body))).encode())

        self._add_fault(pattern, act)

    def hold_request(self, pattern: str) -> Hold:
        """Holds the request back, before it reaches the server, until it's released."""
        hold = self._new_hold()

        def act(send):
            hold.wait()
            return send()

        self._add_fault(pattern, act)
        return hold

    def hold_reply(self, pattern: str) -> Hold:
        """Holds the server's reply back until it's released."""
        hold = self._new_hold()

        def act(send):
            reply = send()
            hold.wait()
            return reply

        self._add_fault(pattern, act)
        return hold

    # Operation.

    def close(self) -> None:
        """Stops the proxy, and fails if a fault was never used."""
        with self._lock:
            left = [fault.pattern for fault in self._faults]
        for hold in self._holds:
            hold.release()
        self.shutdown()
        self._thread.join()
        self.server_close()
        assert left == [], f"no call used {left}"

    def take_fault(self, call: Call) -> Fault | None:
        """Records a request, and returns its fault, if any."""
        with self._lock:
            self.calls.append(call)
            line = f"{call.method} {call.path}"
            fault = next((fault for fault in self._faults if re.fullmatch(fault.pattern, line)), None)
            if fault:
                self._faults.remove(fault)
            return fault

    def handle_error(self, request, client_address) -> None:
        """Ignores all errors, because a page or the server may close a connection early."""

    def _add_fault(self, pattern: str, act: Callable[[Callable[[], Reply]], Reply]) -> None:
        with self._lock:
            self._faults.append(Fault(pattern, act))

    def _new_hold(self) -> Hold:
        self._holds.append(Hold())
        return self._holds[-1]


class Handler(http.server.BaseHTTPRequestHandler):
    """Handles the requests on one connection."""

    protocol_version = "HTTP/1.1"

    def log_message(self, *arguments) -> None:
        """Logs nothing."""

    def handle_call(self) -> None:
        self.close_connection = True
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        if self.server.is_down:
            return self.send_reply(Reply())
        if not self.path.startswith(API + "/"):
            self.server.files.append(self.path)
            return self.send_reply(self.forward(body))
        token = (self.headers.get("Authorization") or "").removeprefix("Bearer ")
        call = Call(self.command, self.path.removeprefix(API), json_or_none(body), token or None)
        fault = self.server.take_fault(call)

        def send() -> Reply:
            reply = self.forward(body)
            if reply.status:
                call.served_count += 1
                call.answer = json_or_none(reply.body)
            return reply

        reply = fault.act(send) if fault else send()
        # A test may have taken the proxy down in the meantime.
        if self.server.is_down:
            reply = Reply()
        call.status = reply.status
        self.send_reply(reply)

    do_DELETE = do_GET = do_HEAD = do_PATCH = do_POST = do_PUT = handle_call

    def forward(self, body: bytes) -> Reply:
        """Sends the request to the server, and returns its reply, or an empty one if the server can't be reached."""
        connection = http.client.HTTPConnection("127.0.0.1", self.server.upstream_port(), timeout=MAX_WAIT_SECONDS)
        try:
            connection.putrequest(self.command, self.path, skip_host=True, skip_accept_encoding=True)
            for name, value in self.headers.items():
                # The proxy itself reads the replies of the API, so they must not be compressed.
                is_coding = name.lower() == "accept-encoding" and self.path.startswith(API)
                if name.lower() not in CONNECTION_HEADERS and not is_coding:
                    connection.putheader(name, value)
            if body or self.command in ("PATCH", "POST", "PUT"):
                connection.putheader("Content-Length", str(len(body)))
            connection.putheader("Connection", "close")
            connection.endheaders(body)
            response = connection.getresponse()
            headers = [(name, value) for name, value in response.getheaders() if name.lower() not in CONNECTION_HEADERS]
            length = response.headers["Content-Length"] if self.command == "HEAD" else None
            return Reply(response.status, headers, response.read(), int(length) if length else None)
        except (OSError, http.client.HTTPException):
            return Reply()
        finally:
            connection.close()

    def send_reply(self, reply: Reply) -> None:
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
