"""The portraits of the 25 jarls."""

from collections.abc import Iterator
from functools import partial

from PIL import Image

from art.bake import Picture
from art.jarl import frame, middle, north, south

JARLS = {**north.JARLS, **middle.JARLS, **south.JARLS}


def draw(card: str) -> Image.Image:
    return frame.draw(JARLS[card])


def pictures() -> Iterator[Picture]:
    for card in JARLS:
        yield Picture(f"jarls/{card}.webp", partial(draw, card), quality=84)
