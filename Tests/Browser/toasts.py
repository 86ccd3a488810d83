"""Finds what a toast covers: a notice of a game's page, the outcome of an action, or a problem with the server."""

import contextlib
from collections.abc import Iterator

from playwright.sync_api import Page

TOASTS = ".notice, .said, .trouble"

# Returns the targets of which a toast covers the center or a corner, and the toasts that are outside the window but must be in it.
READ_COVERED = """({ toasts, inWindow }) => {
  const faults = [];
  const name = (element) => `${element.tagName.toLowerCase()}#${element.id || element.className} "${element.textContent.trim().slice(0, 20)}"`;
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().height > 1;
  for (const toast of document.querySelectorAll(toasts)) {
    if (!isShown(toast) || !toast.matches(inWindow)) continue;
    const box = toast.getBoundingClientRect();
    if (box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight) faults.push(`${name(toast)} is outside`);
  }
  // A dialog makes the rest of the page inert.
  const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  for (const target of root.querySelectorAll("button, a[href], input, select, summary, .board, .hole")) {
    if (!isShown(target) || target.closest(toasts)) continue;
    let { left, right, top, bottom } = target.getBoundingClientRect();
    // Only the part that isn't scrolled out of view can be pressed.
    for (let box = target.parentElement; box; box = box.parentElement) {
      if (getComputedStyle(box).overflowY === "visible") continue;
      const frame = box.getBoundingClientRect();
      [left, right, top, bottom] = [Math.max(left, frame.left), Math.min(right, frame.right), Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
    if (right - left < 6 || bottom - top < 6) continue;
    const points = [[(left + right) / 2, (top + bottom) / 2]];
    for (const x of [left + 3, right - 3]) for (const y of [top + 3, bottom - 3]) points.push([x, y]);
    const toast = points.map(([x, y]) => document.elementFromPoint(x, y)?.closest(toasts)).find((hit) => hit);
    if (toast) faults.push(`${name(target)} is covered by ${name(toast)}`);
  }
  return faults;
}"""

# Shows a notice where the page would show it (NoticeBar.swift). Returns what HIDE needs.
SHOW = """text => {
  const notice = document.querySelector("#notice");
  const scrolled = [...document.querySelectorAll("*")].map((box) => [box, box.scrollTop]).filter(([, top]) => top > 0);
  const earlier = { notice, scrolled, parent: notice.parentElement, next: notice.nextSibling };
  document.querySelector("#notice-text").textContent = text;
  notice.hidden = false;
  const board = "main > .notice-host:not([hidden])";
  (document.querySelector("dialog[open]") ?? document.querySelector(board) ?? document.querySelector(".app")).append(notice);
  notice.scrollIntoView();
  return earlier;
}"""

# Hides the notice, and restores its place and what it scrolled.
HIDE = """({ notice, scrolled, parent, next }) => {
  notice.hidden = true;
  parent.insertBefore(notice, next);
  for (const box of document.querySelectorAll("*")) if (box.scrollTop > 0) box.scrollTop = 0;
  for (const [box, top] of scrolled) box.scrollTop = top;
}"""

LONG_NOTICE = "The saved game was changed and can’t be read. It was set aside, and this one continues."


@contextlib.contextmanager
def shown_notice(page: Page) -> Iterator[bool]:
    """Shows a long notice on the page, in whatever state it is, during the context, which is whether the page has notices."""
    if page.locator("#notice").count() == 0:
        yield False
        return
    earlier = page.evaluate_handle(SHOW, LONG_NOTICE)
    yield True
    page.evaluate(HIDE, earlier)


def covered_by_toasts(page: Page, in_window: str = TOASTS) -> list[str]:
    """Returns what can be pressed and is covered by a toast, and those toasts that aren't completely in the window but
    must be: the ones that the selector `in_window` selects."""
    return page.evaluate(READ_COVERED, {"toasts": TOASTS, "inWindow": in_window})
