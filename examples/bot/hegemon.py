"""A bot that collects one Domain, and attacks players who have too much of another."""

WORTH = {"republic": 4, "oligarchy": 3, "divine-right": 2, "holy-book": 1, "end": 0}


class Hegemon:
    """Called for every decision of its seat; returns one of the legal tokens."""

    def __call__(self, view, legal, rng):
        me = view["seat"]
        self.area, self.hand = view["areas"][me], view["hands"][me]["cards"]
        self.others = [area for seat, area in enumerate(view["areas"]) if seat != me]
        return max(legal, key=lambda token: (self.worth(token), rng.random()))

    def worth(self, token):
        """How much we like a decision."""
        verb, *rest = token.split()
        if verb in ("keep", "open", "play", "take"):
            return 1 + self.wish(rest[0])
        if verb in ("discard", "give"):
            return -self.wish(rest[0])
        if verb == "attack" and max(count(area, rest[0]) for area in self.others) > 4:
            return 5 - count(self.area, rest[0])
        return WORTH.get(verb, -1)

    def wish(self, card):
        """How much we want a card: cards already in the area count most."""
        return 3 * count(self.area, card) + count(self.hand, card)


def count(cards, like):
    """How many of the cards belong to that Domain."""
    return sum(card[0] == like[0] for card in cards)
