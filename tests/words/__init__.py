"""The words of the game: the catalogues, and what is said with them."""
