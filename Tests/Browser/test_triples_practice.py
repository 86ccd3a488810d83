"""Practice in Triples: boards from the player's own games on which they lost points, and the trend of their skill."""

import re

import pytest
from accessibility import assert_fits_and_is_accessible
from game_page import store
from playwright.sync_api import expect
from situations import at_time
from touch import swipe_on
from triples import WHOLE_GAME, open_table
from waiting import wait_until

NOTEBOOK = "parlor.triples.notebook"
PROGRESS = "parlor.triples.progress"
NOON = at_time("2026-11-21T12:00:00Z")
KEYS = {"Left": "ArrowLeft", "Up": "ArrowUp", "Right": "ArrowRight", "Down": "ArrowDown"}


def notebook(count: int, due: str = "2026-11-20") -> str:
    """Returns a notebook with this many boards of game 14, on each of which the played move lost points."""
    lines = [f"position 0 {due} 2026-11-19 {600 + place} {WHOLE_GAME[place]} triples/1 14 {WHOLE_GAME[:place]}" for place in range(1, count + 1)]
    return "\n".join(["notebook/1", *lines])


def progress(count: int) -> str:
    """Returns this many games, one per day until November 21, later ones better."""
    games = []
    for place in range(count):
        moves, loss = 90, 9000 + 1500 * (count - place)
        third = f"30:{loss // 6},30:{loss // 3},30:{loss - loss // 6 - loss // 3}"
        games.append(f"game 2026-11-{22 - count + place:02} {place:016x} {moves}:{loss} {third},{third}")
    return "\n".join(["progress/1", *games])


def open_practice(device, **texts):
    store(device, texts)
    device.context().add_init_script(NOON)
    return device.open("triples/practice.html")


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def question(page):
    return page.locator("#question")


def choose(page, by="button") -> str:
    """Chooses the first possible move, and returns its name."""
    expect(question(page)).to_have_text("What would you play?")
    name = next(name for name in KEYS if button(page, name).is_enabled())
    if by == "button":
        button(page, name).click()
    elif by == "key":
        page.keyboard.press(KEYS[name])
    else:
        swipe_on(page, "#board", name.lower())
    return name


def kept(page) -> list[str]:
    text = page.evaluate("key => localStorage.getItem(key)", NOTEBOOK)
    return [line for line in text.split("\n") if line.startswith("position")]


def test_every_part_fits_and_is_accessible(take, subtests):
    for device_name in ("iphone", "desktop"):

        def look(part: str) -> None:
            with subtests.test(device=device_name, part=part):
                assert_fits_and_is_accessible(device, page, may_scroll=True)

        device = take(device_name)
        page = open_practice(device)
        # An empty notebook explains how it's filled.
        expect(page.get_by_text("Your notebook is empty.")).to_be_visible()
        expect(page.get_by_text("Review 5 games to see whether you’re improving. None yet.")).to_be_visible()
        expect(button(page, "Practice now")).to_be_hidden()
        look("empty notebook")
        page.get_by_role("link", name="Play Triples").click()
        page.wait_for_url("**/triples/")
        # The trend is shown as a chart and in words.
        device = take(device_name)
        page = open_practice(device, **{NOTEBOOK: notebook(2), PROGRESS: progress(12)})
        expect(page.get_by_text(re.compile(r"You lost \d+\.\d\d points per move in the 12 games reviewed in the last 30 days\."))).to_be_visible()
        assert page.locator("#trend path.curve").get_attribute("d").count("L") == 11
        headings = page.get_by_role("heading", level=2)
        expect(headings).to_have_text(["Are you improving?", "Opening, middle, end", "Open cells"])
        expect(page.get_by_role("img", name=re.compile("^Average loss per move, in points: .*At best .*, at worst "))).to_be_visible()
        expect(page.get_by_text(re.compile(r"You lose most toward the end: .* and least in the opening, .*\(12 games\.\)"))).to_be_visible()
        look("progress")
        button(page, "Practice now").click()
        expect(question(page)).to_have_text("What would you play?")
        look("asking")
        choose(page)
        expect(button(page, "Next")).to_be_visible()
        look("judged")


