"""Sound and vibration, which the tests record instead of playing."""

import codebreaker
import triples
from game_page import GamePage, store
from games import read_games
from playwright.sync_api import expect
from test_settings import KEY, choose, open_game, text
from waiting import wait_until

RECORDER = """
window.heard = [];
window.felt = [];
window.made = 0;
class Param {
  constructor(note, kind) { Object.assign(this, { note, kind }); }
  setValueAtTime(value) { this.note[this.kind + "First"] = value; }
  exponentialRampToValueAtTime(value) { this.note[this.kind + "Last"] = value; }
  linearRampToValueAtTime(value) { this.note[this.kind + "Top"] = value; }
}
window.AudioContext = class {
  constructor() { window.made += 1; }
  currentTime = 0;
  state = "running";
  destination = {};
  resume() { return Promise.resolve(); }
};
window.OscillatorNode = class {
  note = {};
  frequency = new Param(this.note, "pitch");
  connect(next) { Object.assign(next.note ?? {}, this.note); this.gain = next; return next; }
  start(time) { this.note.start = time; }
  stop(time) { window.heard.push(Math.round(this.note.pitchFirst)); }
};
window.GainNode = class {
  note = {};
  gain = new Param(this.note, "volume");
  connect(next) { return next; }
};
navigator.vibrate = (milliseconds) => (window.felt.push(milliseconds), true);
"""

SLIDE, BLOCKED, PEG, ANSWER = [196], [131], [659], [440, 587]
MERGE_3, MERGE_6 = [262, 393], [294, 441]
WIN, END = [523, 659, 784, 1047], [392, 294]


def record_sounds(device, **settings) -> None:
    """Gives a device the recorder and these stored settings."""
    device.context().add_init_script(RECORDER)
    store(device, {KEY: text(**settings)})


# Waits for the next frame, and then for a new task, which the browser starts only after it has drawn the frame.
NEXT_TASK = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"

# Waits until every pending note has been played, by loading the sound module again, as a note does.
PLAYED = f"""async () => {{
  await ({NEXT_TASK})();
  await import(new URL(document.documentElement.dataset.release + "sound.js", location));
}}"""


def assert_notes(game_page: GamePage, *notes: list[int]) -> None:
    """Checks that exactly these notes have been played since the last call."""
    expected = [pitch for cue in notes for pitch in cue]
    wait_until(game_page.page, lambda: len(game_page.page.evaluate("heard")) >= len(expected))
    game_page.page.evaluate(PLAYED)
    assert game_page.page.evaluate("heard.splice(0)") == expected


def test_sound_loads_only_when_on_and_plays_only_after_an_action(new_device, subtests):
    for game in read_games():
        with subtests.test("switched off", game=game.folder):
            desktop = new_device("desktop")
            record_sounds(desktop)
            loaded = []
            desktop.context().on("request", lambda request, loaded=loaded: loaded.append(request.url))
            game_page = open_game(desktop, game)
            game_page.press("ArrowLeft", "ArrowRight", "ArrowUp", "1", "2", "Enter")
            game_page.page.evaluate(NEXT_TASK)
            assert game_page.page.evaluate("[heard.length, felt.length, made]") == [0, 0, 0]
            assert not [url for url in loaded if "sound" in url]
            choose(game_page.open_settings(), "Sound", "On")
            # If an earlier note were pending, it would be played before this one.
            assert_notes(game_page, ANSWER)
            assert game_page.page.evaluate("[felt.length, made]") == [0, 1]
            assert [url for url in loaded if url.endswith("/sound.js")]
        # Browsers block sound on a page on which the player hasn't done anything.
        with subtests.test("untouched", game=game.folder):
            desktop = new_device("desktop")
            record_sounds(desktop, sound="on")
            game_page = open_game(desktop, game)
            assert_notes(game_page)
            assert game_page.page.evaluate("made") == 0


# Records the order in which frames begin and sounds start.
WATCH_ORDER = """() => {
  window.order = [];
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (time) { order.push("sound"); start.call(this, time); };
  addEventListener("keydown", () => requestAnimationFrame(() => order.push("frame")));
}"""


def test_moves_of_triples_sound_after_they_are_drawn_and_undo_is_silent(desktop):
    record_sounds(desktop, sound="on")
    game_page = triples.open_game(desktop, "triples/1 14", scores=triples.score_list("4000 1581897599 - -"))
    heard = []
    for letter in triples.WHOLE_GAME[:9]:
        before = game_page.board()
        game_page.press_keys(letter)
        heard.append(cue_between(before, game_page.board()))
        assert_notes(game_page, heard[-1])
        if len(heard) == 1:
            assert game_page.page.evaluate("made") == 1
            game_page.page.evaluate(WATCH_ORDER)
    assert SLIDE in heard and MERGE_3 in heard and BLOCKED not in heard
    # A note is played only after the change that it belongs to has been drawn.
    assert game_page.page.evaluate("order.slice(0, 2)") == ["frame", "sound"]
    game_page.press_keys("llll")
    wait_until(game_page.page, lambda: BLOCKED[0] in game_page.page.evaluate("heard"))
    game_page.page.evaluate(PLAYED)
    game_page.page.evaluate("heard.splice(0)")
    game_page.button("Undo").click()
    assert_notes(game_page)


