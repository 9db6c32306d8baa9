//! Requests of pages and dialogs. They return actions; [`App::apply`](crate::app::frame::App) carries these out.

use std::any::Any;
use std::fmt;
use std::rc::Rc;

use crate::app::editor::action::EditorAction;
use crate::app::game::action::GameAction;
use crate::app::help::place::HelpAction;
use crate::app::learn::action::LearnAction;
use crate::app::library::action::LibraryAction;
use crate::app::review::action::ReviewAction;
use crate::app::settings::Settings;
use crate::app::store::action::FileAction;
use crate::app::training::action::TrainingAction;

/// A request of the user, by the feature that carries it out.
#[derive(Clone, Debug)]
pub enum Action {
    Game(GameAction),
    Review(ReviewAction),
    /// *Show Why*.
    ShowProof,
    /// Starts or stops random cuts in *Show Why*.
    TogglePlayOut,
    Editor(EditorAction),
    Training(TrainingAction),
    ShowTournament,
    /// Shows the history of games.
    ShowGames,
    Library(LibraryAction),
    /// Opens *New from My Games*.
    Clone,
    /// Lessons, puzzles, ladder and progress.
    Learn(LearnAction),
    Help(HelpAction),
    File(FileAction),
    /// Opens the dialog for a picture of the board of the page.
    SavePicture,
    CopyPicture,
    SaveAnimation,
    /// Replaces the settings.
    Settings(Box<Settings>),
    Window(WindowAction),
    /// A request that only one place sends; see `Action::call`.
    Call(Call),
}

/// Requests of pages and dialogs, in order.
pub(crate) type Actions = Vec<Action>;

impl Action {
    /// Changes the settings.
    pub fn change(settings: &Settings, change: impl FnOnce(&mut Settings)) -> Self {
        let mut settings = Box::new(settings.clone());
        change(&mut settings);
        Self::Settings(settings)
    }
}

/// A function on the `Context`, whose type this file does not name: the context owns requests.
#[derive(Clone)]
pub struct Call(pub(super) Rc<ErasedFunction>);

type ErasedFunction = dyn Fn(&mut dyn Any);

impl fmt::Debug for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Call").finish_non_exhaustive()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WindowAction {
    /// Undoes the last step of the page: a move, a change of a factor, a cut.
    Undo,
    Redo,
    ClosePage,
    CloseDialog,
    CloseNotice,
    /// Gives the keyboard focus to the notice.
    FocusNotice,
    ToggleFullScreen,
    ShowSettings,
    ShowKeyboard,
    FindCommand,
    ShowAbout,
    Quit,
    /// Closes the window even though the game cannot be saved.
    QuitWithoutSaving,
    /// Says why the command of a key is impossible.
    Refuse(&'static str),
}
