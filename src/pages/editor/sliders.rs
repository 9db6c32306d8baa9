//! The five sliders, and the button that opens the fourteen factors.

use crate::context::prelude::*;
use crate::kit::split;
use crate::kit::widgets::{SliderRange, slider};
use crate::messages::{editor as msg, library};
use crate::pages::editor::state::EditorState;
use span_it_core::personality::character::Trait;

// Lengths in points.
const NAME_WIDTH: f32 = 84.0;
const FIGURE_WIDTH: f32 = 40.0;
const ROW_HEIGHT: f32 = 30.0;
const ENDS_HEIGHT: f32 = 16.0;

pub(super) fn show(ui: &mut egui::Ui, state: &mut EditorState, cx: &Context) {
    let has_ends = !cx.settings.workshop_details && split::is_wide(ui);
    widgets::card(ui, CardKind::Plain, |ui| {
        ui.spacing_mut().item_spacing = Vec2::ZERO;
        for slider in Trait::ALL {
            row(ui, slider, state, has_ends);
        }
    });
}

fn row(ui: &mut egui::Ui, slider: Trait, state: &mut EditorState, has_ends: bool) {
    let (width, top) = (ui.available_width(), ui.cursor().top());
    let rail = width - NAME_WIDTH - FIGURE_WIDTH;
    let line = Layout::left_to_right(Align::Center);
    let mut inset = 0.0;
    widgets::cell(ui, width, ROW_HEIGHT, line, |ui| {
        widgets::label_cell(ui, NAME_WIDTH, ROW_HEIGHT, text::body_strong(library::trait_name(slider)));
        inset = slide(ui, slider, state, rail);
        let figure = text::mono_strong(state.form.slider(slider)[0].to_string());
        widgets::cell(ui, FIGURE_WIDTH, ROW_HEIGHT, Layout::right_to_left(Align::Center), |ui| {
            ui.label(figure);
        });
    });
    if has_ends {
        widgets::cell(ui, width - FIGURE_WIDTH - inset, ENDS_HEIGHT, line, |ui| {
            ui.add_space(NAME_WIDTH + inset);
            let half = ui.available_width() / 2.0;
            widgets::label_cell(ui, half, ENDS_HEIGHT, text::soft(msg::low_ends()[slider as usize]));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.add(egui::Label::new(text::soft(msg::high_ends()[slider as usize])).truncate());
            });
        });
        ui.add_space(6.0);
    }
    let row = Rect::from_min_max(pos2(ui.min_rect().left(), top), ui.min_rect().right_bottom());
    if state.slider.is_none() && ui.rect_contains_pointer(row) {
        state.slider = Some(slider);
    }
}

/// Returns how far the rail begins inside the slider.
fn slide(ui: &mut egui::Ui, slider: Trait, state: &mut EditorState, width: f32) -> f32 {
    let [mut at, was] = state.form.slider(slider);
    let range = SliderRange { least: 0.0, greatest: 100.0, logarithmic: false, step: 1.0, tick: Some(was) };
    let spoken = msg::slider_value(at, was, slider);
    let name = library::trait_name(slider);
    let response = widgets::slider(ui, &mut at, &range, [name, &spoken], width);
    if response.changed() {
        let near = if response.is_pointer_button_down_on() { 1.0 } else { 0.0 };
        state.form.slide(slider, at, near);
    }
    widgets::reveal_focus(&response);
    if response.has_focus() {
        state.slider = Some(slider);
    }
    slider::rail_inset(&response)
}

/// Opens and closes the factors, and the figures of a training.
pub(super) fn details_button(ui: &mut egui::Ui, cx: &Context) {
    let is_open = cx.settings.workshop_details;
    let (label, icon) =
        if is_open { (msg::close_details(), Icon::ChevronDown) } else { (msg::details(), Icon::Next) };
    if widgets::button(label).icon(icon).small().show(ui).clicked() {
        cx.later(move |cx| cx.settings.workshop_details = !is_open);
    }
}

/// The button of the details. Beside it is what the ticks or the factors mean.
pub(super) fn details(ui: &mut egui::Ui, state: &EditorState, cx: &Context) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 12.0;
        details_button(ui, cx);
        let mut shown_first = state.slider.into_iter().chain(Trait::ALL);
        let moved = shown_first.find(|&slider| {
            let [at, was] = state.form.slider(slider);
            at.to_bits() != was.to_bits()
        });
        let note = match (cx.settings.workshop_details, state.slider, moved) {
            (true, Some(slider), _) => msg::moved_by(library::trait_name(slider)),
            (true, None, _) => msg::sliders_follow().to_owned(),
            (false, _, Some(slider)) => {
                msg::slider_was(library::trait_name(slider), state.form.slider(slider)[1])
            }
            (false, _, None) => msg::watch_the_board().to_owned(),
        };
        ui.add(egui::Label::new(text::soft(note)).truncate());
    });
}
