"""Starts the system's Chromium, preferably its headless version. If there is none, starts Playwright's."""

import os
import pathlib
import shutil

from playwright.sync_api import Browser, BrowserContext, Playwright

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def launch(playwright: Playwright, *arguments: str) -> Browser:
    options = _options()
    return playwright.chromium.launch(**options | {"args": [*options["args"], *arguments]})


def launch_with_profile(playwright: Playwright, folder: pathlib.Path) -> BrowserContext:
    """Starts Chromium with a separate profile, which is stored in `folder`."""
    return playwright.chromium.launch_persistent_context(folder, **_options())


def _options() -> dict:
    """Returns the options. They disable the sandbox for root, because Chromium refuses to run as root with one."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return {"executable_path": found, "args": ["--no-sandbox"] if is_root else []}
