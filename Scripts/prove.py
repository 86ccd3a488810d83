#!/usr/bin/env python3
"""Proves rows of the table of CodeBreaker's best strategies again, and compares the results with the table.

`make prove` runs this: by default all rows that took at most a minute, with `make prove GAMES="4x9 5x6"` some rows, and
with `make prove GAMES=all` all rows, which takes an hour on one core. It needs only a Swift toolchain.

For each row it computes the best strategy and compares the total; verifies that no strategy finds every code with one
guess less than the fewest; plays the stored strategy against every code; and checks the certificate, if there is one.
It exits with 1 if any check fails. With --write it updates the table and stores the strategies, also of games that are
not in the table yet: `Scripts/prove.py --write 5x7`.
"""

import argparse
import csv
import json
import os
import platform
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "Data/codebreaker-strategies"
TABLE = FOLDER / "strategies.csv"

# The maximum duration, in seconds, of the proofs that run by default.
SHORT = 60


def built() -> str:
    """Builds parlor-lab for this processor. Returns its path."""
    build = ["swift", "build", "-c", "release", "--scratch-path", ".build/tuned"]
    build += ["-Xswiftc", "-target-cpu", "-Xswiftc", "native"]
    subprocess.run([*build, "--product", "parlor-lab"], cwd=ROOT, check=True)
    path = subprocess.run([*build, "--show-bin-path"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return f"{path.strip()}/parlor-lab"


def name(row: dict) -> str:
    """Returns the base name of a row's files."""
    return f"{row['pegs']}x{row['colors']}" + (f"-at-most-{row['limit']}" if row["limit"] else "")


def run(lab: str, *arguments: str) -> tuple[subprocess.CompletedProcess, float]:
    """Runs a CodeBreaker tool. Returns the result and the CPU seconds, which don't depend on other load on the
    machine."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    result = subprocess.run([lab, "codebreaker", *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    return result, resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before


def game(row: dict, limit: object) -> list[str]:
    """Returns the options for a game and for its maximum number of guesses, if it has one."""
    options = ["--pegs", str(row["pegs"]), "--colors", str(row["colors"])]
    return [*options, "--max-guesses", str(limit)] if limit else options


class Proof:
    """The result of proving a row."""

    def __init__(self, lab: str, row: dict, folder: Path):
        self.faults: list[str] = []
        self.file = folder / f"{name(row)}.txt"
        result, self.seconds = run(lab, "strategy", *game(row, row["limit"]), "--json", "--out", str(self.file))
        self.report = json.loads(result.stdout) if result.returncode == 0 else {}
        if not self.report.get("proven"):
            self.faults.append(result.stderr.strip().split("\n")[-1] or "not proven")
            return
        if row.get("total") and self.report["total"] != int(row["total"]):
            self.faults.append(f"{self.report['total']:,} guesses, not {int(row['total']):,}")
        if row.get("fewest"):
            self.check_fewest(lab, row)
        if row.get("total"):
            self.check_files(lab, row)

    def check_fewest(self, lab: str, row: dict) -> None:
        less = int(row["fewest"]) - 1
        result, seconds = run(lab, "strategy", *game(row, less))
        if result.stderr.strip() != f"No strategy finds every code with at most {less} guesses.":
            self.faults.append(f"with {less} guesses: {result.stderr.strip() or result.stdout.strip()}")

    def check_files(self, lab: str, row: dict) -> None:
        files = [str(FOLDER / f"{name(row)}.txt")]
        certificate = FOLDER / f"{name(row)}.proof"
        if certificate.exists():
            files += ["--proof", str(certificate)]
        result, _ = run(lab, "verify-strategy", *files, "--json")
        told = json.loads(result.stdout) if result.returncode == 0 else {"error": result.stderr.strip()}
        histogram = " ".join(map(str, told.get("histogram", [])))
        if (histogram, str(told.get("total")), told.get("proven", True)) != (row["histogram"], row["total"], True):
            self.faults.append(f"what is kept: {told}")


def noted(row: dict, proof: Proof) -> dict:
    """Returns the row, updated with the results of its proof."""
    kept = {"fewest": "", "proof": "once", "source": ""} | row
    return kept | {
        "codes": int(row["colors"]) ** int(row["pegs"]),
        "total": proof.report["total"],
        "longest": proof.report["max"],
        "histogram": " ".join(map(str, proof.report["histogram"])),
        "seconds": f"{proof.seconds:.1f}",
    }


def chosen(rows: list[dict], games: list[str]) -> list[dict]:
    """Returns the selected rows. Adds a row for each selected game that the table doesn't contain."""
    if games == ["all"]:
        return rows
    if not games:
        return [row for row in rows if float(row["seconds"]) <= SHORT]
    some = []
    for wanted in games:
        found = [row for row in rows if wanted in (name(row), f"{row['pegs']}x{row['colors']}")]
        if not found:
            size, _, limit = wanted.partition("-at-most-")
            pegs, _, colors = size.partition("x")
            if not (pegs.isdecimal() and colors.isdecimal() and (limit.isdecimal() or not limit)):
                sys.exit(f"{wanted} is no game. Write pegs and colors, as in 4x6, or 4x6-at-most-5, or all.")
            found = [{"pegs": pegs, "colors": colors, "limit": limit}]
        some += found
    return some


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("games", nargs="*", help="4x6 for all rows of a game, 4x6-at-most-5 for one, or all")
    parser.add_argument("--write", action="store_true", help="note what is found in the table")
    parser.add_argument("--lab", help="the path of parlor-lab, which is built if this is left out")
    arguments = parser.parse_args()
    with open(TABLE, newline="", encoding="ascii") as file:
        reader = csv.DictReader(file)
        fields, rows = list(reader.fieldnames or []), list(reader)
    asked = chosen(rows, arguments.games)
    lab = arguments.lab or built()
    print(f"{platform.machine()}, {os.cpu_count()} cores, seconds of one of them; {lab}")
    is_faulty = False
    with tempfile.TemporaryDirectory() as folder:
        for row in asked:
            proof = Proof(lab, row, Path(folder))
            is_faulty = is_faulty or bool(proof.faults)
            said = "; ".join(proof.faults) or f"{proof.report['total']:,} guesses, proven"
            print(f"{name(row):16} {proof.seconds:8.1f} s  {said}", flush=True)
            if arguments.write and proof.report.get("proven"):
                (FOLDER / f"{name(row)}.txt").write_bytes(proof.file.read_bytes())
                if row not in rows:
                    rows.append(row)
                row.update(noted(row, proof))
                write(fields, rows)
    return 1 if is_faulty else 0


def write(fields: list[str], rows: list[dict]) -> None:
    """Writes the table, sorted by game."""
    rows.sort(key=lambda row: (int(row["pegs"]), int(row["colors"]), int(row["limit"] or 99)))
    with open(TABLE, "w", newline="", encoding="ascii") as file:
        writer = csv.DictWriter(file, fields, lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


if __name__ == "__main__":
    sys.exit(main())
