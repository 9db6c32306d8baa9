//! Puzzles that suit a player, and today's puzzle.

use std::sync::Arc;
use std::sync::mpsc::channel;

use span_it_core::board::Player;
use span_it_core::engine::Stop;
use span_it_core::seed::Seed;
use span_it_learn::date::{Date, Weekday};
use span_it_learn::generate::{TODAY_MARGIN, Wanted, todays_puzzle, todays_target};
use span_it_learn::puzzles::{Kind, Puzzle, Task};
use span_it_learn::source::{Effort, PuzzleSource, Wishes, target};

fn wishes(rating: f64) -> Wishes {
    Wishes {
        kinds: Wanted::Mix,
        band: None,
        rating,
        effort: Effort::default(),
        shown: Vec::new(),
        for_run: false,
        seed: Seed::default(),
    }
}

/// Puzzles of a supply for a rating that does not change.
fn supply(wishes: Wishes, count: usize) -> Vec<Puzzle> {
    let rating = wishes.rating;
    let (wake, woken) = channel();
    let mut source = PuzzleSource::start(wishes, move || wake.send(()).unwrap_or_default()).unwrap();
    let mut puzzles = Vec::new();
    while puzzles.len() < count {
        woken.recv().unwrap();
        puzzles.extend(source.take(rating));
    }
    puzzles
}

#[test]
fn puzzles_suit_the_rating() {
    for rating in [1000.0, 1800.0] {
        let puzzles = supply(wishes(rating), 3);
        let wanted = target(rating, Effort::default(), 0.1);
        let ratings: Vec<f64> = puzzles.iter().map(|puzzle| puzzle.difficulty.unwrap().rating).collect();
        // The easiest puzzles of some kinds are above the lowest rating.
        assert!(ratings.iter().all(|one| (one - wanted).abs() < 400.0), "{rating}: {ratings:?} {wanted}");
    }
}

#[test]
fn a_mix_never_repeats_a_kind_or_wins_in_one() {
    for rating in [700.0, 1000.0, 1300.0, 1600.0] {
        let puzzles = supply(wishes(rating), 10);
        let kinds: Vec<Kind> = puzzles.iter().map(Puzzle::kind).collect();
        assert!(kinds.windows(2).all(|two| two[0] != two[1]), "{rating}: {kinds:?}");
        assert!(puzzles.iter().all(|puzzle| puzzle.task != Task::WinIn(1)), "{rating}");
    }
}

#[test]
fn puzzles_of_a_run_have_its_difficulty_and_one_direction() {
    for rating in [700.0, 900.0, 1200.0, 1500.0, 2000.0] {
        let puzzles = supply(Wishes { for_run: true, ..wishes(rating) }, 12);
        for puzzle in &puzzles {
            assert!(matches!(puzzle.task, Task::Keep | Task::Only | Task::Stop), "{puzzle:?}");
            assert_eq!(puzzle.you(), Player::Horizontal);
            assert!((4..=6).contains(&puzzle.position.size().rows()));
            assert!(!puzzle.answers().is_empty());
        }
        let stops = puzzles.iter().filter(|puzzle| puzzle.kind() == Kind::Stop).count();
        let keeps = puzzles.iter().filter(|puzzle| puzzle.kind() == Kind::Keep).count();
        assert!((1..12).contains(&keeps) && stops <= 8, "{rating}: {stops} {keeps}");
        // So easy only puzzles of one kind are.
        let counts = |puzzle: &&Puzzle| rating >= 1000.0 || puzzle.kind() == Kind::Stop;
        let of_level = puzzles.iter().filter(counts).map(|puzzle| puzzle.difficulty.unwrap().rating);
        let mean = of_level.clone().sum::<f64>() / of_level.count() as f64;
        assert!((mean - rating).abs() < 150.0, "{rating}: {mean}");
    }
}

#[test]
fn effort_shifts_the_target() {
    let targets = [Effort::default().easier(), Effort::default(), Effort::default().harder()]
        .map(|effort| target(1500.0, effort, 0.1));
    assert!((targets[1] - targets[0] - 200.0).abs() < 1e-9 && (targets[2] - targets[1] - 200.0).abs() < 1e-9);
    assert!(targets[1] < 1400.0 && targets[1] > 1200.0, "78% is easier than even: {targets:?}");
}

#[test]
fn dropping_a_supply_ends_its_thread() {
    for _ in 0..5 {
        let source = PuzzleSource::start(wishes(1500.0), || ()).unwrap();
        assert!(!source.is_exhausted());
        drop(source);
    }
    let kinds = Wanted::Kind(Kind::Judge);
    assert!(supply(Wishes { kinds, ..wishes(1500.0) }, 10).iter().all(|one| one.kind() == Kind::Judge));
}

#[test]
fn todays_puzzles_follow_the_weekday() {
    let monday: Date = "2026-11-16".parse().unwrap();
    for day in 0..7 {
        let date = monday.plus(day);
        let puzzle = todays_puzzle(date, &Arc::default()).unwrap();
        match todays_target(date) {
            Some(target) => {
                let rating = puzzle.difficulty.unwrap().rounded();
                assert!((rating - target).abs() <= TODAY_MARGIN, "{date}: {rating}");
            }
            None => assert_eq!((date.weekday(), &puzzle.task), (Weekday::Sunday, &Task::WinIn(3))),
        }
    }
    let stop = Arc::new(Stop::default());
    stop.cancel();
    assert_eq!(todays_puzzle(monday, &stop), None);
}
