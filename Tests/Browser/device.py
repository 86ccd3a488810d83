"""A device that a player uses."""

import json
import re

from playwright.sync_api import Browser, BrowserContext, Page, Playwright
from situations import PRESSES
from waiting import MAX_WAIT_SECONDS


class Device:
    """A new browser profile on a screen of a certain kind. A test fails if its pages report an error.

    `complaints` contains the errors so far: exceptions, and errors in the console, which include violations of the
    Content-Security-Policy and missing files. A test that provokes an error must clear it. `allowed_failures` is a regular
    expression for the URLs, as the browser reports them, that may fail to load or return an error status.
    """

    def __init__(self, playwright: Playwright, browser: Browser, address: str, name: str, allowed_failures: str = "(?!)"):
        self._address = address
        self._allowed_failures = re.compile(allowed_failures)
        self._clock_script = ""
        self._keeps_site = False
        # The values that each new profile stores.
        self.stored: dict[str, str] = {}
        self.complaints: list[str] = []
        self._browser = browser
        self._descriptions = self.descriptions(playwright)
        self._description = self._descriptions[name]
        self._contexts: dict[str, BrowserContext] = {}

    @property
    def address(self) -> str:
        """The address of the site that the device visits. If a test serves the site itself, the site is cached for offline use.
        The site that all tests share isn't cached, because its service worker would then load the complete site in every test."""
        return self._address

    @address.setter
    def address(self, address: str) -> None:
        self._address = address
        self._keeps_site = True

    @property
    def has_touch(self) -> bool:
        return self._description.get("has_touch", False)

    @property
    def sizes(self) -> dict[str, dict]:
        """The screens of all devices with the same kind of input, touch or mouse, by the names of the devices."""
        return {
            name: description["viewport"]
            for name, description in self._descriptions.items()
            if description.get("has_touch", False) == self.has_touch
        }

    @property
    def all_sizes(self) -> dict[str, dict]:
        """The screens of all devices, by the names of the devices."""
        return {name: description["viewport"] for name, description in self._descriptions.items()}

    @staticmethod
    def descriptions(playwright: Playwright) -> dict[str, dict]:
        """Returns the descriptions of the devices for tests, by name."""

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
        """Returns the profile, which is created on first use. Different options (`color_scheme="dark"`, `reduced_motion="reduce"`,
        `locale="de"`, `viewport=…`) give another profile with separate storage."""
        key = repr(sorted(options.items()))
        if key not in self._contexts:
            workers = {"service_workers": "allow" if self._keeps_site else "block"}
            self._contexts[key] = self._browser.new_context(**(self._description | workers | options))
            self._contexts[key].set_default_timeout(MAX_WAIT_SECONDS * 1000)
            self._contexts[key].add_init_script(PRESSES)
            if self._clock_script:
                self._contexts[key].add_init_script(self._clock_script)
            if self.stored:
                script = f"for (const [key, text] of Object.entries({json.dumps(self.stored)})) localStorage[key] ??= text;"
                self._contexts[key].add_init_script(script)
        return self._contexts[key]

    def move_clock(self, milliseconds: int) -> None:
        """Sets the device's clock ahead of this machine's by `milliseconds`, in open and in future pages."""
        self._clock_script = f"Date.ofMachine ??= Date.now; Date.now = () => Date.ofMachine() + {milliseconds};"
        for context in self._contexts.values():
            context.add_init_script(self._clock_script)
            for page in context.pages:
                page.evaluate(self._clock_script)

    def open(self, path: str = "triples/", **options) -> Page:
        """Opens a page of the site in a new tab, and waits until its program runs. `options` are those of `context`."""
        page = self.visit(path, **options)
        page.wait_for_selector("html[data-state=running]", state="attached")
        return page

    def visit(self, path: str = "", **options) -> Page:
        """Opens a page of the site in a new tab, whether it has a program or not. `options` are those of `context`."""
        page = self.new_page(**options)
        page.goto(self.address + path)
        return page

    def new_page(self, **options) -> Page:
        """Returns a new, empty tab."""
        page = self.context(**options).new_page()
        page.on("console", self._record_console_error)
        page.on("pageerror", lambda error: self.complaints.append(f"exception: {error}"))
        page.on("crash", lambda _: self.complaints.append("the page crashed"))
        return page

    def close(self) -> None:
        """Closes all profiles, and fails if a page has reported an error."""
        for context in self._contexts.values():
            context.close()
        assert not self.complaints, "\n".join(["pages reported:", *self.complaints])

    def _record_console_error(self, message) -> None:
        url = message.location.get("url", "")
        is_forgiven = message.text.startswith("Failed to load resource") and self._allowed_failures.search(url)
        if message.type == "error" and not is_forgiven:
            self.complaints.append(f"console: {message.text} ({url})")
