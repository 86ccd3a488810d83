"""Chromium: the system's, without windows if it has that, or else the one that Playwright brought."""

import os
import pathlib
import shutil

from playwright.sync_api import Browser, BrowserContext, Playwright

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def launch(playwright: Playwright) -> Browser:
    """Starts it."""
    return playwright.chromium.launch(**_options())


def launch_with_profile(playwright: Playwright, folder: pathlib.Path) -> BrowserContext:
    """Starts it with a profile of its own, which it keeps in a folder."""
    return playwright.chromium.launch_persistent_context(folder, **_options())


def _options() -> dict:
    """Chromium refuses to sandbox what root runs."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return {"executable_path": found, "args": ["--no-sandbox"] if is_root else []}
