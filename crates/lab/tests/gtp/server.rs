//! Scripted controllers. Guards against answers that a controller cannot read, a board that differs from the
//! controller's, and a line that ends the session.

use std::time::Duration;

use span_it_core::board::{BoardSize, Player, Position};
use span_it_core::engine::{self, Deadline, Manner};
use span_it_core::personality::{Personality, library};
use span_it_core::seed::Seed;
use span_it_core::solver;
use span_it_lab::gtp::Server;
use span_it_lab::tournament::PlayerSpec;

fn builtin(name: &str) -> Personality {
    library::builtin_named(name).unwrap().clone()
}

fn steady() -> PlayerSpec {
    PlayerSpec::Personality(Box::new(builtin("Steady")))
}

fn output(player: PlayerSpec, lines: &[u8]) -> String {
    let mut output = Vec::new();
    let limit = Some(Duration::from_millis(50));
    Server::new(player, limit, Seed::default()).serve(&mut &lines[..], &mut output).unwrap();
    String::from_utf8(output).unwrap()
}

/// The answers to these lines, each without the empty line at its end.
fn answers(lines: &str) -> Vec<String> {
    let output = output(steady(), lines.as_bytes());
    assert!(output.is_empty() || output.ends_with("\n\n"), "{output}");
    output.split_terminator("\n\n").map(str::to_owned).collect()
}

#[test]
fn answers_a_typical_session() {
    let script = "\
        # a comment, and an empty line\n\n\
        1 protocol_version\n2 name\nversion\n3 boardsize 3\n4 clear_board # here too\n\
        5 play b c3\n6 PLAY black a1\n7 play\tW\tA1\r\n8 showboard\n9 undo\n10 undo\n11 undo\n12 quit\n13 name\n";
    let version = format!("= {}", env!("CARGO_PKG_VERSION"));
    let board = "=8\n   a b c d e\n 1 W   .   .\n 2   .   .\n 3 .   B   .\n 4   .   .\n 5 .   .   .\n\
        B black, left to right; W white, top to bottom; black to move\nv../../.h./../... h";
    let expected = [
        "=1 2",
        "=2 Span-It! Steady",
        &version,
        "=3",
        "=4",
        "=5",
        "?6 unknown command",
        "=7",
        board,
        "=9",
        "=10",
        "?11 cannot undo",
        "=12",
    ];
    assert_eq!(answers(script), expected);
}

#[test]
fn errors_change_nothing() {
    let cases = [
        ("frobnicate", "? unknown command"),
        ("5", "?5 unknown command"),
        ("99999999999 name", "? unknown command"),
        ("boardsize", "? syntax error: expected boardsize N, or boardsize R C"),
        ("boardsize x", "? syntax error: expected boardsize N, or boardsize R C"),
        ("boardsize 3 4 5", "? syntax error: expected boardsize N, or boardsize R C"),
        (
            "boardsize 21",
            "? unacceptable size: a board of 21 x 21 major nodes: rows and columns must be 3 to 20",
        ),
        (
            "boardsize 3 2",
            "? unacceptable size: a board of 3 x 2 major nodes: rows and columns must be 3 to 20",
        ),
        ("play", "? syntax error: expected a colour, black or white"),
        ("play red c3", "? syntax error: expected a colour, black or white"),
        ("play black", "? syntax error: expected a colour and a node"),
        (
            "play black d3",
            "? syntax error: \"d3\" is not a node: expected column letters and a row number, such as c3",
        ),
        ("play black g1", "? illegal move: g1 is not on a 3 x 3 board"),
        ("play white c3", "? illegal move: c3 is taken by black"),
        ("play black pass", "? illegal move: there is no passing"),
        ("genmove", "? syntax error: expected a colour, black or white"),
        ("final_score", "? cannot score: the game is not over"),
        (
            "time_settings 1 2",
            "? syntax error: expected time_settings MAIN OVERTIME STONES, in whole seconds",
        ),
        ("time_left black -1 0", "? syntax error: expected time_left COLOUR SECONDS STONES"),
        ("set_random_seed x", "? syntax error: expected a number from 0 to 9007199254740991"),
        ("help frobnicate", "? unknown command"),
        ("play b a1 x", "? syntax error: \"x\" is too much: expected play COLOUR NODE"),
        ("genmove b w", "? syntax error: \"w\" is too much: expected genmove COLOUR"),
        ("help undo 2", "? syntax error: \"2\" is too much: expected help [COMMAND]"),
        ("undo 2", "? syntax error: \"2\" is too much: expected undo alone"),
        ("quit now", "? syntax error: \"now\" is too much: expected quit alone"),
    ];
    for (line, expected) in cases {
        let answers = answers(&format!("boardsize 3\nplay b c3\n{line}\nshowboard\n"));
        assert_eq!(answers[2], expected, "{line}");
        assert!(answers[3].ends_with("../../.h./../... v") && answers.len() == 4, "{line}: {}", answers[3]);
    }
}

