"""The game as environments for researchers: only translation, the rules are in `rules/`."""
