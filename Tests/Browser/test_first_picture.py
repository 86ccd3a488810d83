"""What the games' pages show before their programs run: an opening for a newcomer, and for a returning player the own game. The
program then draws the same again."""

import json
import re

import codebreaker
import pytest
import triples
from frames import wait_for_frame
from game_page import stored
from touch import swipe_on
from waiting import wait_until

# Each visible element of the picture: its tag, its text, and its box. The clock continues, and a tip that isn't part of an opening
# appears in its reserved line.
READ_PICTURE = """() => [...document.querySelectorAll("[data-picture], [data-picture] *")].flatMap((element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const isTip = element.dataset.picture === "opening" && !document.documentElement.dataset.opening;
  if (!width || !height || isTip || element.closest(".unseen")) return [];
  const text = element.childElementCount || element.id === "time" ? "" : element.textContent;
  return [[element.tagName, text, ...[x, y, width, height].map((length) => Math.round(length * 10) / 10)]];
})"""

# Counts the changes of the lines that screen readers read aloud.
WATCH_TIP = """() => {
  window.changes_ = 0;
  for (const line of document.querySelectorAll("main [role=status][data-picture]"))
    new MutationObserver((records) => (window.changes_ += records.length)).observe(line, { childList: true, characterData: true, subtree: true });
}"""

# With these random numbers, the page chooses the first of the openings.
CHOOSE_FIRST = "crypto.getRandomValues = (array) => array.fill(array instanceof BigInt64Array ? 0n : 0);"

KEYS = {"l": "ArrowLeft", "u": "ArrowUp", "r": "ArrowRight", "d": "ArrowDown"}

GAMES = ["triples", "codebreaker"]

# Nothing moves, so the boxes don't depend on the time.
STILL = {"reduced_motion": "reduce"}


class HeldPage:
    """A page whose program arrives only when the test lets it."""

    def __init__(self, device, folder: str, scripts: tuple[str, ...] = ()):
        self.page = device.new_page(**STILL)
        self._held = []
        self._is_held = True
        for script in scripts:
            self.page.add_init_script(script)
        self.page.route(f"**/{folder}.wasm", lambda route: self._held.append(route) if self._is_held else route.continue_())
        self.page.goto(f"{device.address}{folder}/", wait_until="commit")
        wait_until(self.page, lambda: self._held and self.page.evaluate("document.readyState !== 'loading'"))

    def picture(self) -> list:
        return self.page.evaluate(READ_PICTURE)

    def start(self) -> None:
        self._is_held = False
        for route in self._held:
            route.continue_()
        self.page.wait_for_selector("html[data-state=running]", state="attached")
        wait_for_frame(self.page)

    @property
    def is_drawn(self) -> bool:
        return self.page.evaluate("'drawn' in document.documentElement.dataset")


def saved_game(page, folder: str) -> tuple[str, str]:
    """Returns the number and the moves of the saved game."""
    found = re.search(rf"{folder}/1 (\d+)(?: ([udlr]+))?", stored(page, f"parlor.{folder}.game"))
    return found[1], found[2] or ""


@pytest.mark.parametrize("folder", GAMES)
def test_newcomer_sees_the_game_that_the_program_starts_with(each_device, folder):
    held = HeldPage(each_device, folder)
    before = held.picture()
    assert held.is_drawn
    texts = [text for _, text, *_ in before]
    assert texts.count("1") + texts.count("2") >= 2 if folder == "triples" else "Mastermind" in texts, texts
    held.page.evaluate(WATCH_TIP)
    held.start()
    assert_looks_the_same(held.picture(), before)
    assert held.page.evaluate("window.changes_") == 0
    assert saved_game(held.page, folder)[0] == held.page.evaluate("document.documentElement.dataset.opening")


