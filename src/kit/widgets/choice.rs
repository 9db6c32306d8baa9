//! Choices: check boxes, segmented controls (groups of radio buttons in one frame) and menus of choices. Check boxes and radio
//! buttons change with Space. In a dialog with a default button, Enter is for that button.

use std::sync::Arc;

use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Button, Color32, Context, CornerRadius, EventFilter, FocusDirection, Galley, Id, Key, Modifiers, Popup,
    Rect, Response, Role, Sense, Shadow, Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use crate::kit::icons::Icon;
use crate::kit::theme::relief::Edge;
use crate::kit::theme::{Palette, font, mix, relief};
use crate::kit::widgets::{focus_ring, reveal_focus, show_focus};
use crate::kit::{icons, list, widgets};
use span_it_core::board::Player;

const BOX_SIDE: f32 = 18.0;

pub fn checkbox(ui: &mut Ui, checked: &mut bool, label: &str) -> Response {
    checkbox_named(ui, checked, label, label)
}

/// A label that does not fit ends in an ellipsis, and `name` is in the tooltip.
pub fn checkbox_named(ui: &mut Ui, checked: &mut bool, label: &str, name: &str) -> Response {
    let palette = Palette::of(ui);
    let gap = if label.is_empty() { 0.0 } else { 10.0 };
    let mut job = LayoutJob::simple_singleline(label.to_owned(), font::regular(14.0), palette.ink);
    job.wrap = TextWrapping::truncate_at_width((ui.available_width() - BOX_SIDE - gap).max(0.0));
    let galley = ui.painter().layout_job(job);
    let is_cut = galley.elided;
    let size = vec2(BOX_SIDE + gap + galley.size().x, 26.0_f32.max(galley.size().y));
    let mut response = ui.allocate_response(size, Sense::click());
    if response.clicked() {
        *checked = !*checked;
        response.mark_changed();
    }
    response.widget_info(|| WidgetInfo::selected(Role::CheckBox, ui.is_enabled(), *checked, name));
    reveal_focus(&response);
    if ui.is_rect_visible(response.rect) {
        let middle = response.rect.center().y;
        let corner = pos2(response.rect.min.x, middle - BOX_SIDE / 2.0);
        let place = Rect::from_min_size(corner, vec2(BOX_SIDE, BOX_SIDE));
        paint_box(ui, place, *checked, response.hovered());
        let at = pos2(place.max.x + gap, middle - galley.size().y / 2.0);
        ui.painter().galley(at, galley, palette.ink);
        show_focus(ui, &response, place, 5);
    }
    if response.has_focus() {
        note_choice(ui, response.id);
    }
    if is_cut { response.on_hover_text(name) } else { response }
}

pub(crate) fn paint_box(ui: &Ui, place: Rect, checked: bool, hovered: bool) {
    let palette = Palette::of(ui);
    let radius = CornerRadius::same(palette.corner(5));
    if palette.relief.is_some() {
        ui.painter().rect_filled(place, radius, palette.board);
        relief::paint(ui.painter(), place, Edge::Sunken, palette);
        if checked {
            icons::paint(ui.painter(), place.shrink(2.0), Icon::Check, palette.ink, 2.6);
        }
    } else if checked {
        ui.painter().rect_filled(place, radius, palette.go);
        icons::paint(ui.painter(), place.shrink(2.0), Icon::Check, palette.on_go, 2.6);
    } else {
        let fill = if hovered { palette.raised } else { palette.board };
        ui.painter().rect(place, radius, fill, Stroke::new(1.5, palette.ctrl), StrokeKind::Inside);
    }
}

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
        let is_stop = index == tab_stop(*selected, items.len());
        let response = ui.interact(rect, id.with(index), list::sense(is_stop));
        if response.clicked() {
            *selected = index;
        }
        let on = index == *selected;
        reveal_focus(&response);
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, ui.is_enabled(), on, item.label));
        paint_segment(ui, &response, item, segment, on);
        if focused && is_stop {
            focus_ring(ui, rect, 7);
            note_choice(ui, response.id);
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

/// Whether a control has the focus. Then the keys of the filter do not move it.
pub(crate) fn keeps_keys(ui: &Ui, id: Id, filter: EventFilter) -> bool {
    let has_focus = ui.memory(|memory| memory.has_focus(id));
    if has_focus {
        ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
    }
    has_focus
}

/// Gives the focus to another control of a group, in a frame in which an arrow key was pressed.
pub(crate) fn pass_focus(ui: &Ui, id: Id) {
    ui.memory_mut(|memory| {
        memory.request_focus(id);
        // The filter takes effect one frame late; until then, egui must not move the focus too.
        memory.move_focus(FocusDirection::None);
    });
}

/// Returns whether the group has the focus.
fn arrow_keys(ui: &Ui, id: Id, selected: &mut usize, count: usize) -> bool {
    let own = id.with(tab_stop(*selected, count));
    let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
    if !keeps_keys(ui, own, filter) {
        return false;
    }
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
        pass_focus(ui, id.with(*selected));
    }
    true
}

