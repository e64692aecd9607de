"""Check whether a state can occur in a game."""

from collections import Counter

from speicherstadt.catalog import ALL_CUBES, NO_CUBES, Card, Kind, count, heap, kinds, total
from speicherstadt.engine.loading import shelves
from speicherstadt.engine.state import FLOORS, WORKERS, Phase, Player, State


def problems(state: State) -> list[str]:
    """Describe every broken invariant, for developers; empty if the state is valid."""
    found = _card_problems(state) + _cube_problems(state) + _worker_problems(state)
    if state.round > state.setup.rounds:
        found.append(f"round {state.round} of {state.setup.rounds}")
    for seat, player in enumerate(state.players):
        found += [f"seat {seat}: {problem}" for problem in _player_problems(player)]
    if state.phase is Phase.LOADING:
        players = len(state.players)
        finished = (state.seat - state.first) % players
        for turn in range(finished):
            if state.players[(state.first + turn) % players].quay:
                found.append("cubes on the quay of a player who has finished")
    elif state.phase in (Phase.DEMAND, Phase.OVER) and any(p.quay for p in state.players):
        found.append(f"cubes on a quay in phase {state.phase.name}")
    return found


def _card_problems(state: State) -> list[str]:
    setup = state.setup
    here = Counter(card for card in state.row if card is not None)
    here.update(state.pile)
    here.update(state.discard)
    for player in state.players:
        here.update(player.cards)
    there = Counter(setup.deck.in_play(setup.players))
    wrong = [card.id for card in here | there if here[card] != there[card]]
    return [f"cards lost or doubled: {', '.join(wrong)}"] if wrong else []


def _cube_problems(state: State) -> list[str]:
    heaps = [heap(state.bag), state.stock, *state.cargo]
    for player in state.players:
        heaps += [player.warehouse, player.hall, player.quay]
        heaps += [card.wants - lacking for card, lacking in player.contracts]
    found = []
    if sum(heaps) != ALL_CUBES or any(cubes < 0 for cubes in heaps):
        found.append(f"cubes lost or doubled: {sum(heaps):#x} instead of {ALL_CUBES:#x}")
    for card, cargo in zip(state.row, state.cargo, strict=True):
        laden = 3 if card is not None and card.kind is Kind.SHIP else 0
        if total(cargo) != laden:
            found.append(f"{card} carries {total(cargo)} cubes")
    return found


def _worker_problems(state: State) -> list[str]:
    found = []
    placed = Counter(seat for column in state.columns for seat in column)
    if state.phase is Phase.DEMAND:
        players = len(state.players)
        if sum(placed.values()) != state.placed:
            found.append(f"{sum(placed.values())} workers stand, {state.placed} were placed")
        if state.seat != (state.first + state.placed) % players:
            found.append(f"seat {state.seat} is out of turn")
    if any(workers > WORKERS for workers in placed.values()):
        found.append("a player has placed too many workers")
    if any(len(column) > FLOORS for column in state.columns):
        found.append("a column is higher than its building")
    if state.phase in (Phase.LOADING, Phase.OVER) and placed:
        found.append(f"workers stand in phase {state.phase.name}")
    return found


def _player_problems(player: Player) -> list[str]:
    found = []
    if player.coins < 0:
        found.append(f"{player.coins} coins")
    if total(player.warehouse) > shelves(player):
        found.append(f"{total(player.warehouse)} cubes in a warehouse for {shelves(player)}")
    if total(player.hall) > 1:
        found.append(f"{total(player.hall)} cubes in the market hall")
    contracts = [card for card in player.cards if card.kind is Kind.CONTRACT]
    if contracts != [card for card, _ in player.contracts]:
        found.append("contracts do not match the cards")
    for card, lacking in player.contracts:
        if lacking < NO_CUBES or not _within(lacking, card):
            found.append(f"{card.id} lacks what it does not want")
    return found


def _within(lacking: int, card: Card) -> bool:
    return all(count(lacking, good) <= count(card.wants, good) for good in kinds(lacking))
