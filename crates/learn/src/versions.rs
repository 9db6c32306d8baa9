//! Versions of the player's own personalities, and their measured strength (`docs/formats.md, "Versions"`): an
//! append-only log that several windows share.

use std::io::ErrorKind;
use std::path::Path;

use serde::{Deserialize, Serialize};
use span_it_core::json::{FormatError, from_line, to_line};
use span_it_core::personality::{Factor, Factors, MAX_BYTES, Personality};
use span_it_store::storage::{AppendLog, StorageError, create_folders, exists};

use crate::log::LogError;
use crate::log::lines::{check_header, header, is_torn_header};

/// The size in bytes above which the log is not read or written.
pub const MAX_LOG_BYTES: usize = 16 << 20;
/// The longest line in bytes: a personality and its frame.
const MAX_LINE: usize = MAX_BYTES + 8192;

const FORMAT: &str = "span-it-versions";
/// The latest time: the year 9999, in seconds since 1970-01-01 UTC.
const MAX_TIME: u64 = 253_402_300_799;
const MAX_ID: u64 = (1 << 53) - 1;
const MAX_POSITIONS: u32 = 1_000_000;

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum Event {
    /// A personality was saved with other factors than before.
    Version {
        /// In seconds since 1970-01-01 UTC.
        #[serde(rename = "t")]
        time: u64,
        /// The number of the personality, which stays when its file is renamed.
        id: u64,
        /// Its file.
        file: String,
        /// The whole personality.
        personality: Box<Personality>,
    },
    /// The file of a personality was renamed.
    Renamed {
        /// In seconds since 1970-01-01 UTC.
        #[serde(rename = "t")]
        time: u64,
        /// The number of the personality.
        id: u64,
        /// Its new file.
        file: String,
    },
    /// The accuracy test measured factors.
    Measured {
        /// In seconds since 1970-01-01 UTC.
        #[serde(rename = "t")]
        time: u64,
        /// The [`fingerprint`] of the factors.
        factors: u64,
        /// The result.
        #[serde(rename = "result")]
        kept: WinsKept,
    },
}

/// The result of an accuracy test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WinsKept {
    /// Positions in which the win was kept.
    pub kept: u32,
    /// All judged positions.
    pub of: u32,
}

/// A version of a personality.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Version<'a> {
    /// When it was saved, in seconds since 1970-01-01 UTC.
    pub time: u64,
    /// The whole personality.
    pub personality: &'a Personality,
}

/// The content of the log.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Versions {
    /// The lines, in order.
    pub events: Vec<Event>,
    /// The number of lines that could not be read. They stay in the file.
    pub left_out: usize,
}

/// A personality that was saved.
#[derive(Clone, Debug)]
pub struct Saved {
    /// In seconds since 1970-01-01 UTC.
    pub time: u64,
    /// Its file.
    pub file: String,
    /// What the file contained before; `None` for a new file.
    pub before: Option<Personality>,
    /// What it contains now.
    pub now: Personality,
    /// The result of the accuracy test with it, if there is one.
    pub kept: Option<WinsKept>,
}

/// A file that was renamed or moved.
#[derive(Clone, Debug)]
pub struct Moved {
    /// Its personality before.
    pub personality: Personality,
    /// Its old file.
    pub old: String,
    /// Its new file.
    pub new: String,
}

