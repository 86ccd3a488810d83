#!/usr/bin/env python3
"""Prints how long the parts of `make test` took, according to the logs of Scripts/test.sh: its steps, the Python tests of
each folder, and the slowest files.

    test_times.py [LOGS]
"""

import collections
import pathlib
import sys
import xml.etree.ElementTree

LOGS = pathlib.Path(__file__).resolve().parent.parent / ".build" / "test-logs"
SLOWEST = 20


def print_table(title: str, rows: list[tuple[float, str]]) -> None:
    """Prints rows of seconds and names. The slowest come first."""
    if rows:
        print(f"\n{title}")
    for seconds, name in sorted(rows, reverse=True):
        print(f"  {seconds:7.1f} s  {name}")


def steps(logs: pathlib.Path) -> list[tuple[float, str]]:
    """Returns the steps that Scripts/test.sh timed."""
    lines = (logs / "seconds.txt").read_text().splitlines()
    return [(float(seconds), name) for seconds, name in (line.split("\t") for line in lines)]


def files(logs: pathlib.Path) -> dict[str, tuple[float, int]]:
    """Returns the worker-seconds and the number of tests of each file that pytest ran."""
    found = collections.defaultdict(lambda: (0.0, 0))
    for case in xml.etree.ElementTree.parse(logs / "pytest.xml").iter("testcase"):
        seconds, count = found[case.get("classname")]
        found[case.get("classname")] = (seconds + float(case.get("time")), count + 1)
    return {name.replace(".", "/") + ".py": value for name, value in found.items()}


def main() -> None:
    logs = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else LOGS
    print_table("Steps", steps(logs))
    if (logs / "pytest.xml").is_file():
        by_file = files(logs)
        folders = collections.Counter()
        counts = collections.Counter()
        for name, (seconds, count) in by_file.items():
            folder = str(pathlib.PurePath(name).parent)
            folders[folder] += seconds
            counts[folder] += count
        total = f"{sum(counts.values())} tests from outside, {sum(folders.values()):.0f} worker-seconds"
        print_table(total, [(seconds, f"{name}, {counts[name]} tests") for name, seconds in folders.items()])
        slowest = sorted(((seconds, f"{name}, {count} tests") for name, (seconds, count) in by_file.items()), reverse=True)
        print_table("The slowest files", slowest[:SLOWEST])


if __name__ == "__main__":
    main()
