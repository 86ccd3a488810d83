"""Fixtures of the browser tests: the site on a port of this machine, Chromium, and devices that open pages.

The fixtures don't build the site. `make test` builds it first.
"""

import pathlib

import chromium
import pytest
from day_clock import DayClock
from device import Device
from frames import let_actions_end_with_a_frame
from games import Game, read_games
from paths import ROOT
from playwright.sync_api import Browser, Playwright, expect, sync_playwright
from proxy import Proxy
from ranked_players import EXPERIENCED_PLAYER
from server import Server
from site_under_test import Site
from waiting import MAX_WAIT_SECONDS

GAMES = read_games()

# Addresses that may fail in tests with a server, because the page itself reports these failures.
SERVER_ADDRESSES = r"/(api/v1/|server\.json)"


expect.set_options(timeout=MAX_WAIT_SECONDS * 1000)
let_actions_end_with_a_frame()


@pytest.fixture(scope="session")
def dist() -> pathlib.Path:
    """Returns the folder of the built site."""
    folder = ROOT / "dist"
    for game in GAMES:
        for name in game.programs:
            assert list(folder.glob(f"release/*/{game.folder}/{name}")), "there is no site to test; run make site"
    return folder


@pytest.fixture(scope="session")
def site(dist):
    """Serves the built site to all tests that don't change it."""
    site = Site(dist)
    yield site
    site.stop()


@pytest.fixture
def serve_folder():
    """Returns a function that serves a folder to one test, as in `serve_folder(directory, prefix="/some/where")`."""
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
    """Starts one Chromium that all tests share."""
    browser = chromium.launch(playwright)
    yield browser
    browser.close()


def make_device(playwright: Playwright, browser: Browser, site: Site, name: str):
    device = Device(playwright, browser, site.address, name)
    yield device
    device.close()


# Playwright's description of an iPhone requests WebKit. These tests use Chromium with the iPhone's screen size, density, and
# touch, so they don't test WebKit.
@pytest.fixture
def iphone(playwright, browser, site):
    """An iPhone 12 in portrait."""
    yield from make_device(playwright, browser, site, "iphone")


@pytest.fixture
def iphone_landscape(playwright, browser, site):
    """An iPhone 12 in landscape."""
    yield from make_device(playwright, browser, site, "iphone_landscape")


@pytest.fixture
def small(playwright, browser, site):
    """The smallest screen that Parlor supports, with touch."""
    yield from make_device(playwright, browser, site, "small")


@pytest.fixture
def desktop(playwright, browser, site):
    """A laptop with a mouse and a keyboard."""
    yield from make_device(playwright, browser, site, "desktop")


@pytest.fixture(params=["iphone", "desktop"])
def each_device(request, playwright, browser, site):
    """A device with touch, and then one with a mouse."""
    yield from make_device(playwright, browser, site, request.param)


@pytest.fixture
def new_device(playwright, browser, site):
    """Returns a function that creates a device, given its name in `Device.descriptions`, as in `new_device("tablet")`."""
    devices = []

    def create(name: str) -> Device:
        devices.append(Device(playwright, browser, site.address, name))
        return devices[-1]

    yield create
    for device in devices:
        device.close()


@pytest.fixture(params=GAMES, ids=lambda game: game.folder)
def game(request) -> Game:
    """Each of the games in turn, as declared in its game.json."""
    return request.param


@pytest.fixture
def day_clock(tmp_path) -> DayClock:
    """The clock of the server and of the devices that visit it. It starts at noon UTC, and a test can move it."""
    return DayClock(tmp_path / "clock")


@pytest.fixture
def day_server(tmp_path, dist, day_clock):
    """A game server with a new ledger, which also serves the built site."""
    server = Server(str(tmp_path / "parlor.sqlite"), PARLOR_SITE=str(dist), PARLOR_TEST_CLOCK=str(day_clock.file))
    yield server
    server.close()


@pytest.fixture
def proxy(day_server):
    """A proxy between the server and the devices that visit it."""
    proxy = Proxy(lambda: day_server.port)
    yield proxy
    proxy.close()


@pytest.fixture
def new_online_device(playwright, browser, proxy, day_clock):
    """Returns a function like `new_device`. Its devices visit the server's site through the proxy."""
    devices = []

    def create(name: str) -> Device:
        devices.append(Device(playwright, browser, proxy.address, name, allowed_failures=SERVER_ADDRESSES))
        devices[-1].stored = dict(EXPERIENCED_PLAYER)
        day_clock.add(devices[-1])
        return devices[-1]

    yield create
    for device in devices:
        device.close()


@pytest.fixture
def online(new_online_device) -> Device:
    """A laptop that visits the server."""
    return new_online_device("desktop")


@pytest.fixture(params=["iphone", "desktop"])
def each_online_device(request, new_online_device) -> Device:
    """A device with touch, and then one with a mouse. Both visit the server."""
    return new_online_device(request.param)
