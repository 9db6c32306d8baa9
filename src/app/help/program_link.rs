//! Places in the program that the book can open.

use crate::app::action::{Action, WindowAction};
use crate::app::editor::action::EditorAction;
use crate::app::game::action::GameAction;
use crate::app::proof::action::ProofAction;
use crate::app::review::action::ReviewAction;
use crate::app::store::action::FileAction;

/// A place in the program that the book can open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProgramLink {
    /// The New Game dialog.
    NewGame,
    /// The personality editor.
    Editor,
    Hint,
    /// The heat map.
    Heat,
    /// The solver bar.
    Truth,
    Why,
    Review,
    Settings,
    /// The list of keys.
    Keyboard,
    /// The About dialog.
    About,
    /// The dialog for opening a file.
    Open,
}

impl ProgramLink {
    const NAMES: [(&'static str, Self); 11] = [
        ("new-game", Self::NewGame),
        ("editor", Self::Editor),
        ("hint", Self::Hint),
        ("heat-map", Self::Heat),
        ("truth", Self::Truth),
        ("why", Self::Why),
        ("review", Self::Review),
        ("settings", Self::Settings),
        ("keyboard", Self::Keyboard),
        ("about", Self::About),
        ("open", Self::Open),
    ];

    /// The target of a link `span-it:…`.
    pub(super) fn named(name: &str) -> Option<Self> {
        Self::NAMES.into_iter().find(|(known, _)| *known == name).map(|(_, program_link)| program_link)
    }

    /// The action that opens it.
    pub const fn action(self) -> Action {
        match self {
            Self::NewGame => Action::Game(GameAction::OpenNewGame(None)),
            Self::Editor => Action::Editor(EditorAction::Open),
            Self::Hint => Action::Game(GameAction::ToggleHint),
            Self::Heat => Action::Game(GameAction::ToggleHeat),
            Self::Truth => Action::Game(GameAction::ToggleTruth),
            Self::Why => Action::Proof(ProofAction::Show),
            Self::Review => Action::Review(ReviewAction::Show),
            Self::Settings => Action::Window(WindowAction::ShowSettings),
            Self::Keyboard => Action::Window(WindowAction::ShowKeyboard),
            Self::About => Action::Window(WindowAction::ShowAbout),
            Self::Open => Action::File(FileAction::Open),
        }
    }

    /// Whether the book must be closed to see it.
    pub const fn closes_help(self) -> bool {
        matches!(self, Self::Hint | Self::Heat | Self::Truth | Self::Why | Self::Review)
    }
}
