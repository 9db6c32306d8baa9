//! The log of a training: `docs/formats.md, "Training log"`.
//!
//! One JSON line for the settings, one for every round and one for the result. The line of a round has the
//! measures of all candidates. The search itself follows from them and from the seed, so it is replayed when
//! the log is read, and its result must be that of the line.

use std::path::Path;

use serde_json::Value as JsonValue;
use span_it_core::json::shorten;
use span_it_store::storage::{EventLog, LogFormat, LogLine};

use super::log_lines::{LoggedBest, LoggedLine, LoggedResult, LoggedRound, LoggedSettings};
use super::result::Round;
use super::{Measure, TrainingConfig, TrainingError, TrainingResult};

/// The format of the log. Its header has the settings.
#[derive(Debug)]
pub(super) struct Training;

impl LogFormat for Training {
    const NAME: &'static str = "span-it-training";
    const MAX_LINE: usize = 16 << 20;
    const MAX_BYTES: u64 = 256 << 20;
    type Plan = LoggedSettings;
    type Event = LoggedLine;
}

#[derive(Debug, Default)]
pub(super) struct Contents {
    pub(super) rounds: Vec<LoggedRound>,
    /// The result, if the training is finished.
    pub(super) result: Option<TrainingResult>,
}

/// A log open for appending.
#[derive(Debug)]
pub(super) struct TrainingLog(EventLog<Training>);

impl TrainingLog {
    /// Opens or creates a log and reads it. No other process can open the log meanwhile. The log of a finished training
    /// can be read-only.
    pub(super) fn open(path: &Path, config: &TrainingConfig) -> Result<(Self, Contents), TrainingError> {
        Self::new(EventLog::open_or_read_only(path, Some(LoggedSettings::of(config)))?, config)
    }

    fn new(mut log: EventLog<Training>, config: &TrainingConfig) -> Result<(Self, Contents), TrainingError> {
        let contents = Contents::read(&mut log, config)?;
        if contents.result.is_none() || log.is_writable() {
            log.repair()?;
        }
        Ok((Self(log), contents))
    }

    /// Fails if the file cannot be written.
    pub(super) fn check_writing(&self) -> Result<(), TrainingError> {
        Ok(self.0.check_writable()?)
    }

    pub(super) fn add_round(&mut self, round: &Round, measures: Vec<Measure>) -> Result<(), TrainingError> {
        self.write(&LoggedLine::Round(LoggedRound {
            round: round.round,
            sample: round.sample,
            best: LoggedBest::of(round),
            spread: round.spread,
            ms: u64::try_from(round.elapsed.as_millis()).unwrap_or(u64::MAX),
            measures,
        }))
    }

    pub(super) fn add_result(&mut self, result: &TrainingResult) -> Result<(), TrainingError> {
        self.write(&LoggedLine::Result(LoggedResult::of(result)))
    }

    pub(super) fn path(&self) -> &Path {
        self.0.path()
    }

    fn write(&mut self, line: &LoggedLine) -> Result<(), TrainingError> {
        self.0.append(line)?;
        Ok(self.0.sync()?)
    }
}

/// The contents of a log; none if the file does not exist. Does not change the file.
pub(super) fn read(path: &Path, config: &TrainingConfig) -> Result<Contents, TrainingError> {
    let log = EventLog::read_if_begun(path, Some(&LoggedSettings::of(config)))?;
    log.map_or_else(|| Ok(Contents::default()), |mut log| Contents::read(&mut log, config))
}

/// A log can be resumed only with its own settings.
fn check_settings(path: &Path, found: &LoggedSettings, config: &TrainingConfig) -> Result<(), TrainingError> {
    let settings = [found, &LoggedSettings::of(config)].map(serde_json::to_value);
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
    fn read(log: &mut EventLog<Training>, config: &TrainingConfig) -> Result<Self, TrainingError> {
        let path = log.path().to_owned();
        match log.plan() {
            Some(settings) => check_settings(&path, settings, config)?,
            None => return Err(TrainingError::in_log(&path, &"line 1: missing field `plan`")),
        }
        let mut contents = Self::default();
        while let Some(line) = log.next_line()? {
            contents.add(&line, config).map_err(|problem| TrainingError::in_log(&path, &problem))?;
        }
        Ok(contents)
    }

    /// Adds a round or a result. A training that continues has no result.
    fn add(&mut self, line: &LogLine, config: &TrainingConfig) -> Result<(), String> {
        let rounds = u32::try_from(self.rounds.len()).unwrap_or(u32::MAX);
        let expected = match line.event()? {
            LoggedLine::Round(round) => {
                self.result = None;
                let expected = round.check(self.rounds.last(), config).err();
                self.rounds.push(round);
                expected
            }
            LoggedLine::Result(result) => {
                let is_next = result.rounds == rounds;
                self.result = Some(result.into());
                (!is_next).then(|| format!("the result after {rounds} rounds"))
            }
        };
        expected.map_or(Ok(()), |expected| Err(format!("line {}: expected {expected}", line.number)))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::super::search::TrainingSearch;
    use super::super::{Dimension, Objective, Space, Until, run};
    use super::*;
    use span_it_core::board::BoardSize;
    use span_it_core::engine::Stop;
    use span_it_core::personality::{Factor, Factors};

    /// A short training.
    fn config() -> TrainingConfig {
        let space = Space::new(vec![Dimension::of(Factor::NodeMajor)]).unwrap();
        let config = TrainingConfig::for_test(Factors::default(), space, Objective::Keep);
        TrainingConfig { boards: vec![BoardSize::square(4).unwrap()], max_visited: 1, ..config }
    }

    #[test]
    fn a_read_only_log_must_be_finished() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("finished.log");
        let (config, stop) = (config(), Arc::new(Stop::default()));
        let until = |rounds| Until { rounds: Some(rounds), time: None, total: None };
        let result = run(&config, until(1), Some(&path), &stop, &mut |_| ()).unwrap();
        let text = std::fs::read_to_string(&path).unwrap();
        let looked = || TrainingLog::new(EventLog::read(&path)?, &config);
        let mut replayed = 0;
        let mut opened = |until| {
            let (log, contents) = looked().unwrap();
            TrainingSearch::resume(&config, until, log, contents, &mut |_| replayed += 1).unwrap()
        };
        let mut finished = opened(until(1));
        finished.run(until(1), &stop, &mut |_| panic!("work")).unwrap();
        assert_eq!(finished.result, Some(result));
        let more = opened(until(2)).run(until(2), &stop, &mut |_| panic!("work"));
        let error = more.expect_err("nothing can be added").to_string();
        assert!(error.contains("no permission to write it"), "{error}");
        assert_eq!(replayed, 2);
        // An unfinished log is refused before any work.
        let cut = text.trim_end().rsplit_once('\n').unwrap().0.to_owned() + "\n";
        std::fs::write(&path, &cut).unwrap();
        let error = looked().expect_err("it cannot be resumed").to_string();
        assert!(error.contains("no permission to write it"), "{error}");
        assert_eq!(std::fs::read_to_string(&path).unwrap(), cut);
    }
}
