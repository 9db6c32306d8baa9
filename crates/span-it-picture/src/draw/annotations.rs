//! The annotations of a picture.

use super::Board;
use crate::colors::Rgb;
use crate::shape::{Line, Point, Shape};
use crate::{Annotation, Ink};

impl Board<'_> {
    fn ink(&self, ink: Ink) -> Rgb {
        match ink {
            Ink::Program => self.colors.go,
            Ink::Side(player) => self.colors.side(player),
        }
    }

    /// Below the connectors.
    pub(super) fn annotated_halos(&mut self) {
        let picture = self.picture;
        for annotation in &picture.annotations {
            if let Annotation::Halo(player, node, ink) = annotation {
                let line = Line::round(self.colors.board.mixed(self.ink(*ink), 0.3), 0.63);
                self.line(node.dots(*player).map(|dot| self.dot(dot)), line);
            }
        }
    }

    /// Everything but the halos.
    pub(super) fn annotations(&mut self) {
        let picture = self.picture;
        for annotation in &picture.annotations {
            match annotation {
                Annotation::Halo(..) => {}
                Annotation::Ring(node, ink) => {
                    let border = Some(Line::new(self.ink(*ink), 0.08));
                    let center = self.node(*node);
                    self.drawing.put(Shape::Circle { center, radius: 0.4, fill: None, border });
                }
                Annotation::Measure { ends, label, ink } => self.measure(*ends, label, self.ink(*ink)),
                Annotation::Text { at, text } => {
                    let (center, color) = (self.at(at.0, at.1), self.colors.soft);
                    self.drawing.put(Shape::Text { center, size: 0.28, color, text: text.clone() });
                }
                Annotation::Label { at, text } => self.label(self.at(at.0, at.1), text, 0.34, self.colors.go),
            }
        }
    }

    fn measure(&mut self, ends: [(f32, f32); 2], label: &str, color: Rgb) {
        let [from, to] = ends.map(|(row, col)| self.at(row, col));
        self.line([from, to], Line::round(color, 0.08));
        let is_upright = (from.0 - to.0).abs() < (from.1 - to.1).abs();
        let (x, y) = if is_upright { (0.17, 0.0) } else { (0.0, 0.17) };
        for end in [from, to] {
            self.line([(end.0 - x, end.1 - y), (end.0 + x, end.1 + y)], Line::round(color, 0.08));
        }
        // On the line, where no dot can be; below a line of no length.
        let beside = if from == to { 0.4 } else { 0.0 };
        let center = (f32::midpoint(from.0, to.0), f32::midpoint(from.1, to.1) + beside);
        self.label(center, label, 0.4, color);
    }

    fn label(&mut self, center: Point, text: &str, size: f32, color: Rgb) {
        #[expect(clippy::cast_precision_loss, reason = "a label is short")]
        let width = (text.chars().count() as f32 * 0.54 + 0.3) * size;
        let at = (center.0 - width / 2.0, center.1 - size / 2.0);
        let ground =
            Shape::Rect { at, size: (width, size), radius: 0.1, fill: self.colors.board, border: None };
        self.drawing.put(ground);
        self.drawing.put(Shape::Text { center, size, color, text: text.to_owned() });
    }
}
