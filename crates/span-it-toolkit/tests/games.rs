//! `games`: sources, lists, the opening explorer, conversion and ratings.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;
use span_it_core::record::{read_record, write_record};
use tempfile::TempDir;

use super::toolkit::{Run, toolkit};

struct Folder(TempDir);

impl Folder {
    fn new() -> Self {
        let folder = Self(tempfile::tempdir().unwrap());
        folder.play("one.jsonl", &["Blocker", "Wanderer"], "1");
        folder
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// Plays two pairs on a small board and logs them.
    fn play(&self, log: &str, agents: &[&str], seed: &str) {
        let options = ["--pairs", "2", "--board", "4x4", "--opening-plies", "2", "--seed", seed, "--log"];
        let run = toolkit().arg("match").args(agents).args(options).arg(self.path(log)).output().unwrap();
        assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    }

    fn games(&self, arguments: &[&str]) -> Run {
        // Names with an ending are files of the folder.
        let is_file = |argument: &&str| {
            let is_named = |ending: &&str| argument.contains(*ending);
            *argument == "folder" || [".jsonl", ".sqlite3", ".spanit"].iter().any(is_named)
        };
        let arguments: Vec<String> = arguments
            .iter()
            .map(|argument| {
                if is_file(argument) {
                    self.path(argument).display().to_string()
                } else {
                    (*argument).to_owned()
                }
            })
            .collect();
        let arguments: Vec<&str> =
            std::iter::once("games").chain(arguments.iter().map(String::as_str)).collect();
        Run::new(&arguments)
    }

    fn answer(&self, arguments: &[&str]) -> String {
        let run = self.games(arguments);
        assert_eq!((run.code, run.errors.as_str()), (0, ""), "{arguments:?}");
        run.output
    }

    fn lines(&self, arguments: &[&str]) -> Vec<Value> {
        self.answer(arguments).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }
}

fn records(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

#[test]
fn lists_the_games_of_a_log() {
    let folder = Folder::new();
    let lines = folder.lines(&["list", "one.jsonl", "--json"]);
    assert_eq!(lines.len(), 4);
    assert!(lines.iter().all(|line| line["board"] == "4x4" && line["source"] == "tournament"));
    assert_eq!(lines.iter().filter(|line| line["h"] == "Blocker").count(), 2);
    let text = folder.answer(&["list", "one.jsonl", "--count", "3"]);
    assert!(text.starts_with("Number  Date"), "{text}");
    assert!(text.ends_with("\n\n4 games, 3 shown\n"), "{text}");
}

#[test]
fn filters_reduce_the_list() {
    let folder = Folder::new();
    let count = |options: &[&str]| folder.lines(&[&["list", "one.jsonl", "--json"], options].concat()).len();
    assert_eq!(count(&["--player", "block"]), 4);
    assert_eq!(count(&["--player", "steady"]), 0);
    assert_eq!(count(&["--board", "6x6"]), 0);
    assert_eq!(count(&["--result", "unfinished"]), 0);
    // The games begin after their openings.
    assert_eq!(count(&["--position", "..../.../..../.../..../.../.... h"]), 0);
}

#[test]
fn converts_a_log_into_records_and_back() {
    let folder = Folder::new();
    assert!(folder.answer(&["convert", "one.jsonl", "--to", "folder"]).starts_with("4 games written to "));
    let files = records(&folder.path("folder"));
    assert_eq!(files.len(), 4);
    for file in &files {
        let bytes = fs::read(file).unwrap();
        let (setup, game) = read_record(&bytes).unwrap();
        assert_eq!(write_record(&setup, &game).as_bytes(), bytes);
    }
    fs::copy(&files[0], folder.path("copy.spanit")).unwrap();
    let run = folder.games(&["convert", "one.jsonl", "copy.spanit", "--to", "all.sqlite3"]);
    run.assert_prints(&["4 games added"]);
    assert_eq!(folder.lines(&["list", "all.sqlite3", "--json"]).len(), 4);
}

#[test]
fn databases_keep_each_game_once() {
    let folder = Folder::new();
    folder.play("two.jsonl", &["Blocker", "Wanderer"], "2");
    let merged = folder.answer(&["convert", "one.jsonl", "two.jsonl", "--to", "all.sqlite3"]);
    assert!(merged.starts_with("8 games added to "), "{merged}");
    let again = folder.answer(&["convert", "one.jsonl", "--to", "all.sqlite3"]);
    assert!(again.starts_with("0 games added to ") && again.contains("; 4 games there already"), "{again}");
}

#[test]
fn converting_never_overwrites() {
    let folder = Folder::new();
    folder.answer(&["convert", "one.jsonl", "--to", "folder"]);
    let before = fs::read(folder.path("folder/game-000001.spanit")).unwrap();
    let again = folder.games(&["convert", "one.jsonl", "--to", "folder"]);
    assert_eq!(again.code, 1);
    assert!(again.errors.contains("exists already"), "{}", again.errors);
    assert_eq!(fs::read(folder.path("folder/game-000001.spanit")).unwrap(), before);
    let own = folder.games(&["convert", "all.sqlite3", "--to", "all.sqlite3"]);
    assert_eq!(own.code, 2);
}

#[test]
fn moves_show_results_and_verdicts() {
    let folder = Folder::new();
    folder.answer(&["convert", "one.jsonl", "--to", "folder"]);
    let (_, game) = read_record(&fs::read(folder.path("folder/game-000001.spanit")).unwrap()).unwrap();
    let start = game.start().to_string();
    let lines = folder.lines(&["moves", "one.jsonl", "--json", "--position", &start]);
    let games: u64 = lines.iter().map(|line| line["games"].as_u64().unwrap()).sum();
    assert!((1..=4).contains(&games));
    let played = game.moves()[0].node.to_string();
    let line =
        lines.iter().find(|line| line["nodes"].as_array().unwrap().contains(&played.clone().into())).unwrap();
    let winning = span_it_core::solver::Solver::new().winning_moves(game.start());
    assert_eq!(line["wins"], winning.contains(&game.moves()[0].node));
    let text = folder.answer(&["moves", "one.jsonl", "--position", &start]);
    assert!(text.starts_with("Move") && text.contains('%'), "{text}");
}

#[test]
fn ratings_join_tournaments() {
    let folder = Folder::new();
    folder.play("two.jsonl", &["Sprinter", "Blocker"], "2");
    let text = folder.answer(&["ratings", "one.jsonl", "two.jsonl"]);
    assert!(text.starts_with("8 games of 2 tournaments\n"), "{text}");
    for name in ["Blocker", "Wanderer", "Sprinter"] {
        assert!(text.contains(name), "{text}");
    }
    let table = folder.games(&["ratings", "one.jsonl", "two.jsonl", "--json"]).json();
    assert_eq!(table["format"], "span-it-tournament-table");
    let single = folder.games(&["ratings", "two.jsonl", "--json"]).json();
    assert_eq!(single["agents"].as_array().unwrap().len(), 2);
    let twice = folder.games(&["ratings", "one.jsonl", "one.jsonl"]);
    assert_eq!(twice.code, 2);
}

#[test]
fn bad_sources_are_refused_unchanged() {
    let folder = Folder::new();
    fs::write(folder.path("text.sqlite3"), "not a database, and long enough for a header of one".repeat(9))
        .unwrap();
    fs::write(folder.path("bad.spanit"), "{}").unwrap();
    for (source, part) in [
        ("missing.sqlite3", "missing.sqlite3: "),
        ("text.sqlite3", "damaged"),
        ("bad.spanit", "bad.spanit: "),
        ("missing.jsonl", "there is no such file"),
    ] {
        folder.games(&["list", source]).assert_refused(part);
    }
    assert!(!folder.path("missing.sqlite3").exists());
    assert!(fs::read_to_string(folder.path("text.sqlite3")).unwrap().starts_with("not a database"));
    folder.games(&["list", "games.txt"]).assert_refused("expected a name that ends in");
}

#[test]
fn hostile_names_are_printed_harmlessly() {
    let folder = Folder::new();
    folder.answer(&["convert", "one.jsonl", "--to", "folder"]);
    let file = folder.path("folder/game-000001.spanit");
    let (mut setup, game) = read_record(&fs::read(&file).unwrap()).unwrap();
    setup.players.horizontal.name = "\u{1b}[31m\u{202e}../../x\n=1+1".to_owned();
    fs::write(folder.path("hostile.spanit"), write_record(&setup, &game)).unwrap();
    for options in [&["list", "hostile.spanit"][..], &["list", "hostile.spanit", "--json"]] {
        let text = folder.answer(options);
        assert!(!text.contains(['\u{1b}', '\u{202e}']), "{text}");
        let lines = if options.len() == 3 { 1 } else { 4 };
        assert_eq!(text.lines().count(), lines, "{text}");
    }
    folder.answer(&["convert", "hostile.spanit", "--to", "all.sqlite3"]);
    assert_eq!(records(folder.0.path()).len(), 4 + usize::from(folder.path("all.sqlite3-lock").exists()));
}
