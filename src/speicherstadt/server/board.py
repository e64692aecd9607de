"""A state as the wire shows it: what everybody may know, and nothing of what is hidden."""

from speicherstadt.catalog import GOODS, Deck, Kind, Season, count
from speicherstadt.engine import Phase, Player, Score, State, legal, price, ranking, scores
from speicherstadt.records import token
from speicherstadt.server import wire
from speicherstadt.server.translation import GOOD_IDS, goods


def board_of(state: State) -> wire.Board:
    points, bag = scores(state), state.bag
    return wire.Board(
        round=state.round,
        rounds=state.setup.rounds,
        phase=state.phase.name.lower(),  # type: ignore[arg-type]  # the names of the phases
        season=_season(state),
        first=state.first,
        decides=None if state.over else state.seat,
        worker=state.placed // len(state.players) + 1 if state.phase is Phase.DEMAND else None,
        legal=[token(decision) for decision in legal(state)],
        offer=wire.Offer(state.berth, price(state)) if state.phase is Phase.PURCHASE else None,
        berths=[
            wire.Berth(card.id if card else None, goods(cargo), list(column))
            for card, cargo, column in zip(state.row, state.cargo, state.columns, strict=True)
        ],
        players=[_holdings(*item) for item in zip(state.players, points, strict=True)],
        stock=[count(state.stock, good) for good in GOODS],
        bag=[bag.count(good) for good in GOODS],
        coming=_coming(state),
        discard=[card.id for card in state.discard],
        ranking=[list(seats) for seats in ranking(state)] if state.over else None,
    )


def deck_of(deck: Deck) -> wire.Deck:
    return wire.Deck(
        deck.name,
        [
            wire.CardFace(
                card.id,
                card.kind.value,
                card.season.value,
                card.copies,
                card.points,
                card.value,
                None if card.good is None else GOOD_IDS[card.good],
                goods(card.wants),
                sorted(card.reconstructed),
            )
            for card in deck.cards
        ],
        list(deck.office_points),
        {str(players): [card.id for card in cards] for players, cards in deck.removed.items()},
    )


def _season(state: State) -> wire.SeasonId:
    """The season of the last card that was turned."""
    return state.setup.pile[max(state.dealt - 1, 0)].season.value


def _coming(state: State) -> dict[wire.SeasonId, list[str]]:
    pile = state.pile
    return {
        season.value: sorted(card.id for card in pile if card.season is season) for season in Season
    }


def _points(score: Score) -> wire.Score:
    return wire.Score(
        score.total,
        score.fires,
        score.contracts,
        score.merchants,
        score.warehouse,
        score.offices,
        score.church,
        score.michaelis,
        score.port,
        score.chamber,
    )


def _holdings(player: Player, score: Score) -> wire.Holdings:
    return wire.Holdings(
        coins=player.coins,
        firemen=player.firemen,
        bought=player.bought,
        cards=[card.id for card in player.cards],
        contracts=[wire.Contract(card.id, goods(lacking)) for card, lacking in player.contracts],
        warehouse=goods(player.warehouse) if player.owns(Kind.WAREHOUSE) else None,
        hall=next(iter(goods(player.hall)), None),
        quay=goods(player.quay),
        score=_points(score),
    )
