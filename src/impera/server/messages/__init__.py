"""Messages: what clients say, and what the server tells and answers."""
