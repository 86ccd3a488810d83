"""A page is of one release, whatever the service worker, its caches, and the site have. A new version waits for the player."""

import shutil

import pytest
from codebreaker import FRESH
from codebreaker import open_game as open_codebreaker
from offline import READY
from playwright.sync_api import expect
from releases import NEXT, copy_of_site, release_next
from site_under_test import release_folder
from situations import SAVING_DATA
from triples import open_game
from waiting import wait_for_script, wait_until

RUNNING = "html[data-state=running]"
NEXT_RUNNING = f"{NEXT}[data-state=running]"

# Looks for a new version, as a page does when it is shown again.
SHOW_AGAIN = "document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))"

# The state of the version that waits.
WAITING = "navigator.serviceWorker.getRegistration().then((registration) => registration.waiting?.state)"

# Waits until the browser has fetched the site's service worker, and a new version is installed or in charge.
UPDATED = """async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    while (!["installed", "activated"].includes(worker.state))
        await new Promise((go) => worker.addEventListener("statechange", go, { once: true }));
}"""


@pytest.fixture
def folder(dist, tmp_path):
    """A copy of the site that the test may change."""
    return copy_of_site(dist, tmp_path / "site")


@pytest.fixture
def visitor(desktop, folder, serve_folder):
    """A device that visits the copy and saves data, so that nothing is cached in advance."""
    desktop.address = serve_folder(folder).address
    desktop.context().add_init_script(SAVING_DATA)
    yield desktop
    desktop.complaints.clear()


def load_again(page) -> None:
    """Loads the page again, under its service worker, which then caches the second file of its program."""
    page.evaluate(READY)
    page.reload()
    page.wait_for_selector(RUNNING, state="attached")


def count_loads(page) -> list[str]:
    """Returns a list to which the address of each load of the page is added."""
    loads = []
    # A page may load again before its document is complete, so requests are counted.
    page.on("request", lambda request: loads.append(request.url) if request.is_navigation_request() else None)
    return loads


@pytest.mark.parametrize(("first", "then"), [("codebreaker/", "practice.html"), ("triples/", "board.html")])
def test_page_after_a_short_visit_and_a_release_is_of_one_release(visitor, folder, first, then):
    page = visitor.open(first)
    page.evaluate(READY)
    release_next(folder)
    page.goto(f"{visitor.address}{first}{then}")
    page.wait_for_selector(NEXT_RUNNING, state="attached")
    page.reload()
    page.wait_for_selector(RUNNING, state="attached")


def test_cached_page_whose_files_are_gone_becomes_the_next_release_with_one_reload(visitor, folder):
    page = visitor.open("codebreaker/")
    page.evaluate(READY)
    files = ("bridge.js", "parlor.css", "codebreaker/codebreaker.wasm")
    for name in files:
        page.evaluate(
            """async (name) => {
              for (const key of await caches.keys()) {
                const cache = await caches.open(key);
                for (const request of await cache.keys()) if (request.url.endsWith(name)) await cache.delete(request);
              }
            }""", name
        )
    release_next(folder)
    loads = count_loads(page)
    page.goto(f"{visitor.address}codebreaker/")
    page.wait_for_selector(NEXT_RUNNING, state="attached")
    assert len(loads) == 2


def test_open_page_whose_coach_is_gone_becomes_the_next_release_and_keeps_its_game(visitor, folder):
    game = open_codebreaker(visitor, FRESH)
    game.page.evaluate(READY)
    game.attempt("0123", "4455")
    release_next(folder)
    loads = count_loads(game.page)
    game.press("h")
    game.page.wait_for_selector(NEXT_RUNNING, state="attached")
    expect(game.page.locator("#attempts > li")).to_have_count(2)
    assert len(loads) == 1


def test_page_without_service_worker_becomes_the_next_release(visitor, folder):
    old = (folder / "triples" / "index.html").read_text()
    release_next(folder)
    page = visitor.new_page(service_workers="block")
    # A cache on the way still sends the page of the first release.
    page.route("**/triples/", lambda route: route.fulfill(body=old, content_type="text/html"), times=1)
    loads = count_loads(page)
    page.goto(f"{visitor.address}triples/")
    page.wait_for_selector(NEXT_RUNNING, state="attached")
    assert len(loads) == 2


def test_site_without_its_files_fails_after_one_reload_for_each_release(visitor, folder):
    page = visitor.open("triples/")
    page.evaluate(READY)
    page.evaluate("caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))")
    shutil.rmtree(release_folder(folder) / "triples")
    loads = count_loads(page)
    page.goto(f"{visitor.address}triples/")
    page.locator("html[data-state=failed]").wait_for(state="attached")
    expect(page.get_by_role("alert").filter(has_text="This couldn’t start.")).to_be_visible()
    wait_for_script(page, READY)
    assert len(loads) <= 2


FAILING_CACHES = "for (const name of ['open', 'match', 'keys', 'delete']) caches[name] = () => Promise.reject(new Error('no'));\n"
FULL_CACHES = "Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));\n"
NO_HASHES = "crypto.subtle.digest = () => Promise.reject(new Error('no'));\n"


