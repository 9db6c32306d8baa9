//! A card of the hub.

use eframe::egui::{Align, Label, Layout, Ui, vec2};

use crate::app::action::Action;
use crate::app::learn::action::LearnAction;
use crate::app::scene::{Actions, Scene};
use crate::app::ui::theme::text;
use crate::app::ui::widgets::{self, CardKind};

/// What a card says now.
pub(super) type Card = fn(&Scene<'_>) -> Contents;

#[derive(Debug)]
pub(super) struct Contents {
    pub(super) heading: &'static str,
    /// One line of state.
    pub(super) line: String,
    pub(super) button: &'static str,
    pub(super) action: LearnAction,
    /// Whether its button is the main one of the page.
    pub(super) is_primary: bool,
}

impl Contents {
    /// Shows the card. `wants_focus` gives the focus to its button if that is the main one.
    pub(super) fn show(&self, ui: &mut Ui, is_narrow: bool, wants_focus: bool, actions: &mut Actions) {
        let mut button = |ui: &mut Ui| {
            let button = widgets::button(self.button);
            let response = if self.is_primary { button.primary() } else { button }.show(ui);
            if wants_focus && self.is_primary {
                response.request_focus();
            }
            if response.clicked() {
                actions.push(Action::Learn(self.action));
            }
        };
        widgets::card(ui, CardKind::Plain, |ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
            if is_narrow {
                return head(ui, self.heading, &self.line, button);
            }
            ui.label(text::subheading(self.heading));
            ui.add(Label::new(text::soft(&self.line)).truncate());
            ui.add_space(6.0);
            button(ui);
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
