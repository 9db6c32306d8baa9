//! Scripted controllers. Guards against answers that a controller cannot read, a board that differs from the
//! controller's, and a line that ends the session.

use std::time::Duration;

use span_it_core::board::{BoardSize, Player, Position};
use span_it_core::engine::{self, Deadline};
use span_it_core::personality::{Personality, library};
use span_it_core::seed::Seed;
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
