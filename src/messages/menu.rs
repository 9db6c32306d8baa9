//! Texts of the menus.

/// The menus' names, in their order.
pub const GAME: &str = "Game";
/// Second.
pub const MOVE: &str = "Move";
/// Third.
pub const PERSONALITY: &str = "Personality";
/// Fourth.
pub const ANALYSIS: &str = "Analysis";
/// Fifth.
pub const VIEW: &str = "View";
/// Sixth.
pub const HELP: &str = "Help";

/// In a narrow window, the one that holds them all.
pub const MENU: &str = "Menu";

/// Opens the New Game dialog.
pub const NEW_GAME: &str = "New Game…";
/// The same players again.
pub const REMATCH: &str = "Rematch";
/// Opens a file.
pub const OPEN: &str = "Open…";
/// Files opened last.
pub const OPEN_RECENT: &str = "Open Recent";
/// No such files yet.
pub const NO_RECENT: &str = "No files yet";
/// Forgets them.
pub const FORGET_RECENT: &str = "Forget These";
/// Saves.
pub const SAVE: &str = "Save";
/// Saves elsewhere.
pub const SAVE_AS: &str = "Save As…";
/// Copies the position as text.
pub const COPY_POSITION: &str = "Copy Position";
/// Begins a game from copied text.
pub const PASTE_POSITION: &str = "Paste Position";
/// Gives up.
pub const RESIGN: &str = "Resign";
/// Opens the settings.
pub const SETTINGS: &str = "Settings…";
/// Ends the program.
pub const QUIT: &str = "Quit";

/// Takes back.
pub const UNDO: &str = "Undo";
/// Does again.
pub const REDO: &str = "Redo";
/// Asks for a hint.
pub const HINT: &str = "Hint";
/// Makes the computer answer.
pub const MOVE_NOW: &str = "Move Now";
/// Pauses a match.
pub const PAUSE: &str = "Pause";
/// One move of a match.
pub const STEP: &str = "Step";
/// A slower match.
pub const SLOWER: &str = "Slower";
/// A faster match.
pub const FASTER: &str = "Faster";
/// Puts the cursor on a node.
pub const GO_TO_NODE: &str = "Go to Node…";
/// Looks one move back.
pub const PREVIOUS: &str = "Previous";
/// Looks one move on.
pub const NEXT: &str = "Next";
/// Looks at the first position.
pub const FIRST: &str = "First";
/// Looks at the last position.
pub const LAST: &str = "Last";

/// Loads for horizontal's next game.
pub const LOAD_HORIZONTAL: &str = "Load for Horizontal…";
/// Loads for vertical's next game.
pub const LOAD_VERTICAL: &str = "Load for Vertical…";
/// Opens the personality dialog.
pub const EDITOR: &str = "Editor…";
/// Opens it on a new personality.
pub const NEW_PERSONALITY: &str = "New";
/// Opens the competition.
pub const COMPETITION: &str = "Ultimate Personality Competition\u{2026}";

/// Shows the weights.
pub const HEAT_MAP: &str = "Heat Map";

/// Shows the truth.
pub const TRUTH: &str = "Truth";

/// Chooses colours.
pub const THEME: &str = "Theme";
/// Names rows and columns.
pub const COORDINATES: &str = "Coordinates";
/// Shows the side panel.
pub const SIDE_PANEL: &str = "Side Panel";
/// Larger texts.
pub const TEXT_LARGER: &str = "Text Larger";
/// Smaller texts.
pub const TEXT_SMALLER: &str = "Text Smaller";
/// Texts as they were.
pub const TEXT_NORMAL: &str = "Text Normal";
/// Fills the screen.
pub const FULL_SCREEN: &str = "Full Screen";

/// The list of keys.
pub const KEYBOARD: &str = "Keyboard";
/// About the program.
pub const ABOUT: &str = "About Span-It!";

/// The themes' names, in the order of `Theme::ALL`.
pub const THEMES: [&str; 3] = ["As the System", "Light", "Dark"];
