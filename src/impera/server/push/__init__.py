"""Calling people back to their tables, and telling a chat room what is going on."""
