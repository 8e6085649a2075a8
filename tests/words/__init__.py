"""The words of the game: six catalogues, and what is said with them."""
