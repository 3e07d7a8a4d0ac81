"""A woodcut scene for every tactic of the base deck."""

from collections.abc import Iterator
from functools import partial

from PIL import Image

from art.bake import Picture
from art.scene import fury, gear, heroic, turns, underdog
from art.scene.stage import printed

SCENES = {**fury.SCENES, **underdog.SCENES, **heroic.SCENES, **gear.SCENES, **turns.SCENES}


def draw(card: str) -> Image.Image:
    return printed(SCENES[card](), seed=sum(map(ord, card)))


def pictures() -> Iterator[Picture]:
    for card in SCENES:
        yield Picture(f"tactics/{card}.webp", partial(draw, card), quality=81)
