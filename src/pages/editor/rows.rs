//! The rows of the fourteen factors: name, slider, number and reset button, below them the meaning or an error. At their
//! end the description.

use crate::context::prelude::*;
use crate::kit::widgets::{FieldLook, SliderRange};
use crate::messages::editor as msg;
use crate::messages::editor::number_text;
use crate::messages::help::factor::phrase as meaning_of_factor;
use crate::messages::language::facts;
use crate::pages::editor::state::{EditorState, SearchTime};
use span_it_core::personality::{FactorGroup, FactorInfo, FactorKind, Formulas, Scale};

// Lengths in points.
/// From this width on, there are two columns.
const TWO_COLUMNS: f32 = 780.0;
const BETWEEN_COLUMNS: f32 = 36.0;
/// Below this width the slider has its own line.
const THREE_LINES: f32 = 380.0;
const ROW_HEIGHT: f32 = 32.0;
const MEANING_HEIGHT: f32 = 16.0;
const BETWEEN_ROWS: f32 = 2.0;
const NAME_WIDTH: f32 = 170.0;
const NUMBER_WIDTH: f32 = 78.0;
const RESET_WIDTH: f32 = 32.0;
const GAP: f32 = 12.0;

const COLUMNS: [[FactorGroup; 2]; 2] =
    [[FactorGroup::Node, FactorGroup::Path], [FactorGroup::Board, FactorGroup::Choice]];

pub(super) fn show(ui: &mut egui::Ui, limited: bool, state: &mut EditorState, cx: &Context) {
    let is_wide = ui.available_width() >= TWO_COLUMNS;
    ui.spacing_mut().item_spacing = vec2(BETWEEN_COLUMNS, 0.0);
    if is_wide {
        ui.columns(2, |columns| {
            for (ui, groups) in columns.iter_mut().zip(COLUMNS) {
                ui.spacing_mut().item_spacing = Vec2::ZERO;
                self::groups(ui, groups, limited, state, cx);
            }
            formulas(&mut columns[1], state);
            description(&mut columns[1], state);
        });
    } else {
        ui.spacing_mut().item_spacing.x = 0.0;
        groups(ui, COLUMNS.into_iter().flatten(), limited, state, cx);
        formulas(ui, state);
        description(ui, state);
    }
}

fn formulas(ui: &mut egui::Ui, state: &mut EditorState) {
    ui.add_space(8.0);
    let mut is_printed = state.form.factors().formulas == Formulas::Printed;
    let label = msg::formulas();
    if widgets::checkbox(ui, &mut is_printed, label).on_hover_text(msg::formulas_tip()).changed() {
        state.form.set_formulas(if is_printed { Formulas::Printed } else { Formulas::Present });
    }
}

fn groups(
    ui: &mut egui::Ui,
    groups: impl IntoIterator<Item = FactorGroup>,
    limited: bool,
    state: &mut EditorState,
    cx: &Context,
) {
    for group in groups {
        heading(ui, &msg::group_title(group));
        for factor in Factor::all().filter(|factor| factor.info().group == group) {
            row(ui, factor, limited, state, cx);
        }
    }
}

fn heading(ui: &mut egui::Ui, title: &str) {
    ui.add_space(8.0);
    ui.label(text::small_strong(title).weak());
    ui.add_space(3.0);
}

/// A description that is left out is not shown; typing replaces it.
fn description(ui: &mut egui::Ui, state: &mut EditorState) {
    heading(ui, msg::description());
    let form = &mut state.form;
    let left_out = form.left_out();
    let mut shown = if left_out.is_some() { String::new() } else { form.draft.description.clone() };
    let field = widgets::wrapped_field(ui, &mut shown, msg::description(), msg::description_hint());
    if field.changed() {
        // A pasted text may have several lines.
        form.draft.description = shown.replace(['\n', '\r'], " ");
    }
    if let Some(one) = left_out {
        ui.add_space(4.0);
        ui.add(egui::Label::new(text::soft(msg::description_left_out(&one.name))).wrap());
    }
}

fn range(info: &FactorInfo) -> SliderRange {
    let (least, greatest) = info.usual;
    let step = match info.kind {
        FactorKind::Real if greatest <= 5.0 => 0.05,
        FactorKind::Real if greatest <= 10.0 => 0.1,
        FactorKind::Real | FactorKind::Whole => 1.0,
    };
    SliderRange { least, greatest, logarithmic: info.scale == Scale::Logarithmic, step, tick: None }
}

