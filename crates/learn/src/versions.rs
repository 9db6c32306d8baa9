//! Versions of the player's own personalities, and their measured strength (`docs/formats.md, "Versions"`): an
//! append-only log that several windows share.

use std::path::Path;

use serde::{Deserialize, Serialize};
use span_it_core::personality::{Factor, Factors, Formulas, MAX_BYTES, Personality};
use span_it_store::storage::{EventLog, LogError, LogFormat, exists};

use crate::log::{create_folder_of, unusable};

/// The format of the log.
#[derive(Debug)]
struct Format;

impl LogFormat for Format {
    const NAME: &'static str = "span-it-versions";
    /// A personality and its frame.
    const MAX_LINE: usize = MAX_BYTES + 8192;
    const MAX_BYTES: u64 = 16 << 20;
    type Plan = ();
    type Event = Event;
}

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

/// A number that is equal for equal factors and formulas: FNV-1a of their bits.
// CITE: Fowler, Noll, Vo and Eastlake, "The FNV Non-Cryptographic Hash Algorithm", 2012.
pub fn fingerprint(factors: &Factors) -> u64 {
    // The sum makes a negative zero positive.
    let bytes = Factor::all().flat_map(|factor| (factors[factor] + 0.0).to_bits().to_le_bytes());
    let formulas = (factors.formulas == Formulas::Printed).then_some(1);
    bytes
        .chain(formulas)
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

impl Versions {
    /// Reads the log; a missing file is an empty log.
    ///
    /// # Errors
    /// The file cannot be read, or is not ours.
    pub fn read(path: &Path) -> Result<Self, LogError> {
        let log = EventLog::read_if_begun(path, None).map_err(unusable)?;
        log.map_or_else(|| Ok(Self::default()), |mut log| Self::of_log(&mut log))
    }

    /// Leaves out lines that are wrong.
    fn of_log(log: &mut EventLog<Format>) -> Result<Self, LogError> {
        let mut versions = Self::default();
        while let Some(line) = log.next_line()? {
            match line.event() {
                Ok(event) => versions.events.push(event),
                Err(_) => versions.left_out += 1,
            }
        }
        Ok(versions)
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
            ids.max().map_or(1, |last| last.saturating_add(1))
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
    create_folder_of(path)?;
    let mut log = EventLog::open_or_create(path, None).map_err(unusable)?;
    let events = events(&Versions::of_log(&mut log)?);
    for event in &events {
        log.append(event).map_err(|error| unusable(error.into()))?;
    }
    Ok(log.sync()?)
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
