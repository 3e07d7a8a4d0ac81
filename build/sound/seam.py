"""Where a loop is best cut open. The sound itself goes round without a seam; coding is what leaves one.

A coder knows nothing of what sounds before the first moment or after the last, so it errs there. How much it
errs depends on the place: each is tried with the true coder, and the smoothest is taken.
"""

import tempfile
from pathlib import Path

import numpy as np

from sound import ogg
from sound.tone import Array, count

NEAR = count(0.05)  # what the seam is compared with, on either side
LAST, STEP = count(4.0), count(0.025)  # the seconds before the end are searched in steps
TRIED, CODED = 36, 4  # of the calmest places by their edges, and the best of them as a whole
PIECE, GRID = count(1.0), 2048  # as much is coded for a trial; the coder's blocks


def roughness(sound: Array) -> float:
    """Leap and bend of the wave at the seam, as shares of the largest within 50 ms of it: 1 is not heard."""
    near = np.concatenate([sound[:, -NEAR:], sound[:, :NEAR]], axis=1)
    shares = []
    for order in (1, 2):
        change = np.abs(np.diff(near, order)).max(axis=0)
        seam = slice(NEAR - 4, NEAR + 4)
        shares.append(change[seam].max() / np.delete(change, seam).max())
    return float(max(shares))


def calm(sound: Array) -> list[int]:
    """The calmest places among the last seconds, as samples before the end."""
    bent = np.abs(np.diff(sound, 2)).max(axis=0) + 0.05 * np.abs(sound[:, 1:-1]).max(axis=0)
    size = count(0.1)
    sums = np.concatenate([[0.0], np.cumsum(bent[-LAST - size :])])
    around = (sums[size:] - sums[:-size])[::STEP]
    return [LAST + size // 2 - int(place) * STEP for place in np.argsort(around)[:TRIED]]


def edges(sound: Array) -> Array:
    """The beginning and the end of a loop, on the same grid of blocks: enough for a first trial."""
    tail = PIECE + (sound.shape[1] - 2 * PIECE) % GRID
    return np.concatenate([sound[:, :PIECE], sound[:, -tail:]], axis=1)


def coded(sound: Array, quality: float) -> Array:
    """A sound as it comes back from the coder."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "trial.ogg"
        ogg.write(file, sound, quality)
        return ogg.read(file)


def begun(sound: Array, quality: float) -> Array:
    """The loop, begun where its seam is smoothest after coding."""

    def first_trial(before: int) -> float:
        return roughness(coded(edges(np.roll(sound, before, axis=1)), quality))

    best = sorted(calm(sound), key=first_trial)[:CODED]
    turned = (np.roll(sound, before, axis=1) for before in best)
    return min(turned, key=lambda each: roughness(coded(each, quality)))
