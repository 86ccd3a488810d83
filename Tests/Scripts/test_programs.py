"""Checks that a split program contains every function, and that the first file contains those that the profile
names."""

import shutil
import subprocess

import programs
import pytest
from make_site import Program

# `start` draws a board, or the scores if its argument isn't 0. Both use `digit`. Drawing the scores calls a
# function through the table.
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
 (func $$s4Page6ScoresV4openyyF (result i32) (i32.add (i32.const 5) (call $domFind)))
 (func $$s4Page6ScoresV5closureyyF (result i32) (call $behind))
 (func $behind (result i32) (i32.add (i32.const 100) (call $$s4Page6ScoresV4openyyF)))
 (func $digit (result i32) (i32.const 7))
 (func $sum (result i32) (i32.add (i32.const 40) (call $domFind)))
)
"""


@pytest.fixture
def built(tmp_path):
    (tmp_path / "page.wat").write_text(PROGRAM)
    subprocess.run(["wasm-as", "-g", tmp_path / "page.wat", "-o", tmp_path / "page.wasm"], check=True)
    return tmp_path / "page.wasm"


PROFILE = {"start", "$s4Page5BoardV4drawyyF", "digit"}


def test_profile_and_function_names_are_read(built, tmp_path):
    (tmp_path / "page.profile").write_text("# Recorded.\nstart\n\ndigit\n")
    assert programs.read_profile(tmp_path / "page.profile") == {"start", "digit"}
    assert programs.function_names(built)[:2] == ["start", "$s4Page5BoardV4drawyyF"]


def test_second_file_contains_functions_not_in_the_profile(built, tmp_path, subtests):
    place, rest = tmp_path / "first.wasm", tmp_path / "first-rest.wasm"
    for more in (set(), {"renamed since it was recorded"}):
        with subtests.test(more=more):
            programs.place_split_program(built, place, rest, PROFILE | more)
            first, second = (programs.run("wasm-dis", path) for path in (place, rest))
            assert "i32.const 7" in first and "i32.const 7" not in second
            for constant in ("i32.const 40", "i32.const 105"):
                assert constant in second and constant not in first
            place.unlink()
            rest.unlink()


def test_function_that_only_returns_a_constant_is_recognized(built):
    names = programs.STUB.findall(programs.run("wasm-dis", built))
    assert names == ["digit"]


def test_both_files_carry_a_name_unique_to_their_build(built, tmp_path):
    place, rest = tmp_path / "first.wasm", tmp_path / "first-rest.wasm"
    programs.place_split_program(built, place, rest, PROFILE)
    first, second = (programs.run("wasm-dis", path) for path in (place, rest))
    assert "i32.const 40" in second and "i32.const 40" not in first
    # A build in which a single number differs gets a different import name, so that files of different builds
    # don't fit together.
    pair = next(line.split('"')[1] for line in first.splitlines() if '(import "~' in line)
    assert f'(import "{pair}"' in second
    (tmp_path / "page.wat").write_text(PROGRAM.replace("const 40", "const 41"))
    subprocess.run(["wasm-as", "-g", tmp_path / "page.wat", "-o", built], check=True)
    programs.place_split_program(built, place, rest, PROFILE)
    assert pair not in programs.run("wasm-dis", place)


def test_without_tools_one_file_contains_everything(built, tmp_path, monkeypatch):
    monkeypatch.setattr(shutil, "which", lambda name: None)
    place, rest = tmp_path / "first.wasm", tmp_path / "first-rest.wasm"
    programs.place_split_program(built, place, rest, PROFILE)
    assert place.read_bytes() == built.read_bytes()
    assert not rest.exists()


def test_shrunk_program_is_cached_until_its_profile_changes(built, tmp_path, monkeypatch):
    for name in ("BUILT", "DIST", "SQUEEZED"):
        monkeypatch.setattr(f"make_site.{name}", tmp_path / name)
    (tmp_path / "BUILT").mkdir()
    (tmp_path / "DIST" / "dice").mkdir(parents=True)
    shutil.copyfile(built, tmp_path / "BUILT" / "Page.wasm")
    profile = tmp_path / "page.profile"
    profile.write_text("\n".join(sorted(PROFILE)))
    program = Program("Page", "dice/page.wasm", is_first=True, profile=profile)
    program.squeeze()
    made = {file.name: file.read_bytes() for file in (tmp_path / "DIST" / "dice").iterdir()}
    assert sorted(made) == ["page-rest.wasm", "page.wasm"]

    runs = []
    run = programs.run
    monkeypatch.setattr("programs.run", lambda *command: runs.append(command) or run(*command))
    shutil.rmtree(tmp_path / "DIST" / "dice")
    (tmp_path / "DIST" / "dice").mkdir()
    program.squeeze()
    assert {file.name: file.read_bytes() for file in (tmp_path / "DIST" / "dice").iterdir()} == made and runs == []
    # With another profile, the program is split again, and the new files replace the cached ones.
    profile.write_text("start\n")
    program.squeeze()
    assert (tmp_path / "DIST" / "dice" / "page.wasm").read_bytes() != made["page.wasm"] and runs != []
    assert len(list((tmp_path / "SQUEEZED" / "dice" / "page.wasm").iterdir())) == 1
