//! Texts of the dialogs.

use span_it_core::board::{BoardSize, ByPlayer, Player};

pub const CANCEL: &str = "Cancel";
pub const DONE: &str = "Done";

pub mod new_game {
    use super::{BoardSize, ByPlayer, Player};
    use crate::messages::language;
    use crate::messages::language::{facts, seconds};

    pub const TITLE: &str = "New game";
    pub const COMPUTER_PLAYS: &str = "Computer plays";
    pub const PLAYS_LIKE: &str = "Plays like";
    pub const HINTS_FROM: &str = "Hints from";
    /// Below the personality of a person.
    pub const HINTS_NOTE: &str = "Press H in the game to see its move";
    pub const SWITCH_SIDES: &str = "Switch sides";
    pub const BOARD: &str = "Board";
    pub const MORE: &str = "More";
    pub const ROWS: &str = "Rows";
    pub const COLUMNS: &str = "Columns";
    pub const SIZE_NOTE: &str = "Of dots, 3 to 20 each. If they differ, one player’s way is shorter.";
    pub const FIRST_MOVE: &str = "First move";
    pub const RANDOM: &str = "Random";
    pub const TIME_LIMIT: &str = "Computer’s time";
    pub const TIME_LIMIT_UNIT: &str = "seconds a move";
    pub const SEED: &str = "Seed";
    pub const NEW_SEED: &str = "New seed";
    pub const PLAY: &str = "Play";
    pub const SIZE_RANGE: &str = "Rows and columns are whole numbers from 3 to 20.";
    pub const TIME_LIMIT_RANGE: &str = "The computer’s time is 0.1 to 600 seconds.";
    pub const SEED_RANGE: &str = "The seed is a whole number from 0 to 9,007,199,254,740,991.";
    pub const NAME_NEEDED: &str = "Each player needs a name.";
    // Beside a wrong number.
    pub const SIZE_SHORT: &str = "3 to 20";
    pub const TIME_LIMIT_SHORT: &str = "0.1 to 600";

    /// A person without a name.
    pub const YOU: &str = "You";
    /// A second person without a name.
    pub const GUEST: &str = "Guest";
    /// A computer whose personality has no name.
    pub const COMPUTER: &str = "Computer";
    /// The default names in files of earlier versions.
    pub const OLD_DEFAULT_NAMES: [&str; 2] = ["Player 1", "Player 2"];

    pub const fn personality_role(kind: span_it_core::record::PlayerKind) -> &'static str {
        match kind {
            span_it_core::record::PlayerKind::Human => HINTS_FROM,
            _ => PLAYS_LIKE,
        }
    }

    pub const fn perfect_play(manner: span_it_core::engine::Manner) -> &'static str {
        match manner {
            span_it_core::engine::Manner::Fighter => "Perfect play, fighting",
            span_it_core::engine::Manner::Plain => "Perfect play",
        }
    }

    pub const NAME_FIELD: ByPlayer<&str> =
        ByPlayer { horizontal: "Name (left to right)", vertical: "Name (top to bottom)" };

    pub const fn direction(player: Player) -> &'static str {
        match player {
            Player::Horizontal => "left to right",
            Player::Vertical => "top to bottom",
        }
    }

    texts! {
        /// The accessible name of what both players have.
        for_player(what: &str, player: Player) = "{what} ({})", direction(player);
    }

    /// What is set under *More*. Without a computer there is no `limit`.
    pub fn more_summary(size: BoardSize, limit: Option<std::time::Duration>) -> String {
        let size = format!("{} dots", language::size(size));
        let limit = limit.map(|limit| format!("computer: up to {} seconds a move", seconds(limit)));
        facts(&[size, limit.unwrap_or_default()])
    }
}

pub mod library {
    pub const SEARCH: &str = "Search personalities";
    pub const BUILT_IN: &str = "Built in";
    pub const OWN: &str = "Your own";
    pub const NO_OWN: &str = "None in this list yet. Save one in the editor, or import a file.";
    pub const NO_MATCH: &str = "No personality matches.";
    pub const NO_DESCRIPTION: &str = "No description.";
}

