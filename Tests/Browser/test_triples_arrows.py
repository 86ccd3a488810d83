"""The arrows of hints and reviews never cover the number on a tile."""

import re

from accessibility import COLOR_SCHEMES
from game_page import store
from layout import resize
from playwright.sync_api import expect
from situations import REDUCED_MOTION, at_time
from triples import NAMES, SCORES_KEY, WHOLE_GAME, open_game, saved, score_list

SIZES = [(390, 664), (320, 568), (390, 844), (664, 390), (568, 320), (844, 390)]

# Returns a message for each arrow that is missing, too small, or covers a number. An arrow is a pseudo-element, so its
# box and the ring around it are computed from its style. If `cases` is true, checks sample numbers in every direction,
# and otherwise the current board.
COVERED = """(board, cases) => {
  const faults = [];
  const box = board.getBoundingClientRect();
  const read = (pseudo) => {
    const style = getComputedStyle(board, pseudo);
    if (style.content === "none") return null;
    const scale = style.scale === "none" ? 1 : parseFloat(style.scale);
    const ring = parseFloat(style.boxShadow.match(/0px 0px 0px ([0-9.]+)px/)?.[1] ?? 0);
    const half = (parseFloat(style.width) / 2 + ring) * scale;
    const x = box.left + parseFloat(style.left) + parseFloat(style.width) / 2;
    const y = box.top + parseFloat(style.top) + parseFloat(style.width) / 2;
    return { left: x - half, right: x + half, top: y - half, bottom: y + half };
  };
  const check = (what) => {
    const arrows = ["::before", "::after"].map(read).filter((arrow) => arrow);
    if (!arrows.length) faults.push(`${what}: there is no arrow`);
    for (const arrow of arrows) {
      if (arrow.right - arrow.left < 14) faults.push(`${what}: an arrow of ${arrow.right - arrow.left} px cannot be seen`);
      for (const face of board.querySelectorAll(".tile .face")) {
        const range = document.createRange();
        range.selectNodeContents(face);
        const number = range.getBoundingClientRect();
        const across = Math.min(arrow.right, number.right) - Math.max(arrow.left, number.left);
        const along = Math.min(arrow.bottom, number.bottom) - Math.max(arrow.top, number.top);
        if (across > 0 && along > 0) faults.push(`${what}: an arrow covers ${across.toFixed(1)} by ${along.toFixed(1)} px of ${face.textContent}`);
      }
    }
  };
  if (!cases) {
    check("as it is");
    return faults;
  }
  const tiles = board.querySelector(".tiles");
  for (const value of ["1", "12", "768", "6144", "49152"]) {
    tiles.replaceChildren(...Array.from({ length: 16 }, (_, cell) => {
      const tile = document.createElement("div");
      tile.className = "tile";
      Object.assign(tile.dataset, { row: cell >> 2, col: cell & 3, value });
      const face = document.createElement("span");
      face.className = "face";
      face.dataset.digits = value.length;
      face.textContent = value;
      tile.append(face);
      return tile;
    }));
    for (const [best, played] of [["left", "right"], ["up", "down"], ["right", "up"], ["down", "left"]]) {
      board.dataset.best = best;
      board.dataset.played = played;
      check(`${value}, best ${best}, played ${played}`);
    }
  }
  return faults;
}"""


def assert_no_number_is_covered(page, board) -> None:
    """Checks the current board at each size. Then checks every number in every cell, with arrows in every direction."""
    expect(board).to_have_attribute("data-best", re.compile("left|right|up|down"))
    for cases in (False, True):
        for scheme in COLOR_SCHEMES:
            page.emulate_media(color_scheme=scheme)
            for width, height in SIZES:
                resize(page, {"width": width, "height": height})
                assert board.evaluate(COVERED, cases) == [], (scheme, width, height)


def test_hint_arrow_covers_no_number(iphone):
    game = open_game(iphone, "triples/1 14 uldr")
    game.use_hint()
    expect(game.board_element).to_have_attribute("data-best", re.compile("left|right|up|down"))
    # While the arrow pulses, it is never larger than it is at rest.
    assert game.board_element.evaluate("board => getComputedStyle(board, '::after').animationName") == "point"
    scales = game.page.evaluate("""() => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule.name === "point").flatMap((rule) => [...rule.cssRules].map((frame) => parseFloat(frame.style.scale)))""")
    assert scales and max(scales) <= 1, scales
    game.page.emulate_media(**REDUCED_MOTION)
    assert_no_number_is_covered(game.page, game.board_element)


def test_review_arrows_cover_no_number(iphone):
    game = open_game(iphone, path=f"triples/#triples/1/14/{WHOLE_GAME}", **REDUCED_MOTION)
    game.button("Review").click()
    expect(game.page.get_by_role("region", name="What the review found")).to_be_visible()
    board = game.page.get_by_role("group", name="Board of the replay")
    expect(board).to_have_attribute("data-played", re.compile("left|right|up|down"))
    assert_no_number_is_covered(game.page, board)


def test_duel_arrows_cover_no_number(iphone):
    own = saved("triples/1 14 uldr", "rival 113", f"duel {WHOLE_GAME}", "ended 1700000000")
    store(iphone, {SCORES_KEY: score_list("400 1581897599 - -", "22 1700000000 - triples/1 14 uldr")}, **REDUCED_MOTION)
    game = open_game(iphone, own, **REDUCED_MOTION)
    game.ended.get_by_role("button", name="Compare").click()
    board = game.page.get_by_role("img", name=re.compile("^The board where your games split"))
    assert_no_number_is_covered(game.page, board.locator(".board"))


def test_practice_arrows_cover_no_number(iphone):
    place = WHOLE_GAME.index("r")
    line = f"position 0 2026-11-20 2026-11-19 600 {WHOLE_GAME[place]} triples/1 14 {WHOLE_GAME[:place]}"
    store(iphone, {"parlor.triples.notebook": f"notebook/1\n{line}"}, **REDUCED_MOTION)
    iphone.context(**REDUCED_MOTION).add_init_script(at_time("2026-11-21T12:00:00Z"))
    page = iphone.open("triples/practice.html", **REDUCED_MOTION)
    page.get_by_role("button", name="Practice your own").click()
    expect(page.locator("#question")).to_have_text("What would you play?")
    buttons = [page.get_by_role("button", name=name, exact=True) for name in NAMES.values()]
    next(button for button in buttons if button.is_enabled()).click()
    expect(page.get_by_role("button", name="Next", exact=True)).to_be_visible()
    assert_no_number_is_covered(page, page.locator("#board"))
