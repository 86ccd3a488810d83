"""A browser driven by the W3C's WebDriver commands.

Each subclass sends the commands in its own way (`firefox.py`, `webkit.py`).
"""

import abc
import base64
import time
from collections.abc import Callable
from typing import Any

# The key of an element's reference in WebDriver's JSON.
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"

# The timeout for any condition, in seconds. Only failures take that long.
MAX_WAIT_SECONDS = 60


class EngineError(Exception):
    """A browser replied with an error."""


class Engine(abc.ABC):
    """A browser with one window."""

    # `name` identifies the engine in tests. `title` is the browser's name as people write it.
    name: str
    title: str
    # Whether the driver supports touch. If not, a script in the page simulates it.
    has_touch: bool

    def __init__(self):
        self.version = ""
        # The last size that the page was set to.
        self.size: tuple[int, int] | None = None

    # Implemented by each engine.

    @abc.abstractmethod
    def command(self, name: str, **parameters: Any) -> Any:
        """Sends a WebDriver command and returns its result."""

    @abc.abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Sets the page's size in CSS pixels."""

    @abc.abstractmethod
    def browser_errors(self, address: str) -> list[str]:
        """Returns the errors that the browser has logged since the last call for pages at an address."""

    @abc.abstractmethod
    def close(self) -> None:
        """Ends the browser and all processes started with it, in any state."""

    # Built on the commands.

    def goto(self, address: str) -> None:
        self.command("Navigate", url=address)

    def run(self, script: str, *arguments: Any) -> Any:
        """Runs a function body in the page and returns its result."""
        return self.command("ExecuteScript", script=script, args=list(arguments))

    def call(self, function: str, *arguments: Any) -> Any:
        """Calls a JavaScript function, given as text, and returns its result."""
        return self.run(f"return ({function})(...arguments)", *arguments)

    def wait_for(self, function: str, *arguments: Any) -> None:
        """Waits until a JavaScript function, given as text, returns a truthy value or a promise of one."""
        wait_until(lambda: self.call(function, *arguments), function)

    def act(self, *sources: dict) -> None:
        """Performs WebDriver input actions of fingers, mice, or keys."""
        self.command("PerformActions", actions=list(sources))
        self.command("ReleaseActions")

    def wait_for_frames(self) -> None:
        """Waits until the page's current state has been drawn."""
        self.call("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))")

    def screenshot(self) -> bytes:
        """Returns the visible page as PNG."""
        return base64.b64decode(self.command("TakeScreenshot", full=False))


def wait_until(condition: Callable[[], Any], what: str = "what was waited for") -> Any:
    """Waits until `condition` returns a truthy value, and returns that value."""
    deadline = time.monotonic() + MAX_WAIT_SECONDS
    while not (found := condition()):
        assert time.monotonic() < deadline, f"{what} did not come"
        time.sleep(0.02)
    return found


def wait_for_value(read: Callable[[], Any], expected: Any) -> None:
    """Waits until `read` returns the expected value. Fails after the timeout."""
    deadline = time.monotonic() + MAX_WAIT_SECONDS
    while (found := read()) != expected:
        assert time.monotonic() < deadline, f"{found!r} did not become {expected!r}"
        time.sleep(0.02)
