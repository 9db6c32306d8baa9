//! A card of the hub.

use eframe::egui::{Align, Label, Layout, Ui, vec2};

use crate::app::scene::{Actions, Scene};
use crate::app::ui::theme::text;
use crate::app::ui::widgets::{self, CardKind};

/// The contents of a card; `bool` is whether the window is narrow.
pub(super) type Contents = fn(&mut Ui, bool, &Scene<'_>, &mut Actions);

#[derive(Clone, Copy, Debug)]
pub(super) struct Card {
    pub(super) contents: Contents,
}

impl Card {
    pub(super) fn show(self, ui: &mut Ui, is_narrow: bool, scene: &Scene<'_>, actions: &mut Actions) {
        widgets::card(ui, CardKind::Plain, |ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
            (self.contents)(ui, is_narrow, scene, actions);
        });
    }
}

/// In a narrower card the button is below the text, in points.
const BUTTON_BESIDE_MIN_WIDTH: f32 = 400.0;

/// A heading and a line of text at the left, and `button` at the right.
pub(super) fn head(ui: &mut Ui, heading: &str, line: &str, button: impl FnOnce(&mut Ui)) {
    if ui.available_width() < BUTTON_BESIDE_MIN_WIDTH {
        ui.label(text::subheading(heading));
        ui.add(Label::new(text::soft(line)).wrap());
        return button(ui);
    }
    let row = vec2(ui.available_width(), 40.0);
    ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
        button(ui);
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            ui.label(text::subheading(heading));
            ui.add(Label::new(text::soft(line)).truncate());
        });
    });
}
