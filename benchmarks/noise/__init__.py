"""Noise: clients that send what they shouldn't, next to people who play on."""
