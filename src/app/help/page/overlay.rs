//! The overlay of the Board Diagram: short words, halos, rings, spans.

use eframe::egui::{Align2, Color32, CornerRadius, Painter, Pos2, Rect, Stroke, StrokeKind, vec2};

use crate::app::board::geometry::Geometry;
use crate::app::help::diagram::{DiagramWord, MarkColor, Marking, Measure};
use crate::app::ui::theme::{Palette, font};
use span_it_core::board::{Node, Position};

pub(super) struct Overlay<'a> {
    pub(super) painter: &'a Painter,
    pub(super) geometry: Geometry,
    pub(super) palette: &'a Palette,
}

impl Overlay<'_> {
    fn color(&self, ink: MarkColor) -> Color32 {
        match ink {
            MarkColor::Program => self.palette.go,
            MarkColor::Side(player) => self.palette.side(player).text,
        }
    }

    fn units(&self, units: f32) -> f32 {
        units * self.geometry.unit()
    }

    /// Below every free node except the one with a label of its own.
    pub(super) fn kinds(&self, position: &Position, trial: Node) {
        let font = font::regular(self.units(0.3).clamp(7.5, 12.0));
        for node in position.free_nodes().filter(|&node| node != trial) {
            let at = self.geometry.node(node) + vec2(0.0, self.units(0.3));
            let kind = DiagramWord::of_kind(node.kind()).name();
            self.painter.text(at, Align2::CENTER_CENTER, kind, font.clone(), self.palette.soft);
        }
    }

    pub(super) fn marking(&self, marking: &Marking) {
        for &(player, node, ink) in &marking.halos {
            let ends = node.dots(player).map(|dot| self.geometry.dot(dot));
            let color = self.color(ink);
            let rect = Rect::from_two_pos(ends[0], ends[1]).expand(self.units(0.34));
            let radius = CornerRadius::from(self.units(0.34));
            self.painter.rect_filled(rect, radius, color.gamma_multiply(0.12));
            self.painter.rect_stroke(rect, radius, Stroke::new(2.0, color), StrokeKind::Inside);
        }
        let ring = self.units(0.07).max(2.0);
        for &(node, ink) in &marking.rings {
            let stroke = Stroke::new(ring, self.color(ink));
            self.painter.circle_stroke(self.geometry.node(node), self.units(0.42), stroke);
        }
        for measure in &marking.measures {
            self.measure(measure);
        }
    }

    fn measure(&self, measure: &Measure) {
        let color = self.color(measure.ink);
        let stroke = Stroke::new(self.units(0.08).max(2.0), color);
        let [from, to] = measure.ends.map(|(row, col)| self.geometry.at(row, col));
        self.painter.line_segment([from, to], stroke);
        let along = to - from;
        let across = if along.y.abs() > along.x.abs() { vec2(1.0, 0.0) } else { vec2(0.0, 1.0) };
        for end in [from, to] {
            let tick = across * self.units(0.18);
            self.painter.line_segment([end - tick, end + tick], stroke);
        }
        // On the line, where no dot can be; below a line of no length.
        let beside = if along.length() > 0.0 { 0.0 } else { self.units(0.4) };
        self.chip(from + along / 2.0 + across * beside, &measure.label, color);
    }

    pub(super) fn label_below(&self, node: Node, label: &str) {
        let at = self.geometry.node(node) + vec2(0.0, self.units(0.86));
        self.chip(at, label, self.palette.go);
    }

    fn chip(&self, center: Pos2, label: &str, color: Color32) {
        let font = font::semibold(self.units(0.36).clamp(10.0, 13.0));
        let galley = self.painter.layout_no_wrap(label.to_owned(), font, color);
        let rect = Rect::from_center_size(center, galley.size() + vec2(6.0, 1.0));
        self.painter.rect_filled(rect, self.palette.corner(4), self.palette.board);
        self.painter.galley(rect.center() - galley.size() / 2.0, galley, color);
    }
}
