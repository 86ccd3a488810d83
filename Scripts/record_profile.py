#!/usr/bin/env python3
"""Records which functions of the games' programs run when a newcomer opens a page, and during the first moves, and writes their names
to the profiles beside each game.json. Scripts/programs.py uses the profiles to split the programs. `make profile` runs this after building the site.

A function that is missing from a profile still works, because the page loads the second file when such a function is called.
An outdated profile therefore only costs time. Tests/Browser/test_split_program.py fails if the first moves need the second
file.
"""

import itertools
import pathlib
import shutil
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "Scripts"), str(ROOT / "Tests"), str(ROOT / "Tests" / "Browser")]

import chromium  # noqa: E402
import codebreaker  # noqa: E402
import triples  # noqa: E402
from device import Device  # noqa: E402
from frames import let_actions_end_with_a_frame  # noqa: E402
from games import PROFILE, PROGRAM, SITE, Game, declared_games  # noqa: E402
from make_site import BUILT, DIST  # noqa: E402
from playwright.sync_api import Page, sync_playwright  # noqa: E402
from programs import SPLIT, function_names, run  # noqa: E402
from site_under_test import Site, release_folder  # noqa: E402
from touch import swipe_on  # noqa: E402

COMMENT = "# The functions that run at first, as Scripts/record_profile.py saw them. Renew with: make profile\n"

# Stores the exports of an instrumented program where `READ_PROFILE` finds them.
KEEP_EXPORTS = """const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (...values) => {
  const made = await instantiate(...values);
  if (made.exports?.__write_profile) window.instrumented = made.exports;
  return made;
};"""
READ_PROFILE = """() => {
  const { memory, __write_profile } = window.instrumented;
  const start = memory.buffer.byteLength, pages = 8;
  memory.grow(pages);
  return Array.from(new Uint8Array(memory.buffer, start, __write_profile(start, pages * 65536)));
}"""


# Hides and shows the page, sends the events of other windows, and offers a new version, which moves the board. All of these
# can happen at any time. The page must handle them without the second file, because nothing can be loaded while a page closes.
DISTURB = """(game) => {
  const see = (state) => {
    Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
    Object.defineProperty(document, "hidden", { value: state === "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  };
  see("hidden");
  for (const type of ["blur", "pagehide", "beforeunload", "freeze", "pageshow", "focus", "resize", "offline", "online"])
    dispatchEvent(new Event(type));
  see("visible");
  for (const text of ["game", "settings", "scores", "statistics"])
    dispatchEvent(new StorageEvent("storage", { key: `parlor.${game}.${text}` }));
  const offer = document.getElementById("update");
  if (!offer) return;
  offer.classList.add("now");
  offer.hidden = !offer.hidden;
}"""

# Replaces the browser's random numbers with those of a seed, so that a page deals the same game in every recording, and a
# different one for each seed. A truly random code could be found by one of the guesses, and then the profile would include
# functions that run only at the end of a game.
DRAW_FROM_SEED = """((state) => {
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (const index of bytes.keys()) bytes[index] = (state = Math.imul(state, 1103515245) + 12345) >> 16;
    return array;
  };
})"""

BOARD = "#board"


def play_triples(page: Page, visit: int) -> None:
    """Makes moves with every kind of input, undoes some, and hovers over controls that will be pressed later."""
    game = triples.TriplesPage(page)
    game.press_keys("uldr")
    game.press_letters("ll")
    for name in ("Undo", "Redo", "Left", "Up"):
        game.button(name).click()
    if page.evaluate("navigator.maxTouchPoints"):
        for direction in ("left", "right", "up", "down"):
            swipe_on(page, BOARD, direction)
        # Some of these moves are blocked.
        for _ in range(5):
            swipe_on(page, BOARD, "left")
        # This swipe is too short for a move.
        swipe_on(page, BOARD, "left", distance=12)
    game.settle()


