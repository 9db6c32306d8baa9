//! Shards and their merge. Guards against a merged tournament that differs from a tournament of one machine.

use std::fs;
use std::path::{Path, PathBuf};

use span_it_core::engine::Stop;
use span_it_lab::tournament::log::{self, Merge, Missing};
use span_it_lab::tournament::stats::Sprt;
use span_it_lab::tournament::{Plan, Sequential, Shard};
use tempfile::TempDir;

use super::logs::finish;
use super::{agents, small};

const SHARDS: u64 = 5;

struct Shards {
    folder: TempDir,
    plan: Plan,
}

impl Shards {
    fn new(plan: Plan) -> Self {
        let shards = Self { folder: tempfile::tempdir().unwrap(), plan };
        for index in 0..SHARDS {
            finish(&shards.path(index), &shards.plan(index));
        }
        shards
    }

    fn plan(&self, index: u64) -> Plan {
        Plan { shard: Some(Shard::new(index, SHARDS).unwrap()), ..self.plan.clone() }
    }

    fn path(&self, index: u64) -> PathBuf {
        self.file(&format!("shard-{index}.jsonl"))
    }

    fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn paths(&self) -> Vec<PathBuf> {
        (0..SHARDS).map(|index| self.path(index)).collect()
    }
}

fn merge(paths: &[PathBuf]) -> Merge {
    Merge::read(paths, &Stop::default()).unwrap()
}

fn refused(paths: &[PathBuf]) -> String {
    Merge::read(paths, &Stop::default()).unwrap_err().to_string()
}

/// The lines without their times.
fn lines(path: &Path) -> Vec<String> {
    let without_times = |line: &str| {
        let parts = line.split("_ns\":");
        parts.map(|part| part.trim_start_matches(|letter: char| letter.is_ascii_digit())).collect()
    };
    fs::read_to_string(path).unwrap().lines().map(without_times).collect()
}

#[test]
fn merged_shards_are_the_log_of_one_run() {
    let shards = Shards::new(small());
    let (one, whole) = (shards.file("one.jsonl"), shards.file("whole.jsonl"));
    finish(&one, &Plan { threads: std::num::NonZeroUsize::new(1), ..shards.plan.clone() });
    let mut merged = merge(&shards.paths());
    assert_eq!((merged.missing(), merged.repeated()), (Vec::new(), 0));
    merged.write(&whole, &Stop::default()).unwrap();
    assert_eq!(lines(&whole), lines(&one));
    // The merged log is one like any other, also as a source.
    let content = log::read(&whole, &Stop::default()).unwrap();
    assert_eq!((content.games.len() as u64, content.plan), (shards.plan.games(), shards.plan.clone()));
    let again = merge(&[whole, shards.path(2)]);
    assert_eq!(again.games() as u64, shards.plan.games());
    assert_eq!(again.repeated() as u64, shards.plan(2).games());
}

#[test]
fn a_shard_continues_only_as_itself() {
    let shards = Shards::new(small());
    let (path, plan) = (shards.path(1), shards.plan(1));
    let summary = log::summary(&path).unwrap();
    assert!(summary.is_finished() && summary.plan == plan);
    let other = log::reopen(&path, &shards.plan(2), &Stop::default()).unwrap_err().to_string();
    assert!(other.ends_with("shard is 1/5: expected 2/5"), "{other}");
    let whole = log::reopen(&path, &shards.plan, &Stop::default()).unwrap_err().to_string();
    assert!(whole.ends_with("shard is 1/5: expected none"), "{whole}");
    // A game of another shard does not belong to it.
    let strange = fs::read_to_string(shards.path(2)).unwrap().lines().nth(2).unwrap().to_owned() + "\n";
    let text = fs::read_to_string(&path).unwrap() + &strange;
    fs::write(&path, text).unwrap();
    let message = log::read(&path, &Stop::default()).unwrap_err().to_string();
    assert!(message.contains("expected one of shard 1/5, as in the plan in line 1"), "{message}");
}

