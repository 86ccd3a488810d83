"""The review of a game: chart, mistakes, the breakdown of the result, and the better move on the board."""

import re

from accessibility import assert_accessible
from layout import assert_fits, at_all_sizes, faults
from playwright.sync_api import expect
from situations import SLOW
from triples import GAME_KEY, NAMES, WHOLE_GAME, open_table

LINK = f"triples/#triples/1/14/{WHOLE_GAME}"
ROWS = f"scores/1\n400 1581897599 - -\n113 1700000000 u triples/1 14 {WHOLE_GAME}"
REVIEWS_KEY = "parlor.triples.reviews"


def findings(table):
    return table.page.get_by_role("region", name="What the review found")


def review(table) -> None:
    table.button("Review").click()
    expect(findings(table)).to_be_visible()


def hundredths(text: str) -> int:
    """Returns displayed points, such as `−1,204.50`, in exact hundredths."""
    found = re.fullmatch(r"([+−]?)([\d,]+)\.(\d\d)", text)
    value = int(found[2].replace(",", "")) * 100 + int(found[3])
    return -value if found[1] == "−" else value


def whole(text: str) -> int:
    """Returns displayed whole points, such as `−1,204`."""
    return int(text.replace("−", "-").replace(",", ""))


def counting(table):
    """Opens and returns the exact calculation, which is hidden at first."""
    explain = findings(table).get_by_role("button", name="How this is counted")
    expect(explain).to_have_attribute("aria-expanded", "false")
    expect(table.page.locator("#review-sum")).to_have_count(0)
    explain.click()
    expect(explain).to_have_attribute("aria-expanded", "true")
    return table.page.locator("#review-sum")


def assert_sum_adds_up(table, end: str, result: int | None = None) -> None:
    """Fails if the exact calculation doesn't add up, or doesn't give the result, in hundredths."""
    sum_ = counting(table)
    assert sum_.locator("dt").all_inner_texts() == ["Expected at the start", "Play", "Luck", end]
    start, play, luck, total = map(hundredths, sum_.locator("dd").all_inner_texts())
    assert start + play + luck == total and play <= 0
    assert result in (None, total)


def verdict(table) -> str:
    return table.page.locator("#review-verdict").inner_text()


def mistakes(table) -> list[tuple[int, int]]:
    """Returns the listed mistakes, each with its move number and cost."""
    rows = table.page.locator("#review-mistakes").get_by_role("button").all()
    return [
        (int(re.match(r"Move (\d+)", row.inner_text())[1]), whole(row.locator("b").inner_text())) for row in rows
    ]


def replay_board(table):
    return table.page.get_by_role("group", name="Board of the replay")


def step(table) -> int:
    return int(table.page.get_by_role("slider", name="Move").input_value())


def test_review_starts_with_the_worst_mistake(hand):
    table = open_table(hand, "triples/1 537", path=LINK)
    review(table)
    # The review opens at the worst mistake. Headline, board and number agree.
    listed = mistakes(table)
    for number, loss in (listed * 2)[: len(listed) + 1]:
        assert step(table) == number - 1
        played = NAMES[WHOLE_GAME[number - 1]]
        assert re.fullmatch(rf"Move {number}: you played {played}, (Left|Right|Up|Down) was better\.", verdict(table))
        assert replay_board(table).get_attribute("data-best").capitalize() in verdict(table)
        assert f"{played} cost {-loss:,}." in table.page.locator("#review-detail").inner_text()
        table.button("Next mistake").click()
    assert_words_are_whole(table)
    go_to_mistakes(table, listed)
    read_chart(table)
    if hand.has_touch:
        tap_chart(table)
    else:
        step_by_keys_and_clicks(table)
    assert_sum_adds_up(table, "Final score", 11300)
    # Playing from a mistake starts a game that is marked.
    number = listed[0][0]
    table.page.locator("#review-mistakes").get_by_role("button").first.click()
    table.button("Try it here").click()
    assert table.line() == f"triples/1 14 {WHOLE_GAME[:number - 1]}"
    assert "\nmarks p" in table.stored(GAME_KEY)
    expect(table.button("Left")).to_be_visible()


def assert_words_are_whole(table) -> None:
    """Checks that the verdict uses words and whole points, and is consistent with what the tiles allowed: 368
    points in game 14."""
    facts = table.page.locator("#review-facts").inner_text()
    assert re.fullmatch(r"These tiles allowed 368; you scored 113\. Your costliest move was \d+: \w+ instead of \w+\. \d+ of 29 moves were the coach’s\.", facts)
    assert re.search(r"play|game", table.page.locator("#review-remark").inner_text())
    for name in ("First", "Next", "Next mistake", "Last"):
        table.button(name).click()
        text = table.page.get_by_role("region", name="Replay").inner_text()
        assert not re.search(r"\d\.\d", text), text
        assert "spawn" not in text
    assert verdict(table) == "The end: 113 points."


