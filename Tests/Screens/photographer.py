"""Takes pictures of the states of sites, on several processor cores at the same time."""

import concurrent.futures
import multiprocessing
import os
import pathlib
import urllib.parse
from collections.abc import Callable

import all_states  # noqa: F401
import chromium
from album import Album
from camera import Camera, picture_names
from frames import let_actions_end_with_a_frame
from playwright.sync_api import expect, sync_playwright
from replies import ServedSite
from states import STATES, Visitor

# The maximum duration of any wait, in milliseconds. Only a state that can't be reached takes this long.
MAX_WAIT = 30_000


# Without this switch, Chromium paints only what has changed since the last picture, and the edges of that differ slightly from
# time to time.
SWITCH = "--disable-partial-raster"


class Photographer:
    """A browser that takes pictures of one state after another, and puts them into an album."""

    def __init__(self, album: Album):
        self._playwright = sync_playwright().start()
        self._browser = chromium.launch(self._playwright, SWITCH)
        self._sites: dict[pathlib.Path, ServedSite] = {}
        self.album = album

    def take(self, name: str, folder: pathlib.Path, sizes: list[str], schemes: list[str]) -> None:
        """Takes the pictures of a state of a site. Fails if the album has different ones of the same files."""
        if folder not in self._sites:
            self._sites[folder] = ServedSite(folder)
        site = self._sites[folder]
        site.set_replies(None)
        site.replies.clear()
        state = STATES[name]
        device = Visitor(self._playwright, self._browser, site, state.has_motion)
        try:
            device.context().set_default_timeout(MAX_WAIT)
            page = state.reach(device)
            pictures = Camera(page, state.after_resize, state.is_busy).take(sizes, schemes)
        except Exception:
            device.save_screenshot(self.album.folder / "failed" / f"{name}.png")
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


def _start(album: Album) -> None:
    """Starts the browser of a process of the pool."""
    global _photographer
    let_actions_end_with_a_frame()
    expect.set_options(timeout=MAX_WAIT)
    _photographer = Photographer(album)


def _take(name: str, folder: pathlib.Path, sizes: list[str], schemes: list[str], again: bool) -> str | None:
    """Takes pictures in a process of the pool. Returns the error, if any."""
    try:
        # Meanwhile, they may have been taken for a site with the same files.
        if not again and _photographer.album.find(name, folder, picture_names(sizes, schemes)):
            return None
        _photographer.take(name, folder, sizes, schemes)
    except Exception as error:  # whatever the page does, the other states must be taken
        return f"{type(error).__name__}: {error}"
    return None


def take_all(
    album: Album, tasks: list[tuple[str, pathlib.Path]], sizes: list[str], schemes: list[str], again: bool,
    report: Callable[[int], None],
) -> dict[tuple[str, pathlib.Path], str]:
    """Takes the pictures of states of sites. Calls `report` after each with the number of states so far. Returns the errors."""
    errors = {}
    if not tasks:
        return errors
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    workers = min(len(tasks), cores)
    with concurrent.futures.ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _start, (album,)) as pool:
        pending = {pool.submit(_take, name, folder, sizes, schemes, again): (name, folder) for name, folder in tasks}
        try:
            for count, done in enumerate(concurrent.futures.as_completed(pending), 1):
                if error := done.result():
                    errors[pending[done]] = error
                report(count)
        except BaseException:
            # Otherwise, leaving the pool would first take all pictures.
            pool.shutdown(cancel_futures=True)
            raise
    return errors


def browser_version() -> str:
    """Returns the version of the browser that takes the pictures."""
    with sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        try:
            return browser.version
        finally:
            browser.close()
