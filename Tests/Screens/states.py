"""The named states of which pictures are taken. The other modules with `_states` in their names declare them."""

import dataclasses
import pathlib
from collections.abc import Callable

from device import Device
from frozen import freeze
from game_page import store
from playwright.sync_api import Page

STATES: dict[str, "State"] = {}


@dataclasses.dataclass(frozen=True)
class State:
    """A state of a screen. `reach` opens it on a new device, and returns its page."""

    name: str
    page: str
    """The page's path in the site, such as `triples/board.html`."""
    reach: Callable[["Visitor"], Page]
    after_resize: Callable[[Page], None] | None = None
    """Is called after each change of the window's size."""
    is_busy: bool = False
    """Whether the page waits for something that never comes."""
    has_motion: bool = False
    """Whether the player doesn't prefer reduced motion."""


class Visitor(Device):
    """A device whose clock stands still. `site` also replies as a game server (see replies.py)."""

    def __init__(self, playwright, browser, site, has_motion: bool = False, name: str = "desktop"):
        super().__init__(playwright, browser, site.address, name, allowed_failures=".*")
        self.site = site
        self._options = {"locale": "en-US", "timezone_id": "America/New_York"}
        if not has_motion:
            self._options["reduced_motion"] = "reduce"

    def context(self, **options):
        is_new = not self._contexts
        context = super().context(**self._options | options)
        if is_new:
            freeze(context)
        return context

    def save_screenshot(self, file: pathlib.Path) -> None:
        """Saves a picture of the latest page, to show why a state can't be reached."""
        if pages := [page for context in self._contexts.values() for page in context.pages]:
            file.parent.mkdir(parents=True, exist_ok=True)
            pages[-1].screenshot(path=file)

    def close_contexts(self) -> None:
        """Closes all profiles, whatever their pages have reported."""
        for context in self._contexts.values():
            context.close()


def state(name: str, page: str, **options):
    """Declares that the function below reaches a state."""

    def declare(reach):
        assert name not in STATES, f"two states have the name {name}"
        STATES[name] = State(name, page, reach, **options)
        return reach

    return declare


def stored_state(name: str, page: str, texts: dict[str, str] | None = None, address: str = "", waits_for: str | None = None, **options):
    """Declares the state that a page shows with these stored values. `address` is the end of its address, such as `#about`, and
    `waits_for` is a selector of an element that appears late."""

    def reach(device: Visitor) -> Page:
        return open_stored(device, page, texts or {}, address, waits_for)

    state(name, page, **options)(reach)


# Scrolls everything that scrolls to its end.
SCROLL_DOWN = """() => {
  for (const element of document.querySelectorAll("*"))
    if (/auto|scroll/.test(getComputedStyle(element).overflowY)) element.scrollTop = element.scrollHeight;
}"""


def scrolled_down(*names: str) -> None:
    """Declares for each of these states another one, in which the panel or the dialog is scrolled to its end."""
    for name in names:
        after_resize = lambda page: page.evaluate(SCROLL_DOWN)  # noqa: E731
        STATES[f"{name}-bottom"] = dataclasses.replace(STATES[name], name=f"{name}-bottom", after_resize=after_resize)


def open_stored(device: Visitor, page: str, texts: dict[str, str], address: str = "", waits_for: str | None = None) -> Page:
    """Opens a page with these stored values."""
    if texts:
        store(device, texts)
    opened = device.visit(page.removesuffix("index.html") + address)
    opened.wait_for_selector("html:not([data-program]), html[data-state=running]", state="attached")
    if waits_for:
        opened.wait_for_selector(waits_for)
    return opened
