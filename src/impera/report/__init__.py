"""What many games show about the game itself: played once, kept, and written up as one page."""