#[test]
fn no_line_ends_the_session() {
    let mut lines = b"1 name\n\xff\xfe\x80\n\x00\x01\x1b[2J\n2 \xc3\x28 x\n".to_vec();
    lines.extend(b"7 ".iter().chain(&vec![b'x'; 100_000]).chain(b"\n"));
    lines.extend(vec![b' '; 50_000]);
    lines.extend(b"\n\n#\n3 play black ");
    lines.extend("é".repeat(100).as_bytes());
    lines.extend(b"\n4 name");
    let output = output(steady(), &lines);
    let answers: Vec<&str> = output.split_terminator("\n\n").collect();
    let starts = [
        "=1 Span-It! Steady",
        "? unknown command",
        "? unknown command",
        "?2 unknown command",
        "?7 syntax error: the line is longer than 4096 bytes",
        "?3 syntax error: \"é",
        "=4 Span-It! Steady",
    ];
    assert_eq!(answers.len(), starts.len(), "{output}");
    for (answer, start) in answers.iter().zip(starts) {
        assert!(answer.starts_with(start), "{answer}: not {start}");
    }
}

#[test]
fn either_colour_may_move_at_any_time() {
    let answers = answers("boardsize 4 5\nreg_genmove w\ngenmove w\ngenmove w\ngenmove black\n");
    let mut position = Position::empty(BoardSize::new(4, 5).unwrap(), Player::Vertical);
    assert_eq!(answers[1], answers[2], "reg_genmove does not play");
    for (answer, player) in answers[2..].iter().zip([Player::Vertical, Player::Vertical, Player::Horizontal])
    {
        position = position.with_to_move(player);
        let factors = &builtin("Steady").factors;
        let mv = engine::choose(&position, factors, Seed::default(), &Deadline::unlimited());
        let mv = mv.unwrap().mv;
        assert_eq!(*answer, format!("= {mv}"));
        position.play(mv).unwrap();
    }
}

#[test]
fn a_finished_game_has_a_score_and_can_be_undone() {
    let script = "boardsize 3\nplay b a1\nplay b c1\nplay b e1\nfinal_score\ngenmove w\nplay w a3\nundo\nfinal_score\n";
    let answers = answers(script);
    assert_eq!(answers[4], "= B+");
    assert_eq!(answers[5], "? the game is over: black has won");
    assert_eq!(answers[6], "? illegal move: the game is over: black has won");
    assert_eq!(answers[8], "? cannot score: the game is not over");
}

#[test]
fn perfect_play_keeps_every_win() {
    let script = "boardsize 5\ngenmove b\nplay w a1\nplay w c1\nundo\nshowboard\n";
    let answers: Vec<String> = output(PlayerSpec::Perfect(Manner::Plain), script.as_bytes())
        .split_terminator("\n\n")
        .map(str::to_owned)
        .collect();
    let position: Position = answers[5].lines().last().unwrap().parse().unwrap();
    assert_eq!(solver::winner(&position), Player::Horizontal);
}

#[test]
fn without_time_searches_one_level_with_the_seed() {
    let master = PlayerSpec::Personality(Box::new(builtin("Master")));
    let quick = output(master, b"boardsize 8\ntime_settings 0 0 0\ngenmove b\ntime_left w 0 1\ngenmove w\n");
    assert_eq!(quick.matches('=').count(), 5, "{quick}");
    let novice = || PlayerSpec::Personality(Box::new(builtin("Novice")));
    let games: Vec<String> = (0..20)
        .map(|seed| output(novice(), format!("set_random_seed {seed}\ngenmove b\ngenmove w\n").as_bytes()))
        .collect();
    assert!(games.iter().any(|game| *game != games[0]), "{}", games[0]);
    assert_eq!(games[0], output(novice(), b"set_random_seed 0\ngenmove b\ngenmove w\n"));
}

#[test]
fn every_listed_command_has_help() {
    let listed = answers("list_commands\n").remove(0);
    let names: Vec<&str> = listed.trim_start_matches("= ").lines().collect();
    assert!(names.is_sorted() && names.len() >= 15, "{names:?}");
    for name in names {
        let answers = answers(&format!("known_command {name}\nhelp {name}\nhelp\nknown_command {name}x\n"));
        assert_eq!((answers[0].as_str(), answers[3].as_str()), ("= true", "= false"), "{name}");
        let line = answers[1].trim_start_matches("= ");
        assert!(line.len() > name.len() + 3 || name == "protocol_version", "{line}");
        assert!(answers[2].lines().any(|shown| shown == line), "{name}");
        assert!(
            answers[2].contains("black (b) is the horizontal player") && answers[2].contains("boardsize R C")
        );
    }
}

#[test]
fn documented_session_is_exact() {
    let shown = include_str!("../../../../docs/toolkit/gtp.md").split_once("$ printf '").unwrap().1;
    let (script, rest) = shown.split_once("' | span-it-toolkit gtp --perfect\n").unwrap();
    let (answers, _) = rest.split_once("```").unwrap();
    assert_eq!(output(PlayerSpec::Perfect(Manner::Plain), script.replace("\\n", "\n").as_bytes()), answers);
}
