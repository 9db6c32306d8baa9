//! Requests of pages and dialogs, through [`Context::request`]. `shell/frame.rs`, `carry_out`, carries these out.

pub(crate) mod editor;
pub(crate) mod file;
pub(crate) mod game;
pub(crate) mod learn;
pub(crate) mod library;
pub(crate) mod review;

use std::fmt;
use std::rc::Rc;

use crate::board::ZoomStep;
use crate::context::Context;
use crate::context::action::editor::EditorAction;
use crate::context::action::file::FileAction;
use crate::context::action::game::GameAction;
use crate::context::action::learn::LearnAction;
use crate::context::action::library::LibraryAction;
use crate::context::action::review::ReviewAction;
use crate::model::place::HelpAction;
use crate::model::settings::Settings;
use span_it_core::board::{ByPlayer, Position};

/// A request of the user, by the page that carries it out.
#[derive(Clone, Debug)]
pub enum Action {
    Game(GameAction),
    Review(ReviewAction),
    /// *Show Why*.
    ShowProof,
    /// *Show Why* for a position of two players.
    Explain(Box<(Position, ByPlayer<String>)>),
    /// Starts or stops random cuts in *Show Why*.
    TogglePlayOut,
    Editor(EditorAction),
    /// Opens the dialog *Training*, with the current training or the setup.
    ShowTraining,
    ShowTournament,
    ShowGames,
    /// Shows it again as it was left.
    ReturnToGames,
    /// Reviews the latest game against a player of this name.
    ReviewLast(String),
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

impl Action {
    pub fn change(settings: &Settings, change: impl FnOnce(&mut Settings)) -> Self {
        let mut settings = Box::new(settings.clone());
        change(&mut settings);
        Self::Settings(settings)
    }
}

/// A function that runs after drawing.
#[derive(Clone)]
pub struct Call(pub(super) Rc<dyn Fn(&mut Context)>);

impl fmt::Debug for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Call").finish_non_exhaustive()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WindowAction {
    /// Of the board on the page.
    Zoom(ZoomStep),
    ClosePage,
    CloseDialog,
    CloseNotice,
    FocusNotice,
    ToggleFullScreen,
    ShowSettings,
    ShowKeyboard,
    FindCommand,
    ShowAbout,
    Quit,
    /// Says why the command of a key is impossible.
    Refuse(&'static str),
}