@pytest.mark.parametrize("fault", [FAILING_CACHES, FULL_CACHES, NO_HASHES], ids=["failing", "full", "hashes"])
def test_service_worker_without_working_caches_is_like_none(visitor, folder, fault):
    worker = folder / "sw.js"
    worker.write_text(fault + worker.read_text())
    page = visitor.open("triples/")
    page.evaluate(READY)
    for path in ("triples/board.html", "codebreaker/practice.html", "", "triples/"):
        page.goto(visitor.address + path)
        if path:
            page.wait_for_selector(RUNNING, state="attached")
        assert page.evaluate("!!navigator.serviceWorker.controller")
    release_next(folder, fault)
    page.evaluate(UPDATED)
    page.goto(f"{visitor.address}codebreaker/")
    page.wait_for_selector(NEXT_RUNNING, state="attached")


@pytest.mark.parametrize("name", ["bridge.js", "triples/triples.wasm"])
def test_damaged_cache_is_dropped(visitor, folder, name):
    page = visitor.open("triples/")
    page.evaluate(READY)
    page.evaluate(
        """async (name) => {
          const [key] = await caches.keys();
          const cache = await caches.open(key);
          for (const request of await cache.keys()) {
            const type = name.endsWith(".js") ? "text/javascript" : "application/wasm";
            if (request.url.endsWith(name)) await cache.put(request, new Response("<junk", { headers: { "Content-Type": type } }));
          }
        }""", name
    )
    page.goto(f"{visitor.address}triples/")
    page.wait_for_selector(RUNNING, state="attached")


def test_new_version_is_offered_when_the_page_is_shown_and_comes_with_one_press(visitor, folder):
    game = open_game(visitor, "triples/1 5000")
    load_again(game.page)
    other = visitor.new_page()
    other.goto(f"{visitor.address}codebreaker/")
    other.wait_for_selector(RUNNING, state="attached")
    offer = game.page.get_by_role("status").filter(has_text="A new version is ready.")
    # During a game, the notice waits.
    game.press_keys("uldr")
    line = game.line()
    release_next(folder)
    game.page.evaluate(UPDATED)
    wait_until(game.page, lambda: game.page.evaluate(WAITING) == "installed")
    expect(offer).to_be_hidden()
    game.page.evaluate(SHOW_AGAIN)
    expect(offer).to_be_visible()
    game.page.get_by_role("button", name="Later").click()
    expect(offer).to_be_hidden()
    game.page.evaluate(SHOW_AGAIN)
    game.page.get_by_role("button", name="Update").click()
    game.page.wait_for_selector(NEXT_RUNNING, state="attached")
    assert game.line() == line != "triples/1 5000"
    # The other page still has its release, and its files.
    assert other.locator(NEXT).count() == 0
    other.reload()
    other.wait_for_selector(NEXT_RUNNING, state="attached")


def test_new_version_is_offered_at_the_end_of_a_game(visitor, folder):
    game = open_codebreaker(visitor, FRESH)
    load_again(game.page)
    game.attempt("0123")
    release_next(folder)
    game.page.evaluate(UPDATED)
    wait_until(game.page, lambda: game.page.evaluate(WAITING) == "installed")
    wait_for_script(game.page, "() => !document.getElementById('update').hidden")
    offer = game.page.locator("#update")
    expect(offer).to_be_hidden()
    game.attempt("0123", "4455", "2020")
    game.page.keyboard.press("Escape")
    expect(offer).to_be_visible()


def test_new_version_takes_over_while_no_game_is_open(visitor, folder):
    page = visitor.new_page()
    page.goto(visitor.address)
    page.evaluate(READY)
    page.reload()
    release_next(folder)
    page.evaluate(SHOW_AGAIN)
    page.wait_for_selector(NEXT, state="attached")
    assert page.evaluate(WAITING) is None


def test_new_version_waits_while_a_game_is_open(visitor, folder):
    page = visitor.open("triples/")
    load_again(page)
    release_next(folder)
    page.evaluate(UPDATED)
    assert page.evaluate(WAITING) == "installed"
    page.reload()
    page.wait_for_selector(RUNNING, state="attached")
    assert page.locator(NEXT).count() == 0, "the new version replaced an open page"
    page.close()

    def is_taken_over() -> bool:
        page = visitor.new_page()
        page.goto(f"{visitor.address}triples/")
        found = page.locator(NEXT).count() == 1
        page.close()
        return found

    # The browser activates the new version some time after the last page has been closed.
    keeper = visitor.new_page()
    wait_until(keeper, is_taken_over)


def test_update_keeps_unchanged_files_without_loading_them(visitor, folder, serve_folder):
    site = serve_folder(folder)
    visitor.address = site.address
    page = visitor.open("triples/")
    page.evaluate(READY)
    page.reload()
    page.wait_for_selector(RUNNING, state="attached")
    site.replies.clear()
    release_next(folder)
    page.evaluate(UPDATED)
    asked = {path for path, status, _ in site.replies if status == 200}
    assert {"/bridge.js", "/triples/triples.wasm", "/triples/"} <= asked
    assert "/parlor.css" not in asked and "/second-copy.js" not in asked


def test_open_page_looks_for_a_new_version_twice_a_day(visitor, folder, serve_folder):
    site = serve_folder(folder)
    visitor.address = site.address
    visitor.context().clock.install()
    page = visitor.open("triples/")
    page.evaluate(READY)
    count = [path for path, _, _ in site.replies].count("/sw.js")
    page.clock.fast_forward("12:00:01")
    wait_until(page, lambda: [path for path, _, _ in site.replies].count("/sw.js") > count)
