"""The browser's engine."""
