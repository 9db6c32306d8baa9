//! The perfect player.

use span_it_core::board::{BoardSize, Node, Position};
use span_it_core::rng::SplitMix64;
use span_it_core::solver::{Solver, perfect};

use super::random_game;

/// A position after random moves, without a winner.
fn start(rng: &mut SplitMix64, longest: usize) -> Position {
    let size = BoardSize::new(3 + rng.below(longest), 3 + rng.below(longest)).unwrap();
    let moves = rng.below(size.node_count() / 3);
    random_game(rng, size, moves)
}

#[test]
fn fewest_missing_connectors_decide_then_weight_then_the_centre() {
    let choice = |text: &str, wanted: &str| {
        let weight = |node: Node| if node.to_string() == wanted { 1.0 } else { 0.0 };
        let mv = perfect::choose(&mut Solver::new(), &text.parse().unwrap(), &weight);
        mv.map(|node| node.to_string()).unwrap_or_default()
    };
    let empty = ".../../.../../... h";
    assert_eq!(choice("hh./../.../../... h", "a5"), "e1");
    assert_eq!((choice(empty, "").as_str(), choice(empty, "e5").as_str()), ("c3", "e5"));
    assert_eq!((choice("hhh/../.../../... h", ""), choice("hhh/../.../../... v", "")), Default::default());
}

#[test]
fn lost_player_leaves_fewest_winning_replies() {
    let mut rng = SplitMix64::new(55);
    let mut solver = Solver::new();
    let mut lost = 0;
    for _ in 0..300 {
        let position = start(&mut rng, 3);
        if solver.winner(&position) == position.to_move() {
            continue;
        }
        lost += 1;
        let mut replies = |mv: Node| solver.winning_moves(&position.after(mv)).len();
        let fewest = position.free_nodes().map(&mut replies).min();
        let mv = perfect::choose(&mut Solver::new(), &position, &|_| 0.0).unwrap();
        assert_eq!(Some(replies(mv)), fewest, "{mv} in {position}");
    }
    assert!(lost > 20, "only {lost} lost positions");
}
