//! The last seven days.

use crate::context::prelude::*;
use crate::messages::language::short_days_from;
use crate::messages::learn as msg;
use span_it_learn::progress::Week;

/// Between the centres of the dots of two days, in points.
const STEP: f32 = 18.0;

/// The last seven days with any learning: seven dots, and nothing that can break. Today is the last one.
pub(crate) fn show(ui: &mut Ui, week: &Week) {
    let palette = Palette::of(ui);
    let response = ui.allocate_response(vec2(7.0 * STEP, 30.0), Sense::hover());
    let name = msg::week_name(week);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    for (index, (day, &is_active)) in short_days_from(week.first).zip(&week.active).enumerate() {
        let x = response.rect.left() + STEP * (index as f32 + 0.5);
        let letter = day.chars().next().map(String::from).unwrap_or_default();
        let is_today = index == 6;
        let color = if is_today { palette.ink } else { palette.soft };
        let at = pos2(x, response.rect.top() + 7.0);
        ui.painter().text(at, Align2::CENTER_CENTER, letter, font::medium(11.0), color);
        let dot = pos2(x, response.rect.bottom() - 7.0);
        if is_active {
            ui.painter().circle_filled(dot, 4.5, palette.go);
        } else {
            let width = if is_today { 2.0 } else { 1.0 };
            ui.painter().circle_stroke(dot, 4.0, Stroke::new(width, palette.ctrl));
        }
    }
    response.on_hover_text(name);
}