def play_codebreaker(page: Page, visit: int) -> None:
    """Makes three guesses with keys and taps, and edits one of them. Presses Enter too early, and one visit makes the guess with its
    holes. Each visit makes different guesses, because a guess must not be repeated. One visit tries to."""
    game = codebreaker.CodeBreakerPage(page)
    pegs = game.guess_row.locator(".hole").count()
    first, second, third = (("001122", "221100", "012012"), ("110022", "022011", "210210"))[visit]
    game.press("Enter", *codebreaker.keys_of("0"), "Enter")
    if visit == 1:
        page.wait_for_timeout(1500)
        game.press("Enter")
        page.wait_for_timeout(1500)
    game.press(*["Backspace"] * pegs)
    for symbols in (first, second, *([second] if visit == 0 else [])):
        game.press(*codebreaker.keys_of(symbols[:pegs]), "Enter")
        page.wait_for_timeout(1500)
    for number in range(pegs):
        game.choices.nth(number % 3).click()
    game.press("Home", "ArrowRight", "ArrowLeft", "Backspace", *codebreaker.keys_of(third[:pegs]))
    game.guess_button.click()
    page.wait_for_timeout(1500)


def press_buttons(page: Page, visit: int) -> None:
    """Presses the first buttons of a page that is not played on, such as a lesson's choices, but not the gear."""
    page.wait_for_timeout(1500)
    buttons = page.locator("main button:enabled:visible:not(.gear)")
    for number in range(MOST_BUTTONS):
        if number < buttons.count():
            buttons.nth(number).click()
            page.wait_for_timeout(300)


MOST_BUTTONS = 4
VISITS = list(itertools.product(("iphone", "desktop"), ("no-preference", "reduce"), range(2)))
JOURNEYS = {"triples/": play_triples, "codebreaker/": play_codebreaker}


def executed(data: list[int], names: list[str]) -> set[str]:
    """Returns the functions that ran. `data` is a profile in the format of wasm-split: an 8-byte hash, and then 4 bytes for
    each function, which contain the time of its first call, or 0 if it was never called."""
    times = [int.from_bytes(bytes(data[place : place + 4]), "little") for place in range(8, len(data), 4)]
    if len(times) != len(names):
        sys.exit(f"error: the profile has {len(times)} functions, the program {len(names)}")
    return {name for name, time in zip(names, times) if time}


def pages_by_program(game: Game) -> dict[str, list[str]]:
    """Returns the addresses of the game's pages, by the name of the program that runs on them."""
    found: dict[str, list[str]] = {}
    for page in sorted((SITE / game.folder).glob("*.html")):
        if program := PROGRAM.search(page.read_text()):
            found.setdefault(program[1], []).append(f"{game.folder}/{'' if page.stem == 'index' else page.name}")
    return found


def record(playwright, browser, site: Site, game: Game, address: str, names: list[str]) -> set[str]:
    """Returns the functions that run when a newcomer opens a page, and during the first moves or presses."""
    found = set()
    visits = VISITS if address in JOURNEYS else VISITS[:: len(VISITS) - 1]
    for seed, (name, motion, visit) in enumerate(visits, 1):
        device = Device(playwright, browser, site.address, name)
        device.context(reduced_motion=motion).add_init_script(KEEP_EXPORTS + f"{DRAW_FROM_SEED}({seed});")
        page = device.open(address, reduced_motion=motion)
        # Some seconds after its start, the page does more by itself. Wait for that, so that the profile includes it.
        if visit == 0:
            page.wait_for_timeout(7000)
        page.evaluate(DISTURB, game.folder)
        JOURNEYS.get(address, press_buttons)(page, visit)
        page.evaluate(DISTURB, game.folder)
        page.wait_for_timeout(500)
        found |= executed(page.evaluate(READ_PROFILE), names)
        device.close()
    return found


def main() -> None:
    let_actions_end_with_a_frame()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        copy = pathlib.Path(folder, "dist")
        shutil.copytree(DIST, copy)
        browser, site = chromium.launch(playwright), Site(copy)
        for game in declared_games():
            for name, addresses in pages_by_program(game).items():
                built = BUILT / f"{game.programs[name]}.wasm"
                run(SPLIT, "--instrument", built, "-o", release_folder(copy) / game.folder / name)
                names = function_names(built)
                found = set().union(*(record(playwright, browser, site, game, address, names) for address in addresses))
                place = SITE / game.folder / f"{name.removesuffix('.wasm')}{PROFILE}"
                place.write_text(COMMENT + "".join(f"{name}\n" for name in sorted(found)))
                print(f"{place.relative_to(ROOT)}: {len(found):,} of {len(names):,} functions run at first")
        site.stop()
        browser.close()


if __name__ == "__main__":
    main()
