"""On phones in portrait, CodeBreaker's newest answer is visible when its animation has ended."""

from codebreaker import open_game

# A game with more guesses than a phone's list can show at once. The limit is 10, and the test makes 9 guesses.
GAME = "codebreaker/1 537 4.mastermind.10"
GUESSES = ["0011", "1122", "2233", "3344", "4455", "5500", "0123", "1234", "2345"]
PHONES = [(390, 664), (390, 844), (320, 568), (360, 640)]

# Returns how much of the newest row is above or below the visible part of the list, in pixels.
CUT_OFF = """() => {
  const list = document.querySelector(".history").getBoundingClientRect();
  const row = document.querySelector(".attempt").getBoundingClientRect();
  return Math.max(list.top - row.top, row.bottom - list.bottom);
}"""

# Finishes the animations, because they take most of a second after each guess.
FINISH = """() => document.getAnimations().forEach((animation) =>
  animation.effect.getTiming().iterations === Infinity || animation.finish())"""


def test_newest_answer_is_fully_visible_on_phones_after_each_guess(iphone):
    cut_off = []
    for width, height in PHONES:
        game = open_game(iphone, GAME, viewport={"width": width, "height": height}, screen={"width": width, "height": height})
        assert not game.page.evaluate("matchMedia('(prefers-reduced-motion: reduce)').matches"), "rows land with motion"
        for number, guess in enumerate(GUESSES, 1):
            game.attempt_at_once(guess)
            game.page.evaluate(FINISH)
            game.settle()
            assert game.rows.count() == number
            pixels = game.page.evaluate(CUT_OFF)
            if pixels > 0.5:
                cut_off.append(f"{width}x{height}, attempt {number}: {pixels:.0f} px")
        game.page.close()
    guesses = len(PHONES) * len(GUESSES)
    print(f"answers cut off in {guesses} guesses on four phone sizes: {len(cut_off)}")
    assert not cut_off, f"answers cut off in {guesses} guesses on four phone sizes: {len(cut_off)}: {cut_off}"
