//! The log: reading, appending, two windows, bad lines, forgetting.

use std::fs;
use std::path::{Path, PathBuf};

use span_it_learn::date::Zone;
use span_it_learn::log::LearningLog;
use span_it_learn::mistakes::{LoggedMistake, MistakeKind};
use span_it_learn::progress::{Event, GameRecord, Progress, Streak, What};
use span_it_learn::puzzles::Kind;
use span_it_learn::style::Style;

use super::progress::game;

const START: i64 = 1_795_305_600;
const MISTAKE: &str = "hhv/../..v/../... h";

pub(crate) fn mistake() -> LoggedMistake {
    LoggedMistake {
        position: MISTAKE.parse().unwrap(),
        played: "a5".parse().unwrap(),
        kind: MistakeKind::MissedBlock,
        winning: 1,
        free: 9,
        vs: String::new(),
    }
}

fn at(time: i64, what: What) -> Event {
    Event::new(time, &Zone::UTC, what)
}

/// An event of each kind, with the minute as time.
fn event(minute: i64) -> Event {
    let what = match minute % 6 {
        0 => What::Lesson { id: "pairs-2".to_owned(), tries: 1 },
        1 => What::Puzzle {
            kind: Kind::Keep,
            position: "hv./h./.vv/../.h. h".parse().unwrap(),
            rating: Some(1540),
            answer: Some("e5".to_owned()),
            found: minute % 2 == 0,
            mix: true,
        },
        2 => What::Game(Box::new(GameRecord {
            mistakes: vec![mistake()],
            style: Style { moves: 9, runs: 5, spreads: 2, blocks: 4, idle: 1 },
            ..game(minute % 3 == 0)
        })),
        3 => What::Practice { position: MISTAKE.parse().unwrap(), found: true },
        4 => What::Cards(vec![mistake()]),
        _ => What::Day { date: "2026-11-22".parse().unwrap(), found: true },
    };
    at(START + 60 * minute, what)
}

pub(crate) fn open(path: &Path) -> LearningLog {
    let (log, result) = LearningLog::open(path);
    result.unwrap();
    log
}

fn folder() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("data/learning.jsonl");
    (folder, path)
}

fn filled(path: &Path, events: std::ops::Range<i64>) -> LearningLog {
    let mut log = open(path);
    for minute in events {
        log.append(event(minute)).unwrap();
    }
    log
}

fn expected(events: std::ops::Range<i64>) -> Progress {
    let mut progress = Progress::default();
    events.for_each(|minute| progress.add(&event(minute)));
    progress
}

#[test]
fn events_are_read_back() {
    let (_folder, path) = folder();
    let log = filled(&path, 0..25);
    let again = open(&path);
    assert_eq!((again.progress(), again.left_out().len()), (log.progress(), 0));
    assert_eq!(*again.progress(), expected(0..25));
    let text = fs::read_to_string(&path).unwrap();
    assert!(
        text.starts_with(
            "{\"format\":\"span-it-learn\",\"version\":1}\n{\"t\":1795305600,\"day\":\"2026-11-22\","
        ),
        "{text}"
    );
    assert_eq!(text.lines().count(), 26);
}

#[test]
fn other_opponents_and_lessons_lose_nothing() {
    let (_folder, path) = folder();
    let sum = r#"{"t":1,"day":"2026-11-22","what":{"sum":{"rungs":{"Gone":{"is_won":true},"Sprinter":{"is_won":true,"new":1}},"lessons":{"gone-1":2,"pairs-2":1},"new":7}}}"#;
    let later = r#"{"t":2,"day":"2026-11-22","what":{"lesson":{"id":"gone-2","tries":3}}}"#;
    let header = r#"{"format":"span-it-learn","version":1}"#;
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(&path, format!("{header}\n{sum}\n{later}\n")).unwrap();
    let log = open(&path);
    assert!(log.left_out().is_empty(), "{:?}", log.left_out());
    let progress = log.progress();
    let won: Vec<bool> = progress.rungs().iter().map(|rung| rung.is_won).collect();
    assert_eq!((won.len(), &won[..3]), (span_it_learn::ladder::opponents().len(), &[false, true, false][..]));
    assert!(progress.rungs_of(["Gone"])[0].is_won);
    assert_eq!(
        (progress.lessons_done(), progress.tries("gone-1"), progress.tries("gone-2")),
        (1, Some(2), Some(3))
    );
}

#[test]
fn two_windows_read_each_other() {
    let (_folder, path) = folder();
    let (mut one, mut other) = (open(&path), open(&path));
    for minute in 0..10 {
        if minute % 2 == 0 { &mut one } else { &mut other }.append(event(minute)).unwrap();
    }
    one.refresh().unwrap();
    assert_eq!(*one.progress(), expected(0..10));
    assert_eq!(one.progress(), other.progress());
    assert_eq!(*open(&path).progress(), expected(0..10));
}

