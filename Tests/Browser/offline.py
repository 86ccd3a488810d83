"""Taking the network away from a page that its service worker has kept."""

from collections.abc import Callable

from playwright.sync_api import Page
from waiting import wait_until

# Waits until the service worker is active.
READY = "navigator.serviceWorker.ready.then(() => true)"


def kept(page: Page) -> set[str]:
    """The addresses that the service worker keeps."""
    return set(page.evaluate("""async () => {
        const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
        const requests = await Promise.all(caches_.map((cache) => cache.keys()));
        return requests.flat().map(({ url }) => url);
    }"""))


def reload_without_network(page: Page, site, names: list[str], wait: Callable[[], object]) -> None:
    """Opens a page once more without a site and without a network.

    `names` are the files that have to be kept by then, with their folders, and `wait` waits until the page has asked for
    all that it needs: what it asks for before the service worker is there is kept only when it is asked for again."""
    wait()
    page.evaluate(READY)
    page.reload()
    wait()
    wait_until(page, lambda: {site.address + name for name in names} <= kept(page))
    page.context.set_offline(True)
    site.stop()
    page.reload()
