"""Which functions of a program can wait, and that a program in two files is the program that it was."""

import shutil
import subprocess

import programs
import pytest

# As Swift names functions: `start` draws a board and, when it is asked to, scores. The one digit is said by both, the table
# by the scores alone, and what is behind the table can be called by anything.
PROGRAM = r"""(module
 (type $plain (func (result i32)))
 (import "dom" "find" (func $domFind (result i32)))
 (memory $0 1)
 (table $0 2 2 funcref)
 (elem (i32.const 1) $$s4Page6ScoresV5closureyyF)
 (export "start" (func $start))
 (func $start (param i32) (result i32)
  (if (result i32) (local.get 0) (then (call $$s4Page6ScoresV4drawyyF)) (else (call $$s4Page5BoardV4drawyyF))))
 (func $$s4Page5BoardV4drawyyF (result i32) (i32.add (call $digit) (call $domFind)))
 (func $$s4Page6ScoresV4drawyyF (result i32)
  (i32.add (call $digit) (i32.add (call $sum) (call_indirect (type $plain) (i32.const 1)))))
 (func $$s4Page6ScoresV4openyyF (result i32) (i32.const 5))
 (func $$s4Page6ScoresV5closureyyF (result i32) (call $behind))
 (func $behind (result i32) (i32.add (i32.const 100) (call $$s4Page6ScoresV4openyyF)))
 (func $digit (result i32) (i32.const 7))
 (func $sum (result i32) (i32.const 40))
)
"""
NAMES = ["start", "Board.draw", "Scores.draw", "Scores.open", "Scores.closure", "behind", "digit", "sum"]


@pytest.fixture
def built(tmp_path):
    (tmp_path / "page.wat").write_text(PROGRAM)
    subprocess.run(["wasm-as", "-g", tmp_path / "page.wat", "-o", tmp_path / "page.wasm"], check=True)
    return tmp_path / "page.wasm"


@pytest.mark.parametrize(
    ("later", "first", "waiting"),
    [
        (["Scores"], [], {"Scores.draw", "Scores.open", "Scores.closure", "behind", "sum"}),
        (["Scores"], ["Scores.open"], {"Scores.draw", "Scores.closure", "behind", "sum"}),
        (["Scores.draw"], [], {"Scores.draw", "sum"}),
        # What is exported is asked for from outside.
        (["start", "Board"], [], {"Board.draw"}),
    ],
)
def test_what_can_wait_is_what_is_named_and_what_only_that_calls(built, later, first, waiting):
    text = programs.run("wasm-dis", built)
    assert {NAMES[number] for number in programs.later_functions(text, {"later": later, "first": first})} == waiting


def test_words_that_name_nothing_are_an_error(built):
    with pytest.raises(SystemExit, match="one of these words in its name: Skores"):
        programs.later_functions(programs.run("wasm-dis", built), {"later": ["Skores"], "first": []})


def test_both_files_together_are_the_program(built, tmp_path):
    place, rest = tmp_path / "first.wasm", tmp_path / "first-rest.wasm"
    programs.place_split_program(built, place, rest, {"later": ["Scores"], "first": []})
    first, second = (programs.run("wasm-dis", path) for path in (place, rest))
    assert "i32.const 40" in second and "i32.const 40" not in first
    # Of another build, of which one number is another, neither file fits.
    pair = next(line.split('"')[1] for line in first.splitlines() if '(import "~' in line)
    assert f'(import "{pair}"' in second
    (tmp_path / "page.wat").write_text(PROGRAM.replace("const 40", "const 41"))
    subprocess.run(["wasm-as", "-g", tmp_path / "page.wat", "-o", built], check=True)
    programs.place_split_program(built, place, rest, {"later": ["Scores"], "first": []})
    assert pair not in programs.run("wasm-dis", place)


def test_without_the_tools_there_is_one_file_with_everything(built, tmp_path, monkeypatch):
    monkeypatch.setattr(shutil, "which", lambda name: None)
    place, rest = tmp_path / "first.wasm", tmp_path / "first-rest.wasm"
    programs.place_split_program(built, place, rest, {"later": ["Scores"], "first": []})
    assert place.read_bytes() == built.read_bytes()
    assert not rest.exists()
