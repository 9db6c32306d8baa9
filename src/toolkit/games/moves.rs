//! `games moves`: the opening explorer.

use clap::Args;
use serde::Serialize;
use span_it_core::solver::Solver;
use span_it_lab::tournament::export::Table;

use crate::toolkit::games::list::read_position;
use crate::toolkit::positions::names;
use crate::toolkit::report::Failure;
use crate::toolkit::sources::Sources;

#[derive(Debug, Args)]
pub(super) struct Options {
    #[command(flatten)]
    sources: Sources,
    /// The position; symmetric positions count too, and random opening moves
    #[arg(long, value_name = "TEXT")]
    position: String,
    /// Print one JSON object per line
    #[arg(long)]
    json: bool,
}

/// A move in JSON.
#[derive(Debug, Serialize)]
struct Line {
    nodes: Vec<String>,
    games: u64,
    /// In which it was a random opening move.
    random: u64,
    won: u64,
    lost: u64,
    wins: bool,
}

pub(super) fn run(options: &Options) -> Result<String, Failure> {
    let position = read_position(&options.position)?;
    let history = options.sources.database()?;
    let moves = history.next_moves(&position).map_err(Failure::failed)?;
    let winning = Solver::new().winning_moves(&position);
    let lines = moves.iter().map(|mv| Line {
        nodes: names(&mv.nodes),
        games: mv.games,
        random: mv.random,
        won: mv.won,
        lost: mv.lost,
        wins: mv.nodes.first().is_some_and(|node| winning.contains(node)),
    });
    if options.json {
        return lines.map(|line| Ok(serde_json::to_string(&line).map_err(Failure::failed)? + "\n")).collect();
    }
    if moves.is_empty() {
        let has_games = history.sizes().map_err(Failure::failed)?.contains(&position.size());
        let why = if has_games { "came to this position and went on" } else { "was played on this board" };
        return Ok(format!("No game {why}.\n"));
    }
    Ok(Table::new(&lines.collect::<Vec<_>>())
        .text("Move", |line| line.nodes.join(" "))
        .number("Games", |line| line.games.to_string())
        .number("Random", |line| line.random.to_string())
        .number("Won", |line| line.won.to_string())
        .number("Lost", |line| line.lost.to_string())
        .number("Score", score)
        .text("Verdict", |line| if line.wins { "wins" } else { "loses" }.to_owned())
        .to_text())
}

fn score(line: &Line) -> String {
    let decided = line.won + line.lost;
    if decided == 0 { "-".to_owned() } else { format!("{:.0}%", 100.0 * line.won as f64 / decided as f64) }
}
