//! The best runs of puzzles: a bar for each, today's in green.

use crate::context::prelude::*;
use crate::kit::widgets::label::Line;
use crate::messages::language::day_and_month;
use crate::messages::rush as msg;
use span_it_learn::rush::RushKind;

// Lengths in points.
const ROW: f32 = 28.0;
const DATE: f32 = 62.0;
const SOLVED: f32 = 34.0;
const BAR: f32 = 13.0;

pub(super) fn show(ui: &mut Ui, kind: RushKind, more_time: bool, cx: &Context) {
    let runs: Vec<_> = cx.progress().rush().of(kind, more_time).collect();
    let most = runs.first().map_or(1, |(_, run)| run.solved.max(1));
    if runs.is_empty() {
        ui.label(text::soft(msg::no_run()));
    }
    for (date, run) in runs {
        let is_today = *date == cx.today();
        let day = if is_today { msg::today().to_owned() } else { day_and_month(*date) };
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
        let name = msg::run(&day, run.solved);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
        let palette = Palette::of(ui);
        let line = Line { text: &day, font: font::mono(12.5), color: palette.soft };
        line.paint(ui, rect.left_center(), rect.left() + DATE);
        let room = rect.width() - DATE - SOLVED;
        let width = (room * run.solved as f32 / most as f32).max(3.0);
        let at = pos2(rect.left() + DATE, rect.center().y - BAR / 2.0);
        let bar = Rect::from_min_size(at, vec2(width, BAR));
        let color = if is_today { palette.go } else { palette.ctrl };
        ui.painter().rect_filled(bar, palette.corner(4), color);
        let end = rect.right_center();
        ui.painter().text(end, Align2::RIGHT_CENTER, run.solved, font::semibold(14.0), palette.ink);
    }
}
