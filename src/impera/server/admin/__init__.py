"""The host: what they can ask for, how it is carried out, and what is in force because of it."""
