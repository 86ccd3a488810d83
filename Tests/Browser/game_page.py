"""The common parts of both games' pages: tabs, buttons, notices, and storage."""

import json

from playwright.sync_api import Locator, Page


class GamePage:
    """A page of a game."""

    def __init__(self, page: Page):
        self.page = page
        self.notice = page.locator("#notice")

    def status(self) -> str:
        """Returns the latest text for screen readers."""
        return self.page.locator("#status[role=status]").inner_text()

    def stored(self, key: str) -> str | None:
        return self.page.evaluate("key => localStorage.getItem(key)", key)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def tab(self, name: str) -> Locator:
        return self.page.get_by_role("tab", name=name)

    def open_settings(self) -> Locator:
        """Opens the settings."""
        self.button("Settings").click()
        settings = self.page.get_by_role("dialog", name="Settings")
        settings.wait_for()
        return settings

    def close_settings(self) -> None:
        self.button("Done").click()

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)


def store(device, texts: dict[str, str], **options) -> None:
    """Puts texts into the storage of a device that doesn't have them. Call this function before you open the first page."""
    device.context(**options).add_init_script(
        f"for (const [key, text] of Object.entries({json.dumps(texts)})) localStorage[key] ??= text;"
    )
