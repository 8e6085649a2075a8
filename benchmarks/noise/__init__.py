"""Noise: clients that send what they should not, and those who play on beside them."""
