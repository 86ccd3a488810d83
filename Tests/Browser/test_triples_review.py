"""The review of a game: chart, mistakes, the breakdown of the result, and the better move on the board."""

import re

from accessibility import assert_accessible
from layout import assert_fits, at_sizes_with_same_input, faults
from playwright.sync_api import expect
from situations import SLOW_WORKER
from triples import GAME_KEY, NAMES, WHOLE_GAME, open_game

LINK = f"triples/#triples/1/14/{WHOLE_GAME}"
ROWS = f"scores/1\n400 1581897599 - -\n113 1700000000 u triples/1 14 {WHOLE_GAME}"


def findings(game):
    return game.page.get_by_role("region", name="What the review found")


def review(game) -> None:
    game.button("Review").click()
    expect(findings(game)).to_be_visible()


def hundredths(text: str) -> int:
    """Returns displayed points, such as `−1,204.50`, as an exact number of hundredths."""
    found = re.fullmatch(r"([+−]?)([\d,]+)\.(\d\d)", text)
    value = int(found[2].replace(",", "")) * 100 + int(found[3])
    return -value if found[1] == "−" else value


def whole_points(text: str) -> int:
    """Returns displayed whole points, such as `−1,204`, as a number."""
    return int(text.replace("−", "-").replace(",", ""))


def open_calculation(game):
    """Shows the exact calculation, which is hidden at first, and returns it."""
    explain = findings(game).get_by_role("button", name="How this is counted")
    expect(explain).to_have_attribute("aria-expanded", "false")
    expect(game.page.locator("#review-sum")).to_have_count(0)
    explain.click()
    expect(explain).to_have_attribute("aria-expanded", "true")
    return game.page.locator("#review-sum")


def assert_sum_adds_up(game, end: str, result: int | None = None) -> None:
    """Fails if the exact calculation doesn't add up, or doesn't give `result`, in hundredths of points."""
    sum_ = open_calculation(game)
    assert sum_.locator("dt").all_inner_texts() == ["Expected at the start", "Mistakes", "Luck", end]
    start, play, luck, total = map(hundredths, sum_.locator("dd").all_inner_texts())
    assert start + play + luck == total and play <= 0
    assert result in (None, total)


def verdict(game) -> str:
    return game.page.locator("#review-verdict").inner_text()


def mistakes(game) -> list[tuple[int, int]]:
    """Unfolds the lists, and returns the move number and the cost of each listed mistake."""
    unfold = findings(game).get_by_role("button", name="All moves that mattered")
    if unfold.get_attribute("aria-expanded") == "false":
        unfold.click()
    rows = game.page.locator("#review-mistakes").get_by_role("button").all()
    return [
        (int(re.match(r"Move (\d+)", row.inner_text())[1]), whole_points(row.locator("b").inner_text())) for row in rows
    ]


def replay_board(game):
    return game.page.get_by_role("group", name="Board of the replay")


def step(game) -> int:
    return int(game.page.get_by_role("slider", name="Move").input_value())


def test_review_starts_at_the_worst_mistake_adds_up_and_allows_a_retry(each_device):
    game = open_game(each_device, "triples/1 537", path=LINK)
    review(game)
    # It leads with three mistakes, each with a board, the cost, and a button to try it again.
    listed = mistakes(game)
    learn = findings(game).get_by_role("heading", name="Three mistakes to learn from").locator("xpath=..")
    for number, loss in listed[:3]:
        expect(learn.get_by_text(re.compile(rf"^Move {number}: {NAMES[WHOLE_GAME[number - 1]]} cost {-loss:,}\. "))).to_be_visible()
    expect(learn.get_by_role("button", name="Try it here")).to_have_count(3)
    # The review opens at the worst mistake. The headline, the board, and the move number match.
    for number, loss in (listed * 2)[: len(listed) + 1]:
        assert step(game) == number - 1
        played = NAMES[WHOLE_GAME[number - 1]]
        assert re.fullmatch(rf"Move {number}: you played {played}, (Left|Right|Up|Down) was better\.", verdict(game))
        assert replay_board(game).get_attribute("data-best").capitalize() in verdict(game)
        assert f"{played} cost {-loss:,}." in game.page.locator("#review-detail").inner_text()
        game.button("Next mistake").click()
    assert_text_has_no_fractions(game)
    assert_mistakes_lead_to_their_boards(game, listed)
    assert_chart_matches_its_turning_points(game)
    if each_device.has_touch:
        tap_chart(game)
    else:
        step_by_keys_and_clicks(game)
    assert_sum_adds_up(game, "Final score", 11300)
    # If the player continues from a mistake, the new game is marked.
    number = listed[0][0]
    learn.get_by_role("button", name="Try it here").first.click()
    assert game.line() == f"triples/1 14 {WHOLE_GAME[:number - 1]}"
    assert "\nmarks p" in game.stored(GAME_KEY)
    expect(game.button("Left")).to_be_visible()


def assert_text_has_no_fractions(game) -> None:
    """Checks that the verdict consists of words and whole points, and doesn't contradict the best possible score, which is 368 points in game 14."""
    facts = game.page.locator("#review-facts").inner_text()
    assert re.fullmatch(r"The best possible score was 368\. You matched the coach in \d+ of 29 moves\.", facts)
    remark = game.page.locator("#review-remark").inner_text()
    assert remark == "Plenty to gain here. Look at your costliest moves. The tiles made you work for it."
    for name in ("First", "Next", "Next mistake", "Last"):
        game.button(name).click()
        text = game.page.get_by_role("region", name="Replay").inner_text()
        assert not re.search(r"\d\.\d", text), text
        assert "spawn" not in text
    assert verdict(game) == "The end: 113 points."


def assert_mistakes_lead_to_their_boards(game, listed: list[tuple[int, int]]) -> None:
    """Checks that the mistakes are sorted, the largest first, and that pressing one shows its board."""
    assert listed and [loss for _, loss in listed] == sorted(loss for _, loss in listed)
    for number, loss in listed[:3]:
        game.page.locator("#review-mistakes").get_by_role("button", name=f"Move {number} ").click()
        assert step(game) == number - 1, "the board before the move, with the better one"
        played = NAMES[WHOLE_GAME[number - 1]]
        assert replay_board(game).get_attribute("data-played") == played.lower()
        assert replay_board(game).get_attribute("data-best") not in (None, played.lower())
        detail = game.page.locator("#review-detail").inner_text()
        assert f"{played} cost {-loss:,}." in detail
        assert detail in game.status() and verdict(game) in game.status(), "a screen reader announces it"
        expect(replay_board(game)).to_be_in_viewport()


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
        mistakes(game)
        game.page.locator("#review-mistakes").get_by_role("button").last.click()
        for size in at_sizes_with_same_input(device, game.page):
            game.settle()
            assert faults(game.page, may_scroll=True) == [], size
            for part in ("#chart", "#review-mistakes", "#viewer-board"):
                game.page.locator(part).scroll_into_view_if_needed()
                expect(game.page.locator(part)).to_be_in_viewport()
        # With a mouse, the elements and their colors are the same.
        if device.has_touch:
            assert_accessible(game.page)
