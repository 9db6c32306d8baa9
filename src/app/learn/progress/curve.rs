//! The curve of a rating with its 95% margin.

use eframe::egui::{Align2, Mesh, Rect, Role, Sense, Shape, Stroke, Ui, WidgetInfo, pos2, vec2};

use crate::app::ui::number::to_f32;
use crate::app::ui::theme::{Palette, font};
use crate::messages::progress as msg;
use span_it_learning::rating::RatingPoint;

/// In points.
const HEIGHT: f32 = 130.0;
const SCALE_WIDTH: f32 = 44.0;
const EDGE: f32 = 10.0;
/// Elo between two grid lines.
const STEP: f64 = 200.0;
/// More lines than this have twice the distance.
const MAX_LINES: f64 = 6.0;

struct Plot {
    area: Rect,
    low: f64,
    high: f64,
    points: usize,
}

impl Plot {
    fn new(area: Rect, points: &[RatingPoint]) -> (Self, f64) {
        let ends = points.iter().flat_map(|point| [-1.0, 1.0].map(|end| point.rating + end * point.margin()));
        let (low, high) = ends.fold((f64::MAX, f64::MIN), |(low, high), end| (low.min(end), high.max(end)));
        let mut step = STEP;
        while (high - low) / step > MAX_LINES {
            step *= 2.0;
        }
        let (low, high) = ((low / step).floor() * step, (high / step).ceil() * step);
        (Self { area, low, high: high.max(low + step), points: points.len() }, step)
    }

    fn x(&self, index: usize) -> f32 {
        self.area.left() + (index as f32 + 0.5) / self.points as f32 * self.area.width()
    }

    fn y(&self, rating: f64) -> f32 {
        self.area.bottom() - to_f32((rating - self.low) / (self.high - self.low)) * self.area.height()
    }
}

pub(super) fn show(ui: &mut Ui, points: &[RatingPoint]) {
    let response = ui.allocate_response(vec2(ui.available_width(), HEIGHT), Sense::hover());
    let name = msg::curve_name(points);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    if points.is_empty() {
        return;
    }
    let (palette, rect) = (Palette::of(ui), response.rect);
    ui.painter().rect_filled(rect, palette.corner(10), palette.board);
    let area = Rect::from_min_max(rect.min + vec2(SCALE_WIDTH, EDGE), rect.max - vec2(EDGE, EDGE));
    let (plot, step) = Plot::new(area, points);
    let mut line = plot.low;
    while line <= plot.high {
        ui.painter().hline(area.x_range(), plot.y(line), Stroke::new(1.0, palette.line));
        let at = pos2(area.left() - 6.0, plot.y(line));
        ui.painter().text(at, Align2::RIGHT_CENTER, msg::elo(line), font::regular(12.0), palette.soft);
        line += step;
    }
    ui.painter().add(band(&plot, points, palette));
    let curve =
        points.iter().enumerate().map(|(index, point)| pos2(plot.x(index), plot.y(point.rating))).collect();
    ui.painter().add(Shape::line(curve, Stroke::new(2.0, palette.go)));
    response.on_hover_text(name);
}

/// The area of the margin.
fn band(plot: &Plot, points: &[RatingPoint], palette: &Palette) -> Shape {
    let mut mesh = Mesh::default();
    let color = palette.go.gamma_multiply(0.22);
    for (index, point) in points.iter().enumerate() {
        for end in [-1.0, 1.0] {
            mesh.colored_vertex(pos2(plot.x(index), plot.y(point.rating + end * point.margin())), color);
        }
    }
    let last = u32::try_from(points.len().saturating_sub(1)).unwrap_or(0);
    for first in (0..last).map(|index| 2 * index) {
        mesh.add_triangle(first, first + 1, first + 2);
        mesh.add_triangle(first + 1, first + 2, first + 3);
    }
    Shape::mesh(mesh)
}
