"""Matches on duplicate deals: every deck is played with all seat rotations."""
