//! Parses the SVG path commands that the icons use (absolute `M L H V C A Z`) and flattens curves.

use egui::{Pos2, Vec2, pos2};

const PIECES: u8 = 12;

#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Line {
    pub(super) points: Vec<Pos2>,
    /// Indices of points that are ends or sharp corners.
    pub(super) corners: Vec<usize>,
    pub(super) closed: bool,
}

impl Line {
    fn corner(&mut self, point: Pos2) {
        self.corners.push(self.points.len());
        self.points.push(point);
    }

    fn last(&self) -> Pos2 {
        self.points.last().copied().unwrap_or_default()
    }

    fn curve(&mut self, [first, second, end]: [Pos2; 3]) {
        let start = self.last();
        for step in 1..PIECES {
            let t = f32::from(step) / f32::from(PIECES);
            let (a, b, c) = (start.lerp(first, t), first.lerp(second, t), second.lerp(end, t));
            self.points.push(a.lerp(b, t).lerp(b.lerp(c, t), t));
        }
        self.corner(end);
    }

    /// `large` and `sweep` as in SVG.
    fn arc(&mut self, radius: f32, large: bool, sweep: bool, end: Pos2) {
        let start = self.last();
        let half = (end - start) / 2.0;
        // A chord longer than the diameter enlarges the circle, as in SVG.
        let radius = radius.max(half.length());
        let away = (radius * radius - half.length_sq()).max(0.0).sqrt();
        let side = if large == sweep { -1.0 } else { 1.0 };
        let center = start + half + half.normalized().rot90() * (away * -side);
        let (from, to) = ((start - center).angle(), (end - center).angle());
        let mut turn = to - from;
        if sweep && turn <= 0.0 {
            turn += std::f32::consts::TAU;
        } else if !sweep && turn >= 0.0 {
            turn -= std::f32::consts::TAU;
        }
        for step in 1..PIECES {
            let angle = from + turn * f32::from(step) / f32::from(PIECES);
            self.points.push(center + Vec2::angled(angle) * radius);
        }
        self.corner(end);
    }
}

pub(super) fn flatten(path: &str) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for (command, numbers) in commands(path) {
        if command == 'M' {
            lines.push(Line::default());
        }
        let Some(line) = lines.last_mut() else { continue };
        let at = |index: usize| numbers.get(index).copied().unwrap_or_default();
        let point = |index: usize| pos2(at(index), at(index + 1));
        match command {
            'M' | 'L' => line.corner(point(0)),
            'H' => line.corner(pos2(at(0), line.last().y)),
            'V' => line.corner(pos2(line.last().x, at(0))),
            'C' => line.curve([point(0), point(2), point(4)]),
            'A' => line.arc(at(0), at(3) > 0.5, at(4) > 0.5, point(5)),
            _ => line.closed = true,
        }
    }
    lines
}

fn commands(path: &str) -> impl Iterator<Item = (char, Vec<f32>)> {
    let starts = path.char_indices().filter(|(_, letter)| letter.is_ascii_alphabetic());
    starts.map(|(index, letter)| {
        let rest = &path[index + 1..];
        let end = rest.find(|next: char| next.is_ascii_alphabetic()).unwrap_or(rest.len());
        (letter, rest[..end].split_whitespace().filter_map(|number| number.parse().ok()).collect())
    })
}

#[cfg(test)]
mod tests {
    use egui::vec2;

    use super::*;

    #[test]
    fn straight_commands_keep_their_points() {
        let lines = flatten("M1 2L3 4H5V6ZM7 8L9 9");
        assert_eq!(lines.len(), 2);
        assert_eq!(lines[0].points, [pos2(1.0, 2.0), pos2(3.0, 4.0), pos2(5.0, 4.0), pos2(5.0, 6.0)]);
        assert!(lines[0].closed && !lines[1].closed);
    }

    #[test]
    fn arcs_keep_radius_and_sweep_direction() {
        let right = flatten("M10 0A4 4 0 0 1 10 8");
        let left = flatten("M10 0A4 4 0 0 0 10 8");
        for point in &right[0].points {
            assert!((point.distance(pos2(10.0, 4.0)) - 4.0).abs() < 1e-3);
        }
        assert!(right[0].points[6].x > 13.0, "sweep 1 turns clockwise");
        assert!(left[0].points[6].x < 7.0, "sweep 0 turns anticlockwise");
    }

    #[test]
    fn large_arc_takes_the_longer_way() {
        let length = |path: &str| {
            flatten(path)[0].points.windows(2).map(|pair| pair[0].distance(pair[1])).sum::<f32>()
        };
        let (small, large) = (length("M0 0A5 5 0 0 1 6 0"), length("M0 0A5 5 0 1 1 6 0"));
        assert!(small < 7.0 && large > 20.0, "small {small}, large {large}");
        assert!((flatten("M0 0A5 5 0 1 1 6 0")[0].last() - pos2(6.0, 0.0)).length() < vec2(0.01, 0.0).x);
    }
}
