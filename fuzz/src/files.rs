//! Parsers of files that are also written: reading changes no byte, and a refused file stays as it is.

use std::fs;
use std::path::{Path, PathBuf};

use span_it_lab::tournament::export::Report;
use span_it_lab::tournament::{Scoreboard, log};
use span_it_lab::training::train::{self, Dimension, Objective, Space, TrainingConfig, Until};
use span_it_core::board::BoardSize;
use span_it_core::engine::{Seed, Stop};
use span_it_core::personality::{Factor, Factors};
use span_it_store::games::{Filter, History};
use span_it_learn::date::Zone;
use span_it_learn::log::LearningLog;
use span_it_learn::progress::{Event, What};
use span_it_learn::versions::Versions;
use tempfile::TempDir;

/// A temporary folder, in memory if the system has a place for that.
///
/// # Panics
/// There is no place for one.
pub fn temporary_folder() -> TempDir {
    let memory = tempfile::tempdir_in("/dev/shm");
    memory.or_else(|_| tempfile::tempdir()).unwrap_or_else(|error| panic!("{error}"))
}

/// A file with this content in a folder of its own.
fn file(name: &str, content: &[u8]) -> (TempDir, PathBuf) {
    let folder = temporary_folder();
    let path = folder.path().join(name);
    fs::write(&path, content).unwrap_or_else(|error| panic!("{error}"));
    (folder, path)
}

fn content(path: &Path) -> Vec<u8> {
    fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// More games of a plan are not checked: the openings of all of them are generated to read a log.
const MAX_GAMES: u64 = 200;

/// A log is read, summarised, resumed and reported. Reading changes nothing; resuming only removes the incomplete end,
/// or ends the line of the plan.
pub fn tournament_log(data: &[u8]) -> bool {
    let (_folder, path) = file("tournament.jsonl", data);
    let stop = Stop::default();
    let summary = log::summary(&path);
    if summary.as_ref().is_ok_and(|summary| summary.plan.games() > MAX_GAMES) {
        return false;
    }
    let read = log::read(&path, &stop);
    assert_eq!(content(&path), data, "reading changed the log");
    let resumed = log::plan(&path).and_then(|plan| log::reopen(&path, &plan, &stop));
    let after = content(&path);
    let is_ended = after.strip_suffix(b"\n") == Some(data);
    assert!(data.starts_with(&after) || is_ended, "resuming changed complete lines");
    let Ok(log::Content { plan, games, .. }) = read else {
        assert!(resumed.is_err() && after == data, "an unreadable log was resumed");
        return false;
    };
    assert!(summary.is_ok(), "{summary:?}");
    if let Ok(resumed) = resumed {
        assert_eq!((&resumed.plan.agents, &resumed.games), (&plan.agents, &games));
        drop(resumed);
        let again = log::read(&path, &stop);
        assert!(again.is_ok_and(|again| again.games == games), "the second reading differs");
    }
    let board = Scoreboard::new(&plan.names(), &games);
    let report = Report::new("Fuzz", &board);
    let hides = |letter: char| letter.is_control() && letter != '\n';
    for text in [report.text(), report.markdown(), report.html()] {
        assert!(!text.contains(hides), "a control character is in a report");
    }
    assert!(!report.csv().is_empty() && !report.json().is_empty());
    true
}

/// A short training on a small board.
fn training() -> TrainingConfig {
    let space = Space::new(vec![Dimension::of(Factor::NodeMajor)]);
    TrainingConfig {
        start: Factors::default(),
        space: space.unwrap_or_else(|error| panic!("{error}")),
        objective: Objective::Keep,
        boards: vec![BoardSize::square(4).unwrap_or_else(|error| panic!("{error}"))],
        seed: Seed::default(),
        max_visited: 1,
    }
}

/// A log is read without being changed, and an error is at most some lines long.
pub fn training_log(data: &[u8]) -> bool {
    let (_folder, path) = file("training.jsonl", data);
    let config = training();
    let rounds = train::rounds(&config, &path);
    let result = train::finished_result(&config, Until { rounds: Some(2), time: None, total: None }, &path);
    assert_eq!(content(&path), data, "reading changed the log");
    for error in [rounds.as_ref().err(), result.as_ref().err()].into_iter().flatten() {
        assert!(error.to_string().len() < 2000, "{} bytes of error", error.to_string().len());
    }
    rounds.is_ok_and(|rounds| !rounds.is_empty())
}

/// A log is read and appended to. Every complete line stays as it is.
pub fn learning_log(data: &[u8]) -> bool {
    let (_folder, path) = file("learning.jsonl", data);
    let (mut log, opened) = LearningLog::open(&path);
    assert_eq!(content(&path), data, "reading changed the log");
    let before = (log.progress().clone(), log.left_out_count());
    let lesson = What::Lesson { id: "pairs-2".to_owned(), tries: 1 };
    let appended = log.append(Event::new(1, &Zone::UTC, lesson));
    let after = content(&path);
    let complete = data.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
    assert!(after.starts_with(&data[..complete]), "appending changed complete lines");
    if opened.is_err() || appended.is_err() {
        assert_eq!(after, data, "a refused log was changed");
        return false;
    }
    let (again, opened) = LearningLog::open(&path);
    assert!(opened.is_ok(), "{opened:?}");
    assert_eq!(again.progress(), log.progress(), "the second reading differs");
    before.1 == 0 && !data.is_empty()
}

/// A log of versions is read without being changed.
pub fn versions(data: &[u8]) -> bool {
    let (_folder, path) = file("versions.jsonl", data);
    let read = Versions::read(&path);
    assert_eq!(content(&path), data, "reading changed the log");
    read.is_ok_and(|versions| !versions.events.is_empty())
}

/// A database is opened, or set aside with all its bytes. What it lists can be read or is an error.
pub fn history(data: &[u8]) -> bool {
    let (folder, path) = file("games.sqlite3", data);
    let Ok(opened) = History::open_or_set_aside(&path) else { return false };
    let is_sound = opened.damaged.is_none();
    let history = opened.history;
    let Ok(page) = history.list(&Filter::default(), 0, 100) else { return false };
    for game in &page.games {
        if let Ok((setup, played)) = history.read(game.id) {
            assert!(setup.size.node_count() >= played.moves().len());
        }
    }
    drop(history);
    if !is_sound {
        let entries = fs::read_dir(folder.path()).into_iter().flatten().flatten();
        let is_kept = entries.map(|entry| entry.path()).any(|other| other != path && content(&other) == data);
        assert!(is_kept, "the damaged database was not kept");
    }
    is_sound
}
