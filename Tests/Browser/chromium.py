"""Chromium: the system's, or where it has none, the one that Playwright brought."""

import os
import shutil

from playwright.sync_api import Browser, Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def launch(playwright: Playwright) -> Browser:
    """Starts it. Chromium refuses to sandbox what root runs."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return playwright.chromium.launch(executable_path=found, args=["--no-sandbox"] if is_root else [])
