//! `games`: sources, lists, the opening explorer, conversion and ratings.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;
use span_it_core::record::{read_record, write_record};
use tempfile::TempDir;

use super::toolkit::{Run, toolkit};

/// A small board with short openings.
const SMALL: [&str; 4] = ["--board", "4x4", "--opening-plies", "2"];

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
        self.run(log, &[&["match"], agents, &["--pairs", "2"], &SMALL, &["--seed", seed]].concat());
    }

    /// Runs a command with a log; what it prints.
    fn run(&self, log: &str, arguments: &[&str]) -> String {
        let run = Run::of(toolkit().args(arguments).arg("--log").arg(self.path(log)));
        assert_eq!(run.code, 0, "{}", run.errors);
        run.output
    }

    fn games(&self, arguments: &[&str]) -> Run {
        // Names with an ending are files of the folder.
        let is_file = |argument: &&str| {
            let is_named = |ending: &&str| argument.contains(*ending);
            *argument == "folder" || [".jsonl", ".sqlite3", ".spanit"].iter().any(is_named)
        };
        let path_of = |argument| if is_file(argument) { self.path(argument) } else { argument.into() };
        Run::of(toolkit().arg("games").args(arguments.iter().map(path_of)))
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
fn a_check_finds_the_first_wrong_game() {
    let folder = Folder::new();
    folder.play("two.jsonl", &["Steady", "random"], "2");
    folder.answer(&["convert", "one.jsonl", "--to", "folder"]);
    assert_eq!(folder.answer(&["check", "folder", "one.jsonl", "two.jsonl"]), "12 games: no error\n");
    let text = fs::read_to_string(folder.path("two.jsonl")).unwrap();
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for line in &mut lines[2..4] {
        *line = line.replacen("\"kept\":", "\"kept\":9", 1);
    }
    fs::write(folder.path("two.jsonl"), lines.join("\n") + "\n").unwrap();
    let wrong = folder.games(&["check", "one.jsonl", "two.jsonl"]);
    assert_eq!((wrong.code, wrong.output.as_str()), (1, ""));
    assert!(wrong.errors.contains("two.jsonl: line 3: h: moves is "), "{}", wrong.errors);
    // Other commands trust the log.
    folder.answer(&["list", "two.jsonl"]);
    let record = folder.path("folder").join("game-000002.spanit");
    let text = fs::read_to_string(&record).unwrap();
    fs::write(&record, text.replacen("\"moves\": [", "\"moves\": [\"a1\", \"a1\", ", 1)).unwrap();
    let wrong = folder.games(&["check", "folder"]);
    assert_eq!(wrong.code, 1);
    assert!(wrong.errors.contains("game-000002.spanit: line "), "{}", wrong.errors);
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
    let empty =
        folder.lines(&["moves", "one.jsonl", "--json", "--position", "..../.../..../.../..../.../.... h"]);
    assert!(!empty.is_empty() && empty.iter().all(|line| line["random"] == line["games"]), "{empty:?}");
    let other = folder.answer(&["moves", "one.jsonl", "--position", ".../../.../../... h"]);
    assert_eq!(other, "No game was played on this board.\n");
    let text = folder.answer(&["moves", "one.jsonl", "--position", &start]);
    assert!(text.starts_with("Move") && text.contains('%'), "{text}");
}

#[test]
fn ratings_count_the_same_games_once() {
    let folder = Folder::new();
    let table = folder.answer(&["ratings", "one.jsonl"]);
    fs::copy(folder.path("one.jsonl"), folder.path("copy.jsonl")).unwrap();
    assert_eq!(folder.answer(&["ratings", "one.jsonl", "copy.jsonl"]), table);
    // The same games in a tournament with another plan.
    let text = fs::read_to_string(folder.path("one.jsonl")).unwrap();
    fs::write(folder.path("other.jsonl"), text.replacen("\"seed\":1", "\"seed\":2", 1)).unwrap();
    let other = folder.games(&["check", "other.jsonl"]);
    assert_eq!(other.code, 1, "its openings differ: {}", other.errors);
    for (log, command) in [
        ("a.jsonl", &["match", "perfect", "random", "--pairs", "2"][..]),
        ("b.jsonl", &["tournament", "perfect", "random", "Novice", "--pairs", "2"]),
    ] {
        folder.run(log, &[command, &SMALL].concat());
    }
    // Agents 0 and 1 have the same openings and seeds in both.
    let both = folder.games(&["ratings", "a.jsonl", "b.jsonl", "--json"]).json();
    assert_eq!(both["games"], 12);
    let text = folder.answer(&["ratings", "a.jsonl", "b.jsonl"]);
    assert!(text.contains("2 game pairs in several tournaments, counted once"), "{text}");
}

#[test]
fn ratings_keep_limits_apart() {
    let folder = Folder::new();
    let command = ["match", "Spider", "random", "--pairs", "2", "--seed", "3"];
    for (log, limits) in [("v1.jsonl", ["--visits", "9"]), ("v2.jsonl", ["--max-ms", "1000"])] {
        folder.run(log, &[&command[..], &SMALL, &limits].concat());
    }
    let apart = folder.games(&["ratings", "v1.jsonl", "v2.jsonl", "--json"]).json();
    let names: Vec<&str> =
        apart["agents"].as_array().unwrap().iter().map(|row| row["name"].as_str().unwrap()).collect();
    assert_eq!(names.len(), 3, "{names:?}");
    for name in ["Spider (9 visited)", "Spider (1000 ms)", "Random mover"] {
        assert!(names.contains(&name), "{names:?}");
    }
    let merged = folder.games(&["ratings", "v1.jsonl", "v2.jsonl", "--merge-limits", "--json"]).json();
    assert_eq!(merged["agents"].as_array().unwrap().len(), 2);
}

#[test]
fn ratings_find_the_pairs_of_stored_games() {
    let folder = Folder::new();
    folder.answer(&["convert", "one.jsonl", "--to", "all.sqlite3"]);
    folder.answer(&["convert", "one.jsonl", "--to", "folder"]);
    let figures = |source: &str| {
        let table = folder.games(&["ratings", source, "--json"]).json();
        let agents = table["agents"].as_array().unwrap().iter();
        let agents: Vec<_> = agents.map(|one| (one["name"].clone(), one["elo"].clone())).collect();
        (agents, table["pairs"].clone(), table["first_mover"]["elo"].clone())
    };
    let expected = figures("one.jsonl");
    for source in ["all.sqlite3", "folder"] {
        assert_eq!(figures(source), expected, "{source}");
    }
}

#[test]
fn ratings_have_an_anchor() {
    let folder = Folder::new();
    let rating = |table: &Value, name: &str| {
        let rows = table["agents"].as_array().unwrap();
        let row = rows.iter().find(|row| row["name"] == name).unwrap();
        (row["elo"].as_f64().unwrap(), row["elo_margin95"].as_f64().unwrap())
    };
    let plain = folder.games(&["ratings", "one.jsonl", "--json"]).json();
    let anchored = folder.games(&["ratings", "one.jsonl", "--anchor", "blocker=1700", "--json"]).json();
    let ((blocker, margin), (wanderer, _)) = (rating(&plain, "Blocker"), rating(&plain, "Wanderer"));
    assert_eq!(rating(&anchored, "Blocker"), (1700.0, 0.0));
    let (value, difference) = rating(&anchored, "Wanderer");
    assert!((value - (wanderer + 1700.0 - blocker)).abs() < 2e-6, "each is rounded");
    assert!((difference - 2.0 * margin).abs() < 1e-6, "of two players, each has half of the difference");
    let text = folder.answer(&["ratings", "one.jsonl", "--anchor", "Blocker=1700"]);
    assert!(text.contains("the rating of Blocker is set to 1700"), "{text}");
    // On the standard board the ladder is the scale.
    folder.run("six.jsonl", &["match", "Blocker", "Novice", "--pairs", "4"]);
    let text = folder.answer(&["ratings", "six.jsonl"]);
    assert!(text.contains("the mean rating of Blocker, Novice is set to "), "{text}");
    let ladder = folder.games(&["ratings", "six.jsonl", "--json"]).json();
    let built_in = |name| {
        let one = span_it_core::personality::library::builtin_named(name).unwrap();
        span_it_core::personality::ladder::builtin().strength_of(&one.factors).unwrap().elo
    };
    let mean = f64::midpoint(built_in("Blocker"), built_in("Novice"));
    assert!((ladder["anchor"]["elo"].as_f64().unwrap() - mean).abs() < 1e-6);
    let sum = rating(&ladder, "Blocker").0 + rating(&ladder, "Novice").0;
    assert!((sum / 2.0 - mean).abs() < 1e-6);
    folder
        .games(&["ratings", "one.jsonl", "--anchor", "Bob=1"])
        .assert_refused("there is no agent \"Bob\": expected one of Blocker, Wanderer");
    for bad in ["Blocker", "Blocker=x", "Blocker=nan", "Blocker=20000"] {
        assert_eq!(folder.games(&["ratings", "one.jsonl", "--anchor", bad]).code, 2, "{bad}");
    }
}

#[test]
fn a_source_can_be_a_folder_or_standard_input() {
    let folder = Folder::new();
    folder.answer(&["convert", "one.jsonl", "--to", "folder"]);
    assert_eq!(folder.lines(&["list", "folder", "--json"]).len(), 4);
    // The same games as a log, a database and records are in the list once.
    folder.answer(&["convert", "one.jsonl", "--to", "all.sqlite3"]);
    for name in ["one.jsonl", "all.sqlite3"] {
        fs::copy(folder.path(name), folder.path("folder").join(name)).unwrap();
    }
    assert_eq!(folder.lines(&["list", "folder", "--json"]).len(), 4);
    for name in ["one.jsonl", "all.sqlite3", "folder/game-000001.spanit"] {
        let bytes = fs::read(folder.path(name)).unwrap();
        let run = Run::with_input(&["games", "list", "-", "--json"], &bytes);
        assert_eq!(run.code, 0, "{name}: {}", run.errors);
        assert_eq!(run.output.lines().count(), if name.ends_with("spanit") { 1 } else { 4 }, "{name}");
    }
    let bad = Run::with_input(&["games", "list", "-"], b"{\"format\":\"span-it-tournament\"}\n");
    bad.assert_refused("standard input: line 1");
    // As macOS and a cloud leave them.
    fs::write(folder.path("folder/._game-000001.spanit"), b"\0\x05\x16\x07").unwrap();
    fs::write(folder.path("folder/game-9.spanit"), "").unwrap();
    fs::create_dir(folder.path("folder/none")).unwrap();
    fs::create_dir(folder.path("folder/sub.spanit")).unwrap();
    for options in
        [&["list", "folder", "--json"][..], &["list", "folder/game-9.spanit", "one.jsonl", "--json"]]
    {
        let run = folder.games(options);
        assert_eq!((run.code, run.output.lines().count()), (1, 4), "{}", run.errors);
        assert!(run.errors.contains("game-9.spanit: the file is empty"), "{}", run.errors);
        assert!(!run.errors.contains("._game") && run.errors.contains("it is left out"), "{}", run.errors);
    }
    Run::with_file(&["games", "list"], &folder.path("folder/none"))
        .assert_refused("expected a folder with .spanit, .jsonl or .sqlite3 files");
    // What a file is, is said by its content.
    let log = folder.path("a log");
    fs::copy(folder.path("one.jsonl"), &log).unwrap();
    assert_eq!(Run::with_file(&["games", "list", "--json"], &log).output.lines().count(), 4);
    let personality = concat!(env!("CARGO_MANIFEST_DIR"), "/personalities/steady.json");
    Run::new(&["games", "list", personality]).assert_refused("this is a personality: expected games");
}

#[test]
fn logs_from_editors_and_pipes_are_read_or_refused() {
    let folder = Folder::new();
    let text = fs::read_to_string(folder.path("one.jsonl")).unwrap();
    for log in [format!("\u{feff}{text}"), format!("{text}\n  \r\n"), text.trim_end().to_owned()] {
        fs::write(folder.path("log.jsonl"), &log).unwrap();
        assert_eq!(folder.lines(&["list", "log.jsonl", "--json"]).len(), 4);
        for command in [&["ratings", "-"][..], &["merge", "-"], &["check", "-"]] {
            let run = Run::with_input(&[&["games"], command].concat(), log.as_bytes());
            assert_eq!((run.code, run.errors.as_str()), (0, ""), "{command:?}");
        }
    }
    let joined = format!("{text}{text}");
    fs::write(folder.path("log.jsonl"), &joined).unwrap();
    for command in ["list", "ratings", "merge"] {
        folder.games(&[command, "log.jsonl"]).assert_refused("line 6: another log begins here");
        Run::with_input(&["games", command, "-"], joined.as_bytes()).assert_refused("standard input: line 6");
    }
}

#[test]
fn a_log_is_listed_as_its_database() {
    let folder = Folder::new();
    folder.answer(&["convert", "one.jsonl", "--to", "all.sqlite3"]);
    let first = &folder.lines(&["list", "one.jsonl", "--json", "--order", "earliest"])[0];
    let position = "..../.../..../.../..../.../.... h";
    for filter in [
        &["--order", "shortest", "--count", "2"][..],
        &["--player", "wand", "--against", "block"],
        &["--player", "wand", "--against", "wand"],
        &["--position", position],
    ] {
        let [log, database] = ["one.jsonl", "all.sqlite3"]
            .map(|source| folder.lines(&[&["list", source, "--json"], filter].concat()));
        assert_eq!(log, database, "{filter:?}");
    }
    let moves = |source| folder.answer(&["moves", source, "--position", position]);
    assert_eq!(moves("one.jsonl"), moves("all.sqlite3"));
    let nodes = first["nodes"].as_array().unwrap();
    assert_eq!((first["id"].as_u64(), first["moves"].as_u64()), (Some(1), Some(nodes.len() as u64)));
    assert_eq!(first["opening"].as_array().unwrap().len(), 2);
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
    assert_eq!(records(folder.0.path()).len(), 4);
}
