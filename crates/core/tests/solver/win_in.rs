//! *Win in N* against a search that tries every move and every reply.

use std::collections::HashMap;

use span_it_core::board::{BoardSize, Player, Position};
use span_it_core::rng::SplitMix64;
use span_it_core::solver::Solver;
use span_it_core::solver::win_in::{BUDGET, MAX_N, is_forced, longest_defence, moves, win_in};

use super::brute::{Brute, Owners};
use super::random_game;

/// Whether the attacker, who is to move, joins with at most `n` connectors, whatever the opponent does.
fn literal(brute: &Brute, memo: &mut HashMap<(Owners, u8), bool>, owners: Owners, n: u8) -> bool {
    if n == 0 || brute.over(owners).is_some() {
        return false;
    }
    if let Some(&wins) = memo.get(&(owners, n)) {
        return wins;
    }
    let attacker = owners.to_move;
    let wins = brute.children(owners).any(|(_, next)| match brute.over(next) {
        Some(winner) => winner == attacker,
        None => brute.children(next).all(|(_, reply)| literal(brute, memo, reply, n - 1)),
    });
    memo.insert((owners, n), wins);
    wins
}

fn compare(rows: usize, cols: usize, count: usize, rng: &mut SplitMix64) {
    let size = BoardSize::new(rows, cols).unwrap();
    let brute = Brute::new(size);
    let mut solver = Solver::new();
    let mut memo = HashMap::new();
    let mut compared = 0;
    while compared < count {
        let depth = 2 + rng.below(size.node_count() - 4);
        let position = random_game(rng, size, depth);
        if solver.winner(&position) != position.to_move() {
            continue;
        }
        compared += 1;
        let owners = Brute::owners(&position);
        let expected = (1..=MAX_N).find(|&n| literal(&brute, &mut memo, owners, n));
        let answer = win_in(&position, MAX_N, u64::MAX).unwrap();
        assert_eq!(answer.n, expected, "{position}");
        if let Some(n) = expected {
            let kept: Vec<_> = brute
                .children(owners)
                .filter(|&(_, next)| match brute.over(next) {
                    Some(winner) => winner == owners.to_move,
                    None => brute.children(next).all(|(_, reply)| literal(&brute, &mut memo, reply, n - 1)),
                })
                .map(|(node, _)| size.nodes().nth(node).unwrap())
                .collect();
            assert_eq!(moves(&position, n, u64::MAX).unwrap(), kept, "{position}");
            assert!(is_forced(&position.after(kept[0]), n - 1, u64::MAX).unwrap(), "{position}");
        }
        if memo.len() > 2_000_000 {
            memo.clear();
        }
    }
}

#[test]
fn win_in_equals_a_literal_search() {
    let mut rng = SplitMix64::new(17);
    compare(3, 3, 350, &mut rng);
    compare(3, 4, 100, &mut rng);
    compare(4, 3, 50, &mut rng);
}

#[test]
fn lost_and_finished_games_have_no_n() {
    for text in ["hhh/../.../../... h", "hhh/../.../../... v", "hv./h./.vv/../.hh v"] {
        let position: Position = text.parse().unwrap();
        assert_eq!(win_in(&position, MAX_N, BUDGET).unwrap().n, None, "{text}");
    }
    let empty = Position::empty(BoardSize::STANDARD, Player::Horizontal);
    assert_eq!(win_in(&empty, MAX_N, BUDGET).unwrap().n, None);
}

#[test]
fn large_boards_have_an_answer_too() {
    for n in [8, 9, 20] {
        let size = BoardSize::square(n).unwrap();
        let mut position = Position::empty(size, Player::Horizontal);
        for node in size.nodes().filter(|node| node.row() == 6 && node.col() > 0) {
            position.place(node, Player::Horizontal).unwrap();
        }
        assert_eq!(win_in(&position, MAX_N, BUDGET).unwrap().n, Some(1), "{size}");
    }
}

#[test]
fn the_defender_resists_as_long_as_possible() {
    let position: Position = "hv./h./.vv/../.h. h".parse().unwrap();
    let first = moves(&position, 2, BUDGET).unwrap();
    assert_eq!(first.iter().map(ToString::to_string).collect::<Vec<_>>(), ["e5"]);
    let after = position.after(first[0]);
    let reply = longest_defence(&after, 1, BUDGET).unwrap().unwrap();
    assert_eq!(win_in(&after.after(reply), 4, BUDGET).unwrap().n, Some(1));
}

#[test]
fn too_small_a_budget_is_an_error() {
    let position: Position = ".../../.../../... h".parse().unwrap();
    let error = win_in(&position, 4, 5).unwrap_err();
    assert!(error.to_string().contains("not settled within 5 visited positions"), "{error}");
}
