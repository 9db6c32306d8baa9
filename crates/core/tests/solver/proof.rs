//! The two trees of a proof, and the repair of cuts.

use span_it_core::board::{self, BoardSize, Node, Player, Position};
use span_it_core::rng::SplitMix64;
use span_it_core::solver::{
    self,
    proof::{Proof, proof},
};

use super::{mixture, random_game};

/// Plays cuts of the opponent, chosen by `pick`, against the proof until it is complete.
fn play_out(position: &Position, pick: &mut dyn FnMut(&Proof, &Position) -> Node) {
    let mut proof = proof(position).unwrap();
    let (winner, opponent) = (proof.winner(), proof.winner().opponent());
    assert_eq!(winner, solver::winner(position));
    let mut board = position.clone();
    if let Some(opening) = proof.opening() {
        assert_eq!(position.to_move(), winner);
        board.place(opening, winner).unwrap();
    }
    while !proof.is_complete() {
        assert_trees(&proof, &board);
        let cut = pick(&proof, &board);
        board.place(cut, opponent).unwrap();
        let repairs = proof.repairs(cut);
        let repair = proof.repair(cut);
        assert_eq!(repair, repairs.first().copied());
        if let Some(repair) = repair {
            board.place(repair, winner).unwrap();
        }
    }
    assert_eq!(board::winner(&board), Some(winner), "{position} ended as {board}");
    assert_eq!(proof.trees(), [Vec::new(), Vec::new()]);
}

/// Both trees consist of free nodes, are disjoint, have the same size, and each joins the major edges.
fn assert_trees(proof: &Proof, board: &Position) {
    let [one, two] = proof.trees();
    assert_eq!(one.len(), two.len(), "{board}");
    assert!(one.iter().all(|node| !two.contains(node)));
    for tree in [one, two] {
        let mut joined = board.clone();
        for node in tree {
            joined.place(node, proof.winner()).unwrap();
        }
        assert_eq!(board::winner(&joined), Some(proof.winner()), "a tree on {board}");
    }
}

fn in_trees(rng: &mut SplitMix64, proof: &Proof) -> Node {
    let [one, two] = proof.trees();
    rng.pick(&[one, two].concat())
}

#[test]
fn repairs_every_cut_until_the_win() {
    let mut rng = SplitMix64::new(1964);
    let mut played = 0;
    for round in 0..400 {
        let longest = if round % 20 == 0 { 18 } else { 6 };
        let size = BoardSize::new(3 + rng.below(longest), 3 + rng.below(longest)).unwrap();
        let part = rng.below(size.node_count());
        let position = if round % 2 == 0 {
            random_game(&mut rng, size, part)
        } else {
            mixture(&mut rng, size, part, 50)
        };
        if board::winner(&position).is_some() {
            assert_eq!(proof(&position), None);
            continue;
        }
        played += 1;
        play_out(&position, &mut |proof, _| in_trees(&mut rng, proof));
    }
    assert!(played > 250, "only {played} positions");
}

#[test]
fn cuts_outside_the_trees_need_no_repair() {
    let mut rng = SplitMix64::new(1972);
    for n in 3..=9 {
        let position = Position::empty(BoardSize::square(n).unwrap(), Player::Vertical);
        play_out(&position, &mut |proof, board| {
            let trees = proof.trees().concat();
            let others: Vec<Node> = board.free_nodes().filter(|node| !trees.contains(node)).collect();
            if others.is_empty() || rng.below(2) == 0 { rng.pick(&trees) } else { rng.pick(&others) }
        });
    }
}

#[test]
fn winner_moving_second_needs_no_opening() {
    let size = BoardSize::new(5, 4).unwrap();
    for first in Player::ALL {
        let proof = proof(&Position::empty(size, first)).unwrap();
        assert_eq!((proof.winner(), proof.opening()), (Player::Horizontal, None));
    }
    let square = proof(&Position::empty(BoardSize::square(5).unwrap(), Player::Vertical)).unwrap();
    assert_eq!(square.winner(), Player::Vertical);
    assert!(square.opening().is_some());
}
