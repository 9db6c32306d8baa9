//! The commands of the window. `table` has one row per command; menus, shortcuts, buttons and the list of keys read it.

pub(crate) mod conditions;
pub(crate) mod keyboard;
pub(crate) mod menu;
pub(crate) mod shortcut;
pub(crate) mod shortcuts;
pub(crate) mod table;

use crate::context::command::shortcut::Shortcut;
use crate::context::prelude::*;
use crate::messages::menu as menu_msg;
use crate::model::settings::Choice;

#[derive(Clone, Copy)]
pub(crate) struct Situation<'a> {
    pub(crate) cx: &'a Context,
    pub(crate) page: &'a dyn Page,
}

impl Situation<'_> {
    pub(crate) fn place(&self) -> Places {
        if self.cx.view.is_help_open { Places::HELP } else { self.cx.page_id().place() }
    }
}

pub(crate) type ActionOf = fn(&Situation<'_>) -> Action;
pub(crate) type Draw = fn(&mut Ui, &Situation<'_>);

/// What an entry of a menu does.
#[derive(Clone, Debug)]
pub(crate) enum Effect {
    Action(ActionOf),
    Submenu(Vec<Command>),
    /// Offers the choices of a setting.
    Choices(Choice),
    /// Entries that are no commands.
    Drawn(Draw),
}

/// A command, or another entry of a menu.
#[derive(Clone, Debug)]
pub(crate) struct Command {
    pub(crate) label: &'static str,
    /// Other words for it, separated by commas.
    pub(crate) words: &'static str,
    /// `None` for a command that is in no menu.
    menu_label: Option<&'static str>,
    pub(crate) keys: Vec<Shortcut>,
    /// Where it can be used.
    places: Places,
    /// Why it cannot be used on other pages, and what to do.
    why_not_here: &'static str,
    /// The page that the command opens, and closes again.
    opens: Option<PageId>,
    has_line_above: bool,
    /// Whether the page leaves the key to the command.
    key_works: fn(&egui::Context, &Situation<'_>) -> bool,
    possible: fn(&Situation<'_>) -> Possible,
    /// Whether the switch is on, for commands that switch something.
    is_on: Option<fn(&Situation<'_>) -> bool>,
    pub(crate) effect: Effect,
}

fn entry(label: &'static str, words: &'static str, keys: Vec<Shortcut>, effect: Effect) -> Command {
    Command {
        label,
        words,
        menu_label: Some(label),
        keys,
        places: Places::NO_DIALOG,
        why_not_here: menu_msg::back_first(),
        opens: None,
        has_line_above: false,
        key_works: |_, _| true,
        possible: |_| Ok(()),
        is_on: None,
        effect,
    }
}

/// A command that is always possible, wherever no dialog is open.
fn row(
    label: &'static str,
    words: &'static str,
    keys: impl Into<Vec<Shortcut>>,
    action: ActionOf,
) -> Command {
    entry(label, words, keys.into(), Effect::Action(action))
}

fn submenu(label: &'static str, commands: impl Into<Vec<Command>>) -> Command {
    entry(label, "", Vec::new(), Effect::Submenu(commands.into()))
}

/// A submenu with the choices of a setting.
fn choices(label: &'static str, words: &'static str, choice: Choice) -> Command {
    entry(label, words, Vec::new(), Effect::Choices(choice))
}

fn drawn(draw: Draw) -> Command {
    entry("", "", Vec::new(), Effect::Drawn(draw))
}

impl Command {
    const fn after_line(mut self) -> Self {
        self.has_line_above = true;
        self
    }

    /// Only for what these pages show.
    const fn only_in(mut self, places: Places) -> Self {
        self.places = places;
        self
    }

    /// Why it cannot be used on other pages, unless the game is what it needs.
    const fn because(mut self, why: &'static str) -> Self {
        self.why_not_here = why;
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

    /// On its page, the command closes it.
    const fn opens(mut self, page: PageId) -> Self {
        self.opens = Some(page);
        self
    }

    /// If the command cannot be used here and now, why.
    pub(crate) fn possible(&self, situation: &Situation<'_>) -> Possible {
        let place = situation.place();
        if self.places.contains(place) {
            return if self.closes_page(situation) { Ok(()) } else { (self.possible)(situation) };
        }
        Err(if place == Places::HELP { menu_msg::close_help_first() } else { self.why_not_here })
    }

    fn closes_page(&self, situation: &Situation<'_>) -> bool {
        self.opens == Some(situation.cx.page_id())
    }

    /// What the command requests here; `None` for a submenu.
    pub(crate) fn action(&self, situation: &Situation<'_>) -> Option<Action> {
        let Effect::Action(action) = self.effect else { return None };
        Some(match situation.place() {
            Places::HELP if self.closes_page(situation) => Action::Help(HelpAction::Close),
            _ if self.closes_page(situation) => Action::Window(WindowAction::ClosePage),
            _ => action(situation),
        })
    }

    fn is_on(&self, situation: &Situation<'_>) -> Option<bool> {
        let is_open = self.opens.map(|page| page.place() == situation.place() && self.closes_page(situation));
        self.is_on.map(|is_on| is_on(situation)).or(is_open)
    }

    /// The commands of a submenu; otherwise the command itself.
    pub(crate) fn flattened(self) -> Vec<Self> {
        if let Effect::Submenu(commands) = self.effect { commands } else { vec![self] }
    }

    /// The first key, as shown in menus and tooltips.
    pub(crate) fn key(&self) -> String {
        self.keys.first().map(ToString::to_string).unwrap_or_default()
    }
}
