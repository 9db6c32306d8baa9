//! The signs on nodes: weights, hints and marks.

use crate::picture::colors::{Colors, Rgb};
use crate::picture::heat_map::filled_part;
use crate::picture::shape::{Line, Point, Shape};
use crate::picture::{Heat, Mark};

/// How many of the heaviest nodes have a number.
const NUMBERED: usize = 3;
/// The share of the heat colour in the hollow part of a circle.
const HOLLOW: f32 = 0.2;

pub(super) struct Signs<'a> {
    pub(super) colors: &'a Colors,
}

impl Signs<'_> {
    pub(super) fn weight(&self, center: Point, weight: &Heat) -> Vec<Shape> {
        let share = weight.share.clamp(0.0, 1.0);
        let numbered = (1..=NUMBERED).contains(&weight.rank);
        let radius = (0.09 + 0.3 * share).max(if numbered { 0.24 } else { 0.0 });
        let fill = self.colors.board.mixed(self.colors.heat, 0.22 + 0.68 * share);
        let ground = if weight.own >= 1.0 { fill } else { self.colors.board.mixed(self.colors.heat, HOLLOW) };
        let mut shapes = vec![Shape::Circle { center, radius, fill: Some(ground), border: None }];
        let corner = |(x, y)| (center.0 + x * radius, center.1 + y * radius);
        let points: Vec<Point> = filled_part(weight.own).into_iter().map(corner).collect();
        if !points.is_empty() {
            shapes.push(Shape::Polygon { points, fill });
        }
        if numbered && weight.own < 1.0 {
            let ground = Some(self.colors.board);
            shapes.push(Shape::Circle { center, radius: radius * 0.62, fill: ground, border: None });
            shapes.push(text(center, radius, self.colors.ink, weight.rank.to_string()));
        } else if numbered {
            let color = Rgb::hex(if fill.is_light() { 0x0000_0000 } else { 0x00FF_FFFF });
            shapes.push(text(center, radius * 1.2, color, weight.rank.to_string()));
        }
        shapes
    }

    pub(super) fn hint(&self, center: Point) -> Vec<Shape> {
        let go = self.colors.go;
        let outer = Line::new(self.colors.board.mixed(go, 0.55), 0.035);
        vec![
            Shape::Circle { center, radius: 0.62, fill: None, border: Some(outer) },
            self.ring(center, 0.42, Line::new(go, 0.1)),
            Shape::Circle { center, radius: 0.14, fill: Some(go), border: None },
        ]
    }

    /// `is_hot` is whether the node has a weight, which stays visible.
    pub(super) fn mark(&self, center: Point, mark: Mark, is_hot: bool) -> Vec<Shape> {
        let Colors { go, bad, ink, .. } = *self.colors;
        match mark {
            Mark::Good if is_hot => vec![around(center, ink, 0.05)],
            Mark::Best if is_hot => vec![around(center, ink, 0.1)],
            Mark::Bad if is_hot => self.cross((center.0 + 0.34, center.1 - 0.34), 0.22),
            Mark::Good => vec![self.ring(center, 0.3, Line::new(go, 0.07)), check(center, go)],
            Mark::Best => self.diamond(center, 0.3, go),
            Mark::Bad => self.cross(center, 0.3),
            Mark::Other => self.diamond(center, 0.36, ink),
            Mark::Number(number) => {
                vec![self.ring(center, 0.36, Line::new(go, 0.07)), text(center, 0.4, go, number.to_string())]
            }
            Mark::Letter(letter) => {
                vec![
                    self.ring(center, 0.34, Line::new(ink, 0.05)),
                    text(center, 0.4, ink, letter.to_string()),
                ]
            }
            Mark::More(share) => vec![triangle(center, -1.0, share, go)],
            Mark::Less(share) => vec![triangle(center, 1.0, share, bad)],
        }
    }

    fn ring(&self, center: Point, radius: f32, line: Line) -> Shape {
        Shape::Circle { center, radius, fill: Some(self.colors.panel), border: Some(line) }
    }

    fn cross(&self, center: Point, radius: f32) -> Vec<Shape> {
        let (line, arm) = (Line::round(self.colors.bad, 0.09), radius * 0.42);
        let (x, y) = center;
        let stroke = |points: [Point; 2]| Shape::Lines { points: points.to_vec(), line };
        vec![
            self.ring(center, radius, Line::new(self.colors.bad, 0.07)),
            stroke([(x - arm, y - arm), (x + arm, y + arm)]),
            stroke([(x - arm, y + arm), (x + arm, y - arm)]),
        ]
    }

    fn diamond(&self, center: Point, radius: f32, color: Rgb) -> Vec<Shape> {
        let ((x, y), half) = (center, radius * 0.55);
        let points = vec![(x, y - half), (x + half, y), (x, y + half), (x - half, y)];
        vec![self.ring(center, radius, Line::new(color, 0.07)), Shape::Polygon { points, fill: color }]
    }
}

fn text(center: Point, size: f32, color: Rgb, text: String) -> Shape {
    Shape::Text { center, size, color, text }
}

/// A ring around a weight.
const fn around(center: Point, color: Rgb, width: f32) -> Shape {
    Shape::Circle { center, radius: 0.45, fill: None, border: Some(Line::new(color, width)) }
}

fn check((x, y): Point, color: Rgb) -> Shape {
    let points = vec![(x - 0.14, y + 0.01), (x - 0.04, y + 0.11), (x + 0.15, y - 0.11)];
    Shape::Lines { points, line: Line::round(color, 0.09) }
}

/// Points up with the direction -1, and down with 1.
fn triangle((x, y): Point, direction: f32, share: f32, fill: Rgb) -> Shape {
    let size = 0.14 + 0.3 * share.clamp(0.0, 1.0);
    let corner = |across: f32, down: f32| (x + across * size, y + down * direction * size);
    Shape::Polygon { points: vec![corner(0.0, 0.9), corner(0.95, -0.75), corner(-0.95, -0.75)], fill }
}
