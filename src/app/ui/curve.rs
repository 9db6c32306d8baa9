//! A curve of values with their 95% margins.

use eframe::egui::{Align2, Mesh, Rect, Role, Sense, Shape, Stroke, Ui, WidgetInfo, pos2, vec2};

use crate::app::ui::number::to_f32;
use crate::app::ui::theme::{Palette, font};

/// In points.
const HEIGHT: f32 = 130.0;
const SCALE_WIDTH: f32 = 44.0;
const EDGE: f32 = 10.0;
/// More lines than this have twice the distance.
const MAX_LINES: f64 = 6.0;
/// A curve of at most this many points shows each as a dot.
const MAX_DOTS: usize = 40;

/// A value with the ends of its interval.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Point {
    pub(crate) value: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

#[derive(Debug)]
pub(crate) struct Curve {
    /// The accessible name.
    pub(crate) name: String,
    pub(crate) points: Vec<Point>,
    /// Between two grid lines.
    pub(crate) step: f64,
    /// The text of a grid line.
    pub(crate) label: fn(f64) -> String,
}

struct Plot {
    area: Rect,
    low: f64,
    high: f64,
    points: usize,
}

impl Plot {
    fn new(area: Rect, curve: &Curve) -> (Self, f64) {
        let ends = curve.points.iter().flat_map(|point| [point.low, point.high]);
        let (low, high) = ends.fold((f64::MAX, f64::MIN), |(low, high), end| (low.min(end), high.max(end)));
        let mut step = curve.step;
        while (high - low) / step > MAX_LINES {
            step *= 2.0;
        }
        let (low, high) = ((low / step).floor() * step, (high / step).ceil() * step);
        (Self { area, low, high: high.max(low + step), points: curve.points.len() }, step)
    }

    fn x(&self, index: usize) -> f32 {
        self.area.left() + (index as f32 + 0.5) / self.points as f32 * self.area.width()
    }

    fn y(&self, value: f64) -> f32 {
        self.area.bottom() - to_f32((value - self.low) / (self.high - self.low)) * self.area.height()
    }
}

impl Curve {
    pub(crate) fn show(&self, ui: &mut Ui) {
        let response = ui.allocate_response(vec2(ui.available_width(), HEIGHT), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &self.name));
        if self.points.is_empty() {
            return;
        }
        let (palette, rect) = (Palette::of(ui), response.rect);
        ui.painter().rect_filled(rect, palette.corner(10), palette.board);
        let area = Rect::from_min_max(rect.min + vec2(SCALE_WIDTH, EDGE), rect.max - vec2(EDGE, EDGE));
        let (plot, step) = Plot::new(area, self);
        let mut line = plot.low;
        while line <= plot.high {
            ui.painter().hline(area.x_range(), plot.y(line), Stroke::new(1.0, palette.line));
            let at = pos2(area.left() - 6.0, plot.y(line));
            let label = (self.label)(line);
            ui.painter().text(at, Align2::RIGHT_CENTER, label, font::regular(12.0), palette.soft);
            line += step;
        }
        ui.painter().add(band(&plot, &self.points, palette));
        if let [only] = self.points.as_slice() {
            let margin = plot.y(only.high)..=plot.y(only.low);
            ui.painter().vline(plot.x(0), margin, Stroke::new(2.0, palette.go.gamma_multiply(0.55)));
        }
        let points = self.points.iter().enumerate();
        let line: Vec<_> = points.map(|(index, point)| pos2(plot.x(index), plot.y(point.value))).collect();
        if line.len() <= MAX_DOTS {
            for &at in &line {
                ui.painter().circle_filled(at, 3.0, palette.go);
            }
        }
        ui.painter().add(Shape::line(line, Stroke::new(2.0, palette.go)));
        response.on_hover_text(&self.name);
    }
}

/// The area of the margin.
fn band(plot: &Plot, points: &[Point], palette: &Palette) -> Shape {
    let mut mesh = Mesh::default();
    let color = palette.go.gamma_multiply(0.22);
    for (index, point) in points.iter().enumerate() {
        for end in [point.low, point.high] {
            mesh.colored_vertex(pos2(plot.x(index), plot.y(end)), color);
        }
    }
    let last = u32::try_from(points.len().saturating_sub(1)).unwrap_or(0);
    for first in (0..last).map(|index| 2 * index) {
        mesh.add_triangle(first, first + 1, first + 2);
        mesh.add_triangle(first + 1, first + 2, first + 3);
    }
    Shape::mesh(mesh)
}
