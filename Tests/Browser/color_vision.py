"""Measures how different colors are, for normal vision and for the three dichromacies.

The deficiencies are simulated with the matrices of severity 1.0 of G. Machado, M. Oliveira, and L. Fernandes, "A
Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE TVCG 15 (2009). Distances are Euclidean in B.
Ottosson's OKLab (2020), where about 0.02 is just noticeable. PaletteTests.swift computes the distances natively.
"""

import math
import re

VISION_MATRICES = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
CONES = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
LAB = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)


def product(matrix, vector) -> list[float]:
    return [sum(one * other for one, other in zip(row, vector)) for row in matrix]


def linear(channel: str) -> float:
    value = int(channel) / 255
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def perceived(color: str, vision: str) -> list[float]:
    """Returns a color such as `rgb(1, 2, 3)` in OKLab, as a viewer with this vision sees it."""
    channels = [linear(channel) for channel in re.findall(r"\d+", color)[:3]]
    light = [min(1, max(0, value)) for value in product(VISION_MATRICES[vision], channels)]
    return product(LAB, [value ** (1 / 3) for value in product(CONES, light)])


def distance(one: str, other: str, vision: str) -> float:
    return math.dist(perceived(one, vision), perceived(other, vision))
