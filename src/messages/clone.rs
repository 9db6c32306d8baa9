//! Texts on personalities learned from games.

use crate::messages::language::{counted, percent};

pub const MENU: &str = "New from My Games…";
pub const TITLE: &str = "New from My Games";
pub const ABOUT: &str = "Learns from the moves of one player in saved games and creates a personality that plays like \
    that player. For example, you can play against yourself.";
pub const ADD_STORED: &str = "Add All Stored Games";
pub const NOTHING_STORED: &str = "This window stores no games, because it has no data folder.";
pub const NO_STORED: &str = "it contains no games of a person";
pub const ADD_GAME: &str = "Add a Game…";
pub const ADD_FOLDER: &str = "Add a Folder…";
pub const ADD_GAME_TITLE: &str = "Learn from a Game";
pub const ADD_FOLDER_TITLE: &str = "Learn from the Games of a Folder";
pub const BUSY: &str = "Wait until this has finished.";
pub const NO_GAMES: &str = "Add the stored games, or saved games (.spanit files).";
pub const NO_RECORDS: &str = "it contains no .spanit files";
pub const PLAYER: &str = "Learn from";
pub const MORE_MOVES_NOTE: &str = "A few hundred moves give a better result.";
pub const READING: &str = "Reading…";
pub const LEARNING: &str = "Learning";
pub const LEARN: &str = "Learn";
pub const STOP: &str = "Stop";
pub const EDIT: &str = "Open in the Editor";
pub const NEW_PERSONALITY: &str = "New personality";
pub const RANDOM_MOVES: &str = "Random moves";

pub fn game_count(count: usize) -> String {
    match count {
        0 => "No games yet".to_owned(),
        _ => counted(count, "game", "games"),
    }
}

texts! {
    too_many(files: usize, most: usize) = "it contains {files} .spanit files; only the first {most} were read";
    more_problems(files: usize) = "{files} more could not be read.";
    source_player(name: &str, moves: usize) = "{name}: {}", counted(moves, "move", "moves");
    too_few(name: &str, moves: usize, least: usize) =
        "At least {least} moves are needed; {name} has {} in these games.", counted(moves, "move", "moves");
    learning_progress(done: usize, of: usize) = "Learning: step {done} of {of}";
    best_built_in(name: &str) = "{name}, best built-in one";
    clone_ready(name: &str, share: f64) =
        "{name} is ready. It predicted {} of the moves that it had not learned from.", percent(share);
}

pub fn prediction_heading(moves: usize, by_game: bool) -> String {
    let moves = counted(moves, "move", "moves");
    if by_game {
        format!("Correctly predicted, of {moves}, after learning from other games:")
    } else {
        format!("Correctly predicted, of {moves}, after learning from other moves, also of the same games:")
    }
}
