//! The log of a training: `docs/formats.md, "Training log"`.
//!
//! One JSON line for the settings, one for every round and one for the result. The line of a round has the
//! measures of all candidates. The search itself follows from them and from the seed, so it is replayed when
//! the log is read, and its result must be that of the line.

use std::io::ErrorKind;
use std::path::Path;

use serde::Serialize;
use serde_json::Value as JsonValue;

use span_it_core::json::{FormatError, Value, from_line, shorten, to_line};
use span_it_store::storage::{AppendLog, read_limited};

use super::log_lines::{Best, Line, LoggedResult, LoggedRound, Settings};
use super::result::Round;
use super::{Measure, TrainingConfig, TrainingError, TrainingResult};

/// The largest log: 256 MiB.
const MAX_BYTES: usize = 256 * 1024 * 1024;

#[derive(Debug, Default)]
pub(super) struct Contents {
    pub(super) rounds: Vec<LoggedRound>,
    /// The result, if the training is finished.
    pub(super) result: Option<TrainingResult>,
}

/// A log open for appending.
#[derive(Debug)]
pub(super) struct Log(AppendLog);

impl Log {
    /// Opens or creates a log and reads it. An incomplete last line is removed. No other process can open the log
    /// meanwhile. The log of a finished training can be read-only.
    pub(super) fn open(path: &Path, config: &TrainingConfig) -> Result<(Self, Contents), TrainingError> {
        Self::new(AppendLog::open_or_read_only(path)?, config)
    }

    fn new(mut log: AppendLog, config: &TrainingConfig) -> Result<(Self, Contents), TrainingError> {
        let (contents, whole) = parse_whole_lines(log.path(), &log.read(MAX_BYTES)?, config)?;
        if contents.result.is_some() && !log.is_writable() {
            return Ok((Self(log), contents));
        }
        log.check_writable()?;
        log.cut(whole as u64)?;
        let mut log = Self(log);
        if whole == 0 {
            log.write(&Settings::of(config))?;
        }
        Ok((log, contents))
    }

    /// Fails if the file cannot be written.
    pub(super) fn check_writing(&self) -> Result<(), TrainingError> {
        Ok(self.0.check_writable()?)
    }

    pub(super) fn add_round(&mut self, round: &Round, measures: Vec<Measure>) -> Result<(), TrainingError> {
        self.write(&Line::Round(LoggedRound {
            round: round.round,
            sample: round.sample,
            best: Best::of(round),
            spread: round.spread,
            ms: u64::try_from(round.elapsed.as_millis()).unwrap_or(u64::MAX),
            measures,
        }))
    }

    pub(super) fn add_result(&mut self, result: &TrainingResult) -> Result<(), TrainingError> {
        self.write(&Line::Result(LoggedResult::of(result)))
    }

    pub(super) fn path(&self) -> &Path {
        self.0.path()
    }

    fn write(&mut self, line: &impl Serialize) -> Result<(), TrainingError> {
        self.0.append(&to_line(line))?;
        Ok(self.0.sync()?)
    }
}

/// The contents of a log; none if the file does not exist. Does not change the file.
pub(super) fn read(path: &Path, config: &TrainingConfig) -> Result<Contents, TrainingError> {
    let text = match read_limited(path, MAX_BYTES) {
        Ok(text) => text,
        Err(error) if error.kind == ErrorKind::NotFound => Vec::new(),
        Err(error) => return Err(error.into()),
    };
    parse_whole_lines(path, &text, config).map(|(contents, _)| contents)
}

/// Parses the complete lines; their contents and their length in bytes.
fn parse_whole_lines(
    path: &Path,
    text: &[u8],
    config: &TrainingConfig,
) -> Result<(Contents, usize), TrainingError> {
    let whole = text.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
    let (lines, torn) = text.split_at(whole);
    if lines.is_empty() && !to_line(&Settings::of(config)).as_bytes().starts_with(torn) {
        let problem = "this is not the log of a training; it was not changed";
        return Err(TrainingError::in_log(path, &problem));
    }
    Ok((parse(path, lines, config)?, whole))
}

