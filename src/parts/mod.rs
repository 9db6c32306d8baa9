//! What several pages show of the game: lists to choose from, moves, heat map, emblems, faces, badges.

pub(crate) mod badge;
pub(crate) mod board_choice;
pub(crate) mod character;
pub(crate) mod chooser;
pub(crate) mod countdown;
pub(crate) mod emblem;
pub(crate) mod face;
pub(crate) mod heading;
pub(crate) mod heat_map;
pub(crate) mod more;
pub(crate) mod moves;
pub(crate) mod picture;
pub(crate) mod player_row;
pub(crate) mod quote;
pub(crate) mod reading;
pub(crate) mod week;
