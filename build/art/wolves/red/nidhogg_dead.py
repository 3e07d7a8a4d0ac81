"""Whom Nidhögg has: skulls, and a man on his back under the coil."""

from __future__ import annotations

from art.ink import blob, disc, joined, path, plate, stroke
from art.relief.parts import creases
from art.relief.pelt import Locks, fur
from art.relief.relief import Block, Cut, Finish, Graver, Tones
from art.scene.deed import limb
from art.wolves.red.stage import BONE, bones, finger, skull

STRAW: Tones = ("#120c08", "#3a3020", "#847450", "#fff0b8")
DEAD: Tones = ("#161a10", "#434a2c", "#98a070", "#f4f4c4")
SHROUD: Tones = ("#0a0a08", "#262a20", "#525a44", "#c8cc9c")


def corpses(b: Block) -> None:
    """Pale limbs, skulls and a man on his back, half under the coil."""
    for x, y, size, turn, helm in (
        (452, 424, 0.46, 0.3, 0),
        (22, 430, 0.50, -0.3, 1),
        (402, 444, 0.36, -0.4, 0),
    ):
        with b.canvas.placed(x, y, size, turn):
            skull(b, helm, 8)
    bones(b, path("330,452 366,430"), 12)
    with b.canvas.placed(160, 392, 0.9, 0.04):
        _dead_man(b)


def _dead_man(b: Block) -> None:
    """On his back, the head thrown back to the left, a hand on his breast and an arm fallen towards us."""
    _dead_trunk(b)
    _dead_face(b)
    _dead_arms(b)


def _dead_trunk(b: Block) -> None:
    shroud = blob(path("52,4 110,-10 190,-6 250,20 270,70 60,70 44,40"))
    folds = [path("120,-4 134,40 128,70"), path("170,-4 182,34 174,70"), path("216,6 224,40 216,70")]
    b.part(shroud, SHROUD, 26, Finish(3.2, Graver(0.4, 4.4), (2.4, 2)), creases(folds, -9, 9, 4))
    b.part(stroke(path("186,-10 196,30 188,74"), 15, (1, 1)), STRAW, 6, Finish(2.6, rim=(2, 1.6)))
    b.part(disc(193, 6, 9), BONE, 5, Finish(2.2, None, (1.6, 1)))
    hair = blob(path("-60,0 -92,20 -108,56 -90,80 -50,72 -20,44"))
    fur(b, hair, (-26, 44), STRAW, Locks(8, 44, 10, 0.2, 0.2, 1.2), form=b.model(hair, 14), seed=21)
    b.part(blob(path("-6,16 40,-4 70,18 54,52 4,50")), DEAD, 14, Finish(2.8, Graver(0.4, 4), (2, 2)))


def _dead_face(b: Block) -> None:
    face = blob(
        path(
            "-80,24 -82,-2 -68,-22 -54,-29 -46,-28 -40,-38 -28,-52 -20,-46! -20,-34 -12,-37 -6,-31! "
            "2,-33 8,-28 18,-30 28,-18 30,4 18,34 -14,52 -52,50"
        )
    )
    cuts = [Cut(disc(-46, -14, 10), -14, 4), Cut(disc(-16, 6, 17), -10, 7), Cut(disc(-30, -2, 9), 8, 5)]
    b.part(face, DEAD, 26, Finish(3, Graver(0.5, 4, 0.6), (2.4, 2)), cuts)
    b.part(blob(path("-34,20 -26,10 -16,16 -18,32 -30,36")), DEAD, 7, Finish(2.2, None, (1.6, 1)))
    with b.inking() as c:
        c.brush(path("-56,-14 -48,-7 -38,-14"), 4)
        c.brush(path("-62,-20 -52,-25 -42,-21"), 5)
        c.fill(blob(path("-8,-32! -2,-22 8,-20! 4,-28")), "#0a0504")
        c.fill(disc(-24, -40, 2.6), "#0a0504")
    beard = blob(path("-2,-24 20,-28 32,-14 30,10 14,10 4,-6"))
    fur(
        b,
        beard,
        (46, 6),
        STRAW,
        Locks(7, 30, 8, 0.2, 0.2, 1.1),
        form=b.model(beard, 10),
        seed=22,
        order=(-1, 0),
    )


def _dead_arms(b: Block) -> None:
    arm = limb(path("80,20 92,52 58,76 18,80"), [36, 32, 25, 18])
    b.part(joined([arm, disc(84, 22, 17)]), DEAD, 13, Finish(3, Graver(0.4, 4), (2.2, 2)))
    for joints in ("20,76 -2,66 -20,70", "18,80 -8,76 -26,82", "18,84 -6,88 -22,95", "22,72 8,58 -6,56"):
        finger(b, path(joints), [12, 11, 8], DEAD)
    b.part(plate(path("62,2 82,-6 104,4 102,26 70,24")), SHROUD, 8, Finish(2.4, rim=(2, 1.6)))
    for k, joints in enumerate(("136,4 116,2 104,8", "138,10 116,10 102,17", "140,16 120,19 108,26")):
        finger(b, path(joints), [12, 11, 8], DEAD, glow=0.02 * k)
    b.part(limb(path("178,26 150,14 130,9"), [24, 22, 17]), DEAD, 9, Finish(2.6, Graver(0.4, 4), (2, 1.6)))
