"""Moving a device's data to another device with the page "Your data"."""

import re

from game_page import store
from kept_storage import texts
from layout import faults
from playwright.sync_api import expect
from situations import FORBIDDEN, FULL
from triples import GAME_KEY, SCORES_KEY, saved, score_list

LEDGER = "parlor.house.devices"


def stored(page) -> dict[str, str]:
    return page.evaluate("() => ({ ...localStorage })")


def save(page, folder):
    """Saves to a file."""
    with page.expect_download() as download:
        page.get_by_role("button", name="Save to a file").click()
    assert download.value.suggested_filename == "parlor-data.txt"
    file = folder / "saved.txt"
    download.value.save_as(file)
    return file


def read(page, file):
    """Opens a file."""
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Open a file").click()
    chooser.value.set_files(file)
    expect(answer(page)).not_to_be_empty()


def answer(page):
    return page.get_by_role("status")


def test_file_moves_everything_to_a_new_device(take, tmp_path):
    old, new = take("desktop"), take("iphone")
    store(old, texts("half-played"))
    file = save(old.open("data.html"), tmp_path)
    assert file.read_bytes().startswith(b"parlor-data/1\n") and file.read_bytes().endswith(b"\nend 10\n")
    page = new.open("data.html")
    read(page, file)
    expect(answer(page)).to_contain_text("Imported: Triples game, Triples settings, Triples scores")
    taken = stored(page)
    # Scores have the same order on all devices: rows with equal points by their time.
    assert {key: taken[key] for key in texts("half-played")} == texts("half-played")
    read(page, file)
    expect(answer(page)).to_have_text("There was nothing new in this file.")
    assert stored(page) == taken
    table = new.open("triples/")
    expect(table.locator("#game-title")).to_have_text(re.compile("537"))


def test_games_continue_and_scores_are_merged(take, tmp_path):
    one, two = take("desktop"), take("iphone")
    mine, theirs = "120 1700000000 - triples/1 14 uldr", "90 1700000001 - triples/1 15 uldr"
    store(one, {GAME_KEY: saved("triples/1 14 uldr"), SCORES_KEY: score_list(mine)})
    store(two, {GAME_KEY: saved("triples/1 15 ul"), SCORES_KEY: score_list(theirs)})
    table = two.open("triples/")
    page = two.open("data.html")
    read(page, save(one.open("data.html"), tmp_path))
    expect(answer(page)).to_have_text("Imported: Triples scores. This device keeps its own Triples game.")
    assert stored(page)[SCORES_KEY] == score_list(mine, theirs)
    assert stored(page)[GAME_KEY] == saved("triples/1 15 ul")
    # An open window notices.
    table.get_by_role("tab").nth(1).click()
    expect(table.locator("#scores > li")).to_have_count(2)


# A part of the file, its replacement, and the resulting message.
DAMAGES = [
    ("parlor-data/1", "scores/1", "This isn’t a Parlor data file."),
    ("parlor-data/1", "parlor-data/2", "A newer Parlor wrote this file. Update Parlor here first."),
    ("uldr", "uldl", "This file is damaged: Triples game."),
    ("120 17", "121 17", "This file is damaged: Triples scores."),
    ("end 3", "end", "This file is damaged: after the list of devices."),
]


def test_damaged_file_changes_nothing_and_reports_the_place(desktop, tmp_path, subtests):
    store(desktop, {GAME_KEY: saved("triples/1 14 uldr"), SCORES_KEY: score_list("120 1700000000 - -")})
    page = desktop.open("data.html")
    file = save(page, tmp_path)
    text, before = file.read_text(), stored(page)
    for old, new, said in DAMAGES:
        with subtests.test(new):
            assert old in text
            file.write_text(text.replace(old, new, 1))
            read(page, file)
            expect(answer(page)).to_have_text(f"{said} Nothing was changed.")
            assert stored(page) == before
            assert faults(page) == []


def test_full_storage_is_reported(take, tmp_path):
    old, new = take("desktop"), take("iphone")
    store(old, {GAME_KEY: saved("triples/1 14 uldr")})
    file = save(old.open("data.html"), tmp_path)
    for situation in (FULL, FORBIDDEN):
        new.context(locale="de" if situation == FULL else "fr").add_init_script(situation)
        page = new.open("data.html", locale="de" if situation == FULL else "fr")
        read(page, file)
        expect(answer(page)).to_have_text("This device’s storage is full or not allowed. Nothing was changed.")
        page.get_by_role("button", name="Save to a file").click()
        expect(answer(page)).to_have_text("This device’s storage is full or not allowed. Nothing was changed.")
