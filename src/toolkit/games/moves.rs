//! `games moves`: the opening explorer.

use std::collections::{BTreeMap, HashMap, HashSet};

use clap::Args;
use serde::Serialize;
use span_it_core::board::{Node, Position};
use span_it_core::solver::Solver;
use span_it_core::solver::symmetry::Symmetry;
use span_it_lab::tournament::export::Table;
use span_it_store::games::{NextMove, key};

use crate::toolkit::brief::Brief;
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
    let (moves, has_games) = match options.sources.database()? {
        Some(history) => {
            let sizes = history.sizes().map_err(Failure::failed)?;
            (history.next_moves(&position).map_err(Failure::failed)?, sizes.contains(&position.size()))
        }
        None => scan(&options.sources, &position)?,
    };
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

/// The moves in the games of all sources, and whether any was played on this board.
fn scan(sources: &Sources, position: &Position) -> Result<(Vec<NextMove>, bool), Failure> {
    let wanted = Wanted::new(position);
    let mut keys = HashMap::new();
    let add = |part: &mut Part, brief: &Brief<'_>| {
        part.has_games |= brief.game.size == position.size();
        if !brief.is_repeated
            && let Some((before, Some(next))) = wanted.in_game(brief)
        {
            let after = before.after(next);
            let key = *keys.entry(after).or_insert_with_key(key);
            let won = brief.game.outcome.map(|outcome| outcome.winner == before.to_move());
            part.moves.entry(key).or_default().count(before.connectors() < brief.start.connectors(), won);
        }
    };
    let mut all = Part::default();
    sources.for_each_brief(add, |part| {
        all.has_games |= part.has_games;
        for (key, counts) in part.moves {
            all.moves.entry(key).or_default().add(&counts);
        }
    })?;
    Ok((NextMove::sorted(position, all.moves), all.has_games))
}

/// The moves in the games of a source, by the position after them.
#[derive(Default)]
struct Part {
    moves: BTreeMap<i64, NextMove>,
    has_games: bool,
}

/// A position in all its symmetric forms.
pub(super) struct Wanted {
    forms: HashSet<Position>,
    connectors: u16,
}

impl Wanted {
    pub(super) fn new(position: &Position) -> Self {
        let forms = Symmetry::all().map(|symmetry| symmetry.position(position)).collect();
        Self { forms, connectors: position.connectors() }
    }

    /// The position in a game, and the move that was played there.
    pub(super) fn in_game(&self, brief: &Brief<'_>) -> Option<(Position, Option<Node>)> {
        brief.reached(self.connectors).filter(|(position, _)| self.forms.contains(position))
    }
}

fn score(line: &Line) -> String {
    let decided = line.won + line.lost;
    if decided == 0 { "-".to_owned() } else { format!("{:.0}%", 100.0 * line.won as f64 / decided as f64) }
}
