"""Fixtures for the engine tests: a page of the site in each engine, with empty storage.

One browser per engine runs all tests of a worker. Each test serves the site on a separate port, which makes it a
separate origin, so a test can't see another test's storage or service worker.
"""

import pathlib
import re

import pytest
from engine import Engine
from engine_codebreaker import CodeBreakerPage
from engine_page import EnginePage
from engine_triples import TriplesPage
from engines import ENGINES
from games import read_games
from paths import ROOT
from site_under_test import Site
from watching import watched_copy

GAMES = read_games()


@pytest.fixture(scope="session")
def watched_site(tmp_path_factory) -> pathlib.Path:
    """A copy of the built site whose pages record their errors."""
    dist = ROOT / "dist"
    for game in GAMES:
        for name in game.programs:
            assert list(dist.glob(f"release/*/{game.folder}/{name}")), "there is no site to test; run make site"
    return watched_copy(dist, tmp_path_factory.mktemp("site") / "dist")


@pytest.fixture(scope="session")
def running_engines():
    """The engines that are running, by name."""
    engines: dict[str, Engine] = {}
    yield engines
    for engine in engines.values():
        engine.close()


@pytest.fixture(params=ENGINES)
def engine(request, running_engines) -> Engine:
    """Each engine in turn. Skips the test if the engine isn't installed."""
    module, start = ENGINES[request.param]
    if request.param not in running_engines:
        if not module.find():
            pytest.skip(f"there is no {start.title} on this system ({module.NEEDED})")
        running_engines[request.param] = start()
    yield running_engines[request.param]
    # Don't reuse the browser after a failure, because it may have caused the failure.
    if request.node.stash.get(FAILED, False):
        running_engines.pop(request.param).close()


@pytest.fixture
def serve(watched_site):
    """A function that serves the site only to this test."""
    sites = []

    def serve_one() -> Site:
        sites.append(Site(watched_site))
        return sites[-1]

    yield serve_one
    for site in sites:
        site.stop()


@pytest.fixture
def page(request, engine, serve) -> EnginePage:
    """An empty page. If a page that it opens reports an error, the test fails."""
    page = EnginePage(engine, serve())
    yield page
    if request.node.stash.get(FAILED, False):
        page.save_screenshot(f"failed-{re.sub(r'[^a-z0-9]+', '-', request.node.name).strip('-')}")
        # The report shows this below the failure.
        print("errors:", *page.errors(), "", "the page's text:", page.text("body"), sep="\n")
        return
    complaints = page.errors()
    page.leave()
    assert page.expects_errors or not complaints, "\n".join(["pages reported:", *complaints])


@pytest.fixture
def triples(page) -> TriplesPage:
    """The page, with the actions of Triples."""
    return TriplesPage(page.engine, page.site)


@pytest.fixture
def codebreaker(page) -> CodeBreakerPage:
    """The page, with the actions of CodeBreaker."""
    return CodeBreakerPage(page.engine, page.site)


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report
