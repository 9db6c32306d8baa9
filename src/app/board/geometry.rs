//! Where the board's points fall on the screen, and back.
//!
//! Grid coordinates are the rules' own: node `(r, c)` stands at column `c` and row `r`, `unit`
//! points apart; dots reach to -1, the rails to -1.5, the ground to -1.95.

use egui::{Pos2, Rect, Vec2, vec2};

use span_it_core::board::{BoardSize, Dot, Node};

/// Beyond the outer nodes: the ground's edge, in units.
const GROUND: f32 = 1.95;
/// What is drawn beyond the outer nodes on both sides together, with and without coordinates.
const MARGINS: [f32; 2] = [5.3, 4.0];
/// Coordinates need units of at least this many points.
const MIN_LABELLED_UNIT: f32 = 22.0;
/// The board is never larger than this, in points.
const MAX_SIDE: f32 = 1100.0;

/// A board's place on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Geometry {
    size: BoardSize,
    origin: Pos2,
    unit: f32,
    labelled: bool,
}

impl Geometry {
    /// The largest board that fits in the middle of `rect`.
    pub fn fit(rect: Rect, size: BoardSize, coordinates: bool) -> Self {
        let (w, h) = (rect.width().min(MAX_SIDE), rect.height().min(MAX_SIDE));
        let (across, down) = (last(size.grid_cols()), last(size.grid_rows()));
        let unit = |margin: f32| (w / (across + margin)).min(h / (down + margin)).max(1.0);
        let labelled = coordinates && unit(MARGINS[0]) >= MIN_LABELLED_UNIT;
        let unit = unit(MARGINS[usize::from(!labelled)]);
        let origin = rect.center() - vec2(across, down) * (unit / 2.0);
        Self { size, origin, unit, labelled }
    }

    /// The same board `zoom` times as large, with the grid point at `rect`'s middle moved by `pan`
    /// points.
    #[must_use]
    pub fn zoomed(&self, center: Pos2, zoom: f32, pan: Vec2) -> Self {
        Self { origin: center + (self.origin - center) * zoom + pan, unit: self.unit * zoom, ..*self }
    }

    /// Points between two neighbouring grid rows or columns.
    pub const fn unit(&self) -> f32 {
        self.unit
    }

    /// The board's size.
    pub const fn size(&self) -> BoardSize {
        self.size
    }

    /// Whether coordinates are shown.
    pub const fn labelled(&self) -> bool {
        self.labelled
    }

    /// The diameter of the largest circle inside a node's hit area, in points.
    pub fn hit_diameter(&self) -> f32 {
        self.unit * std::f32::consts::SQRT_2
    }

    /// Where a grid point falls.
    pub fn at(&self, row: f32, col: f32) -> Pos2 {
        self.origin + vec2(col, row) * self.unit
    }

    /// Where a node stands.
    pub fn node(&self, node: Node) -> Pos2 {
        self.at(f32::from(node.row()), f32::from(node.col()))
    }

    /// Where a dot stands.
    pub fn dot(&self, dot: Dot) -> Pos2 {
        self.at(f32::from(dot.row()), f32::from(dot.col()))
    }

    /// The square round a node that focus and assistive technology see.
    pub fn node_rect(&self, node: Node) -> Rect {
        Rect::from_center_size(self.node(node), Vec2::splat(self.unit))
    }

    /// The board's ground.
    pub fn ground(&self) -> Rect {
        self.reaching(GROUND)
    }

    /// The rectangle that reaches `beyond` units beyond the outer nodes.
    pub fn reaching(&self, beyond: f32) -> Rect {
        let (bottom, right) = (last(self.size.grid_rows()), last(self.size.grid_cols()));
        Rect::from_min_max(self.at(-beyond, -beyond), self.at(bottom + beyond, right + beyond))
    }

    /// The node whose hit area holds `pos`: the one with `|dr| + |dc| <= 1`.
    ///
    /// Along the diagonals `(r + c) / 2` and `(r - c) / 2` the hit areas are unit squares round
    /// whole numbers, so rounding finds the only candidate.
    pub fn node_at(&self, pos: Pos2) -> Option<Node> {
        let grid = (pos - self.origin) / self.unit;
        let (rising, falling) = (f32::midpoint(grid.y, grid.x).round(), ((grid.y - grid.x) / 2.0).round());
        let node = Node::new(whole(rising + falling)?, whole(rising - falling)?)?;
        self.size.contains(node).then_some(node)
    }
}

/// The last of `count` grid rows or columns.
fn last(count: u8) -> f32 {
    f32::from(count) - 1.0
}

/// A whole number on the grid; `None` outside it.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the range is checked first")]
fn whole(value: f32) -> Option<u8> {
    (0.0..=f32::from(2 * BoardSize::MAX)).contains(&value).then_some(value as u8)
}

/// The ground of the board that [`show`](crate::app::board::show) would draw in `rect`, for lining things up.
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
    fn the_transform_inverts_for_every_node() {
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
    fn the_hit_area_is_the_diamond_round_the_node() {
        let geometry = geometry(6, 6, 664.0, 664.0);
        let away = |node: &Node, row: f32, col: f32| {
            (f32::from(node.row()) - row).abs() + (f32::from(node.col()) - col).abs()
        };
        for step in 0..60_u8 {
            for other in 0..60_u8 {
                let (row, col) = (f32::from(step) * 0.21 - 1.0, f32::from(other) * 0.21 - 1.0);
                let mut nodes = geometry.size().nodes();
                // On the very edge either neighbour will do.
                if nodes.clone().any(|node| (away(&node, row, col) - 1.0).abs() < 1e-3) {
                    continue;
                }
                let nearest = nodes.find(|node| away(node, row, col) < 1.0);
                assert_eq!(geometry.node_at(geometry.at(row, col)), nearest, "row {row}, column {col}");
            }
        }
    }

    #[test]
    fn nothing_lies_beyond_the_board() {
        let geometry = geometry(3, 3, 400.0, 400.0);
        for (row, col) in [(-1.5, 2.0), (2.0, -1.5), (5.5, 2.0), (2.0, 5.5), (-90.0, -90.0), (900.0, 900.0)] {
            assert_eq!(geometry.node_at(geometry.at(row, col)), None);
        }
    }

    #[test]
    fn the_unit_is_what_the_design_says() {
        assert!((geometry(6, 6, 664.0, 664.0).unit() - 664.0 / 15.3).abs() < 1e-4);
        assert!((geometry(6, 6, 300.0, 300.0).unit() - 300.0 / 14.0).abs() < 1e-4);
        assert!(!geometry(6, 6, 300.0, 300.0).labelled());
        assert!((geometry(6, 6, 4000.0, 4000.0).unit() - 1100.0 / 15.3).abs() < 1e-4);
    }

    #[test]
    fn six_by_six_in_the_smallest_window_has_room_for_a_finger_tip() {
        // 640 x 480 less the menu, the compact cards and the bottom bar.
        assert!(geometry(6, 6, 640.0, 330.0).hit_diameter() >= 33.0);
    }
}
