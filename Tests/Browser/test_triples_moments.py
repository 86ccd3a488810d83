"""What is special about a move: the face of a tile that is the first of its kind, the
collection on the Scores tab, and the dark board of a game that is nearly lost."""

from playwright.sync_api import expect
from triples import WHOLE_GAME, TriplesPage, open_game
from waiting import wait_until


def play_until(game: TriplesPage, value: int, letters: str) -> None:
    """Plays until a tile with this value is on the board."""
    for letter in letters:
        game.press_keys(letter)
        if game.page.locator(f"#board [data-tile][data-value='{value}']").count():
            return
    raise AssertionError(f"no {value}")


def test_first_6_shows_its_face_for_a_moment_and_is_collected(new_device, subtests):
    for motion in ("no-preference", "reduce"):
        with subtests.test(motion=motion):
            device = new_device("iphone")
            game = open_game(device, "triples/1 14", reduced_motion=motion)
            face = game.page.locator("#board .first > .face")
            play_until(game, 6, WHOLE_GAME)
            expect(face).to_have_text("6")
            assert "svg" in face.evaluate("face => getComputedStyle(face).backgroundImage")
            wait_until(game.page, lambda: face.count() == 0)
            game.tab("Scores").click()
            expect(game.page.get_by_text("Collected 1 of 12")).to_be_visible()
            assert game.page.locator("#collection .face").all_inner_texts() == ["6", "12"]
            assert game.page.locator("#collection .next").all_inner_texts() == ["12"]


def test_board_is_darker_while_the_game_is_nearly_lost(desktop):
    game = open_game(desktop, f"triples/1 14 {WHOLE_GAME[:-1]}", reduced_motion="reduce")
    color = lambda: game.board_element.evaluate("board => getComputedStyle(board).backgroundColor")  # noqa: E731
    dark = color()
    for _ in range(20):
        game.button("Undo").click()
    assert color() != dark
