//! The puzzle generator.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::Arc;

use span_it_core::board::{BoardSize, Position, winner};
use span_it_core::engine::Stop;
use span_it_core::seed::Seed;
use span_it_core::solver::win_in::{BUDGET, win_in};
use span_it_core::solver::{self, Critical, Solver};
use span_it_learn::generate::{Generator, Request, Wanted, is_candidate, is_good};
use span_it_learn::puzzles::{Band, Kind, Puzzle, PuzzleRunner, Task, measure};
use span_it_learn::question::{Answer, Reaction};
use span_it_learn::truth::Class;

pub(crate) fn request(kinds: Wanted, seed: u64) -> Request {
    Request { kinds, ..Request::new(Seed::new(seed).unwrap()) }
}

pub(crate) fn puzzles(kind: Kind, seed: u64, count: usize) -> Vec<Puzzle> {
    let puzzles: Vec<Puzzle> = Generator::new(request(Wanted::Kind(kind), seed)).take(count).collect();
    assert_eq!(puzzles.len(), count, "{kind:?}");
    assert!(puzzles.iter().all(|puzzle| puzzle.kind() == kind));
    puzzles
}

fn critical(position: &Position) -> Critical {
    Critical::new(&mut Solver::new(), position).unwrap()
}

#[test]
fn same_seed_gives_same_puzzles_with_any_threads() {
    let make = |threads: usize, seed: u64| -> Vec<Puzzle> {
        let threads = NonZeroUsize::new(threads).unwrap();
        Generator::new(request(Wanted::Mix, seed)).with_threads(threads).take(20).collect()
    };
    let one = make(1, 7);
    assert_eq!(one, make(3, 7));
    assert_ne!(one, make(1, 8));
}

#[test]
fn good_puzzles_meet_all_criteria() {
    check_criteria(&[puzzles(Kind::Keep, 1, 12), puzzles(Kind::Only, 1, 6)].concat());
}

pub(crate) fn check_criteria(all: &[Puzzle]) {
    for puzzle in all {
        let critical = critical(&puzzle.position);
        let measurement = measure(&critical, &Arc::default()).unwrap();
        assert!(is_candidate(&critical, 0.25) && is_good(&measurement), "{}", puzzle.position);
        assert_eq!(Some(measurement.difficulty), puzzle.difficulty);
        assert_eq!(critical.winning.len() == 1, puzzle.kind() == Kind::Only);
        assert!(puzzle.source.as_ref().is_some_and(|source| !critical.keeps(source.played)));
    }
    let seen: std::collections::HashSet<u64> =
        all.iter().map(|puzzle| span_it_core::solver::symmetry::fingerprint(&puzzle.position)).collect();
    assert_eq!(seen.len(), all.len());
}

#[test]
fn bands_are_kept_and_all_have_puzzles() {
    for band in Band::ALL {
        let request = Request { band: Some(band), ..request(Wanted::Mix, 3) };
        for puzzle in Generator::new(request).take(3) {
            assert_eq!(puzzle.band(), Some(band), "{puzzle:?}");
        }
    }
}

#[test]
fn free_nodes_are_judged_as_by_the_solver() {
    for kind in [Kind::Keep, Kind::Only, Kind::Stop, Kind::Repair] {
        puzzles(kind, 5, 5).iter().for_each(check_judgements);
    }
}

pub(crate) fn check_judgements(puzzle: &Puzzle) {
    let winning = solver::winning_moves(&puzzle.position);
    for mv in puzzle.position.free_nodes() {
        let mut runner = PuzzleRunner::new(puzzle.clone());
        let reaction = runner.answer(Answer::Node(mv));
        assert_eq!(reaction == Reaction::Right, winning.contains(&mv), "{} {mv}", puzzle.position);
        assert_eq!(runner.result(), Some(winning.contains(&mv)));
        if reaction != Reaction::Right {
            assert!(matches!(reaction, Reaction::Wrong { reply: Some(_), .. }));
            assert_eq!(solver::winner(runner.board()), puzzle.you().opponent());
            runner.retry();
            assert_eq!(runner.board(), &puzzle.position);
        }
    }
}

#[test]
fn win_in_n_is_played_to_the_end() {
    let mut lengths = BTreeMap::new();
    for puzzle in puzzles(Kind::WinIn, 2, 16) {
        let Task::WinIn(n) = puzzle.task else { panic!("{puzzle:?}") };
        assert_eq!(win_in(&puzzle.position, 4, BUDGET).unwrap().n, Some(n));
        *lengths.entry(n).or_insert(0) += 1;
        let mut runner = PuzzleRunner::new(puzzle.clone());
        let mut moves = 0;
        while !runner.is_done() {
            let mv = runner.accepted()[0];
            assert!(matches!(runner.answer(Answer::Node(mv)), Reaction::Right | Reaction::Continues { .. }));
            moves += 1;
            assert_eq!(runner.result(), Some(true), "the first move decides");
        }
        assert_eq!(moves, n, "the defence makes the player use all connectors: {}", puzzle.position);
        assert_eq!(winner(runner.board()), Some(puzzle.you()));
    }
    assert!(lengths.len() >= 2, "{lengths:?}");
}

