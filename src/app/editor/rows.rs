//! The rows of the fourteen factors: name, slider, number, meaning or error, reset button.

use std::sync::Arc;

use eframe::egui::{self, Align, Layout, vec2};

use crate::app::action::{Action, Actions};
use crate::app::editor::search_cost;
use crate::app::editor::state::EditorState;
use crate::app::help::place::{HelpAction, Place};
use crate::app::scene::Scene;
use crate::app::ui::widgets::{FieldLook, SliderRange};
use crate::app::ui::{Icon, Palette, text, widgets};
use crate::jobs::cpu_benchmark::CpuSpeed;
use crate::messages::editor as msg;
use crate::messages::help::factor::phrase as meaning_of_factor;
use span_it_core::personality::{Factor, FactorGroup, FactorInfo, FactorKind, MAX_NOTES, Scale};

/// From this width on, a row is one line; below it the meaning is on a second line, in points.
const ONE_LINE: f32 = 700.0;
/// Below this width the slider has its own line, in points.
const THREE_LINES: f32 = 440.0;
const ROW_HEIGHT: f32 = 32.0;
const NAME_WIDTH: f32 = 184.0;
const NUMBER_WIDTH: f32 = 86.0;
const RESET_WIDTH: f32 = 32.0;
const RESET_GAP: f32 = 8.0;

pub(super) fn show(ui: &mut egui::Ui, scene: &Scene<'_>, state: &mut EditorState, actions: &mut Actions) {
    let cost = Cost::new(state, scene);
    for (index, group) in FactorGroup::ALL.into_iter().enumerate() {
        ui.add_space(if index == 0 { 6.0 } else { 10.0 });
        ui.label(text::small_strong(group.title()).weak());
        for factor in Factor::all().filter(|factor| factor.info().group == group) {
            row(ui, factor, state, cost.as_ref(), actions);
        }
    }
    notes(ui, &mut state.form.draft.notes);
}

fn notes(ui: &mut egui::Ui, notes: &mut String) {
    ui.add_space(10.0);
    ui.horizontal(|ui| {
        ui.label(text::small_strong(msg::NOTES).weak());
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.label(text::small(msg::length_of_notes(notes.chars().count())).weak());
        });
    });
    ui.add_space(2.0);
    widgets::paragraph_field(ui, notes, msg::NOTES, MAX_NOTES);
}

fn range(info: &FactorInfo) -> SliderRange {
    let (least, greatest) = info.slider;
    let step = match info.kind {
        FactorKind::Real if greatest <= 5.0 => 0.05,
        FactorKind::Real if greatest <= 10.0 => 0.1,
        FactorKind::Real | FactorKind::Whole => 1.0,
    };
    SliderRange { least, greatest, logarithmic: info.scale == Scale::Logarithmic, step }
}

struct Cost {
    message: String,
    over: Option<String>,
}

impl Cost {
    fn new(state: &EditorState, scene: &Scene<'_>) -> Option<Self> {
        let factors = state.form.factors()?;
        if factors.max_depth() < 2 {
            return None;
        }
        let moves = search_cost::moves(&factors, scene.session.setup().size.node_count());
        let time = match scene.speed {
            CpuSpeed::Known(rate) => Some(search_cost::time(moves, rate)),
            CpuSpeed::Measuring | CpuSpeed::Unknown => None,
        };
        let limit = scene.session.setup().max_move;
        let over = limit.filter(|&limit| time.is_some_and(|time| time > limit));
        Some(Self { message: msg::search_cost(moves, time), over: over.map(msg::exceeds_time_limit) })
    }
}

