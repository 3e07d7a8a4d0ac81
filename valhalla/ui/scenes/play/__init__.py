"""The table while a game is played: one scene, and a board for each kind of moment."""

from valhalla.ui.scenes.play.scene import PlayScene

__all__ = ["PlayScene"]