fn row(ui: &mut egui::Ui, factor: Factor, limited: bool, state: &mut EditorState, cx: &Context) {
    let (width, top) = (ui.available_width(), ui.cursor().top());
    let line = Layout::left_to_right(Align::Center);
    let rest = width - GAP - NUMBER_WIDTH - RESET_WIDTH;
    let is_narrow = width < THREE_LINES;
    let named = if is_narrow { rest } else { NAME_WIDTH };
    widgets::cell(ui, width, ROW_HEIGHT, line, |ui| {
        widgets::cell(ui, named, ROW_HEIGHT, line, |ui| name(ui, factor, state, cx));
        if !is_narrow {
            slider(ui, factor, state, rest - named);
        }
        ui.add_space(GAP);
        number(ui, factor, state);
        reset(ui, factor, state);
    });
    if is_narrow {
        slider(ui, factor, state, width);
    }
    widgets::cell(ui, width, MEANING_HEIGHT, line, |ui| meaning(ui, factor, state, limited));
    ui.add_space(BETWEEN_ROWS);
    let row = egui::Rect::from_min_max(egui::pos2(ui.min_rect().left(), top), ui.min_rect().right_bottom());
    if state.factor.is_none() && ui.rect_contains_pointer(row) {
        state.factor = Some(factor);
    }
}

fn name(ui: &mut egui::Ui, factor: Factor, state: &EditorState, cx: &Context) {
    let (name, about) = (factor.info().name, msg::about_factor(factor.info().name));
    let style = if state.is_slid(factor) {
        text::body_strong(name).color(Palette::of(ui).go)
    } else {
        text::body(name)
    };
    if widgets::help_link(ui, &about, style, &about).clicked() {
        cx.request(Action::Help(HelpAction::Open(Place::factor(factor))));
    }
}

fn slider(ui: &mut egui::Ui, factor: Factor, state: &mut EditorState, width: f32) {
    let mut value = state.form.factors()[factor];
    let info = factor.info();
    let response = widgets::slider(ui, &mut value, &range(info), [&msg::factor_slider(info.name), ""], width);
    if response.changed() {
        state.form.set(factor, value);
    }
    note_focus(&response, factor, state);
}

/// Scrolls to the widget that has got the focus, and stores the factor for the help.
fn note_focus(response: &egui::Response, factor: Factor, state: &mut EditorState) {
    widgets::reveal_focus(response);
    if response.has_focus() {
        state.factor = Some(factor);
    }
}

fn number(ui: &mut egui::Ui, factor: Factor, state: &mut EditorState) {
    let look = if state.form.error(factor).is_some() {
        FieldLook::Invalid
    } else if state.form.is_changed(factor) || state.is_slid(factor) {
        FieldLook::Changed
    } else {
        FieldLook::Plain
    };
    let mut text = state.form.text(factor);
    let response = widgets::list_number_field(ui, &mut text, factor.info().name, NUMBER_WIDTH, look);
    if response.changed() {
        state.form.enter_text(factor, text);
    }
    if response.lost_focus() {
        state.form.tidy(factor);
    }
    note_focus(&response, factor, state);
}

/// On one line; a longer text ends in an ellipsis, and the tooltip has the rest. The depth has the time of its search;
/// `limited` says whether the game has a time limit.
fn meaning(ui: &mut egui::Ui, factor: Factor, state: &EditorState, limited: bool) {
    let (palette, info, form) = (Palette::of(ui), factor.info(), &state.form);
    let time = state.search_time().filter(|_| factor == Factor::GameTreeMaxDepth);
    let was = form.is_changed(factor).then(|| msg::was(number_text(factor, form.saved.factors[factor])));
    let (cost, over) = match time {
        Some(SearchTime::Took(time)) => (Some(msg::approximate_time(time)), None),
        Some(SearchTime::Over(limit)) => {
            (Some(msg::longer_than(limit)), limited.then(|| msg::exceeds_time_limit(limit)))
        }
        None => (None, None),
    };
    let texts: Vec<String> =
        [Some(meaning_of_factor(info).to_owned()), cost, was].into_iter().flatten().collect();
    let message = match (form.error(factor), &over) {
        (Some(wrong), _) => text::small(wrong).color(palette.bad),
        (None, Some(_)) => text::small(facts(&texts)).color(palette.warn),
        (None, None) => text::soft(facts(&texts)),
    };
    let label = ui.add(egui::Label::new(message).truncate());
    if let Some(over) = over {
        label.on_hover_text(over);
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
    widgets::reveal_focus(&response);
}
