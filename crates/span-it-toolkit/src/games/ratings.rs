//! `games ratings`: one rating list of several tournaments.

use std::path::PathBuf;

use clap::Args;
use span_it_arena::tournament::export::Report;
use span_it_arena::tournament::{AgentSpec, GameResult, Names, OwnNames, Scoreboard, log, selection};
use span_it_core::engine::Stop;
use span_it_files::text::humanize::counted;

use crate::report::Failure;
use crate::same_file::same_file;

#[derive(Debug, Args)]
pub(super) struct Options {
    /// Logs of tournaments
    #[arg(value_name = "LOG", required = true)]
    logs: Vec<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// The agents and games of several tournaments.
#[derive(Debug, Default)]
struct Merged {
    agents: Vec<AgentSpec>,
    games: Vec<GameResult>,
    /// The number of the first game pair of the next tournament.
    next_pair: u32,
}

pub(super) fn run(options: &Options) -> Result<String, Failure> {
    let mut merged = Merged::default();
    for (index, file) in options.logs.iter().enumerate() {
        if options.logs[..index].iter().any(|other| same_file(other, file)) {
            return Err(Failure::refused(format!("{}: this log is given twice", file.display())));
        }
        let (plan, games) = log::read(file, &Stop::default()).map_err(Failure::refused)?;
        merged.add(&plan.agents, games);
    }
    let names = Names::new(&merged.agents, &OwnNames::default()).shown;
    let scoreboard = Scoreboard::new(&names, &merged.games);
    let logs = counted(options.logs.len() as u64, "tournament", "tournaments");
    let title = format!("{} of {logs}", counted(merged.games.len() as u64, "game", "games"));
    let tables = selection::tables(&names, &merged.games);
    let report = Report::new(&title, &scoreboard).with_tables(&tables).without_times();
    Ok(if options.json { report.json() + "\n" } else { report.text() })
}

impl Merged {
    fn add(&mut self, agents: &[AgentSpec], games: Vec<GameResult>) {
        let indices: Vec<usize> = agents.iter().map(|agent| self.index(agent)).collect();
        let first_pair = self.next_pair;
        for mut game in games {
            let (a, b) = game.key.agents;
            let (a, b) = (indices[a], indices[b]);
            // The smaller index comes first, and plays horizontal unless the sides are exchanged.
            game.key.agents = (a.min(b), a.max(b));
            game.exchanged ^= a > b;
            game.key.pair += first_pair;
            self.next_pair = self.next_pair.max(game.key.pair + 1);
            self.games.push(game);
        }
    }

    /// The index of an agent, which is added if it is new.
    fn index(&mut self, agent: &AgentSpec) -> usize {
        self.agents.iter().position(|known| is_same(known, agent)).unwrap_or_else(|| {
            self.agents.push(agent.clone());
            self.agents.len() - 1
        })
    }
}

/// Whether two agents play equally. Personalities may differ in author and description.
fn is_same(a: &AgentSpec, b: &AgentSpec) -> bool {
    match (a, b) {
        (AgentSpec::Personality(a), AgentSpec::Personality(b)) => a.name == b.name && a.factors == b.factors,
        _ => a == b,
    }
}
