//! A line chart of values with their 95% intervals.

use eframe::egui::{Align2, Color32, Pos2, Rect, Role, Sense, Shape, Stroke, Ui, WidgetInfo, pos2, vec2};

use crate::kit::number::to_f32;
use crate::kit::theme::{Palette, font};

// Lengths in points.
const HEIGHT: f32 = 130.0;
/// For the labels of the grid lines.
const SCALE_WIDTH: f32 = 44.0;
const EDGE: f32 = 10.0;
/// For the title of the vertical axis.
const TITLE_HEIGHT: f32 = 24.0;
/// For the title and the numbers of the horizontal axis.
const AXIS_HEIGHT: f32 = 20.0;
/// For the names of levels.
const NAMES_WIDTH: f32 = 52.0;
/// Names closer than this are moved apart.
const NAME_HEIGHT: f32 = 14.0;
/// Below this width per point, there are no dots.
const DOT_MIN_WIDTH: f32 = 7.0;
const MAX_LINES: f64 = 6.0;

/// A range of values with the distance between its grid lines.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scale {
    pub(crate) low: f64,
    pub(crate) high: f64,
    step: f64,
}

impl Scale {
    /// Contains all values. Its step is the smallest simple multiple of `step` with at most so many lines.
    pub(crate) fn new(values: impl Iterator<Item = f64>, step: f64, max_lines: f64) -> Self {
        let (low, high) =
            values.fold((f64::MAX, f64::MIN), |(low, high), value| (low.min(value), high.max(value)));
        let (low, high) = if low <= high { (low, high) } else { (0.0, step) };
        let steps = [1.0, 2.0, 5.0, 10.0, 20.0, 50.0].map(|factor| factor * step);
        let step = steps.into_iter().find(|step| (high - low) / step <= max_lines).unwrap_or(high - low);
        let (low, high) = ((low / step).floor() * step, (high / step).ceil() * step);
        Self { low, high: high.max(low + step), step }
    }

    pub(crate) fn lines(self) -> impl Iterator<Item = f64> {
        (0..)
            .map(move |index| self.low + f64::from(index) * self.step)
            .take_while(move |line| *line < self.high + self.step / 2.0)
    }

    /// The place of a value in the range, from 0 to 1.
    pub(crate) fn share(self, value: f64) -> f32 {
        to_f32((value - self.low) / (self.high - self.low))
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Point {
    /// A value between the ends of its interval; `None` if it was not measured.
    pub(crate) interval: Option<[f64; 3]>,
    /// Empty for the name of the chart.
    pub(crate) tip: String,
}

impl Point {
    pub(crate) const fn new(low: f64, value: f64, high: f64) -> Self {
        Self { interval: Some([low, value, high]), tip: String::new() }
    }
}

/// A dashed line to compare the points with.
#[derive(Clone, Debug)]
pub(crate) struct Level {
    pub(crate) value: f64,
    pub(crate) name: &'static str,
    pub(crate) color: Color32,
}

/// The titles of the axes. The points are numbered.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Axes {
    pub(crate) vertical: &'static str,
    pub(crate) horizontal: &'static str,
}

pub(crate) struct Chart {
    /// The accessible name.
    pub(crate) name: String,
    pub(crate) points: Vec<Point>,
    /// The smallest distance between two grid lines.
    pub(crate) step: f64,
    /// The text of a grid line.
    pub(crate) label: fn(f64) -> String,
    pub(crate) levels: Vec<Level>,
    pub(crate) axes: Option<Axes>,
    /// In points.
    pub(crate) height: f32,
}

struct Plot {
    area: Rect,
    scale: Scale,
    points: usize,
}

impl Plot {
    fn x(&self, index: usize) -> f32 {
        self.area.left() + (index as f32 + 0.5) / self.points as f32 * self.area.width()
    }

    fn y(&self, value: f64) -> f32 {
        self.area.bottom() - self.scale.share(value) * self.area.height()
    }
}

impl Chart {
    pub(crate) fn new(name: String, points: Vec<Point>, step: f64, label: fn(f64) -> String) -> Self {
        Self { name, points, step, label, levels: Vec::new(), axes: None, height: HEIGHT }
    }

