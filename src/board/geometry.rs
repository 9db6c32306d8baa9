//! Conversion between grid coordinates and points on the screen.
//!
//! Node `(r, c)` is at column `c` and row `r` of the grid, `unit` points apart. Dots extend to -1, the
//! rails to -1.5. Coordinates are around the ground, or on a band at its edge.

use egui::{Pos2, Rect, Vec2, vec2};

use span_it_core::board::{BoardSize, Dot, Node};

/// From the outer nodes to the edge of the ground, in units: without coordinates, with coordinates around the ground,
/// and with coordinates on the ground, where [`BAND`] is added.
const GROUND: [f32; 3] = [2.0, 1.95, 1.585];
/// Room for the coordinates around the ground, beside and above it, in points.
const AROUND: Vec2 = vec2(24.0, 24.0);
/// Room for the coordinates on the ground, in points, and what is left at the other edges.
const BAND: [Vec2; 2] = [vec2(19.0, 17.0), vec2(15.0, 9.0)];
/// Below this unit, in points, the coordinates are on the ground, so that the nodes are larger.
const MIN_UNIT_AROUND: f32 = 26.0;
/// Below this unit, in points, only every fifth row and column has a coordinate.
const MIN_UNIT_ALL: f32 = 14.0;
const MAX_SIDE: f32 = 1100.0;
/// Around a dot, in units. The circle in a node's hit area does not touch it.
const DOT_REACH: f32 = 0.28;

/// Where the coordinates are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Labels {
    None,
    AroundGround,
    OnGround,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Geometry {
    size: BoardSize,
    origin: Pos2,
    unit: f32,
    labels: Labels,
}

impl Geometry {
    pub(crate) fn fit(rect: Rect, size: BoardSize, coordinates: bool) -> Self {
        let (w, h) = (rect.width().min(MAX_SIDE), rect.height().min(MAX_SIDE));
        let (across, down) = (last(size.grid_cols()), last(size.grid_rows()));
        let unit = |labels: Labels| {
            let [start, end] = labels.room();
            let (margin, points) = (2.0 * labels.ground(), start + end);
            ((w - points.x) / (across + margin)).min((h - points.y) / (down + margin)).max(1.0)
        };
        let labels = if !coordinates {
            Labels::None
        } else if unit(Labels::AroundGround) >= MIN_UNIT_AROUND {
            Labels::AroundGround
        } else {
            Labels::OnGround
        };
        let unit = unit(labels);
        let [start, end] = labels.room();
        let origin = rect.center() + (start - end) / 2.0 - vec2(across, down) * (unit / 2.0);
        Self { size, origin, unit, labels }
    }

    /// The same board scaled by `zoom` around `center` and then moved by `pan` points.
    #[must_use]
    pub(crate) fn zoomed(&self, center: Pos2, zoom: f32, pan: Vec2) -> Self {
        Self { origin: center + (self.origin - center) * zoom + pan, unit: self.unit * zoom, ..*self }
    }

    /// Distance of neighbouring grid rows or columns, in points.
    pub(crate) const fn unit(&self) -> f32 {
        self.unit
    }

    pub(crate) const fn size(&self) -> BoardSize {
        self.size
    }

    pub(super) const fn labels(&self) -> Labels {
        self.labels
    }

    /// Whether a row or column has a coordinate: where space is short, the first and every fifth.
    pub(super) fn is_labelled(&self, index: u8) -> bool {
        self.labels_all() || index == 0 || (index + 1).is_multiple_of(5)
    }

    pub(super) fn labels_all(&self) -> bool {
        self.unit >= MIN_UNIT_ALL
    }

    /// The diameter of the largest circle inside a node's hit area, in points.
    pub(crate) fn hit_diameter(&self) -> f32 {
        self.unit * std::f32::consts::SQRT_2
    }

    pub(crate) fn at(&self, row: f32, col: f32) -> Pos2 {
        self.origin + vec2(col, row) * self.unit
    }

    pub(crate) fn node(&self, node: Node) -> Pos2 {
        self.at(f32::from(node.row()), f32::from(node.col()))
    }

    pub(crate) fn dot(&self, dot: Dot) -> Pos2 {
        self.at(f32::from(dot.row()), f32::from(dot.col()))
    }

    pub(crate) fn node_rect(&self, node: Node) -> Rect {
        Rect::from_center_size(self.node(node), Vec2::splat(self.unit))
    }

    pub(crate) fn ground(&self) -> Rect {
        let [start, end] = if self.labels == Labels::OnGround { BAND } else { [Vec2::ZERO; 2] };
        let inner = self.reaching(self.labels.ground());
        Rect::from_min_max(inner.min - start, inner.max + end)
    }

    /// The ground with the coordinates around it.
    pub(crate) fn outline(&self) -> Rect {
        let around = if self.labels == Labels::AroundGround { AROUND } else { Vec2::ZERO };
        self.ground().expand2(around)
    }

    /// Distance of the middle of the coordinates from the outline, in points: a little further from the rails.
    pub(super) fn label_inset(&self) -> Vec2 {
        self.labels.room()[0] * 0.47
    }

    /// The rectangle that extends `beyond` units past the outer nodes.
    pub(crate) fn reaching(&self, beyond: f32) -> Rect {
        let (bottom, right) = (last(self.size.grid_rows()), last(self.size.grid_cols()));
        Rect::from_min_max(self.at(-beyond, -beyond), self.at(bottom + beyond, right + beyond))
    }

