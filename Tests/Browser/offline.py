"""Disconnects a page that its service worker has cached from the network."""

import re

from playwright.sync_api import Page
from waiting import IDLE_PAGE, wait_until

# Waits until the service worker is active.
READY = "navigator.serviceWorker.ready.then(() => true)"

# Returns the addresses in the service worker's caches.
READ_CACHED_ADDRESSES = """async () => {
  const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const requests = await Promise.all(opened.map((cache) => cache.keys()));
  return requests.flat().map(({ url }) => url);
}"""


def cached_addresses(page: Page) -> set[str]:
    """Returns the addresses that the service worker has cached, without the release."""
    return {without_release(address) for address in page.evaluate(READ_CACHED_ADDRESSES)}


def without_release(address: str) -> str:
    """Returns the address of a file of the site without its release."""
    return re.sub(r"/release/\w+/", "/", address)


def reload_without_network(page: Page, site) -> None:
    """Reloads a page without a network, once the service worker has cached all files that the page requested.

    First loads the page twice more, because requests aren't cached before the service worker is active."""
    page.evaluate(READY)
    page.reload()
    page.wait_for_selector(IDLE_PAGE, state="attached")
    # On each load, the page requests server.json, and the browser requests sw.js. Neither reply is cached.
    asked = {path.lstrip("/") for path, status, _ in site.replies if status == 200} - {"server.json", "sw.js"}
    wait_until(page, lambda: {site.address + name for name in asked} <= cached_addresses(page))
    page.context.set_offline(True)
    site.stop()
    page.reload()
    page.wait_for_selector(IDLE_PAGE, state="attached")
