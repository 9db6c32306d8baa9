//! Chart of the ratings, with their 95% intervals.

use eframe::egui::{
    Align, Align2, Label, Layout, Rect, RichText, Role, Sense, Stroke, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use crate::app::ui::chart::Scale;
use crate::app::ui::theme::{Palette, font};
use crate::messages::language::elo;
use crate::messages::tournament as msg;
use span_it_arena::tournament::Scoreboard;

const ROW_HEIGHT: f32 = 20.0;
const NAME_WIDTH: f32 = 160.0;
/// Height of the axis with its numbers.
const AXIS: f32 = 26.0;
const MAX_WIDTH: f32 = 882.0;
/// Between two grid lines, in Elo.
const STEP: f64 = 50.0;
const MAX_LINES: f64 = 8.0;

/// Hidden before the first rating. Names and axis stay visible while the page scrolls.
pub(super) fn show(ui: &mut Ui, table: &Scoreboard) {
    let rated: Vec<_> = table.rows().iter().filter_map(|row| Some((&row.name, row.rating?))).collect();
    let ends =
        rated.iter().flat_map(|(_, rating)| [rating.value - rating.margin95, rating.value + rating.margin95]);
    if rated.is_empty() || ends.clone().any(|end| !end.is_finite()) {
        return;
    }
    let scale = Scale::new(ends, STEP, MAX_LINES);
    let area = visible_area(ui, rated.len() as f32 * ROW_HEIGHT + AXIS);
    let response = ui.interact(area, ui.scope_id().with("ratings"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, msg::ELO));
    let palette = Palette::of(ui);
    let wide = area.width() - NAME_WIDTH - 24.0;
    let at = |elo: f64| area.left() + NAME_WIDTH + wide * scale.share(elo);
    let lowest = area.top() + rated.len() as f32 * ROW_HEIGHT;
    // The axis is below the last visible row.
    let bottom = lowest.min((ui.clip_rect().bottom() - AXIS).max(area.top() + ROW_HEIGHT));
    let painter = ui.painter().clone();
    let unit = pos2(area.left(), bottom + 12.0);
    painter.text(unit, Align2::LEFT_CENTER, msg::ELO, font::regular(12.0), palette.soft);
    for line in scale.lines() {
        painter.vline(at(line), area.top()..=bottom, Stroke::new(1.0, palette.line));
        let place = pos2(at(line), bottom + 12.0);
        painter.text(place, Align2::CENTER_CENTER, elo(line), font::regular(12.0), palette.soft);
    }
    let mut ui = ui.new_child(UiBuilder::new().max_rect(area));
    ui.shrink_clip_rect(Rect::everything_above(bottom));
    let painter = ui.painter().clone();
    for (row, (name, rating)) in rated.into_iter().enumerate() {
        let y = area.top() + (row as f32 + 0.5) * ROW_HEIGHT;
        let (from, to) = (at(rating.value - rating.margin95), at(rating.value + rating.margin95));
        painter.hline(from..=to, y, Stroke::new(2.0, palette.go));
        painter.circle_filled(pos2(at(rating.value), y), 4.5, palette.go);
        let place =
            Rect::from_min_size(pos2(area.left(), y - ROW_HEIGHT / 2.0), vec2(NAME_WIDTH - 8.0, ROW_HEIGHT));
        let builder = UiBuilder::new().max_rect(place).layout(Layout::left_to_right(Align::Center));
        // The tooltip of a truncated name is the full name.
        let name = RichText::new(name).font(font::regular(12.5)).color(palette.soft);
        ui.new_child(builder).add(Label::new(name).truncate());
    }
}

/// Takes room for the chart and returns its area, which is as wide as the visible part of the page.
fn visible_area(ui: &mut Ui, height: f32) -> Rect {
    let (_, room) = ui.allocate_space(vec2(NAME_WIDTH, height));
    let left = ui.clip_rect().left().max(room.left());
    let width = (ui.clip_rect().right() - left - 12.0).clamp(NAME_WIDTH, MAX_WIDTH);
    Rect::from_min_size(pos2(left, room.top()), vec2(width, height))
}
