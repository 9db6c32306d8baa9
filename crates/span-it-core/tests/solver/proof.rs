//! The two trees, and the mending of cuts.

use span_it_core::board::{self, BoardSize, Node, Player, Position};
use span_it_core::solver::{
    self,
    proof::{Proof, proof},
};

use super::mixture;
use super::random::Chance;

/// Plays the rival's cuts, chosen by `pick`, against the proof until it is complete, on the board.
fn play_out(position: &Position, pick: &mut dyn FnMut(&Proof, &Position) -> Node) {
    let mut proof = proof(position).unwrap();
    let (winner, rival) = (proof.winner(), proof.winner().opponent());
    assert_eq!(winner, solver::winner(position));
    let mut board = position.clone();
    if let Some(opening) = proof.opening() {
        assert_eq!(position.to_move(), winner);
        board.place(opening, winner).unwrap();
    }
    while !proof.is_complete() {
        assert_trees(&proof, &board);
        let cut = pick(&proof, &board);
        board.place(cut, rival).unwrap();
        let mends = proof.mends(cut);
        let mend = proof.mend(cut);
        assert_eq!(mend, mends.first().copied());
        if let Some(mend) = mend {
            board.place(mend, winner).unwrap();
        }
    }
    assert_eq!(board::winner(&board), Some(winner), "{position} ended as {board}");
    assert_eq!(proof.trees(), [Vec::new(), Vec::new()]);
}

/// Both trees are free nodes, share none, are as large, and each alone would join the edges.
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

/// A free node of either tree if there is one of that kind.
fn in_trees(chance: &mut Chance, proof: &Proof) -> Node {
    let [one, two] = proof.trees();
    chance.pick(&[one, two].concat())
}

#[test]
fn every_cut_is_mended_until_the_win() {
    let mut chance = Chance(1964);
    let mut played = 0;
    for round in 0..400 {
        let longest = if round % 20 == 0 { 18 } else { 6 };
        let size = BoardSize::new(3 + chance.below(longest), 3 + chance.below(longest)).unwrap();
        let part = chance.below(size.node_count());
        let position =
            if round % 2 == 0 { chance.game(size, part) } else { mixture(&mut chance, size, part, 50) };
        if board::winner(&position).is_some() {
            assert_eq!(proof(&position), None);
            continue;
        }
        played += 1;
        play_out(&position, &mut |proof, _| in_trees(&mut chance, proof));
    }
    assert!(played > 250, "only {played} positions");
}

#[test]
fn cuts_outside_the_trees_need_no_mend() {
    let mut chance = Chance(1972);
    for n in 3..=9 {
        let position = Position::empty(BoardSize::square(n).unwrap(), Player::Vertical);
        play_out(&position, &mut |proof, board| {
            let trees = proof.trees().concat();
            let other: Vec<Node> = board.free_nodes().filter(|node| !trees.contains(node)).collect();
            if other.is_empty() || chance.below(2) == 0 { chance.pick(&trees) } else { chance.pick(&other) }
        });
    }
}

#[test]
fn whoever_wins_moving_second_needs_no_opening() {
    let size = BoardSize::new(5, 4).unwrap();
    for first in Player::ALL {
        let proof = proof(&Position::empty(size, first)).unwrap();
        assert_eq!((proof.winner(), proof.opening()), (Player::Horizontal, None));
    }
    let square = proof(&Position::empty(BoardSize::square(5).unwrap(), Player::Vertical)).unwrap();
    assert_eq!(square.winner(), Player::Vertical);
    assert!(square.opening().is_some());
}