fn parse(path: &Path, text: &[u8], config: &TrainingConfig) -> Result<Contents, TrainingError> {
    let mut contents = Contents::default();
    for (number, line) in text.split_inclusive(|&byte| byte == b'\n').enumerate() {
        let bad = |error: FormatError| TrainingError::in_log(path, &error.on_line(number + 1));
        let line = line.trim_ascii_end();
        if number == 0 {
            check_settings(path, &Settings::read(line, MAX_BYTES).map_err(bad)?, config)?;
        } else {
            contents.add(line, config).map_err(bad)?;
        }
    }
    Ok(contents)
}

/// A log can be resumed only with its own settings.
fn check_settings(path: &Path, found: &Settings, config: &TrainingConfig) -> Result<(), TrainingError> {
    let settings = [found, &Settings::of(config)].map(serde_json::to_value);
    let [Ok(JsonValue::Object(found)), Ok(JsonValue::Object(wanted))] = settings else { return Ok(()) };
    match found.into_iter().find(|(key, value)| wanted.get(key) != Some(value)) {
        Some((key, value)) => {
            let (found, wanted) = (shorten(&value.to_string()), shorten(&wanted[&key].to_string()));
            let advice = "use the settings of the log, or another log";
            Err(TrainingError::in_log(path, &format!("the log has {key} {found}, not {wanted}; {advice}")))
        }
        None => Ok(()),
    }
}

impl Contents {
    /// Adds a round or a result, if the config can lead to it.
    fn add(&mut self, line: &[u8], config: &TrainingConfig) -> Result<(), FormatError> {
        let rounds = u32::try_from(self.rounds.len()).unwrap_or(u32::MAX);
        let checked = match from_line(line, MAX_BYTES)? {
            Line::Round(round) => round.check(self.rounds.last(), config).map(|()| {
                self.rounds.push(round);
                // A training that continues has no result.
                None
            }),
            Line::Result(result) => result.checked(rounds, config).map(Some),
        };
        self.result =
            checked.or_else(|expected| Err(Value::parse(line, MAX_BYTES)?.unexpected(&expected)))?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::super::search::Search;
    use super::super::{Dimension, Objective, Space, Until, run};
    use super::*;
    use span_it_core::board::BoardSize;
    use span_it_core::engine::Stop;
    use span_it_core::personality::{Factor, Factors};
    use span_it_core::seed::Seed;

    /// A short training.
    fn config() -> TrainingConfig {
        TrainingConfig {
            start: Factors::default(),
            space: Space::new(vec![Dimension::of(Factor::NodeMajor)]).unwrap(),
            objective: Objective::Keep,
            boards: vec![BoardSize::square(4).unwrap()],
            seed: Seed::default(),
            max_visited: 1,
        }
    }

    #[test]
    fn a_read_only_log_must_be_finished() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("finished.log");
        let (config, stop) = (config(), Arc::new(Stop::default()));
        let until = |rounds| Until { rounds: Some(rounds), time: None, total: None };
        let result = run(&config, until(1), Some(&path), &stop, &mut |_| ()).unwrap();
        let text = std::fs::read_to_string(&path).unwrap();
        let looked = || {
            let refused = Err(span_it_store::storage::StorageError::writing(
                &path,
                ErrorKind::ReadOnlyFilesystem.into(),
            ));
            Log::new(AppendLog::or_read_only(refused, &path).unwrap(), &config)
        };
        let mut replayed = 0;
        let mut opened = |until| {
            let (log, contents) = looked().unwrap();
            Search::resume(&config, until, log, contents, &mut |_| replayed += 1).unwrap()
        };
        let mut finished = opened(until(1));
        finished.run(until(1), &stop, &mut |_| panic!("work")).unwrap();
        assert_eq!(finished.result, Some(result));
        let more = opened(until(2)).run(until(2), &stop, &mut |_| panic!("work"));
        let error = more.expect_err("nothing can be added").to_string();
        assert!(error.contains("could not write it: "), "{error}");
        assert_eq!(replayed, 2);
        // An unfinished log is refused before any work.
        let cut = text.trim_end().rsplit_once('\n').unwrap().0.to_owned() + "\n";
        for unfinished in [&*cut, ""] {
            std::fs::write(&path, unfinished).unwrap();
            let error = looked().expect_err("it cannot be resumed").to_string();
            assert!(error.contains("could not write it: "), "{error}");
            assert_eq!(std::fs::read_to_string(&path).unwrap(), unfinished);
        }
    }
}
