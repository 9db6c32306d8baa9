//! Texts of the dialogs.

use span_it_core::board::{BoardSize, Player};

/// Closes a dialog without doing anything.
pub const CANCEL: &str = "Cancel";
/// Closes a dialog that has done its work.
pub const DONE: &str = "Done";

/// The New Game dialog.
pub mod new_game {
    use super::{BoardSize, Player};

    /// Its title.
    pub const TITLE: &str = "New game";
    /// The box that hands a side to the computer.
    pub const COMPUTER_PLAYS: &str = "Computer plays";
    /// How the computer plays: as its personality wants.
    pub const BY_PERSONALITY: &str = "by personality";
    /// How the computer plays: every won position stays won.
    pub const PERFECT_PLAY: &str = "Perfect play";
    /// The personality ranks equally good moves.
    pub const RANKS: &str = "ranks equals";
    /// The button of 1993.
    pub const LOAD: &str = "Load Personality…";
    /// Opens the personality dialog.
    pub const EDIT: &str = "Edit…";
    /// The personality plays.
    pub const PLAYS: &str = "plays";
    /// The personality advises.
    pub const FOR_HINTS: &str = "for hints";
    /// Size of the board.
    pub const BOARD: &str = "Board";
    /// A board that is no square, or of another size.
    pub const HANDICAP: &str = "Handicap…";
    /// Rows of major nodes.
    pub const ROWS: &str = "Rows";
    /// Columns of major nodes.
    pub const COLUMNS: &str = "Columns";
    /// What a personality is for.
    pub const fn role(kind: span_it_core::record::PlayerKind) -> &'static str {
        match kind {
            span_it_core::record::PlayerKind::Human => FOR_HINTS,
            span_it_core::record::PlayerKind::Computer => PLAYS,
            span_it_core::record::PlayerKind::Perfect => RANKS,
        }
    }

    /// Who begins.
    pub const FIRST_MOVE: &str = "First move";
    /// Drawn by lot.
    pub const RANDOM: &str = "Random";
    /// The 1993 name of the limit.
    pub const LIMIT: &str = "Max. Auto Move time";
    /// The unit of the limit.
    pub const LIMIT_UNIT: &str = "s";
    /// Of the noise.
    pub const SEED: &str = "Seed";
    /// Draws another.
    pub const NEW_SEED: &str = "New seed";
    /// Starts the game.
    pub const PLAY: &str = "Play";
    /// What a legal side of the board is.
    pub const SIDE_RANGE: &str = "Rows and columns are whole numbers from 3 to 20.";
    /// What a legal limit is.
    pub const LIMIT_RANGE: &str = "The Maximum Auto Move time is 0.1 to 600 seconds.";
    /// What a legal seed is.
    pub const SEED_RANGE: &str = "The seed is a whole number from 0 to 9007199254740991.";
    /// A name is needed.
    pub const NAME_NEEDED: &str = "Each player needs a name.";

    /// A section's heading.
    pub fn section(player: Player) -> String {
        format!("{} player", crate::messages::game::side(player))
    }

    /// What a player joins.
    pub const fn joins(player: Player) -> &'static str {
        match player {
            Player::Horizontal => "joins left to right",
            Player::Vertical => "joins top to bottom",
        }
    }

    /// A name field's accessible name.
    pub fn name_of(player: Player) -> String {
        format!("Name of the {player} player")
    }

    /// The name of a button that stands in both sections.
    pub fn for_side(what: &str, player: Player) -> String {
        format!("{what} ({player})")
    }

    /// A square board.
    pub fn square(n: u8) -> String {
        format!("{n} × {n}")
    }

    /// What the handicap means.
    pub fn handicap(size: BoardSize) -> String {
        format!("Horizontal joins {} columns, Vertical {} rows.", size.cols(), size.rows())
    }

    /// The truth about a board.
    pub fn truth(size: BoardSize) -> &'static str {
        match size.rows().cmp(&size.cols()) {
            std::cmp::Ordering::Equal => "On a square board the first player can always win.",
            std::cmp::Ordering::Greater => "On this board Horizontal can win even when moving second.",
            std::cmp::Ordering::Less => "On this board Vertical can win even when moving second.",
        }
    }

    /// The default name of a person.
    pub fn default_name(player: Player) -> &'static str {
        match player {
            Player::Horizontal => "Player 1",
            Player::Vertical => "Player 2",
        }
    }
}

