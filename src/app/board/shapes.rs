//! Thick lines and dashed circles.

use egui::epaint::RectShape;
use egui::{Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, Vec2, vec2};

/// A thick line with round ends, along a row or a column.
pub(super) fn capsule(painter: &Painter, [from, to]: [Pos2; 2], width: f32, color: Color32) {
    let rect = Rect::from_two_pos(from, to).expand(width / 2.0);
    let shape = RectShape::filled(rect, CornerRadius::same(u8::MAX), color).with_round_to_pixels(false);
    painter.add(shape);
}

/// A thick line with square ends, along a row or a column.
pub(super) fn bar(painter: &Painter, [from, to]: [Pos2; 2], width: f32, color: Color32) {
    let along = (to - from).normalized();
    let across = vec2(along.y.abs(), along.x.abs()) * (width / 2.0);
    let rect = Rect::from_two_pos(from, to).expand2(across);
    painter.add(RectShape::filled(rect, CornerRadius::ZERO, color).with_round_to_pixels(false));
}

pub(super) fn dashed_circle(painter: &Painter, center: Pos2, radius: f32, stroke: Stroke) {
    let points: Vec<Pos2> = (0..=72_u8)
        .map(|step| center + Vec2::angled(f32::from(step) * std::f32::consts::TAU / 72.0) * radius)
        .collect();
    let dash = radius * std::f32::consts::TAU / 12.0;
    painter.extend(Shape::dashed_line(&points, stroke, dash * 0.6, dash * 0.4));
}
