//! Every text of the window, one file per feature. Errors of files and positions contain their own text.

/// Functions that fill one text each: `name(parameters) = "text with {parameters}", other values;`
macro_rules! texts {
    ($($(#[$meta:meta])* $name:ident($($parameter:ident: $type:ty),*) = $text:literal $(, $value:expr)*;)*) => {
        $(
            $(#[$meta])*
            pub fn $name($($parameter: $type),*) -> String {
                format!($text $(, $value)*)
            }
        )*
    };
}

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
pub mod ladder;
pub mod learn;
pub mod lessons;
pub mod library;
pub mod licences;
pub mod menu;
pub mod opponent_model;
pub mod opponents;
pub mod personality_folder;
pub mod player_identification;
pub mod progress;
pub mod proof;
pub mod puzzle;
pub mod review;
pub mod search_report;
pub mod search_speed;
pub mod solver;
pub mod tournament;
pub mod training;
