"""A woodcut for every red deity of Wolves of Odin."""

from collections.abc import Iterator
from functools import partial

from PIL import Image

from art.bake import Picture
from art.monster.card import press
from art.wolves import (
    red_fafnir,
    red_fenrir,
    red_hel,
    red_jormungandr,
    red_loki,
    red_naglfar,
    red_nidhogg,
    red_surt,
)

SCENES = {
    "surt": red_surt.scene,
    "hel": red_hel.scene,
    "fenrir": red_fenrir.scene,
    "fafnir": red_fafnir.scene,
    "naglfar": red_naglfar.scene,
    "jormungandr": red_jormungandr.scene,
    "nidhogg": red_nidhogg.scene,
    "loki": red_loki.scene,
}


def draw(deity: str) -> Image.Image:
    return press(SCENES[deity](), seed=sum(map(ord, deity))).convert("RGB")


def pictures() -> Iterator[Picture]:
    for deity in SCENES:
        yield Picture(f"wolves/{deity}.webp", partial(draw, deity), quality=82)
