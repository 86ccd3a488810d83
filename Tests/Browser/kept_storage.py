"""Storages of a browser that played release 0.1.0, and what its pages showed with them.

Tests/Fixtures/storage-0.1.0/README.md explains how both were made. Screens are read by role and name, as a list of entries of a
screen, a name and a text.
"""

from game_page import GamePage, store
from places import FIXTURES
from playwright.sync_api import Locator, Page
from situations import SHARING, SILENT
from waiting import wait_for_script

FOLDER = FIXTURES / "storage-0.1.0"

# The locale and time zone in which the fixture was made.
PLACE = {"locale": "en-US", "timezone_id": "UTC"}

# A screen, a name, and a text.
Entry = tuple[str, str, str]


def texts(moment: str) -> dict[str, str]:
    """Returns the texts of a storage by their keys."""
    found = {file.stem: file.read_bytes().decode() for file in (FOLDER / moment).glob("*.txt")}
    assert found, f"no storage was recorded {moment}"
    return found


def seen(moment: str, *screens: str) -> list[Entry]:
    """Returns what 0.1.0 showed with a storage, on all screens or on these."""
    rows = [line.split("\t") for line in (FOLDER / f"{moment}.tsv").read_text().splitlines() if line[0] != "#"]
    return [now(screen, name, text) for screen, name, text in rows if not screens or screen in screens]


def now(screen: str, name: str, text: str) -> Entry:
    """Returns an entry in today's wording."""
    rows = [line.split("\t") for line in (FOLDER / "since.tsv").read_text().splitlines() if line[0] != "#"]
    return next(((screen, *row[3:]) for row in rows if row[:3] == [screen, name, text]), (screen, name, text))


def links(game: str) -> list[list[str]]:
    """Returns the links of a game: the part of the address after #, what it opens, and what that shows."""
    rows = [line.split("\t") for line in (FOLDER / "links.tsv").read_text().splitlines() if line[0] != "#"]
    return [row[1:-1] + [now(f"{game} links", row[2], row[-1])[2]] for row in rows if row[0] == game]


def words(text: str) -> str:
    """Returns a text on one line."""
    return " ".join(text.split())


def open_page(device, moment: str, path: str) -> Page:
    """Opens a page with a storage and a coach that never answers, so that everything shown comes from the storage."""
    for script in (SILENT, SHARING):
        device.context(**PLACE).add_init_script(script)
    store(device, texts(moment), **PLACE)
    return device.open(path, **PLACE)


def follow_link(page: Page, address: str) -> None:
    """Follows a link within the open page, and waits until the page has handled it."""
    page.goto(page.url.split("#")[0] + "#" + address)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")


class Notes:
    """The entries of a screen."""

    def __init__(self, game: str, screen: str):
        self.screen = f"{game} {screen}"
        self.entries: list[Entry] = []

    def add(self, name: str, *found: str) -> None:
        self.entries += [(self.screen, name, words(text)) for text in found]

    def figures(self, place: Locator) -> None:
        """Adds every term with its definition."""
        terms, definitions = (place.get_by_role(role).all_inner_texts() for role in ("term", "definition"))
        for term, definition in zip(terms, definitions, strict=True):
            self.add(words(term), definition)

    def buttons(self, place: Locator, without: tuple[str, ...] = ()) -> None:
        """Adds the name of every button except those that 0.1.0 didn't have."""
        name = "(button) => button.ariaLabel ?? button.innerText"
        names = place.get_by_role("button").evaluate_all(f"(buttons) => buttons.map({name})")
        self.add("Button", *(name for name in names if name not in without))

    def choices(self, name: str, place: Locator) -> None:
        """Adds the label of the selected radio button."""
        chosen = place.page.get_by_role("radio", checked=True)
        self.add(name, *place.locator("label").filter(has=chosen).all_inner_texts())


def shared(table: GamePage, button: Locator, notes: Notes) -> None:
    """Adds what the share sheet gets."""
    table.page.evaluate("window.sent = null")
    button.click()
    wait_for_script(table.page, "() => window.sent")
    sent = table.page.evaluate("window.sent")
    notes.add("Shared", *sent["text"].splitlines())
    notes.add("Link", sent["url"].split("/", 3)[3])
