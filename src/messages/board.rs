//! Texts of the board and of shared widgets.

use crate::messages::language::{capitalised, counted, in_sentence, series};
use span_it_core::board::{ByPlayer, Node, Path, Player};

pub const BOARD: &str = "Board";

/// The names of the sides, where no player has a name.
pub const SIDES: ByPlayer<&str> = ByPlayer { horizontal: "Left to right", vertical: "Top to bottom" };

/// The accessible name of a dialog's close button.
pub const CLOSE: &str = "Close";

pub const ZOOM_IN: &str = "Zoom in (I)";
pub const ZOOM_OUT: &str = "Zoom out (O)";
pub const WHOLE_BOARD: &str = "Show the whole board (0)";

/// Where a node is pressed that waits for the other player or for a button.
pub const NOT_NOW: &str = "You cannot play here now.";

texts! {
    is_taken(node: Node) = "{node} is taken.";
    play(node: Node) = "Play {node}";
    /// The place of a node in the heat map.
    rank(rank: usize, of: usize) = "place {rank} of {of} at first sight";
    /// The same in a heat map of what is good for one player.
    rank_for(who: &str, rank: usize, of: usize) = "good for {who}: {rank} of {of}";
    alternative(number: u8) = "better move {number}";
    partner(pair: u8) = "partner {}", pair_letter(pair);
    /// The text of a picture for screen readers.
    picture_title(names: ByPlayer<&str>) = "{} against {}", capitalised(names.horizontal), in_sentence(names.vertical);
}

texts! {
    /// What a tooltip says first of an owned node.
    owned_node_title(node: Node, owner: &str) = "{node} · {owner}";
}

/// The facts of a free node: "c3, free".
pub fn free_node(node: Node) -> Vec<String> {
    vec![node.to_string(), "free".to_owned()]
}

/// The facts of an owned node: "d4, Ada, path of 4 lines, touches the left edge".
pub fn owned_node(node: Node, owner: &str, path: &Path) -> Vec<String> {
    let mut facts = vec![
        node.to_string(),
        owner.to_owned(),
        format!("path of {}", counted(path.member_count(), "line", "lines")),
    ];
    facts.extend(touched(path).map(str::to_owned));
    facts
}

pub const HINT: &str = "hint";
pub const MISTAKE: &str = "mistake";
pub const KEEPS_WIN: &str = "keeps the win";
pub const ONLY_WINNING_MOVE: &str = "only move that keeps the win";
pub const LOSES_WIN: &str = "gives the win away";
pub const COMPARED_CHOICE: &str = "choice of the compared personality";
pub const PLAY_FIRST: &str = "play this first";
pub const WAYS: [&str; 2] = ["on the solid way", "on the dashed way"];

/// The letter of a pair, from A.
pub fn pair_letter(pair: u8) -> char {
    char::from(b'A'.saturating_add(pair.min(25)))
}

/// "Path of 3 lines, touches the left edge".
pub fn path_summary(path: &Path) -> String {
    let mut facts = vec![format!("Path of {}", counted(path.member_count(), "line", "lines"))];
    facts.extend(touched(path).map(str::to_owned));
    series(&facts)
}

/// The edges that a path touches; `None` if it touches neither.
fn touched(path: &Path) -> Option<&'static str> {
    Some(match (path.owner(), path.edges()) {
        (_, [false, false]) => return None,
        (Player::Horizontal, [true, false]) => "touches the left edge",
        (Player::Horizontal, [false, true]) => "touches the right edge",
        (Player::Horizontal, [true, true]) => "joins left to right",
        (Player::Vertical, [true, false]) => "touches the top",
        (Player::Vertical, [false, true]) => "touches the bottom",
        (Player::Vertical, [true, true]) => "joins top to bottom",
    })
}

pub mod picture {
    use crate::messages::language::{counted, with_full_stop};

    pub const SAVE_PICTURE: &str = "Save Picture…";
    pub const COPY_PICTURE: &str = "Copy Picture";
    pub const SAVE_ANIMATION: &str = "Save Animation…";
    pub const TITLE: &str = "Save Picture";
    pub const ANIMATION_TITLE: &str = "Save Animation";
    pub const NO_BOARD: &str = "This page shows no board.";
    pub const NO_MOVES: &str = "The game has no moves yet.";
    pub const COPIED: &str = "The picture is on the clipboard.";
    pub const ABOUT: &str = "The board as it is shown, with its marks, trees or weights.";
    pub const FORMAT: &str = "Format";
    pub const FORMATS: [&str; 2] = ["PNG", "SVG"];
    pub const SIZE: &str = "Longer side";
    pub const COLORS: &str = "Colours";
    pub const COLOR_CHOICES: [&str; 4] = ["As shown", "Light", "Dark", "Print"];
    pub const SPEED: &str = "Speed";
    pub const SPEEDS: [&str; 3] = ["Slow", "Normal", "Fast"];
    pub const SAVE: &str = "Save…";
    pub const STOP: &str = "Stop";
    pub const BUSY: &str = "Wait until this has finished.";
    pub const LOST: &str = "the animation could not be drawn";
    pub const PNG_FILES: &str = "PNG pictures";
    pub const SVG_FILES: &str = "SVG pictures";
    pub const GIF_FILES: &str = "GIF animations";

    texts! {
        pixels(side: u32) = "{side} pixels";
        not_made(reason: &crate::picture::ImageError) = "The picture could not be made: {}", with_full_stop(reason);
        progress(done: usize, of: usize) = "{done} of {of} positions";
        about_game(positions: usize) =
            "The game from the first to the last move: {}.", counted(positions, "position", "positions");
    }
}
