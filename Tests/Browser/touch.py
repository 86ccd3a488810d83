"""Real touches, sent through Chromium's DevTools protocol. Like a finger's touches, they scroll, and can be captured and canceled.
(Playwright's own `tap` doesn't send movements.)"""

import time

from frames import wait_for_frame
from playwright.sync_api import Page


class Finger:
    """A finger on the screen of a page. Points are in CSS pixels from the top left corner of the window.

    By default, touches have their actual times. If `pace` is given, the page sees that number of milliseconds between touches, even if
    the machine is busy.
    """

    def __init__(self, page: Page, pace: float | None = None):
        self._page = page
        self._session = page.context.new_cdp_session(page)
        self._point = (0.0, 0.0)
        self._pace = pace
        self._time = time.time()

    def press(self, x: float, y: float) -> None:
        self._point = (x, y)
        self._send("touchStart", [self._touch()])

    def move(self, x: float, y: float, steps: int = 3) -> None:
        """Moves the finger to a point in `steps` steps."""
        start_x, start_y = self._point
        for step in range(1, steps + 1):
            self._point = (start_x + (x - start_x) * step / steps, start_y + (y - start_y) * step / steps)
            self._send("touchMove", [self._touch()])

    def press_second_finger(self, x: float, y: float) -> None:
        """Puts a second finger down."""
        self._send("touchStart", [self._touch(), {"x": x, "y": y, "id": 2}])

    def lift(self, rest: float = 0) -> None:
        """Lifts the finger, and the second one if it's down. If `rest` isn't 0, the event's time is that many milliseconds in the
        future, as if the finger had rested."""
        self._send("touchEnd", [], rest)

    def cancel(self) -> None:
        """Cancels the touch, as a system does when it uses the touch for a gesture of its own."""
        self._send("touchCancel", [])

    def _touch(self) -> dict:
        return {"x": self._point[0], "y": self._point[1], "id": 1}

    def _send(self, kind: str, points: list[dict], rest: float = 0) -> None:
        touch = {"type": kind, "touchPoints": points}
        if self._pace is not None:
            self._time += self._pace / 1000
            touch["timestamp"] = self._time
        elif rest:
            touch["timestamp"] = time.time() + rest / 1000
        self._session.send("Input.dispatchTouchEvent", touch)
        if not points:
            wait_for_frame(self._page)


class Mouse:
    """A mouse with the same methods as a finger."""

    def __init__(self, page: Page):
        self._page = page
        self._mouse = page.mouse
        self._point = (0.0, 0.0)

    def press(self, x: float, y: float) -> None:
        self._mouse.move(x, y)
        self._point = (x, y)
        self._mouse.down()

    def move(self, x: float, y: float) -> None:
        self._mouse.move(x, y, steps=3)
        self._point = (x, y)

    def lift(self, rest: float = 0) -> None:
        """Releases the button. If `rest` isn't 0, the event's time is that many milliseconds in the future."""
        # Playwright can't set the time of an event, so send the event through the DevTools protocol. Then release the button with
        # Playwright as well, so that Playwright knows that the button is up. Pages ignore this second release.
        if rest:
            x, y = self._point
            release = {"type": "mouseReleased", "x": x, "y": y, "button": "left", "clickCount": 1, "timestamp": time.time() + rest / 1000}
            self._page.context.new_cdp_session(self._page).send("Input.dispatchMouseEvent", release)
        self._mouse.up()


def swipe(page: Page, start: tuple[float, float], end: tuple[float, float], steps: int = 3) -> None:
    """Swipes from one point to another."""
    finger = Finger(page)
    finger.press(*start)
    finger.move(*end, steps=steps)
    finger.lift()


def swipe_on(page: Page, selector: str, direction: str, distance: float = 120) -> None:
    """Swipes to the left or right, or up or down, starting at the middle of an element."""
    box = page.locator(selector).bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    across, along = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}[direction]
    swipe(page, (x, y), (x + across * distance, y + along * distance))
