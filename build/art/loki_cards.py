"""A woodcut for every card of Loki's Cunning."""

from collections.abc import Iterator
from functools import partial

from PIL import Image

from art.bake import Picture
from art.scene import guile, loki
from art.scene.stage import printed

SCENES = {**loki.SCENES, **guile.SCENES}


def draw(card: str) -> Image.Image:
    return printed(SCENES[card](), seed=sum(map(ord, card)))


def pictures() -> Iterator[Picture]:
    for card in SCENES:
        yield Picture(f"tactics/{card}.webp", partial(draw, card), quality=81)
