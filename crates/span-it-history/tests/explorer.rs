//! The opening explorer.

use std::collections::HashMap;

use span_it_core::board::{Node, Player, Position};
use span_it_core::solver::symmetry::fingerprint;

use crate::{Folder, finished, new_game, setup};

#[test]
fn counts_equal_a_replay_of_all_games() {
    let folder = Folder::new();
    let mut history = folder.open();
    let mut expected: HashMap<u64, [u64; 3]> = HashMap::new();
    let empty = Position::empty(setup(4, 0).size, Player::Horizontal);
    for seed in 0..200 {
        let setup = setup(4, seed);
        let game = finished(&setup);
        history.add(&new_game(&setup, &game, 1)).unwrap();
        let won = game.outcome().unwrap().winner == Player::Horizontal;
        let count = expected.entry(fingerprint(&game.position_at(1))).or_default();
        *count = [count[0] + 1, count[1] + u64::from(won), count[2] + u64::from(!won)];
    }
    let moves = history.next_moves(&empty).unwrap();
    assert_eq!(moves.len(), expected.len());
    assert_eq!(moves.iter().map(|mv| mv.games).sum::<u64>(), 200);
    assert!(moves.is_sorted_by_key(|mv| std::cmp::Reverse(mv.games)));
    for mv in moves {
        for &node in &mv.nodes {
            assert_eq!(expected[&fingerprint(&empty.after(node))], [mv.games, mv.won, mv.lost]);
        }
    }
}

#[test]
fn symmetric_moves_are_one_entry() {
    let folder = Folder::new();
    let mut history = folder.open();
    let setup = setup(3, 0);
    let mut game = setup.new_game();
    game.play(0, Player::Horizontal, "a1".parse().unwrap(), <_>::default()).unwrap();
    history.add(&new_game(&setup, &game, 1)).unwrap();
    let moves = history.next_moves(game.start()).unwrap();
    let corners: Vec<Node> = ["a1", "e1", "a5", "e5"].map(|node| node.parse().unwrap()).into();
    assert_eq!(moves.len(), 1);
    let mut nodes = moves[0].nodes.clone();
    nodes.sort();
    let mut expected = corners;
    expected.sort();
    assert_eq!(nodes, expected);
    assert_eq!((moves[0].games, moves[0].won, moves[0].lost), (1, 0, 0));
}

#[test]
fn deleted_games_do_not_count() {
    let folder = Folder::new();
    let mut history = folder.open();
    let setup = setup(3, 0);
    let id = history.add(&new_game(&setup, &finished(&setup), 1)).unwrap().id();
    history.delete(&[id], 1).unwrap();
    assert_eq!(history.next_moves(&setup.new_game().position().clone()).unwrap(), []);
}