/// The list of personalities.
pub mod library {
    use super::Player;

    /// Its title.
    pub fn title(player: Option<Player>) -> String {
        player.map_or_else(
            || "Load a personality".to_owned(),
            |player| format!("Personality for {}", crate::messages::game::side(player)),
        )
    }

    /// The search field.
    pub const SEARCH: &str = "Search personalities";
    /// Shipped ones.
    pub const SHIPPED: &str = "Shipped with the game";
    /// The player's own.
    pub const OWN: &str = "Your own";
    /// No own ones.
    pub const NONE_OWN: &str = "None yet: personalities you save are listed here.";
    /// Nothing found.
    pub const NONE_FOUND: &str = "No personality matches.";
    /// Any file.
    pub const FROM_FILE: &str = "From file…";
    /// Takes the chosen one.
    pub const LOAD: &str = "Load";
    /// A personality that says nothing of itself.
    pub const NO_DESCRIPTION: &str = "Says nothing of itself.";
}

/// The settings.
pub mod settings {
    /// Its title.
    pub const TITLE: &str = "Settings";
    /// Colours.
    pub const THEME: &str = "Theme";
    /// The themes, in the order of `Theme::ALL`.
    pub const THEMES: [&str; 3] = ["System", "Light", "Dark"];
    /// Size of texts.
    pub const TEXT_SIZE: &str = "Text size";
    /// Less motion.
    pub const REDUCE_MOTION: &str = "Reduce motion";
    /// What it does.
    pub const REDUCE_MOTION_NOTE: &str = "Connectors appear at once and nothing slides.";
    /// When the truth is shown.
    pub const SHOW_TRUTH: &str = "Show who wins";
    /// The choices, in the order of `ShowTruth::ALL`.
    pub const SHOW_TRUTHS: [&str; 3] = ["Never", "When watching", "Always"];
    /// The gentle mode.
    pub const WARN_SLIPS: &str = "Warn me after a slip";
    /// What it does.
    pub const WARN_SLIPS_NOTE: &str = "Says when a move threw a win, not which move would have kept it.";
    /// Names of rows and columns.
    pub const COORDINATES: &str = "Coordinates at the board";
    /// Clicks are confirmed.
    pub const CONFIRM: &str = "Confirm each move";
    /// What it does.
    pub const CONFIRM_NOTE: &str = "The first click shows the move, the second plays it.";
    /// The player's name.
    pub const HANDLE: &str = "Your handle";
    /// What it is for.
    pub const HANDLE_NOTE: &str = "The name you play under.";
    /// A text size, in percent.
    pub fn percent(size: u16) -> String {
        format!("{size} %")
    }
}

/// About the program.
pub mod about {
    /// Its title.
    pub const TITLE: &str = "About Span-It!";
    /// Where it comes from.
    pub const AFTER: &str = "After the 1993 game for Windows 3.1 by Mark T. Chapman.";
    /// As the author thanked.
    pub const THANKS: &str = "Thanks to Jay Dittmann, whose criticism improved the original most.";
    /// Terms.
    pub const LICENCES: &str = "Free software under MIT or Apache-2.0. The fonts Inter and JetBrains Mono are under the SIL Open Font License.";

    /// The version.
    pub fn version() -> String {
        format!("Version {}", env!("CARGO_PKG_VERSION"))
    }

    /// Whose copy it is, as registered players of 1993 had it.
    pub fn belongs_to(handle: &str) -> String {
        format!("This copy belongs to {handle}.")
    }
}

/// The list of keys.
pub mod keyboard {
    use crate::messages::{help, library, menu, proof, review};

