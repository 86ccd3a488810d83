"""The sites of which pictures are taken: the one of this folder, and those of commits."""

import os
import pathlib
import shutil
import subprocess
import sys

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


def site_of_commit(commit: str, folder: pathlib.Path) -> pathlib.Path:
    """Returns the folder of a commit's site, which is kept in `folder`. Builds the site if it hasn't been built before, which takes
    minutes if its programs differ."""
    site = folder / "sites" / commit
    if site.is_dir():
        return site
    tree = folder / "trees" / commit
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
    site.parent.mkdir(parents=True, exist_ok=True)
    os.rename(tree / "dist", site)
    shutil.rmtree(tree)
    return site


def keep_site(site: pathlib.Path, folder: pathlib.Path) -> None:
    """Keeps the site of this folder as the site of the current commit, unless a file differs from that commit."""
    if git("status", "--porcelain").stdout or git("rev-parse", "HEAD").returncode != 0:
        return
    kept = folder / "sites" / commit_named("HEAD")
    if not kept.is_dir():
        shutil.copytree(site, kept)


def build(tree: pathlib.Path, command: list) -> None:
    """Runs a command that builds a part of a commit's site. Raises `BadBase` if it fails."""
    log = tree.with_suffix(".log")
    with log.open("w") as output:
        done = subprocess.run(list(map(str, command)), cwd=tree, stdout=output, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL)
    if done.returncode != 0:
        raise BadBase(f"The site of this commit can’t be built:\n{log.read_text()[-2000:]}")
