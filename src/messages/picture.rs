//! Texts on pictures and animations.

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
    not_made(reason: &span_it_picture::ImageError) = "The picture could not be made: {}", with_full_stop(reason);
    progress(done: usize, of: usize) = "{done} of {of} positions";
}

pub fn about_game(positions: usize) -> String {
    format!("The game from the first to the last move: {}.", counted(positions, "position", "positions"))
}
