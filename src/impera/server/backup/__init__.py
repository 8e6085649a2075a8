"""Backups: taken while the server runs, checked by replaying, and restored."""
