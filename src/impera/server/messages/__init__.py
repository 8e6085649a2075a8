"""Messages: what clients send, and what the server sends and answers."""
