//! Requests of screens. Screens only return actions; [`App::apply`](crate::app::App) carries them out.

use crate::app::clone::action::CloneAction;
use crate::app::editor::action::EditorAction;
use crate::app::game::action::GameAction;
use crate::app::help::action::HelpAction;
use crate::app::library::action::LibraryAction;
use crate::app::proof::action::ProofAction;
use crate::app::review::action::ReviewAction;
use crate::app::settings::action::SettingsAction;
use crate::app::store::action::FileAction;
use crate::app::tournament::action::TournamentAction;
use crate::app::training::action::TrainingAction;

/// A request of the user, by the feature that carries it out.
#[derive(Clone, Debug)]
pub enum Action {
    /// The game and its page.
    Game(GameAction),
    /// The review of the game.
    Review(ReviewAction),
    /// *Show Why*.
    Proof(ProofAction),
    /// The personality editor.
    Editor(EditorAction),
    /// The training of a personality.
    Training(TrainingAction),
    Tournament(TournamentAction),
    /// The list of personalities.
    Library(LibraryAction),
    /// *New from My Games*.
    Clone(CloneAction),
    Help(HelpAction),
    /// Files and the clipboard.
    File(FileAction),
    Settings(SettingsAction),
    /// The window as a whole.
    Window(WindowAction),
}

/// Requests to the window as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WindowAction {
    /// Undoes the last step of the page: a move, a change of a factor, a cut.
    Undo,
    /// Redoes what was undone last on the page.
    Redo,
    /// Closes the page and returns to the game.
    ClosePage,
    /// Closes the topmost dialog.
    CloseDialog,
    /// Shows or hides the details of the notice.
    ToggleNoticeDetails,
    /// Closes the notice.
    CloseNotice,
    /// Switches full screen on or off.
    ToggleFullScreen,
    /// Opens the settings.
    ShowSettings,
    /// Opens the list of keys.
    ShowKeyboard,
    /// Opens the dialog about the program.
    ShowAbout,
    /// Opens the licences.
    ShowLicences,
    /// Closes the window.
    Quit,
    /// Closes the window even though the game cannot be saved.
    QuitWithoutSaving,
}
