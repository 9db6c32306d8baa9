//! The commands of the window. `table` has one row per command; menus, shortcuts, buttons and the list of keys read it.

pub(crate) mod access_keys;
pub(crate) mod conditions;
pub mod key_list;
pub(crate) mod keyboard;
pub(crate) mod menu;
pub(crate) mod menu_keys;
pub(crate) mod shortcut;
pub(crate) mod shortcuts;
pub(crate) mod table;

use crate::app::action::Action;
use crate::app::command::shortcut::Shortcut;
use crate::app::page::{Page, Possible};
use crate::app::scene::Scene;

#[derive(Clone, Copy)]
pub(crate) struct Situation<'a> {
    pub(crate) scene: &'a Scene<'a>,
    pub(crate) page: &'a dyn Page,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Command {
    pub(crate) label: &'static str,
    pub(crate) keys: &'static [Shortcut],
    /// The editor's own commands have these keys there, so its menus do not show them.
    is_key_of_game: bool,
    /// Whether the keys work now. Only some rows include the condition of `possible`.
    are_keys_active: fn(&eframe::egui::Context, &Situation<'_>) -> bool,
    possible: fn(&Situation<'_>) -> Possible,
    /// Whether the switch is on, for commands that switch something.
    is_on: Option<fn(&Situation<'_>) -> bool>,
    action: fn(&Situation<'_>) -> Action,
}

impl Command {
    /// A command that is always possible. Its keys must follow: `table` does not compile without them.
    const fn new(label: &'static str, action: fn(&Situation<'_>) -> Action) -> Self {
        Self {
            label,
            keys: &[],
            is_key_of_game: false,
            are_keys_active: |_, _| true,
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

    /// The first key, as shown in menus and tooltips.
    pub(crate) fn key(&self) -> String {
        self.keys.first().map(ToString::to_string).unwrap_or_default()
    }
}
