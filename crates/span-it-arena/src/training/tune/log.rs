//! A tuning's log: JSON, one line for the settings and one for each round, written as they are done, and
//! one for what came of it all.
//!
//! It is made to be plotted and to be gone on from. A round's line holds what everybody tried in it
//! made of its work; the search itself follows from that and from the seed, so it is not written down
//! but done again, and what comes of it must be what the line says came of it.

use std::fs::File;
use std::io::{ErrorKind, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::PathBuf;
use std::time::Duration;

use crate::contest::AgentSpec;
use span_it_core::json::{FormatError, Object, Value, quoted, real, write_array, write_line};
use span_it_core::personality::Factors;
use span_it_core::storage::{StorageError, open_to_append_or_read, read_limited};

use super::whole::FINISHED;
use super::{Bred, Course, Measure, Objective, Round, TuneError};

/// The most bytes a log may have: 256 MiB.
const MAX_BYTES: usize = 256 * 1024 * 1024;

/// The keys of the first line.
const SETTINGS: [&str; 9] =
    ["format", "version", "objective", "against", "boards", "seed", "max_visited", "factors", "start"];

/// The keys of a round's line.
const KEYS: [&str; 6] = ["round", "sample", "best", "spread", "seconds", "measures"];

/// A round as its line tells it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Logged {
    pub(super) measures: Vec<Measure>,
    /// The round's best, as it was written.
    pub(super) best: String,
    /// How wide the search was, as it was written.
    pub(super) spread: String,
    /// What the tuning had taken by then.
    pub(super) elapsed: Duration,
}

/// What stands in a log.
#[derive(Debug, Default)]
pub(super) struct Known {
    pub(super) rounds: Vec<Logged>,
    /// What came of them.
    pub(super) end: Option<Bred>,
}

/// A log that is open at its end.
#[derive(Debug)]
pub(super) struct Log {
    path: PathBuf,
    file: File,
    /// Why nothing can be added, where the file may only be read.
    refused: Option<ErrorKind>,
}

impl Log {
    /// Opens a log, which is made if there is none, and reads the rounds in it. A last line that was not
    /// finished is taken away. While it is open no other program writes to it. One that has ended may be such as
    /// can only be read.
    pub(super) fn open(path: &std::path::Path, course: &Course) -> Result<(Self, Known), TuneError> {
        Self::of(open_to_append_or_read(path)?, path, course)
    }

    fn of(
        (file, refused): (File, Option<ErrorKind>),
        path: &std::path::Path,
        course: &Course,
    ) -> Result<(Self, Known), TuneError> {
        let mut log = Self { path: path.to_owned(), file, refused };
        let (known, whole) = read_whole(path, &log.read()?, course)?;
        if known.end.is_some() && refused.is_some() {
            return Ok((log, known));
        }
        log.check_writing()?;
        log.cut(whole as u64)?;
        if whole == 0 {
            log.write(&header(course))?;
        }
        Ok((log, known))
    }

    /// Whether rounds can be added.
    pub(super) fn check_writing(&self) -> Result<(), TuneError> {
        self.refused.map_or(Ok(()), |refused| Err(self.failed(refused.into())))
    }

