"""Calls of a page to a server of the game of the day, and their answers, as they pass through the tests' proxy."""

import dataclasses
import json
import threading
from typing import Any

# How long anything is waited for, in seconds.
PATIENCE = 60


@dataclasses.dataclass
class Call:
    """A call of the API, as it came from a page."""

    method: str
    path: str
    """Its path below `/api/v1`, with what stands behind the question mark."""
    body: Any
    """The JSON that came with it; `None` without any."""
    token: str | None
    """Who called."""
    sent: int = 0
    """How many times the server has got it, and has answered."""
    status: int | None = None
    """What the page was answered; `None` as long as it was not, and where it never was."""
    answer: Any = None
    """The JSON that the server answered at last, whatever the page got of it; `None` without any."""


class Hold:
    """A call that is held up."""

    def __init__(self):
        self._arrival, self._release = threading.Event(), threading.Event()

    @property
    def has_arrived(self) -> bool:
        """Whether it is here by now."""
        return self._arrival.is_set()

    def release(self) -> None:
        """Lets it go on, or not be held up when it comes."""
        self._release.set()

    def keep(self) -> None:
        """Waits until it may go on."""
        self._arrival.set()
        self._release.wait(PATIENCE)


@dataclasses.dataclass
class Reply:
    """What is answered. With nothing in it, the connection is closed instead."""

    status: int | None = None
    headers: list[tuple[str, str]] = dataclasses.field(default_factory=list)
    body: bytes = b""
    length: int | None = None
    """How long the body is said to be, if that is not so."""


def parsed(body: bytes) -> Any:
    """The JSON that something is, if it is any."""
    try:
        return json.loads(body)
    except ValueError:
        return None
