//! Texts of the board and of shared widgets.

pub use crate::messages::generated::board::*;

use crate::messages::generated::board as texts;
use crate::messages::language::{capitalised, series};
use span_it_core::board::{ByPlayer, Node, Path, Player};

/// The names of the sides, where no player has a name.
pub fn sides() -> ByPlayer<&'static str> {
    ByPlayer { horizontal: left_to_right(), vertical: top_to_bottom() }
}

/// The text of a picture for screen readers.
pub fn picture_title(names: ByPlayer<&str>) -> String {
    texts::picture_title(capitalised(names.horizontal), names.vertical)
}

/// The facts of a free node: "c3, free".
pub fn free_node(node: Node) -> Vec<String> {
    vec![node.to_string(), free().to_owned()]
}

/// The facts of an owned node: "d4, Ada, 4 joined lines, touches the left edge".
pub fn owned_node(node: Node, owner: &str, path: &Path, lines: usize) -> Vec<String> {
    let mut facts = vec![node.to_string(), owner.to_owned(), path_of(lines)];
    facts.extend(touched(path).map(str::to_owned));
    facts
}

/// The letter of a pair, from P: no column of a lesson's board has it.
pub fn pair_letter(pair: u8) -> char {
    char::from(b'P'.saturating_add(pair.min(25)))
}

/// "3 joined lines, touches the left edge".
pub fn path_summary(path: &Path, lines: usize) -> String {
    let mut facts = vec![path_of(lines)];
    facts.extend(touched(path).map(str::to_owned));
    series(&facts)
}

/// The edges that a path touches; `None` if it touches neither.
fn touched(path: &Path) -> Option<&'static str> {
    Some(match (path.owner(), path.edges()) {
        (_, [false, false]) => return None,
        (Player::Horizontal, [true, false]) => touches_left(),
        (Player::Horizontal, [false, true]) => touches_right(),
        (Player::Horizontal, [true, true]) => joins_left_to_right(),
        (Player::Vertical, [true, false]) => touches_top(),
        (Player::Vertical, [false, true]) => touches_bottom(),
        (Player::Vertical, [true, true]) => joins_top_to_bottom(),
    })
}
