"""Boards, cloths, hides and medallions of the interface."""
