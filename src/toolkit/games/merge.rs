//! `games merge`: the logs of the shards of a tournament as one log.

use std::path::PathBuf;

use clap::Args;
use span_it_core::text::humanize::counted;
use span_it_core::text::sanitize::printable;
use span_it_lab::tournament::log::{LogError, Merge, Missing};
use span_it_store::storage::{self, FileLock};

use crate::toolkit::interrupt::stop_by_ctrl_c;
use crate::toolkit::report::{Failure, Verdict};
use crate::toolkit::same_file::same_file;
use crate::toolkit::streams;

/// Ranges of missing pairs that are listed for each shard.
const MAX_RANGES: usize = 8;

/// The end of the help text.
const HELP: &str = "\
The logs can have different games of the tournament, and some of the same.
WHOLE becomes what one run on one thread writes, apart from times. If it exists,
its games count too, so that the same command can add further logs.

Exit codes with --status, also of tournaments with --exit-code:
  0  finished: all games are there, or the SPRT accepts H1
  3  the SPRT accepts H0
  4  all games are there, and the SPRT is not settled
  5  game pairs are missing

More: docs/toolkit/many-machines.md";

#[derive(Debug, Args)]
#[command(after_help = HELP)]
pub(super) struct Options {
    /// Logs of one tournament, such as those of its shards
    #[arg(value_name = "LOG", required = true)]
    logs: Vec<PathBuf>,
    /// Write all games to this log
    #[arg(long, value_name = "WHOLE")]
    to: Option<PathBuf>,
    /// Give the state of the tournament as the exit code
    #[arg(long)]
    status: bool,
}

pub(super) fn run(options: &Options) -> Result<(), Failure> {
    let mut logs = options.logs.clone();
    if let Some(whole) = &options.to {
        let refused = |error| Failure::refused(format!("--to: {error}"));
        storage::check_writing(whole).map_err(refused)?;
        if storage::exists(whole) {
            // Fails if a tournament runs with this log.
            drop(FileLock::of_log(whole).map_err(refused)?);
            if !logs.iter().any(|log| same_file(log, whole)) {
                logs.push(whole.clone());
            }
        }
    }
    let stop = stop_by_ctrl_c();
    let mut merge = Merge::read(&logs, &stop).map_err(|error| interrupted_or(error, Failure::refused))?;
    let mut text = heading(&merge, logs.len());
    let missing = merge.missing();
    text.extend(missing.iter().map(list));
    let state = merge.sprt();
    let verdict = Verdict::new(state, missing.is_empty());
    if let Some(state) = state {
        let (lower, upper) = state.test.bounds();
        text.push(format!("SPRT: LLR {:.2} between {lower:.2} and {upper:.2}, {verdict}\n", state.llr));
    }
    if let Some(whole) = &options.to {
        merge.write(whole, &stop).map_err(|error| interrupted_or(error, Failure::failed))?;
        text.push(format!("Written to {}\n", printable(&whole.display().to_string())));
    }
    streams::print(&text.concat())?;
    match verdict.code() {
        code @ 1.. if options.status => Err(Failure::Code(code)),
        _ => Ok(()),
    }
}

fn interrupted_or(error: LogError, other: fn(LogError) -> Failure) -> Failure {
    match error {
        LogError::Cancelled { .. } => Failure::Interrupted("interrupted; nothing was written".to_owned()),
        error => other(error),
    }
}

fn heading(merge: &Merge, logs: usize) -> Vec<String> {
    let plan = merge.plan();
    let title = printable(&plan.title(&plan.names()));
    let logs = counted(logs as u64, "log", "logs");
    let mut text = vec![format!("{title}: {} of {} games in {logs}\n", merge.games(), plan.games())];
    if merge.repeated() > 0 {
        text.push(format!(
            "{} in several logs, counted once\n",
            counted(merge.repeated() as u64, "game", "games")
        ));
    }
    text
}

/// The line of missing pairs.
fn list(Missing { shard, ranges, pairs }: &Missing) -> String {
    let range = |&(first, last): &(u64, u64)| {
        if first == last { first.to_string() } else { format!("{first} to {last}") }
    };
    let mut listed: Vec<String> = ranges.iter().take(MAX_RANGES).map(range).collect();
    if ranges.len() > MAX_RANGES {
        listed.push("...".to_owned());
    }
    let shard = shard.map_or_else(String::new, |shard| format!(" of shard {shard}"));
    let pairs = counted(*pairs, "game pair", "game pairs");
    format!("Missing: {pairs}{shard}, number {}\n", listed.join(", "))
}
