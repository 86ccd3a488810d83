"""`parlor data`: export and import of the stored data."""

import pathlib
import shutil
import subprocess

import pytest
from recorded_storage import FOLDER, texts, texts_in


class Folder:
    """A data folder."""

    def __init__(self, parlor, environment, place):
        self.place = place / "parlor"
        self._command = [parlor, "data"]
        self._environment = environment | {"XDG_DATA_HOME": str(place)}

    def run_data(self, *words, given=b""):
        """Returns the output, the error output, and the exit code of `parlor data`."""
        result = subprocess.run([*self._command, *words], capture_output=True, env=self._environment, input=given, timeout=180)
        return result.stdout.decode(), result.stderr.decode(), result.returncode

    def texts(self):
        return texts_in(self.place)


@pytest.fixture
def folder(parlor, environment, tmp_path):
    """A function that creates a data folder with a name. If a moment is given, it contains what was stored then."""

    def make(name, moment=None):
        made = Folder(parlor, environment, tmp_path / name)
        if moment:
            shutil.copytree(FOLDER / moment, made.place)
        return made

    return make


def test_file_copies_all_data_to_a_new_device_and_adds_nothing_twice(folder, tmp_path):
    file = str(tmp_path / "data.txt")
    old, new = folder("old", "half-played"), folder("new")
    assert old.run_data("export", file) == ("", "Everything saved to a file.\n", 0)
    out, err, code = new.run_data("import", file)
    assert (err, code) == ("", 0)
    assert out.startswith("Imported: Triples game, Triples settings, Triples scores, Triples reviews, CodeBreaker game")
    imported = new.texts()
    assert {key: imported[key] for key in texts("half-played")} == texts("half-played")
    assert new.run_data("import", file) == ("There was nothing new in this file.\n", "", 0)
    assert new.texts() == imported


def test_file_that_another_program_has_saved_is_imported(folder):
    contents = folder("old", "half-played").run_data("export", "-")[0]
    new = folder("new")
    assert new.run_data("import", "-", given=("\ufeff" + contents.rstrip("\n").replace("\n", "\r\n")).encode())[1:] == ("", 0)
    imported = new.texts()
    assert {key: imported[key] for key in texts("half-played")} == texts("half-played")


def test_two_devices_merge_their_data_through_pipes(folder):
    one, two = folder("one", "half-played"), folder("two", "left")
    for _ in range(2):
        for source, target in ((one, two), (two, one)):
            contents, said, code = source.run_data("export", "-")
            assert (said, code) == ("Everything saved to a file.\n", 0)
            assert target.run_data("import", "-", given=contents.encode())[1:] == ("", 0)
    # The second file contains the games of the first one, and later games from another device. The result contains all games.
    statistics = "parlor.codebreaker.statistics"
    assert one.texts()[statistics].splitlines()[2] == two.texts()[statistics].splitlines()[2]
    assert one.texts()["parlor.triples.scores"] == two.texts()["parlor.triples.scores"]
    assert one.texts()["parlor.triples.game"] == texts("half-played")["parlor.triples.game"]


def test_unusable_files_and_paths_are_rejected_with_a_reason(folder, tmp_path):
    file = pathlib.Path(tmp_path / "data.txt")
    old, new = folder("old", "half-played"), folder("new", "left")
    old.run_data("export", str(file))
    file.write_text(file.read_text().replace("\n444 ", "\n445 ", 1))
    before = new.texts()
    message = "This file is damaged: Triples scores. Nothing was changed.\n"
    assert new.run_data("import", str(file)) == ("", message, 65)
    assert new.texts() == before
    file.write_text("junk")
    assert new.run_data("import", str(file))[1:] == ("This isn’t a Parlor data file. Nothing was changed.\n", 65)
    # Export also fails if the file already exists, and import fails if the file is missing.
    there = tmp_path / "there.txt"
    there.write_text("mine")
    for words in (("import", str(tmp_path / "none.txt")), ("export", str(tmp_path / "no" / "data.txt")), ("export", str(there))):
        out, err, code = old.run_data(*words)
        assert (out, code) == ("", 74) and err.startswith(words[1] + ": ") and err.count("\n") == 1
    assert there.read_text() == "mine"
