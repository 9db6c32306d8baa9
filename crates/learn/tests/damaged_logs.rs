//! The same damages in all four kinds of log: reading changes no byte, whole lines count, and the next write leaves a log that
//! is read.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use span_it_core::board::BoardSize;
use span_it_core::engine::{Seed, Stop};
use span_it_core::personality::{Factor, Factors, library};
use span_it_lab::tournament::{Control, Plan, PlayerSpec, log, run};
use span_it_lab::training::train::{self, Dimension, Objective, Space, TrainingConfig, Until};
use span_it_learn::date::Zone;
use span_it_learn::log::LearningLog;
use span_it_learn::progress::{Event, What};
use span_it_learn::versions::{Saved, Versions, record_saved};

/// A kind of log.
struct Kind {
    name: &'static str,
    /// Whether a wrong line is left out; otherwise it is an error.
    skips: bool,
    /// The number of events, and of lines that were left out.
    read: fn(&Path) -> Result<(usize, usize), String>,
    /// Adds what is missing, or one event more, after 0 to 3.
    add: fn(&Path, i64) -> Result<(), String>,
}

const KINDS: [Kind; 4] = [
    Kind { name: "tournament", skips: false, read: read_tournament, add: resume_tournament },
    Kind { name: "training", skips: false, read: read_training, add: resume_training },
    Kind { name: "learning", skips: true, read: read_learning, add: add_lesson },
    Kind { name: "versions", skips: true, read: read_versions, add: add_version },
];

fn plan() -> Plan {
    let boards = vec![BoardSize::square(3).unwrap()];
    let agents = ["Novice", "random"].map(|name| PlayerSpec::parse(name).unwrap());
    Plan { boards, pairs: 2, opening_plies: 1, ..Plan::round_robin(agents.to_vec()) }
}

fn read_tournament(path: &Path) -> Result<(usize, usize), String> {
    log::read(path, &Stop::default())
        .map(|content| (content.games.len(), 0))
        .map_err(|error| error.to_string())
}

fn resume_tournament(path: &Path, _: i64) -> Result<(), String> {
    let mut resumed =
        log::open_or_create(path, &plan(), &Stop::default()).map_err(|error| error.to_string())?;
    let mut append = |game: &_| resumed.log.append(game).unwrap();
    run(&plan(), &resumed.games, &Control::default(), &mut append).map_err(|error| error.to_string())
}

fn config() -> TrainingConfig {
    TrainingConfig {
        start: Factors::default(),
        space: Space::new(vec![Dimension::of(Factor::NodeMajor)]).unwrap(),
        objective: Objective::Keep,
        boards: vec![BoardSize::square(3).unwrap()],
        seed: Seed::default(),
        max_visited: 1,
    }
}

fn read_training(path: &Path) -> Result<(usize, usize), String> {
    train::rounds(&config(), path).map(|rounds| (rounds.len(), 0)).map_err(|error| error.to_string())
}

fn resume_training(path: &Path, _: i64) -> Result<(), String> {
    let until = Until { rounds: Some(3), time: None, total: None };
    train::run(&config(), until, Some(path), &Arc::default(), &mut |_| ())
        .map(drop)
        .map_err(|error| error.to_string())
}

fn add_lesson(path: &Path, time: i64) -> Result<(), String> {
    let (mut log, _) = LearningLog::open(path);
    let what = What::Puzzle {
        kind: span_it_learn::puzzles::Kind::Keep,
        position: "hv./h./.vv/../.h. h".parse().unwrap(),
        rating: Some(1500),
        answer: None,
        found: true,
        mix: true,
    };
    log.append(Event::new(time, &Zone::UTC, what)).map_err(|error| error.to_string())
}

fn read_learning(path: &Path) -> Result<(usize, usize), String> {
    let (log, opened) = LearningLog::open(path);
    let events = log.progress().puzzle_counts().total().whole as usize;
    opened.map(|()| (events, log.left_out_count())).map_err(|error| error.to_string())
}

fn add_version(path: &Path, step: i64) -> Result<(), String> {
    let mut now = library::builtin()[0].clone();
    now.factors.set(Factor::NodeMajor, step as f64).unwrap();
    let saved = Saved { time: 7, file: format!("{step}.json"), before: None, now, kept: None };
    record_saved(path, &saved).map_err(|error| error.to_string())
}

fn read_versions(path: &Path) -> Result<(usize, usize), String> {
    Versions::read(path)
        .map(|versions| (versions.events.len(), versions.left_out))
        .map_err(|error| error.to_string())
}

