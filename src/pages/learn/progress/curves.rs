//! The curves of both ratings over time.

use eframe::egui::{
    Align2, Color32, Painter, Pos2, Rect, Role, Sense, Shape, Stroke, Ui, WidgetInfo, pos2, vec2,
};

use crate::kit::chart::Scale;
use crate::kit::theme::{Palette, font};
use crate::messages::language::{elo, month, series};
use crate::messages::progress as msg;
use span_it_learn::date::Date;
use span_it_learn::rating::{Rating, RatingPoint};

// Lengths in points.
const HEIGHT: f32 = 208.0;
const SCALE_WIDTH: f32 = 44.0;
const NAMES_WIDTH: f32 = 104.0;
const AXIS_HEIGHT: f32 = 24.0;
const NAME_HEIGHT: f32 = 18.0;
/// Days that are shown.
const DAYS: i32 = 92;
const WEEK: f32 = 7.0;
/// Elo between two grid lines.
const STEP: f64 = 200.0;
const MAX_LINES: f64 = 5.0;

struct Curve<'a> {
    points: Vec<(f32, &'a RatingPoint)>,
    name: String,
    color: Color32,
    is_dotted: bool,
}

/// Each point with its day, in the order of the days; points of one day are spread over it. A clock that was wrong
/// leaves out only its own points.
fn placed(rating: &Rating, (first, today): (Date, Date)) -> Vec<(f32, &RatingPoint)> {
    let is_shown = |point: &&RatingPoint| (first..=today).contains(&point.date);
    let mut points: Vec<&RatingPoint> = rating.curve().iter().filter(is_shown).collect();
    points.sort_by_key(|point| point.date);
    let on = |date: Date| points.iter().filter(move |point| point.date == date).count();
    let mut index = 0;
    let mut last = None;
    let place = |point: &&RatingPoint| {
        index = if last == Some(point.date) { index + 1 } else { 0 };
        last = Some(point.date);
        let share = (index as f32 + 0.5) / on(point.date) as f32;
        point.date.days_since(first) as f32 + share
    };
    let places: Vec<f32> = points.iter().map(place).collect();
    places.into_iter().zip(points.iter().copied()).collect()
}

/// Those that are shown, in the order in which they are drawn.
fn curves<'a>(
    games: &'a Rating,
    puzzles: &'a Rating,
    days: (Date, Date),
    palette: &Palette,
) -> Vec<Curve<'a>> {
    [(puzzles, msg::puzzle_curve(), palette.ink, true), (games, msg::ladder_curve(), palette.go, false)]
        .into_iter()
        .filter(|(rating, ..)| rating.is_shown())
        .map(|(rating, name, color, is_dotted)| Curve {
            points: placed(rating, days),
            name: msg::curve_end(name, rating.value()),
            color,
            is_dotted,
        })
        .filter(|curve| !curve.points.is_empty())
        .collect()
}

pub(super) fn show(ui: &mut Ui, games: &Rating, puzzles: &Rating, today: Date) {
    let palette = Palette::of(ui);
    let first = today.plus(-DAYS);
    let curves = curves(games, puzzles, (first, today), palette);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::hover());
    let label = msg::curves_name(series(&curves.iter().map(|curve| &curve.name).collect::<Vec<_>>()));
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &label));
    let area =
        Rect::from_min_max(rect.min + vec2(SCALE_WIDTH, 10.0), rect.max - vec2(NAMES_WIDTH, AXIS_HEIGHT));
    let values = curves.iter().flat_map(|curve| curve.points.iter().map(|(_, point)| point.rating));
    let scale = Scale::new(values, STEP, MAX_LINES);
    let painter = ui.painter_at(rect);
    let y = |value: f64| area.bottom() - scale.share(value) * area.height();
    for line in scale.lines() {
        painter.hline(area.x_range(), y(line), Stroke::new(1.0, palette.line));
        let at = pos2(area.left() - 8.0, y(line));
        painter.text(at, Align2::RIGHT_CENTER, elo(line), font::regular(11.5), palette.soft);
    }
    // The curves fill the width from a week on.
    let begin = curves.iter().filter_map(|curve| Some(curve.points.first()?.0)).fold(f32::MAX, f32::min);
    let end = curves.iter().filter_map(|curve| Some(curve.points.last()?.0)).fold(begin, f32::max);
    let begin = begin.min(end - WEEK);
    let days = end - begin;
    let x = |day: f32| area.left() + 4.0 + (day - begin) / days * (area.width() - 8.0);
    months(&painter, palette.soft, area, (first, begin, end), &x);
    let mut taken: Option<f32> = None;
    for curve in &curves {
        let line: Vec<Pos2> =
            curve.points.iter().map(|&(day, point)| pos2(x(day), y(point.rating))).collect();
        let Some(&tip) = line.last() else { continue };
        if curve.is_dotted {
            painter.extend(Shape::dotted_line(&line, curve.color, 6.0, 1.4));
        } else {
            painter.add(Shape::line(line, Stroke::new(2.5, curve.color)));
        }
        painter.circle_filled(tip, 4.5, curve.color);
        let at = taken
            .filter(|taken| (taken - tip.y).abs() < NAME_HEIGHT)
            .map_or(tip.y, |taken| if tip.y < taken { taken - NAME_HEIGHT } else { taken + NAME_HEIGHT });
        let place = pos2(area.right() + 12.0, at);
        painter.text(place, Align2::LEFT_CENTER, &curve.name, font::semibold(12.5), curve.color);
        taken = Some(at);
    }
}

/// The names of the months below their first days.
fn months(
    painter: &Painter,
    color: Color32,
    area: Rect,
    (first, begin, end): (Date, f32, f32),
    x: &dyn Fn(f32) -> f32,
) {
    let mut free = area.left();
    for day in 0..=DAYS {
        let date = first.plus(day);
        let is_first = date.civil().2 == 1 && day as f32 >= begin;
        if (day as f32 <= end && is_first) || (begin - 1.0 < day as f32 && day as f32 <= begin) {
            let at = pos2(x((day as f32).max(begin)).max(area.left()), area.bottom() + AXIS_HEIGHT - 6.0);
            if at.x >= free {
                let end = painter.text(at, Align2::LEFT_CENTER, month(date), font::regular(11.5), color);
                free = end.right() + 12.0;
            }
        }
    }
}
