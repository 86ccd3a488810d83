"""The review of a game, as it is drawn and reached: chart, mistakes, and the better move on the board. Native tests check what it says."""

import re

from accessibility import assert_accessible
from layout import assert_fits, at_sizes_with_same_input, faults
from playwright.sync_api import expect
from situations import SLOW_WORKER
from triples import NAMES, WHOLE_GAME, open_game

LINK = f"triples/#triples/1/14/{WHOLE_GAME}"


def findings(game):
    return game.page.get_by_role("region", name="What the review found")


def review(game) -> None:
    game.button("Review").click()
    expect(findings(game)).to_be_visible()


def verdict(game) -> str:
    return game.page.locator("#review-verdict").inner_text()


def unfold_mistakes(game):
    """Unfolds the lists, and returns the buttons of the mistakes."""
    findings(game).get_by_role("button", name="All moves that mattered").click()
    return game.page.locator("#review-mistakes").get_by_role("button")


def step(game) -> int:
    return int(game.page.get_by_role("slider", name="Move").input_value())


def assert_board_shows_its_mistake(game) -> None:
    """Checks that the headline, the board, and the move number match."""
    board = game.page.get_by_role("group", name="Board of the replay")
    best, played = (board.get_attribute(f"data-{move}").capitalize() for move in ("best", "played"))
    assert played == NAMES[WHOLE_GAME[step(game)]] != best
    assert verdict(game) == f"Move {step(game) + 1}: you played {played}, {best} was better."
    expect(board).to_be_in_viewport()


def test_review_is_drawn_and_leads_to_the_boards_of_its_mistakes(each_device):
    game = open_game(each_device, "triples/1 537", path=LINK)
    review(game)
    # It opens at the worst mistake, and lists three with a board and a button to try each again.
    assert_board_shows_its_mistake(game)
    game.button("Next mistake").click()
    assert_board_shows_its_mistake(game)
    mistake = unfold_mistakes(game).nth(2)
    number = int(re.match(r"Move (\d+)", mistake.inner_text())[1])
    mistake.click()
    assert step(game) == number - 1
    assert_board_shows_its_mistake(game)
    assert verdict(game) in game.status(), "a screen reader announces it"
    assert_chart_matches_its_turning_points(game)
    if each_device.has_touch:
        tap_chart(game)
    else:
        step_by_keys_and_clicks(game)
    again = findings(game).get_by_role("button", name="Try it here")
    expect(again).to_have_count(3)
    again.first.click()
    assert re.fullmatch("triples/1 14 [lrud]+", game.line())
    expect(game.button("Left")).to_be_visible()


def assert_chart_matches_its_turning_points(game) -> None:
    """Checks that the chart is drawn and has a description, and that its turning points lead to their moves."""
    chart = game.page.get_by_role("img", name=re.compile("^Expected final score: "))
    assert "Turning points: move " in chart.get_attribute("aria-label")
    assert len(re.findall("[ML]", chart.locator(".curve").get_attribute("d"))) == 30
    turns = game.page.locator("#review-turns").get_by_role("button")
    dots = sum(len(re.findall("M", chart.locator(f".turn.{way}").get_attribute("d"))) for way in ("up", "down"))
    assert dots == turns.count() > 0
    turns.first.click()
    assert f"Move {step(game) + 1} " in turns.first.inner_text().replace("\n", " ") + " "
    assert verdict(game).startswith(f"Move {step(game) + 1}: ")


def tap_chart(game) -> None:
    slider = game.page.get_by_role("slider", name="Move")
    slider.scroll_into_view_if_needed()
    box = slider.bounding_box()
    game.page.touchscreen.tap(box["x"] + box["width"] * 0.75, box["y"] + box["height"] / 3)
    assert step(game) in (21, 22)


def step_by_keys_and_clicks(game) -> None:
    game.press("Home", "ArrowRight", "ArrowRight")
    assert step(game) == 2
    game.button("Next").click()
    assert step(game) == 3
    game.press("End")
    assert step(game) == 29
    assert verdict(game) == "The end: 113 points."
    game.press("Home")
    assert step(game) == 0
    slider = game.page.get_by_role("slider", name="Move")
    slider.scroll_into_view_if_needed()
    box = slider.bounding_box()
    for share in (0, 0.25, 0.5, 1):
        game.page.mouse.click(box["x"] + 1 + share * (box["width"] - 2), box["y"] + box["height"] / 2)
        assert abs(step(game) - share * 29) <= 0.7, share


def test_review_shows_progress_and_can_be_canceled(desktop):
    desktop.context().add_init_script(SLOW_WORKER)
    game = open_game(desktop, path=LINK)
    game.button("Review").click()
    bar = game.page.get_by_role("progressbar", name="Review")
    expect(bar).to_have_attribute("max", "30")
    expect(bar).to_have_attribute("value", re.compile(r"^([3-9]|[12]\d)$"))
    expect(game.button("Cancel")).to_be_focused()
    game.button("Cancel").click()
    expect(bar).to_be_hidden()
    expect(game.button("Review")).to_be_focused()


def test_every_screen_fits_and_is_accessible(new_device):
    for name in ("iphone", "desktop"):
        device = new_device(name)
        game = open_game(device, path=LINK)
        review(game)
        # On a small screen, the player must scroll to the findings.
        game.page.mouse.move(0, 0)
        assert_fits(device, game.page, may_scroll=True)
        unfold_mistakes(game).last.click()
        for size in at_sizes_with_same_input(device, game.page):
            game.settle()
            assert faults(game.page, may_scroll=True) == [], size
            for part in ("#chart", "#review-mistakes", "#viewer-board"):
                game.page.locator(part).scroll_into_view_if_needed()
                expect(game.page.locator(part)).to_be_in_viewport()
        # With a mouse, the elements and their colors are the same.
        if device.has_touch:
            assert_accessible(game.page)