# On the desktop, keys and buttons alternate.
@pytest.mark.parametrize("ways", [["finger"], ["key", "button"]], ids=" and ".join)
def test_a_sitting(take, ways):
    page = open_practice(take("iphone" if ways == ["finger"] else "desktop"), **{NOTEBOOK: notebook(4)})
    expect(page.get_by_text("4 positions are in your notebook, 4 are due today.")).to_be_visible()
    button(page, "Practice now").click()
    solved = 0
    for place in range(1, 5):
        expect(page.get_by_role("heading", name=f"{place} of 4")).to_be_visible()
        expect(page.locator("#board .tile")).not_to_have_count(0)
        by = ways[place % len(ways)]
        chosen = choose(page, by)
        expect(page.locator("#memory")).to_have_text(re.compile(r"In your game, you played (Left|Right|Up|Down) and lost [0-9.]+ points\."))
        values = page.locator("#values li")
        expect(values.filter(has_text=chosen)).to_contain_text("You now")
        expect(values.filter(has_text="You then")).to_have_count(1)
        assert values.first.locator("b").inner_text() == "Best"
        solved += "good" in (question(page).get_attribute("class") or "")
        assert all(not button(page, name).is_enabled() for name in KEYS)
        expect(button(page, "Next")).to_be_focused()
        page.keyboard.press("Enter") if by == "key" else button(page, "Next").click()
    # Unsolved boards come again until they're solved. Each answer shows the best move.
    known: dict[str, str] = {}
    over = page.get_by_role("heading", name=re.compile("solved on the first try|Solved on the first try"))
    while not over.is_visible():
        expect(page.get_by_role("heading", name="Once more")).to_be_visible()
        board = page.locator("#board .rows").inner_text()
        name = known.get(board) or choose(page)
        if board in known:
            button(page, name).click()
        expect(button(page, "Next")).to_be_visible()
        known[board] = page.locator("#values li span").first.inner_text()
        button(page, "Next").click()
    boxes = [line.split(" ")[1] for line in kept(page)]
    assert sorted(boxes) == ["0"] * (4 - solved) + ["1"] * solved
    assert "day 2026-11-21" in page.evaluate("key => localStorage.getItem(key)", NOTEBOOK)


def test_a_damaged_notebook_is_set_aside_and_the_next_one_is_practiced_and_left(desktop):
    page = open_practice(desktop, **{NOTEBOOK: "notebook/1\nposition junk", PROGRESS: progress(4)})
    expect(page.get_by_role("alert").filter(has_text="Can’t read the saved notebook")).to_be_visible()
    assert page.evaluate("key => localStorage.getItem(key)", NOTEBOOK + ".damaged") == "notebook/1\nposition junk"
    button(page, "OK").click()
    expect(page.get_by_text("Your notebook is empty.")).to_be_visible()
    # With few games, the page shows little.
    expect(page.get_by_text("Review 5 games to see whether you’re improving. 4 so far.")).to_be_visible()
    expect(page.locator("#trend")).to_be_hidden()
    expect(page.get_by_role("heading", level=2)).to_have_text(["Are you improving?"])
    # The page shows what another window practices.
    other = desktop.open("triples/practice.html")
    put = "([key, text]) => localStorage.setItem(key, text)"
    other.evaluate(put, [NOTEBOOK, notebook(3)])
    expect(page.get_by_text("3 are due today")).to_be_visible()
    button(page, "Practice now").click()
    choose(page)
    expect(button(page, "Next")).to_be_visible()
    # The player can stop at any time, and the answer counts.
    button(page, "End practice").click()
    expect(button(page, "Practice now")).to_be_focused()
    assert sum(line.split(" ")[3] == "2026-11-21" for line in kept(page)) == 1
    expect(page.get_by_text("1 day of practice")).to_be_visible()
    other.evaluate(put, [NOTEBOOK, notebook(3, due="2026-12-24")])
    expect(page.get_by_text("none of them is due today")).to_be_visible()


def test_a_review_fills_the_notebook(desktop):
    table = open_table(desktop, f"triples/1 14 {WHOLE_GAME[:-1]}")
    table.press_keys(WHOLE_GAME[-1])
    table.page.get_by_role("dialog", name="No more moves").get_by_role("button", name="Review").click()
    expect(table.page.get_by_role("region", name="What the review found")).to_be_visible()
    wait_until(table.page, lambda: "game " in (table.stored(PROGRESS) or ""))
    assert re.search(r"^game \S+ [0-9a-f]{16} 29:\d+ ", table.stored(PROGRESS), re.MULTILINE)
    assert all(int(line.split(" ")[4]) >= 500 for line in table.stored(NOTEBOOK).split("\n")[1:])
    table.page.get_by_role("link", name="Practice").first.click()
    table.page.wait_for_url("**/triples/practice.html")
    expect(button(table.page, "Practice now")).to_be_visible()


def test_without_the_coach_there_is_a_way_on(desktop):
    desktop.context().route("**/triples/coach.wasm", lambda route: route.abort())
    page = open_practice(desktop, **{NOTEBOOK: notebook(3)})
    button(page, "Practice now").click()
    alert = page.get_by_role("alert").filter(has_text="Can’t load the coach.")
    expect(alert).to_be_visible()
    desktop.context().unroute("**/triples/coach.wasm")
    desktop.complaints.clear()
    alert.get_by_role("button", name="Try again").click()
    choose(page)
    expect(button(page, "Next")).to_be_visible()
