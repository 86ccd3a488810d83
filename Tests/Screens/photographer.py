"""Takes pictures of the states of sites, on several processor cores at the same time."""

import concurrent.futures
import multiprocessing
import os
import pathlib
import urllib.parse

import all_states  # noqa: F401
import chromium
from album import FOLDER, Album, tools_hash
from camera import Camera
from frames import let_actions_end_with_a_frame
from playwright.sync_api import expect, sync_playwright
from replies import ServedSite
from states import STATES, Visitor

# The maximum duration of any wait, in milliseconds. Only a state that can't be reached takes this long.
MAX_WAIT = 5_000


class Photographer:
    """A browser that takes pictures of one state after another."""

    def __init__(self):
        let_actions_end_with_a_frame()
        expect.set_options(timeout=MAX_WAIT)
        self._playwright = sync_playwright().start()
        self._browser = chromium.launch(self._playwright)
        self._sites: dict[pathlib.Path, ServedSite] = {}
        self.album = Album(tools_hash(self._browser.version))

    def take(self, name: str, folder: pathlib.Path, sizes: list[str], schemes: list[str]) -> None:
        """Takes the pictures of a state, and stores them in the album."""
        site = self._sites.setdefault(folder, None) or ServedSite(folder)
        self._sites[folder] = site
        site.set_replies(None)
        site.replies.clear()
        state = STATES[name]
        device = Visitor(self._playwright, self._browser, site, state.has_motion)
        try:
            device.context().set_default_timeout(MAX_WAIT)
            page = state.reach(device)
            pictures = Camera(page, state.after_resize, state.is_busy).take(sizes, schemes)
        except Exception:
            device.save_screenshot(FOLDER / "failed" / f"{name}.png")
            raise
        finally:
            device.close_contexts()
        changed = self.album.add(name, folder, {file_path(address) for address, *_ in site.replies}, pictures)
        assert not changed, f"the pictures were different before: {' '.join(changed)}"


def file_path(address: str) -> str:
    """Returns the path of the file that a site sends for an address."""
    path = urllib.parse.unquote(urllib.parse.urlsplit(address).path).lstrip("/")
    return f"{path}index.html" if not path or path.endswith("/") else path


_photographer: Photographer | None = None


def _take(name: str, folder: pathlib.Path, sizes: list[str], schemes: list[str]) -> str | None:
    """Takes pictures in a process of the pool. Returns the error, if any."""
    global _photographer
    _photographer = _photographer or Photographer()
    try:
        _photographer.take(name, folder, sizes, schemes)
    except Exception as error:  # whatever the page does, the other states must be taken
        return f"{type(error).__name__}: {error}"
    return None


def take_all(tasks: list[tuple[str, pathlib.Path]], sizes: list[str], schemes: list[str], report) -> dict[tuple[str, pathlib.Path], str]:
    """Takes the pictures of states of sites. Calls `report` after each with the number of states so far. Returns the errors."""
    errors = {}
    if not tasks:
        return errors
    workers = min(len(tasks), os.cpu_count() or 1)
    with concurrent.futures.ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
        pending = {pool.submit(_take, name, folder, sizes, schemes): (name, folder) for name, folder in tasks}
        for count, done in enumerate(concurrent.futures.as_completed(pending), 1):
            if error := done.result():
                errors[pending[done]] = error
            report(count)
    return errors


def browser_version() -> str:
    """Returns the version of the browser that takes the pictures."""
    with sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        try:
            return browser.version
        finally:
            browser.close()