#[test]
fn missing_pairs_are_listed_by_shard() {
    let shards = Shards::new(small());
    // Shard 3 is missing, shard 1 was killed after five games: 48 pairs in all.
    let text = fs::read_to_string(shards.path(1)).unwrap();
    let mut games: Vec<&str> = text.lines().collect();
    let plan = shards.plan(1);
    games[1..].sort_by_key(|line| plan.fixtures().position(|game| is_game(line, &game)));
    fs::write(shards.path(1), games[..6].join("\n") + "\n{\"game\":").unwrap();
    fs::remove_file(shards.path(3)).unwrap();
    let logs = [0, 1, 2, 4].map(|index| shards.path(index));
    let mut merged = merge(&logs);
    let missing = |index, ranges: &[(u64, u64)], pairs| Missing {
        shard: Some(Shard::new(index, SHARDS).unwrap()),
        ranges: ranges.to_vec(),
        pairs,
    };
    let expected = [missing(1, &[(11, 46)], 8), missing(3, &[(3, 43)], 9)];
    assert_eq!(merged.missing(), expected);
    let partial = shards.file("partial.jsonl");
    merged.write(&partial, &Stop::default()).unwrap();
    assert_eq!(log::read(&partial, &Stop::default()).unwrap().games.len(), merged.games());
    // Both are repeated; what the partial log has counts once.
    finish(&shards.path(1), &shards.plan(1));
    finish(&shards.path(3), &shards.plan(3));
    let all = merge(&[partial, shards.path(1), shards.path(3)]);
    assert_eq!((all.missing(), all.repeated()), (Vec::new(), 5));
}

fn is_game(line: &str, game: &span_it_lab::tournament::Fixture) -> bool {
    let key = serde_json::to_string(&game.key).unwrap();
    line.starts_with(&format!("{{\"game\":{{\"key\":{key},\"exchanged\":{},", game.exchanged))
}

#[test]
fn differing_games_and_tournaments_are_refused() {
    let shards = Shards::new(small());
    let copy = shards.file("copy.jsonl");
    let text = fs::read_to_string(shards.path(0)).unwrap();
    // Times may differ.
    let line = text.lines().nth(2).unwrap();
    let from = line.find("\"time_ns\":").unwrap() + "\"time_ns\":".len();
    let slower = format!("{}9{}", &line[..from], &line[from..]);
    fs::write(&copy, text.replacen(line, &slower, 1)).unwrap();
    assert_eq!(merge(&[shards.path(0), copy.clone()]).repeated() as u64, shards.plan(0).games());
    let (other, winner) = if line.contains("\"winner\":\"h\"") { ("v", "h") } else { ("h", "v") };
    let winner = format!("\"winner\":\"{winner}\"");
    let changed = line.replacen(&winner, &format!("\"winner\":\"{other}\""), 1);
    fs::write(&copy, text.replacen(line, &changed, 1)).unwrap();
    let message = refused(&[shards.path(0), copy.clone()]);
    assert!(message.contains("copy.jsonl: the ") && message.contains("differs from that in "), "{message}");
    finish(&shards.file("other.jsonl"), &Plan { opening_plies: 2, ..shards.plan.clone() });
    let message = refused(&[shards.path(0), shards.file("other.jsonl")]);
    assert!(message.contains("another tournament: opening_plies is 2: expected 3"), "{message}");
    assert!(refused(&[]).contains("expected at least one"));
    let missing = refused(&[shards.path(0), shards.file("none.jsonl")]);
    assert!(missing.ends_with("none.jsonl: there is no such file"), "{missing}");
}

#[test]
fn more_pairs_in_one_shard_raise_the_plan() {
    let shards = Shards::new(small());
    let more = |plan: Plan| Plan { pairs: 6, ..plan };
    finish(&shards.path(2), &more(shards.plan(2)));
    let merged = merge(&shards.paths());
    assert_eq!(merged.plan(), &more(shards.plan.clone()));
    assert_eq!(merged.missing().len(), 4, "the pairs of the other shards");
}

#[test]
fn a_test_counts_pairs_up_to_the_first_missing_one() {
    let test = Sprt::new(0.0, 100.0, 0.05, 0.05).unwrap();
    let plan = Plan {
        pairs: 200,
        sprt: Some(test),
        boards: small().boards[..1].to_vec(),
        ..Plan::round_robin(agents(&["Blocker", "Novice"]))
    };
    let shards = Shards::new(Plan { opening_plies: 4, ..plan });
    let merged = merge(&shards.paths());
    let mut sequential = Sequential::new(&shards.plan, test);
    let whole = shards.file("whole.jsonl");
    merge(&shards.paths()).write(&whole, &Stop::default()).unwrap();
    log::read(&whole, &Stop::default()).unwrap().games.iter().for_each(|game| {
        sequential.add(game);
    });
    assert!(sequential.is_decided());
    assert_eq!(merged.sprt(), Some(sequential.state()));
    // Without pair 0 nothing counts.
    let rest = [1, 2, 3, 4].map(|index| shards.path(index));
    assert_eq!(merge(&rest).sprt(), Some(test.state(span_it_lab::tournament::stats::Pairs::default())));
    // With another test, it is another plan.
    let other = Plan { sprt: None, ..shards.plan(0) };
    fs::remove_file(shards.path(0)).unwrap();
    finish(&shards.path(0), &other);
    assert!(refused(&shards.paths()).contains("another tournament: sprt is "));
}
