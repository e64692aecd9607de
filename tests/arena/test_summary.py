"""Summaries: win shares, intervals, ratings and times."""

import random

import pytest

from speicherstadt.arena.decision_times import DecisionTimes
from speicherstadt.arena.intervals import bootstrap
from speicherstadt.arena.played_game import PlayedGame
from speicherstadt.arena.ratings import Rating, rate
from speicherstadt.arena.summary import SOURCES, TournamentSummary, TournamentTally
from speicherstadt.arena.tournament import MatchupRule, Tournament
from speicherstadt.bots import Budget
from speicherstadt.catalog import standard_deck

DECK = standard_deck()


def summarize(
    tournament: Tournament, points: dict[str, int], forfeiting: str = ""
) -> TournamentSummary:
    """Summarize games in which each bot always scores the same, added in a random order."""
    tally = TournamentTally(tournament)
    games = list(tournament.schedule())
    random.Random(1).shuffle(games)
    for game in games:
        bots = [game.matchup.bots[at] for at in game.order]
        scored = [points[bot] for bot in bots]
        worth = [-1 if bot == forfeiting else points[bot] for bot in bots]
        played = PlayedGame(
            table=list(game.matchup.bots),
            deal=game.deal,
            rotation=game.rotation,
            order=list(game.order),
            bots=bots,
            seed=game.seed,
            points=scored,
            coins=[1] * len(bots),
            places=[1 + sum(b > a for b in worth) for a in worth],
            sources=[{**dict.fromkeys(SOURCES, 0), "port": one} for one in scored],
            micros=[[1000, 3000]] * len(bots),
            forfeits=["crashed" if bot == forfeiting else None for bot in bots],
            decisions=[],
        )
        tally.add(played)
        tally.add(played)
    assert len(tally) == tournament.size
    return tally.summary()


def test_better_bot_leads_in_every_figure() -> None:
    tournament = Tournament(("bad", "good", "fair"), 2, 40, "s", DECK, Budget(seconds=0.002))
    summary = summarize(tournament, {"bad": 1, "good": 9, "fair": 5})
    assert [bot.name for bot in summary.bots] == ["good", "fair", "bad"]
    assert [bot.share.mean for bot in summary.bots] == [1, 0.5, 0]
    good, _, bad = summary.bots
    assert good.rating.low > bad.rating.high
    assert good.points == good.sources["port"] == 9
    assert good.totals.times.share_within == 0.5
    sides = {m.matchup.title(s.side): s for m in summary.matchups for s in m.sides}
    assert sides["bad against good"].share.mean == 0
    assert sides["bad against good"].margin == -8
    assert sides["bad against good"].verdict == "below"
    assert sides["good against bad"].verdict == "above"


def test_tied_players_share_the_win() -> None:
    tournament = Tournament(("a", "b"), 4, 8, "s", DECK)
    summary = summarize(tournament, {"a": 5, "b": 5})
    for matchup in summary.matchups:
        (side,) = matchup.sides
        assert (side.share.mean, side.fair, side.verdict) == (0.25, 0.25, "open")


def test_bot_that_forfeits_never_wins_even_against_itself() -> None:
    tournament = Tournament(("a", "b", "a"), 3, 12, "s", DECK)
    summary = summarize(tournament, {"a": 9, "b": 1}, forfeiting="a")
    b, a = summary.bots
    assert (b.name, a.name) == ("b", "a")
    assert (a.share.mean, a.forfeits, a.totals.forfeits) == (0, a.totals.seats, {"crashed": 72})
    assert b.share.mean == pytest.approx(2 / 3)
    itself = next(m for m in summary.matchups if set(m.matchup.bots) == {"a"})
    assert itself.sides[0].share.mean == 0


def test_fair_share_counts_all_seats_of_a_bot() -> None:
    tournament = Tournament(("a", "b"), 4, 4, "s", DECK, rule=MatchupRule.MIXED)
    summary = summarize(tournament, {"a": 3, "b": 3})
    fair = {"".join(m.matchup.bots): [s.fair for s in m.sides] for m in summary.matchups}
    assert fair == {"aaab": [0.75, 0.25], "aabb": [0.5, 0.5], "abbb": [0.25, 0.75]}
    for matchup in summary.matchups:
        assert all(side.share.mean == pytest.approx(side.fair) for side in matchup.sides)


def test_bot_that_only_plays_itself_keeps_the_initial_rating() -> None:
    (bot,) = summarize(Tournament(("a", "a"), 2, 20, "s", DECK), {"a": 3}).bots
    assert bot.rating == Rating()
    assert bot.share.mean == 0.5


def test_ratings_find_the_order_and_become_more_certain() -> None:
    draw = random.Random(3)
    games = []
    for _ in range(400):
        bots = draw.sample("abc", 2)
        better_wins = draw.random() < 0.75
        places = [1, 2] if (bots[0] < bots[1]) == better_wins else [2, 1]
        games.append((bots, places))
    early, late = rate(games[:40]), rate(games)
    assert late["a"].mu > late["b"].mu > late["c"].mu
    for bot in "abc":
        assert late[bot].sigma < early[bot].sigma < Rating().sigma


def test_several_seats_of_one_bot_do_not_count_double() -> None:
    ratings = rate([(["a", "b", "b", "b"], [4, 1, 1, 1])])
    gain, loss = ratings["b"].mu - 25, 25 - ratings["a"].mu
    assert 0 < gain < loss
    assert rate([(["a", "b", "b"], [2, 1, 3])])["b"].mu == pytest.approx(25, abs=0.5)


@pytest.mark.slow
def test_bootstrap_interval_covers_the_true_mean_about_19_times_in_20() -> None:
    draw = random.Random(5)
    held = 0
    for trial in range(200):
        shares = [draw.choice([0.0, 0.5, 0.5, 1.0, 1.0]) for _ in range(40)]
        interval = bootstrap(shares, str(trial))
        assert interval == bootstrap(shares, str(trial))
        assert interval.low <= interval.mean <= interval.high
        held += interval.low <= 0.6 <= interval.high
    assert 182 <= held <= 198


def test_interval_of_equal_sets_is_not_a_single_point() -> None:
    for sets, low in ((1, 0.4), (10, 0.8), (100, 0.98)):
        interval = bootstrap([1.0] * sets, "s")
        assert (interval.mean, interval.high) == (1.0, 1.0)
        assert interval.low < low


def test_times_are_rounded_to_three_digits() -> None:
    times = DecisionTimes(limit=50_000)
    for _ in range(10):
        times.add(range(0, 100_000, 100))
    assert (times.decisions, times.longest) == (10_000, 99_900)
    assert times.mean == 49_950
    assert times.percentile(0.99) == pytest.approx(98_900, rel=0.01)
    assert times.percentile(0.5) == pytest.approx(50_000, rel=0.01)
    assert times.share_within == 0.501
    assert DecisionTimes().share_within is None
    assert DecisionTimes().percentile(0.99) == DecisionTimes().mean == 0
