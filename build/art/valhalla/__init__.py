"""Pictures of Valhalla and its expansions: portraits, woodcuts, frames, marks."""
