//! Places in the program that the help can open: the targets of links `span-it:…`.

use crate::app::action::{Action, WindowAction};
use crate::app::editor::action::EditorAction;
use crate::app::game::action::GameAction;
use crate::app::games::action::GamesAction;
use crate::app::proof::action::ProofAction;
use crate::app::review::action::ReviewAction;
use crate::app::store::action::FileAction;

/// The action that opens a target; `None` if there is no such target.
pub(super) fn action(target: &str) -> Option<Action> {
    Some(match target {
        "new-game" => Action::Game(GameAction::OpenNewGame(None)),
        "editor" => Action::Editor(EditorAction::Open),
        "hint" => Action::Game(GameAction::ToggleHint),
        "heat-map" => Action::Game(GameAction::ToggleHeat),
        "truth" => Action::Game(GameAction::ToggleTruth),
        "why" => Action::Proof(ProofAction::Show),
        "review" => Action::Review(ReviewAction::Show),
        "settings" => Action::Window(WindowAction::ShowSettings),
        "keyboard" => Action::Window(WindowAction::ShowKeyboard),
        "about" => Action::Window(WindowAction::ShowAbout),
        "games" => Action::Games(GamesAction::Show),
        "open" => Action::File(FileAction::Open),
        _ => return None,
    })
}

/// Whether the help must be closed to see a target.
pub(super) fn closes_help(target: &str) -> bool {
    matches!(target, "hint" | "heat-map" | "truth" | "why" | "review")
}
