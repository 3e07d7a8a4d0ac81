"""A woodcut scene for every tactic, mission and help that the expansions add."""

from collections.abc import Iterator
from functools import partial

from PIL import Image

from art.bake import Picture
from art.scene import blooded, calls, cries, helps, helps_field, helps_sky, missions, supplies
from art.scene.stage import printed

SCENES = {
    **supplies.SCENES,
    **missions.SCENES,
    **calls.SCENES,
    **cries.SCENES,
    **blooded.SCENES,
    **helps.SCENES,
    **helps_field.SCENES,
    **helps_sky.SCENES,
}


def draw(card: str) -> Image.Image:
    return printed(SCENES[card](), seed=sum(map(ord, card)))


def pictures() -> Iterator[Picture]:
    for card in SCENES:
        yield Picture(f"tactics/{card}.webp", partial(draw, card), quality=81)
