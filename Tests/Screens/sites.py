"""The sites of which pictures are taken: the one of this folder, and those of commits."""

import os
import pathlib
import shutil
import subprocess
import sys

from album import FOLDER
from repository import ROOT

# What a page's program is compiled from. If none of these has changed, the programs needn't be compiled again.
SOURCES = ["Sources", "Web/Sources", "Web/Package.swift", "Package.swift", "Scripts/build-web.sh", "Scripts/lib.sh"]


class BadBase(Exception):
    """BASE is neither a commit nor a folder with pictures. The message says so."""


def git(*arguments: str) -> subprocess.CompletedProcess:
    return subprocess.run(["git", "-C", ROOT, *arguments], capture_output=True, text=True)


def commit_named(name: str) -> str:
    """Returns the full name of a commit. Raises `BadBase` if there is none."""
    found = git("rev-parse", "--verify", "--quiet", "--end-of-options", f"{name}^{{commit}}")
    if found.returncode != 0:
        raise BadBase(f"BASE={name} is neither a commit nor a folder with pictures.")
    return found.stdout.strip()


def has_same_programs(commit: str) -> bool:
    """Returns whether the programs of a commit are compiled from the same sources as those in this folder."""
    changed = git("diff", "--quiet", commit, "--", *SOURCES).returncode != 0
    added = git("ls-files", "--others", "--exclude-standard", "--", *SOURCES).stdout.strip()
    return not changed and not added


def site_of_commit(commit: str) -> pathlib.Path:
    """Returns the folder of a commit's site. Builds it if it hasn't been built before, which takes minutes if its programs differ."""
    site = FOLDER / "sites" / commit
    if site.is_dir():
        return site
    tree = FOLDER / "trees" / commit
    shutil.rmtree(tree, ignore_errors=True)
    tree.mkdir(parents=True)
    archive = subprocess.Popen(["git", "-C", ROOT, "archive", commit], stdout=subprocess.PIPE)
    subprocess.run(["tar", "-x", "-C", tree], stdin=archive.stdout, check=True)
    if archive.wait() != 0:
        raise BadBase(f"git can’t read the commit {commit}.")
    if has_same_programs(commit):
        (tree / ".build").mkdir()
        (tree / ".build" / "web").symlink_to(ROOT / ".build" / "web")
    else:
        print(f"Compiling the programs of {commit[:8]}, which differ from these", flush=True)
        build(tree, [tree / "Scripts" / "build-web.sh"])
    build(tree, [sys.executable, tree / "Scripts" / "make_site.py", "--quick"])
    site.parent.mkdir(exist_ok=True)
    os.rename(tree / "dist", site)
    shutil.rmtree(tree)
    return site


def build(tree: pathlib.Path, command: list) -> None:
    """Runs a command that builds a part of a commit's site. Raises `BadBase` if it fails."""
    log = tree.with_suffix(".log")
    with log.open("w") as output:
        done = subprocess.run(list(map(str, command)), cwd=tree, stdout=output, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL)
    if done.returncode != 0:
        raise BadBase(f"The site of this commit can’t be built:\n{log.read_text()[-2000:]}")
