"""The ranked daily game of CodeBreaker, played on a real server through a network with faults."""

import re

import pytest
from accessibility import assert_fits_and_is_accessible
from day_clock import HOUR
from game_page import GamePage
from layout import assert_fits, at_sizes_with_same_input
from playwright.sync_api import expect
from server import Player
from text_layout import text_faults
from waiting import wait_until

GUESS = "POST .*/guesses"


class RankedPage(GamePage):
    """The page of a daily game on a device."""

    def __init__(self, device, day_server):
        self.day = Player(day_server).day
        super().__init__(device.open(f"codebreaker/?{self.day}"))
        wait_until(self.page, lambda: "player/1" in (self.stored("parlor.house.player") or ""))
        self.peg_count = self.page.locator("#guess .hole").count()

    @property
    def attempts(self):
        return self.page.locator("#attempts > li")

    @property
    def problem(self):
        return self.page.locator("#guess-problem")

    def enter_guess(self, guess: str) -> None:
        """Puts pegs into the holes. `guess` contains the indexes of the choices."""
        for hole, choice in enumerate(guess):
            self.page.locator("#guess .hole").nth(hole).click()
            self.page.locator("#choices .choice").nth(int(choice)).click()

    def guess(self, guess: str) -> None:
        """Makes a guess, and waits for the server's answer."""
        count = self.attempts.count()
        self.enter_guess(guess)
        self.button("Guess").click()
        expect(self.attempts).to_have_count(count + 1)


@pytest.fixture
def guesses(day_server) -> list[str]:
    """Returns guesses for today's game. Only the last one is the code."""
    player = Player(day_server)
    code = player.learn_code()
    found = ("0" * (len(code) - 2) + f"{index // 3}{index % 3}" for index in range(9))
    return [guess for guess in found if guess != code][:8] + [code]


def test_ranked_game_has_no_hints_awaits_answers_and_ends_with_a_rank(each_online_device, proxy, day_server, guesses):
    game = RankedPage(each_online_device, day_server)
    expect(game.button("Hint")).to_have_count(0)
    # Ranked games have no hints, so the key for hints isn't shown, either.
    expect(game.page.locator("#hint-key")).to_be_hidden()
    game.page.locator("#choices .choice").first.click()
    expect(game.problem).to_have_text("Every hole needs a peg today.")
    expect(game.button("Guess")).to_be_disabled()
    held = proxy.hold_request(GUESS)
    game.enter_guess(guesses[0])
    game.button("Guess").click()
    wait_until(game.page, lambda: held.has_arrived)
    expect(game.problem).to_have_text("The server is slow. Your guess is saved.")
    expect(game.attempts).to_have_count(0)
    held.release()
    expect(game.attempts).to_have_count(1)
    assert [call.body for call in proxy.matching(GUESS)] == [{"index": 0, "guess": guesses[0]}]
    assert_fits_and_is_accessible(each_online_device, game.page)
    for size in at_sizes_with_same_input(each_online_device, game.page):
        assert text_faults(game.page) == [], size
    game.guess(guesses[-1])
    result = game.page.get_by_role("dialog", name=re.compile(" game$"))
    expect(result).to_contain_text("2 guesses")
    # A player who gave up without a guess isn't ranked.
    expect(result).to_contain_text("You’re the first to finish.")
    expect(result).to_contain_text(re.compile("No guess could have been better|Your mistakes cost [0-9.]+ guesses"))
    expect(result.locator("li.own")).to_have_count(1)
    assert_fits_and_is_accessible(each_online_device, game.page)
    assert re.fullmatch(rf"days/1\ncodebreaker {game.day} 2", game.stored("parlor.house.ranked-days"))
    assert game.stored("parlor.house.days") is None and game.stored("parlor.codebreaker.statistics") is None
    result.get_by_role("button", name="Review").click()
    expect(game.page.get_by_role("heading", name="Review")).to_be_visible()


def test_weekday_determines_the_numbers_of_pegs_and_choices(new_online_device, day_clock, day_server, subtests):
    small = new_online_device("small")
    sizes = set()
    # The first day is a Monday, which the other tests cover.
    for day in range(1, 7):
        day_clock.set(day, 12 * HOUR)
        with subtests.test(day=day):
            game = RankedPage(small, day_server)
            sizes.add((game.peg_count, game.page.locator("#choices .choice").count()))
            game.guess(Player(day_server).wrong_guesses()[0])
            assert_fits(small, game.page)
    assert len(sizes) == 6