def go_to_mistakes(table, listed: list[tuple[int, int]]) -> None:
    """Checks that mistakes are sorted from the largest down, and lead to the board."""
    assert listed and [loss for _, loss in listed] == sorted(loss for _, loss in listed)
    for number, loss in listed[:3]:
        table.page.locator("#review-mistakes").get_by_role("button", name=f"Move {number} ").click()
        assert step(table) == number - 1, "the board before the move, with the better one"
        played = NAMES[WHOLE_GAME[number - 1]]
        assert replay_board(table).get_attribute("data-played") == played.lower()
        assert replay_board(table).get_attribute("data-best") not in (None, played.lower())
        detail = table.page.locator("#review-detail").inner_text()
        assert f"{played} cost {-loss:,}." in detail
        assert detail in table.status() and verdict(table) in table.status(), "a screen reader announces it"
        expect(replay_board(table)).to_be_in_viewport()


def read_chart(table) -> None:
    """Checks that the chart is drawn and described, and that its turning points lead to their moves."""
    chart = table.page.get_by_role("img", name=re.compile("^Expected final score: "))
    assert "Turning points: move " in chart.get_attribute("aria-label")
    assert len(re.findall("[ML]", chart.locator(".curve").get_attribute("d"))) == 30
    turns = table.page.locator("#review-turns").get_by_role("button")
    dots = sum(len(re.findall("M", chart.locator(f".turn.{way}").get_attribute("d"))) for way in ("up", "down"))
    assert dots == turns.count() > 0
    turns.first.click()
    assert f"Move {step(table) + 1} " in turns.first.inner_text().replace("\n", " ") + " "
    assert verdict(table).startswith(f"Move {step(table) + 1}: ")


def tap_chart(table) -> None:
    slider = table.page.get_by_role("slider", name="Move")
    slider.scroll_into_view_if_needed()
    box = slider.bounding_box()
    table.page.touchscreen.tap(box["x"] + box["width"] * 0.75, box["y"] + box["height"] / 3)
    assert step(table) in (21, 22)


def step_by_keys_and_clicks(table) -> None:
    table.press("Home", "ArrowRight", "ArrowRight")
    assert step(table) == 2
    table.button("Next").click()
    assert step(table) == 3
    table.press("End")
    assert step(table) == 29
    assert verdict(table) == "The end: 113 points."
    table.press("Home")
    assert step(table) == 0
    slider = table.page.get_by_role("slider", name="Move")
    slider.scroll_into_view_if_needed()
    box = slider.bounding_box()
    for share in (0, 0.25, 0.5, 1):
        table.page.mouse.click(box["x"] + 1 + share * (box["width"] - 2), box["y"] + box["height"] / 2)
        assert abs(step(table) - share * 29) <= 0.7, share


def test_review_shows_progress_and_can_be_canceled(desktop):
    desktop.context().add_init_script(SLOW)
    table = open_table(desktop, path=LINK)
    table.button("Review").click()
    bar = table.page.get_by_role("progressbar", name="Review")
    expect(bar).to_have_attribute("max", "30")
    expect(bar).to_have_attribute("value", re.compile(r"^([3-9]|[12]\d)$"))
    expect(table.button("Cancel")).to_be_focused()
    table.button("Cancel").click()
    expect(bar).to_be_hidden()
    expect(table.button("Review")).to_be_focused()


def test_every_screen_fits_and_is_accessible(take):
    for name in ("iphone", "desktop"):
        device = take(name)
        table = open_table(device, path=LINK)
        review(table)
        # On a small screen, the findings are below the visible part.
        table.page.mouse.move(0, 0)
        assert_fits(device, table.page, may_scroll=True)
        table.page.locator("#review-mistakes").get_by_role("button").last.click()
        for size in at_all_sizes(device, table.page):
            table.settle()
            assert faults(table.page, may_scroll=True) == [], size
            for part in ("#chart", "#review-rest", "#viewer-board"):
                table.page.locator(part).scroll_into_view_if_needed()
                expect(table.page.locator(part)).to_be_in_viewport()
        # With a mouse, the elements and their colors are the same.
        if device.has_touch:
            assert_accessible(table.page)
