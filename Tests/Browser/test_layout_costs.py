"""The cost of a move: the page writes only what changes, and the browser restyles and lays out little else. The tests count
nodes, because their number doesn't depend on the machine's speed."""

import json

import codebreaker
import pytest
import triples
from frames import wait_for_frame
from game_page import store
from playwright.sync_api import Browser, Page

CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"]

# Records every write to the page, and which of the given places contains it.
WATCH_WRITES = """places => {
  window.writes_ = [];
  window.watcher_ = new MutationObserver((records) => {
    for (const { type, target, attributeName } of records) {
      const element = target.nodeType === 1 ? target : target.parentElement;
      const place = places.find((place) => element?.closest(place));
      window.writes_.push([place ?? `outside: ${element?.id || element?.className || target.nodeName} ${attributeName ?? type}`,
        attributeName ?? type]);
    }
  });
  window.watcher_.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}"""


class LayoutTracer:
    """Traces a page, and determines the elements that were restyled, and those in which something was laid out."""

    def __init__(self, browser: Browser, page: Page):
        self._browser = browser
        self._page = page
        self._session = page.context.new_cdp_session(page)
        self._session.send("DOM.enable")
        self._session.send("DOM.getDocument")

    def roots_laid_out_during(self, act) -> list[str]:
        """Returns the selectors of the elements that were laid out while `act` ran, and in the frame after it."""
        events = self._events_during(act, "Layout")
        return [self._name(root["nodeId"]) for event in events for root in event.get("endData", {}).get("layoutRoots", [])]

    def restyled_count_during(self, act) -> int:
        """Returns how many elements the largest update of styles covered while `act` ran, and in the frame after it."""
        return max(event.get("elementCount", 0) for event in self._events_during(act, "UpdateLayoutTree"))

    def _events_during(self, act, name: str) -> list[dict]:
        # Wait for two frames, because the browser lays out earlier changes only after the callbacks of the next frame have run.
        wait_for_frame(self._page)
        wait_for_frame(self._page)
        self._browser.start_tracing(page=self._page, categories=CATEGORIES)
        act()
        wait_for_frame(self._page)
        wait_for_frame(self._page)
        events = json.loads(self._browser.stop_tracing())["traceEvents"]
        return [event["args"] for event in events if event["name"] == name]

    def _name(self, node: int) -> str:
        described = self._session.send("DOM.describeNode", {"backendNodeId": node})["node"]
        attributes = described.get("attributes", [])
        values = dict(zip(attributes[::2], attributes[1::2]))
        return "#" + values["id"] if "id" in values else "." + values.get("class", described["nodeName"]).split()[0]


@pytest.fixture
def new_tracer(browser):
    return lambda page: LayoutTracer(browser, page)


# After these moves, undo is enabled, and the one-time tips have been shown.
BEGUN = "triples/1 14 uddldrdluuldrul"
TRIPLES_PLACES = {"#board", ".tiles", ".rows", "#score", "#goal", "#status"}


def test_triples_move_lays_out_and_writes_only_what_changed(each_device, new_tracer):
    store(each_device, {triples.COLLECTION_KEY: "triples-collection/1\nlargest 12288"})
    game = triples.open_game(each_device, BEGUN)
    game.settle()
    tracer = new_tracer(game.page)
    roots = []
    for key in ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"):
        roots += tracer.roots_laid_out_during(lambda: game.press(key))
        roots += tracer.roots_laid_out_during(game.settle)
    # The hidden lines for screen readers (".unseen") are layout roots of their own, so they may be laid out, too.
    assert set(roots) <= TRIPLES_PLACES | {".unseen"}, roots
    assert ".tiles" in roots, "the trace must contain the moves"
    # A rule such as `:has(…) > *` would restyle the whole page, which has more than 150 elements.
    restyled = [tracer.restyled_count_during(lambda: game.press(key)) for key in ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown")]
    assert 0 < max(restyled) <= 60, restyled
    game.page.evaluate(WATCH_WRITES, ["#board", "#score", "#goal-figure", "#status"])
    game.press("ArrowLeft")
    writes = game.page.evaluate("window.writes_")
    assert not [place for place, _ in writes if place.startswith("outside")], writes
    places = [place for place, _ in writes]
    # Each text is written once, and the announcement before is removed.
    assert places.count("#score") <= 1 and places.count("#status") <= 2, writes
    # A moving tile is written only once, as its row or its column.
    names = [name for _, name in writes]
    assert "style" not in names
    assert 0 < names.count("data-row") + names.count("data-col") <= 16


# A game whose guess has its first peg, which enables Guess and Clear.
FRESH = "codebreaker/1 857 4.mastermind.10"
CHOOSING = ["guess 0---", "selected 1", "seconds 5"]


def test_choosing_a_peg_lays_out_the_hole_and_writes_only_the_guess(each_device, new_tracer):
    game = codebreaker.open_game(each_device, FRESH, *CHOOSING)
    tracer = new_tracer(game.page)
    roots = [root for key in "23" for root in tracer.roots_laid_out_during(lambda: game.press(key))]
    assert set(roots) <= {".place", ".unseen", "#status", "#time"}, roots
    assert ".place" in roots
    # A peg restyles 29 elements. The update may also contain a tick of the clock, whose time no key press decides.
    restyled = tracer.restyled_count_during(lambda: game.press("1"))
    assert 0 < restyled <= 60, restyled
    game.page.evaluate(WATCH_WRITES, ["#guess", "#status", "#time"])
    game.press("4")
    writes = game.page.evaluate("window.writes_")
    assert writes and not [place for place, _ in writes if place.startswith("outside")], writes


def test_appearing_markers_lay_out_only_the_attempts(each_device, new_tracer):
    game = codebreaker.open_game(each_device, f"{FRESH} 0123", "guess 2020", "seconds 5")
    tracer = new_tracer(game.page)
    game.press("Enter")
    # The markers appear one after another, long after the attempt's row.
    roots = tracer.roots_laid_out_during(game.settle)
    assert set(roots) <= {".history", ".markers", "#time"}, roots
