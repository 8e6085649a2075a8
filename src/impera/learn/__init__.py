"""A player that teaches itself: games against itself, and a network that learns from them."""
