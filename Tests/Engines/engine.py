"""A browser that is driven by the W3C's WebDriver commands, whichever engine is in it.

Each engine brings the commands to its browser in its own way (`firefox.py`, `webkit.py`); what is made of them stands here.
"""

import abc
import base64
import time
from collections.abc import Callable
from typing import Any

# How WebDriver writes an element.
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"

# How long anything may take, in seconds. Nothing waits so long that comes: only a failure takes all of it.
PATIENCE = 60


class EngineError(Exception):
    """What a browser answers instead of doing what it was told."""


class Engine(abc.ABC):
    """A browser with one window."""

    # What the engine is called in tests, and what it is called by people.
    name: str
    title: str
    # Whether its touches are the engine's own. Where they are not, a script in the page makes them.
    has_touch: bool

    def __init__(self):
        self.version = ""
        # The size that the page was given last.
        self.size: tuple[int, int] | None = None

    # What each browser does in its own way.

    @abc.abstractmethod
    def command(self, name: str, **parameters: Any) -> Any:
        """Carries out a command of WebDriver and answers with what it gives."""

    @abc.abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Gives the page that size, in CSS pixels."""

    @abc.abstractmethod
    def own_complaints(self, address: str) -> list[str]:
        """The errors that the browser itself has noted of pages at an address since it was last asked."""

    @abc.abstractmethod
    def close(self) -> None:
        """Ends the browser and all that was started with it, however it is."""

    # What is made of the commands.

    def goto(self, address: str) -> None:
        self.command("Navigate", url=address)

    def run(self, script: str, *arguments: Any) -> Any:
        """Runs the body of a function in the page, and answers with what it returns."""
        return self.command("ExecuteScript", script=script, args=list(arguments))

    def call(self, function: str, *arguments: Any) -> Any:
        """Calls a JavaScript function, given as text, and answers with what it returns."""
        return self.run(f"return ({function})(...arguments)", *arguments)

    def wait_for(self, function: str, *arguments: Any) -> None:
        """Waits until a JavaScript function, given as text, returns something true; a promise counts as what it becomes."""
        wait_until(lambda: self.call(function, *arguments), function)

    def act(self, *sources: dict) -> None:
        """Does what fingers, mice or keys do: sources of actions in the form of WebDriver."""
        self.command("PerformActions", actions=list(sources))
        self.command("ReleaseActions")

    def wait_for_frames(self) -> None:
        """Waits until the page has been drawn as it is now."""
        self.call("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))")

    def screenshot(self) -> bytes:
        """The page as it is seen, as PNG."""
        return base64.b64decode(self.command("TakeScreenshot", full=False))


def wait_until(condition: Callable[[], Any], what: str = "what was waited for") -> Any:
    """Asks again until `condition` holds, and answers with what it gave."""
    deadline = time.monotonic() + PATIENCE
    while not (found := condition()):
        assert time.monotonic() < deadline, f"{what} did not come"
        time.sleep(0.02)
    return found


def becomes(read: Callable[[], Any], expected: Any) -> None:
    """Fails unless what is read becomes what is expected."""
    deadline = time.monotonic() + PATIENCE
    while (found := read()) != expected:
        assert time.monotonic() < deadline, f"{found!r} did not become {expected!r}"
        time.sleep(0.02)
