//! The log of a training: `docs/formats.md, "Training log"`.
//!
//! One JSON line for the settings, one for every round and one for the result. The line of a round has the
//! measures of all candidates. The search itself follows from them and from the seed, so it is replayed when
//! the log is read, and its result must be that of the line.

use std::fs::File;
use std::io::{ErrorKind, Read as _, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};
use std::time::Duration;

use span_it_files::json::{FormatError, Object, Value, quoted, real, write_array, write_line};
use span_it_files::storage::{StorageError, append, open_to_append_or_read, read_limited, sync};

use crate::tournament::AgentSpec;

use super::factors_json::write_factors;
use super::result::FINISHED;
use super::round::Round;
use super::{Measure, Objective, TrainingConfig, TrainingError, TrainingResult};

/// The largest log: 256 MiB.
const MAX_BYTES: usize = 256 * 1024 * 1024;

/// The keys of the first line.
const SETTINGS: [&str; 9] =
    ["format", "version", "objective", "against", "boards", "seed", "max_visited", "factors", "start"];

/// The keys of a round's line.
const KEYS: [&str; 6] = ["round", "sample", "best", "spread", "seconds", "measures"];

/// A round in a log.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct LoggedRound {
    pub(super) measures: Vec<Measure>,
    /// The best personality, as written.
    pub(super) best: String,
    /// The step size, as written.
    pub(super) spread: String,
    /// The duration of the search so far.
    pub(super) elapsed: Duration,
}

#[derive(Debug, Default)]
pub(super) struct Contents {
    pub(super) rounds: Vec<LoggedRound>,
    /// The result, if the training is finished.
    pub(super) result: Option<TrainingResult>,
}

/// A log open for appending.
#[derive(Debug)]
pub(super) struct Log {
    path: PathBuf,
    file: File,
    /// Why the file cannot be written.
    refused: Option<ErrorKind>,
}

impl Log {
    /// Opens or creates a log and reads it. An incomplete last line is removed. No other process can open the log
    /// meanwhile. The log of a finished training can be read-only.
    pub(super) fn open(path: &Path, config: &TrainingConfig) -> Result<(Self, Contents), TrainingError> {
        Self::from_file(open_to_append_or_read(path)?, path, config)
    }

    fn from_file(
        (file, refused): (File, Option<ErrorKind>),
        path: &Path,
        config: &TrainingConfig,
    ) -> Result<(Self, Contents), TrainingError> {
        let mut log = Self { path: path.to_owned(), file, refused };
        let (contents, whole) = parse_whole_lines(path, &log.read_file()?, config)?;
        if contents.result.is_some() && refused.is_some() {
            return Ok((log, contents));
        }
        log.check_writing()?;
        log.truncate(whole as u64)?;
        if whole == 0 {
            log.write(&header(config))?;
        }
        Ok((log, contents))
    }

    /// Fails if the file cannot be written.
    pub(super) fn check_writing(&self) -> Result<(), TrainingError> {
        self.refused.map_or(Ok(()), |refused| Err(self.failed(refused.into())))
    }

    pub(super) fn add_round(&mut self, round: &Round, measures: &[Measure]) -> Result<(), TrainingError> {
        let values = [
            round.round.to_string(),
            round.sample.to_string(),
            best(round),
            spread(round),
            format!("{:.3}", round.elapsed.as_secs_f64()),
            write_array(measures.iter().map(|measure| measure.to_json())),
        ];
        self.write(&write_line(&KEYS.into_iter().zip(values).collect::<Vec<_>>()))
    }

    pub(super) fn add_result(&mut self, result: &TrainingResult) -> Result<(), TrainingError> {
        self.write(&result.to_json())
    }

    /// The error that a round does not follow from the rounds before it.
    pub(super) fn mismatch(&self, round: u32) -> TrainingError {
        TrainingError::RoundMismatch { path: self.path.clone(), round }
    }

