//! A slider: a knob on a track, filled from zero or from the left end.

use egui::accesskit::{Action, ActionData};
use egui::{
    CursorIcon, EventFilter, Key, Modifiers, Pos2, Rect, Response, Sense, Shape, Stroke, Ui, WidgetInfo,
    pos2, vec2,
};

use crate::app::ui::number::to_f32;
use crate::app::ui::theme::Palette;
use crate::app::ui::theme::relief::{self, Edge};
use crate::app::ui::widgets::SliderRange;

// Lengths in points.
const HEIGHT: f32 = 28.0;
const TRACK_HEIGHT: f32 = 4.0;
const KNOB_RADIUS: f32 = 7.0;
const PAGE_STEPS: f64 = 10.0;

/// A slider `width` points wide; `name` is its accessible name. The response is `changed()` if the value
/// changed. A value outside the range stays; the knob is then an arrow at that end.
pub fn slider(ui: &mut Ui, value: &mut f64, range: &SliderRange, name: &str, width: f32) -> Response {
    let mut response = ui.allocate_response(vec2(width, HEIGHT), Sense::click_and_drag());
    let rail =
        Rect::from_center_size(response.rect.center(), vec2(width - 2.0 * KNOB_RADIUS - 2.0, TRACK_HEIGHT));
    let before = value.to_bits();
    *value = dragged(ui, &response, *value, range, rail).unwrap_or(*value);
    let requested = keys(ui, &response, *value, range);
    let requested = requested.or_else(|| requested_value(ui, &response, *value, range));
    *value = requested.unwrap_or(*value);
    if value.to_bits() != before {
        response.mark_changed();
    }
    describe(ui, &response, *value, range, name);
    if ui.is_rect_visible(response.rect) {
        paint(ui, &response, *value, range, rail);
    }
    response.on_hover_cursor(CursorIcon::PointingHand)
}

fn knob_at(value: f64, range: &SliderRange, rail: Rect) -> Pos2 {
    pos2(rail.left() + to_f32(range.share(value)) * rail.width(), rail.center().y)
}

/// Pressing the knob itself does not move it.
fn dragged(ui: &Ui, response: &Response, value: f64, range: &SliderRange, rail: Rect) -> Option<f64> {
    let at = response.interact_pointer_pos()?;
    let pressed = response.is_pointer_button_down_on() && ui.input(|input| input.pointer.primary_pressed());
    if pressed {
        response.request_focus();
    }
    let on_knob = (at.x - knob_at(value, range, rail).x).abs() <= KNOB_RADIUS + 1.0;
    let moved = response.dragged() && response.drag_delta().x != 0.0;
    let share = f64::from((at.x - rail.left()) / rail.width().max(1.0));
    (moved || (pressed && !on_knob)).then(|| range.value_at(share))
}

fn keys(ui: &Ui, response: &Response, value: f64, range: &SliderRange) -> Option<f64> {
    if !response.has_focus() {
        return None;
    }
    let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    let count = |key| ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key)) as f64;
    let steps = count(Key::ArrowRight) + count(Key::ArrowUp) - count(Key::ArrowLeft) - count(Key::ArrowDown)
        + PAGE_STEPS * (count(Key::PageUp) - count(Key::PageDown));
    if steps != 0.0 {
        return Some(range.stepped(value, steps));
    }
    let ends = [(Key::Home, range.least), (Key::End, range.greatest)];
    ends.into_iter().find(|&(key, _)| count(key) > 0.0).map(|(_, end)| end)
}

fn requested_value(ui: &Ui, response: &Response, value: f64, range: &SliderRange) -> Option<f64> {
    ui.input(|input| {
        let count = |action| input.num_accesskit_action_requests(response.id, action) as f64;
        let steps = count(Action::Increment) - count(Action::Decrement);
        let set = input.accesskit_action_requests(response.id, Action::SetValue);
        let set = set.filter_map(|request| match request.data {
            Some(ActionData::NumericValue(value)) => Some(value.clamp(range.least, range.greatest)),
            _ => None,
        });
        set.last().or_else(|| (steps != 0.0).then(|| range.stepped(value, steps)))
    })
}

/// For assistive technology.
fn describe(ui: &Ui, response: &Response, value: f64, range: &SliderRange, name: &str) {
    response.widget_info(|| WidgetInfo::slider(ui.is_enabled(), value, name));
    response.ctx.accesskit_node_builder(response.id, |node| {
        node.set_min_numeric_value(range.least.min(value));
        node.set_max_numeric_value(range.greatest.max(value));
        node.set_numeric_value_step((range.stepped(value, 1.0) - value).abs().max(1e-6));
        for action in [Action::SetValue, Action::Increment, Action::Decrement] {
            node.add_action(action);
        }
    });
}

fn paint(ui: &Ui, response: &Response, value: f64, range: &SliderRange, rail: Rect) {
    let palette = Palette::of(ui);
    let painter = ui.painter();
    painter.rect_filled(rail, palette.corner(2), palette.line);
    let knob = knob_at(value, range, rail);
    let zero = if range.is_signed() { knob_at(0.0, range, rail).x } else { rail.left() };
    let filled = Rect::from_x_y_ranges(zero.min(knob.x)..=zero.max(knob.x), rail.y_range());
    painter.rect_filled(filled, palette.corner(2), palette.go);
    if range.is_signed() {
        painter.vline(zero, rail.center().y - 6.0..=rail.center().y + 6.0, Stroke::new(1.0, palette.ctrl));
    }
    if range.contains(value) && palette.relief.is_some() {
        let thumb = Rect::from_center_size(knob, vec2(1.4 * KNOB_RADIUS, 2.6 * KNOB_RADIUS));
        painter.rect_filled(thumb, 0, palette.panel);
        relief::paint(painter, thumb, Edge::Raised, palette);
    } else if range.contains(value) {
        let grown = if response.hovered() || response.dragged() { 1.0 } else { 0.0 };
        painter.circle(knob, KNOB_RADIUS + grown, palette.board, Stroke::new(2.0, palette.go));
    } else {
        painter.add(arrow(knob, value > range.greatest, palette));
    }
    if response.has_focus() {
        painter.circle_stroke(knob, KNOB_RADIUS + 4.0, Stroke::new(2.0, palette.go));
    }
}

/// For a value outside the range.
fn arrow(tip: Pos2, right: bool, palette: &Palette) -> Shape {
    let way = if right { KNOB_RADIUS } else { -KNOB_RADIUS };
    let points =
        vec![tip + vec2(way, 0.0), tip + vec2(-way * 0.7, KNOB_RADIUS), tip + vec2(-way * 0.7, -KNOB_RADIUS)];
    Shape::convex_polygon(points, palette.go, Stroke::NONE)
}
