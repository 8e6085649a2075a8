"""The judge: it sees all hands after a game and tells luck from skill. No seat ever meets it."""
