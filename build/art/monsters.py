"""The four monsters across the table, as large as the hall allows: figure, eyes, breath, and wounds.

All pictures of a monster have one size and lie on one another.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from PIL import Image

from art.bake import Picture
from art.monster import fenrir, hel, jormungandr, surtr
from art.monster.relief import Block
from art.monster.wounds import WOUNDS, wound


class Drawn(NamedTuple):
    """What draws a monster."""

    figure: Callable[[], Block]
    eyes: Callable[[], Block]
    breath: Callable[[int], Block]


MONSTERS = {
    "fenrir": Drawn(fenrir.figure, fenrir.eyes, fenrir.breath),
    "jormungandr": Drawn(jormungandr.figure, jormungandr.eyes, jormungandr.breath),
    "hel": Drawn(hel.figure, hel.eyes, hel.breath),
    "surtr": Drawn(surtr.figure, surtr.eyes, surtr.breath),
}
BREATHS = (1, 2, 3)


def figure(name: str) -> Image.Image:
    return MONSTERS[name].figure().image()


def eyes(name: str) -> Image.Image:
    return MONSTERS[name].eyes().image()


def breath(name: str, state: int) -> Image.Image:
    return MONSTERS[name].breath(state).image()


def wounded(name: str, number: int) -> Image.Image:
    return wound(name, number).image()


def pictures() -> Iterator[Picture]:
    for name in MONSTERS:
        yield Picture(f"monsters/{name}.webp", partial(figure, name), quality=84)
        yield Picture(f"monsters/{name}-eyes.webp", partial(eyes, name), quality=80)
        for state in BREATHS:
            yield Picture(f"monsters/{name}-breath-{state}.webp", partial(breath, name, state), quality=70)
        for number in range(1, len(WOUNDS[name]) + 1):
            yield Picture(f"monsters/{name}-wound-{number}.webp", partial(wounded, name, number), quality=82)
