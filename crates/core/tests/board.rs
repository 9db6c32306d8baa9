//! The board against a second implementation of `docs/rules.md, "Board"` and "Paths".

use std::collections::BTreeMap;

use proptest::prelude::*;
use span_it_core::board::{BoardSize, Node, Phase, Player, Position, SizeError, path_of, paths, winner};

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
    fn at_most_one_player_wins_and_on_a_full_board_one(position in (0..2_u32).prop_flat_map(any_position)) {
        let winners: Vec<Player> =
            Player::ALL.into_iter().filter(|&player| wins(&position, player)).collect();
        prop_assert!(winners.len() == 1 || winners.is_empty() && position.free_count() > 0);
        prop_assert_eq!(winner(&position), winners.first().copied());
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

#[test]
fn refuses_sizes_outside_3_to_20() {
    for (rows, cols) in [(2, 3), (3, 2), (21, 3), (3, 21), (0, 0), (usize::MAX, 3)] {
        assert_eq!(BoardSize::new(rows, cols), Err(SizeError { rows, cols }));
    }
}

#[test]
fn names_of_nodes_have_letters_and_a_number() {
    for (row, col, name) in [(0, 0, "a1"), (1, 1, "b2"), (0, 26, "aa1"), (38, 38, "am39")] {
        let node = Node::new(row, col).unwrap();
        assert_eq!((node.to_string().as_str(), name.parse()), (name, Ok(node)));
    }
    for text in
        ["", "a", "1", "a0", "a01", "a2", "b1", "A1", "ao1", "a40", "a999", "é1", "a1 ", "a+1", "aaa1"]
    {
        assert!(text.parse::<Node>().is_err(), "{text:?} was accepted");
    }
}

#[test]
fn mistakes_in_positions_have_a_place() {
    let cases = [
        ("", "there is no space in \"\": expected the board, one space and the player to move (h or v)"),
        (".../../.../../...", "no space in \".../../.../../...\": expected the board, one space"),
        (" .../../.../../... h", "letter 1 is a space: expected the board, one space"),
        (".../../.../../... x", "\"x\": expected h or v"),
        (".../../.../../...  h", "\" h\": expected h or v"),
        (".../../.../.. h", "4 rows"),
        (".../../... h", "a board of 2 x 3"),
        ("../../.../../... h", "a board of 3 x 2"),
        (".../.../.../../... h", "row 2 has 3 letters: expected 2"),
        (".../../.é./../... h", "row 3, letter 2 is 'é'"),
    ];
    for (text, part) in cases {
        let message = text.parse::<Position>().map(|_| ()).unwrap_err().to_string();
        assert!(message.contains(part), "{text:?} gave {message:?}, without {part:?}");
    }
    let long = "é".repeat(1000).parse::<Position>().unwrap_err().to_string();
    assert!(long.contains("é…\"") && long.len() < 200, "{long}");
}

#[test]
fn phases_end_at_20_and_45_percent() {
    let phases = [0, 19, 20, 45, 46, 100].map(|taken| Phase::new(taken, 100));
    let expected = [Phase::Opening, Phase::Opening, Phase::Middle, Phase::Middle, Phase::End, Phase::End];
    assert_eq!(phases, expected);
}

#[test]
fn crossing_is_shortest_without_dead_ends() {
    let crossing = |text: &str| {
        let board: Position = text.parse().unwrap();
        let nodes = path_of(&board, "a1".parse().unwrap()).unwrap().crossing(board.size());
        nodes.iter().map(Node::to_string).collect::<Vec<_>>()
    };
    // The second row is a detour, d4 a dead end.
    assert_eq!(crossing("hhhh/hh./hh../.h./..../.../.... v"), ["a1", "c1", "e1", "g1"]);
    assert_eq!(crossing("v../h./v../h./v.. v"), ["a1", "a3", "a5"]);
    assert!(crossing("hh./../.../../... h").is_empty());
}