    /// Without points only `empty`.
    pub(crate) fn show(&self, ui: &mut Ui, empty: &str) {
        let response = ui.allocate_response(vec2(ui.available_width(), self.height), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &self.name));
        let (palette, rect) = (Palette::of(ui), response.rect);
        ui.painter().rect_filled(rect, palette.corner(10), palette.board);
        if self.points.is_empty() {
            label(ui, rect.center(), Align2::CENTER_CENTER, empty, palette.soft);
            return;
        }
        let (above, below) = if self.axes.is_some() { (TITLE_HEIGHT, AXIS_HEIGHT) } else { (EDGE, EDGE) };
        let right = if self.levels.is_empty() { EDGE } else { NAMES_WIDTH };
        let area = Rect::from_min_max(rect.min + vec2(SCALE_WIDTH, above), rect.max - vec2(right, below));
        let measured = self.points.iter().filter_map(|point| point.interval).flatten();
        let values = measured.chain(self.levels.iter().map(|level| level.value));
        let plot = Plot { area, scale: Scale::new(values, self.step, MAX_LINES), points: self.points.len() };
        self.grid(ui, rect, &plot);
        self.levels(ui, &plot);
        self.curve(ui, &plot);
        let nearest = response.hover_pos().and_then(|at| {
            let distance = |index: &usize| (plot.x(*index) - at.x).abs();
            (0..self.points.len()).min_by(|one, other| distance(one).total_cmp(&distance(other)))
        });
        let tip = nearest.map(|index| self.points[index].tip.as_str()).filter(|tip| !tip.is_empty());
        response.on_hover_text_at_pointer(tip.unwrap_or(&self.name));
    }

    fn grid(&self, ui: &Ui, rect: Rect, plot: &Plot) {
        let (palette, area) = (Palette::of(ui), plot.area);
        for line in plot.scale.lines() {
            ui.painter().hline(area.x_range(), plot.y(line), Stroke::new(1.0, palette.line));
            let at = pos2(area.left() - 6.0, plot.y(line));
            label(ui, at, Align2::RIGHT_CENTER, &(self.label)(line), palette.soft);
        }
        let Some(axes) = self.axes else { return };
        label(ui, rect.min + vec2(8.0, 4.0), Align2::LEFT_TOP, axes.vertical, palette.soft);
        let below = |x: f32, text: &str| {
            label(ui, pos2(x, area.bottom() + 11.0), Align2::CENTER_CENTER, text, palette.soft);
        };
        below(plot.x(0), "1");
        if plot.points > 1 {
            below(plot.x(plot.points - 1), &plot.points.to_string());
            below(area.center().x, axes.horizontal);
        }
    }

    /// The names do not overlap.
    fn levels(&self, ui: &Ui, plot: &Plot) {
        let mut taken: Option<f32> = None;
        for level in &self.levels {
            let y = plot.y(level.value);
            let ends = [pos2(plot.area.left(), y), pos2(plot.area.right(), y)];
            ui.painter().extend(Shape::dashed_line(&ends, Stroke::new(1.5, level.color), 5.0, 4.0));
            let at = taken
                .filter(|taken| (taken - y).abs() < NAME_HEIGHT)
                .map_or(y, |taken| if y < taken { taken - NAME_HEIGHT } else { taken + NAME_HEIGHT });
            label(ui, pos2(plot.area.right() + 4.0, at), Align2::LEFT_CENTER, level.name, level.color);
            taken = Some(at);
        }
    }

    fn curve(&self, ui: &Ui, plot: &Plot) {
        let (palette, painter) = (Palette::of(ui), ui.painter());
        let room = plot.area.width() / plot.points as f32;
        let margin = Stroke::new((room * 0.4).clamp(1.0, 2.0), palette.go.gamma_multiply(0.55));
        let mut line: Vec<Pos2> = Vec::new();
        for (index, point) in self.points.iter().enumerate() {
            let Some([low, value, high]) = point.interval else { continue };
            painter.vline(plot.x(index), plot.y(high)..=plot.y(low), margin);
            line.push(pos2(plot.x(index), plot.y(value)));
        }
        if room >= DOT_MIN_WIDTH {
            for &at in &line {
                painter.circle_filled(at, 3.0, palette.go);
            }
        }
        painter.add(Shape::line(line, Stroke::new(2.0, palette.go)));
    }
}

fn label(ui: &Ui, at: Pos2, align: Align2, text: &str, color: Color32) {
    ui.painter().text(at, align, text, font::regular(12.0), color);
}
