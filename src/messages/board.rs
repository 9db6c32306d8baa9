//! Texts of the board and of shared widgets.

use span_it_core::board::{ByPlayer, Node, Path, Player};

pub const BOARD: &str = "Board";

/// The accessible name of a dialog's close button.
pub const CLOSE: &str = "Close";

pub const ZOOM_IN: &str = "Zoom in (I)";
pub const ZOOM_OUT: &str = "Zoom out (O)";
pub const WHOLE_BOARD: &str = "Show the whole board (0)";

texts! {
    play(node: Node) = "Play {node}";
    /// A free node: "c3, major, free".
    free_node(node: Node) = "{node}, {}, free", node.kind();
    weight_and_rank(weight: f64, rank: usize, of: usize) = "weight {weight:.2}, rank {rank} of {of}";
    alternative(number: u8) = ", better move {number}";
    /// What a tooltip says first of an owned node: "d4 · minor node, Ada".
    owned_node_title(node: Node, owner: &str) = "{node} · {} node, {owner}", node.kind();
}

/// An owned node: "d4, minor, Ada, path of 4, anchored left".
pub fn owned_node(node: Node, owner: &str, path: &Path) -> String {
    let mut text = format!("{node}, {}, {owner}, path of {}", node.kind(), path.member_count());
    if let Some(edges) = anchored_edges(path) {
        text.push_str(", anchored ");
        text.push_str(&edges);
    }
    text
}

pub const HINT: &str = ", hint";
pub const MISTAKE: &str = ", mistake";
pub const KEEPS_WIN: &str = ", keeps the win";
pub const ONLY_WINNING_MOVE: &str = ", only move that keeps the win";
pub const LOSES_WIN: &str = ", gives the win away";
pub const COMPARED_CHOICE: &str = ", choice of the compared personality";

/// The text of a picture for screen readers.
pub fn picture_title(names: ByPlayer<&str>) -> String {
    format!("{} against {}", names.horizontal, names.vertical)
}

/// The letter of a pair, from A.
pub fn pair_letter(pair: u8) -> char {
    char::from(b'A'.saturating_add(pair.min(25)))
}

pub fn partner(pair: u8) -> String {
    format!(", partner {}", pair_letter(pair))
}

pub const PLAY_FIRST: &str = ", play this first";
pub const TREE_A: &str = ", tree A";
pub const TREE_B: &str = ", tree B";

pub fn path_summary(path: &Path) -> String {
    let connectors = match path.member_count() {
        1 => "1 connector".to_owned(),
        n => format!("{n} connectors"),
    };
    let mut text =
        format!("Path of {connectors}, major span {}, minor span {}", path.major_span(), path.minor_span());
    if let Some(edges) = anchored_edges(path) {
        text.push_str(", anchored ");
        text.push_str(&edges);
    }
    text
}

/// A path's members: "d4 e5 f6", cut after `most`.
pub fn member_list(path: &Path, most: usize) -> String {
    let mut names: Vec<String> = path.members().iter().take(most).map(Node::to_string).collect();
    if path.members().len() > most {
        names.push("…".to_owned());
    }
    names.join(" ")
}

/// The edges a path touches, in words; `None` where it touches neither.
fn anchored_edges(path: &Path) -> Option<String> {
    let [near, far] = match path.owner() {
        Player::Horizontal => ["left", "right"],
        Player::Vertical => ["top", "bottom"],
    };
    match path.edges() {
        [false, false] => None,
        [true, false] => Some(near.to_owned()),
        [false, true] => Some(far.to_owned()),
        [true, true] => Some(format!("{near} and {far}")),
    }
}
