"""Takes the network away from a page that its service worker has cached."""

from playwright.sync_api import Page
from waiting import IDLE_PAGE, wait_until

# Waits until the service worker is active.
READY = "navigator.serviceWorker.ready.then(() => true)"


def kept(page: Page) -> set[str]:
    """Returns the addresses that the service worker has cached."""
    return set(page.evaluate("""async () => {
        const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
        const requests = await Promise.all(caches_.map((cache) => cache.keys()));
        return requests.flat().map(({ url }) => url);
    }"""))


def reload_without_network(page: Page, site) -> None:
    """Opens a page again without a site and a network, once the service worker has cached all files that the page requested.

    The page is loaded twice first, because requests from before the service worker is active aren't cached."""
    page.evaluate(READY)
    page.reload()
    page.wait_for_selector(IDLE_PAGE, state="attached")
    # Pages ask each time whether there is a server, and browsers whether there is a new version.
    asked = {path.lstrip("/") for path, status, _ in site.replies if status == 200} - {"server.json", "sw.js"}
    wait_until(page, lambda: {site.address + name for name in asked} <= kept(page))
    page.context.set_offline(True)
    site.stop()
    page.reload()
    page.wait_for_selector(IDLE_PAGE, state="attached")