/// What a damaged log does.
#[derive(Clone, Copy, Debug)]
enum Outcome {
    /// It has this many events less, and goes on.
    Lacks(usize),
    /// A line is wrong: an error with this text, or the line is left out.
    Wrong(&'static str),
    /// It is refused with this text, and nothing is written.
    Refused(&'static str),
}

type Damage = (&'static str, fn(&[u8]) -> Vec<u8>, Outcome);

fn with(text: &[u8], more: &[u8]) -> Vec<u8> {
    [text, more].concat()
}

/// The text with a line before the last.
fn before_last(text: &[u8], line: &[u8]) -> Vec<u8> {
    let end = text[..text.len() - 1].iter().rposition(|&byte| byte == b'\n').unwrap() + 1;
    [&text[..end], line, &text[end..]].concat()
}

fn replaced(text: &[u8], old: &str, new: &str) -> Vec<u8> {
    String::from_utf8(text.to_vec()).unwrap().replacen(old, new, 1).into_bytes()
}

const DAMAGES: &[Damage] = &[
    ("torn line", |text| text[..text.len() - 9].to_vec(), Outcome::Lacks(1)),
    ("no end of the last line", |text| text[..text.len() - 1].to_vec(), Outcome::Lacks(0)),
    ("NUL bytes after a power cut", |text| with(text, &[0; 5000]), Outcome::Lacks(0)),
    ("half an event", |text| with(text, b"{\"t\":7,\"wh"), Outcome::Lacks(0)),
    ("blank lines", |text| with(&before_last(text, b"\n  \n"), b"\n\n"), Outcome::Lacks(0)),
    ("line ends of Windows", |text| replaced(text, "\n", "\r\n"), Outcome::Lacks(0)),
    ("garbage line", |text| before_last(text, b"not json\n"), Outcome::Wrong("not JSON")),
    ("NUL bytes in a line", |text| before_last(text, b"\0\0\0\n"), Outcome::Wrong("not JSON")),
    ("no text", |text| before_last(text, b"\xff\xfe\n"), Outcome::Wrong("not UTF-8")),
    ("unknown event", |text| before_last(text, b"{\"other\":{}}\n"), Outcome::Wrong("unknown")),
    ("deep nesting", |text| before_last(text, &with(&[b'['; 50_000], b"\n")), Outcome::Wrong("line ")),
    (
        "header of a game",
        |text| replaced(text, "\"span-it-", "\"span-it-game-"),
        Outcome::Refused("expected \""),
    ),
    (
        "newer version",
        |text| replaced(text, "\"version\":1", "\"version\":2"),
        Outcome::Refused("a newer Span-It!"),
    ),
    (
        "unknown key",
        |text| replaced(text, "\"version\":1", "\"version\":1,\"x\":1"),
        Outcome::Refused("unknown field"),
    ),
    ("foreign text", |_| b"my notes\nmore\n".to_vec(), Outcome::Refused("line 1, column 1: not JSON")),
    ("foreign line", |_| b"my notes".to_vec(), Outcome::Refused("line 1, column 1: not JSON")),
    ("only NUL bytes", |_| vec![0; 200], Outcome::Refused("line 1, column 1: not JSON")),
    ("huge line", |text| before_last(text, &with(&vec![b'x'; 17 << 20], b"\n")), Outcome::Refused("too l")),
];

#[test]
fn damaged_logs_are_read_as_far_as_they_are_whole() {
    let folder = tempfile::tempdir().unwrap();
    for kind in &KINDS {
        let path = folder.path().join(kind.name).with_extension("jsonl");
        (0..3).for_each(|number| (kind.add)(&path, number).unwrap());
        let whole = fs::read(&path).unwrap();
        let events = (kind.read)(&path).unwrap().0;
        for (name, damage, outcome) in DAMAGES {
            let context = format!("{}: {name}", kind.name);
            let damaged = damage(&whole);
            fs::write(&path, &damaged).unwrap();
            let read = (kind.read)(&path);
            assert_eq!(fs::read(&path).unwrap(), damaged, "{context}: reading changes the file");
            let added = (kind.add)(&path, 3);
            match outcome {
                Outcome::Refused(part) => assert_refused(&context, part, read, added),
                Outcome::Wrong(part) if !kind.skips => assert_refused(&context, part, read, added),
                Outcome::Wrong(_) => assert_eq!((read, added), (Ok((events, 1)), Ok(())), "{context}"),
                // The last line of a training is the result, which is no round.
                Outcome::Lacks(missing) => {
                    let missing = if kind.name == "training" { 0 } else { *missing };
                    assert_eq!((read, added), (Ok((events - missing, 0)), Ok(())), "{context}");
                }
            }
            let after = (kind.read)(&path);
            match after {
                Ok((found, left_out)) => assert!(found >= events && left_out <= 1, "{context}: {found}"),
                Err(_) => {
                    assert_eq!(fs::read(&path).unwrap(), damaged, "{context}: writing changes the file");
                }
            }
        }
    }
}

fn assert_refused(
    context: &str,
    part: &str,
    read: Result<(usize, usize), String>,
    added: Result<(), String>,
) {
    for error in [read.map(drop), added] {
        let error = error.expect_err(context);
        assert!(error.contains(part) && error.contains(".jsonl: "), "{context}: {error}, without {part}");
        assert!(error.len() < 500, "{context}: {} bytes of message", error.len());
    }
}

/// Another program replaces or removes a log while it is open: nothing is written to a file without a path.
#[test]
#[cfg(unix)]
fn a_log_that_was_replaced_is_not_written() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tournament.jsonl");
    let resumed = || log::open_or_create(&path, &plan(), &Stop::default()).unwrap();
    let mut games = Vec::new();
    run(&plan(), &[], &Control::default(), &mut |game| games.push(game.clone())).unwrap();
    for replaces in [false, true] {
        let mut open = resumed();
        open.log.append(&games[0]).unwrap();
        let before = fs::read(&path).unwrap();
        fs::remove_file(&path).unwrap();
        if replaces {
            fs::write(&path, &before).unwrap();
        }
        let refused = open.log.append(&games[1]).unwrap_err().to_string();
        assert!(
            refused.contains("tournament.jsonl: another program has moved, removed or replaced"),
            "{refused}"
        );
        assert!(open.log.sync().is_err());
        assert_eq!(fs::read(&path).ok(), replaces.then_some(before));
    }
    drop(resumed());
}
