"""Helpers for the tests of both lessons."""

from game_page import button, store, stored
from layout import resize

# The screens on which every step must fit: the smallest phone, another phone in portrait and in landscape, a tablet,
# and a desktop.
SCREENS = [(320, 568), (390, 664), (664, 390), (768, 1024), (1280, 800)]


def progress(step: int, done: int | None = None, lesson: int = 1) -> str:
    """Returns the saved text of a player who is at a step of a lesson. Lessons are numbered from 1, steps from 0, and
    `done` is the number of completed steps."""
    done = step if done is None else done
    suffix = "" if lesson == 1 else f"-{lesson}"
    lines = [("lesson", lesson if lesson > 1 else 0), (f"step{suffix}", step), (f"done{suffix}", done)]
    return "\n".join(["lesson/1", *[f"{word} {number}" for word, number in lines if number]])


def screens_that_scroll(page) -> list[str]:
    """Returns the screens on which the page must scroll, with the excess height. Restores the size afterward."""
    own, found = page.viewport_size, []
    for width, height in SCREENS:
        resize(page, {"width": width, "height": height})
        if (over := page.evaluate("document.scrollingElement.scrollHeight - innerHeight")) > 0:
            found.append(f"{width} by {height}: {over}")
    resize(page, own)
    return found


class Lesson:
    """A lesson's page, whose elements are found by role and name. Lessons are numbered from 1."""

    def __init__(self, device, game: str, step: int = 0, number: int = 1, **options):
        self.key = f"parlor.{game}.lesson"
        self.number = number
        if step or number > 1:
            store(device, {self.key: progress(step, lesson=number)}, **options)
        self.page = device.open(f"{game}/lesson.html", **options)

    def show(self, step: int) -> None:
        """Shows another step on the same page."""
        self.page.evaluate("([key, text]) => localStorage.setItem(key, text)", [self.key, progress(step, lesson=self.number)])
        self.page.reload()

    def button(self, name: str):
        return button(self.page, name)

    def heading(self, name: str):
        return self.page.get_by_role("heading", name=name, exact=True)

    @property
    def feedback(self):
        """The task, or the feedback on the player's answer."""
        return self.page.locator("#said")

    @property
    def stored(self) -> str | None:
        return stored(self.page, self.key)
