//! The header above the board: title, line, what can be done at once, the toggles.

use eframe::egui::{self, Align, Layout, Rect, UiBuilder};

use super::title::Title;
use super::{Actions, Scene};
use crate::app::icons::Icon;
use crate::app::theme::text;
use crate::app::{Action, View, widgets};
use crate::messages::game;
use crate::messages::truth::TRUTH;

/// The height that the header needs.
pub(super) const HEIGHT: f32 = 58.0;

/// Shows the header in `rect`, which is as wide as the board.
pub(super) fn show(ui: &mut egui::Ui, rect: Rect, scene: &Scene<'_>, view: &View, actions: &mut Actions) {
    let title = Title::of(scene);
    let ui = &mut ui.new_child(UiBuilder::new().max_rect(rect).layout(Layout::right_to_left(Align::Center)));
    ui.spacing_mut().item_spacing.x = 8.0;
    toggles(ui, scene, view, actions);
    for (label, action, primary) in title.buttons.iter().rev() {
        let button = widgets::button(label).small();
        let button = if *primary { button.primary() } else { button };
        if button.show(ui).clicked() {
            actions.push(action.clone());
        }
    }
    ui.with_layout(Layout::top_down(Align::Min), |ui| {
        ui.spacing_mut().item_spacing.y = 1.0;
        ui.add_space(2.0);
        ui.add(egui::Label::new(text::title(&title.heading)).truncate());
        ui.add(egui::Label::new(text::body_soft(&title.line)).truncate());
    });
}

/// The switches of what is drawn on the board.
pub(super) fn toggles(ui: &mut egui::Ui, scene: &Scene<'_>, view: &View, actions: &mut Actions) {
    if widgets::button(TRUTH).icon(Icon::Eye).small().selected(scene.truth).show(ui).clicked() {
        actions.push(Action::ToggleTruth);
    }
    if widgets::button(game::HEAT_MAP).icon(Icon::Heat).small().selected(view.heat).show(ui).clicked() {
        actions.push(Action::ToggleHeat);
    }
}