/// A number that is equal for equal factors: FNV-1a of their bits.
// CITE: Fowler, Noll, Vo and Eastlake, "The FNV Non-Cryptographic Hash Algorithm", 2012.
pub fn fingerprint(factors: &Factors) -> u64 {
    // The sum makes a negative zero positive.
    let bytes = Factor::all().flat_map(|factor| (factors[factor] + 0.0).to_bits().to_le_bytes());
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

impl Versions {
    /// Reads the log; a missing file is an empty log.
    ///
    /// # Errors
    /// The file cannot be read, or is not ours.
    pub fn read(path: &Path) -> Result<Self, LogError> {
        match AppendLog::open_to_read(path) {
            Ok(file) => Self::read_file(&file).map(|(versions, _)| versions),
            Err(error) if error.kind == ErrorKind::NotFound => Ok(Self::default()),
            Err(error) => Err(error.into()),
        }
    }

    /// Returns also the content of the file.
    fn read_file(file: &AppendLog) -> Result<(Self, Vec<u8>), LogError> {
        let foreign = |reason| LogError::Foreign { path: file.path().to_owned(), reason };
        let content = file.read(MAX_LOG_BYTES).map_err(|error| match error.kind {
            ErrorKind::FileTooLarge => foreign(error.reason),
            _ => error.into(),
        })?;
        let versions = Self::from_text(&content).map_err(|error| foreign(error.to_string()))?;
        Ok((versions, content))
    }

    /// Reads the text of a log. Leaves out lines that are wrong.
    ///
    /// # Errors
    /// The first line is not that of such a log.
    pub fn from_text(text: &[u8]) -> Result<Self, FormatError> {
        let mut versions = Self::default();
        if is_torn_header(text, FORMAT) {
            return Ok(versions);
        }
        let mut lines = text.split(|&byte| byte == b'\n');
        check_header(lines.next().unwrap_or_default(), FORMAT)?;
        for line in lines.filter(|line| !line.is_empty()) {
            match from_line(line, MAX_LINE) {
                Ok(event) if is_valid(&event) => versions.events.push(event),
                _ => versions.left_out += 1,
            }
        }
        Ok(versions)
    }

    /// The text of a log with these events.
    pub fn to_text(events: &[Event]) -> String {
        header(FORMAT) + &events.iter().map(to_line).collect::<String>()
    }

    /// The versions of the personality in this file, oldest first. Another personality that had the file before is not
    /// meant.
    pub fn of(&self, file: &str, personality: &Personality) -> Vec<Version<'_>> {
        self.id_of(file, personality).map(|id| self.with_id(id).collect()).unwrap_or_default()
    }

    fn with_id(&self, wanted: u64) -> impl DoubleEndedIterator<Item = Version<'_>> {
        self.events.iter().filter_map(move |event| match event {
            Event::Version { time, id, personality, .. } if *id == wanted => {
                Some(Version { time: *time, personality })
            }
            _ => None,
        })
    }

    /// The number of the personality that has this file, if its last version has the same name or factors.
    fn id_of(&self, wanted: &str, personality: &Personality) -> Option<u64> {
        let id = self.events.iter().rev().find_map(|event| match event {
            Event::Version { id, file, .. } | Event::Renamed { id, file, .. } if file == wanted => Some(*id),
            _ => None,
        })?;
        let last = self.with_id(id).next_back()?.personality;
        (last.name == personality.name || last.factors == personality.factors).then_some(id)
    }

    /// The latest result of the accuracy test with these factors.
    pub fn wins_kept(&self, factors: &Factors) -> Option<WinsKept> {
        let wanted = fingerprint(factors);
        self.events.iter().rev().find_map(|event| match event {
            Event::Measured { factors, kept, .. } if *factors == wanted => Some(*kept),
            _ => None,
        })
    }

    /// What to add for a personality that was saved. Nothing if its factors have not changed.
    fn events_of(&self, saved: Saved) -> Vec<Event> {
        let Saved { time, file, before, now, kept } = saved;
        let known = before.as_ref().and_then(|before| self.id_of(&file, before));
        let next = || {
            let ids = self.events.iter().filter_map(|event| match event {
                Event::Version { id, .. } | Event::Renamed { id, .. } => Some(*id),
                Event::Measured { .. } => None,
            });
            ids.max().map_or(1, |last| last.saturating_add(1).min(MAX_ID))
        };
        let id = known.unwrap_or_else(next);
        let mut last =
            known.and_then(|id| self.with_id(id).next_back()).map(|one| one.personality.factors.clone());
        let is_unchanged = before.as_ref().is_some_and(|before| before.factors == now.factors);
        let mut events = Vec::new();
        if !(is_unchanged && known.is_none()) {
            let factors = now.factors.clone();
            for personality in before.into_iter().chain([now]) {
                if last.as_ref() != Some(&personality.factors) {
                    last = Some(personality.factors.clone());
                    let personality = Box::new(personality);
                    events.push(Event::Version { time, id, file: file.clone(), personality });
                }
            }
            events.extend(kept.and_then(|kept| self.measured(time, &factors, kept)));
        }
        events
    }

    /// The line for a measurement, unless there is one of as many positions.
    fn measured(&self, time: u64, factors: &Factors, kept: WinsKept) -> Option<Event> {
        let is_better = self.wins_kept(factors).is_none_or(|old| old.of < kept.of);
        is_better.then(|| Event::Measured { time, factors: fingerprint(factors), kept })
    }
}

/// Records that a personality was saved, if its factors have changed.
///
/// # Errors
/// The log cannot be written.
pub fn record_saved(path: &Path, saved: &Saved) -> Result<(), LogError> {
    extend(path, |versions| versions.events_of(saved.clone()))
}

/// Records that different files were renamed or moved, those of whose personalities the log has versions.
///
/// # Errors
/// The log cannot be written.
pub fn record_moved(path: &Path, time: u64, moved: &[Moved]) -> Result<(), LogError> {
    extend(path, |versions| {
        let events = moved.iter().filter_map(|one| {
            let id = versions.id_of(&one.old, &one.personality)?;
            Some(Event::Renamed { time, id, file: one.new.clone() })
        });
        events.collect()
    })
}

