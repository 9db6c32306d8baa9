//! A lesson in the list of the hub: number or check mark, title, and its steps as a bar.

use eframe::egui::{Align2, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use crate::app::ui::icons::{self, Icon};
use crate::app::ui::theme::{Palette, font, mix};
use crate::app::ui::widgets;
use crate::messages::learn as msg;

const HEIGHT: f32 = 40.0;

/// `done` and `steps` of the lesson.
pub(super) fn show(
    ui: &mut Ui,
    width: f32,
    number: u8,
    title: &str,
    (done, steps): (usize, usize),
) -> Response {
    let response = ui.allocate_response(vec2(width, HEIGHT), Sense::click());
    let name = msg::lesson_name(number, title, done, steps);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &name));
    if !ui.is_rect_visible(response.rect) {
        return response;
    }
    let (palette, rect) = (Palette::of(ui), response.rect);
    let is_done = done == steps;
    let ground = if is_done { palette.go_tint } else { palette.raised };
    let fill = if response.hovered() { mix(ground, palette.ink, 0.08) } else { ground };
    let border = Stroke::new(1.0, if is_done { palette.go } else { palette.line });
    ui.painter().rect(rect, palette.corner(8), fill, border, StrokeKind::Inside);
    let sign = Rect::from_center_size(pos2(rect.left() + 18.0, rect.center().y), vec2(18.0, 18.0));
    if is_done {
        icons::paint(ui.painter(), sign, Icon::Check, palette.go, 2.2);
    } else {
        ui.painter().text(sign.center(), Align2::CENTER_CENTER, number, font::semibold(13.5), palette.soft);
    }
    let left = rect.left() + 34.0;
    let mut galley = ui.painter().layout_no_wrap(title.to_owned(), font::medium(13.0), palette.ink);
    if galley.size().x > rect.right() - left - 8.0 {
        galley =
            ui.painter().layout(title.to_owned(), font::medium(11.5), palette.ink, rect.right() - left - 6.0);
    }
    let top = rect.center().y - galley.size().y / 2.0;
    ui.painter().galley(pos2(left, top), galley, palette.ink);
    if done > 0 && !is_done {
        let share = done as f32 / steps.max(1) as f32;
        let bar = Rect::from_min_size(
            rect.left_bottom() + vec2(2.0, -5.0),
            vec2((rect.width() - 4.0) * share, 3.0),
        );
        ui.painter().rect_filled(bar, palette.corner(2), palette.go);
    }
    if response.has_focus() {
        widgets::focus_ring(ui, rect, 8);
    }
    response
}
