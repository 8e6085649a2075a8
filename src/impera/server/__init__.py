"""The server: games of people and bots over the network, none of which is ever lost."""
