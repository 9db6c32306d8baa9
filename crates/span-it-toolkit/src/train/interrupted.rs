//! The message after Ctrl+C: the best personality so far, and the command that resumes the training.

use std::path::Path;

use span_it_arena::command_line;
use span_it_arena::training::train::{Objective, Round, Stage, Step};
use span_it_files::text::humanize::counted;
use span_it_files::text::sanitize::printable;

/// The progress of a training.
#[derive(Debug, Default)]
pub(super) struct Reached {
    last: Option<Round>,
    at: At,
}

#[derive(Debug, Default)]
enum At {
    #[default]
    Rounds,
    Choice,
    Comparison,
}

impl Reached {
    pub(super) fn note(&mut self, stage: Stage<'_>) {
        match stage {
            Stage::Search(Step::Round(round)) => self.last = Some(round.clone()),
            Stage::Search(Step::Selection(..)) => self.at = At::Choice,
            Stage::Comparison(_) => self.at = At::Comparison,
        }
    }

    /// The message if the training is interrupted now.
    pub(super) fn message(&self, objective: &Objective, out: &Path, log: Option<&Path>) -> String {
        format!("{}\n{}", self.best_so_far(objective), how_to_resume(out, log))
    }

    fn best_so_far(&self, objective: &Objective) -> String {
        let Some(Round { round, best, .. }) = &self.last else {
            return "interrupted in the first round".to_owned();
        };
        let at = match self.at {
            At::Rounds => "",
            At::Choice => " in the final selection,",
            At::Comparison => " in the comparison,",
        };
        let rounds = counted(*round, "round", "rounds");
        let what = if *objective == Objective::Keep { "kept" } else { "score" };
        let (value, margin, visited) = (best.value(), best.margin95(), best.mean_visited());
        format!(
            "interrupted{at} after {rounds}; best so far: {what} {value:.3} ± {margin:.3}, {visited:.1} visited/move"
        )
    }
}

fn how_to_resume(out: &Path, log: Option<&Path>) -> String {
    let out = out.display();
    match log {
        Some(log) => {
            let log = log.display();
            match this_command() {
                Some(command) => format!("{out} is not written; this command resumes from {log}:\n{command}"),
                None => format!("{out} is not written; the same command resumes from {log}"),
            }
        }
        None => format!("{out} is not written; only a training with --log FILE can be resumed"),
    }
}

/// The command line of this process in shell syntax; `None` if it cannot be printed on one line.
fn this_command() -> Option<String> {
    let words = std::env::args_os().map(|word| word.into_string().ok()).collect::<Option<Vec<String>>>()?;
    let command = command_line::join(&words)?;
    (printable(&command) == command).then_some(command)
}
