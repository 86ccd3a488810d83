"""The site: its content security policy, the size of a first visit, and that it works under any path."""

import base64
import gzip
import hashlib
import html.parser
import json
import os
import pathlib
import re

from games import DECLARATION, PICTURE, STYLE, read_games
from make_site import release
from offline import READY, cached_addresses, without_release
from repository import FIXTURES, ROOT
from service_worker import LATER, SELDOM
from site_release import plain
from site_under_test import release_folder
from situations import FAST_TIMERS, SAVING_DATA
from waiting import wait_until

MAX_REQUEST_COUNT = 10

# The size of a first visit in each release: the bytes for each game. UPDATE_FIRST_LOADS=1 records them for the newest release.
FIRST_LOADS = FIXTURES / "first-loads.json"
MAX_GROWTH = 1.05

POLICY = {
    "default-src": {"'none'"},
    "script-src": {"'self'", "'wasm-unsafe-eval'"},
    "style-src": {"'self'"},
    "img-src": {"'self'", "data:"},
    "connect-src": {"'self'"},
    "manifest-src": {"'self'"},
    "worker-src": {"'self'"},
    "base-uri": {"'none'"},
    "form-action": {"'none'"},
}


class StrictPageChecker(html.parser.HTMLParser):
    """Collects a page's violations of the strict rules, and its Content-Security-Policy."""

    def __init__(self):
        super().__init__()
        self.faults: list[str] = []
        self.policy: dict[str, set[str]] | None = None
        self.seen: list[str] = []
        self.inline = ""

    def handle_data(self, data):
        """Allows an inline script or style sheet only if the policy contains its hash."""
        if self.inline:
            digest = base64.b64encode(hashlib.sha256(data.encode()).digest()).decode()
            allowed = self.policy[f"{self.inline}-src"] if self.policy else set()
            if f"'sha256-{digest}'" not in allowed:
                self.faults.append(f"an inline <{self.inline}> that the policy does not allow")
            else:
                allowed.remove(f"'sha256-{digest}'")

    def handle_endtag(self, tag):
        self.inline = ""

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        self.seen.append(tag)
        if tag == "meta" and values.get("http-equiv", "").lower() == "content-security-policy":
            directives = [directive.split() for directive in values["content"].split(";")]
            self.policy = {words[0]: set(words[1:]) for words in directives if words}
            if {"script", "link", "style"}.intersection(self.seen):
                self.faults.append("the policy comes too late for what stands before it")
        # Data in a script element isn't run, so the policy doesn't matter for it.
        is_data = values.get("type") == "application/json"
        self.inline = tag if tag in ("script", "style") and "src" not in values and not is_data else ""
        for name, value in attributes:
            if name == "style" or name.startswith("on"):
                self.faults.append(f"inline {name}= on <{tag}>")
            if name in ("src", "href", "srcset", "data-program", "action") and value:
                # A data: address contains its content, so it's always allowed.
                scheme = value.split("/")[0]
                if value.startswith("/") or (":" in scheme and tag != "a" and not value.startswith("data:")):
                    self.faults.append(f'<{tag} {name}="{value}"> works in one place only')


def pages(dist: pathlib.Path) -> list[pathlib.Path]:
    # The documentation's pages are excluded, because DocC generates them.
    found = sorted(page for page in dist.rglob("*.html") if page.relative_to(dist).parts[0] != "docs")
    assert found
    return found


def test_every_page_obeys_a_strict_policy_and_uses_relative_addresses(dist):
    for page in pages(dist):
        strictness = StrictPageChecker()
        strictness.feed(page.read_text())
        name = page.relative_to(dist)
        assert strictness.faults == [], name
        assert strictness.policy is not None, f"{name} has no content security policy"
        for directive, sources in strictness.policy.items():
            assert sources <= POLICY.get(directive, set()), f"{name}: {directive} allows too much"
        assert strictness.policy.get("default-src") == {"'none'"}, name


def test_site_has_no_build_paths_and_no_build_files(dist):
    for path in dist.rglob("*"):
        if path.is_file():
            assert str(ROOT).encode() not in path.read_bytes(), path.relative_to(dist)
        # The documentation can have pages with these names.
        assert path.name not in (DECLARATION, PICTURE, STYLE) or path.is_relative_to(dist / "docs")


def wait_for_all_replies(page, site, begun: set[str]) -> None:
    """Waits until the site has sent everything that the page requests within seven seconds, and everything that the service
    worker caches."""
    page.evaluate(READY)
    # With `FAST_TIMERS`, this takes only a third of a second. Timers still fire in the same order.
    page.evaluate("() => new Promise((done) => setTimeout(done, 7000))")
    wait_until(page, lambda: begun | cached_addresses(page) <= {site.address + path.removeprefix("/") for path, _, _ in site.replies})


