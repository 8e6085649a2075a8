"""The game as environments for researchers: translation only, the rules are in `rules/`."""