/// Records a measurement, if the log has a version with these factors.
///
/// # Errors
/// The log cannot be written.
pub fn record_measured(path: &Path, time: u64, factors: &Factors, kept: WinsKept) -> Result<(), LogError> {
    extend(path, |versions| {
        let is_known = versions.events.iter().any(
            |event| matches!(event, Event::Version { personality, .. } if personality.factors == *factors),
        );
        versions.measured(time, factors, kept).filter(|_| is_known).into_iter().collect()
    })
}

/// Reads the log under its lock and appends what `events` returns.
fn extend(path: &Path, events: impl Fn(&Versions) -> Vec<Event>) -> Result<(), LogError> {
    if !exists(path) && events(&Versions::default()).is_empty() {
        return Ok(());
    }
    if let Some(folder) = path.parent() {
        create_folders(folder).map_err(|error| StorageError::writing(folder, error))?;
    }
    let mut file = AppendLog::open(path)?;
    let (versions, text) = Versions::read_file(&file)?;
    let events = events(&versions);
    if events.is_empty() {
        return Ok(());
    }
    let start = if is_torn_header(&text, FORMAT) {
        file.cut(0)?;
        header(FORMAT)
    } else if text.ends_with(b"\n") {
        String::new()
    } else {
        // A line that was not completed stays alone.
        "\n".to_owned()
    };
    let addition = start + &events.iter().map(to_line).collect::<String>();
    let size = text.len() + addition.len();
    if size > MAX_LOG_BYTES {
        // It could not be read again.
        let reason = format!("the file would have {size} bytes, expected at most {MAX_LOG_BYTES}");
        return Err(LogError::Foreign { path: path.to_owned(), reason });
    }
    file.append(&addition)?;
    Ok(file.sync()?)
}

