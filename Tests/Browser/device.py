"""A device in the player's hand."""

import json
import re

from playwright.sync_api import Browser, BrowserContext, Page, Playwright
from waiting import PATIENCE


class Device:
    """A fresh browser profile on a screen of some kind. Pages opened with it fail their test on any error they report.

    `complaints` holds what pages have reported so far: errors on the console (among them violations of the content
    security policy and files that are not there) and exceptions. A test that provokes some clears it. `forgives` is what
    addresses look like of which the browser, not the page, may say that they could not be loaded, or with a status that is
    an error.
    """

    def __init__(self, playwright: Playwright, browser: Browser, address: str, name: str, forgives: str = "(?!)"):
        self._address = address
        self._forgives = re.compile(forgives)
        self._clock_script = ""
        self._keeps_site = False
        # Texts in the storage of each new profile.
        self.stored: dict[str, str] = {}
        self.complaints: list[str] = []
        self._browser = browser
        self._descriptions = self.descriptions(playwright)
        self._description = self._descriptions[name]
        self._contexts: dict[str, BrowserContext] = {}

    @property
    def address(self) -> str:
        """Where the site is that the device visits. One that a test has for itself is kept for playing offline; the one
        that all tests share is not: its service worker would fetch all of it in every test."""
        return self._address

    @address.setter
    def address(self, address: str) -> None:
        self._address = address
        self._keeps_site = True

    @property
    def has_touch(self) -> bool:
        """Whether it is used with fingers."""
        return self._description.get("has_touch", False)

    @property
    def sizes(self) -> dict[str, dict]:
        """The screens of all devices that are used as this one is, with fingers or with a mouse, by the devices' names."""
        return {
            name: description["viewport"]
            for name, description in self._descriptions.items()
            if description.get("has_touch", False) == self.has_touch
        }

    @property
    def all_sizes(self) -> dict[str, dict]:
        """The screens of all devices by the devices' names."""
        return {name: description["viewport"] for name, description in self._descriptions.items()}

    @staticmethod
    def descriptions(playwright: Playwright) -> dict[str, dict]:
        """The devices of the tests by name."""

        def known(name: str) -> dict:
            return {key: value for key, value in playwright.devices[name].items() if key != "default_browser_type"}

        touch = {"is_mobile": True, "has_touch": True}
        return {
            "iphone": known("iPhone 12"),
            "iphone_landscape": known("iPhone 12 landscape"),
            "small": {"viewport": {"width": 320, "height": 568}, "device_scale_factor": 2, **touch},
            "small_landscape": {"viewport": {"width": 568, "height": 320}, "device_scale_factor": 2, **touch},
            "tablet": {"viewport": {"width": 820, "height": 1180}, "device_scale_factor": 2, **touch},
            "tablet_landscape": {"viewport": {"width": 1180, "height": 820}, "device_scale_factor": 2, **touch},
            "desktop": {"viewport": {"width": 1280, "height": 800}},
            "wide": {"viewport": {"width": 1920, "height": 1080}},
        }

    def context(self, **options) -> BrowserContext:
        """The profile, made when first asked for. Other options (`color_scheme="dark"`, `reduced_motion="reduce"`,
        `locale="de"`, `viewport=…`) make another profile, with a storage of its own."""
        key = repr(sorted(options.items()))
        if key not in self._contexts:
            workers = {"service_workers": "allow" if self._keeps_site else "block"}
            self._contexts[key] = self._browser.new_context(**(self._description | workers | options))
            self._contexts[key].set_default_timeout(PATIENCE * 1000)
            if self._clock_script:
                self._contexts[key].add_init_script(self._clock_script)
            if self.stored:
                script = f"for (const [key, text] of Object.entries({json.dumps(self.stored)})) localStorage[key] ??= text;"
                self._contexts[key].add_init_script(script)
        return self._contexts[key]

    def move_clock(self, milliseconds: int) -> None:
        """From now on its clock is so much ahead of this machine's, in pages that are open too."""
        self._clock_script = f"Date.ofMachine ??= Date.now; Date.now = () => Date.ofMachine() + {milliseconds};"
        for context in self._contexts.values():
            context.add_init_script(self._clock_script)
            for page in context.pages:
                page.evaluate(self._clock_script)

    def open(self, path: str = "triples/", **options) -> Page:
        """Opens a page of the site in a new tab and waits until its program runs. `options` are those of `context`."""
        page = self.new_page(**options)
        page.goto(self.address + path)
        page.wait_for_selector("html[data-state=running]", state="attached")
        return page

    def new_page(self, **options) -> Page:
        """A new tab with nothing in it yet."""
        page = self.context(**options).new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(f"exception: {error}"))
        page.on("crash", lambda _: self.complaints.append("the page crashed"))
        return page

    def close(self) -> None:
        """Closes everything, and fails if a page has complained."""
        for context in self._contexts.values():
            context.close()
        assert not self.complaints, "\n".join(["pages reported:", *self.complaints])

    def _hear(self, message) -> None:
        url = message.location.get("url", "")
        is_forgiven = message.text.startswith("Failed to load resource") and self._forgives.search(url)
        if message.type == "error" and not is_forgiven:
            self.complaints.append(f"console: {message.text} ({url})")
