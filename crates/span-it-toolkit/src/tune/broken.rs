//! What is told of a tuning that Ctrl+C broke off: how far it came, and how to go on.

use std::path::Path;

use span_it_arena::training::tune::{Objective, Round, Stage, Step};
use span_it_core::text::humanize::counted;
use span_it_core::text::sanitize::printable;

/// How far a tuning has come.
#[derive(Debug, Default)]
pub(super) struct Reached {
    last: Option<Round>,
    at: At,
}

/// What is being done.
#[derive(Debug, Default)]
enum At {
    #[default]
    Rounds,
    Choice,
    Comparison,
}

impl Reached {
    /// It has come as far as this.
    pub(super) fn note(&mut self, stage: Stage<'_>) {
        match stage {
            Stage::Search(Step::Round(round)) => self.last = Some(round.clone()),
            Stage::Search(Step::Choice(..)) => self.at = At::Choice,
            Stage::Comparison(_) => self.at = At::Comparison,
        }
    }

    /// What there is to say when it is broken off here.
    pub(super) fn told(&self, objective: &Objective, out: &Path, log: Option<&Path>) -> String {
        format!("{}\n{}", self.so_far(objective), how_to_go_on(out, log))
    }

    /// The best so far with its margin.
    fn so_far(&self, objective: &Objective) -> String {
        let Some(Round { round, best, .. }) = &self.last else {
            return "broken off before the first round was done".to_owned();
        };
        let at = match self.at {
            At::Rounds => "",
            At::Choice => " in the last choice,",
            At::Comparison => " in the comparison,",
        };
        let rounds = counted(*round, "round", "rounds");
        let what = if *objective == Objective::Keep { "kept" } else { "score" };
        let (value, margin, visited) = (best.value(), best.margin95(), best.mean_visited());
        format!(
            "broken off{at} after {rounds}; the best so far: {what} {value:.3} ± {margin:.3}, {visited:.1} visited/move"
        )
    }
}

fn how_to_go_on(out: &Path, log: Option<&Path>) -> String {
    let out = out.display();
    match log {
        Some(log) => {
            let log = log.display();
            match this_command() {
                Some(command) => format!("{out} is not written; this goes on with {log}:\n{command}"),
                None => format!("{out} is not written; the same command goes on, by --log {log}"),
            }
        }
        None => format!(
            "{out} is not written, and there is nothing to go on with: with --log FILE the rounds would have been kept"
        ),
    }
}

/// The command that is being run, as a shell would take it; none where a line of text cannot hold it as it is.
fn this_command() -> Option<String> {
    let words = std::env::args_os().map(|word| word.into_string().ok()).collect::<Option<Vec<String>>>()?;
    let command = shlex::try_join(words.iter().map(String::as_str)).ok()?;
    (printable(&command) == command).then_some(command)
}
