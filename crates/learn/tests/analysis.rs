//! The mistakes of finished games.

use std::sync::Arc;

use span_it_core::board::{BoardSize, Node, Player, Position, winner};
use span_it_core::engine::{Deadline, Engine, Seed, Stop};
use span_it_core::personality::library;
use span_it_core::solver::{Critical, Solver, Verdict};
use span_it_learn::analysis::{GameMistake, GameReport};
use span_it_learn::generate::{Generator, Request, Wanted};
use span_it_learn::mistakes::{LoggedMistake, MistakeKind};
use span_it_learn::puzzles::{Kind, Puzzle};

fn game(names: [&str; 2], seed: u64) -> (Position, Vec<Node>) {
    let start = Position::empty(BoardSize::STANDARD, Player::Horizontal).after("c3".parse().unwrap());
    let seed = Seed::new(seed).unwrap();
    let mut engines =
        names.map(|name| Engine::new(&start, &library::builtin_named(name).unwrap().factors, seed));
    let (mut position, mut moves) = (start.clone(), Vec::new());
    while winner(&position).is_none() {
        let mover = position.to_move().index();
        let mv = engines[mover].choose(&Deadline::unlimited()).unwrap().mv;
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

/// The mistake of the first losing move in the position of a puzzle.
fn mistake(ply: usize, puzzle: &Puzzle) -> GameMistake {
    let critical = Critical::new(&mut Solver::new(), &puzzle.position).unwrap();
    let played = puzzle.position.free_nodes().find(|&mv| !critical.keeps(mv)).unwrap();
    GameMistake { ply, logged: LoggedMistake::new(&critical, played), critical }
}

#[test]
fn cards_are_the_mistakes_easiest_to_avoid() {
    let puzzles = |kind: Kind| {
        let request = Request { kinds: Wanted::Kind(kind), ..Request::new(Seed::default()) };
        Generator::new(request)
    };
    let hard =
        puzzles(Kind::Only).filter(|one| one.difficulty.is_some_and(|one| one.rating > 1500.0)).take(3);
    let all: Vec<Puzzle> = hard.chain(puzzles(Kind::Stop).take(1)).collect();
    let mistakes: Vec<GameMistake> = all.iter().enumerate().map(|(ply, one)| mistake(ply, one)).collect();
    let easy = mistakes[3].logged.clone();
    let report = GameReport { mistakes, ..GameReport::default() };
    let cards = report.cards(1000.0, &Arc::default()).unwrap();
    assert_eq!((cards.len(), &cards[0]), (3, &easy));
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