def test_first_load_makes_few_requests_and_grows_at_most_5_percent(new_device, dist, serve_folder, subtests):
    for name in ("iphone", "desktop"):
        for game in read_games():
            with subtests.test(device=name, game=game.folder):
                device, site = new_device(name), serve_folder(dist)
                device.address = site.address
                assert_first_load_is_small(device, site, game)


def assert_first_load_is_small(device, site, game) -> None:
    # The files that the page loads by itself some seconds later don't belong to the first visit.
    for script in (FAST_TIMERS, SAVING_DATA):
        device.context().add_init_script(script)
    begun = set()
    device.context().on("request", lambda request: begun.add(without_release(request.url)))
    wait_for_all_replies(device.open(f"{game.folder}/"), site, begun)
    total = sum(count for _, _, count in site.replies)
    report = "\n".join(f"{count:8} {status} {path}" for path, status, count in site.replies)
    report = f"\n{report}\n{total:8} bytes ({total / 1024:.1f} KB) in {len(site.replies)} requests"
    print(report)
    # The page and the service worker may request the same icon at the same time, and one of them then gets the status 304.
    # Whether this happens is random, so such a reply doesn't count as a file.
    assert all(status in (200, 304) for _, status, _ in site.replies), report
    asked = {path.removeprefix("/") for path, _, _ in site.replies}
    assert {f"{game.folder}/{name}" for name in game.first_programs} <= asked, report
    assert sum(status == 200 for _, status, _ in site.replies) <= MAX_REQUEST_COUNT, report
    later = LATER | SELDOM | {f"{each.folder}/{name}" for each in read_games() for name in each.later_files}
    assert asked.isdisjoint(later), report
    assert_growth_is_within_the_limit(game.folder, total, report)


def assert_growth_is_within_the_limit(folder: str, total: int, report: str) -> None:
    """Compares the size of a first visit with that of the previous release, or with the first size that was measured."""
    sizes = json.loads(FIRST_LOADS.read_text())
    if os.environ.get("UPDATE_FIRST_LOADS"):
        sizes.setdefault(release(), {})[folder] = total
        FIRST_LOADS.write_text(json.dumps(sizes, indent=2) + "\n")
    # A new game has nothing to compare with until its first release.
    measured = [version for version in sizes if folder in sizes[version]]
    if not measured:
        return
    earlier = [version for version in measured if version != release()] or [release()]
    last = max(earlier, key=lambda version: [int(number) for number in version.split(".")])
    most = round(sizes[last][folder] * MAX_GROWTH)
    assert total <= most, f"{report}\nRelease {last} had {sizes[last][folder]} bytes; {most} would be 5% more."


def test_service_worker_lists_all_files_that_load_later_and_they_exist(dist):
    """A file with a misspelled name would never be requested."""
    worker = (dist / "sw.js").read_text()
    files = json.loads(re.search(r"^const files = (\{.*\});", worker, re.MULTILINE)[1])
    later = list(files)[int(re.search(r"^const later = .*\((\d+)\);", worker, re.MULTILINE)[1]) :]
    assert {f"{game.folder}/{name}" for game in read_games() for name in game.later_files} | LATER <= set(map(plain, later))
    assert [name for name in later if not (dist / name).is_file()] == []


def test_site_loads_under_any_path_and_without_a_final_slash(desktop, dist, serve_folder):
    site = serve_folder(dist, prefix="/players/~someone/parlor 2")
    desktop.address = site.address
    page = desktop.open()
    page.evaluate(READY)
    page.goto(site.address)
    for game in read_games():
        page.click(f".door a[href='{game.folder}/']")
        page.wait_for_selector("html[data-state=running]", state="attached")
        page.goto(site.address)
    failures = [reply for reply in site.replies if reply[1] not in (200, 304)]
    assert failures == []
    # A folder's page is found even without the slash at the end.
    for game in read_games():
        page = desktop.open(game.folder, service_workers="block")
        assert page.url == f"{site.address.replace(' ', '%20')}{game.folder}/"


def test_first_paint_of_the_home_page_needs_less_than_25_kilobytes(dist):
    """Measures the compressed size of everything that the first paint waits for."""
    files = (dist / "index.html", release_folder(dist) / "parlor.css")
    assert sum(len(gzip.compress(file.read_bytes(), 9)) for file in files) < 25 * 1024
