"""Moving a device's data to another device with the page "Your data"."""

import re

from game_page import store
from recorded_storage import texts
from layout import faults
from playwright.sync_api import expect
from triples import GAME_KEY, SCORES_KEY, saved, score_list



def stored(page) -> dict[str, str]:
    return page.evaluate("() => ({ ...localStorage })")


def save(page, folder):
    """Saves the data to a file in `folder`."""
    with page.expect_download() as download:
        page.get_by_role("button", name="Save to a file").click()
    assert download.value.suggested_filename == "parlor-data.txt"
    file = folder / "saved.txt"
    download.value.save_as(file)
    return file


def open_file(page, file):
    """Opens a file with the page's button."""
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Open a file").click()
    chooser.value.set_files(file)
    expect(answer(page)).not_to_be_empty()


def answer(page):
    return page.get_by_role("status")


def test_file_copies_all_data_to_a_new_device_and_adds_nothing_twice(new_device, tmp_path):
    old, new = new_device("desktop"), new_device("iphone")
    store(old, texts("half-played"))
    file = save(old.open("data.html"), tmp_path)
    assert file.read_bytes().startswith(b"parlor-data/1\n") and file.read_bytes().endswith(b"\nend 10\n")
    page = new.open("data.html")
    open_file(page, file)
    expect(answer(page)).to_contain_text("Imported: Triples game, Triples settings, Triples scores")
    taken = stored(page)
    # Scores have the same order on all devices, because rows with equal points are sorted by time.
    assert {key: taken[key] for key in texts("half-played")} == texts("half-played")
    open_file(page, file)
    expect(answer(page)).to_have_text("There was nothing new in this file.")
    assert stored(page) == taken
    game = new.open("triples/")
    expect(game.locator("#game-title")).to_have_text(re.compile("537"))


def test_damaged_file_changes_nothing_and_damaged_entry_is_named(desktop, tmp_path):
    store(desktop, {GAME_KEY: saved("triples/1 14 uldr"), SCORES_KEY: score_list("120 1700000000 - -")})
    page = desktop.open("data.html")
    file = save(page, tmp_path)
    before = stored(page)
    file.write_text(file.read_text().replace("uldr", "uldl", 1))
    open_file(page, file)
    expect(answer(page)).to_have_text("This file is damaged: Triples game. Nothing was changed.")
    assert stored(page) == before
    assert faults(page) == []
