"""After the first visit the games need no network, and a new version waits until nobody is playing the old one."""

import shutil

from make_site import write_service_worker

READY = "navigator.serviceWorker.ready.then(() => true)"


def visit(desktop, site, path="triples/"):
    desktop.address = site.address
    return desktop.open(path)


def test_triples_plays_on_without_a_network(desktop, dist, serve_folder):
    site = serve_folder(dist)
    page = visit(desktop, site)
    page.evaluate(READY)
    # Not only the page's connections are cut; there is nobody to connect to.
    page.context.set_offline(True)
    site.stop()
    page.reload()
    page.wait_for_selector("html[data-state=running]", state="attached")
    page.goto(site.address)
    assert page.locator("a[href='triples/']").count() == 1
    page.goto(site.address + "triples/index.html#scores")
    page.wait_for_selector("html[data-state=running]", state="attached")


def test_a_new_version_never_takes_over_an_open_page(desktop, dist, tmp_path, serve_folder):
    folder = tmp_path / "site"
    shutil.copytree(dist, folder)
    site = serve_folder(folder)
    page = visit(desktop, site)
    page.evaluate(READY)

    html = folder / "triples" / "index.html"
    html.write_text(html.read_text().replace("<html ", '<html data-release="next" ', 1))
    write_service_worker(folder)
    page.evaluate("navigator.serviceWorker.ready.then((registration) => registration.update()).then(() => true)")
    page.wait_for_function("navigator.serviceWorker.ready.then((registration) => registration.waiting !== null)")
    page.reload()
    page.wait_for_selector("html[data-state=running]", state="attached")
    assert page.get_attribute("html", "data-release") is None, "the new version took over an open page"

    page.close()
    # The browser lets the new version take over in its own time, once the last page is gone.
    for _ in range(50):
        page = desktop.open()
        release = page.get_attribute("html", "data-release")
        kept = page.evaluate("caches.keys()")
        if release == "next" and len(kept) == 1:
            return
        page.wait_for_timeout(100)
        page.close()
    raise AssertionError(f"the new version never took over: {release=} {kept=}")


def test_a_file_that_is_not_what_it_should_be_is_not_kept(desktop, dist, tmp_path, serve_folder):
    folder = tmp_path / "site"
    shutil.copytree(dist, folder)
    bridge = folder / "bridge.js"
    bridge.write_text(bridge.read_text() + "\n// half of the next release\n")
    site = serve_folder(folder)
    page = visit(desktop, site)
    page.wait_for_function(
        """async () => {
            const registration = await navigator.serviceWorker.getRegistration("../");
            return !registration || (!registration.installing && !registration.active);
        }"""
    )
    assert page.evaluate("caches.match('../bridge.js').then((kept) => kept === undefined)")
    desktop.complaints.clear()