def assert_looks_the_same(now: list, before: list) -> None:
    """The program rounds the board's side to whole points, so boxes may differ by a part of one. The order of the tiles doesn't
    matter."""
    now, before = (sorted(elements, key=lambda element: [element[:2], *map(round, element[2:])]) for elements in (now, before))
    assert [element[:2] for element in now] == [element[:2] for element in before]
    moved = [(was, element) for was, element in zip(before, now) if any(abs(a - b) > 0.5 for a, b in zip(was[2:], element[2:]))]
    assert not moved, moved


def play(device, folder: str):
    """Plays a few moves, and leaves the page."""
    if folder == "triples":
        game = triples.open_game(device, **STILL)
        game.press_keys("uldr")
    else:
        game = codebreaker.open_game(device, f"{codebreaker.FRESH} 0123", "guess 20--", "selected 2", "seconds 5", **STILL)
    game.settle()
    game.page.goto(device.address)
    game.page.close()


@pytest.mark.parametrize("folder", GAMES)
def test_returning_player_sees_the_own_game(each_device, folder):
    play(each_device, folder)
    held = HeldPage(each_device, folder)
    assert held.is_drawn
    before = held.picture()
    held.start()
    assert_looks_the_same(held.picture(), before)


SPOIL = {
    "a game of another window": "localStorage['parlor.triples.game'] += 'u';",
    "another release": "localStorage['parlor.triples.picture'] = localStorage['parlor.triples.picture'].replace('release/', 'release/0');",
    "damage": "localStorage['parlor.triples.picture'] = '[1, {';",
    "no picture": "delete localStorage['parlor.triples.picture'];",
}


@pytest.mark.parametrize("what", SPOIL)
def test_board_is_empty_until_the_start_if_the_picture_does_not_belong_to_it(iphone, what):
    play(iphone, "triples")
    held = HeldPage(iphone, "triples", (SPOIL[what],))
    assert not held.is_drawn
    assert held.page.locator("#board [data-value]").count() == 0
    held.start()
    wait_until(held.page, lambda: held.page.locator("#board [data-tile]").count() > 2)


@pytest.mark.parametrize("folder", GAMES)
def test_recorded_openings_are_up_to_date(desktop, folder):
    """The page of a newcomer without openings looks as recorded for its game."""
    held = HeldPage(desktop, folder, (CHOOSE_FIRST,))
    held.start()
    opening = held.page.evaluate("document.documentElement.dataset.opening")
    common, games = json.loads(held.page.locator("#openings").text_content())
    recorded = [games[opening].get(str(place), part) for place, part in enumerate(common)]
    assert held.page.evaluate("picture.read()") == recorded


def test_moves_before_the_start_are_played(iphone):
    held = HeldPage(iphone, "triples", (CHOOSE_FIRST,))
    page = held.page
    page.keyboard.press("ArrowLeft")
    page.get_by_role("button", name="Up").click()
    swipe_on(page, "#board", "right")
    swipe_on(page, "#board", "down")
    held.start()
    # In this game, no move is blocked.
    wait_until(page, lambda: saved_game(page, "triples")[1] == "lurd")


def test_at_most_eight_presses_are_kept(iphone):
    held = HeldPage(iphone, "triples", (CHOOSE_FIRST,))
    for letter in "luruldlul":
        held.page.keyboard.press(KEYS[letter])
    held.start()
    wait_until(held.page, lambda: saved_game(held.page, "triples")[1] == "luruldlu")


def test_pegs_chosen_before_the_start_are_in_the_guess(iphone):
    held = HeldPage(iphone, "codebreaker")
    page = held.page
    page.keyboard.press("1")
    page.get_by_role("button", name="blue").click()
    page.get_by_role("button", name="Peg 4 of 4: empty").click()
    page.get_by_role("button", name="green").click()
    held.start()
    names = ["Peg 1 of 4: red", "Peg 2 of 4: blue", "Peg 3 of 4: empty", "Peg 4 of 4: green"]
    for name in names:
        page.get_by_role("group", name="Your guess").get_by_role("button", name=name).wait_for()
