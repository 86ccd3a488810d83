"""The commands in the article about `parlor` and `parlor-lab` print what the article shows."""

import os
import re
import subprocess

from repository import ROOT

ARTICLE = ROOT / "Documentation" / "Parlor.docc" / "TheParlorCommand.md"
BLOCK = re.compile(r"^```\n(\$ .*?)^```", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^\$ (.*)$", re.MULTILINE)

# These commands print measured times, and take long in a debug build. Other tests run them with smaller games.
SKIPPED = ("$ parlor-lab codebreaker par ", "$ parlor-lab codebreaker strategy ")

BLOCKS = [block for block in BLOCK.findall(ARTICLE.read_text(encoding="utf-8")) if not block.startswith(SKIPPED)]


def test_commands_except_slow_ones_print_what_the_article_shows(parlor, lab, environment, tmp_path, subtests):
    assert len(BLOCKS) >= 6
    (tmp_path / "parlor").symlink_to(parlor)
    (tmp_path / "parlor-lab").symlink_to(lab)
    environment |= {"PATH": f"{tmp_path}{os.pathsep}{environment['PATH']}"}
    for block in BLOCKS:
        with subtests.test(COMMAND.search(block)[1]):
            printed = ""
            for command in COMMAND.findall(block):
                result = subprocess.run(
                    command, shell=True, cwd=tmp_path, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=180
                )
                assert (result.returncode, result.stderr) == (0, "")
                printed += f"$ {command}\n{result.stdout}"
            assert printed == block