    fn read_file(&self) -> Result<Vec<u8>, TrainingError> {
        let mut text = Vec::new();
        let read = (&self.file).take(MAX_BYTES as u64 + 1).read_to_end(&mut text);
        read.map_err(|error| StorageError::reading(&self.path, error))?;
        if text.len() > MAX_BYTES {
            let bytes = self.file.metadata().map_or(0, |metadata| metadata.len()).max(MAX_BYTES as u64 + 1);
            return Err(StorageError::TooLarge { path: self.path.clone(), bytes, limit: MAX_BYTES }.into());
        }
        Ok(text)
    }

    fn truncate(&mut self, bytes: u64) -> Result<(), TrainingError> {
        let truncated = self.file.set_len(bytes).and_then(|()| self.file.seek(SeekFrom::Start(bytes)));
        truncated.map(drop).map_err(|error| self.failed(error))
    }

    fn write(&mut self, line: &str) -> Result<(), TrainingError> {
        append(&self.file, &self.path, format!("{line}\n").as_bytes())?;
        Ok(sync(&self.file, &self.path)?)
    }

    fn failed(&self, source: std::io::Error) -> TrainingError {
        StorageError::writing(&self.path, source).into()
    }
}

/// The best personality, as the line of its round has it.
pub(super) fn best(round: &Round) -> String {
    write_line(&[
        ("value", real(round.best.value())),
        ("margin95", real(round.best.margin95())),
        ("visited", real(round.best.mean_visited())),
        ("factors", write_factors(&round.factors)),
    ])
}

pub(super) fn spread(round: &Round) -> String {
    real(round.spread)
}

fn agent(spec: &AgentSpec) -> String {
    match spec {
        AgentSpec::Personality(personality) => write_factors(&personality.factors),
        AgentSpec::Reader { personality, cast } => {
            let cast: Vec<String> = cast.iter().map(|one| write_factors(&one.factors)).collect();
            format!("{{\"reader\":{},\"cast\":[{}]}}", write_factors(&personality.factors), cast.join(","))
        }
        other => quoted(&other.name()),
    }
}

/// The keys and values of the first line.
fn settings(config: &TrainingConfig) -> Vec<(&'static str, String)> {
    let objective = match &config.objective {
        Objective::Keep => "keep".to_owned(),
        Objective::Score { .. } => "score".to_owned(),
        Objective::Target { score, .. } => format!("target={score}"),
    };
    let dimensions = config.space.dimensions().iter().map(|dimension| {
        let key = quoted(dimension.factor.info().key);
        format!("[{key},{},{},{}]", real(dimension.min), real(dimension.max), real(dimension.step))
    });
    let values = [
        quoted("span-it-training"),
        "1".to_owned(),
        quoted(&objective),
        write_array(config.objective.against().iter().map(agent)),
        write_array(config.boards.iter().map(|size| quoted(&size.compact()))),
        config.seed.to_string(),
        config.max_visited.to_string(),
        write_array(dimensions),
        write_factors(&config.start),
    ];
    SETTINGS.into_iter().zip(values).collect()
}

fn header(config: &TrainingConfig) -> String {
    write_line(&settings(config))
}

