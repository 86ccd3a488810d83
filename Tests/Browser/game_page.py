"""What the pages of both games have in common: tabs, buttons, notices, and storage."""

import json
import re

from playwright.sync_api import Locator, Page
from waiting import wait_for_script


class GamePage:
    def __init__(self, page: Page):
        self.page = page
        self.notice = page.locator("#notice")

    def status(self) -> str:
        """Returns the latest announcement to screen readers."""
        return self.page.locator("#status[role=status]").inner_text()

    def stored(self, key: str) -> str | None:
        return stored(self.page, key)

    def button(self, name: str) -> Locator:
        return button(self.page, name)

    def click(self, *names: str) -> None:
        """Clicks the buttons with these names, one after another."""
        for name in names:
            self.button(name).click()

    def tab(self, name: str) -> Locator:
        return self.page.get_by_role("tab", name=name)

    def open_settings(self) -> Locator:
        self.button("Settings").click()
        settings = self.page.get_by_role("dialog", name="Settings")
        settings.wait_for()
        return settings

    def close_settings(self) -> None:
        self.button("Done").click()

    def figures(self) -> dict[str, str]:
        """Returns the figures of the statistics, by their labels."""
        counts = self.page.locator("#counts")
        return dict(zip(counts.locator("dt").all_inner_texts(), counts.locator("dd").all_inner_texts()))

    def bars(self) -> list[tuple[str, str]]:
        """Returns the bars of the statistics, each with its label and its count."""
        return [tuple(text.split("\n")) for text in self.page.locator("#histogram > li").all_inner_texts()]

    def settle(self) -> None:
        """Waits until no animation is running."""
        wait_for_script(self.page, "() => document.getAnimations().every((animation) => animation.playState !== 'running')")

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)


def button(page: Page, name: str) -> Locator:
    """Returns the button with this name on any page."""
    return page.get_by_role("button", name=name, exact=True)


def stored(page: Page, key: str) -> str | None:
    """Returns the text that is stored under a key."""
    return page.evaluate("key => localStorage.getItem(key)", key)


def reopen(page: Page, path: str, texts: dict[str, str]) -> None:
    """Stores these values, and opens a page of the site in place of the current page."""
    address = re.match(r"https?://[^/]+/", page.url)[0]
    # No game may be open while the storage changes, so leave the page first.
    page.goto(address)
    page.evaluate("texts => { for (const [key, text] of Object.entries(texts)) localStorage[key] = text; }", texts)
    page.goto(address + path)
    page.wait_for_selector("html[data-state=running]", state="attached")


def store(device, texts: dict[str, str], **options) -> None:
    """Makes each page that the device opens store these values first, except for keys that already have one. Call
    this function before you open the first page."""
    device.context(**options).add_init_script(
        f"for (const [key, text] of Object.entries({json.dumps(texts)})) localStorage[key] ??= text;"
    )
