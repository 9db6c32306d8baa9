//! The subcommand `gtp`.

use std::time::Duration;

use span_it_core::board::{self, BoardSize, Player, Position};
use span_it_core::engine::{Deadline, Engine};
use span_it_core::personality::library;
use span_it_core::seed::Seed;
use span_it_lab::gtp::{Opponent, Timeouts};

use crate::toolkit::Run;

#[test]
fn serves_and_refuses_bad_options() {
    let run = Run::with_input(&["gtp", "--perfect"], b"1 name\nfoo\nquit\n");
    assert_eq!((run.code, run.errors.as_str()), (0, ""));
    assert_eq!(run.output, "=1 Span-It! Perfect play\n\n? unknown command\n\n=\n\n");
    for (rest, part) in [
        (&[][..], "required arguments"),
        (&["--personality", "Unknown"], "Unknown: there is no such file"),
        (&["--personality", "Steady", "--perfect"], "cannot be used with"),
        (&["--perfect", "--seed", "-1"], "invalid value '-1'"),
        (&["--perfect", "--max-ms", "x"], "invalid value 'x'"),
    ] {
        Run::new(&[&["gtp"][..], rest].concat()).assert_refused(part);
    }
    let parts = ["black (b) is the horizontal player", "aa5", "boardsize R C"];
    Run::new(&["gtp", "--help"]).assert_prints(&parts);
}

#[test]
fn serves_the_moves_of_the_personality() {
    let toolkit = env!("CARGO_BIN_EXE_span-it-toolkit");
    let seed = Seed::new(5).unwrap();
    let minute = Duration::from_mins(1);
    let timeouts = Timeouts { start: minute, answer: minute, unlimited_move: minute, grace: minute };
    let mut opponent = Opponent::new(&format!("'{toolkit}' gtp --personality Novice"), seed, timeouts);
    let novice = &library::builtin_named("Novice").unwrap().factors;
    let steady = &library::builtin_named("Steady").unwrap().factors;
    let mut start = Position::empty(BoardSize::new(5, 4).unwrap(), Player::Vertical);
    for name in ["c3", "d4", "a1"] {
        start.play(name.parse().unwrap()).unwrap();
    }
    for (position, limit) in
        [(Position::empty(BoardSize::STANDARD, Player::Horizontal), None), (start, Some(minute))]
    {
        let (mut mirror, mut other) =
            (Engine::new(&position, novice, seed), Engine::new(&position, steady, seed));
        let mut position = position;
        let side = position.to_move();
        opponent.begin(&position, limit).unwrap();
        while board::winner(&position).is_none() {
            let mv = if position.to_move() == side {
                let mv = opponent.choose(&Deadline::unlimited()).unwrap();
                assert_eq!(mv, mirror.highest_weight().unwrap().0);
                mv
            } else {
                other.highest_weight().unwrap().0
            };
            position.play(mv).unwrap();
            mirror.play(mv).unwrap();
            other.play(mv).unwrap();
            opponent.played(mv).unwrap();
        }
    }
}
