"""`arena`: bots against bots, for bot authors. In English only, like its report."""

import math
import shlex
from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from speicherstadt.arena import (
    MatchupRule,
    Tournament,
    TournamentSummary,
    count_saved_games,
    format_percent,
    format_percent_range,
    format_seconds,
    game_executor,
    run_tournament,
    write_report,
)
from speicherstadt.bots import Budget, check_bot
from speicherstadt.catalog import PLAYERS
from speicherstadt.cli.options import DeckFile, Seed, deck_from, seed_from
from speicherstadt.cli.progress import progress_bar
from speicherstadt.errors import Malformed

MAX_GAMES = 1_000_000
MAX_JOBS = 1024
MAX_SECONDS = 86_400


def arena(
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT…", help="Two or more bots. Name one twice to let it play itself."
        ),
    ],
    report: Annotated[
        Path,
        typer.Option(
            metavar="DIR", help="Folder for games and report. Repeat the command to continue."
        ),
    ],
    players: Annotated[int, typer.Option(help="Players per table, 2 to 5.")] = 2,
    games: Annotated[
        int, typer.Option(help="Games per table, rounded up so that every bot gets every seat.")
    ] = 100,
    seed: Seed = None,
    jobs: Annotated[int, typer.Option(help="Number of processes.")] = 1,
    budget: Annotated[
        float | None, typer.Option(metavar="SECONDS", help="Time per decision.")
    ] = None,
    effort: Annotated[
        int | None,
        typer.Option(help="Work per decision, in the bot's own unit; the same on every machine."),
    ] = None,
    deck: DeckFile = None,
    cluster: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS", help="Play on a Ray cluster; local:2 starts one on this machine."
        ),
    ] = None,
    tables: Annotated[
        MatchupRule,
        typer.Option(
            help="Who plays at tables of 3 or more: one bot among copies of another, as many"
            " different bots as possible, every combination, or each bot among copies of the next"
            " one named (ladder)."
        ),
    ] = MatchupRule.ONE_AGAINST,
) -> None:
    """Let bots compete and measure who is stronger."""
    _check(bots, players, games, jobs)
    _check_budget(budget, effort)
    tournament = Tournament(
        tuple(bots),
        players,
        games,
        seed_from(seed),
        deck_from(deck),
        Budget(budget, effort),
        tables,
    )
    command = _command(tournament, report, jobs, deck, cluster)
    with progress_bar() as bar:
        task = bar.add_task("Playing", total=tournament.size)

        def show(done: int) -> None:
            bar.update(task, completed=done)

        try:
            summary = run_tournament(tournament, report, game_executor(jobs, cluster), show)
        except KeyboardInterrupt:
            saved = count_saved_games(report)
            place = f"{saved} of {tournament.size} games saved in {report}"
            bar.console.print(Text(f"{place}; repeat the command to continue"), soft_wrap=True)
            raise
    write_report(report, summary, command)
    _show(summary, report)


def _check(bots: list[str], players: int, games: int, jobs: int) -> None:
    for bot in bots:
        check_bot(bot)
    if len(bots) < 2:
        raise Malformed(f"only {bots[0]}: name at least two bots, or the same one twice")
    if players not in PLAYERS:
        fewest, most = PLAYERS.start, PLAYERS.stop - 1
        raise Malformed(f"--players {players}: must be {fewest} to {most}")
    if not 1 <= games <= MAX_GAMES:
        raise Malformed(f"--games {games}: must be 1 to {MAX_GAMES}")
    if not 1 <= jobs <= MAX_JOBS:
        raise Malformed(f"--jobs {jobs}: must be 1 to {MAX_JOBS}")


def _check_budget(budget: float | None, effort: int | None) -> None:
    if budget is not None and not (math.isfinite(budget) and 0 < budget <= MAX_SECONDS):
        raise Malformed(
            f"--budget {budget:g}: must be more than 0 and at most {MAX_SECONDS} seconds"
        )
    if effort is not None and effort < 1:
        raise Malformed(f"--effort {effort}: must be 1 or more")


def _command(
    tournament: Tournament, report: Path, jobs: int, deck: Path | None, cluster: str | None
) -> str:
    """The command line that repeats this tournament, including a seed drawn at random."""
    options = {
        "--players": tournament.players,
        "--games": tournament.games,
        "--seed": tournament.seed,
        "--jobs": jobs,
        "--report": report,
        "--budget": tournament.budget.seconds,
        "--effort": tournament.budget.effort,
        "--deck": deck,
        "--cluster": cluster,
        "--tables": tournament.rule if tournament.rule_matters else None,
    }
    given = [word for key, value in options.items() if value is not None for word in (key, value)]
    return shlex.join(["speicherstadt", "arena", *tournament.bots, *map(str, given)])


def _show(summary: TournamentSummary, folder: Path) -> None:
    console = Console(highlight=False)
    tournament = summary.tournament
    title = f"{summary.games} games, {tournament.players} players, seed {tournament.seed}"
    ranks = _table(title, "Bot", "Rating", "Wins", "95 %", "Points", "Mean time", "Forfeits")
    for bot in summary.bots:
        ranks.add_row(
            Text(bot.name),
            f"{bot.rating.mu:.1f} ± {bot.rating.mu - bot.rating.low:.1f}",
            format_percent(bot.share.mean),
            format_percent_range(bot.share),
            f"{bot.points:.1f}",
            format_seconds(bot.totals.times.mean / 1e6),
            str(bot.forfeits),
        )
    console.print(ranks)
    matchups = _table("Who beats whom", "Matchup", "Wins", "95 %", "Fair", "Verdict", "Margin")
    for matchup in summary.matchups:
        for side in matchup.sides:
            matchups.add_row(
                Text(matchup.matchup.title(side.side)),
                format_percent(side.share.mean),
                format_percent_range(side.share),
                format_percent(side.fair),
                side.verdict,
                f"{side.margin:+.1f}",
            )
    console.print(matchups)
    console.print(Text(f"{folder / 'report.html'}"), soft_wrap=True)


def _table(title: str, *heads: str) -> Table:
    table = Table(box=SIMPLE_HEAD, title=Text(title), pad_edge=False)
    for place, head in enumerate(heads):
        table.add_column(head, justify="right" if place else "left", no_wrap=place > 0)
    return table