/// Whether the values of a line are in their ranges.
fn is_valid(event: &Event) -> bool {
    match event {
        Event::Version { time, id, .. } | Event::Renamed { time, id, .. } => {
            *time <= MAX_TIME && (1..=MAX_ID).contains(id)
        }
        Event::Measured { time, kept, .. } => {
            *time <= MAX_TIME && (1..=MAX_POSITIONS).contains(&kept.of) && kept.kept <= kept.of
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;
    use span_it_core::personality::library;

    fn zebra(major: f64) -> Personality {
        let mut one = library::builtin()[0].clone();
        one.name = "Zebra".to_owned();
        one.notes = Some("two\nlines".to_owned());
        one.factors.set(Factor::NodeMajor, major).unwrap();
        one
    }

    fn saved(before: Option<f64>, now: f64) -> Saved {
        let kept = None;
        Saved { time: 7, file: "zebra.json".to_owned(), before: before.map(zebra), now: zebra(now), kept }
    }

    fn majors(path: &Path, file: &str, personality: &Personality) -> Vec<f64> {
        let versions = Versions::read(path).unwrap();
        versions.of(file, personality).iter().map(|one| one.personality.factors[Factor::NodeMajor]).collect()
    }

    fn log() -> (tempfile::TempDir, PathBuf) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("data/versions.jsonl");
        (folder, path)
    }

    #[test]
    fn keeps_each_change_of_the_factors() {
        let (_folder, path) = log();
        record_saved(&path, &saved(Some(1.0), 1.0)).unwrap();
        assert!(!path.exists(), "the factors are unchanged");
        record_saved(&path, &saved(Some(1.0), 2.0)).unwrap();
        record_saved(&path, &saved(Some(2.0), 3.0)).unwrap();
        record_saved(&path, &saved(Some(3.0), 3.0)).unwrap();
        assert_eq!(majors(&path, "zebra.json", &zebra(3.0)), [1.0, 2.0, 3.0]);
        record_saved(&path, &saved(Some(5.0), 6.0)).unwrap();
        assert_eq!(
            majors(&path, "zebra.json", &zebra(6.0)),
            [1.0, 2.0, 3.0, 5.0, 6.0],
            "5 was saved elsewhere"
        );
        let text = std::fs::read_to_string(&path).unwrap();
        assert_eq!(Versions::to_text(&Versions::from_text(text.as_bytes()).unwrap().events), text);
    }

    #[test]
    fn versions_follow_a_renamed_file() {
        let (_folder, path) = log();
        record_saved(&path, &saved(None, 2.0)).unwrap();
        let [old, new] = ["zebra.json", "gnu.json"].map(str::to_owned);
        record_moved(&path, 8, &[Moved { personality: zebra(2.0), old, new }]).unwrap();
        let gnu = |major| Personality { name: "Gnu".to_owned(), ..zebra(major) };
        assert_eq!(majors(&path, "gnu.json", &gnu(2.0)), [2.0]);
        let mut next = saved(Some(2.0), 3.0);
        (next.file, next.before, next.now) = ("gnu.json".to_owned(), Some(gnu(2.0)), gnu(3.0));
        record_saved(&path, &next).unwrap();
        assert_eq!(majors(&path, "gnu.json", &gnu(3.0)), [2.0, 3.0]);
        record_saved(&path, &saved(None, 9.0)).unwrap();
        assert_eq!(majors(&path, "zebra.json", &zebra(9.0)), [9.0], "a new file begins again");
        let other = Personality { name: "Other".to_owned(), ..zebra(1.5) };
        assert!(majors(&path, "zebra.json", &other).is_empty(), "another personality has the file now");
    }

    #[test]
    fn measurements_belong_to_factors() {
        let (_folder, path) = log();
        record_saved(&path, &saved(Some(1.0), 2.0)).unwrap();
        let few = WinsKept { kept: 30, of: 50 };
        let many = WinsKept { kept: 325, of: 500 };
        for kept in [few, many, few] {
            record_measured(&path, 9, &zebra(2.0).factors, kept).unwrap();
        }
        record_measured(&path, 9, &zebra(4.0).factors, many).unwrap();
        let versions = Versions::read(&path).unwrap();
        assert_eq!(versions.wins_kept(&zebra(2.0).factors), Some(many));
        assert_eq!(versions.wins_kept(&zebra(4.0).factors), None, "there is no such version");
        assert_eq!(versions.events.len(), 4);
        let mut zero = zebra(0.0);
        let positive = fingerprint(&zero.factors);
        zero.factors.set(Factor::NodeMajor, -0.0).unwrap();
        assert_eq!(fingerprint(&zero.factors), positive);
    }

    #[test]
    fn bad_lines_lose_only_themselves() {
        let (_folder, path) = log();
        record_saved(&path, &saved(Some(1.0), 2.0)).unwrap();
        let good = std::fs::read_to_string(&path).unwrap();
        for torn in ["{\"t\":7,\"e\":\"vers", "\u{0}\u{1}", "{}"] {
            std::fs::write(&path, good.clone() + torn).unwrap();
            record_saved(&path, &saved(Some(2.0), 3.0)).unwrap();
            assert_eq!(majors(&path, "zebra.json", &zebra(3.0)), [1.0, 2.0, 3.0]);
            assert_eq!(Versions::read(&path).unwrap().left_out, 1);
            assert!(std::fs::read_to_string(&path).unwrap().starts_with(&(good.clone() + torn + "\n")));
        }
        for torn in ["", "{\"format\":\"span-it-v"] {
            std::fs::write(&path, torn).unwrap();
            record_saved(&path, &saved(Some(1.0), 2.0)).unwrap();
            assert_eq!(std::fs::read_to_string(&path).unwrap(), good);
        }
    }

    #[test]
    fn a_full_log_stays_readable() {
        let (_folder, path) = log();
        record_saved(&path, &saved(Some(1.0), 2.0)).unwrap();
        let mut full = std::fs::read(&path).unwrap();
        full.resize(MAX_LOG_BYTES - 1, b'x');
        full.push(b'\n');
        std::fs::write(&path, &full).unwrap();
        let refused = record_saved(&path, &saved(Some(2.0), 3.0)).unwrap_err().to_string();
        assert!(refused.contains("versions.jsonl: the file would have 1677"), "{refused}");
        assert!(std::fs::read(&path).unwrap() == full);
        assert_eq!(majors(&path, "zebra.json", &zebra(2.0)), [1.0, 2.0]);
    }

    #[test]
    fn foreign_files_are_not_written() {
        let (_folder, path) = log();
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        for foreign in ["{\"format\":\"span-it-versions\",\"version\":2}\n", "milk\n", "{\"format\":\"x\"}"] {
            std::fs::write(&path, foreign).unwrap();
            let message = record_saved(&path, &saved(Some(1.0), 2.0)).unwrap_err().to_string();
            assert!(message.contains("Nothing is written to this file"), "{message}");
            assert!(Versions::read(&path).is_err());
            assert_eq!(std::fs::read_to_string(&path).unwrap(), foreign);
        }
    }

    #[test]
    fn two_windows_append_to_one_log() {
        let (_folder, path) = log();
        std::thread::scope(|scope| {
            for window in 0..2 {
                let path = &path;
                scope.spawn(move || {
                    for step in 0..20 {
                        let mut one = saved(None, f64::from(step + 100 * window));
                        one.file = format!("{window}-{step}.json");
                        while record_saved(path, &one).is_err() {}
                    }
                });
            }
        });
        let versions = Versions::read(&path).unwrap();
        let ids: std::collections::BTreeSet<u64> = versions
            .events
            .iter()
            .filter_map(|event| match event {
                Event::Version { id, .. } => Some(*id),
                _ => None,
            })
            .collect();
        assert_eq!((versions.events.len(), ids.len(), versions.left_out), (40, 40, 0));
    }
}