    pub(crate) fn is_on_dot(&self, pos: Pos2) -> bool {
        let grid = (pos - self.origin) / self.unit;
        let near = grid.round();
        let is_dot = (near.x + near.y).rem_euclid(2.0) > 0.5;
        let (bottom, right) = (last(self.size.grid_rows()), last(self.size.grid_cols()));
        let is_on_board = (-1.0..=right + 1.0).contains(&near.x) && (-1.0..=bottom + 1.0).contains(&near.y);
        is_dot && is_on_board && (grid - near).length() < DOT_REACH
    }

    /// The node whose hit area contains `pos`: the one with `|dr| + |dc| <= 1`, without the dots in its corners.
    ///
    /// In the coordinates `(r + c) / 2` and `(r - c) / 2` the hit areas are unit squares around whole
    /// numbers, so rounding gives the only candidate.
    pub(crate) fn node_at(&self, pos: Pos2) -> Option<Node> {
        let grid = (pos - self.origin) / self.unit;
        let (rising, falling) = (f32::midpoint(grid.y, grid.x).round(), ((grid.y - grid.x) / 2.0).round());
        let node = Node::new(whole(rising + falling)?, whole(rising - falling)?)?;
        (self.size.contains(node) && !self.is_on_dot(pos)).then_some(node)
    }
}

impl Labels {
    /// From the outer nodes to the edge of the ground, in units.
    const fn ground(self) -> f32 {
        match self {
            Self::None => GROUND[0],
            Self::AroundGround => GROUND[1],
            Self::OnGround => GROUND[2],
        }
    }

    /// At the left and top, and at the right and bottom, in points.
    const fn room(self) -> [Vec2; 2] {
        match self {
            Self::None => [Vec2::ZERO; 2],
            Self::AroundGround => [AROUND; 2],
            Self::OnGround => BAND,
        }
    }
}

fn last(count: u8) -> f32 {
    f32::from(count) - 1.0
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the range is checked first")]
fn whole(value: f32) -> Option<u8> {
    (0.0..=f32::from(2 * BoardSize::MAX)).contains(&value).then_some(value as u8)
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
    fn hit_area_is_the_diamond_without_its_dots() {
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
                // The nearest whole numbers of odd sum are a dot.
                let (near_row, near_col) = (row.round(), col.round());
                let is_dot = (near_row + near_col).rem_euclid(2.0) > 0.5
                    && (row - near_row).hypot(col - near_col) < DOT_REACH;
                let expected = nearest.filter(|_| !is_dot);
                assert_eq!(geometry.node_at(geometry.at(row, col)), expected, "row {row}, column {col}");
            }
        }
        // Beyond the board.
        for (row, col) in [(-1.5, 2.0), (2.0, -1.5), (11.5, 2.0), (2.0, 11.5), (-90.0, -90.0), (900.0, 900.0)]
        {
            assert_eq!(geometry.node_at(geometry.at(row, col)), None);
        }
    }

    #[test]
    fn unit_follows_the_interface_document() {
        let unit = |n, side| geometry(n, n, side, side).unit();
        assert!((unit(6, 664.0) - (664.0 - 48.0) / 13.9).abs() < 1e-4);
        assert!((unit(6, 300.0) - (300.0 - 34.0) / 13.17).abs() < 1e-4);
        assert!((unit(6, 4000.0) - (1100.0 - 48.0) / 13.9).abs() < 1e-4);
        let rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(300.0, 300.0));
        let bare = Geometry::fit(rect, BoardSize::square(6).unwrap(), false);
        assert!((bare.unit() - 300.0 / 14.0).abs() < 1e-4);
        // 640 x 480 minus the panel (264) and margins, and minus menu, header and strip.
        assert!(geometry(6, 6, 344.0, 334.0).hit_diameter() >= 33.0);
    }

    #[test]
    fn coordinates_fit_at_every_size() {
        for (rows, cols) in [(3, 3), (4, 4), (6, 6), (20, 20), (3, 20), (20, 3)] {
            for (width, height) in
                [(320.0, 102.0), (400.0, 300.0), (640.0, 334.0), (936.0, 650.0), (3000.0, 2000.0)]
            {
                let geometry = geometry(rows, cols, width, height);
                let rect = Rect::from_min_size(pos2(13.0, 7.0), vec2(width, height));
                assert!(rect.expand(0.1).contains_rect(geometry.outline()), "{rows} x {cols} in {rect:?}");
                let inside = geometry.outline().min + 2.0 * geometry.label_inset();
                let rails = geometry.reaching(1.585).min;
                assert!(inside.x <= rails.x && inside.y <= rails.y, "the coordinates cover the rails");
            }
        }
    }

    #[test]
    fn labels_every_fifth_line_of_small_boards() {
        let labelled =
            |geometry: &Geometry| (0..39).filter(|&line| geometry.is_labelled(line)).collect::<Vec<_>>();
        assert_eq!(labelled(&geometry(20, 20, 640.0, 330.0)), [0, 4, 9, 14, 19, 24, 29, 34]);
        assert_eq!(labelled(&geometry(6, 6, 640.0, 330.0)).len(), 39);
    }
}
