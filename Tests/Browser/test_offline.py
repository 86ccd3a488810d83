"""After the first visit the games need no network, and a new version waits until nobody is playing the old one."""

import gzip
import json
import re
import shutil

from accessibility import assert_accessible
from games import read_games
from layout import at_all_sizes, faults
from make_site import LITTLE, write_service_worker
from offline import kept
from playwright.sync_api import expect
from situations import SAVING_DATA
from waiting import wait_until

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
    # What the first moves do not need comes some seconds later, and with it the home page.
    small = {f"{site.address}{game.folder}/{name}" for name in game.later_files} - large(dist, site) | {site.address}
    assert small >= {f"{site.address}{game.folder}/{rest}" for rest in game.rests.values()}
    wait_until(page, lambda: small <= kept(page))
    # Not only the page's connections are cut; there is nobody to connect to.
    page.context.set_offline(True)
    site.stop()
    page.reload()
    page.wait_for_selector("html[data-state=running]", state="attached")
    page.goto(site.address)
    page.locator(f"a.door[href='{game.folder}/']").click()
    page.wait_for_selector("html[data-state=running]", state="attached")
    tab = page.get_by_role("tab").nth(1).get_attribute("id")
    page.goto(site.address)
    page.goto(f"{site.address}{game.folder}/index.html#{tab.removeprefix('tab-')}")
    page.wait_for_selector("html[data-state=running]", state="attached")
    expect(page.locator(f"#{tab}")).to_have_attribute("aria-selected", "true")


def large(dist, site) -> set[str]:
    """The addresses of what weighs so much that it waits until somebody asks for it."""
    names = json.loads(re.search(r"^const large = (\[.*\]);", (dist / "sw.js").read_text(), re.MULTILINE)[1])
    return {site.address + name for name in names}


def test_whether_there_is_a_server_is_asked_each_time(desktop, dist, serve_folder):
    site = serve_folder(dist)
    page = visit(desktop, site)
    page.evaluate(READY)
    wait_until(page, lambda: f"{site.address}triples/triples.wasm" in kept(page))
    ask = "fetch('../server.json').then((response) => response.json(), () => 'failed')"
    for times in (1, 2):
        assert page.evaluate(ask) == {"api": None}
        # A reply is logged after it was sent.
        wait_until(page, lambda: [path for path, _, _ in site.replies].count("/server.json") >= times)
        assert [path for path, _, _ in site.replies].count("/server.json") == times
    assert f"{site.address}server.json" not in kept(page)
    page.context.set_offline(True)
    site.stop()
    assert page.evaluate(ask) == "failed"
    desktop.complaints.clear()


def test_the_other_games_are_fetched_when_there_is_time(desktop, dist, serve_folder, game):
    site = serve_folder(dist)
    page = visit(desktop, site, f"{game.folder}/")
    page.evaluate(READY)
    others = [other for other in read_games() if other.folder != game.folder]
    wanted = {f"{site.address}{other.folder}/{name}" for other in others for name in ["", *other.first_programs]}
    assert wanted.isdisjoint(kept(page)), "a first load waits for nothing of them"
    wait_until(page, lambda: wanted <= kept(page))
    # What weighs much waits until somebody asks for it.
    later = {f"{each.folder}/{name}" for each in read_games() for name in each.later_files}
    heavy = {name for name in later if len(gzip.compress((dist / name).read_bytes(), 9)) > LITTLE * 1024}
    assert large(dist, site) == {site.address + name for name in heavy}
    wait_until(page, lambda: {site.address + name for name in later - heavy} <= kept(page))
    assert large(dist, site).isdisjoint(kept(page))
    page.context.set_offline(True)
    site.stop()
    for other in others:
        page.goto(site.address)
        page.locator(f"a.door[href='{other.folder}/']").click()
        page.wait_for_selector("html[data-state=running]", state="attached")


def test_who_saves_data_is_sent_nothing_unasked(desktop, dist, serve_folder):
    site = serve_folder(dist)
    desktop.address = site.address
    desktop.context().add_init_script(SAVING_DATA)
    page = visit(desktop, site)
    page.evaluate(READY)
    page.wait_for_timeout(7500)
    assert f"{site.address}triples/triples.wasm" in kept(page)
    assert not [address for address in kept(page) if "/codebreaker/" in address]


def offline_page(device, dist, serve_folder, path):
    """A page that is not on the device, which has been to the home page alone."""
    site = serve_folder(dist)
    device.address = site.address
    page = device.new_page()
    page.goto(site.address)
    page.evaluate(READY)
    page.context.set_offline(True)
    page.goto(site.address + path)
    return site, page


def test_what_is_not_on_the_device_yet_is_said_in_words(hand, dist, serve_folder):
    for path in ("triples/", "codebreaker/index.html#statistics", "triples", "no/such/place/"):
        site, page = offline_page(hand, dist, serve_folder, path)
        expect(page.get_by_role("heading", name="Not on this device yet")).to_be_visible()
        assert page.url == site.address + path, "to be tried again"
        page.get_by_role("link", name="All games").click()
        expect(page.get_by_role("heading", name="Parlor")).to_be_visible()
        assert page.url == site.address
        page.context.set_offline(False)
    hand.complaints.clear()


def test_what_was_not_there_can_be_tried_again(hand, dist, serve_folder):
    site, page = offline_page(hand, dist, serve_folder, "triples/")
    for _ in at_all_sizes(hand, page):
        assert faults(page) == []
    assert_accessible(page)
    page.context.set_offline(False)
    hand.complaints.clear()
    page.get_by_role("link", name="Try again").click()
    page.wait_for_selector("html[data-state=running]", state="attached")
    assert page.url == f"{site.address}triples/"


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
