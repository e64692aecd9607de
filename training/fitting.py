"""Fit weights to observations by ridge regression."""

from collections.abc import Sequence
from operator import mul

from speicherstadt.bots.evaluation import FEATURES, Weights
from training.games import Observation

_RIDGE = 20.0
"""How strongly the new weights are pulled towards those before."""


def fit(observations: Sequence[Observation], before: Weights) -> Weights:
    """Find the weights that best explain the gains, close to the weights before."""
    size = len(FEATURES)
    matrix = [[_RIDGE * (a == b) for b in range(size)] for a in range(size)]
    vector = [_RIDGE * weight for weight in before.values]
    for observation in observations:
        for row, gain in zip(observation.features, observation.gains, strict=True):
            for a, value in enumerate(row):
                if value:
                    vector[a] += value * gain
                    matrix[a] = [m + value * other for m, other in zip(matrix[a], row, strict=True)]
    values = solve(matrix, vector)
    return Weights(tuple(round(value, 4) for value in values), spread(observations, values))


def spread(observations: Sequence[Observation], values: Sequence[float]) -> tuple[float, float]:
    """How far margins scatter around what was expected: a and b of variance = a + b · time."""
    points = []
    for observation in observations:
        errors = [
            gain - sum(map(mul, row, values))
            for row, gain in zip(observation.features, observation.gains, strict=True)
        ]
        for error in errors:
            margin = error - (sum(errors) - error) / (len(errors) - 1)
            points.append((observation.time, margin * margin))
    n, times = len(points), sum(t for t, _ in points)
    matrix = [[float(n), times], [times, sum(t * t for t, _ in points)]]
    a, b = solve(matrix, [sum(m for _, m in points), sum(t * m for t, m in points)])
    return round(max(a, 1.0), 3), round(max(b, 0.0), 3)


def solve(matrix: Sequence[Sequence[float]], vector: Sequence[float]) -> list[float]:
    """Solve a system of linear equations by Gauss–Jordan elimination with pivoting."""
    rows = [[*line, value] for line, value in zip(matrix, vector, strict=True)]
    for column in range(len(rows)):
        sizes = [abs(row[column]) for row in rows[column:]]
        pivot = column + sizes.index(max(sizes))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        rows[column] = [value / rows[column][column] for value in rows[column]]
        for other, line in enumerate(rows):
            if other != column and line[column]:
                factor = line[column]
                rows[other] = [v - factor * p for v, p in zip(line, rows[column], strict=True)]
    return [line[-1] for line in rows]
