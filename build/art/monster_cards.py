"""A woodcut for every card of the four monsters."""

from collections.abc import Iterator
from functools import partial

from PIL import Image

from art.bake import Picture
from art.monster import cards_fenrir, cards_hel, cards_jormungandr, cards_surtr
from art.monster.card import press

SCENES = {**cards_fenrir.SCENES, **cards_jormungandr.SCENES, **cards_hel.SCENES, **cards_surtr.SCENES}


def draw(card: str) -> Image.Image:
    return press(SCENES[card](), seed=sum(map(ord, card)))


def pictures() -> Iterator[Picture]:
    for card in SCENES:
        yield Picture(f"monsters/{card}.webp", partial(draw, card), quality=82)
