//! The tournament page: a round robin with a live table (docs/interface.md, "Tournament"). A tournament continues while
//! its page is closed.

pub(crate) mod cell_focus;
pub(crate) mod commands;
pub(crate) mod export;
pub(crate) mod history_list;
pub(crate) mod list_commands;
pub(crate) mod main_pane;
pub(crate) mod podium;
mod replay;
pub(crate) mod setup;
pub(crate) mod shown_table;
pub(crate) mod side_panel;
pub(crate) mod start;
pub(crate) mod state;
pub(crate) mod table;

use crate::context::page::{EscapeKey, TABS_BESIDE, TITLE_BESIDE, back_button};
use crate::context::prelude::*;
use crate::kit::split::{self, Part, Split};
use crate::messages::tournament as msg;
use crate::pages::tournament::state::TournamentState;

const MIN_BADGE_WIDTH: f32 = 150.0;

impl Page for TournamentState {
    fn ui(&mut self, ui: &mut egui::Ui, cx: &Context) {
        show(ui, self, cx);
    }

    fn help_place(&self) -> Place {
        Chapter::Tournament.into()
    }

    fn escape(&self, keys: &EscapeKey<'_>) -> Option<Action> {
        if keys.is_typing {
            return None;
        }
        let close = Action::call(|cx| cx.states.the_mut::<Self>().close_overlay());
        let own = self.has_overlay().then_some(close);
        own.or_else(|| keys.close_notice.clone()).or(Some(Action::Window(WindowAction::ClosePage)))
    }
}

const LOOK: Split = Split {
    id: "tournament",
    side: 330.0,
    is_left: false,
    side_margins: [Margin::symmetric(26, 20), Margin::symmetric(16, 12)],
    main_margins: [Margin::symmetric(34, 22), Margin::symmetric(16, 10)],
};

fn show(ui: &mut egui::Ui, state: &mut TournamentState, cx: &Context) {
    if state.search.is_running() || state.opening.is_some() {
        return reading(ui, state, cx);
    }
    let Some(tournament) = &mut state.tournament else {
        return setup::show(ui, state, cx);
    };
    let is_side_chosen = tournament.tab == 1 && !tournament.watching;
    split::split(ui, LOOK, is_side_chosen, |ui, part| match part {
        Part::Tabs => tabs(ui, &mut tournament.tab, &msg::tabs(), cx),
        Part::Main => main_pane::show(ui, tournament, cx),
        Part::Side => side_panel::show(ui, tournament, cx),
    });
}

/// The button in the menu bar that opens the page. Hidden if no tournament is running or the menu bar is too narrow.
pub(crate) fn badge(ui: &mut egui::Ui, state: &TournamentState, cx: &Context) {
    let Some(tournament) = state.tournament.as_ref().filter(|tournament| tournament.is_under_way()) else {
        return;
    };
    let message = if tournament.is_paused() {
        msg::badge_paused().to_owned()
    } else {
        msg::badge(tournament.games.len(), tournament.plan.games())
    };
    if ui.available_width() >= MIN_BADGE_WIDTH && widgets::button(&message).small().quiet().show(ui).clicked()
    {
        cx.request(Action::ShowTournament);
    }
}

/// Shown while a tournament is being read. The player can cancel that, or start a new one.
fn reading(ui: &mut egui::Ui, state: &TournamentState, cx: &Context) {
    let frame = Frame::new().inner_margin(Margin::symmetric(34, 22));
    CentralPanel::default().frame(frame).show(ui, |ui| {
        top(ui, msg::title(), msg::reading(), |ui| {
            back_button(ui, msg::close(), TITLE_BESIDE, cx);
            if widgets::button(msg::new()).show(ui).clicked() {
                cx.later(commands::choose);
            }
            if state.opening.is_some() && widgets::button(msg::cancel()).show(ui).clicked() {
                cx.later(list_commands::cancel_opening);
            }
        });
    });
}

fn tabs(ui: &mut egui::Ui, tab: &mut usize, names: &[&str; 2], cx: &Context) {
    back_button(ui, msg::close(), TABS_BESIDE, cx);
    widgets::help_here(ui, msg::title());
    split::tabs(ui, msg::tabs_name(), tab, names);
}

/// `name` is that of the tournament, which may be long.
fn top(ui: &mut egui::Ui, name: &str, line: &str, buttons: impl FnOnce(&mut egui::Ui)) {
    widgets::row_from_right(ui, 48.0, |ui| {
        ui.set_min_height(48.0);
        ui.spacing_mut().item_spacing.x = 8.0;
        buttons(ui);
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            let title = widgets::fitting(ui, ui.available_width(), [text::title(name), text::heading(name)]);
            ui.add(Label::new(title).truncate());
            ui.add(Label::new(text::body_soft(line)).truncate());
        });
    });
}

fn label(ui: &mut egui::Ui, width: f32, name: &str) {
    widgets::label_cell(ui, width, 28.0, text::soft(name));
}
