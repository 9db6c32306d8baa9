//! The list of saved tournaments, below the setup of the next one.

use std::collections::HashMap;

use eframe::egui::{self, Atom, Button, Label, vec2};

use crate::app::action::Action;
use crate::app::scene::Actions;
use crate::app::tournament::action::TournamentAction;
use crate::app::tournament::history::{SavedTournament, TournamentList, is_locked};
use crate::app::ui::icons::Icon;
use crate::app::ui::theme::{Palette, text};
use crate::app::ui::widgets;
use crate::messages::{files, tournament as msg};
use span_it_arena::contest::log::Summary;

const DELETE_WIDTH: f32 = 40.0;
const MAX_ROW_WIDTH: f32 = 560.0;

pub(super) fn show(ui: &mut egui::Ui, list: &TournamentList, actions: &mut Actions) {
    if list.entries.is_empty() && list.deleted() == 0 {
        return;
    }
    ui.add_space(10.0);
    ui.label(text::subheading(msg::EARLIER_TOURNAMENTS));
    let message: Vec<Option<String>> = list.entries.iter().map(entry_text).collect();
    let mut times = HashMap::new();
    message.iter().flatten().for_each(|message| *times.entry(message.as_str()).or_insert(0) += 1);
    for (place, (saved, message)) in list.entries.iter().zip(&message).enumerate() {
        let is_alike = message.as_deref().is_some_and(|message| times[message] > 1);
        let file = is_alike.then(|| files::file_name(&saved.path));
        let message = message.as_deref().map(|message| msg::with_file_name(message, file.as_deref()));
        if let Some(action) = row(ui, saved, message) {
            actions.push(Action::Tournament(action(place)));
        }
    }
    if list.more > 0 && widgets::button(&msg::show_more(list.more)).small().show(ui).clicked() {
        actions.push(Action::Tournament(TournamentAction::ListAll));
    }
    if list.deleted() > 0 {
        undo(ui, list.deleted(), actions);
    }
}

fn undo(ui: &mut egui::Ui, count: usize, actions: &mut Actions) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        ui.label(text::soft(msg::deleted(count)));
        if widgets::button(msg::UNDO_DELETE).small().show(ui).clicked() {
            actions.push(Action::Tournament(TournamentAction::Restore));
        }
    });
}

fn entry_text(saved: &SavedTournament) -> Option<String> {
    let Summary { plan, played } = saved.summary.as_ref().ok()?;
    Some(msg::summary(plan, *played, saved.age))
}

fn row(
    ui: &mut egui::Ui,
    saved: &SavedTournament,
    message: Option<String>,
) -> Option<fn(usize) -> TournamentAction> {
    let file = files::file_name(&saved.path);
    let is_open_elsewhere = matches!(&saved.summary, Err(error) if is_locked(error));
    let mut asked: Option<fn(usize) -> TournamentAction> = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let name = msg::delete(message.as_deref().unwrap_or(&file));
        let width = (ui.available_width() - DELETE_WIDTH).clamp(0.0, MAX_ROW_WIDTH);
        ui.scope(|ui| {
            ui.set_max_width(width);
            match (message, &saved.summary) {
                (Some(message), _) => {
                    // Left-aligned text.
                    let button = Button::new((text::body(message), Atom::grow())).truncate();
                    if widgets::menu_entry(ui, true, button.min_size(vec2(width, 28.0))).clicked() {
                        asked = Some(TournamentAction::Open);
                    }
                }
                (None, Err(error)) => {
                    let message = if is_open_elsewhere {
                        text::soft(msg::open_elsewhere(&file))
                    } else {
                        text::small(error.to_string()).color(Palette::of(ui).bad)
                    };
                    ui.set_min_width(width);
                    ui.add(Label::new(message).wrap());
                }
                (None, Ok(_)) => {}
            }
        });
        // A tournament that another window plays cannot be deleted. Only the first click of a double click
        // counts, as the next entry moves under the pointer.
        if !is_open_elsewhere && widgets::is_first_click(&widgets::icon_button(ui, Icon::Close, &name, true))
        {
            asked = Some(TournamentAction::Delete);
        }
    });
    asked
}
