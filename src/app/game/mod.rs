//! The game page: board, players, moves, hints.

pub(crate) mod action;
pub(crate) mod action_row;
pub(crate) mod board_area;
pub(crate) mod commands;
pub(crate) mod first_game;
pub(crate) mod go_to;
pub(crate) mod header;
pub(crate) mod headline;
pub(crate) mod heat_map;
pub(crate) mod hint_card;
pub(crate) mod layout;
pub(crate) mod move_navigation;
pub(crate) mod moves;
pub(crate) mod narrow_layout;
pub(crate) mod new_game;
pub(crate) mod opponent_candidates;
pub(crate) mod page;
pub(crate) mod player_cards;
pub(crate) mod refusal;
pub(crate) mod screen_reader;
pub(crate) mod side_panel;
pub(crate) mod solver_bar;
pub(crate) mod state;
pub(crate) mod status_bar;
pub(crate) mod truth_marks;
pub(crate) mod verdict_legend;
