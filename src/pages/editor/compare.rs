//! Comparison of two personalities: different factors, and the effect on the preview.

use crate::context::prelude::*;
use crate::messages::editor::number_text;
use crate::messages::help::factor::phrase as meaning_of_factor;
use crate::messages::{editor as msg, opponents, training};
use crate::pages::editor::state::{Comparison, EditorState};
use crate::parts::chooser;
use crate::parts::chooser::{Pick, Purpose, Question};

/// Reserved, because the remarks appear only when both searches have finished.
const REMARKS_HEIGHT: f32 = 60.0;

/// What differs from the compared personality, if there is one.
pub(super) fn show(ui: &mut egui::Ui, state: &EditorState, cx: &Context) {
    let Some(other) = state.compared() else { return };
    let name = compared_name(state, &other.name);
    remarks(ui, state, &name);
    table(ui, state, &name, &other.factors, cx);
}

fn remarks(ui: &mut egui::Ui, state: &EditorState, name: &str) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        ui.set_min_height(REMARKS_HEIGHT);
        let Some(drawn) = &state.drawn else { return };
        let Some(look) = &drawn.preview.other else { return };
        let (request, free) = (&drawn.preview.request, drawn.ranked.len());
        let node = look.choice.mv;
        let message = if node == drawn.preview.own.choice.mv {
            msg::plays_same(name)
        } else {
            msg::plays_different(name, node, drawn.preview.truth.verdict(request.position.to_move(), node))
        };
        ui.add(egui::Label::new(text::body(message)).wrap());
        ui.add(egui::Label::new(text::soft(msg::nodes_differ(drawn.weight_changes.len(), free))).wrap());
        if !drawn.weight_changes.is_empty() {
            ui.add(egui::Label::new(text::soft(msg::compare_legend(name))).wrap());
        }
    });
}

pub(super) fn train_button(ui: &mut egui::Ui, width: f32, state: &EditorState, cx: &Context) {
    let is_valid = state.form.personality().is_some();
    let button = widgets::button(training::train()).small().width(width).tip(training::train_tip());
    if button.show_enabled(ui, is_valid, Some(msg::fix_values())).clicked() {
        cx.request(Action::ShowTraining);
    }
}

fn compared_name(state: &EditorState, name: &str) -> String {
    if state.comparison == Comparison::SavedVersion {
        state.form.comparison_baseline().1
    } else {
        name.to_owned()
    }
}

pub(super) fn choice(ui: &mut egui::Ui, width: f32, state: &mut EditorState, cx: &Context) {
    let name = state
        .compared()
        .map_or_else(|| msg::no_comparison().to_owned(), |other| compared_name(state, &other.name));
    let accessible = msg::compare_with(&name);
    let label = if state.compared().is_some() { msg::as_first_word(&name) } else { &accessible };
    let button = widgets::button(label).named(&accessible).small().width(width).show(ui);
    if button.clicked() {
        // Personalities may have been saved or deleted since.
        state.outdated = true;
    }
    let chosen = egui::Popup::menu(&button).width(220.0).show(|ui| {
        ui.set_min_width(190.0);
        list(ui, state, cx)
    });
    if let Some(comparison) = chosen.and_then(|popup| popup.inner) {
        state.comparison = comparison;
    }
}

fn list(ui: &mut egui::Ui, state: &EditorState, cx: &Context) -> Option<Comparison> {
    let (_, old) = state.form.comparison_baseline();
    let fixed = [(msg::no_comparison(), Comparison::None), (&old, Comparison::SavedVersion)]
        .map(|(name, comparison)| (msg::as_first_word(name), comparison));
    let mut chosen = None;
    for (label, comparison) in fixed {
        let entry = egui::Button::selectable(state.comparison == comparison, label);
        if widgets::menu_entry(ui, true, entry).clicked() {
            chosen = Some(comparison);
            ui.close();
        }
    }
    let is_other = state.is_compared_with_other();
    if widgets::menu_entry(ui, true, egui::Button::selectable(is_other, msg::other_personality())).clicked() {
        cx.later(ask_for_other);
        ui.close();
    }
    chosen
}

fn ask_for_other(cx: &mut Context) {
    let Some(state) = cx.states.get::<EditorState>() else { return };
    let chosen = state.compared().filter(|_| state.is_compared_with_other());
    let chosen = chosen.map(|personality| Pick::personality(personality.clone(), None));
    let then = |cx: &mut Context, picks: Vec<Pick>| {
        if let (Some(state), Some(Pick::Personality { personality, .. })) =
            (cx.states.get_mut::<EditorState>(), picks.into_iter().next())
        {
            state.comparison = Comparison::Personality(personality);
        }
    };
    let question = Question::new(opponents::compare_title(), Purpose::Comparison, chosen, then);
    chooser::commands::open(cx, question);
}

fn table(ui: &mut egui::Ui, state: &EditorState, name: &str, theirs: &Factors, cx: &Context) {
    let differing: Vec<(Factor, String)> = (state.form.factors().iter())
        .filter(|(factor, value)| value.to_bits() != theirs[*factor].to_bits())
        .map(|(factor, value)| (factor, number_text(factor, value)))
        .collect();
    if differing.is_empty() {
        ui.label(text::soft(msg::same_factors()));
        return;
    }
    ui.spacing_mut().item_spacing.y = 4.0;
    row(ui, [text::soft(msg::this_version()), text::soft(name)], |ui| {
        ui.add(egui::Label::new(text::small_strong(msg::different_factors()).weak()).truncate());
    });
    for (factor, value) in differing {
        let their = number_text(factor, theirs[factor]);
        let info = factor.info();
        row(ui, [text::mono(value), text::mono(their)], |ui| {
            if widgets::help_link(ui, info.name, text::small(info.name), meaning_of_factor(info)).clicked() {
                cx.request(Action::Help(HelpAction::Open(Place::factor(factor))));
            }
        });
    }
}

fn row(ui: &mut egui::Ui, figures: [egui::RichText; 2], name: impl FnOnce(&mut egui::Ui)) {
    let full_width = ui.available_width();
    let width = (full_width * 0.26).min(110.0);
    let line = Layout::left_to_right(Align::Center);
    ui.allocate_ui_with_layout(vec2(full_width, 18.0), line, |ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        widgets::cell(ui, full_width - 2.0 * width, 18.0, line, name);
        for figure in figures {
            widgets::cell(ui, width, 18.0, Layout::right_to_left(Align::Center), |ui| {
                ui.add(egui::Label::new(figure).truncate())
            });
        }
    });
}