    /// Its title.
    pub const TITLE: &str = "Keyboard";
    /// What the keys that act everywhere are called.
    pub const EVERYWHERE: &str = "Everywhere";
    /// What the board's keys are called.
    pub const ON_THE_BOARD: &str = "On the board";
    /// What stands between the keys of one command.
    pub const OR: &str = ", ";

    /// Keys with their meanings.
    pub type Rows = &'static [(&'static str, &'static str)];

    /// Everything that can be done with the keyboard, under its headings.
    pub const TABLES: [(&str, Rows); 2] = [(EVERYWHERE, &COMMANDS), (ON_THE_BOARD, &BOARD)];

    /// Every command with its keys; the first of them stands beside it in the menu.
    pub const COMMANDS: [(&str, &str); 38] = [
        ("F1", help::HELP),
        ("?", menu::KEYBOARD),
        ("Ctrl+N, N", menu::NEW_GAME),
        ("Ctrl+R", menu::REMATCH),
        ("Ctrl+O", menu::OPEN),
        ("Ctrl+S", menu::SAVE),
        ("Ctrl+Shift+S", menu::SAVE_AS),
        ("Ctrl+C", menu::COPY_POSITION),
        ("Ctrl+V", menu::PASTE_POSITION),
        ("Ctrl+Z", menu::UNDO),
        ("Ctrl+Shift+Z, Ctrl+Y", menu::REDO),
        ("H", menu::HINT),
        ("M", menu::MOVE_NOW),
        ("Space", menu::PAUSE),
        (".", menu::STEP),
        ("-", menu::SLOWER),
        ("+", menu::FASTER),
        ("/", menu::GO_TO_NODE),
        ("PgUp", menu::PREVIOUS),
        ("PgDn", menu::NEXT),
        ("Ctrl+PgUp", menu::FIRST),
        ("Ctrl+PgDn", menu::LAST),
        ("R", review::REVIEW_GAME),
        ("]", review::NEXT_SLIP),
        ("[", review::PREVIOUS_SLIP),
        ("W", menu::HEAT_MAP),
        ("T", menu::TRUTH),
        ("Y", proof::SHOW_WHY),
        ("Ctrl+E", menu::EDITOR),
        ("Ctrl+L", library::MENU),
        ("Ctrl+T", menu::COMPETITION),
        ("Ctrl+,", menu::SETTINGS),
        ("Ctrl++, Ctrl+=", menu::TEXT_LARGER),
        ("Ctrl+-", menu::TEXT_SMALLER),
        ("Ctrl+0", menu::TEXT_NORMAL),
        ("F9", menu::SIDE_PANEL),
        ("F11", menu::FULL_SCREEN),
        ("Ctrl+Q", menu::QUIT),
    ];

    /// The key that stands beside a command in the menu; empty where it has none.
    pub fn key_of(command: &str) -> &'static str {
        let keys = COMMANDS.iter().find(|(_, known)| *known == command).map_or("", |(keys, _)| keys);
        keys.split(OR).next().unwrap_or_default()
    }

    /// Keys on the board with their meanings.
    pub const BOARD: [(&str, &str); 6] = [
        ("Left, Right", "Next free node of the row"),
        ("Up, Down", "Nearest free node of the next row"),
        ("Home, End", "First and last free node of the row; with Ctrl, of the board"),
        ("Enter, Space", "Play the node under the cursor"),
        ("Ctrl+scroll", "Zoom a large board; drag moves it, 0 fits it"),
        ("Tab", "Leave the board"),
    ];
}

/// "Go to node".
pub mod go_to {
    /// Its title.
    pub const TITLE: &str = "Go to node";
    /// The field.
    pub const NODE: &str = "Name of the node, such as c3";
    /// Goes there.
    pub const GO: &str = "Go";
    /// The node has an owner.
    pub const TAKEN: &str = "That node is taken.";
    /// The board has none.
    pub const NOT_THERE: &str = "This board has no such node.";
}

/// The path field that stands in for a file dialog.
pub mod path {
    /// Opens the file.
    pub const OPEN: &str = "Open";
    /// Saves to it.
    pub const SAVE: &str = "Save";
}
