//! Random boards, players and positions for several test modules.

use proptest::prelude::*;
use span_it_core::board::{BoardSize, Node, Player, Position};
use span_it_core::rng::SplitMix64;

pub(crate) fn any_size() -> impl Strategy<Value = BoardSize> {
    (3..=20_usize, 3..=20_usize).prop_map(|(rows, cols)| BoardSize::new(rows, cols).unwrap())
}

pub(crate) fn small_size() -> impl Strategy<Value = BoardSize> {
    (3..=6_usize, 3..=6_usize).prop_map(|(rows, cols)| BoardSize::new(rows, cols).unwrap())
}

pub(crate) fn any_player() -> impl Strategy<Value = Player> {
    prop_oneof![Just(Player::Horizontal), Just(Player::Vertical)]
}

/// Any position on any board; `free` is the weight of a free node, against 2 of a taken one.
pub(crate) fn any_position(free: u32) -> impl Strategy<Value = Position> {
    let owner = prop_oneof![
        free => Just(None),
        1 => Just(Some(Player::Horizontal)),
        1 => Just(Some(Player::Vertical)),
    ];
    (any_size(), any_player()).prop_flat_map(move |(size, to_move)| {
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

pub(crate) fn random_move(position: &Position, rng: &mut SplitMix64) -> Node {
    let free: Vec<Node> = position.free_nodes().collect();
    rng.pick(&free)
}
