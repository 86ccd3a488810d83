"""Finished games are reviewed while the player pauses, unless the device saves data or the player has turned it off."""

import codebreaker
import pytest
import triples
from game_page import stored
from waiting import wait_until

SAVES_DATA = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });"
LOW_BATTERY = "navigator.getBattery = async () => ({ charging: false, level: 0.1 });"

ASK_DEVICE = """() => import(document.querySelector("script[src*=bridge]").src.replace("bridge", "device")).then(({ ask }) => ask())"""


def open_finished_game(device, game: str):
    """Opens a game's page a moment after its last move."""
    if game == "triples":
        page = triples.open_game(device, f"triples/1 14 {triples.WHOLE_GAME[:-1]}")
        page.press_keys(triples.WHOLE_GAME[-1])
    else:
        page = codebreaker.open_game(device, f"{codebreaker.FRESH} 0123", "guess 2020", "seconds 5")
        page.press("Enter")
    return page


def pass_pauses(page) -> None:
    """Lets two pauses pass: the first ends with the events before it, and there is none in the second."""
    for _ in range(2):
        page.clock.run_for(5_000)


@pytest.mark.parametrize("game", ["triples", "codebreaker"])
def test_finished_game_is_reviewed_while_the_player_pauses(iphone, game):
    iphone.context().clock.install()
    page = open_finished_game(iphone, game).page
    page.clock.run_for(5_000)
    assert stored(page, f"parlor.{game}.progress") is None
    pass_pauses(page)
    wait_until(page, lambda: stored(page, f"parlor.{game}.progress"))
    assert page.locator("dialog[open]").count() == 1, "the result stays in front"


@pytest.mark.parametrize("device_script", [SAVES_DATA, LOW_BATTERY], ids=["data", "power"])
def test_nothing_is_reviewed_on_a_device_that_saves(iphone, device_script):
    context = iphone.context()
    context.clock.install()
    context.add_init_script(device_script)
    page = open_finished_game(iphone, "triples").page
    requests = []
    page.on("request", lambda request: requests.append(request.url.rsplit("/", 1)[-1]))
    for _ in range(2):
        pass_pauses(page)
        wait_until(page, lambda: "device.js" in requests)
        # The answer to the same question, asked later, comes after the answer that the page waits for.
        page.evaluate(ASK_DEVICE)
    assert not [name for name in requests if "coach" in name or "worker" in name], requests
