"""Triples' statistics: the figures, and where they are on the page."""

from accessibility import assert_fits_and_is_accessible
from game_page import store
from playwright.sync_api import expect
from triples import WHOLE_GAME, TriplesPage, open_game
from waiting import wait_until

KEY = "parlor.triples.statistics"
TEXT = f"""triples-statistics/1
tiles 1,0,2,4,3,1
best 1204
recent 113,235,90,12,1204,300,310,320,330,340,350
days 19674 3 5
latest 19675 24 113 1700000000 - triples/1 14 {WHOLE_GAME}"""
ROWS = f"scores/1\n400 1581897599 - -\n300 1581897599 - -\n113 1700000000 u triples/1 14 {WHOLE_GAME}"


def test_statistics_show_figures_and_a_bar_for_each_best_tile(new_device):
    for name in ("iphone", "desktop"):
        device = new_device(name)
        store(device, {KEY: TEXT})
        device.context().clock.install(time=1_700_000_000)
        game = open_game(device, path="triples/#scores", scores=ROWS)
        expect(game.page.get_by_role("heading", name="Statistics")).to_be_attached()
        assert game.figures()["Best"] == "1,204"
        drawn = [("≤ 3", "1"), ("6", "0"), ("12", "2"), ("24", "5"), ("48", "3"), ("96", "1"), ("192", "0")]
        wait_until(game.page, lambda: game.bars() == drawn)
        jump = game.button("Statistics")
        if jump.is_visible():
            jump.click()
        expect(game.page.get_by_role("heading", name="Statistics")).to_be_in_viewport()
        assert_fits_and_is_accessible(device, game.page, may_scroll=True)


def test_statistics_count_days_in_the_players_time_zone(desktop):
    """At time 1700000000, it is the evening of one day in UTC, and the morning of the next day in
    Auckland."""
    days = []
    for zone in ("UTC", "Pacific/Auckland"):
        desktop.context(timezone_id=zone).clock.set_fixed_time(1_700_000_000)
        game = TriplesPage(desktop.open(timezone_id=zone))
        game.press_keys("uldr")
        game.button("New Game").click()
        days.append(int(game.stored(KEY).split("latest ")[1].split(" ")[0]))
    assert days == [19675, 19676]
