"""The list of all text that players read."""

import player_texts
import pytest


def test_list_matches_the_sources(monkeypatch):
    monkeypatch.setattr("sys.argv", ["player_texts.py"])
    player_texts.main()


def test_changed_text_is_reported(monkeypatch, tmp_path):
    monkeypatch.setattr("sys.argv", ["player_texts.py"])
    changed = tmp_path / "words.txt"
    changed.write_text(player_texts.LIST.read_text().replace("Not played yet", "The end", 1))
    monkeypatch.setattr(player_texts, "LIST", changed)
    with pytest.raises(SystemExit, match=r"-The end\n\+Not played yet"):
        player_texts.main()


@pytest.mark.parametrize(
    ("source", "texts"),
    [
        ('let title = "Game over"', ["Game over"]),
        ('"Your score: \\(score(of: "x", in: [1, 2])). " + "Well done."', ["Your score: {}. Well done."]),
        ('// "A comment" isn’t text.', []),
        ('"Isn\\u{2019}t it? Say \\"yes\\"."', ['Isn’t it? Say "yes".']),
        ('"""\n  Two lines \\\n  that are one.\n  """', ["Two lines that are one."]),
        ('#"A \\(b) raw \\#(c) text"#', ["A \\(b) raw {} text"]),
        ('"done"; "Done"; "score-list"; "7"', ["Done"]),
    ],
)
def test_swift_literals_are_read(source, texts):
    assert player_texts.swift_texts(source) == texts


def test_text_on_a_page_is_read():
    page = """<title>Triples</title><script>let a = "No text"</script>
      <button aria-label="Undo"><svg></svg></button><p>Press <kbd>H</kbd> for a
      hint.</p><p>7</p>"""
    assert player_texts.PageTexts(page).texts == ["Triples", "Undo", "Press H for a hint."]


@pytest.mark.parametrize(
    "source",
    [
        'formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"',
        'let text = "day-door/1 \\(time) playing"',
        'folder.appending("Library/Application Support/Parlor")',
        '#Preview("Rows that fit") {\n  Text("Row One")\n}',
    ],
)
def test_text_that_no_player_reads_is_left_out(source):
    assert player_texts.swift_texts(source) == []


def test_previews_galleries_and_names_of_keys_are_left_out():
    listed = {path.name for path in player_texts.files()}
    assert not listed & {"BlockGallery.swift", "Key.swift", "KeyName.swift", "ServerRequest.swift", "AllScreens.swift"}
    assert "RulesScreen.swift" in listed
