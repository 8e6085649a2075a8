"""Storage: everything that lasts, on SQLite or on PostgreSQL."""
