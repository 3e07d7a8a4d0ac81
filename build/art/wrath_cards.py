"""A woodcut for every card of Tyr's Wrath."""

from collections.abc import Iterator
from functools import partial

from PIL import Image

from art.bake import Picture
from art.scene import quarry, verdict, wrath
from art.scene.stage import printed

SCENES = {**wrath.SCENES, **quarry.SCENES, **verdict.SCENES}


def draw(card: str) -> Image.Image:
    return printed(SCENES[card](), seed=sum(map(ord, card)))


def pictures() -> Iterator[Picture]:
    for card in SCENES:
        yield Picture(f"tactics/{card}.webp", partial(draw, card), quality=81)
