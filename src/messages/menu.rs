//! Texts of the menus.

pub const GAME: &str = "Game";
pub const MOVE: &str = "Move";
pub const LEARN: &str = "Learn";
pub const VIEW: &str = "View";
pub const WORKSHOP: &str = "Workshop";
pub const HELP: &str = "Help";

/// In a narrow window, the menu that contains all others.
pub const MENU: &str = "Menu";

pub const NEW_GAME: &str = "New Game…";
pub const REMATCH: &str = "Rematch";
pub const OPEN: &str = "Open…";
pub const OPEN_RECENT: &str = "Open Recent";
pub const NO_RECENT: &str = "No recent files";
pub const CLEAR_RECENT: &str = "Clear Recent Files";
pub const GAMES: &str = "Games…";
pub const SAVE: &str = "Save";
pub const SAVE_AS: &str = "Save As…";
pub const COPY_POSITION: &str = "Copy Position";
pub const PASTE: &str = "Paste";
pub const COPY_GAME: &str = "Copy Game as Text";
pub const RESIGN: &str = "Resign";
pub const SOUND: &str = "Sound";
pub const VOLUME: &str = "Volume";
pub const SETTINGS: &str = "Settings…";
pub const FIND: &str = "Find a Command…";
pub const QUIT: &str = "Quit";

pub const UNDO: &str = "Undo";
pub const REDO: &str = "Redo";
pub const HELP_ME: &str = "Help Me";
pub const HINT: &str = "Hint";
pub const MOVE_NOW: &str = "Move Now";
pub const PAUSE: &str = "Pause";
pub const STEP: &str = "Step";
pub const SLOWER: &str = "Slower";
pub const FASTER: &str = "Faster";
pub const COMPUTER_PACE: &str = "Computer's Pace";
pub const GO_TO_NODE: &str = "Go to Node…";
pub const PREVIOUS: &str = "Previous";
pub const NEXT: &str = "Next";
pub const FIRST: &str = "First";
pub const LAST: &str = "Last";

pub const CHOOSE_HORIZONTAL: &str = "Choose Left to Right…";
pub const CHOOSE_VERTICAL: &str = "Choose Top to Bottom…";
pub const EDITOR: &str = "Editor…";
pub const NEW_PERSONALITY: &str = "New Personality";
pub const TOURNAMENT: &str = "Tournament…";

pub const HEAT_MAP: &str = "Heat Map";

pub const WHO_IS_WINNING: &str = "Who Is Winning";

pub const THEME: &str = "Theme";
pub const COORDINATES: &str = "Coordinates";
pub const SIDE_PANEL: &str = "Side Panel";
pub const ZOOM_IN: &str = "Zoom In";
pub const ZOOM_OUT: &str = "Zoom Out";
pub const WHOLE_BOARD: &str = "Whole Board";
pub const TEXT_LARGER: &str = "Larger Text";
pub const TEXT_SMALLER: &str = "Smaller Text";
pub const TEXT_NORMAL: &str = "Normal Text Size";
pub const FULL_SCREEN: &str = "Full Screen";

pub const GO_TO_NOTICE: &str = "Go to Notice";
pub const NO_NOTICE: &str = "No notice is shown.";

pub const KEYBOARD: &str = "Keyboard";
pub const EXPLAIN_FACTOR: &str = "Explain This Factor";
pub const ABOUT: &str = "About Span-It!";

pub const PLAYER_COLORS: &str = "Players' Colours";

pub const ONLY_IN_REVIEW: &str = "Only in the review.";

/// *Find a Command*.
pub mod palette {
    pub const TITLE: &str = "Find a command";
    pub const FIELD: &str = "Type a few letters";
    pub const NO_HIT: &str = "No command has these letters.";
    pub const SEARCH_HELP: &str = "Search the help";

    /// A choice of a setting, such as a theme.
    pub fn choice(setting: &str, choice: &str) -> String {
        format!("{setting}: {choice}")
    }

    pub fn menu_and_key(menu: &str, key: &str) -> String {
        if key.is_empty() { menu.to_owned() } else { format!("{menu} · {key}") }
    }

    /// For the screen reader.
    pub fn hit(label: &str, right: &str) -> String {
        format!("{label}, {right}")
    }
}
