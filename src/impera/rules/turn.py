"""Steps, whose turn it is, the draft before the first turn, and how the game ends."""

from impera.rules.agreement import DEALT
from impera.rules.cards import CULTURE, size
from impera.rules.editions import CENTRE_CLOCKWISE, COIN_UNTIL_EXCEEDED, ONE_MORE_TURN_EACH
from impera.rules.jit import rare, rule
from impera.rules.scoring import hegemony, win_by_hegemony, win_by_majority
from impera.rules.state import (
    AUDIENCE,
    DRAFT,
    EFFECTS,
    MAJORITY,
    NOBODY,
    NOTHING,
    OPEN,
    PLAY,
    SEATS,
    STALEMATE,
    Board,
    Seat,
    State,
)
from impera.rules.zones import (
    barred_by,
    deck_left,
    draw,
    face_up,
    make_pack,
    pass_left,
    reveal_packs,
    uncover,
)

HAND_LIMIT = 3
STILL_ROUNDS = 10


@rare
def sweep(s: State) -> None:
    """R2.4, R2.6: only the deck is on the table, with the coin beside it."""
    for seat in range(SEATS):
        s.hand[seat] = s.area[seat] = s.pack[seat] = s.tally[seat] = 0
        s.embargo[seat] = s.democracy[seat] = s.points[seat] = 0
        for viewer in range(AUDIENCE + 1):
            s.sure[seat, viewer] = 0
    s.centre = s.discard = s.fresh = 0
    s.coin_by = s.coin_on = s.coin_domain = s.target = s.last_drawer = NOBODY
    s.effect = NOTHING
    s.used = s.barred = s.left_before = s.still = s.verb = s.owed = s.plays = 0
    s.ending = s.winners = 0


@rare
def begin_game(s: State) -> None:
    """R2.4, R2.5: deal, and begin the draft or the First Player's turn."""
    sweep(s)
    for seat in range(s.players):
        for _ in range(DEALT[s.draft]):
            draw(s, seat)
        if s.draft:
            make_pack(s, seat)
    if s.draft:
        s.step, s.seat, s.limit = DRAFT, 0, HAND_LIMIT
        s.turn = 0
    else:
        begin_turn(s, 0)


@rare
def after_keep(s: State) -> None:
    """R2.5: when everybody has chosen, the packs move on; after the third round they are opened."""
    if s.seat < s.players - 1:
        s.seat += 1
    elif size(s.hand[0]) < 3:
        pass_left(s)
        s.seat = 0
    else:
        reveal_packs(s)
        s.step = OPEN


@rare
def after_open(s: State) -> None:
    """R2.5: the next seat takes a card from the centre; when it is empty, play begins."""
    if s.centre == 0:
        begin_turn(s, 0)
    elif s.printing & CENTRE_CLOCKWISE:
        s.seat = next_seat(s, s.seat)
    else:
        s.seat -= 1


@rule
def next_seat(s: Board, seat: Seat) -> Seat:
    """The seat to the left."""
    return seat + 1 if seat + 1 < s.players else 0


@rule
def begin_turn(s: State, seat: Seat) -> None:
    """R3.1: step 1, or step 2 when no card in hand is playable."""
    s.turn = s.seat = seat
    s.limit = HAND_LIMIT
    s.used = 0
    s.barred = barred_by(s.embargo[seat])
    s.left_before = deck_left(s)
    s.step = PLAY if s.hand[seat] & ~s.barred else EFFECTS


@rule
def end_turn(s: State) -> None:
    """R3.3, R3.4: draw, lift the embargoes, and check whether the game is over."""
    draw_to_limit(s)
    uncover(s, s.turn)
    count_still_turns(s)
    if hegemony(s, s.turn):
        win_by_hegemony(s, s.turn)
    elif no_turn_left(s):
        win_by_majority(s, MAJORITY)
    elif stalemate(s):
        win_by_majority(s, STALEMATE)
    else:
        begin_turn(s, next_seat(s, s.turn))


@rule
def draw_to_limit(s: State) -> None:
    """R3.3: draw up to the hand limit, or as many cards as there are."""
    for _ in range(min(s.limit - size(s.hand[s.turn]), deck_left(s))):
        draw(s, s.turn)


@rule
def count_still_turns(s: State) -> None:
    """Q7.6: count the turns in which no card left the deck."""
    s.still = s.still + 1 if deck_left(s) == s.left_before else 0


@rule
def no_turn_left(s: State) -> bool:
    """R7.2: the deck is empty, and the next turn would be the First Player's or the drawer's."""
    if deck_left(s):
        return False
    stop = s.last_drawer if s.printing & ONE_MORE_TURN_EACH else 0
    return next_seat(s, s.turn) == stop


@rule
def stalemate(s: State) -> bool:
    """Q7.6: ten full rounds without a card drawn."""
    return deck_left(s) > 0 and s.still >= STILL_ROUNDS * s.players


@rule
def watch_coin(s: State) -> None:
    """R6.3: the coin returns to the deck when another player catches up in Culture."""
    if s.coin_by == NOBODY:
        return
    enough = face_up(s, s.coin_by, CULTURE) + (1 if s.printing & COIN_UNTIL_EXCEEDED else 0)
    for other in range(s.players):
        if other != s.coin_by and face_up(s, other, CULTURE) >= enough:
            s.coin_by = s.coin_on = s.coin_domain = NOBODY
            return
