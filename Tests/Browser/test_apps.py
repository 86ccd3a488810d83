"""Plays both SwiftUI apps on the page of `make apps`, by the roles and names of what the page shows."""

import os
import pathlib
import threading

import apps
import pytest
from playwright.sync_api import Page, expect
from waiting import wait_until


@pytest.fixture
def address():
    """Serves the page with a new program, and returns its address."""
    program = apps.Program(pathlib.Path(os.environ["PARLOR_APPS"]))
    server = apps.Server(0, program)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()
    program.stop()


@pytest.fixture
def page(browser, address):
    """The page, ready to play Triples. Fails on an error in its script."""
    errors = []
    page = browser.new_page(viewport={"width": 900, "height": 1100})
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(address)
    page.locator("#stage[data-is-ready]").wait_for()
    yield page
    page.close()
    assert errors == []


def button(page: Page, name: str):
    return page.get_by_role("button", name=name, exact=True)


def test_triples_is_played_by_buttons_keys_and_swipes(page):
    page.get_by_role("combobox", name="Next game").select_option("Determ")
    button(page, "New Game").click()
    expect(page.get_by_role("img", name="Score, 6", exact=True)).to_be_attached()
    button(page, "Right").click()
    board = page.get_by_role("img", name="Board")
    expect(board).to_have_accessible_name("Board, Row 1: empty, 1, empty, 1. Row 2: empty, 2, 2, 2. Row 3: empty, empty, empty, empty. Row 4: empty, empty, empty, empty")
    button(page, "Undo").click()
    expect(page.get_by_role("img", name="Score, 6", exact=True)).to_be_attached()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("img", name="Score, 8", exact=True)).to_be_attached()
    button(page, "Undo").click()
    expect(page.get_by_role("img", name="Score, 6", exact=True)).to_be_attached()
    place = board.bounding_box()
    x, y = place["x"] + 100, place["y"] + 200
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 150, y, steps=5)
    page.mouse.up()
    expect(page.get_by_role("img", name="Score, 8", exact=True)).to_be_attached()


def test_what_covers_a_game_is_all_that_the_page_offers(page):
    page.get_by_role("combobox", name="Next game").select_option("Determ")
    button(page, "New Game").click()
    button(page, "Right").click()
    button(page, "New Game").click()
    expect(page.get_by_role("heading", name="Game ended")).to_be_attached()
    expect(button(page, "Right")).to_have_count(0)

    def is_closed() -> bool:
        page.keyboard.press("Escape")
        return button(page, "Right").count() == 1

    # In its first moments, the app ignores presses that were meant for what was there before.
    wait_until(page, is_closed)


def test_codebreaker_is_played_and_its_sheets_open_and_close(page):
    page.get_by_label("App").first.select_option("CodeBreaker")
    for color in ("red", "green", "blue", "yellow"):
        button(page, color).click()
    button(page, "Guess").click()
    expect(page.get_by_role("img", name="Attempt 1: red, green, blue, yellow.")).to_be_attached()
    page.get_by_role("combobox", name="More").select_option("Set a code")
    expect(button(page, "At random")).to_be_attached()
    button(page, "Done").click()
    expect(button(page, "Guess")).to_be_disabled()


def test_tabs_text_sizes_and_schemes_are_chosen(page):
    page.get_by_role("tab", name="About").click()
    expect(page.get_by_role("heading", name="How to play")).to_be_attached()
    page.get_by_label("Text").select_option("accessibility1")
    page.get_by_label("Colors").select_option("Dark")
    page.get_by_label("Screen").select_option("820x1180")
    expect(page.locator("#picture svg")).to_have_attribute("width", "820")
    expect(page.get_by_role("tab", name="About")).to_have_attribute("aria-selected", "true")


def test_a_game_is_opened_by_typing_its_number(page):
    page.get_by_role("combobox", name="Next game").select_option("Determ")
    button(page, "New Game").click()
    page.get_by_role("button", name="Game 14 ").click()
    field = page.get_by_role("textbox", name="Game number")
    field.press_sequentially("21")

    def is_open() -> bool:
        page.keyboard.press("Enter")
        return page.get_by_role("button", name="Game 21 ").count() == 1

    # The app counts what is typed at once, but ignores the Return key in its first moments.
    wait_until(page, is_open)


def test_text_scrolls_by_wheel_and_drag(page):
    page.get_by_role("tab", name="About").click()
    first = page.get_by_role("heading", name="How to play")
    place = first.bounding_box()
    x, y = place["x"] + 100, place["y"] + 100
    page.mouse.move(x, y)
    page.mouse.wheel(0, 300)
    expect(first).to_have_count(0)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + 300, steps=5)
    page.mouse.up()
    expect(first).to_be_attached()


def test_a_peg_is_dragged_onto_a_hole(page):
    page.get_by_label("App").first.select_option("CodeBreaker")
    peg, hole = button(page, "green"), button(page, "Peg 3 of 4: empty")
    start, end = peg.bounding_box(), hole.bounding_box()
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(end["x"] + 20, end["y"] + 20, steps=5)
    page.mouse.up()
    expect(button(page, "Peg 3 of 4: green")).to_be_attached()


def test_the_page_says_what_it_is(page):
    expect(page.locator("header")).to_contain_text("what runs here isn’t what runs on a device")


def test_other_sites_cannot_play(page, address, browser):
    reply = page.request.post(address + "act", data={"app": "triples", "kind": "tick"}, headers={"Origin": "http://example.org"})
    assert reply.status == 403
    assert page.request.get(address, headers={"Host": "example.org"}).status == 403
    assert page.request.get(address + "../Package.swift").status == 404
