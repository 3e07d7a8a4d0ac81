"""Pictures of the Hammer Throw."""
