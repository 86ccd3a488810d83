"""Requests from a page to a game server, and the responses, as they pass through the tests' proxy."""

import dataclasses
import json
import threading
from typing import Any

# The maximum duration of any wait, in seconds.
MAX_WAIT_SECONDS = 60


@dataclasses.dataclass
class Call:
    """A request from a page to the API."""

    method: str
    path: str
    """The path below `/api/v1`, with the query."""
    body: Any
    """The JSON of the request, or `None` if the request has none."""
    token: str | None
    """The token of the player who called, or `None`."""
    served_count: int = 0
    """The number of times that the server has received and answered the call."""
    status: int | None = None
    """The status that the page received, or `None` if it received none, or not yet."""
    answer: Any = None
    """The JSON of the server's latest reply, or `None`. A test may have replaced the reply on its way to the page."""


class Hold:
    """A delay of a request or its reply, which the test ends."""

    def __init__(self):
        self._arrival, self._release = threading.Event(), threading.Event()

    @property
    def has_arrived(self) -> bool:
        return self._arrival.is_set()

    def release(self) -> None:
        """Passes the request or reply on, at once or when it arrives."""
        self._release.set()

    def wait(self) -> None:
        """Reports the arrival, and waits until the test calls `release`."""
        self._arrival.set()
        self._release.wait(MAX_WAIT_SECONDS)


@dataclasses.dataclass
class Reply:
    """A response. If `status` is `None`, the proxy sends invalid bytes and closes the connection, as if the network had failed."""

    status: int | None = None
    headers: list[tuple[str, str]] = dataclasses.field(default_factory=list)
    body: bytes = b""
    length: int | None = None
    """The Content-Length to declare, or `None` for the actual length of the body."""


def json_or_none(body: bytes) -> Any:
    """Returns the body's JSON, or `None` if it isn't JSON."""
    try:
        return json.loads(body)
    except ValueError:
        return None
