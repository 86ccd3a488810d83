"""After the first visit the games need no network, and a new version waits until nobody is playing the old one."""

import shutil

from make_site import write_service_worker
from playwright.sync_api import expect

READY = "navigator.serviceWorker.ready.then(() => true)"
WAITING = "navigator.serviceWorker.ready.then((registration) => registration.waiting?.state)"

# Registers the service worker (once more) and answers with what becomes of the newest version: "activated", "installed"
# if it waits, or "redundant" if it could not be installed.
OUTCOME = """async () => {
    const registration = await navigator.serviceWorker.register("../sw.js");
    await registration.update().catch(() => {});
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    if (!worker) return "redundant"; // gone already
    const isSettled = () => ["installed", "activated", "redundant"].includes(worker.state);
    while (!isSettled()) await new Promise((go) => worker.addEventListener("statechange", go, { once: true }));
    return worker.state;
}"""


def visit(desktop, site, path="triples/"):
    desktop.address = site.address
    return desktop.open(path)


def test_a_game_plays_on_without_a_network(desktop, dist, serve_folder, game):
    site = serve_folder(dist)
    page = visit(desktop, site, f"{game.folder}/")
    page.evaluate(READY)
    # Not only the page's connections are cut; there is nobody to connect to.
    page.context.set_offline(True)
    site.stop()
    page.reload()
    page.wait_for_selector("html[data-state=running]", state="attached")
    page.goto(site.address)
    page.locator(f"a[href='{game.folder}/']").click()
    page.wait_for_selector("html[data-state=running]", state="attached")
    tab = page.get_by_role("tab").nth(1).get_attribute("id")
    page.goto(site.address)
    page.goto(f"{site.address}{game.folder}/index.html#{tab.removeprefix('tab-')}")
    page.wait_for_selector("html[data-state=running]", state="attached")
    expect(page.locator(f"#{tab}")).to_have_attribute("aria-selected", "true")


def test_a_new_version_never_takes_over_an_open_page(desktop, dist, tmp_path, serve_folder):
    folder = tmp_path / "site"
    shutil.copytree(dist, folder)
    site = serve_folder(folder)
    page = visit(desktop, site)
    page.evaluate(READY)

    html = folder / "triples" / "index.html"
    html.write_text(html.read_text().replace("<html ", '<html data-release="next" ', 1))
    write_service_worker(folder)
    assert page.evaluate(OUTCOME) == "installed"
    # One that did not mean to wait would be active by now; browsers take about a second to bring that about.
    page.wait_for_timeout(2500)
    assert page.evaluate(WAITING) == "installed"
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
    assert page.evaluate(OUTCOME) == "redundant"
    assert page.evaluate("caches.match('../bridge.js').then((kept) => kept === undefined)")
    desktop.complaints.clear()
