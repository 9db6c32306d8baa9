//! The shapes of a drawing, in units: neighbouring rows of the grid are one unit apart.

use crate::picture::colors::Rgb;
use span_it_core::board::{Node, Player};

/// Across and down.
pub(super) type Point = (f32, f32);

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Shape {
    /// With round corners.
    Rect {
        at: Point,
        size: Point,
        radius: f32,
        fill: Rgb,
        border: Option<Line>,
    },
    /// Joined lines.
    Lines {
        points: Vec<Point>,
        line: Line,
    },
    Circle {
        center: Point,
        radius: f32,
        fill: Option<Rgb>,
        border: Option<Line>,
    },
    Polygon {
        points: Vec<Point>,
        fill: Rgb,
    },
    /// One line, around its middle.
    Text {
        center: Point,
        size: f32,
        color: Rgb,
        text: String,
    },
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Line {
    pub color: Rgb,
    pub width: f32,
    pub is_round: bool,
    /// Length of dashes and of gaps.
    pub dash: Option<f32>,
}

impl Line {
    pub(super) const fn new(color: Rgb, width: f32) -> Self {
        Self { color, width, is_round: false, dash: None }
    }

    pub(super) const fn round(color: Rgb, width: f32) -> Self {
        Self { is_round: true, ..Self::new(color, width) }
    }
}

/// What a group of shapes shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Subject {
    Other,
    FreeNode(Node),
    Connector(Player, Node),
}

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Group {
    pub subject: Subject,
    pub shapes: Vec<Shape>,
}

/// All shapes, from the ground up.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Drawing {
    /// Width and height.
    pub size: Point,
    pub groups: Vec<Group>,
}

impl Drawing {
    /// Pixels per unit, so that the longer side has `side` pixels.
    pub(super) fn scale(&self, side: u32) -> f32 {
        #[expect(clippy::cast_precision_loss, reason = "at most 4000")]
        let side = side as f32;
        side / self.size.0.max(self.size.1)
    }

    pub(super) fn add(&mut self, subject: Subject, shapes: Vec<Shape>) {
        self.groups.push(Group { subject, shapes });
    }

    pub(super) fn put(&mut self, shape: Shape) {
        self.add(Subject::Other, vec![shape]);
    }
}
