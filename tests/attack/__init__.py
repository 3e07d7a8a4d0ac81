"""Who tries to break the game: forged saves and settings, damaged files, kills, full disks, tiny windows."""
