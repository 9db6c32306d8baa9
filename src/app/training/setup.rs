//! The setup of a training.

use eframe::egui::{self, Align, Label, Layout, vec2};

use crate::app::dialogs::Pressed;
use crate::app::training::MAX_SIZE;
use crate::app::training::action::TrainingAction;
use crate::app::training::form::{Row, TrainingForm};
use crate::app::ui::theme::{Palette, text};
use crate::app::ui::widgets;
use crate::app::ui::widgets::{FieldLook, SegmentItem};
use crate::messages::{dialogs, help, training as msg};

const NAME_WIDTH: f32 = 132.0;
const COLUMN_WIDTH: f32 = 142.0;
const RANGE_WIDTH: f32 = 88.0;
const NARROW_RANGE_WIDTH: f32 = 72.0;
/// From this width on, fields are beside their names, in points.
const ROOMY: f32 = 380.0;

pub(super) fn show(
    ctx: &egui::Context,
    id: egui::Id,
    form: &mut TrainingForm,
    focus: bool,
) -> (Pressed, Option<TrainingAction>) {
    let task = form.task();
    let mut asked = None;
    let body = |ui: &mut egui::Ui| {
        ui.spacing_mut().item_spacing.y = 8.0;
        ui.add(Label::new(text::body_strong(&form.start.name)).truncate());
        ui.add(Label::new(text::soft(msg::ABOUT)).wrap());
        objective(ui, form);
        boards(ui, form);
        asked = length(ui, form);
        visited(ui, form);
        factors(ui, form);
    };
    let footer = |ui: &mut egui::Ui| footer(ui, task.err(), focus);
    let result = widgets::dialog(ctx, (id, msg::TITLE), MAX_SIZE, body, footer);
    let (pressed, wanted) = result.footer;
    let entered = match (result.entered, form.task()) {
        (Some(_), Ok(_)) => Some(TrainingAction::Start),
        (Some(field), Err(_)) => {
            // Enter has removed the focus from the field: return it so that the player can correct the value.
            ctx.memory_mut(|memory| memory.request_focus(field));
            None
        }
        (None, _) => None,
    };
    (Pressed { done: result.closed || pressed.done, ..pressed }, asked.or(wanted).or(entered))
}

fn objective(ui: &mut egui::Ui, form: &mut TrainingForm) {
    heading(ui, msg::OBJECTIVE);
    let items = msg::OBJECTIVES.map(SegmentItem::plain);
    widgets::segmented(ui, msg::OBJECTIVE, &mut form.objective, &items);
    widgets::note(ui, msg::OBJECTIVE_NOTES[form.objective.min(2)], false);
    if form.has_target() {
        let problem = form.score().err();
        field(ui, msg::TARGET, &mut form.target, "%", problem);
    }
    if form.needs_opponents() {
        heading(ui, msg::OPPONENTS);
        columns(ui, form.opponents.len(), |ui, index| {
            let opponent = &mut form.opponents[index];
            widgets::checkbox(ui, &mut opponent.chosen, &opponent.name);
        });
        if form.opponents.iter().all(|opponent| !opponent.chosen) {
            widgets::note(ui, msg::OPPONENT_NEEDED, true);
        } else if let Ok(visited) = form.visited() {
            widgets::note(ui, &msg::opponents_note(visited), false);
        }
    }
}

fn columns(ui: &mut egui::Ui, count: usize, mut one: impl FnMut(&mut egui::Ui, usize)) {
    let columns = (2..=4_u8).rev().find(|&count| f32::from(count) * COLUMN_WIDTH <= ui.available_width());
    let columns = usize::from(columns.unwrap_or(1));
    let rows = count.div_ceil(columns).max(1);
    ui.columns(columns, |columns| {
        for (column, ui) in columns.iter_mut().enumerate() {
            for index in (column * rows..count).take(rows) {
                one(ui, index);
            }
        }
    });
}

fn boards(ui: &mut egui::Ui, form: &mut TrainingForm) {
    heading(ui, msg::BOARDS);
    if let Some((index, chosen)) = form.boards.show(ui) {
        form.boards.0[index] = chosen;
    }
    if let Err(problem) = form.sizes() {
        widgets::note(ui, &problem, true);
    }
}

fn length(ui: &mut egui::Ui, form: &mut TrainingForm) -> Option<TrainingAction> {
    heading(ui, msg::LENGTH);
    let items = msg::LENGTHS.map(SegmentItem::plain);
    widgets::segmented(ui, msg::LENGTH, &mut form.length, &items);
    if form.is_by_rounds() {
        let problem = form.length().err();
        field(ui, msg::ROUNDS, &mut form.rounds, "", problem);
        widgets::note(ui, msg::ROUNDS_NOTE, false);
    } else {
        widgets::note(ui, msg::MINUTES_NOTE, false);
    }
    let problem = form.seed().err();
    let mut drawn = false;
    row(ui, msg::SEED, |ui| {
        widgets::number_field(
            ui,
            &mut form.seed,
            msg::SEED,
            120.0_f32.min(ui.available_width()),
            "",
            problem.is_some(),
        );
        drawn = widgets::button(crate::messages::tournament::NEW_SEED).small().show(ui).clicked();
    });
    if let Some(problem) = problem {
        widgets::note(ui, &problem, true);
    }
    drawn.then_some(TrainingAction::NewSeed)
}

