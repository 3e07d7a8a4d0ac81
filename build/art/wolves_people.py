"""A woodcut for every unit and every manoeuvre of Wolves of Odin."""

from collections.abc import Iterator
from functools import partial

from PIL import Image

from art.bake import Picture
from art.scene.stage import printed
from art.wolves import people_guard, people_high, people_knives, people_moves, people_yew

SCENES = {
    **people_yew.SCENES,
    **people_knives.SCENES,
    **people_guard.SCENES,
    **people_high.SCENES,
    **people_moves.SCENES,
}
SIZE = (640, 608)


def draw(card: str) -> Image.Image:
    return printed(SCENES[card](), seed=sum(map(ord, card)), size=SIZE)


def pictures() -> Iterator[Picture]:
    for card in SCENES:
        yield Picture(f"wolves/{card}.webp", partial(draw, card), quality=82)
