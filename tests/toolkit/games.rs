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
    // The random opening moves count: half of the games begin with each player.
    assert_eq!(count(&["--position", "..../.../..../.../..../.../.... h"]), 4, "an empty board is symmetric");
    assert_eq!(count(&["--position", "hhhh/.../..../.../..../.../vvvv h"]), 0);
    let none = folder.answer(&["list", "one.jsonl", "--result", "won"]);
    assert!(
        none.ends_with(
            "0 games; --result is that of a person against a computer, without it 4 games match\n"
        ),
        "{none}"
    );
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
    let empty =
        folder.lines(&["moves", "one.jsonl", "--json", "--position", "..../.../..../.../..../.../.... h"]);
    assert!(!empty.is_empty() && empty.iter().all(|line| line["random"] == line["games"]), "{empty:?}");
    let other = folder.answer(&["moves", "one.jsonl", "--position", ".../../.../../... h"]);
    assert_eq!(other, "No game was played on this board.\n");
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
fn ratings_count_the_same_games_once() {
    let folder = Folder::new();
    let table = folder.answer(&["ratings", "one.jsonl"]);
    fs::copy(folder.path("one.jsonl"), folder.path("copy.jsonl")).unwrap();
    assert_eq!(folder.answer(&["ratings", "one.jsonl", "copy.jsonl"]), table);
    // The same games in a tournament with another plan.
    let text = fs::read_to_string(folder.path("one.jsonl")).unwrap();
    fs::write(folder.path("other.jsonl"), text.replacen("\"seed\":1", "\"seed\":2", 1)).unwrap();
    let other = folder.games(&["ratings", "other.jsonl"]);
    assert_eq!(other.code, 2, "its openings differ");
    let options = ["match", "Wanderer", "Blocker", "--pairs", "2", "--board", "4x4", "--opening-plies", "2"];
    for (log, pairs) in [("a.jsonl", "2"), ("b.jsonl", "2")] {
        let path = folder.path(log);
        let agents: &[&str] =
            if log == "a.jsonl" { &["perfect", "random"] } else { &["perfect", "random", "Novice"] };
        let run = if log == "a.jsonl" { "match" } else { "tournament" };
        let output = toolkit()
            .arg(run)
            .args(agents)
            .args(["--pairs", pairs])
            .args(&options[5..])
            .arg("--log")
            .arg(path)
            .output()
            .unwrap();
        assert!(output.status.success());
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
    let options = ["--pairs", "2", "--board", "4x4", "--opening-plies", "2", "--seed", "3"];
    for (log, limits) in [("v1.jsonl", ["--visits", "9"]), ("v2.jsonl", ["--max-ms", "1000"])] {
        let mut run = toolkit();
        run.args(["match", "Spider", "random"]).args(options).args(limits).arg("--log").arg(folder.path(log));
        assert!(run.output().unwrap().status.success());
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
fn ratings_have_an_anchor() {
    let folder = Folder::new();
    let rating = |table: &Value, name: &str| {
        let rows = table["agents"].as_array().unwrap();
        let row = rows.iter().find(|row| row["name"] == name).unwrap();
        (row["elo"]["value"].as_f64().unwrap(), row["elo"]["margin95"].as_f64().unwrap())
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
    let log = folder.path("six.jsonl");
    let run =
        toolkit().args(["match", "Blocker", "Novice", "--pairs", "4", "--log"]).arg(&log).output().unwrap();
    assert!(run.status.success());
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
fn ratings_are_tested_and_exported() {
    let folder = Folder::new();
    folder.play("two.jsonl", &["Blocker", "Wanderer"], "2");
    let export = folder.path("table.csv");
    let test = ["--sprt", "0", "10", "0.05", "0.05", "--export"];
    let arguments = [&["ratings", "one.jsonl", "two.jsonl"], &test[..], &[export.to_str().unwrap()]].concat();
    let text = folder.answer(&arguments);
    assert!(text.contains("SPRT of normalised Elo 0 (H0) against 10 (H1)"), "{text}");
    assert!(fs::read_to_string(&export).unwrap().contains("Blocker"));
    let log = folder.path("one.jsonl");
    let before = fs::read(&log).unwrap();
    folder
        .games(&["ratings", "one.jsonl", "--export", "one.jsonl"])
        .assert_refused("expected a name that ends in");
    let csv = folder.path("one.csv");
    fs::rename(&log, &csv).unwrap();
    let run = Run::new(&["games", "ratings", csv.to_str().unwrap(), "--export", csv.to_str().unwrap()]);
    run.assert_refused("this is one of the logs; expected another file");
    assert_eq!(fs::read(&csv).unwrap(), before);
}

#[test]
fn shards_merge_into_the_table_of_one_run() {
    let folder = Folder::new();
    let options =
        ["--pairs", "6", "--board", "4x4", "--opening-plies", "2", "--sprt", "0", "50", "0.05", "0.05"];
    let play = |log: &str, shard: &[&str]| {
        let mut run = toolkit();
        run.args(["match", "Blocker", "Wanderer"]).args(options).args(shard).arg("--log");
        let output = run.arg(folder.path(log)).output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    };
    for (log, shard) in [("s0.jsonl", "0/3"), ("s1.jsonl", "1/3"), ("s2.jsonl", "2/3")] {
        let table = play(log, &["--shard", shard]);
        assert!(table.contains(&format!("Shard: {shard}")) && !table.contains("SPRT"), "{table}");
    }
    let missing = folder.games(&["merge", "s0.jsonl", "s1.jsonl", "--status"]);
    assert_eq!(missing.code, 5, "{}", missing.errors);
    for part in [
        "Blocker against Wanderer: 8 of 12 games in 2 logs",
        "Missing: 2 game pairs of shard 2/3, number 2 to 5",
        "not settled, as game pairs are missing",
    ] {
        assert!(missing.output.contains(part), "{}", missing.output);
    }
    folder.answer(&["merge", "s0.jsonl", "s1.jsonl", "--to", "whole.jsonl"]);
    // What the target has counts too.
    let merged = folder.games(&["merge", "s1.jsonl", "s2.jsonl", "--to", "whole.jsonl", "--status"]);
    assert!([0, 3, 4].contains(&merged.code), "{}", merged.errors);
    assert!(merged.output.contains("12 of 12 games in 3 logs") && merged.output.contains("counted once"));
    play("one.jsonl.log", &[]);
    fs::rename(folder.path("one.jsonl.log"), folder.path("single.jsonl")).unwrap();
    let table = folder.answer(&["ratings", "single.jsonl"]);
    assert_eq!(folder.answer(&["ratings", "s0.jsonl", "s2.jsonl", "s1.jsonl"]), table);
    assert_eq!(folder.answer(&["ratings", "whole.jsonl"]), table);
    // Neither a record nor another log is replaced.
    let text = fs::read(folder.path("single.jsonl")).unwrap();
    folder.play("other.jsonl", &["Blocker", "Novice"], "1");
    let other = fs::read(folder.path("other.jsonl")).unwrap();
    folder.games(&["merge", "single.jsonl", "--to", "other.jsonl"]).assert_refused("another tournament");
    assert_eq!(fs::read(folder.path("other.jsonl")).unwrap(), other);
    assert_eq!(fs::read(folder.path("single.jsonl")).unwrap(), text);
    let refused = Run::new(&["match", "Blocker", "random", "--shard", "3/3", "--log", "x.jsonl"]);
    refused.assert_refused("shard 3 of 3: expected a number from 0 to 2");
    let refused = Run::new(&["match", "Blocker", "random", "--shard", "0/3"]);
    refused.assert_refused("--log");
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
    let run = folder.games(&["list", "folder", "--json"]);
    assert_eq!((run.code, run.output.lines().count()), (0, 4), "{}", run.errors);
    assert!(run.errors.contains("game-9.spanit: the file is empty"), "{}", run.errors);
    fs::create_dir(folder.path("folder/none")).unwrap();
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
fn logs_are_cloned_identified_and_drawn() {
    let folder = Folder::new();
    let log = folder.path("small.jsonl");
    let run = toolkit()
        .args(["match", "Blocker", "Novice", "--pairs", "4", "--board", "4x4", "--log"])
        .arg(&log)
        .output();
    assert!(run.unwrap().status.success());
    let log = log.to_str().unwrap();
    let clone = Run::new(&["clone", log, "--player", "blocker", "--out", "-"]);
    assert_eq!(clone.code, 0, "{}", clone.errors);
    assert!(clone.output.contains("\"node_major\""), "{}", clone.output);
    let found = Run::new(&["identify", log, "--player", "Blocker"]);
    found.assert_prints(&["moves of Blocker in ", "game 1, move "]);
    let json = Run::new(&["identify", log, "--player", "Blocker", "--json"]).json();
    let (moves, player) = (json["moves"].as_array().unwrap(), &json["player"]);
    assert_eq!((player.as_str(), moves.last().unwrap()["game"].as_u64()), (Some("blocker"), Some(8)));
    Run::new(&["identify", log, "--player", "Bob"]).assert_refused("Bob has no moves");
    let out = folder.path("game.svg");
    let picture =
        |more: &[&str]| Run::new(&[&["picture", log, "--out", out.to_str().unwrap()], more].concat());
    picture(&[]).assert_refused("8 games: expected --game with a number");
    picture(&["--game", "9"]).assert_refused("--game is 9: expected at most 8");
    assert_eq!(picture(&["--game", "8"]).code, 0);
    assert!(fs::read_to_string(&out).unwrap().contains("<svg"));
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
    // Neither a record nor another source.
    fs::write(folder.path("text.spanit"), "notes").unwrap();
    folder.games(&["list", "text.spanit"]).assert_refused("text.spanit: ");
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
