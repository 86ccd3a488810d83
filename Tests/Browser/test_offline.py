"""After the first visit, the games work offline."""

import gzip
import json
import re

from accessibility import assert_accessible
from games import read_games
from layout import assert_fits
from offline import READY, cached_addresses
from playwright.sync_api import expect
from service_worker import LITTLE
from site_release import plain
from situations import FAST_TIMERS, SAVING_DATA, PAUSED_TIMERS, fire_long_timers
from waiting import wait_until

def large_file_addresses(dist, site) -> set[str]:
    """Returns the addresses of the files that are so large that they are loaded only on request."""
    names = json.loads(re.search(r"^const large = (\[.*\]);", (dist / "sw.js").read_text(), re.MULTILINE)[1])
    return {site.address + plain(name) for name in names}


# Asks whether the site has a server, as a page does.
ASK = "fetch('../server.json').then((response) => response.json(), () => 'failed')"


def request_count(site) -> int:
    return [path for path, _, _ in site.replies].count("/server.json")


def test_games_are_cached_without_large_files_and_open_offline(desktop, dist, serve_folder, game):
    site = serve_folder(dist)
    desktop.address = site.address
    desktop.context().add_init_script(PAUSED_TIMERS)
    page = desktop.open(f"{game.folder}/")
    page.evaluate(READY)
    # A first visit doesn't wait for the other games. They are loaded later, as are the program's second file and the home page. Very
    # large files are loaded only on request.
    games = read_games()
    others = [other for other in games if other.folder != game.folder]
    wanted = {f"{site.address}{other.folder}/{name}" for other in others for name in ["", *other.first_programs]}
    assert wanted.isdisjoint(cached_addresses(page))
    later = {f"{each.folder}/{name}" for each in games for name in each.later_files}
    data = {name for name in later if not name.endswith(".wasm")}
    heavy = {name for name in data if len(gzip.compress(next(dist.glob(f"release/*/{name}"), dist / name).read_bytes(), 9)) > LITTLE * 1024}
    assert large_file_addresses(dist, site) == {site.address + name for name in heavy}
    small = {site.address + name for name in later - heavy}
    fire_long_timers(page)
    wait_until(page, lambda: wanted | small | {site.address} <= cached_addresses(page))
    assert large_file_addresses(dist, site).isdisjoint(cached_addresses(page))
    # Pages ask each time whether the site has a server.
    for times in (1, 2):
        assert page.evaluate(ASK) == {"api": None}
        # The reply is logged only after it was sent.
        wait_until(page, lambda: request_count(site) >= times)
        assert request_count(site) == times
    assert f"{site.address}server.json" not in cached_addresses(page)
    # Disconnect the page, and also stop the server.
    page.context.set_offline(True)
    site.stop()
    page.reload()
    page.wait_for_selector("html[data-state=running]", state="attached")
    for each in (game, *others):
        page.goto(site.address)
        page.locator(f".door a[href='{each.folder}/']").click()
        page.wait_for_selector("html[data-state=running]", state="attached")
    page.goto(site.address)
    page.goto(f"{site.address}{game.folder}/")
    page.wait_for_selector("html[data-state=running]", state="attached")
    tab = page.get_by_role("tab").nth(1).get_attribute("id")
    page.goto(site.address)
    page.goto(f"{site.address}{game.folder}/index.html#{tab.removeprefix('tab-')}")
    page.wait_for_selector("html[data-state=running]", state="attached")
    expect(page.locator(f"#{tab}")).to_have_attribute("aria-selected", "true")
    assert desktop.complaints == []
    assert page.evaluate(ASK) == "failed"
    desktop.complaints.clear()


def test_data_saver_prevents_prefetching(new_device, dist, serve_folder):
    pages = []
    for scripts in ([FAST_TIMERS, SAVING_DATA], [FAST_TIMERS]):
        device, site = new_device("desktop"), serve_folder(dist)
        device.address = site.address
        for script in scripts:
            device.context().add_init_script(script)
        pages.append((device.open(), site))
        pages[-1][0].evaluate(READY)
    (saving, site), (spending, its_site) = pages
    # When the page without the data saver has loaded everything in advance, the saving page has had enough time, too.
    everything = {f"{its_site.address}{game.folder}/{name}" for game in read_games() for name in game.later_files} - large_file_addresses(dist, its_site)
    wait_until(spending, lambda: everything <= cached_addresses(spending))
    assert f"{site.address}triples/triples.wasm" in cached_addresses(saving)
    assert not [address for address in cached_addresses(saving) if "/codebreaker/" in address]
    assert not [path for path, _, _ in site.replies if "/codebreaker/" in path]


def offline_page(device, dist, serve_folder, path):
    """Opens a page that isn't cached, on an offline device that has visited only the home page."""
    site = serve_folder(dist)
    device.address = site.address
    page = device.new_page()
    page.goto(site.address)
    page.evaluate(READY)
    page.context.set_offline(True)
    page.goto(site.address + path)
    return site, page


def test_uncached_page_is_explained_offline_and_can_be_retried(new_device, dist, serve_folder):
    desktop = new_device("desktop")
    for path in ("codebreaker/index.html#statistics", "triples", "no/such/place/", "triples/"):
        site, page = offline_page(desktop, dist, serve_folder, path)
        expect(page.get_by_role("heading", name="Not on this device yet")).to_be_visible()
        assert page.url == site.address + path, "the address is kept for a retry"
        page.get_by_role("link", name="All games").click()
        expect(page.get_by_role("heading", name="Parlor")).to_be_visible()
        assert page.url == site.address
        page.context.set_offline(False)
    desktop.complaints.clear()
    for device in map(new_device, ("iphone", "desktop")):
        site, page = offline_page(device, dist, serve_folder, "triples/")
        assert_fits(device, page)
        assert_accessible(page)
        page.context.set_offline(False)
        device.complaints.clear()
        page.get_by_role("link", name="Try again").click()
        page.wait_for_selector("html[data-state=running]", state="attached")
        assert page.url == f"{site.address}triples/"
