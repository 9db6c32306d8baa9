//! A drawing as pixels.

use tiny_skia::{
    Color, FillRule, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, Rect, Stroke, StrokeDash, Transform,
};

use crate::picture::colors::Rgb;
use crate::picture::image::{Image, ImageError};
use crate::picture::shape::{Drawing, Line, Shape};
use crate::picture::{Style, text};

pub(super) fn draw(drawing: &Drawing, style: &Style) -> Result<Image, ImageError> {
    let scale = drawing.scale(style.side);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "at most 4000 pixels")]
    let pixels = |units: f32| (units * scale).round().max(1.0) as u32;
    let pixmap = Pixmap::new(pixels(drawing.size.0), pixels(drawing.size.1)).ok_or(ImageError::NoMemory)?;
    let mut canvas = Canvas { pixmap, scale };
    for shape in drawing.groups.iter().flat_map(|group| &group.shapes) {
        // A shape without an area is not visible.
        canvas.shape(shape).unwrap_or_default();
    }
    let (width, height) = (canvas.pixmap.width(), canvas.pixmap.height());
    Ok(Image::new(width, height, canvas.pixmap.data()))
}

struct Canvas {
    pixmap: Pixmap,
    /// Pixels per unit.
    scale: f32,
}

impl Canvas {
    fn shape(&mut self, shape: &Shape) -> Option<()> {
        match shape {
            Shape::Rect { at, size, radius, fill, border } => {
                let path = self.rounded(*at, *size, *radius)?;
                self.fill(&path, *fill);
                self.stroke(&path, *border);
            }
            Shape::Lines { points, line } => {
                let path = self.path(points)?.finish()?;
                self.stroke(&path, Some(*line));
            }
            Shape::Circle { center, radius, fill, border } => {
                let (x, y) = self.pixels(*center);
                let path = PathBuilder::from_circle(x, y, radius * self.scale)?;
                if let Some(fill) = fill {
                    self.fill(&path, *fill);
                }
                self.stroke(&path, *border);
            }
            Shape::Polygon { points, fill } => {
                let mut path = self.path(points)?;
                path.close();
                self.fill(&path.finish()?, *fill);
            }
            Shape::Text { center, size, color, text } => {
                let path = text::outline(text, self.pixels(*center), size * self.scale)?;
                self.fill(&path, *color);
            }
        }
        Some(())
    }

    fn pixels(&self, (x, y): (f32, f32)) -> (f32, f32) {
        (x * self.scale, y * self.scale)
    }

    fn path(&self, points: &[(f32, f32)]) -> Option<PathBuilder> {
        let mut path = PathBuilder::new();
        let (x, y) = self.pixels(*points.first()?);
        path.move_to(x, y);
        for &point in &points[1..] {
            let (x, y) = self.pixels(point);
            path.line_to(x, y);
        }
        Some(path)
    }

    fn rounded(&self, at: (f32, f32), size: (f32, f32), radius: f32) -> Option<Path> {
        let ((x, y), (width, height), r) = (self.pixels(at), self.pixels(size), radius * self.scale);
        if r <= 0.0 {
            return Some(PathBuilder::from_rect(Rect::from_xywh(x, y, width, height)?));
        }
        let (right, bottom) = (x + width, y + height);
        let mut path = PathBuilder::new();
        path.move_to(x + r, y);
        path.line_to(right - r, y);
        path.quad_to(right, y, right, y + r);
        path.line_to(right, bottom - r);
        path.quad_to(right, bottom, right - r, bottom);
        path.line_to(x + r, bottom);
        path.quad_to(x, bottom, x, bottom - r);
        path.line_to(x, y + r);
        path.quad_to(x, y, x + r, y);
        path.close();
        path.finish()
    }

    fn fill(&mut self, path: &Path, color: Rgb) {
        self.pixmap.fill_path(path, &paint(color), FillRule::Winding, Transform::identity(), None);
    }

    fn stroke(&mut self, path: &Path, line: Option<Line>) {
        let Some(line) = line else { return };
        let dash = line.dash.and_then(|dash| StrokeDash::new(vec![dash * self.scale; 2], 0.0));
        let (line_cap, line_join) =
            if line.is_round { (LineCap::Round, LineJoin::Round) } else { (LineCap::Butt, LineJoin::Miter) };
        let stroke =
            Stroke { width: line.width * self.scale, line_cap, line_join, dash, ..Stroke::default() };
        self.pixmap.stroke_path(path, &paint(line.color), &stroke, Transform::identity(), None);
    }
}

fn paint(Rgb([r, g, b]): Rgb) -> Paint<'static> {
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color(Color::from_rgba8(r, g, b, u8::MAX));
    paint
}
