//! Every text a user of the window sees, in one place, so that it can be read through and
//! translated: one file a part of the window. Errors of files and positions say their own text
//! where they are defined.

pub mod board;
pub mod clone;
pub mod contest_facts;
pub mod dialogs;
pub mod editor;
pub mod file_drop;
pub mod files;
pub mod game;
pub mod help;
pub mod hint;
pub mod library;
pub mod licences;
pub mod menu;
pub mod opponent_model;
pub mod personality_folder;
pub mod player_identification;
pub mod proof;
pub mod review;
pub mod search_report;
pub mod search_speed;
pub mod solver;
pub mod tournament;
pub mod training;
