//! The game page: board, players, moves, hints.

pub(crate) mod board_area;
pub(crate) mod celebration;
pub(crate) mod commands;
pub(crate) mod dialogs;
pub(crate) mod events;
pub(crate) mod first_screen;
pub(crate) mod header;
pub(crate) mod headline;
pub(crate) mod help_card;
pub(crate) mod hint_card;
pub(crate) mod home;
pub(crate) mod ladder;
pub(crate) mod new_game;
pub(crate) mod page;
pub(crate) mod panels;
pub(crate) mod player_cards;
pub(crate) mod result;
pub(crate) mod result_card;
pub(crate) mod search_statistics;
pub(crate) mod side_sign;
pub(crate) mod state;
pub(crate) mod winner_card;
