"""What the games tell: shares, intervals, ratings, times."""

import random

import pytest

from speicherstadt.arena.contest import Contest, Seating
from speicherstadt.arena.intervals import Times, bootstrap
from speicherstadt.arena.match import Outcome
from speicherstadt.arena.ratings import Rating, rate
from speicherstadt.arena.summary import SOURCES, ContestSummary, Tally
from speicherstadt.bots import Budget
from speicherstadt.catalog import standard_deck

DECK = standard_deck()


def told(contest: Contest, points: dict[str, int], fled: str = "") -> ContestSummary:
    """The summary of games in which each bot always makes the same points, in a mixed order."""
    tally = Tally(contest)
    games = list(contest.schedule())
    random.Random(1).shuffle(games)
    for game in games:
        bots = [game.table.bots[at] for at in game.order]
        made = [points[bot] for bot in bots]
        worth = [-1 if bot == fled else points[bot] for bot in bots]
        outcome = Outcome(
            table=list(game.table.bots),
            deal=game.deal,
            rotation=game.rotation,
            order=list(game.order),
            bots=bots,
            seed=game.seed,
            points=made,
            coins=[1] * len(bots),
            places=[1 + sum(b > a for b in worth) for a in worth],
            sources=[{**dict.fromkeys(SOURCES, 0), "port": one} for one in made],
            micros=[[1000, 3000]] * len(bots),
            forfeits=["ran away" if bot == fled else None for bot in bots],
            decisions=[],
        )
        tally.add(outcome)
        tally.add(outcome)
    assert len(tally) == contest.size
    return tally.summary()


def test_the_better_bot_is_told_so_in_every_way() -> None:
    contest = Contest(("bad", "good", "fair"), 2, 40, "s", DECK, Budget(seconds=0.002))
    summary = told(contest, {"bad": 1, "good": 9, "fair": 5})
    assert [bot.name for bot in summary.bots] == ["good", "fair", "bad"]
    assert [bot.share.mean for bot in summary.bots] == [1, 0.5, 0]
    good, _, bad = summary.bots
    assert good.rating.low > bad.rating.high
    assert good.points == good.sources["port"] == 9
    assert good.career.times.share_within == 0.5
    sides = {table.table.meeting(s.side): s for table in summary.tables for s in table.sides}
    assert sides["bad against good"].share.mean == 0
    assert sides["bad against good"].margin == -8
    assert sides["bad against good"].verdict == "below"
    assert sides["good against bad"].verdict == "above"


def test_shared_victories_count_in_parts() -> None:
    contest = Contest(("a", "b"), 4, 8, "s", DECK)
    summary = told(contest, {"a": 5, "b": 5})
    for table in summary.tables:
        (side,) = table.sides
        assert (side.share.mean, side.fair, side.verdict) == (0.25, 0.25, "open")


def test_who_forfeits_never_wins_even_among_its_like() -> None:
    contest = Contest(("a", "b", "a"), 3, 12, "s", DECK)
    summary = told(contest, {"a": 9, "b": 1}, fled="a")
    b, a = summary.bots
    assert (b.name, a.name) == ("b", "a")
    assert (a.share.mean, a.forfeits, a.career.forfeits) == (0, a.career.seats, {"ran away": 72})
    assert b.share.mean == pytest.approx(2 / 3)
    itself = next(table for table in summary.tables if set(table.table.bots) == {"a"})
    assert itself.sides[0].share.mean == 0


def test_a_bot_at_several_seats_has_the_fair_share_of_them() -> None:
    contest = Contest(("a", "b"), 4, 4, "s", DECK, seating=Seating.MIXED)
    summary = told(contest, {"a": 3, "b": 3})
    fair = {"".join(t.table.bots): [side.fair for side in t.sides] for t in summary.tables}
    assert fair == {"aaab": [0.75, 0.25], "aabb": [0.5, 0.5], "abbb": [0.25, 0.75]}
    for table in summary.tables:
        assert all(side.share.mean == pytest.approx(side.fair) for side in table.sides)


def test_a_bot_that_meets_itself_says_nothing_about_ratings() -> None:
    (bot,) = told(Contest(("a", "a"), 2, 20, "s", DECK), {"a": 3}).bots
    assert bot.rating == Rating()
    assert bot.share.mean == 0.5


def test_ratings_find_the_order_and_grow_surer() -> None:
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


def test_twins_at_a_table_do_not_count_double() -> None:
    ratings = rate([(["a", "b", "b", "b"], [4, 1, 1, 1])])
    gain, loss = ratings["b"].mu - 25, 25 - ratings["a"].mu
    assert 0 < gain < loss
    assert rate([(["a", "b", "b"], [2, 1, 3])])["b"].mu == pytest.approx(25, abs=0.5)


@pytest.mark.slow
def test_the_bootstrap_covers_the_truth_about_19_times_of_20() -> None:
    draw = random.Random(5)
    held = 0
    for trial in range(200):
        shares = [draw.choice([0.0, 0.5, 0.5, 1.0, 1.0]) for _ in range(40)]
        interval = bootstrap(shares, str(trial))
        assert interval == bootstrap(shares, str(trial))
        assert interval.low <= interval.mean <= interval.high
        held += interval.low <= 0.6 <= interval.high
    assert 182 <= held <= 198


def test_the_bootstrap_feigns_no_certainty() -> None:
    for sets, low in ((1, 0.4), (10, 0.8), (100, 0.98)):
        interval = bootstrap([1.0] * sets, "s")
        assert (interval.mean, interval.high) == (1.0, 1.0)
        assert interval.low < low


def test_times_to_three_digits() -> None:
    times = Times(limit=50_000)
    for _ in range(10):
        times.add(range(0, 100_000, 100))
    assert (times.decisions, times.longest) == (10_000, 99_900)
    assert times.mean == 49_950
    assert times.percentile(0.99) == pytest.approx(98_900, rel=0.01)
    assert times.percentile(0.5) == pytest.approx(50_000, rel=0.01)
    assert times.share_within == 0.501
    assert Times().share_within is None
    assert Times().percentile(0.99) == Times().mean == 0