#[test]
fn a_long_log_begins_again_with_its_sum() {
    let (_folder, path) = folder();
    filled(&path, 0..10);
    let line = fs::read_to_string(&path).unwrap().lines().nth(2).unwrap().to_owned() + "\n";
    let mut text = fs::read_to_string(&path).unwrap();
    while text.len() < (4 << 20) {
        text += &line.repeat(1000);
    }
    fs::write(&path, &text).unwrap();
    let (mut log, mut other) = (open(&path), open(&path));
    log.append(event(10)).unwrap();
    let archive = path.with_file_name("learning-2026.jsonl");
    assert!(fs::read_to_string(&archive).unwrap().starts_with(&text));
    assert!(fs::metadata(&path).unwrap().len() < 100_000);
    assert_eq!(open(&path).progress(), log.progress());
    other.append(event(11)).unwrap();
    log.append(event(12)).unwrap();
    other.refresh().unwrap();
    assert_eq!(other.progress(), log.progress());
    assert_eq!(open(&path).progress(), log.progress());
}

#[test]
fn forgetting_can_be_undone() {
    let (folder, path) = folder();
    let trash = folder.path().join("trash");
    let mut log = filled(&path, 0..10);
    fs::write(path.with_file_name("learning-2025.jsonl"), "old").unwrap();
    fs::write(path.with_file_name("learning-notes.jsonl"), "mine").unwrap();
    let forgotten = log.forget(&trash).unwrap();
    assert_eq!(*log.progress(), Progress::default());
    assert!(!path.exists() && path.with_file_name("learning-notes.jsonl").exists());
    assert_eq!(fs::read_dir(&trash).unwrap().count(), 2);
    log.append(event(10)).unwrap();
    log.restore(&forgotten).unwrap();
    assert_eq!(*log.progress(), expected(0..11));
    assert_eq!(*open(&path).progress(), expected(0..11));
    assert_eq!(fs::read_dir(&trash).unwrap().count(), 0);
}

#[test]
fn another_window_notices_that_all_was_forgotten() {
    let (folder, path) = folder();
    let mut one = filled(&path, 0..10);
    let mut other = open(&path);
    one.forget(&folder.path().join("trash")).unwrap();
    other.append(event(3)).unwrap();
    assert_eq!(*other.progress(), expected(3..4));
    other.refresh().unwrap();
    one.refresh().unwrap();
    assert_eq!(one.progress(), other.progress());
}

#[test]
fn a_shorter_file_in_its_place_is_noticed_once() {
    let (_folder, path) = folder();
    let mut log = filled(&path, 0..2);
    let backup = std::fs::read(&path).unwrap();
    log.append(event(2)).unwrap();
    assert!(!log.take_replaced());
    std::fs::remove_file(&path).unwrap();
    log.append(event(3)).unwrap();
    assert!(log.take_replaced() && !log.take_replaced());
    assert_eq!(open(&path).progress(), &expected(3..4));
    log.append(event(4)).unwrap();
    log.append(event(5)).unwrap();
    std::fs::write(&path, backup).unwrap();
    log.refresh().unwrap();
    assert!(log.take_replaced());
    assert_eq!(log.progress(), &expected(0..2));
}

#[test]
fn events_keep_their_day() {
    let (_folder, path) = folder();
    let mut log = open(&path);
    let tokyo = Zone::fixed(9 * 3600);
    let lesson = || What::Lesson { id: "pairs-2".to_owned(), tries: 1 };
    // In the evening and in the morning in turn, of which some are on one day elsewhere.
    for day in 0..10 {
        let hour = if day % 2 == 0 { 9 } else { 23 };
        log.append(Event::new(START + 86_400 * day + 3600 * (hour - 9), &tokyo, lesson())).unwrap();
    }
    let last = tokyo.date(START + 86_400 * 9);
    assert_eq!(open(&path).progress().days_in_a_row(last), Streak { now: 10, best: 10 });
}

#[test]
fn events_wait_until_the_file_can_be_written() {
    let (folder, path) = folder();
    filled(&path, 0..3);
    let mut log = open(&path);
    let away = folder.path().join("away");
    fs::rename(&path, &away).unwrap();
    fs::create_dir(&path).unwrap();
    for minute in 3..6 {
        let message = log.append(event(minute)).unwrap_err().to_string();
        assert!(message.contains("learning.jsonl: this is a folder"), "{message}");
    }
    assert_eq!((*log.progress() == expected(0..6), log.waiting()), (true, 3));
    fs::remove_dir(&path).unwrap();
    fs::rename(&away, &path).unwrap();
    log.refresh().unwrap();
    assert_eq!((*open(&path).progress() == expected(0..6), log.waiting()), (true, 0));
}
