//! The best other winning moves with their weights, then the move that was played.

use eframe::egui::{Align, Align2, Label, Layout, Rect, Role, Sense, Ui, WidgetInfo, vec2};

use crate::app::game::moves;
use crate::app::review::facts::Alternative;
use crate::app::review::{Page, State};
use crate::app::ui::icons::{self, Icon};
use crate::app::ui::theme::{Palette, font, text};
use crate::messages::hint::number;
use crate::messages::review as msg;

/// In points.
const LINE: f32 = 29.0;
/// Number of lines reserved, so that nothing below moves from move to move.
const LINES: f32 = 4.0;
/// Left edges of the node name, the mark and the text, in points.
const COLUMNS: [f32; 3] = [26.0, 70.0, 91.0];

pub(super) fn show(ui: &mut Ui, state: &State, page: Page<'_>) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        heading(ui, state, page);
        lines(ui, state, page);
    });
}

fn heading(ui: &mut Ui, state: &State, page: Page<'_>) {
    let verdict = page.facts.verdict();
    let personality = &page.scene.session.seat(page.facts.player).personality.name;
    let by =
        if state.weights().is_some() { msg::weights_of(personality) } else { msg::NO_WEIGHTS.to_owned() };
    ui.horizontal(|ui| {
        ui.spacing_mut().interact_size.y = 20.0;
        ui.label(text::subheading(msg::alternatives_heading(verdict)));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.add(Label::new(text::soft(by)).truncate());
        });
    });
}

fn lines(ui: &mut Ui, state: &State, page: Page<'_>) {
    let verdict = page.facts.verdict();
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), LINES * LINE), Sense::hover());
    let line = |index: f32| Rect::from_min_size(rect.min + vec2(0.0, index * LINE), vec2(rect.width(), LINE));
    let others = page.facts.alternatives(state.weights());
    let mut at = 0.0;
    if let Some(verdict) = verdict.filter(|_| others.is_empty()) {
        let place = line(at).left_center();
        let text = msg::no_alternatives(verdict);
        ui.painter().text(place, Align2::LEFT_CENTER, text, font::regular(13.5), Palette::of(ui).soft);
        label(ui, line(at), text);
        at += 1.0;
    }
    for (index, other) in others.iter().enumerate() {
        better(ui, line(at), index + 1, other);
        at += 1.0;
    }
    played(ui, line(at), state, page);
}

/// Makes a painted line readable for screen readers.
fn label(ui: &Ui, rect: Rect, text: &str) {
    let id = ui.scope_id().with(("better", text));
    ui.interact(rect, id, Sense::hover()).widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
}

fn better(ui: &Ui, rect: Rect, index: usize, other: &Alternative) {
    let palette = Palette::of(ui);
    let weight = other.weight.map(number);
    let painter = ui.painter();
    let numeral = rect.left_center() + vec2(1.0, 0.0);
    painter.text(numeral, Align2::LEFT_CENTER, index, font::semibold(13.5), palette.go);
    columns(ui, rect, &other.node.to_string(), weight.as_deref());
    let mark = Rect::from_center_size(rect.left_center() + vec2(COLUMNS[1] + 8.0, 0.0), vec2(15.0, 15.0));
    icons::paint(painter, mark, Icon::Check, palette.go, 2.2);
    let at = rect.left_center() + vec2(COLUMNS[2], 0.0);
    painter.text(at, Align2::LEFT_CENTER, msg::KEEPS_WIN, font::regular(13.5), palette.soft);
    label(ui, rect, &msg::alternative(index, other.node, weight.as_deref()));
}

fn played(ui: &Ui, rect: Rect, state: &State, page: Page<'_>) {
    let palette = Palette::of(ui);
    let facts = page.facts;
    let weight = facts.weight(state.weights()).map(number);
    if let Some(verdict) = facts.verdict() {
        let mark = Rect::from_center_size(rect.left_center() + vec2(7.0, 0.0), vec2(15.0, 15.0));
        moves::verdict_mark(ui.painter(), mark, verdict, palette);
    }
    columns(ui, rect, &facts.node.to_string(), weight.as_deref());
    let at = rect.left_center() + vec2(COLUMNS[1], 0.0);
    ui.painter().text(at, Align2::LEFT_CENTER, msg::PLAYED, font::regular(13.5), palette.soft);
    label(ui, rect, &msg::played(facts.node, weight.as_deref()));
}

fn columns(ui: &Ui, rect: Rect, node: &str, weight: Option<&str>) {
    let ink = Palette::of(ui).ink;
    let at = rect.left_center() + vec2(COLUMNS[0], 0.0);
    ui.painter().text(at, Align2::LEFT_CENTER, node, font::mono_strong(13.5), ink);
    if let Some(weight) = weight {
        ui.painter().text(rect.right_center(), Align2::RIGHT_CENTER, weight, font::mono(13.5), ink);
    }
}