fn paint_segment(ui: &Ui, response: &Response, item: &SegmentItem<'_>, segment: &Segment, on: bool) {
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

// Lengths in points.
const MENU_WIDTH: f32 = 180.0;
const ITEM_WIDTH: f32 = 170.0;
const ITEM_HEIGHT: f32 = 28.0;

/// Shows the chosen `value` on a button of this width; `contents` draws the items of its menu.
pub fn choice_menu(ui: &mut Ui, width: f32, value: &str, name: &str, contents: impl FnOnce(&mut Ui)) {
    let button = widgets::button(value).named(name).icon(Icon::ChevronDown).small().width(width).tip(name);
    let response = button.show(ui);
    Popup::menu(&response).width(MENU_WIDTH).show(contents);
}

/// An item of the menu. Returns whether it was clicked, which closes the menu.
pub fn choice_item(ui: &mut Ui, is_chosen: bool, name: &str) -> bool {
    let button = Button::selectable(is_chosen, name).min_size(vec2(ITEM_WIDTH, ITEM_HEIGHT));
    let clicked = widgets::menu_entry(ui, true, button).clicked();
    if clicked {
        ui.close();
    }
    clicked
}

/// A menu of values.
pub(crate) struct ValueMenu<N> {
    /// Of the button, in points.
    pub(crate) width: f32,
    pub(crate) name: N,
    /// The accessible name, from that of the value.
    pub(crate) spoken: fn(&str) -> String,
}

impl<N> ValueMenu<N> {
    /// Returns whether the value has changed.
    pub(crate) fn show<T>(self, ui: &mut Ui, value: &mut T, all: impl IntoIterator<Item = T>) -> bool
    where
        T: Copy + PartialEq,
        N: Fn(T) -> String,
    {
        let before = *value;
        let shown = (self.name)(before);
        choice_menu(ui, self.width, &shown, &(self.spoken)(&shown), |ui| {
            for one in all {
                if choice_item(ui, *value == one, &(self.name)(one)) {
                    *value = one;
                }
            }
        });
        *value != before
    }
}

/// Notes that the control with this id, which has the focus, does not need Enter.
pub(super) fn note_choice(ui: &Ui, id: Id) {
    ui.data_mut(|data| data.insert_temp(choice_key(), id));
}

/// Takes Enter from a check box or radio button with the focus. Returns its id. Call before drawing the dialog.
pub(crate) fn take_enter(ctx: &Context) -> Option<Id> {
    let noted: Option<Id> = ctx.data(|data| data.get_temp(choice_key()));
    let focused = noted.filter(|&id| ctx.memory(|memory| memory.has_focus(id)))?;
    ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter)).then_some(focused)
}

fn choice_key() -> Id {
    Id::unique("control that does not need Enter")
}
