//! The button that shows what is chosen and opens the list.

use eframe::egui::{Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};

use crate::kit::theme::relief;
use crate::kit::theme::relief::Edge;
use crate::kit::{Icon, Palette, accessibility, icons, mix, widgets};
use crate::parts::emblem::Emblem;
use crate::parts::player_row::PlayerRow;

// Lengths in points.
const HEIGHT: f32 = 52.0;
const PADDING: f32 = 12.0;
const CHEVRON: f32 = 16.0;
const GAP: f32 = 8.0;
const RADIUS: u8 = 8;

/// `label` is the accessible name.
pub(crate) fn chooser_button(
    ui: &mut Ui,
    emblem: Emblem,
    name: &str,
    strength: &str,
    label: &str,
) -> Response {
    let response = ui.allocate_response(vec2(ui.available_width(), HEIGHT), Sense::click());
    response.widget_info(|| WidgetInfo {
        current_text_value: Some(name.to_owned()),
        ..WidgetInfo::labeled(Role::ComboBox, ui.is_enabled(), label)
    });
    accessibility::describe_value(ui.ctx(), response.id, name);
    widgets::reveal_focus(&response);
    if ui.is_rect_visible(response.rect) {
        paint(ui, &response, emblem, [name, strength]);
    }
    response
}

fn paint(ui: &Ui, response: &Response, emblem: Emblem, [name, strength]: [&str; 2]) {
    let palette = Palette::of(ui);
    let rect = response.rect;
    let fill = if response.hovered() { mix(palette.panel, palette.ink, 0.08) } else { palette.panel };
    let stroke = Stroke::new(1.0, palette.ctrl);
    ui.painter().rect(rect, palette.corner(RADIUS), fill, stroke, StrokeKind::Inside);
    relief::paint(ui.painter(), rect, Edge::Raised, palette);
    let chevron = pos2(rect.right() - PADDING - CHEVRON / 2.0, rect.center().y);
    let chevron = Rect::from_center_size(chevron, Vec2::splat(CHEVRON));
    icons::paint(ui.painter(), chevron, Icon::ChevronDown, palette.ink, 1.7);
    let inside = Rect::from_x_y_ranges(rect.left() + GAP..=chevron.left() - GAP, rect.y_range());
    let [right, below] = [("", palette.soft), (strength, palette.soft)];
    PlayerRow { emblem, name, ink: palette.ink, right, below }.paint(ui, inside);
    widgets::show_focus(ui, response, rect, RADIUS);
}
