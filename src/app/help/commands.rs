//! Opening, closing and leafing through the Help book: it lies over whatever else fills the window.

use crate::app::HelpAction;
use eframe::egui;

use crate::app::help::page::State;
use crate::app::help::{Chapter, Place};
use crate::app::view::Page;
use crate::app::{App, View};
use crate::messages::help as words;

/// The chapter for the place that a player is in.
pub(crate) fn place_of(view: &View) -> Place {
    if let Some(factor) = view.focused_factor {
        return Place::factor(factor);
    }
    if let Some(dialog) = view.dialogs.last() {
        return dialog.help_place();
    }
    match &view.page {
        Page::Game => Chapter::Object.into(),
        Page::Why(_) => Place::at(Chapter::PerfectPlay, "two-separate-ways"),
        Page::Review(_) => Chapter::PerfectPlay.into(),
        Page::Editor => Place::at(Chapter::Personalities, "the-editor"),
        Page::Tournament => Chapter::Competition.into(),
    }
}

impl App {
    /// Carries out a request to the help.
    pub(crate) fn apply_to_help(&mut self, action: HelpAction, ctx: &egui::Context) {
        match action {
            HelpAction::Open(place) => self.open_help(place),
            HelpAction::OpenHere => self.open_help(place_of(&self.view)),
            HelpAction::Close => self.close_help(),
            HelpAction::Print(what) => self.print(&what, ctx),
        }
    }

    fn open_help(&mut self, place: Place) {
        self.view.announcement = words::opened(&place.title());
        if let Some(state) = &mut self.view.help {
            return state.go(place);
        }
        // A match of computers does not go on unseen.
        self.session.hold(self.platform.now());
        let dialogs = std::mem::take(&mut self.view.dialogs);
        self.view.help = Some(Box::new(State::at(place, dialogs)));
    }

    /// Back to what was there before, dialogs and all.
    pub(crate) fn close_help(&mut self) {
        let Some(mut state) = self.view.help.take() else { return };
        let mut dialogs = state.take_parked();
        dialogs.append(&mut self.view.dialogs);
        self.view.dialogs = dialogs;
        if let Some(dialog) = self.view.dialogs.last_mut() {
            dialog.help_closed();
        }
        self.view.focus_board = self.view.dialogs.is_empty();
    }
}