def cue_between(before: str, after: str) -> list[int]:
    if before == after:
        return BLOCKED
    made = [value for value in (3, 6) if numbers(after).count(value) > numbers(before).count(value)]
    return SLIDE if not made else MERGE_6 if 6 in made else MERGE_3


def numbers(board: str) -> list[int]:
    return [int(cell) for row in board.split("/") for cell in row.split(",")]


def test_sound_is_offered_after_the_first_6_and_answered_by_keyboard_or_touch(new_device, subtests):
    for name, answer in (("desktop", "On"), ("desktop", "No"), ("iphone", "On"), ("iphone", "No")):
        with subtests.test(device=name, answer=answer):
            device = new_device(name)
            device.context().add_init_script(RECORDER)
            game_page = triples.open_game(device, "triples/1 14")
            board = game_page.board_element.bounding_box()
            on = game_page.button("Sound on")
            for letter in triples.WHOLE_GAME:
                assert on.count() == 0
                game_page.press_keys(letter)
                if 6 in numbers(game_page.board()):
                    break
            assert game_page.page.locator("#tip").inner_text().startswith("First 6! 6 and 6 make 12. Sound?")
            assert game_page.board_element.bounding_box() == board
            if name == "desktop":
                game_page.page.locator("#move-left").focus()
                game_page.press("Shift+Tab")
                if answer == "On":
                    game_page.press("Shift+Tab")
                game_page.press("Enter")
            else:
                game_page.button("Sound on" if answer == "On" else "No sound").click()
            expect(on).to_have_count(0)
            if answer == "On":
                assert_notes(game_page, ANSWER)
                game_page.press_keys("llllrr")
                wait_until(game_page.page, lambda: game_page.page.evaluate("heard.length") > 0)
            else:
                assert_notes(game_page)
                assert game_page.stored(KEY) is None


def test_end_of_triples_plays_a_sound(desktop):
    record_sounds(desktop, sound="on")
    game_page = triples.open_game(desktop, "triples/1 14 " + triples.WHOLE_GAME[:-1])
    game_page.press_keys(triples.WHOLE_GAME[-1])
    assert_notes(game_page, END)


def test_pegs_and_answers_of_codebreaker_play_their_sounds(desktop):
    record_sounds(desktop, sound="on")
    game_page = codebreaker.open_game(desktop, "codebreaker/1 537 4.mastermind")
    game_page.press("1")
    assert_notes(game_page, PEG)
    game_page.press("1", "1", "1")
    assert_notes(game_page, PEG, PEG, PEG)
    game_page.press("Enter")
    assert_notes(game_page, ANSWER)
    game_page.press("ArrowRight")
    assert_notes(game_page)
    # The code is 2020. The keys count choices from 1.
    game_page.press("Home", "3", "1", "3", "1", "Enter")
    # The code isn't told before it turns.
    assert_notes(game_page, PEG, PEG, PEG, PEG, ANSWER, WIN)


def test_answer_vibrates_once_for_each_filled_marker(iphone):
    record_sounds(iphone, vibration="on")
    game_page = codebreaker.open_game(iphone, "codebreaker/1 537 4.mastermind", "guess 2011")
    game_page.guess_button.click()
    wait_until(game_page.page, lambda: len(game_page.page.evaluate("felt")) == 2)
    game_page.settle()
    assert game_page.page.evaluate("felt") == [15, 15]


def test_vibration_works_without_sound_and_is_offered_only_if_supported(new_device, subtests):
    iphone = new_device("iphone")
    record_sounds(iphone, vibration="on")
    game_page = triples.open_game(iphone, "triples/1 14")
    game_page.press_keys("lldld")
    wait_until(game_page.page, lambda: len(game_page.page.evaluate("felt")) > 0)
    assert game_page.page.evaluate("[heard.length, made]") == [0, 0], "each works without the other"
    iphone = new_device("iphone")
    iphone.context().add_init_script("delete Navigator.prototype.vibrate")
    for game in read_games():
        with subtests.test(game.folder):
            dialog = open_game(iphone, game).open_settings()
            assert dialog.get_by_role("group", name="Sound").is_visible()
            assert dialog.get_by_role("group", name="Vibration").count() == 0
