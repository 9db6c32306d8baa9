//! Facts that lessons and puzzles rely on.

use std::sync::Arc;

use span_it_core::board::BoardSize;
use span_it_core::seed::Seed;
use span_it_core::solver::win_in::{BUDGET, MAX_N, win_in};
use span_it_lab::training::accuracy::TestSuite;

#[test]
fn critical_positions_have_odd_numbers_of_winning_moves() {
    for (rows, cols) in [(3, 5), (4, 4), (6, 6), (8, 5)] {
        let size = BoardSize::new(rows, cols).unwrap();
        let suite = TestSuite::new(size, 400, Seed::default(), &Arc::default()).unwrap();
        for one in suite.positions() {
            assert_eq!(one.winning_moves.len() % 2, 1, "{}", one.position);
        }
    }
}

/// Settles *Win in 4* for positions of the accuracy test; the largest number of visited positions.
fn most_visited(count: usize) -> (u64, usize) {
    let suite = TestSuite::new(BoardSize::STANDARD, count, Seed::new(1).unwrap(), &Arc::default()).unwrap();
    let answers: Vec<_> =
        suite.positions().iter().map(|one| win_in(&one.position, MAX_N, BUDGET).unwrap()).collect();
    let most = answers.iter().map(|answer| answer.visited).max().unwrap();
    (most, answers.iter().filter(|answer| answer.n.is_some()).count())
}

#[test]
fn win_in_4_is_settled_within_the_budget() {
    let (most, settled) = most_visited(80);
    assert!(most <= BUDGET && settled > 10, "{most} {settled}");
}

#[test]
#[ignore = "a minute: cargo test --release -p span-it-learn -- --ignored --nocapture"]
#[expect(clippy::print_stdout, reason = "the figures are the result")]
fn win_in_4_is_settled_for_2000_positions() {
    let (most, settled) = most_visited(2000);
    println!("at most {most} visited positions; {settled} of 2000 are won in 4 or fewer");
    assert!(most <= BUDGET);
}
