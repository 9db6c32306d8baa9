//! Conversion between grid coordinates and points on the screen.
//!
//! Node `(r, c)` is at column `c` and row `r` of the grid, `unit` points apart. Dots extend to -1, the
//! rails to -1.5, the ground to -1.95.

use egui::{Pos2, Rect, Vec2, vec2};

use span_it_core::board::{BoardSize, Dot, Node};

/// From the outer nodes to the edge of the ground, in units.
const GROUND: f32 = 1.95;
/// Total width of what is drawn beyond the outer nodes on both sides, in units, with and without
/// coordinates.
const MARGINS: [f32; 2] = [5.3, 4.0];
/// Coordinates are shown from this unit on, in points.
const MIN_LABELLED_UNIT: f32 = 22.0;
const MAX_SIDE: f32 = 1100.0;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Geometry {
    size: BoardSize,
    origin: Pos2,
    unit: f32,
    labelled: bool,
}

impl Geometry {
    pub fn fit(rect: Rect, size: BoardSize, coordinates: bool) -> Self {
        let (w, h) = (rect.width().min(MAX_SIDE), rect.height().min(MAX_SIDE));
        let (across, down) = (last(size.grid_cols()), last(size.grid_rows()));
        let unit = |margin: f32| (w / (across + margin)).min(h / (down + margin)).max(1.0);
        let labelled = coordinates && unit(MARGINS[0]) >= MIN_LABELLED_UNIT;
        let unit = unit(MARGINS[usize::from(!labelled)]);
        let origin = rect.center() - vec2(across, down) * (unit / 2.0);
        Self { size, origin, unit, labelled }
    }

    /// The same board scaled by `zoom` around `center` and then moved by `pan` points.
    #[must_use]
    pub fn zoomed(&self, center: Pos2, zoom: f32, pan: Vec2) -> Self {
        Self { origin: center + (self.origin - center) * zoom + pan, unit: self.unit * zoom, ..*self }
    }

    /// Distance of neighbouring grid rows or columns, in points.
    pub const fn unit(&self) -> f32 {
        self.unit
    }

    pub const fn size(&self) -> BoardSize {
        self.size
    }

    pub const fn labelled(&self) -> bool {
        self.labelled
    }

    /// The diameter of the largest circle inside a node's hit area, in points.
    pub fn hit_diameter(&self) -> f32 {
        self.unit * std::f32::consts::SQRT_2
    }

    pub fn at(&self, row: f32, col: f32) -> Pos2 {
        self.origin + vec2(col, row) * self.unit
    }

    pub fn node(&self, node: Node) -> Pos2 {
        self.at(f32::from(node.row()), f32::from(node.col()))
    }

    pub fn dot(&self, dot: Dot) -> Pos2 {
        self.at(f32::from(dot.row()), f32::from(dot.col()))
    }

    pub fn node_rect(&self, node: Node) -> Rect {
        Rect::from_center_size(self.node(node), Vec2::splat(self.unit))
    }

    pub fn ground(&self) -> Rect {
        self.reaching(GROUND)
    }

    /// The rectangle that extends `beyond` units past the outer nodes.
    pub fn reaching(&self, beyond: f32) -> Rect {
        let (bottom, right) = (last(self.size.grid_rows()), last(self.size.grid_cols()));
        Rect::from_min_max(self.at(-beyond, -beyond), self.at(bottom + beyond, right + beyond))
    }

    /// The node whose hit area contains `pos`: the one with `|dr| + |dc| <= 1`.
    ///
    /// In the coordinates `(r + c) / 2` and `(r - c) / 2` the hit areas are unit squares around whole
    /// numbers, so rounding gives the only candidate.
    pub fn node_at(&self, pos: Pos2) -> Option<Node> {
        let grid = (pos - self.origin) / self.unit;
        let (rising, falling) = (f32::midpoint(grid.y, grid.x).round(), ((grid.y - grid.x) / 2.0).round());
        let node = Node::new(whole(rising + falling)?, whole(rising - falling)?)?;
        self.size.contains(node).then_some(node)
    }
}

fn last(count: u8) -> f32 {
    f32::from(count) - 1.0
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the range is checked first")]
fn whole(value: f32) -> Option<u8> {
    (0.0..=f32::from(2 * BoardSize::MAX)).contains(&value).then_some(value as u8)
}

/// The ground of the board that `show` would draw in `rect`.
pub fn board_rect(rect: Rect, size: BoardSize, coordinates: bool) -> Rect {
    Geometry::fit(rect, size, coordinates).ground()
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;

    fn geometry(rows: usize, cols: usize, width: f32, height: f32) -> Geometry {
        let rect = Rect::from_min_size(pos2(13.0, 7.0), vec2(width, height));
        Geometry::fit(rect, BoardSize::new(rows, cols).unwrap(), true)
    }

    #[test]
    fn transform_inverts_for_every_node() {
        for (rows, cols) in [(3, 3), (6, 6), (20, 20), (3, 20), (20, 3)] {
            for zoom in [1.0, 2.7] {
                let geometry =
                    geometry(rows, cols, 640.0, 480.0).zoomed(pos2(300.0, 200.0), zoom, vec2(31.0, -9.0));
                for node in geometry.size().nodes() {
                    assert_eq!(geometry.node_at(geometry.node(node)), Some(node));
                }
            }
        }
    }

    #[test]
    fn hit_area_is_the_diamond_around_the_node() {
        let geometry = geometry(6, 6, 664.0, 664.0);
        let away = |node: &Node, row: f32, col: f32| {
            (f32::from(node.row()) - row).abs() + (f32::from(node.col()) - col).abs()
        };
        for step in 0..60_u8 {
            for other in 0..60_u8 {
                let (row, col) = (f32::from(step) * 0.21 - 1.0, f32::from(other) * 0.21 - 1.0);
                let mut nodes = geometry.size().nodes();
                // On the edge itself either neighbour is correct.
                if nodes.clone().any(|node| (away(&node, row, col) - 1.0).abs() < 1e-3) {
                    continue;
                }
                let nearest = nodes.find(|node| away(node, row, col) < 1.0);
                assert_eq!(geometry.node_at(geometry.at(row, col)), nearest, "row {row}, column {col}");
            }
        }
    }

    #[test]
    fn no_node_beyond_the_board() {
        let geometry = geometry(3, 3, 400.0, 400.0);
        for (row, col) in [(-1.5, 2.0), (2.0, -1.5), (5.5, 2.0), (2.0, 5.5), (-90.0, -90.0), (900.0, 900.0)] {
            assert_eq!(geometry.node_at(geometry.at(row, col)), None);
        }
    }

    #[test]
    fn unit_follows_the_interface_document() {
        assert!((geometry(6, 6, 664.0, 664.0).unit() - 664.0 / 15.3).abs() < 1e-4);
        assert!((geometry(6, 6, 300.0, 300.0).unit() - 300.0 / 14.0).abs() < 1e-4);
        assert!(!geometry(6, 6, 300.0, 300.0).labelled());
        assert!((geometry(6, 6, 4000.0, 4000.0).unit() - 1100.0 / 15.3).abs() < 1e-4);
    }

    #[test]
    fn smallest_window_fits_finger_tips() {
        // 640 x 480 minus the menu, the cards of the narrow layout and the bottom bar.
        assert!(geometry(6, 6, 640.0, 330.0).hit_diameter() >= 33.0);
    }
}
