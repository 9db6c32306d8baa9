//! The commands of the window.
//!
//! [`table`] lists for each command its label, its keys and where they work, when it is possible and if not why,
//! whether it is on, and its action. Menus, shortcuts, the list of keys and buttons read that table.

pub(crate) mod conditions;
pub mod keyboard;
pub(crate) mod menu;
pub(crate) mod shortcut;
pub(crate) mod shortcuts;
pub(crate) mod table;

use crate::app::command::shortcut::Shortcut;
use crate::app::shell::Scene;
use crate::app::{Action, Session, Settings, View};

/// Whether something can be done; if not, why.
pub(crate) type Possible = Result<(), &'static str>;

/// What a command may depend on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Situation<'a> {
    pub(crate) session: &'a Session,
    pub(crate) view: &'a View,
    pub(crate) settings: &'a Settings,
    pub(crate) is_truth_shown: bool,
    /// Whether personalities can be kept.
    pub(crate) has_folder: bool,
}

impl<'a> Situation<'a> {
    pub(crate) const fn of(scene: &Scene<'a>, view: &'a View) -> Self {
        Self {
            session: scene.session,
            view,
            settings: scene.settings,
            is_truth_shown: scene.truth,
            has_folder: scene.folder.is_some(),
        }
    }
}

/// A row of the table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Command {
    /// The name in menus and in the list of keys.
    pub(crate) label: &'static str,
    pub(crate) keys: &'static [Shortcut],
    /// The editor's own commands have these keys there, so its menus do not show them.
    is_key_of_game: bool,
    /// Whether the keys work now; whether the command is possible is asked in addition only where it says so.
    are_keys_heard: fn(&eframe::egui::Context, &Situation<'_>) -> bool,
    possible: fn(&Situation<'_>) -> Possible,
    /// Of a command that switches something: whether that is on.
    is_on: Option<fn(&Situation<'_>) -> bool>,
    action: fn(&Situation<'_>) -> Action,
}

impl Command {
    /// A command without keys that is always possible.
    const fn new(label: &'static str, action: fn(&Situation<'_>) -> Action) -> Self {
        Self {
            label,
            keys: &[],
            is_key_of_game: false,
            are_keys_heard: |_, _| true,
            possible: |_| Ok(()),
            is_on: None,
            action,
        }
    }

    pub(crate) fn possible(&self, situation: &Situation<'_>) -> Possible {
        (self.possible)(situation)
    }

    pub(crate) fn action(&self, situation: &Situation<'_>) -> Action {
        (self.action)(situation)
    }

    /// The first key, as a menu or a tooltip shows it; empty where the command has none.
    pub(crate) fn key(&self) -> String {
        self.keys.first().map(ToString::to_string).unwrap_or_default()
    }
}
