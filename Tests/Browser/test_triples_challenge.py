"""A link to another player's game is a challenge, to play first and watch later."""


from playwright.sync_api import expect
from triples import WHOLE_GAME, golden, open_table

# Without animations, tests don't need to wait.
STILL = {"reduced_motion": "reduce"}


def open_challenge(device, moves=WHOLE_GAME, line=None):
    """Opens a link to game 14 with these moves."""
    path = f"triples/#triples/1/14/{moves}" if moves else "triples/#triples/1/14"
    return open_table(device, line, path=path, watches=False, **STILL)


def test_challenge_is_played_and_compared(small):
    table = open_challenge(small)
    expect(table.challenge).to_have_accessible_name("A friend scored 113 in game 14")
    expect(table.challenge).to_contain_text("Best tile 6.")
    expect(table.challenge).to_contain_text("The link contains the moves")
    assert table.challenge.get_by_role("button").all_inner_texts() == ["Play this game", "Watch instead", "Not now"]
    expect(table.button("Play this game")).to_be_focused()
    expect(table.page.get_by_role("region", name="Replay")).to_be_hidden()
    table.button("Play this game").click()
    expect(table.challenge).to_be_hidden()
    assert table.state() == golden("triples/1 14") and table.line() == "triples/1 14"
    table.click_buttons("uldr")
    # The score to beat survives a reload.
    table.page.reload()
    table.button("New Game").click()
    expect(table.ended).to_contain_text("Your friend scored 113: you’re 91 behind.")
    table.button("Keep playing").click()
    assert table.line() == "triples/1 14 uldr"


def test_challenge_can_be_declined_or_watched(desktop):
    table = open_table(desktop, "triples/1 537 l", **STILL)
    before = table.state()
    ways = {
        "Escape": lambda: table.press("Escape"),
        "Not now": table.button("Not now").click,
        "back": table.page.go_back,
    }
    for way, leave in ways.items():
        table.page.evaluate(f"location.hash = 'triples/1/14/{WHOLE_GAME}'")
        expect(table.challenge, way).to_be_visible()
        leave()
        expect(table.challenge, way).to_be_hidden()
        assert table.state() == before and table.line() == "triples/1 537 l", way
        # The current game continues.
        table.press_keys("d")
        assert table.line() != "triples/1 537 l", way
        table.button("Undo").click()
    table.page.evaluate(f"location.hash = 'triples/1/14/{WHOLE_GAME}'")
    table.challenge.get_by_role("button", name="Watch").click()
    expect(table.page.get_by_role("region", name="Replay")).to_be_visible()
    assert table.page.url.endswith(f"#triples/1/14/{WHOLE_GAME}")
