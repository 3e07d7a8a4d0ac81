"""Least squares, for those who learn from what they have seen."""

from __future__ import annotations

from collections.abc import Sequence


class Squares:
    """Least squares: what was seen is added up, then the best weights are solved for."""

    def __init__(self, size: int) -> None:
        self.matrix = [[0.0] * size for _ in range(size)]
        self.right = [0.0] * size

    def add(self, active: list[tuple[int, float]], result: float) -> None:
        """One thing seen: the inputs that are not 0, by their places, and what came of them."""
        for i, x in active:
            row = self.matrix[i]
            self.right[i] += x * result
            for j, y in active:
                row[j] += x * y

    def solve(self, before: Sequence[float], pull: float) -> list[float]:
        """The weights that fit best, drawn back to those of *before* by *pull* times what speaks for new."""
        size = len(self.right)
        rows = [[*row, right] for row, right in zip(self.matrix, self.right, strict=True)]
        for i, row in enumerate(rows):
            force = pull * row[i] + 1.0
            row[i] += force
            row[size] += force * before[i]
        for i in range(size):
            for j in range(i + 1, size):
                factor = rows[j][i] / rows[i][i]
                if factor:
                    rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
        solution = [0.0] * size
        for i in range(size - 1, -1, -1):
            rest = sum(rows[i][j] * solution[j] for j in range(i + 1, size))
            solution[i] = (rows[i][size] - rest) / rows[i][i]
        return solution