#[test]
fn a_win_that_takes_longer_is_not_refuted() {
    let slow = puzzles(Kind::WinIn, 4, 20).into_iter().find_map(|puzzle| {
        let right = puzzle.answers();
        let winning = solver::winning_moves(&puzzle.position);
        winning.into_iter().find(|mv| !right.contains(mv)).map(|mv| (puzzle, mv))
    });
    let (puzzle, mv) = slow.expect("a puzzle with a slower win");
    let mut runner = PuzzleRunner::new(puzzle);
    assert_eq!(runner.answer(Answer::Node(mv)), Reaction::Wrong { played: Some(mv), reply: None });
    assert_eq!(runner.result(), Some(false));
}

#[test]
fn judgements_have_all_three_classes() {
    let mut classes = BTreeMap::new();
    for puzzle in puzzles(Kind::Judge, 6, 24) {
        let Task::Judge(class) = puzzle.task else { panic!("{puzzle:?}") };
        assert_eq!(class, Class::new(&mut Solver::new(), &puzzle.position));
        *classes.entry(class).or_insert(0) += 1;
        let mut runner = PuzzleRunner::new(puzzle);
        let wrong = Class::ALL.into_iter().find(|&other| other != class).unwrap();
        assert_eq!(runner.answer(Answer::Class(wrong)), Reaction::Wrong { played: None, reply: None });
        runner.retry();
        let reaction = runner.answer(Answer::Class(class));
        if class == Class::ToMove {
            assert_eq!(reaction, Reaction::Continues { reply: None });
            let mv = runner.accepted()[0];
            assert_eq!(runner.answer(Answer::Node(mv)), Reaction::Right);
        } else {
            assert_eq!(reaction, Reaction::Right);
        }
        assert_eq!(runner.result(), Some(false));
    }
    assert_eq!(classes.len(), 3, "{classes:?}");
}

#[test]
fn stretches_have_exactly_one_mistake() {
    for puzzle in puzzles(Kind::Mistake, 9, 8) {
        let Task::Mistake { moves, mistake } = &puzzle.task else { panic!("{puzzle:?}") };
        let mut runner = PuzzleRunner::new(puzzle.clone());
        for (index, &mv) in moves.iter().enumerate() {
            let before = runner.position_before(index);
            let winning = solver::winning_moves(&before);
            assert_eq!(!winning.is_empty() && !winning.contains(&mv), index == *mistake);
        }
        assert_eq!(
            runner.answer(Answer::Move((mistake + 1) % 6)),
            Reaction::Wrong { played: None, reply: None }
        );
        runner.retry();
        assert_eq!(runner.answer(Answer::Move(*mistake)), Reaction::Right);
        assert_eq!(runner.first_answer(), Some(((mistake + 1) % 6 + 1).to_string().as_str()));
    }
}

#[test]
fn win_it_is_played_until_somebody_joins() {
    for puzzle in puzzles(Kind::Play, 10, 4) {
        let mut runner = PuzzleRunner::new(puzzle.clone());
        while !runner.is_done() {
            let mv = runner.accepted()[0];
            assert!(!matches!(runner.answer(Answer::Node(mv)), Reaction::Wrong { .. } | Reaction::Ignored));
        }
        assert_eq!(winner(runner.board()), Some(puzzle.you()));
        let mut runner = PuzzleRunner::new(puzzle.clone());
        while !runner.is_refuted() && !runner.is_done() {
            let mv = runner.board().free_nodes().next().unwrap();
            runner.answer(Answer::Node(mv));
        }
        if runner.is_refuted() {
            runner.retry();
            assert_eq!((runner.board(), runner.result()), (&puzzle.position, Some(false)));
        }
    }
}

#[test]
fn repairs_join_the_cut_tree() {
    for puzzle in puzzles(Kind::Repair, 11, 6) {
        let Task::Repair(cut) = puzzle.task else { panic!("{puzzle:?}") };
        let runner = PuzzleRunner::new(puzzle.clone());
        let trees = runner.trees().unwrap();
        assert_eq!(trees.iter().flatten().filter(|&&node| node == cut).count(), 1);
        let other = trees.iter().find(|tree| !tree.contains(&cut)).unwrap();
        assert!(puzzle.answers().iter().any(|mv| other.contains(mv)));
    }
}

#[test]
fn shown_puzzles_are_left_out() {
    let first = puzzles(Kind::Keep, 1, 1).remove(0);
    let shown = span_it_core::solver::symmetry::fingerprint(&first.position);
    let next = Generator::new(request(Wanted::Kind(Kind::Keep), 1)).without([shown]).next().unwrap();
    assert_ne!(next, first);
}

#[test]
fn cancelling_ends_the_generator() {
    let stop = Arc::new(Stop::default());
    let mut generator = Generator::new(request(Wanted::Mix, 1)).with_stop(Arc::clone(&stop));
    assert!(generator.next().is_some());
    stop.cancel();
    assert!(generator.by_ref().count() < 500);
    let five = Request { size: BoardSize::square(5).ok(), ..request(Wanted::Mix, 1) };
    assert_eq!(Generator::new(five).with_stop(stop).next(), None);
}
