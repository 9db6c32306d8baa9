//! The board against a second implementation of `docs/rules.md, "Board"` and "Paths".

use std::collections::BTreeMap;

use proptest::prelude::*;
use span_it_core::board::{BoardSize, Node, Player, Position, paths, winner};

use crate::support::any_position;

/// The properties of a path, computed without the library.
#[derive(Debug, PartialEq, Eq)]
struct Facts {
    members: Vec<Node>,
    major_span: u8,
    minor_span: u8,
    edges: [bool; 2],
}

/// The two dots of a connector, `(row, column)`, from the table in `docs/rules.md, "Board"`.
fn dots(node: Node, player: Player) -> [(i16, i16); 2] {
    let (r, c) = (i16::from(node.row()), i16::from(node.col()));
    let major = r % 2 == 0;
    if major == (player == Player::Horizontal) { [(r, c - 1), (r, c + 1)] } else { [(r - 1, c), (r + 1, c)] }
}

fn root(parents: &BTreeMap<(i16, i16), (i16, i16)>, mut dot: (i16, i16)) -> (i16, i16) {
    while let Some(&parent) = parents.get(&dot) {
        dot = parent;
    }
    dot
}

/// All paths of a player, by union-find of the dots.
fn joined(position: &Position, player: Player) -> Vec<Facts> {
    let mut parents = BTreeMap::new();
    for node in position.nodes_of(player) {
        let [one, two] = dots(node, player).map(|dot| root(&parents, dot));
        if one != two {
            parents.insert(one, two);
        }
    }
    let mut groups: BTreeMap<(i16, i16), Vec<Node>> = BTreeMap::new();
    for node in position.nodes_of(player) {
        groups.entry(root(&parents, dots(node, player)[0])).or_default().push(node);
    }
    let mut all: Vec<Facts> =
        groups.into_values().map(|members| facts(position.size(), player, members)).collect();
    all.sort_by_key(|path| path.members[0]);
    all
}

fn facts(size: BoardSize, player: Player, members: Vec<Node>) -> Facts {
    let touched: Vec<(i16, i16)> = members.iter().flat_map(|&node| dots(node, player)).collect();
    let (along, across): (Vec<i16>, Vec<i16>) = match player {
        Player::Horizontal => touched.iter().map(|&(r, c)| (c, r)).unzip(),
        Player::Vertical => touched.iter().copied().unzip(),
    };
    let span = |at: &[i16]| u8::try_from((at.iter().max().unwrap() - at.iter().min().unwrap()) / 2).unwrap();
    let far = match player {
        Player::Horizontal => 2 * i16::from(size.cols()) - 1,
        Player::Vertical => 2 * i16::from(size.rows()) - 1,
    };
    Facts {
        major_span: span(&along),
        minor_span: span(&across),
        edges: [along.contains(&-1), along.contains(&far)],
        members,
    }
}

fn wins(position: &Position, player: Player) -> bool {
    joined(position, player).iter().any(|path| path.edges == [true, true])
}

proptest! {
    #[test]
    fn paths_equal_union_find(position in any_position(2)) {
        for player in Player::ALL {
            let actual: Vec<Facts> = paths(&position, player)
                .iter()
                .map(|path| Facts {
                    members: path.members().to_vec(),
                    major_span: path.major_span(),
                    minor_span: path.minor_span(),
                    edges: path.edges(),
                })
                .collect();
            prop_assert_eq!(actual, joined(&position, player));
        }
    }

    #[test]
    fn full_board_has_one_winner(position in any_position(0)) {
        let winners: Vec<Player> =
            Player::ALL.into_iter().filter(|&player| wins(&position, player)).collect();
        prop_assert_eq!(winners.len(), 1);
        prop_assert_eq!(winner(&position), Some(winners[0]));
    }

    #[test]
    fn at_most_one_player_wins(position in any_position(1)) {
        let won = Player::ALL.map(|player| wins(&position, player));
        prop_assert!(won != [true, true]);
        let expected = Player::ALL.into_iter().find(|&player| won[player.index()]);
        prop_assert_eq!(winner(&position), expected);
    }

    #[test]
    fn position_texts_are_read_back(position in any_position(2)) {
        let text = position.to_string();
        prop_assert_eq!(text.parse::<Position>(), Ok(position));
    }

    #[test]
    fn positions_are_written_as_read(text in "\\PC{0,60}|[hv./ ]{0,60}|([hv.]{3}/[hv.]{2}/){0,3}[hv.]{2,4} ?[hvx]?") {
        if let Ok(position) = text.parse::<Position>() {
            prop_assert_eq!(position.to_string(), text);
        }
    }

    #[test]
    fn nodes_are_written_as_read(text in "\\PC{0,6}|[a-z]{0,3}[0-9]{0,3}") {
        if let Ok(node) = text.parse::<Node>() {
            prop_assert_eq!(node.to_string(), text);
        }
    }
}
