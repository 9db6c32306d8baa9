//! `evaluate`: measures the candidates of a training that another process or machine runs.

use std::fs::File;
use std::io::{BufRead, BufReader, Read as _};
use std::path::{Path, PathBuf};

use clap::Args;
use span_it_core::text::sanitize::printable_json;
use span_it_lab::training::train::{MAX_LINE, Work, evaluate};
use span_it_store::storage::StorageError;

use crate::toolkit::interrupt::stop_by_ctrl_c;
use crate::toolkit::report::Failure;
use crate::toolkit::streams;

const HELP: &str = "\
Examples:
  A round of a training with GNU parallel, on all cores:
    span-it-toolkit train Steady -o new.json --rounds 12 --log t.jsonl \\
      --ask 8 | parallel -N1 --pipe span-it-toolkit evaluate -j 1 > done.jsonl
    span-it-toolkit train Steady -o new.json --rounds 12 --log t.jsonl \\
      --tell done.jsonl

Every line of FILE is the work of train --ask: candidates with their factors.
Its answer is the same line with the results. \"fitness\" is what train maximises.
A candidate with \"cut\" visits far too many moves, and got less work. Another
optimiser can write the lines itself: everything but the factors has a default.

    jq -c '{candidates:[{factors}]}' mine.json | span-it-toolkit evaluate

More: docs/toolkit/many-machines.md";

#[derive(Debug, Args)]
#[command(after_help = HELP)]
pub(crate) struct Options {
    /// Work, one JSON object per line; - is standard input
    #[arg(value_name = "FILE", default_value = "-")]
    file: PathBuf,
}

pub(crate) fn run(options: &Options) -> Result<(), Failure> {
    let stop = stop_by_ctrl_c();
    let mut all_done = true;
    for_each_line(&options.file, |line| {
        let done = line.and_then(|line| Work::read(line).map_err(|error| error.to_string()));
        let done = done.and_then(|work| evaluate(&work, &stop));
        if stop.is_cancelled() {
            return Err(Failure::Interrupted("interrupted".to_owned()));
        }
        all_done &= done.is_ok();
        let answer = match done {
            Ok(work) => work.to_line(),
            Err(error) => serde_json::json!({ "error": error }).to_string() + "\n",
        };
        Ok(streams::print(&(printable_json(answer.trim_end()) + "\n"))?)
    })?;
    // An error is in the place of its answer.
    if all_done { Ok(()) } else { Err(Failure::Code(1)) }
}

/// Calls `act` with every line of a file, or of standard input, that is not blank; a line that is too long is an error.
pub(crate) fn for_each_line(
    file: &Path,
    mut act: impl FnMut(Result<&[u8], String>) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let reading = |error| Failure::refused(StorageError::reading(file, error));
    let mut lines: Box<dyn BufRead> = if streams::is_stream(file) {
        Box::new(streams::input())
    } else {
        Box::new(BufReader::new(File::open(file).map_err(reading)?))
    };
    loop {
        let mut line = Vec::new();
        let length =
            lines.by_ref().take(MAX_LINE as u64 + 1).read_until(b'\n', &mut line).map_err(reading)?;
        if length == 0 {
            return Ok(());
        }
        if length > MAX_LINE {
            lines.skip_until(b'\n').map_err(reading)?;
            act(Err(format!("the line is longer than {MAX_LINE} bytes")))?;
        } else if !line.trim_ascii().is_empty() {
            act(Ok(line.trim_ascii()))?;
        }
    }
}
