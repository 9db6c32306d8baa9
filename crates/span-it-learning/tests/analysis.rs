//! The mistakes of finished games.

use std::sync::Arc;

use span_it_core::board::{BoardSize, Node, Player, Position, winner};
use span_it_core::engine::{Deadline, Engine, Seed, Stop};
use span_it_core::personality::library;
use span_it_core::solver::{Solver, Verdict};
use span_it_learning::analysis::GameReport;
use span_it_learning::mistakes::MistakeKind;

/// The moves of a game between two personalities.
fn game(names: [&str; 2], seed: u64) -> (Position, Vec<Node>) {
    let start = Position::empty(BoardSize::STANDARD, Player::Horizontal).after("c3".parse().unwrap());
    let seed = Seed::new(seed).unwrap();
    let mut engines =
        names.map(|name| Engine::new(&start, &library::builtin_named(name).unwrap().factors, seed));
    let (mut position, mut moves) = (start.clone(), Vec::new());
    while winner(&position).is_none() {
        let mover = position.to_move().index();
        let mv = engines[mover].choose(&Deadline::unlimited(), &mut |_| ()).unwrap().mv;
        for engine in &mut engines {
            engine.play(mv).unwrap();
        }
        position = position.after(mv);
        moves.push(mv);
    }
    (start, moves)
}

#[test]
fn counts_what_the_solver_counts() {
    let mut solver = Solver::new();
    let mut mistakes = 0;
    for seed in 0..12 {
        let (start, moves) = game(["Novice", "Wanderer"], seed);
        for you in Player::ALL {
            let report = GameReport::new(&start, &moves, you, &Arc::default()).unwrap();
            let (mut position, mut lost) = (start.clone(), 0);
            for &mv in &moves {
                let verdict = solver.solve(&position).verdict(position.to_move(), mv);
                lost += u32::from(position.to_move() == you && verdict == Verdict::Throws);
                position = position.after(mv);
            }
            let critical: u32 = report.critical.iter().sum();
            let kept: u32 = report.kept.iter().sum();
            assert_eq!((critical - kept, report.kinds.iter().sum::<u32>()), (lost, lost));
            assert_eq!(report.mistakes.len(), usize::try_from(lost).unwrap());
            assert!(report.chances[1] <= report.chances[0] && report.chances[0] <= critical);
            let cards = report.cards(1200.0, &Arc::default()).unwrap();
            assert_eq!(cards.len(), report.mistakes.len().min(3));
            mistakes += lost;
        }
    }
    assert!(mistakes > 20, "{mistakes}");
}

#[test]
fn cards_are_the_mistakes_that_were_easiest_to_avoid() {
    let found = (0..30).find_map(|seed| {
        let (start, moves) = game(["Sprinter", "Novice"], seed);
        let report = GameReport::new(&start, &moves, Player::Horizontal, &Arc::default()).unwrap();
        let blunder = report.mistakes.iter().find(|one| one.logged.kind == MistakeKind::MissedBlock)?.clone();
        (report.mistakes.len() > 3).then_some((report, blunder))
    });
    let (report, blunder) = found.expect("a game with a missed block");
    let cards = report.cards(1000.0, &Arc::default()).unwrap();
    assert!(cards.contains(&blunder.logged), "{cards:?}");
}

#[test]
fn illegal_moves_end_the_report() {
    let start: Position = "hhv/../..v/../... h".parse().unwrap();
    let moves = ["a5", "a5", "e5"].map(|name| name.parse().unwrap());
    let report = GameReport::new(&start, &moves, Player::Horizontal, &Arc::default()).unwrap();
    assert_eq!(report.mistakes.len(), 1);
    let stop = Arc::new(Stop::default());
    stop.cancel();
    assert_eq!(GameReport::new(&start, &moves, Player::Horizontal, &stop), None);
}

#[test]
fn each_kind_of_mistake_has_its_rule() {
    let kind = |position: &str, played: &str| {
        let position: Position = position.parse().unwrap();
        let moves = [played.parse().unwrap()];
        let report = GameReport::new(&position, &moves, position.to_move(), &Arc::default()).unwrap();
        report.mistakes[0].logged.kind
    };
    assert_eq!(kind("hhv/../..v/../... h", "a5"), MistakeKind::MissedBlock);
    assert_eq!(kind("hv./h./.vv/../vhh h", "e1"), MistakeKind::MissedWin);
    assert_eq!(kind("v..v/.../hhvh/.../vh../.h./v.vh h", "b2"), MistakeKind::MissedCrossing);
}
