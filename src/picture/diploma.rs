//! The diploma for all lessons: a sheet with a board around it, and a way over a ring for each lesson.

use crate::picture::colors::Colors;
use crate::picture::shape::{Drawing, Line, Point, Shape};
use crate::picture::{Image, ImageError, Sheet, Style, raster, svg};
use span_it_core::board::Player;

/// What the diploma says. Each text is one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Diploma {
    pub(crate) heading: String,
    pub(crate) name: String,
    pub(crate) reason: [String; 2],
    pub(crate) date: String,
    pub(crate) first_tries: String,
}

const SIZE: Point = (28.0, 22.4);
/// The dots of the way. Between each two is the ring of a lesson.
const WAY: [Point; 13] = [
    (2.1, 14.4),
    (4.8, 14.4),
    (7.4, 14.4),
    (7.4, 12.2),
    (10.0, 12.2),
    (12.7, 12.2),
    (12.7, 14.4),
    (15.3, 14.4),
    (18.0, 14.4),
    (18.0, 16.6),
    (20.6, 16.6),
    (23.3, 16.6),
    (25.9, 16.6),
];

impl Sheet for Diploma {
    fn to_svg(&self, style: &Style) -> String {
        svg::write(&self.drawing(&style.colors), &self.heading, style)
    }

    fn to_image(&self, style: &Style) -> Result<Image, ImageError> {
        raster::draw(&self.drawing(&style.colors), style)
    }
}

impl Diploma {
    fn drawing(&self, colors: &Colors) -> Drawing {
        let mut drawing = Drawing { size: SIZE, groups: Vec::new() };
        let ground = |at, size, radius, fill, border| Shape::Rect { at, size, radius, fill, border };
        drawing.put(ground((0.0, 0.0), SIZE, 0.0, colors.table, None));
        let border = Some(Line::new(colors.line, 0.05));
        drawing.put(ground((0.4, 0.4), (27.2, 21.6), 0.7, colors.board, border));
        let [blue, orange] = Player::ALL.map(|player| colors.side(player));
        let mut line =
            |points: &[Point], line: Line| drawing.put(Shape::Lines { points: points.to_vec(), line });
        for x in [1.3, 26.7] {
            line(&[(x, 2.4), (x, 20.0)], Line::round(blue, 0.26));
        }
        for y in [1.3, 21.1] {
            line(&[(2.4, y), (25.6, y)], Line::round(orange, 0.26));
            line(&[(2.5, y), (25.5, y)], Line::round(colors.board, 0.08));
        }
        line(&WAY, Line::round(colors.board.mixed(blue, 0.2), 0.84));
        line(&WAY, Line::round(blue, 0.26));
        for (number, (dot, next)) in (1..).zip(WAY.into_iter().zip(WAY.into_iter().skip(1))) {
            let center = (f32::midpoint(dot.0, next.0), f32::midpoint(dot.1, next.1));
            let border = Some(Line::new(colors.go, 0.09));
            drawing.put(Shape::Circle { center: dot, radius: 0.28, fill: Some(blue), border: None });
            drawing.put(Shape::Circle { center, radius: 0.5, fill: Some(colors.board), border });
            drawing.put(Shape::Text { center, size: 0.44, color: colors.go, text: format!("{number}") });
        }
        drawing.put(Shape::Circle { center: WAY[12], radius: 0.28, fill: Some(blue), border: None });
        for (text, center, size, color) in [
            (&self.heading, (14.0, 3.4), 0.62, colors.soft),
            (&self.name, (14.0, 5.6), 1.7, colors.ink),
            (&self.reason[0], (14.0, 7.9), 0.7, colors.ink),
            (&self.reason[1], (14.0, 8.9), 0.7, colors.ink),
            (&self.date, (6.0, 19.3), 0.52, colors.soft),
            (&self.first_tries, (20.6, 19.3), 0.52, colors.soft),
        ] {
            drawing.put(Shape::Text { center, size, color, text: text.clone() });
        }
        drawing
    }
}
