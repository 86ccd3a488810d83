"""What every browser test is given: the site on a port of its own, Chromium, and devices that open pages in it.

Nothing is built here; `make test` builds the site first.
"""

import pathlib

import chromium
import pytest
from day_clock import DayClock
from device import Device
from frames import let_actions_end_with_a_frame
from games import Game, read_games
from places import ROOT
from playwright.sync_api import Browser, Playwright, expect, sync_playwright
from proxy import Proxy
from server import Server
from site_under_test import Site
from waiting import PATIENCE

GAMES = read_games()

# What fails at times where a server deals, and is said in words by the page.
OF_SERVER = r"/(api/v1/|server\.json)"

# What the storage of a player holds who has read what a ranked game is, and whom Triples no longer teaches.
EXPERIENCED = {
    "parlor.house.ranked-introduction": "1",
    "parlor.triples.settings": "triples-settings/1\nmode random\ntold bh",
}

expect.set_options(timeout=PATIENCE * 1000)
let_actions_end_with_a_frame()


@pytest.fixture(scope="session")
def dist() -> pathlib.Path:
    """The built site."""
    folder = ROOT / "dist"
    for game in GAMES:
        for name in game.programs:
            assert (folder / game.folder / name).is_file(), "there is no site to test; run make site"
    return folder


@pytest.fixture(scope="session")
def site(dist):
    """The built site, served to all tests that do not change it."""
    site = Site(dist)
    yield site
    site.stop()


@pytest.fixture
def serve_folder():
    """A function that serves a folder to one test: `serve_folder(directory, prefix="/some/where")`."""
    sites = []

    def serve_one(directory: pathlib.Path, prefix: str = "") -> Site:
        sites.append(Site(directory, prefix))
        return sites[-1]

    yield serve_one
    for site in sites:
        site.stop()


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright):
    """One Chromium for all tests."""
    browser = chromium.launch(playwright)
    yield browser
    browser.close()


def make_device(playwright: Playwright, browser: Browser, site: Site, name: str):
    device = Device(playwright, browser, site.address, name)
    yield device
    device.close()


# The device list describes an iPhone with WebKit in it. What is tested here is Chromium on a screen of that size, with
# that density and with fingers; WebKit itself is not tested by these.
@pytest.fixture
def iphone(playwright, browser, site):
    """An iPhone 12 held upright."""
    yield from make_device(playwright, browser, site, "iphone")


@pytest.fixture
def iphone_landscape(playwright, browser, site):
    """An iPhone 12 on its side."""
    yield from make_device(playwright, browser, site, "iphone_landscape")


@pytest.fixture
def small(playwright, browser, site):
    """The smallest screen that Parlor supports, with fingers."""
    yield from make_device(playwright, browser, site, "small")


@pytest.fixture
def desktop(playwright, browser, site):
    """A laptop with a mouse and a keyboard."""
    yield from make_device(playwright, browser, site, "desktop")


@pytest.fixture(params=["iphone", "iphone_landscape", "small", "desktop"])
def device(request, playwright, browser, site):
    """Each of the devices in turn."""
    yield from make_device(playwright, browser, site, request.param)


@pytest.fixture(params=["iphone", "desktop"])
def hand(request, playwright, browser, site):
    """A device used with fingers, then one used with a mouse."""
    yield from make_device(playwright, browser, site, request.param)


@pytest.fixture
def take(playwright, browser, site):
    """A function that takes a device into the hand by its name in `Device.descriptions`: `take("tablet")`."""
    devices = []

    def take_one(name: str) -> Device:
        devices.append(Device(playwright, browser, site.address, name))
        return devices[-1]

    yield take_one
    for device in devices:
        device.close()


@pytest.fixture(params=GAMES, ids=lambda game: game.folder)
def game(request) -> Game:
    """Each of the games in turn, as it declares itself."""
    return request.param


@pytest.fixture(params=["light", "dark"])
def color_scheme(request) -> str:
    """Both colour schemes in turn, to be handed to `Device.open`."""
    return request.param


@pytest.fixture
def day_clock(tmp_path) -> DayClock:
    """The clock of the server of the day and of the devices that are online: noon of today, in UTC, until it is moved."""
    return DayClock(tmp_path / "clock")


@pytest.fixture
def day_server(tmp_path, dist, day_clock):
    """A server of the game of the day, with a ledger of its own and the built site."""
    server = Server(str(tmp_path / "parlor.sqlite"), PARLOR_SITE=str(dist), PARLOR_TEST_CLOCK=str(day_clock.file))
    yield server
    server.close()


@pytest.fixture
def proxy(day_server):
    """What stands between that server and the devices that are online."""
    proxy = Proxy(lambda: day_server.port)
    yield proxy
    proxy.close()


@pytest.fixture
def take_online(playwright, browser, proxy, day_clock):
    """A function like `take`; the site that the device visits is that of the server of the day, as the proxy lets it."""
    devices = []

    def take_one(name: str) -> Device:
        devices.append(Device(playwright, browser, proxy.address, name, forgives=OF_SERVER))
        devices[-1].stored = dict(EXPERIENCED)
        day_clock.add(devices[-1])
        return devices[-1]

    yield take_one
    for device in devices:
        device.close()


@pytest.fixture
def online(take_online) -> Device:
    """A laptop that visits the server of the day."""
    return take_online("desktop")


@pytest.fixture(params=["iphone", "desktop"])
def online_hand(request, take_online) -> Device:
    """A device used with fingers, then one used with a mouse, which visit the server of the day."""
    return take_online(request.param)
