//! The list of saved tournaments, below the setup of the next one.

use std::collections::HashMap;

use eframe::egui::{self, Atom, Button};

use crate::context::prelude::*;
use crate::messages::{files, tournament as msg};
use crate::model::tournament::history::{Order, Renaming, SavedTournament, TournamentList, is_locked};
use crate::pages::tournament::list_commands;
use span_it_lab::tournament::log::Summary;

const BUTTONS_WIDTH: f32 = 80.0;
const MENU_WIDTH: f32 = 180.0;
const ORDER_WIDTH: f32 = 120.0;
const MAX_ROW_WIDTH: f32 = 760.0;

pub(super) fn show(ui: &mut egui::Ui, list: &mut TournamentList, cx: &Context) {
    if list.entries.is_empty() && list.deleted.is_empty() {
        return;
    }
    ui.add_space(10.0);
    ui.horizontal(|ui| {
        ui.label(text::subheading(msg::earlier_tournaments()));
        order(ui, list, cx);
    });
    let message: Vec<Option<String>> = list.entries.iter().map(entry_text).collect();
    let mut times = HashMap::new();
    message.iter().flatten().for_each(|message| *times.entry(message.as_str()).or_insert(0) += 1);
    for (place, (saved, message)) in list.entries.iter().zip(&message).enumerate() {
        let is_alike = message.as_deref().is_some_and(|message| times[message] > 1);
        let file = is_alike.then(|| files::file_name(&saved.path));
        let message = message.as_deref().map(|message| msg::with_file_name(message, file.as_deref()));
        if let Some(renaming) = list.renaming.as_mut().filter(|renaming| renaming.path == saved.path) {
            if rename_field(ui, renaming) {
                cx.later(list_commands::rename);
            }
            continue;
        }
        if row(ui, place, saved, message.as_deref(), cx) {
            let name = saved.summary.as_ref().ok().and_then(|summary| summary.title.clone());
            let (path, name) = (saved.path.clone(), name.unwrap_or_default());
            list.renaming = Some(Renaming { path, name, is_focused: false });
        }
    }
    if list.more > 0 && widgets::button(&msg::show_more(list.more)).small().show(ui).clicked() {
        list.is_whole = true;
        cx.later(list_commands::list_saved_tournaments);
    }
    if !list.deleted.is_empty() {
        undo(ui, list.deleted.len(), cx);
    }
}

fn undo(ui: &mut egui::Ui, count: usize, cx: &Context) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        ui.label(text::soft(msg::deleted(count)));
        if widgets::button(msg::undo_delete()).small().show(ui).clicked() {
            cx.later(list_commands::restore);
        }
    });
}

fn order(ui: &mut egui::Ui, list: &mut TournamentList, cx: &Context) {
    let chosen = list.order;
    let orders = [Order::Date, Order::Name, Order::Games];
    let name = |order: Order| msg::orders()[order as usize];
    let value = msg::sorted_by(name(chosen));
    widgets::choice_menu(ui, ORDER_WIDTH, &value, &value, |ui| {
        for order in orders {
            if widgets::choice_item(ui, order == chosen, name(order)) {
                list.sort_by(order);
                cx.later(list_commands::list_saved_tournaments);
            }
        }
    });
}

fn entry_text(saved: &SavedTournament) -> Option<String> {
    let Summary { plan, played, title, .. } = saved.summary.as_ref().ok()?;
    let summary = msg::summary(plan, *played, saved.age);
    Some(title.as_ref().map_or_else(|| summary.clone(), |title| msg::named_summary(title, &summary)))
}

/// The field for a new name. Returns whether the name is finished.
fn rename_field(ui: &mut egui::Ui, renaming: &mut Renaming) -> bool {
    let width = (ui.available_width() - BUTTONS_WIDTH).clamp(0.0, MAX_ROW_WIDTH);
    let field = widgets::text_field(ui, &mut renaming.name, msg::tournament_name(), width, false);
    if !std::mem::replace(&mut renaming.is_focused, true) {
        field.request_focus();
    }
    field.lost_focus()
}

/// The menu of an entry. Returns whether the player wants to rename it.
fn more(ui: &mut egui::Ui, place: usize, message: &str, cx: &Context) -> bool {
    let button = widgets::icon_button(ui, Icon::More, &msg::more_for(message), true);
    let renames = egui::Popup::menu(&button).width(MENU_WIDTH).show(|ui| {
        if widgets::choice_item(ui, false, msg::reuse()) {
            cx.later(move |cx| list_commands::reuse(cx, place));
        }
        widgets::choice_item(ui, false, msg::rename())
    });
    renames.is_some_and(|popup| popup.inner)
}

/// Returns whether the player wants to rename the tournament.
fn row(
    ui: &mut egui::Ui,
    place: usize,
    saved: &SavedTournament,
    message: Option<&str>,
    cx: &Context,
) -> bool {
    let file = files::file_name(&saved.path);
    let is_open_elsewhere = matches!(&saved.summary, Err(error) if is_locked(error));
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let width = (ui.available_width() - BUTTONS_WIDTH).clamp(0.0, MAX_ROW_WIDTH);
        ui.scope(|ui| {
            ui.set_max_width(width);
            match (message, &saved.summary) {
                (Some(message), _) => {
                    // Left-aligned text.
                    let button = Button::new((text::body(message), Atom::grow())).truncate();
                    if widgets::menu_entry(ui, true, button.min_size(vec2(width, 28.0))).clicked() {
                        cx.later(move |cx| list_commands::open(cx, place));
                    }
                }
                (None, Err(_)) if is_open_elsewhere => {
                    ui.set_min_width(width);
                    ui.add(Label::new(text::soft(msg::open_elsewhere(&file))).truncate());
                }
                (None, Err(error)) => {
                    let message = text::small(error.to_string()).color(Palette::of(ui).bad);
                    ui.set_min_width(width);
                    ui.add(Label::new(message).wrap());
                }
                (None, Ok(_)) => {}
            }
        });
        let renames = message.is_some_and(|message| more(ui, place, message, cx));
        // A tournament that another window plays cannot be deleted. Only the first click of a double click
        // counts, as the next entry moves under the pointer.
        let name = msg::delete(message.unwrap_or(&file));
        if !is_open_elsewhere && widgets::is_first_click(&widgets::icon_button(ui, Icon::Close, &name, true))
        {
            cx.later(move |cx| list_commands::delete(cx, place));
        }
        renames
    })
    .inner
}
