//! Every text a user of the window sees, in one place, so that it can be read through and
//! translated: one file a part of the window. Errors of files and positions say their own text
//! where they are defined.

pub mod board;
pub mod dialogs;
pub mod editor;
pub mod files;
pub mod game;
pub mod help;
pub mod hint;
pub mod library;
pub mod menu;
pub mod opponent_model;
pub mod outcome;
pub mod places;
pub mod player_identification;
pub mod proof;
pub mod review;
pub mod search_report;
pub mod solver;
pub mod tournament;
pub mod training;