    /// Adds a round.
    pub(super) fn add(&mut self, round: &Round, measures: &[Measure]) -> Result<(), TuneError> {
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

    /// Adds what came of the rounds.
    pub(super) fn end(&mut self, bred: &Bred) -> Result<(), TuneError> {
        self.write(&bred.to_json())
    }

    /// That a round does not follow from those before it.
    pub(super) fn strayed(&self, round: u32) -> TuneError {
        TuneError::Strayed { path: self.path.clone(), round }
    }

    /// All that stands in it.
    fn read(&self) -> Result<Vec<u8>, TuneError> {
        let mut text = Vec::new();
        let read = (&self.file).take(MAX_BYTES as u64 + 1).read_to_end(&mut text);
        read.map_err(|error| StorageError::reading(&self.path, error))?;
        if text.len() > MAX_BYTES {
            let bytes = self.file.metadata().map_or(0, |metadata| metadata.len()).max(MAX_BYTES as u64 + 1);
            return Err(StorageError::TooLarge { path: self.path.clone(), bytes, limit: MAX_BYTES }.into());
        }
        Ok(text)
    }

    fn cut(&mut self, bytes: u64) -> Result<(), TuneError> {
        let cut = self.file.set_len(bytes).and_then(|()| self.file.seek(SeekFrom::Start(bytes)));
        cut.map(drop).map_err(|error| self.failed(error))
    }

    fn write(&mut self, line: &str) -> Result<(), TuneError> {
        let written = self.file.write_all(format!("{line}\n").as_bytes());
        written.and_then(|()| self.file.sync_data()).map_err(|error| self.failed(error))
    }

    fn failed(&self, source: std::io::Error) -> TuneError {
        StorageError::writing(&self.path, source).into()
    }
}

/// A round's best as its line has it.
pub(super) fn best(round: &Round) -> String {
    write_line(&[
        ("value", real(round.best.value())),
        ("margin95", real(round.best.margin95())),
        ("visited", real(round.best.mean_visited())),
        ("factors", factors(&round.factors)),
    ])
}

/// A round's spread as its line has it.
pub(super) fn spread(round: &Round) -> String {
    real(round.spread)
}

/// Factors as a log has them.
pub(super) fn factors(factors: &Factors) -> String {
    let fields = factors.iter().map(|(factor, value)| (factor.info().key, real(value)));
    write_line(&fields.collect::<Vec<_>>())
}

fn agent(spec: &AgentSpec) -> String {
    match spec {
        AgentSpec::Personality(personality) => factors(&personality.factors),
        AgentSpec::Reader { personality, cast } => {
            let cast: Vec<String> = cast.iter().map(|one| factors(&one.factors)).collect();
            format!("{{\"reader\":{},\"cast\":[{}]}}", factors(&personality.factors), cast.join(","))
        }
        other => quoted(&other.name()),
    }
}

/// The settings, key by key, as the first line has them.
fn settings(course: &Course) -> Vec<(&'static str, String)> {
    let objective = match &course.objective {
        Objective::Keep => "keep".to_owned(),
        Objective::Score { .. } => "score".to_owned(),
        Objective::Target { score, .. } => format!("target={score}"),
    };
    let dimensions = course.space.dimensions().iter().map(|dimension| {
        let key = quoted(dimension.factor.info().key);
        format!("[{key},{},{},{}]", real(dimension.min), real(dimension.max), real(dimension.step))
    });
    let values = [
        quoted("span-it-tuning"),
        "1".to_owned(),
        quoted(&objective),
        write_array(course.objective.against().iter().map(agent)),
        write_array(course.boards.iter().map(|size| quoted(&size.compact()))),
        course.seed.to_string(),
        course.max_visited.to_string(),
        write_array(dimensions),
        factors(&course.start),
    ];
    SETTINGS.into_iter().zip(values).collect()
}

fn header(course: &Course) -> String {
    write_line(&settings(course))
}

/// What stands in a log, if there is one; it is left as it is.
pub(super) fn look(path: &std::path::Path, course: &Course) -> Result<Known, TuneError> {
    let text = match read_limited(path, MAX_BYTES) {
        Ok(text) => text,
        Err(StorageError::Missing { .. }) => Vec::new(),
        Err(error) => return Err(error.into()),
    };
    read_whole(path, &text, course).map(|(known, _)| known)
}

/// What stands in a log, and how many bytes of it are whole lines.
fn read_whole(path: &std::path::Path, text: &[u8], course: &Course) -> Result<(Known, usize), TuneError> {
    let whole = text.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
    let (lines, torn) = text.split_at(whole);
    if lines.is_empty() && !format!("{}\n", header(course)).as_bytes().starts_with(torn) {
        return Err(TuneError::NotALog { path: path.to_owned() });
    }
    Ok((read(path, lines, course)?, whole))
}

fn read(path: &std::path::Path, text: &[u8], course: &Course) -> Result<Known, TuneError> {
    let mut known = Known::default();
    for (number, line) in text.split_inclusive(|&byte| byte == b'\n').enumerate() {
        let bad = |source: FormatError| {
            let source = Box::new(source.on_line(number + 1));
            TuneError::Line { path: path.to_owned(), source }
        };
        let value = Value::parse(line.trim_ascii_end(), MAX_BYTES).map_err(bad)?;
        if number == 0 {
            check_settings(path, &value, course)?;
        } else {
            read_line(&value, course, &mut known).map_err(bad)?;
        }
    }
    Ok(known)
}

/// A log is gone on with only as it was begun.
fn check_settings(path: &std::path::Path, line: &Value<'_>, course: &Course) -> Result<(), TuneError> {
    let bad = |source| TuneError::Line { path: path.to_owned(), source: Box::new(source) };
    let object = line.object().map_err(bad)?;
    object.header("span-it-tuning", 1).map_err(bad)?;
    object.only(&SETTINGS).map_err(bad)?;
    for (key, wanted) in settings(course) {
        let found = object.required(key, &wanted).map_err(bad)?.as_written().to_owned();
        if found != wanted {
            return Err(TuneError::OtherSettings { path: path.to_owned(), key, found, wanted });
        }
    }
    Ok(())
}

/// A round, or what came of those before.
fn read_line(line: &Value<'_>, course: &Course, known: &mut Known) -> Result<(), FormatError> {
    let object = line.object()?;
    let rounds = u32::try_from(known.rounds.len()).unwrap_or(u32::MAX);
    if object.optional(FINISHED).is_some() {
        known.end = Some(Bred::from_object(&object, rounds, course)?);
        return Ok(());
    }
    let before = known.rounds.last().map_or(Duration::ZERO, |last| last.elapsed);
    known.rounds.push(read_round(&object, course, (rounds, before))?);
    // What is gone on with has not come to its end.
    known.end = None;
    Ok(())
}

/// A round after so many others and so long a time.
fn read_round(
    object: &Object<'_>,
    course: &Course,
    (rounds, before): (u32, Duration),
) -> Result<Logged, FormatError> {
    const SECONDS: &str = "seconds, no fewer than in the round before";
    object.only(&KEYS)?;
    let (number, sample) = (u64::from(rounds) + 1, course.objective.sample(rounds) as u64);
    object.required("round", &number.to_string())?.whole(number..=number)?;
    object.required("sample", &sample.to_string())?.whole(sample..=sample)?;
    let measures = object.required("measures", "an array")?.items("an array")?;
    let seconds = object.required("seconds", SECONDS)?;
    let elapsed = Duration::try_from_secs_f64(seconds.number(SECONDS)?).ok();
    Ok(Logged {
        measures: measures.map(|value| Measure::from_value(&value)).collect::<Result<_, _>>()?,
        best: object.required("best", "an object")?.as_written().to_owned(),
        spread: object.required("spread", "a number")?.as_written().to_owned(),
        elapsed: elapsed.filter(|now| *now >= before).ok_or_else(|| seconds.unexpected(SECONDS))?,
    })
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::super::{Dimension, Space, Until, breed, search};
    use super::*;
    use span_it_core::board::BoardSize;
    use span_it_core::engine::Stop;
    use span_it_core::personality::Factor;
    use span_it_core::seed::Seed;
    use span_it_core::storage::or_read_only;

    /// So little that it is soon done.
    fn course() -> Course {
        Course {
            start: Factors::default(),
            space: Space::new(vec![Dimension::of(Factor::NodeMajor)]).unwrap(),
            objective: Objective::Keep,
            boards: vec![BoardSize::square(4).unwrap()],
            seed: Seed::default(),
            max_visited: 1,
        }
    }

    #[test]
    fn a_finished_log_that_may_only_be_read_is_told_and_never_gone_on_with() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("finished.log");
        let (course, stop) = (course(), Arc::new(Stop::default()));
        let until = |rounds| Until { rounds: Some(rounds), time: None };
        let bred = breed(&course, until(1), Some(&path), &stop, &mut |_| ()).unwrap();
        let text = std::fs::read_to_string(&path).unwrap();
        let looked = || {
            let refused = Err(StorageError::writing(&path, ErrorKind::ReadOnlyFilesystem.into()));
            Log::of(or_read_only(refused, &path).unwrap(), &path, &course)
        };
        let opened = || looked().map(|(log, known)| (Some(log), known)).unwrap();
        let found = search(&course, (until(1), &stop), opened(), &mut |_| ()).unwrap();
        assert_eq!(found.end, Some(bred));
        let mut rounds = 0;
        let more = search(&course, (until(2), &stop), opened(), &mut |_| rounds += 1);
        let said = more.err().expect("nothing can be added").to_string();
        assert!(said.contains("could not write it: ") && rounds == 1, "{said}");
        // Not finished: refused before anything is done.
        let cut = text.trim_end().rsplit_once('\n').unwrap().0.to_owned() + "\n";
        for unfinished in [&*cut, ""] {
            std::fs::write(&path, unfinished).unwrap();
            let said = looked().expect_err("it cannot be gone on with").to_string();
            assert!(said.contains("could not write it: "), "{said}");
            assert_eq!(std::fs::read_to_string(&path).unwrap(), unfinished);
        }
    }
}
