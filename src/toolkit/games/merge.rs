//! `games merge`: the logs of the shards of a tournament as one log.

use std::path::{Path, PathBuf};

use clap::Args;
use span_it_core::text::humanize::counted;
use span_it_core::text::sanitize::printable;
use span_it_lab::tournament::Plan;
use span_it_lab::tournament::log::{self, LogError, Merge, Missing};
use span_it_store::storage::{self, FileLock};

use crate::toolkit::interrupt::stop_by_ctrl_c;
use crate::toolkit::report::{Failure, Verdict};
use crate::toolkit::sources::Logs;
use crate::toolkit::streams::{self, same_file};

/// Ranges of missing pairs that are listed for each shard.
const MAX_RANGES: usize = 8;

const HELP: &str = "\
The logs can have different games of the tournament, and some of the same.
WHOLE becomes what one run on one thread writes, apart from times. If it exists,
its games count too, so that the same command can add further logs. It must not
be one of the logs, or that of a shard.

Exit codes with --status, also of tournaments with --exit-code:
  0  finished: all games are there, or the SPRT accepts H1
  3  the SPRT accepts H0
  4  all games are there, and the SPRT is not settled
  5  game pairs are missing

More: docs/toolkit/many-machines.md";

#[derive(Debug, Args)]
#[command(after_help = HELP)]
pub(super) struct Options {
    /// Logs of one tournament, such as those of its shards; - is standard input
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
    let mut logs = Logs::new(&options.logs)?;
    if let Some(whole) = &options.to {
        check_target(whole, &logs.paths)?;
        if storage::exists(whole) {
            logs.paths.push(whole.clone());
        }
    }
    let stop = stop_by_ctrl_c();
    let read = Merge::read(&logs.paths, &stop);
    let mut merge = read.map_err(|error| logs.named(interrupted_or(error, Failure::refused)))?;
    let mut text = heading(&merge, logs.paths.len());
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

/// Refuses to replace one of the logs, that of a shard, which would lose its place in the tournament, or a log in use.
fn check_target(whole: &Path, logs: &[PathBuf]) -> Result<(), Failure> {
    let refused = |problem: String| Err(Failure::refused(format!("--to: {problem}")));
    if let Err(error) = storage::check_writing(whole) {
        return refused(error.to_string());
    }
    if logs.iter().any(|log| same_file(log, whole)) {
        return refused(format!("{}: this is one of the logs; expected another file", whole.display()));
    }
    if !storage::exists(whole) {
        return Ok(());
    }
    match FileLock::of_log(whole).map(|_lock| log::plan(whole)) {
        Err(error) => refused(error.to_string()),
        Ok(Err(error)) => refused(error.to_string()),
        Ok(Ok(Plan { shard: Some(shard), .. })) => {
            refused(format!("{}: this is the log of shard {shard}; expected another file", whole.display()))
        }
        Ok(Ok(_)) => Ok(()),
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
