"""What the pages of both games have in common: tabs, buttons, notices, and what they keep in the browser's storage."""

import json

from playwright.sync_api import Locator, Page


class GamePage:
    """A page of a game in front of the player."""

    def __init__(self, page: Page):
        self.page = page
        self.notice = page.locator("#notice")

    def status(self) -> str:
        """What a screen reader was told last."""
        return self.page.locator("#status[role=status]").inner_text()

    def stored(self, key: str) -> str | None:
        return self.page.evaluate("key => localStorage.getItem(key)", key)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def tab(self, name: str) -> Locator:
        return self.page.get_by_role("tab", name=name)

    def open_settings(self) -> Locator:
        """Opens what the gear opens."""
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
    """Puts texts into the storage of a device, before the first page is opened there, where there are none."""
    device.context(**options).add_init_script(
        f"for (const [key, text] of Object.entries({json.dumps(texts)})) localStorage[key] ??= text;"
    )
