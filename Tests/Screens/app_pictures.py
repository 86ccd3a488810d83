"""Pictures of the screens of the SwiftUI apps, which a stand-in for SwiftUI draws. They aren't screenshots of a device, and a line below
each says so."""

import pathlib
import shutil
import subprocess

import chromium
from camera import SCHEMES
from camera import SIZES as WEB_SIZES
from playwright.sync_api import Page, sync_playwright

PREFIX = "app-"

# The sizes of the devices (`Device.all` in the stand-in).
SIZES = ("320x568", "390x844", "844x390", "820x1180", "1180x820")


def draw(program: pathlib.Path, folder: pathlib.Path, words: list[str]) -> list[pathlib.Path]:
    """Draws the screens, devices, and schemes that the words name, or all of them, and returns the files with the drawings."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    subprocess.run([program, "pictures", folder, *words], check=True)
    return sorted(folder.glob("*/*.svg"))


def convert(drawings: list[pathlib.Path], folder: pathlib.Path) -> None:
    """Writes a PNG of each drawing into a folder, in a folder for each screen."""
    with sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        page = browser.new_page()
        for drawing in drawings:
            place = folder / drawing.parent.name / f"{drawing.stem}.png"
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(picture(page, drawing.read_text()))
        browser.close()


def picture(page: Page, drawing: str) -> bytes:
    """Returns the PNG of a drawing."""
    page.set_content(f'<!doctype html><style>body {{ margin: 0 }} svg {{ display: block }}</style>{drawing}')
    return page.locator("svg").first.screenshot()


class AppSelection:
    """The screens of the apps that ONLY names: words that start with `app`, sizes, schemes, and a text size. Without any, all."""

    def __init__(self, words: list[str]):
        self.names = [word for word in words if is_app_word(word)]
        others = [word for word in words if not is_app_word(word)]
        self._filters = [word for word in others if word in SIZES or is_variant(word)]
        sizes = [word for word in others if word in SIZES or word in WEB_SIZES]
        is_of_other_screens = not self.names and len(sizes) + len([word for word in others if is_variant(word)]) < len(others)
        self.is_empty = is_of_other_screens or bool(sizes) and not any(size in SIZES for size in sizes)

    @property
    def words(self) -> list[str]:
        """The words for the program that draws. A name without its prefix means all screens."""
        return [name for name in self.names if name != "app"] + self._filters


def is_variant(word: str) -> bool:
    """Returns whether a word of ONLY names a color scheme, or a text size such as accessibility5."""
    return word in SCHEMES or word.startswith("accessibility")


def is_app_word(word: str) -> bool:
    """Returns whether a word of ONLY names screens of the apps."""
    return word == "app" or word.startswith(PREFIX)
