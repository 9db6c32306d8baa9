//! Links to the help: a question mark beside a heading, and a word with a link to its explanation.

use egui::{Align2, CursorIcon, Label, Response, RichText, Role, Sense, Stroke, Ui, WidgetInfo, vec2};

use crate::app::ui::theme::{Palette, font};
use crate::app::ui::widgets::{focus_ring, text_width};
use crate::messages::language::lines;

pub fn help_button(ui: &mut Ui, name: &str) -> Response {
    let response = ui.allocate_response(vec2(24.0, 24.0), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), name));
    if ui.is_rect_visible(response.rect) {
        let palette = Palette::of(ui);
        let color = if response.hovered() { palette.go } else { palette.soft };
        let center = response.rect.center();
        ui.painter().circle_stroke(center, 8.5, Stroke::new(1.3, color));
        ui.painter().text(center, Align2::CENTER_CENTER, "?", font::semibold(11.5), color);
        if response.has_focus() {
            focus_ring(ui, response.rect, 10);
        }
    }
    response.on_hover_text(name)
}

/// On one line. If it does not fit, the tooltip shows it in full.
pub fn help_link(ui: &mut Ui, word: &str, style: RichText, tooltip: &str) -> Response {
    let is_cut = text_width(ui, style.clone()) > ui.available_width();
    let label = Label::new(style).truncate().show_tooltip_when_elided(false);
    let whole = if is_cut { lines(&[word, tooltip]) } else { tooltip.to_owned() };
    link(ui, label, word, whole)
}

/// On as many lines as it needs.
pub fn wrapped_help_link(ui: &mut Ui, word: &str, style: RichText, tooltip: &str) -> Response {
    link(ui, Label::new(style).wrap(), word, tooltip.to_owned())
}

fn link(ui: &mut Ui, label: Label, word: &str, tooltip: String) -> Response {
    let response = ui.add(label.sense(Sense::click()));
    response.widget_info(|| WidgetInfo::labeled(Role::Link, ui.is_enabled(), word));
    let palette = Palette::of(ui);
    let color = if response.hovered() { palette.go } else { palette.line };
    ui.painter().hline(response.rect.x_range(), response.rect.bottom(), Stroke::new(1.0, color));
    if response.has_focus() {
        focus_ring(ui, response.rect, 3);
    }
    response.on_hover_cursor(CursorIcon::PointingHand).on_hover_text(tooltip)
}
