//! The subcommands `identify` and `clone`.

#[path = "../../crates/lab/tests/recognition/players.rs"]
mod players;

use span_it_core::board::Player;
use span_it_core::personality::{Personality, library};
use span_it_core::record::{GameSetup, write_record};
use span_it_core::referee::{MoveNote, Referee};

use crate::toolkit::{Run, toolkit};
use players::{OPENINGS, endless, games, play, player, setup};

fn file_of(player: &Personality, folder: &tempfile::TempDir) -> String {
    let path = folder.path().join(format!("{}.json", player.name));
    std::fs::write(&path, player.to_json()).unwrap();
    path.to_str().unwrap().to_owned()
}

/// A folder with the records of some games in files `0.spanit`, `1.spanit` ...
fn folder_with(games: &[(GameSetup, Referee)]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (index, (setup, game)) in games.iter().enumerate() {
        std::fs::write(folder.path().join(format!("{index}.spanit")), write_record(setup, game)).unwrap();
    }
    folder
}

#[test]
fn clone_never_overwrites_a_file() {
    let mut ada = player("Novice");
    ada.name = "Ada".to_owned();
    let folder = folder_with(&games(&ada, &OPENINGS[..2]));
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let records: Vec<String> = (0..8).map(|index| at(&format!("{index}.spanit"))).collect();
    let run = |rest: &[&str]| Run::of(toolkit().arg("clone").args(&records).args(rest));
    let out = at("ada.json");
    let first = run(&["--player", "ada", "--out", &out]);
    assert_eq!(first.errors.lines().count(), 1, "{}", first.errors);
    assert!(first.errors.ends_with(" left out; every position counts once\n"), "{}", first.errors);
    first.assert_prints(&["Ada: ", "moves in 8 games.", "predicted moves, after fits to the other games"]);
    first.assert_prints(&["the clone", "best built-in", "chance", "Written to "]);
    let written = std::fs::read(&out).unwrap();
    assert_eq!(Personality::from_json(&written).unwrap().name, "Ada's likeness");
    for (rest, part) in [
        (&["--player", "Ada", "--out", &out][..], "it exists already and was not replaced"),
        (&["--player", "Ada"], "--out"),
    ] {
        run(rest).assert_refused(part);
    }
    assert_eq!(std::fs::read(&out).unwrap(), written);
    let more = run(&["--player", "Ada", "--out", &at("b.json"), "Cargo.toml"]);
    assert_eq!(more.code, 1, "a file was left out");
    assert!(
        more.errors.contains("Cargo.toml: line 1") && more.errors.contains("it is left out"),
        "{}",
        more.errors
    );
    let twice = run(&[&records[0], &records[1], "--player", "Ada", "--out", &at("twice.json")]);
    assert_eq!(twice.output.replace("twice.json", "ada.json"), first.output);
    let message = " left out, including all of 2 records; every position counts once";
    assert!(twice.errors.contains(message), "{}", twice.errors);
    assert_eq!(std::fs::read(folder.path().join("twice.json")).unwrap(), written);
    let answer = run(&["--player", "Ada", "--out", &at("again.json"), "--json"]).json();
    assert_eq!((&answer["player"], &answer["parts_of"]), (&"Ada".into(), &"games".into()));
    assert_eq!((&answer["judged"], &answer["fitted_moves"]), (&answer["moves"], &answer["moves"]));
    assert!(answer["moves_left_out"].as_u64().unwrap() > 0 && answer["records_left_out"] == 0, "{answer}");
    assert!(answer["predicted"].as_f64().unwrap() > answer["chance"].as_f64().unwrap());
    assert_eq!(std::fs::read(folder.path().join("again.json")).unwrap(), written, "the fit repeats");
}

