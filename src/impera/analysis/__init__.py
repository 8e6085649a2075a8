"""What games and decisions are worth."""
