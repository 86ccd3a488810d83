"""Animations, which players can turn off with reduced motion."""

import pytest
from triples import open_game
from waiting import wait_for_script

# Presses keys within a single task of the browser. When the page has drawn the result, returns the running animations and the
# tiles that are disappearing.
PRESS = """async keys => {
  for (const key of keys) document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  await new Promise(requestAnimationFrame);
  const tiles = [...document.querySelectorAll("#board [data-tile]")].map((tile) => [tile.dataset.tile, {
    leaving: tile.dataset.leaving ?? null,
    value: tile.dataset.value,
    height: Number(getComputedStyle(tile).zIndex),
    opacity: getComputedStyle(tile).opacity,
  }]);
  const animations = document.getAnimations().map((animation) => ({
    name: animation.animationName ?? animation.transitionProperty,
    tile: animation.effect.target.closest("[data-tile]")?.dataset.tile,
    properties: animation.effect.getKeyframes().flatMap((frame) => Object.keys(frame)),
  }));
  return { animations, tiles: Object.fromEntries(tiles) };
}"""
ALLOWED = {"transform", "opacity", "offset", "easing", "composite", "computedOffset"}


def test_tiles_keep_their_identity_and_move_to_their_cells(desktop):
    game = open_game(desktop, "triples/1 14")
    game.settle()
    # In a move up, the 2 at the right merges with the 1 above it and makes 3. The disappearing tile is drawn behind the
    # merged one.
    vanishing = game.tile(0, 3).get_attribute("data-tile")
    survivor = game.tile(1, 3).get_attribute("data-tile")
    seen = game.page.evaluate(PRESS, ["ArrowUp"])
    tiles = seen["tiles"]
    assert [tile for tile in tiles if tiles[tile]["leaving"]] == [vanishing]
    assert tiles[vanishing]["leaving"] == "merge"
    assert tiles[survivor]["value"] == "3"
    assert tiles[vanishing]["height"] < tiles[survivor]["height"]
    animations = {(animation["tile"], animation["name"]) for animation in seen["animations"]}
    assert (vanishing, "opacity") in animations
    assert (survivor, "transform") in animations
    assert {(survivor, "merge-a"), (survivor, "merge-b")} & animations
    game.settle()
    assert game.tile(0, 3).get_attribute("data-tile") == survivor
    ids = game.page.locator("#board [data-tile]").evaluate_all("tiles => tiles.map((tile) => tile.dataset.tile)")
    assert survivor in ids and vanishing not in ids and len(set(ids)) == len(ids)
    game.press_keys("lldldlllllll")
    game.settle()
    board = game.board_element.bounding_box()
    for tile in game.page.locator("#board [data-tile]").all():
        row, column = int(tile.get_attribute("data-row")), int(tile.get_attribute("data-col"))
        box = tile.bounding_box()
        assert box["x"] == pytest.approx(board["x"] + column * board["width"] / 4, abs=1)
        assert box["y"] == pytest.approx(board["y"] + row * board["width"] / 4, abs=1)
        assert box["width"] == pytest.approx(board["width"] / 4, abs=1)


def test_only_transform_and_opacity_are_animated(desktop):
    game = open_game(desktop, "triples/1 14")
    seen = set()
    for key in ("ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight", "ArrowDown", "ArrowDown"):
        for animation in game.page.evaluate(PRESS, [key])["animations"]:
            assert set(animation["properties"]) <= ALLOWED, animation
            seen.add(animation["name"])
    assert {"transform", "opacity", "spawn"} <= seen
    assert seen & {"merge-a", "merge-b"}
    properties = game.page.evaluate(
        """() => [...document.querySelectorAll("*")].flatMap((element) => {
          const { transitionProperty, transitionDuration } = getComputedStyle(element);
          return /[1-9]/.test(transitionDuration) ? transitionProperty.split(", ") : [];
        })"""
    )
    assert set(properties) == {"transform", "opacity"}


def test_reduced_motion_stops_animations_but_marks_blocked_tiles(desktop):
    game = open_game(desktop, "triples/1 14", reduced_motion="reduce")
    for keys in ([], ["ArrowUp"], ["ArrowUp"], ["ArrowLeft"], ["ArrowDown"], ["ArrowRight"]):
        is_blocked = keys == ["ArrowUp"] and game.line() == BLOCKED
        seen = game.page.evaluate(PRESS, keys)
        assert seen["animations"] == []
        # Disappearing tiles are invisible at once, instead of fading out.
        assert all(tile["opacity"] == "0" for tile in seen["tiles"].values() if tile["leaving"])
        if is_blocked:
            outlines = game.page.locator("#board .refuses > .face").evaluate_all(
                "faces => faces.map((face) => parseFloat(getComputedStyle(face).outlineWidth))"
            )
            assert len(outlines) == 2 and min(outlines) >= 3
    assert game.line() == BLOCKED + "ldr"
    game.tab("About").click()
    assert game.page.evaluate(PRESS, [])["animations"] == []


# After this move, nothing can move up: the 3 and the 2 at the right don't match.
BLOCKED = "triples/1 14 u"

BLOCK = """async way => {
  if (way === "button") document.getElementById("move-up").click();
  else document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true }));
  await new Promise(requestAnimationFrame);
  return [
    document.getAnimations().map((animation) => animation.animationName),
    [...document.querySelectorAll("#board .refuses")].map((tile) => tile.textContent),
  ];
}"""


def test_blocked_move_is_animated_each_time_but_explained_only_once(new_device, subtests):
    for name, way in (("desktop", "key"), ("iphone", "button")):
        with subtests.test(way=way):
            game = open_game(new_device(name), BLOCKED)
            game.settle()
            for _ in range(2):
                names, refusing = game.page.evaluate(BLOCK, way)
                assert [name[:-2] for name in sorted(names)] == ["give", "shake", "shake"], "again each time"
                assert sorted(refusing) == ["2", "3"]
                assert game.status() == "Up: nothing moves."
            tip = game.page.locator("#tip")
            assert tip.inner_text() == "2 needs a 1."
            wait_for_script(game.page, "() => !document.querySelector('#board .refuses')")
            game.settle()
            assert game.page.evaluate("document.getAnimations().length") == 0, "a finished animation doesn't restart"
            # The explanation is shown only once, and disappears with the next move.
            game.press_keys("r")
            assert tip.inner_text() == ""
            game.button("Undo").click()
            game.press_keys("u")
            assert tip.inner_text() == ""
