//! The button that shows the chosen opponent and opens the list.

use eframe::egui::Rect;
use eframe::egui::{Align2, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use crate::app::ui::icons::{self, Icon};
use crate::app::ui::line::Line;
use crate::app::ui::theme::relief::{self, Edge};
use crate::app::ui::theme::{Palette, font, mix};
use crate::app::ui::widgets;

// Lengths in points.
const HEIGHT: f32 = 36.0;
const PADDING: f32 = 12.0;
const CHEVRON: f32 = 16.0;
const GAP: f32 = 8.0;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Texts<'a> {
    pub(crate) role: &'a str,
    pub(crate) name: &'a str,
    pub(crate) strength: &'a str,
}

/// `label` is the accessible name.
pub(crate) fn show(ui: &mut Ui, texts: Texts<'_>, label: &str) -> Response {
    let response = ui.allocate_response(vec2(ui.available_width(), HEIGHT), Sense::click());
    response.widget_info(|| WidgetInfo {
        current_text_value: Some(texts.name.to_owned()),
        ..WidgetInfo::labeled(Role::ComboBox, ui.is_enabled(), label)
    });
    if ui.is_rect_visible(response.rect) {
        paint(ui, &response, texts);
    }
    response
}

fn paint(ui: &Ui, response: &Response, texts: Texts<'_>) {
    let palette = Palette::of(ui);
    let (rect, radius) = (response.rect, 8);
    let middle = rect.center().y;
    let fill = if response.hovered() { mix(palette.panel, palette.ink, 0.08) } else { palette.panel };
    let stroke = Stroke::new(1.0, palette.ctrl);
    ui.painter().rect(rect, palette.corner(radius), fill, stroke, StrokeKind::Inside);
    relief::paint(ui.painter(), rect, Edge::Raised, palette);
    let chevron = pos2(rect.right() - PADDING - CHEVRON / 2.0, middle);
    let chevron = Rect::from_center_size(chevron, vec2(CHEVRON, CHEVRON));
    icons::paint(ui.painter(), chevron, Icon::ChevronDown, palette.ink, 1.7);
    let (small, soft) = (font::regular(12.5), palette.soft);
    let at = pos2(chevron.left() - GAP, middle);
    let strength = ui.painter().text(at, Align2::RIGHT_CENTER, texts.strength, small.clone(), soft);
    let at = pos2(rect.left() + PADDING, middle);
    let role = ui.painter().text(at, Align2::LEFT_CENTER, texts.role, small, soft);
    let name = Line { text: texts.name, font: font::semibold(14.0), color: palette.ink };
    name.paint(ui, pos2(role.right() + GAP, middle), strength.left() - GAP);
    if response.has_focus() {
        widgets::focus_ring(ui, rect, radius);
    }
}
