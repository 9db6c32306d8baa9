//! The commands of the window. `table` has one row per command; menus, shortcuts, buttons and the list of keys read it.

pub(crate) mod conditions;
pub(crate) mod keyboard;
pub(crate) mod menu;
pub(crate) mod shortcut;
pub(crate) mod shortcuts;
pub(crate) mod table;

use crate::context::command::shortcut::Shortcut;
use crate::context::prelude::*;

#[derive(Clone, Copy)]
pub(crate) struct Situation<'a> {
    pub(crate) cx: &'a Context,
    pub(crate) page: &'a dyn Page,
}

impl Situation<'_> {
    pub(crate) fn place(&self) -> Places {
        self.cx.page_id().place()
    }
}

pub(crate) type ActionOf = fn(&Situation<'_>) -> Action;
pub(crate) type Draw = fn(&mut Ui, &Situation<'_>);

/// What an entry of a menu does.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Effect {
    Action(ActionOf),
    Submenu(&'static [Command]),
    /// Offers the choices of the setting with this label.
    Choices(&'static str),
    /// Entries that are no commands.
    Drawn(Draw),
}

/// A command, or another entry of a menu.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Command {
    pub(crate) label: &'static str,
    /// `None` for a command that is in no menu.
    menu_label: Option<&'static str>,
    pub(crate) keys: &'static [Shortcut],
    /// What the keys do in other places.
    also: Option<(Places, ActionOf)>,
    has_line_above: bool,
    /// The editor's own commands have these keys there, so its menus do not show them.
    is_key_of_game: bool,
    key_works: fn(&egui::Context, &Situation<'_>) -> bool,
    pub(crate) possible: fn(&Situation<'_>) -> Possible,
    /// Whether the switch is on, for commands that switch something.
    is_on: Option<fn(&Situation<'_>) -> bool>,
    pub(crate) effect: Effect,
}

const fn entry(label: &'static str, keys: &'static [Shortcut], effect: Effect) -> Command {
    Command {
        label,
        menu_label: Some(label),
        keys,
        also: None,
        has_line_above: false,
        is_key_of_game: false,
        key_works: |_, _| true,
        possible: |_| Ok(()),
        is_on: None,
        effect,
    }
}

/// A command that is always possible.
const fn row(label: &'static str, keys: &'static [Shortcut], action: ActionOf) -> Command {
    assert!(!keys.is_empty(), "a command has no key");
    entry(label, keys, Effect::Action(action))
}

const fn submenu(label: &'static str, commands: &'static [Command]) -> Command {
    entry(label, &[], Effect::Submenu(commands))
}

/// A submenu with the choices of a setting.
const fn choices(label: &'static str, setting: &'static str) -> Command {
    entry(label, &[], Effect::Choices(setting))
}

const fn drawn(draw: Draw) -> Command {
    entry("", &[], Effect::Drawn(draw))
}

impl Command {
    const fn after_line(mut self) -> Self {
        self.has_line_above = true;
        self
    }

    const fn of_game(mut self) -> Self {
        self.is_key_of_game = true;
        self
    }

    const fn in_menu_as(mut self, label: &'static str) -> Self {
        self.menu_label = Some(label);
        self
    }

    const fn in_no_menu(mut self) -> Self {
        self.menu_label = None;
        self
    }

    const fn possible_if(mut self, possible: fn(&Situation<'_>) -> Possible) -> Self {
        self.possible = possible;
        self
    }

    const fn key_works_if(mut self, works: fn(&egui::Context, &Situation<'_>) -> bool) -> Self {
        self.key_works = works;
        self
    }

    const fn on_if(mut self, is_on: fn(&Situation<'_>) -> bool) -> Self {
        self.is_on = Some(is_on);
        self
    }

    const fn also(mut self, places: Places, action: ActionOf) -> Self {
        self.also = Some((places, action));
        self
    }

    /// The keys close the page that the command has opened.
    const fn closes(self, page: Places) -> Self {
        self.also(page, |_| Action::Window(WindowAction::ClosePage))
    }

    pub(crate) const fn submenu(&self) -> &'static [Self] {
        if let Effect::Submenu(commands) = self.effect { commands } else { &[] }
    }

    /// The first key, as shown in menus and tooltips.
    pub(crate) fn key(&self) -> String {
        self.keys.first().map(ToString::to_string).unwrap_or_default()
    }
}
