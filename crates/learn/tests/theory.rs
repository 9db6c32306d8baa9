//! Facts that lessons and puzzles rely on.

use std::sync::Arc;

use proptest::prelude::*;
use span_it_core::board::{BoardSize, Player, Position};
use span_it_core::seed::Seed;
use span_it_core::solver::win_in::{BUDGET, MAX_N, win_in};
use span_it_core::solver::{Critical, Solver};
use span_it_lab::training::accuracy::TestSuite;

fn any_position() -> impl Strategy<Value = Position> {
    let owner =
        prop_oneof![3 => Just(None), 1 => Just(Some(Player::Horizontal)), 1 => Just(Some(Player::Vertical))];
    (3..=8_usize, 3..=8_usize, any::<bool>()).prop_flat_map(move |(rows, cols, horizontal)| {
        let size = BoardSize::new(rows, cols).unwrap();
        let to_move = if horizontal { Player::Horizontal } else { Player::Vertical };
        proptest::collection::vec(owner.clone(), size.node_count()).prop_map(move |owners| {
            let mut position = Position::empty(size, to_move);
            for (node, owner) in size.nodes().zip(owners) {
                if let Some(owner) = owner {
                    position.place(node, owner).unwrap();
                }
            }
            position
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn critical_positions_have_odd_numbers_of_winning_moves(position in any_position()) {
        if let Some(critical) = Critical::new(&mut Solver::new(), &position) {
            prop_assert_eq!(critical.winning.len() % 2, 1, "{}", position);
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