pub mod settings {
    pub const TITLE: &str = "Settings";
    pub const APPEARANCE: &str = "Appearance and sound";
    pub const GAME: &str = "Game";
    pub const THEME: &str = "Theme";
    /// The themes, in the order of `Theme::ALL`.
    pub const THEMES: [&str; 5] = ["System", "Light", "Dark", "High contrast", "1993"];
    pub const PLAYER_COLORS: &str = "Players' colours";
    /// The palettes, in the order of `PlayerColors::ALL`.
    pub const PLAYER_COLORS_CHOICES: [&str; 3] = ["Blue and orange", "Navy and gold", "Purple and amber"];
    pub const TEXT_SIZE: &str = "Text size";
    pub const TEXT_SIZES: [&str; 5] = ["80%", "100%", "125%", "150%", "200%"];
    pub const REDUCE_MOTION: &str = "Reduce motion";
    pub const REDUCE_MOTION_NOTE: &str = "Turns off animations.";
    pub const COMPUTER_PACE: &str = "Computer's pace";
    /// The choices, in the order of `ComputerPace::ALL`.
    pub const COMPUTER_PACES: [&str; 3] = ["Instant", "Natural", "Slow"];
    pub const SOUND: &str = "Sound";
    /// No sound, then the volumes in the order of `Volume::ALL`.
    pub const VOLUMES: [&str; 4] = ["Off", "Quiet", "Medium", "Loud"];
    pub const WARN_OF_MISTAKES: &str = "Warn me after a mistake";
    pub const WARN_OF_MISTAKES_NOTE: &str = "Reports that you gave a win away, but not the better move.";
    pub const COORDINATES: &str = "Show coordinates";
    pub const CONFIRM_MOVES: &str = "Confirm each move";
    pub const CONFIRM_MOVES_NOTE: &str = "The first click shows the move, the second plays it.";
    pub const SHOW_RATINGS: &str = "Show my ratings";
    pub const SHOW_RATINGS_NOTE: &str =
        "On the page My Progress, and the difficulty of a puzzle after the answer.";
    pub const SHOW_DAYS: &str = "Show the days of this week";
    pub const YOUR_NAME: &str = "Your name";
    pub const YOUR_NAME_NOTE: &str = "Your name in new games, in About, and as the author of what you save.";
}

pub mod about {
    pub const TITLE: &str = "About Span-It!";
    pub const ORIGIN: &str = "Based on the 1993 game for Windows 3.1 by Mark T. Chapman.";
    pub const THANKS: &str = "Thanks to Jay Dittmann, whose feedback improved the original most.";
    pub const LICENCES: &str = "Free software under MIT or Apache-2.0. The fonts Inter and JetBrains Mono are under the SIL Open Font Licence.";

    texts! {
        version() = "Version {}", crate::messages::VERSION;
        owner(handle: &str) = "This copy belongs to {handle}.";
    }
}

pub mod keyboard {
    pub const TITLE: &str = "Keyboard";
    pub const EVERYWHERE: &str = "Everywhere";
    pub const ON_THE_BOARD: &str = "On the board";

    pub const BOARD_KEYS: [(&str, &str); 6] = [
        ("Left, Right", "Next free node of the row"),
        ("Up, Down", "Nearest free node of the next row"),
        (
            "Home, End",
            concat!("First and last free node of the row; with ", command_key!(), ", of the board"),
        ),
        ("Enter, Space", "Play the node under the cursor"),
        (concat!(command_key!(), "+scroll"), "Zoom a large board; drag to move it"),
        ("Tab", "Leave the board"),
    ];
}

pub mod go_to {
    pub const TITLE: &str = "Go to node";
    pub const NODE: &str = "Name of the node, such as c3";
    pub const GO: &str = "Go";
    pub const TAKEN: &str = "That node is taken.";
    pub const NO_SUCH_NODE: &str = "This board has no such node.";
}

pub mod path {
    pub const OPEN: &str = "Open";
    pub const SAVE: &str = "Save";
}

pub mod licences {
    pub const OPEN: &str = "Licences…";
    pub const TITLE: &str = "Licences";
    pub const PARTS: [&str; 4] = ["Span-It!", "Inter", "JetBrains Mono", "Libraries"];
    pub const LICENCE_OF: &str = "Licence of";
    pub const PROGRAM_LICENCE: &str =
        "Span-It! is free software under the MIT licence or the Apache licence 2.0, at your choice.";
    pub const FONT_LICENCE: &str = "This font is part of the program, under the SIL Open Font Licence.";
    pub const LIBRARY_LICENCES: &str =
        "The program contains these libraries, each under the licence beside its name.";
}
