//! A check box with its label.

use egui::text::{LayoutJob, TextWrapping};
use egui::{CornerRadius, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use crate::app::ui::icons::{self, Icon};
use crate::app::ui::theme::relief::{self, Edge};
use crate::app::ui::theme::{Palette, font};
use crate::app::ui::widgets::{choice_focus, focus_ring, reveal_focus};

/// In points.
const SIDE: f32 = 18.0;

pub fn checkbox(ui: &mut Ui, checked: &mut bool, label: &str) -> Response {
    checkbox_named(ui, checked, label, label)
}

/// A label that does not fit ends in an ellipsis, and `name` is in the tooltip.
pub fn checkbox_named(ui: &mut Ui, checked: &mut bool, label: &str, name: &str) -> Response {
    let palette = Palette::of(ui);
    let gap = if label.is_empty() { 0.0 } else { 10.0 };
    let mut job = LayoutJob::simple_singleline(label.to_owned(), font::regular(14.0), palette.ink);
    job.wrap = TextWrapping::truncate_at_width((ui.available_width() - SIDE - gap).max(0.0));
    let galley = ui.painter().layout_job(job);
    let is_cut = galley.elided;
    let size = vec2(SIDE + gap + galley.size().x, 26.0_f32.max(galley.size().y));
    let mut response = ui.allocate_response(size, Sense::click());
    if response.clicked() {
        *checked = !*checked;
        response.mark_changed();
    }
    response.widget_info(|| WidgetInfo::selected(Role::CheckBox, ui.is_enabled(), *checked, name));
    reveal_focus(&response);
    if ui.is_rect_visible(response.rect) {
        let middle = response.rect.center().y;
        let corner = pos2(response.rect.min.x, middle - SIDE / 2.0);
        let place = Rect::from_min_size(corner, vec2(SIDE, SIDE));
        paint_box(ui, place, *checked, response.hovered());
        let at = pos2(place.max.x + gap, middle - galley.size().y / 2.0);
        ui.painter().galley(at, galley, palette.ink);
        if response.has_focus() {
            focus_ring(ui, place, 5);
        }
    }
    if response.has_focus() {
        choice_focus::note(ui, response.id);
    }
    if is_cut { response.on_hover_text(name) } else { response }
}

fn paint_box(ui: &Ui, place: Rect, checked: bool, hovered: bool) {
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