#[test]
fn a_candidate_that_was_not_judged_has_no_share() {
    let setup = setup([&player("Steady"), &player("Novice")], 6, 3);
    let game = play(&setup, &[], |_| false);
    let candidates = [player("Novice"), endless()];
    let folder = folder_with(&[(setup, game)]);
    let file = folder.path().join("0.spanit");
    let files: Vec<_> = candidates.iter().map(|one| file_of(one, &folder)).collect();
    let options = ["--player", "v", "--max-ms", "1", "--among"];
    let run = Run::of(toolkit().arg("identify").arg(file).args(options).args(files));
    assert_eq!((run.code, run.errors.as_str()), (0, ""));
    let row = |name: &str| {
        let line = run.output.lines().find(|line| line.starts_with(name)).unwrap();
        line[name.len()..].split_whitespace().take(2).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(row("Deep"), ["possible", "-"]);
    assert_eq!(row("Novice"), ["possible", "1.00"]);
}

#[test]
fn identify_ignores_the_names_in_the_record() {
    let blocker = player("Blocker");
    let mut setup = setup([&player("Steady"), &blocker], 6, 0);
    let game = play(&setup, &[], |_| false);
    // The names in the record do not matter.
    setup.players.vertical.personality = player("Sprinter");
    let folder = folder_with(&[(setup, game)]);
    let file = folder.path().join("0.spanit");
    let file = file.to_str().unwrap();
    let [steady, blocker, sprinter] =
        ["Steady", "Blocker", "Sprinter"].map(|name| file_of(&player(name), &folder));
    let run = Run::new(&["identify", file, "--player", "v", "--among", &steady, &blocker, &sprinter]);
    assert_eq!(run.errors, "");
    let line = run.output.lines().find(|line| line.starts_with("Blocker")).unwrap();
    assert!(line.contains("certain") && line.contains("1.00") && line.contains("decided by move "), "{line}");
    run.assert_prints(&["ruled out", "would have played "]);
    let answer =
        Run::new(&["identify", file, "--player", "v", "--among", &steady, &blocker, "--json"]).json();
    assert_eq!(answer["player"], "v");
    assert_eq!(answer["candidates"][0]["standing"], "ruled out");
    assert_eq!(answer["candidates"][1]["standing"], "certain");
    assert_eq!(answer["candidates"][0]["ruled_out"]["number"], answer["decided"]);
    let moves = answer["moves"].as_array().unwrap();
    assert!(moves.iter().all(|mv| mv["probabilities"][1] == 1.0));
    assert_eq!(moves.last().unwrap()["shares"], serde_json::json!([0.0, 1.0]));
    // Another personality of the same name.
    let other = Personality { name: "Blocker".to_owned(), ..player("Sprinter") };
    std::fs::write(&sprinter, other.to_json()).unwrap();
    let both = ["identify", file, "--player", "v", "--among", &sprinter, &steady, &blocker];
    let printed = Run::new(&both).output;
    let line = printed.lines().find(|line| line.starts_with("Blocker (2)")).unwrap();
    assert!(line.contains("certain") && printed.contains("\nBlocker      ruled out"), "{printed}");
    let answer = Run::new(&[&both[..], &["--json"]].concat()).json();
    assert_eq!(
        (&answer["candidates"][0]["name"], &answer["candidates"][2]["name"]),
        (&"Blocker".into(), &"Blocker (2)".into())
    );
    let run = Run::new(&["identify", file, "--player", "v", "--among", &steady, &sprinter]);
    assert_eq!(run.code, 3, "no candidate is left: {}", run.output);
    let run = Run::new(&["identify", file, "--player", "V"]);
    assert!(library::builtin().iter().all(|builtin| run.output.contains(&builtin.name)), "{}", run.output);
}

#[test]
fn one_move_is_written_in_the_singular() {
    let mut setup = setup([&player("Steady"), &player("Steady")], 6, 0);
    let mut game = setup.new_game();
    for name in ["a1", "b2", "a3", "b4"] {
        game.play(name.parse().unwrap(), MoveNote::default()).unwrap();
    }
    for (reads, message) in [(false, "1 move took too long to judge\n"), (true, "1 move settles nothing\n")] {
        setup.set_reads_opponent(Player::Vertical, reads);
        let folder = folder_with(&[(setup.clone(), game.clone())]);
        let (file, deep) = (folder.path().join("0.spanit"), file_of(&endless(), &folder));
        let file = file.to_str().unwrap();
        let run =
            Run::new(&["identify", file, "--player", "v", "--skip", "3", "--max-ms", "1", "--among", &deep]);
        assert!(run.output.starts_with("1 move of vertical in "), "{}", run.output);
        assert!(run.output.contains(message), "{}", run.output);
    }
}

#[test]
fn reports_candidates_with_equal_factors() {
    let game = setup([&player("Blocker"), &player("Steady")], 6, 0);
    let folder = folder_with(&[(game.clone(), play(&game, &[], |_| false))]);
    let record = folder.path().join("0.spanit");
    let mine = file_of(&Personality { name: "Mine".to_owned(), ..player("Blocker") }, &folder);
    let (blocker, steady) = (file_of(&player("Blocker"), &folder), file_of(&player("Steady"), &folder));
    let arguments = ["identify", record.to_str().unwrap(), "--player", "h", "--among"];
    let run = Run::new(&[&arguments[..], &[&blocker, &steady, &mine, &blocker]].concat());
    assert_eq!((run.code, run.output.contains("Blocker      certain")), (0, true), "{}", run.output);
    assert!(!run.output.contains("Mine"), "{}", run.output);
    let message = "Mine is left out; it has the factors of Blocker";
    assert!(run.errors.contains(message) && run.errors.lines().count() == 2, "{}", run.errors);
}

/// A shell whose file size limit acts as a full disk.
#[cfg(unix)]
#[test]
fn prints_a_personality_that_cannot_be_written() {
    let mut ada = player("Novice");
    ada.name = "Ada".to_owned();
    let folder = folder_with(&games(&ada, &OPENINGS[..2]));
    let out = folder.path().join("ada.json");
    let records = (0..8).map(|index| folder.path().join(format!("{index}.spanit")));
    let script = "trap '' XFSZ; ulimit -f 0; exec \"$0\" \"$@\"";
    let mut shell = std::process::Command::new("sh");
    shell.args(["-c", script, env!("CARGO_BIN_EXE_span-it-toolkit"), "clone", "--player", "Ada", "--out"]);
    let done = Run::of(shell.arg(&out).args(records));
    assert_eq!(done.code, 1, "{}", done.errors);
    for part in ["ada.json: could not write it: ", "was written to standard output instead"] {
        assert!(done.errors.contains(part), "{}", done.errors);
    }
    assert_eq!(Personality::from_json(done.output.as_bytes()).unwrap().name, "Ada's likeness");
    assert!(!out.exists());
}
