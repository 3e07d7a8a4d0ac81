"""The four monsters across the table, as large as the hall allows: figure, eyes, breath, and wounds.

All pictures of a monster have one size and lie on one another.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from PIL import Image

from art.bake import Picture
from art.relief.relief import Block
from art.valhalla.monster import fenrir, hel, jormungandr, surtr
from art.valhalla.monster.wounds import WOUNDS, Mark, wound


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


def _image(draw: Callable[..., Block], *state: int) -> Image.Image:
    return draw(*state).image()


def _wounded(number: int, marks: Sequence[Mark]) -> Image.Image:
    return wound(number, marks).image()


def pictures() -> Iterator[Picture]:
    for name, drawn in MONSTERS.items():
        yield Picture(f"monsters/{name}.webp", partial(_image, drawn.figure), quality=84)
        yield Picture(f"monsters/{name}-eyes.webp", partial(_image, drawn.eyes), quality=80)
        for state in BREATHS:
            draw = partial(_image, drawn.breath, state)
            yield Picture(f"monsters/{name}-breath-{state}.webp", draw, quality=70)
        for number, marks in enumerate(WOUNDS[name], 1):
            draw = partial(_wounded, number, marks)
            yield Picture(f"monsters/{name}-wound-{number}.webp", draw, quality=82)
