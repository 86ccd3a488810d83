"""Takes the network away from a page that its service worker has cached."""

from collections.abc import Callable

from playwright.sync_api import Page
from waiting import wait_until

# Waits until the service worker is active.
READY = "navigator.serviceWorker.ready.then(() => true)"


def kept(page: Page) -> set[str]:
    """Returns the addresses that the service worker has cached."""
    return set(page.evaluate("""async () => {
        const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
        const requests = await Promise.all(caches_.map((cache) => cache.keys()));
        return requests.flat().map(({ url }) => url);
    }"""))


def reload_without_network(page: Page, site, names: list[str], wait: Callable[[], object]) -> None:
    """Opens a page again without a site and a network.

    `names` are the files that must be cached by then, with their folders. `wait` waits until the page has requested everything
    it needs. The page is loaded twice first, because requests from before the service worker is active aren't cached."""
    wait()
    page.evaluate(READY)
    page.reload()
    wait()
    wait_until(page, lambda: {site.address + name for name in names} <= kept(page))
    page.context.set_offline(True)
    site.stop()
    page.reload()