/// The contents of a log; none if the file does not exist. Does not change the file.
pub(super) fn read(path: &Path, config: &TrainingConfig) -> Result<Contents, TrainingError> {
    let text = match read_limited(path, MAX_BYTES) {
        Ok(text) => text,
        Err(StorageError::Missing { .. }) => Vec::new(),
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
    if lines.is_empty() && !format!("{}\n", header(config)).as_bytes().starts_with(torn) {
        return Err(TrainingError::NotALog { path: path.to_owned() });
    }
    Ok((parse(path, lines, config)?, whole))
}

fn parse(path: &Path, text: &[u8], config: &TrainingConfig) -> Result<Contents, TrainingError> {
    let mut contents = Contents::default();
    for (number, line) in text.split_inclusive(|&byte| byte == b'\n').enumerate() {
        let bad = |source: FormatError| {
            let source = Box::new(source.on_line(number + 1));
            TrainingError::Line { path: path.to_owned(), source }
        };
        let value = Value::parse(line.trim_ascii_end(), MAX_BYTES).map_err(bad)?;
        if number == 0 {
            check_settings(path, &value, config)?;
        } else {
            read_line(&value, config, &mut contents).map_err(bad)?;
        }
    }
    Ok(contents)
}

/// A log can be resumed only with its own settings.
fn check_settings(path: &Path, line: &Value<'_>, config: &TrainingConfig) -> Result<(), TrainingError> {
    let bad = |source| TrainingError::Line { path: path.to_owned(), source: Box::new(source) };
    let object = line.object().map_err(bad)?;
    object.header("span-it-training", 1).map_err(bad)?;
    object.only(&SETTINGS).map_err(bad)?;
    for (key, wanted) in settings(config) {
        let found = object.required(key, &wanted).map_err(bad)?.as_written().to_owned();
        if found != wanted {
            return Err(TrainingError::OtherSettings { path: path.to_owned(), key, found, wanted });
        }
    }
    Ok(())
}

/// Reads a round or a result.
fn read_line(line: &Value<'_>, config: &TrainingConfig, contents: &mut Contents) -> Result<(), FormatError> {
    let object = line.object()?;
    let rounds = u32::try_from(contents.rounds.len()).unwrap_or(u32::MAX);
    if object.optional(FINISHED).is_some() {
        contents.result = Some(TrainingResult::from_object(&object, rounds, config)?);
        return Ok(());
    }
    let before = contents.rounds.last().map_or(Duration::ZERO, |last| last.elapsed);
    contents.rounds.push(read_round(&object, config, (rounds, before))?);
    // A training that continues has no result.
    contents.result = None;
    Ok(())
}

/// Reads the round after `rounds` others that took `before`.
fn read_round(
    object: &Object<'_>,
    config: &TrainingConfig,
    (rounds, before): (u32, Duration),
) -> Result<LoggedRound, FormatError> {
    const SECONDS: &str = "seconds, no fewer than in the round before";
    object.only(&KEYS)?;
    let (number, sample) = (u64::from(rounds) + 1, config.objective.sample(rounds) as u64);
    object.required("round", &number.to_string())?.whole(number..=number)?;
    object.required("sample", &sample.to_string())?.whole(sample..=sample)?;
    let measures = object.required("measures", "an array")?.items("an array")?;
    let seconds = object.required("seconds", SECONDS)?;
    let elapsed = Duration::try_from_secs_f64(seconds.number(SECONDS)?).ok();
    Ok(LoggedRound {
        measures: measures.map(|value| Measure::from_value(&value)).collect::<Result<_, _>>()?,
        best: object.required("best", "an object")?.as_written().to_owned(),
        spread: object.required("spread", "a number")?.as_written().to_owned(),
        elapsed: elapsed.filter(|now| *now >= before).ok_or_else(|| seconds.unexpected(SECONDS))?,
    })
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::super::search::search;
    use super::super::{Dimension, Space, Until, run};
    use super::*;
    use span_it_core::board::BoardSize;
    use span_it_core::engine::Stop;
    use span_it_core::personality::{Factor, Factors};
    use span_it_core::seed::Seed;
    use span_it_files::storage::or_read_only;

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
        let until = |rounds| Until { rounds: Some(rounds), time: None };
        let result = run(&config, until(1), Some(&path), &stop, &mut |_| ()).unwrap();
        let text = std::fs::read_to_string(&path).unwrap();
        let looked = || {
            let refused = Err(StorageError::writing(&path, ErrorKind::ReadOnlyFilesystem.into()));
            Log::from_file(or_read_only(refused, &path).unwrap(), &path, &config)
        };
        let opened = || looked().map(|(log, contents)| (Some(log), contents)).unwrap();
        let outcome = search(&config, (until(1), &stop), opened(), &mut |_| ()).unwrap();
        assert_eq!(outcome.result, Some(result));
        let mut rounds = 0;
        let more = search(&config, (until(2), &stop), opened(), &mut |_| rounds += 1);
        let error = more.err().expect("nothing can be added").to_string();
        assert!(error.contains("could not write it: "), "{error}");
        assert_eq!(rounds, 1);
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