fn visited(ui: &mut egui::Ui, form: &mut TrainingForm) {
    let problem = form.visited().err();
    field(ui, msg::VISITED, &mut form.visited, "", problem);
    widgets::note(ui, msg::VISITED_NOTE, false);
}

fn factors(ui: &mut egui::Ui, form: &mut TrainingForm) {
    let count = form.rows.iter().filter(|row| row.free).count();
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().interact_size.y = 30.0;
        ui.label(text::subheading(msg::FACTORS));
        ui.label(text::soft(msg::free_count(count, form.rows.len())));
        for (label, free) in [(msg::ALL, true), (msg::NONE, false)] {
            if widgets::button(label).small().quiet().show(ui).clicked() {
                form.rows.iter_mut().for_each(|row| row.free = free);
            }
        }
    });
    if count == 0 {
        widgets::note(ui, msg::FACTOR_NEEDED, true);
    }
    let problem = |row: &Row| row.dimension(&form.start.factors).err().filter(|_| row.free);
    if let Some(problem) = form.rows.iter().find_map(problem) {
        widgets::note(ui, &problem, true);
    }
    ui.spacing_mut().item_spacing.y = 4.0;
    for row in &mut form.rows {
        let is_invalid = row.free && row.dimension(&form.start.factors).is_err();
        factor(ui, row, is_invalid);
    }
}

/// One factor. Below `ROOMY`, its range is on a second line.
fn factor(ui: &mut egui::Ui, row: &mut Row, is_invalid: bool) {
    let width = ui.available_width();
    let name = row.factor.info().name;
    if width < ROOMY {
        widgets::checkbox(ui, &mut row.free, name);
        ui.horizontal(|ui| {
            ui.add_space(28.0);
            ends(ui, row, [0, 1], is_invalid);
        });
        return;
    }
    ui.allocate_ui_with_layout(vec2(width, 30.0), Layout::right_to_left(Align::Center), |ui| {
        ui.add_space(6.0);
        ends(ui, row, [1, 0], is_invalid);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            widgets::checkbox(ui, &mut row.free, name);
        });
    });
}

/// The two ends of the range, in the order of the layout.
fn ends(ui: &mut egui::Ui, row: &mut Row, order: [usize; 2], is_invalid: bool) {
    let look = if is_invalid { FieldLook::Invalid } else { FieldLook::Plain };
    ui.spacing_mut().item_spacing.x = 6.0;
    let leftwards = order[0] == 1;
    let width = if leftwards { RANGE_WIDTH } else { NARROW_RANGE_WIDTH };
    for index in order {
        if !leftwards {
            ui.label(text::soft(msg::RANGE[index]));
        }
        let name = msg::range_end(row.factor, index);
        let value = &mut row.ends[index];
        ui.add_enabled_ui(row.free, |ui| widgets::list_number_field(ui, value, &name, width, look));
        if leftwards {
            ui.label(text::soft(msg::RANGE[index]));
        }
    }
}

fn heading(ui: &mut egui::Ui, message: &str) {
    ui.add_space(4.0);
    ui.label(text::subheading(message));
}

/// A field with its name before it; below `ROOMY`, the name is above it.
fn row(ui: &mut egui::Ui, name: &str, field: impl FnOnce(&mut egui::Ui)) {
    let roomy = ui.available_width() >= ROOMY;
    if !roomy {
        ui.label(text::body(name));
    }
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        if roomy {
            widgets::cell(ui, NAME_WIDTH, 34.0, Layout::left_to_right(Align::Center), |ui| {
                ui.add(Label::new(text::body(name)).truncate());
            });
        }
        field(ui);
    });
}

fn field(ui: &mut egui::Ui, name: &str, value: &mut String, unit: &str, problem: Option<String>) {
    row(ui, name, |ui| {
        let width = ui.available_width().min(120.0);
        widgets::number_field(ui, value, name, width, unit, problem.is_some());
    });
    if let Some(problem) = problem {
        widgets::note(ui, &problem, true);
    }
}

fn footer(ui: &mut egui::Ui, why_disabled: Option<String>, focus: bool) -> (Pressed, Option<TrainingAction>) {
    let help = widgets::help_button(ui, &help::about(msg::TITLE)).clicked();
    let (mut closed, mut asked) = (false, None);
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let start = widgets::button(msg::START).primary().min_width(104.0);
        let start = start.show_enabled(ui, why_disabled.is_none(), why_disabled.as_deref());
        if focus {
            start.request_focus();
        }
        if start.clicked() {
            asked = Some(TrainingAction::Start);
        }
        if widgets::button(dialogs::CANCEL).min_width(104.0).show(ui).clicked() {
            closed = true;
        }
        if let Some(why) = why_disabled {
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add(Label::new(text::small(why).color(Palette::of(ui).bad)).truncate());
            });
        }
    });
    (Pressed { help, done: closed }, asked)
}
