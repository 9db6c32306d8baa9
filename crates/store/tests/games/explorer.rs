//! The opening explorer.

use span_it_core::board::{Node, Player, Position};
use span_it_core::referee::Referee;
use span_it_core::solver::symmetry::fingerprint;
use span_it_store::games::NextMove;

use crate::games::{finished, new_game, opened, setup};

/// What was played in a position, by looking at every position of every game.
fn literal_moves(games: &[Referee], position: &Position) -> Vec<NextMove> {
    let mut moves: Vec<(u64, NextMove)> = Vec::new();
    for node in position.free_nodes() {
        let next = fingerprint(&position.after(node));
        match moves.iter_mut().find(|(other, _)| *other == next) {
            Some((_, same)) => same.nodes.push(node),
            None => moves.push((next, NextMove { nodes: vec![node], games: 0, random: 0, won: 0, lost: 0 })),
        }
    }
    for game in games {
        for ply in 0..game.moves().len() {
            if fingerprint(&game.position_at(ply)) != fingerprint(position) {
                continue;
            }
            let next = fingerprint(&game.position_at(ply + 1));
            let (_, counted) = moves.iter_mut().find(|(other, _)| *other == next).unwrap();
            // In a mirrored position that exchanges the players, the other one moves.
            let is_won = game.outcome().unwrap().winner == game.moves()[ply].player;
            counted.games += 1;
            counted.won += u64::from(is_won);
            counted.lost += u64::from(!is_won);
        }
    }
    let mut moves: Vec<_> = moves.into_iter().map(|(_, next)| next).filter(|next| next.games > 0).collect();
    moves.sort_by(|a, b| b.games.cmp(&a.games).then_with(|| a.nodes.cmp(&b.nodes)));
    moves
}

#[test]
fn counts_equal_a_literal_count() {
    let (_folder, mut history) = opened();
    let mut games = Vec::new();
    for seed in 0..200 {
        let setup = setup(4, seed);
        let game = finished(&setup);
        history.add(&new_game(&setup, &game, 1)).unwrap();
        games.push(game);
    }
    let mut position = Position::empty(setup(4, 0).size, Player::Horizontal);
    for _ in 0..4 {
        let moves = history.next_moves(&position).unwrap();
        assert_eq!(moves, literal_moves(&games, &position));
        // The most frequent move.
        position = position.after(moves[0].nodes[0]);
    }
}

#[test]
fn symmetric_moves_are_one_entry() {
    let (_folder, mut history) = opened();
    let setup = setup(3, 0);
    let mut game = setup.new_game();
    game.play("a1".parse().unwrap(), <_>::default()).unwrap();
    history.add(&new_game(&setup, &game, 1)).unwrap();
    let moves = history.next_moves(game.start()).unwrap();
    let mut corners: Vec<Node> = ["a1", "e1", "a5", "e5"].map(|node| node.parse().unwrap()).into();
    assert_eq!(moves.len(), 1);
    let mut nodes = moves[0].nodes.clone();
    nodes.sort();
    corners.sort();
    assert_eq!(nodes, corners);
    assert_eq!((moves[0].games, moves[0].won, moves[0].lost), (1, 0, 0));
}

#[test]
fn random_opening_moves_are_marked() {
    let (_folder, mut history) = opened();
    let mut setup = setup(4, 0);
    let opening: Vec<Node> = ["a1", "g7", "c3"].map(|node| node.parse().unwrap()).into();
    let empty = Position::empty(setup.size, Player::Vertical);
    let start = opening.iter().fold(empty.clone(), |position, &mv| position.after(mv));
    setup.first = start.to_move();
    setup.start = Some(start.clone());
    setup.set_opening(&opening);
    let game = finished(&setup);
    let id = history.add(&new_game(&setup, &game, 1)).unwrap().id();
    let counts = |history: &span_it_store::games::History, position: &Position| {
        let moves = history.next_moves(position).unwrap();
        moves.iter().map(|one| (one.games, one.random, one.won + one.lost)).collect::<Vec<_>>()
    };
    assert_eq!(counts(&history, &empty), [(1, 1, 1)]);
    assert!(history.next_moves(&empty).unwrap()[0].nodes.contains(&opening[0]));
    assert_eq!(counts(&history, &start), [(1, 0, 1)]);
    // Erasing the game leaves none of its positions.
    history.delete(&[id], 1).unwrap();
    history.erase(&[id]).unwrap();
    history.add(&new_game(&setup, &game, 1)).unwrap();
    assert_eq!(counts(&history, &empty), [(1, 1, 1)]);
    // An opening that leads elsewhere is none.
    setup.set_opening(&opening[..2]);
    assert_eq!(setup.opening(), []);
}

#[test]
fn deleted_games_do_not_count() {
    let (_folder, mut history) = opened();
    let setup = setup(3, 0);
    let id = history.add(&new_game(&setup, &finished(&setup), 1)).unwrap().id();
    history.delete(&[id], 1).unwrap();
    assert_eq!(history.next_moves(&setup.new_game().position().clone()).unwrap(), []);
}
