#!/usr/bin/env python3
"""Draws the pictures of the documentation's articles as SVG for light and dark pages.

The pictures are committed beside the articles, and a test checks that they are up to date. Most numbers are computed while
drawing. Two files contain measurements: `Documentation/coach-curve.json` names the command that printed it, and
`Documentation/triples-par-distribution.json` is the output of `parlor-lab triples par --distribution 1000000 --json`.
"""

# Importing these declares the pictures.
import draw_making  # noqa: F401
import draw_mastermind  # noqa: F401
import draw_rules_and_par  # noqa: F401
from drawing import PICTURES, drawings

__all__ = ["drawings"]


def main() -> None:
    for path, content in drawings().items():
        path.write_text(content)
    print(f"{len(PICTURES)} pictures, each light and dark")


if __name__ == "__main__":
    main()
