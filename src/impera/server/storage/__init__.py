"""Storage: everything that lasts, in SQLite or PostgreSQL."""
