//! The settings dialog.

use eframe::egui;

use super::dialogs::close_button;
use super::{Actions, Scene};
use crate::app::Action;
use crate::app::settings::{Settings, ShowTruth, Theme};
use crate::app::theme::text;
use crate::app::widgets::{self, SegmentItem};
use crate::messages::dialogs::settings as own;

/// Width of the labels, in points.
const LABELS: f32 = 150.0;
/// Height of a row, in points.
const ROW: f32 = 34.0;
/// Text sizes offered, in percent.
const SIZES: [u16; 6] = [80, 100, 125, 150, 175, 200];

/// Shows the dialog; says whether it wants to be closed.
pub(super) fn show(ctx: &egui::Context, id: egui::Id, scene: &Scene<'_>, actions: &mut Actions) -> bool {
    let body = |ui: &mut egui::Ui| {
        ui.spacing_mut().item_spacing.y = 12.0;
        looks(ui, scene.settings, actions);
        truth(ui, scene.settings, actions);
        switches(ui, scene, actions);
        person(ui, scene.settings, actions);
    };
    let result = widgets::dialog(ctx, (id, own::TITLE), (600.0, 720.0), body, close_button);
    result.closed || result.footer
}

fn row(ui: &mut egui::Ui, label: &str, contents: impl FnOnce(&mut egui::Ui)) {
    ui.horizontal(|ui| {
        widgets::label_cell(ui, LABELS, ROW, text::soft(label));
        contents(ui);
    });
}

fn looks(ui: &mut egui::Ui, settings: &Settings, actions: &mut Actions) {
    row(ui, own::THEME, |ui| {
        let items = own::THEMES.map(SegmentItem::plain);
        let before = Theme::ALL.iter().position(|&theme| theme == settings.theme).unwrap_or(0);
        let mut chosen = before;
        widgets::segmented(ui, own::THEME, &mut chosen, &items);
        if chosen != before {
            actions.push(Action::SetTheme(Theme::ALL[chosen]));
        }
    });
    row(ui, own::TEXT_SIZE, |ui| {
        let labels = SIZES.map(own::percent);
        let items = labels.each_ref().map(|label| SegmentItem::plain(label));
        // A size in between, from Ctrl and plus, marks none.
        let before = SIZES.iter().position(|&size| size == settings.text_size).unwrap_or(SIZES.len());
        let mut chosen = before;
        widgets::segmented(ui, own::TEXT_SIZE, &mut chosen, &items);
        if chosen != before {
            actions.push(Action::SetTextSize(SIZES[chosen]));
        }
    });
}

fn switches(ui: &mut egui::Ui, scene: &Scene<'_>, actions: &mut Actions) {
    let settings = scene.settings;
    let mut switch =
        |ui: &mut egui::Ui, label: &str, note: &str, is_on: bool, action: &dyn Fn(bool) -> Action| {
            row(ui, "", |ui| {
                let mut on = is_on;
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 2.0;
                    if widgets::checkbox(ui, &mut on, label).changed() {
                        actions.push(action(on));
                    }
                    if !note.is_empty() {
                        ui.label(text::soft(note));
                    }
                });
            });
        };
    let reduced = scene.reduced_motion;
    switch(ui, own::REDUCE_MOTION, own::REDUCE_MOTION_NOTE, reduced, &|on| Action::SetReduceMotion(Some(on)));
    switch(ui, own::COORDINATES, "", settings.coordinates, &Action::SetCoordinates);
    switch(ui, own::WARN_SLIPS, own::WARN_SLIPS_NOTE, settings.warn_slips, &Action::SetWarnSlips);
    switch(ui, own::CONFIRM, own::CONFIRM_NOTE, settings.confirm_moves, &Action::SetConfirmMoves);
}

fn truth(ui: &mut egui::Ui, settings: &Settings, actions: &mut Actions) {
    row(ui, own::SHOW_TRUTH, |ui| {
        let items = own::SHOW_TRUTHS.map(SegmentItem::plain);
        let before = ShowTruth::ALL.iter().position(|&show| show == settings.show_truth).unwrap_or(0);
        let mut chosen = before;
        widgets::segmented(ui, own::SHOW_TRUTH, &mut chosen, &items);
        if chosen != before {
            actions.push(Action::SetShowTruth(ShowTruth::ALL[chosen]));
        }
    });
}

fn person(ui: &mut egui::Ui, settings: &Settings, actions: &mut Actions) {
    row(ui, own::HANDLE, |ui| {
        let mut handle = settings.handle.clone();
        if widgets::text_field(ui, &mut handle, own::HANDLE, 220.0, false).changed() {
            handle = handle.chars().take(60).collect();
            actions.push(Action::SetHandle(handle));
        }
        ui.add(egui::Label::new(text::soft(own::HANDLE_NOTE)).truncate());
    });
}
