//! A segmented control: a group of radio buttons in one frame.

use std::sync::Arc;

use egui::{
    Color32, CornerRadius, EventFilter, FocusDirection, Galley, Id, Key, Modifiers, Rect, Response, Role,
    Sense, Shadow, Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use crate::app::ui::icons;
use crate::app::ui::theme::relief::{self, Edge};
use crate::app::ui::theme::{Palette, font, mix};
use crate::app::ui::widgets::{choice_focus, focus_ring, reveal_focus};
use span_it_core::board::Player;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SegmentItem<'a> {
    pub label: &'a str,
    /// Its sign is before the label.
    pub side: Option<Player>,
}

impl<'a> SegmentItem<'a> {
    pub const fn plain(label: &'a str) -> Self {
        Self { label, side: None }
    }
}

const PADDING: f32 = 12.0;
const GLYPH: f32 = 12.0;
const GLYPH_GAP: f32 = 7.0;
const INSET: f32 = 3.0;
const HEIGHT: f32 = 34.0;

/// The text is laid out both selected and not, so that selecting moves nothing.
struct Segment {
    chosen: Arc<Galley>,
    other: Arc<Galley>,
    width: f32,
}

/// `name` is the group's accessible name. An index beyond the items selects none. The group is one Tab stop; the arrow
/// keys select. The response is `changed()` if the selection changed.
pub fn segmented(ui: &mut Ui, name: &str, selected: &mut usize, items: &[SegmentItem<'_>]) -> Response {
    let segments: Vec<Segment> = items.iter().map(|item| measure(ui, item)).collect();
    let (places, size) = arrange(&segments, ui.available_width() - 2.0 * INSET);
    let size = size + vec2(2.0 * INSET, 2.0 * INSET);
    let mut whole = ui.allocate_response(size, Sense::hover());
    // A justified layout returns more than the requested size.
    let frame_rect = Rect::from_min_size(whole.rect.min, size);
    let id = whole.id;
    let builder = UiBuilder::new()
        .id_salt(id)
        .max_rect(whole.rect)
        .accessibility_role(Role::RadioGroup)
        .accessibility_label(name);
    let ui = &mut ui.new_child(builder);
    let palette = Palette::of(ui);
    let frame = Stroke::new(1.0, palette.line);
    ui.painter().rect(frame_rect, palette.corner(9), palette.raised, frame, StrokeKind::Inside);
    let before = *selected;
    let focused = arrow_keys(ui, id, selected, items.len());
    let corner = whole.rect.min + vec2(INSET, INSET);
    for (index, ((item, segment), place)) in items.iter().zip(&segments).zip(places).enumerate() {
        let rect = place.translate(corner.to_vec2());
        // Only one choice is a Tab stop; the others can be clicked.
        let is_stop = index == tab_stop(*selected, items.len());
        let response = ui.interact(rect, id.with(index), if is_stop { Sense::click() } else { Sense::CLICK });
        if response.clicked() {
            *selected = index;
        }
        let on = index == *selected;
        reveal_focus(&response);
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, ui.is_enabled(), on, item.label));
        paint(ui, &response, item, segment, on);
        if focused && is_stop {
            focus_ring(ui, rect, 7);
            choice_focus::note(ui, response.id);
        }
        whole |= response;
    }
    if *selected != before {
        whole.mark_changed();
    }
    whole
}

/// The rectangles, the first at the origin, in lines of at most `room`; and the total size.
fn arrange(segments: &[Segment], room: f32) -> (Vec<Rect>, Vec2) {
    let height = HEIGHT - 2.0 * INSET;
    let (mut at, mut size) = (pos2(0.0, 0.0), vec2(0.0, height));
    let mut places = Vec::with_capacity(segments.len());
    for segment in segments {
        if at.x > 0.0 && at.x + segment.width > room {
            at = pos2(0.0, at.y + height + 2.0);
        }
        let place = Rect::from_min_size(at, vec2(segment.width, height));
        at.x = place.max.x + 2.0;
        size = size.max(place.max.to_vec2());
        places.push(place);
    }
    (places, size)
}

fn measure(ui: &Ui, item: &SegmentItem<'_>) -> Segment {
    let layout = |font| ui.painter().layout_no_wrap(item.label.to_owned(), font, Color32::PLACEHOLDER);
    let (chosen, other) = (layout(font::semibold(13.0)), layout(font::medium(13.0)));
    let sign = if item.side.is_some() { GLYPH + GLYPH_GAP } else { 0.0 };
    let width = (chosen.size().x.max(other.size().x) + sign + 2.0 * PADDING).ceil();
    Segment { chosen, other, width }
}

/// The selected choice, or the first one if the selection is not in the list.
const fn tab_stop(selected: usize, count: usize) -> usize {
    if selected < count { selected } else { 0 }
}

/// Returns whether the group has the focus.
fn arrow_keys(ui: &Ui, id: Id, selected: &mut usize, count: usize) -> bool {
    let own = id.with(tab_stop(*selected, count));
    if !ui.memory(|memory| memory.has_focus(own)) {
        return false;
    }
    let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(own, filter));
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let back = pressed(Key::ArrowLeft) | pressed(Key::ArrowUp);
    let forward = pressed(Key::ArrowRight) | pressed(Key::ArrowDown);
    if back || forward {
        let next = match *selected {
            none if none >= count => 0,
            selected if back => selected.saturating_sub(1),
            selected => selected + 1,
        };
        *selected = next.min(count.saturating_sub(1));
        ui.memory_mut(|memory| {
            memory.request_focus(id.with(*selected));
            // The focus lock takes effect one frame late; until then, egui must not move the focus too.
            memory.move_focus(FocusDirection::None);
        });
    }
    true
}

fn paint(ui: &Ui, response: &Response, item: &SegmentItem<'_>, segment: &Segment, on: bool) {
    let rect = response.rect;
    let palette = Palette::of(ui);
    let radius = CornerRadius::same(palette.corner(7));
    if palette.relief.is_some() {
        let (ground, edge) = if on { (palette.board, Edge::Sunken) } else { (palette.panel, Edge::Raised) };
        ui.painter().rect_filled(rect, radius, ground);
        relief::paint(ui.painter(), rect, edge, palette);
    } else if on && palette.dialog_border == Some(palette.ink) {
        // Without a shadow, only a border shows the choice.
        let border = Stroke::new(2.0, palette.ink);
        ui.painter().rect(rect, radius, palette.panel, border, StrokeKind::Inside);
    } else if on {
        let shadow = Shadow { offset: [0, 1], blur: 2, spread: 0, color: Color32::from_black_alpha(31) };
        ui.painter().add(shadow.as_shape(rect, radius));
        ui.painter().rect_filled(rect, radius, palette.panel);
    } else if response.hovered() {
        ui.painter().rect_filled(rect, radius, mix(palette.raised, palette.ink, 0.06));
    }
    let galley = if on { &segment.chosen } else { &segment.other };
    let sign = if item.side.is_some() { GLYPH + GLYPH_GAP } else { 0.0 };
    let mut left = rect.center().x - f32::midpoint(galley.size().x, sign);
    if let Some(side) = item.side {
        let place = Rect::from_center_size(pos2(left + GLYPH / 2.0, rect.center().y), vec2(GLYPH, GLYPH));
        icons::side_glyph(ui.painter(), place, side, palette);
        left += sign;
    }
    let ink = if on { palette.ink } else { palette.soft };
    let at = pos2(left, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, Arc::clone(galley), ink);
}