fn row(
    ui: &mut egui::Ui,
    factor: Factor,
    state: &mut EditorState,
    cost: Option<&Cost>,
    actions: &mut Actions,
) {
    let width = ui.available_width();
    let line = Layout::left_to_right(Align::Center);
    ui.spacing_mut().item_spacing = vec2(0.0, 3.0);
    if width >= ONE_LINE {
        let slider_width = (width * 0.2).clamp(136.0, 260.0);
        widgets::cell(ui, width, ROW_HEIGHT, line, |ui| {
            widgets::cell(ui, NAME_WIDTH + 12.0, ROW_HEIGHT, line, |ui| name(ui, factor, actions));
            slider(ui, factor, state, slider_width);
            ui.add_space(14.0);
            number(ui, factor, state);
            ui.add_space(14.0);
            let [gap, reset_width] =
                if state.form.is_changed(factor) { [RESET_GAP, RESET_WIDTH] } else { [0.0, 0.0] };
            let rest = ui.available_width() - gap - reset_width;
            widgets::cell(ui, rest, ROW_HEIGHT, line, |ui| meaning(ui, factor, state, cost, 2));
            ui.add_space(gap);
            reset(ui, factor, state);
        });
        return;
    }
    let three = width < THREE_LINES;
    widgets::cell(ui, width, ROW_HEIGHT, line, |ui| {
        let rest = width - NUMBER_WIDTH - RESET_WIDTH - 14.0;
        let named = if three { rest } else { NAME_WIDTH.min(rest) };
        widgets::cell(ui, named, ROW_HEIGHT, line, |ui| name(ui, factor, actions));
        if !three {
            slider(ui, factor, state, rest - named);
        }
        ui.add_space(14.0);
        number(ui, factor, state);
        widgets::cell(ui, RESET_WIDTH, ROW_HEIGHT, line, |ui| reset(ui, factor, state));
    });
    if three {
        slider(ui, factor, state, width);
    }
    widgets::cell(ui, width, 18.0, line, |ui| meaning(ui, factor, state, cost, 1));
    ui.add_space(4.0);
}

fn name(ui: &mut egui::Ui, factor: Factor, actions: &mut Actions) {
    let (name, about) = (factor.info().name, msg::about_factor(factor.info().name));
    if widgets::help_link(ui, &about, text::body(name), &about).clicked() {
        actions.push(Action::Help(HelpAction::Open(Place::factor(factor))));
    }
}

/// The slider. If the entered number is invalid, it shows the saved value.
fn slider(ui: &mut egui::Ui, factor: Factor, state: &mut EditorState, width: f32) {
    let mut value = state.form.value(factor).unwrap_or_else(|| state.form.saved.factors[factor]);
    let info = factor.info();
    let response = widgets::slider(ui, &mut value, &range(info), &msg::factor_slider(info.name), width);
    if response.changed() {
        state.form.set(factor, value);
    }
    note_focus(&response, factor, state);
}

/// Scrolls to the widget that has got the focus, and stores the factor for the help.
fn note_focus(response: &egui::Response, factor: Factor, state: &mut EditorState) {
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if response.has_focus() {
        state.factor = Some(factor);
    }
}

fn number(ui: &mut egui::Ui, factor: Factor, state: &mut EditorState) {
    let look = if state.form.value(factor).is_none() {
        FieldLook::Invalid
    } else if state.form.is_changed(factor) {
        FieldLook::Changed
    } else {
        FieldLook::Plain
    };
    let text = &mut state.form.draft.texts[factor as usize];
    let response = widgets::list_number_field(ui, text, factor.info().name, NUMBER_WIDTH, look);
    if response.lost_focus() {
        state.form.tidy(factor);
    }
    note_focus(&response, factor, state);
}

/// In at most so many lines; a longer text ends in an ellipsis.
fn meaning(ui: &mut egui::Ui, factor: Factor, state: &EditorState, cost: Option<&Cost>, lines: usize) {
    let palette = Palette::of(ui);
    let info = factor.info();
    let costs = matches!(factor, Factor::GameTreeMaxBreadth | Factor::GameTreeMaxDepth);
    let (message, tip) = match cost.filter(|_| costs) {
        _ if state.form.is_comma_unclear(factor) => {
            let wrong = msg::ambiguous_comma(state.form.draft.texts[factor as usize].trim());
            (text::small(wrong).color(palette.bad), None)
        }
        _ if state.form.value(factor).is_none() => {
            (text::small(msg::expected(info)).color(palette.bad), None)
        }
        Some(Cost { message, over: Some(over) }) => {
            (text::small(message).color(palette.warn), Some(over.as_str()))
        }
        Some(Cost { message, over: None }) => (text::soft(message), Some(meaning_of_factor(info))),
        None => (text::soft(meaning_of_factor(info)), None),
    };
    let message = egui::WidgetText::from(message);
    let job = message.into_layout_job(ui.style(), egui::FontSelection::Default, Align::Center);
    let mut job = Arc::unwrap_or_clone(job);
    job.wrap.max_rows = lines;
    let label = ui.add(egui::Label::new(job).wrap());
    if let Some(tip) = tip {
        label.on_hover_text(tip);
    }
}

fn reset(ui: &mut egui::Ui, factor: Factor, state: &mut EditorState) {
    if !state.form.is_changed(factor) {
        return;
    }
    let response = widgets::icon_button(ui, Icon::Reset, &msg::reset_factor(factor.info().name), true);
    if response.clicked() {
        state.form.reset(factor);
    }
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
}
