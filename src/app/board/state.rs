//! The state of the board between frames, and its animations (`docs/interface.md, "Motion"`).

use egui::{Context, Pos2, Rect, Vec2};

use crate::app::board::geometry::Geometry;
use crate::app::board::path_map::PathMap;
use crate::app::board::{BoardScene, Frame};
use span_it_core::board::{Node, Path, Position};

// Durations of animations, in seconds.
const GROW_TIME: f64 = 0.140;
const GHOST_TIME: f64 = 0.080;
const WIN_TIME: f64 = 0.600;
/// Boards with a smaller node circle, in points, can be zoomed.
const ZOOM_BELOW: f32 = 24.0;
const MAX_ZOOM: f32 = 4.0;

#[derive(Clone, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct BoardState {
    pub(super) cursor: Option<Node>,
    /// Up and Down keep to this column.
    pub(super) column: u8,
    /// Waits for confirmation.
    pub(super) pending: Option<Node>,
    pub(super) press: Option<Press>,
    /// Whether a finger, not a mouse, was used last.
    pub(super) touched: bool,
    pub(super) focused: bool,
    pub(super) wants_focus: bool,
    /// Whether the cursor is visible: only while the keyboard is used.
    pub(super) shows_cursor: bool,
    pub(super) hinted: Option<Node>,
    pub(super) reveal_cursor: bool,
    pub(super) paths: PathMap,
    view: View,
    hover: Option<(Node, f64)>,
    placed: Option<(Node, f64)>,
    won: Option<WinAnimation>,
    last_shown: Option<ShownPosition>,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Press {
    pub(super) from: Option<Node>,
    pub(super) over: Option<Node>,
}

#[derive(Clone, Debug)]
struct ShownPosition {
    position: Position,
    won: bool,
}

#[derive(Clone, Debug)]
struct WinAnimation {
    since: f64,
    /// From one edge to the other.
    order: Vec<Node>,
}

#[derive(Clone, Copy, Debug)]
struct View {
    zoom: f32,
    pan: Vec2,
}

impl Default for View {
    fn default() -> Self {
        Self { zoom: 1.0, pan: Vec2::ZERO }
    }
}

impl BoardState {
    pub fn focus_node(&mut self, ctx: &Context, node: Node) {
        self.set_cursor(node);
        self.wants_focus = true;
        self.reveal_cursor = true;
        self.shows_cursor = true;
        ctx.request_repaint();
    }

    pub const fn is_focused(&self) -> bool {
        self.focused
    }

    pub fn focus(&mut self, ctx: &Context) {
        self.wants_focus = true;
        ctx.request_repaint();
    }

    pub const fn cursor(&self) -> Option<Node> {
        self.cursor
    }

    pub const fn pending(&self) -> Option<Node> {
        self.pending
    }

    pub fn hovered(&self) -> Option<Node> {
        self.hover.map(|(node, _)| node)
    }

    pub(super) fn set_cursor(&mut self, node: Node) {
        self.cursor = Some(node);
        self.column = node.col();
    }

    /// Proposes a move at `node` if it may be played. Returns it if it needs no confirmation.
    pub(super) fn propose(&mut self, frame: &Frame<'_>, node: Node, confirm: bool) -> Option<Node> {
        frame.scene.may_play(node)?;
        if confirm && self.pending != Some(node) {
            self.pending = Some(node);
            return None;
        }
        Some(node)
    }

    /// Compares the scene with the last frame and starts animations.
    pub(super) fn follow(&mut self, scene: &BoardScene<'_>, now: f64) {
        let position = scene.position;
        self.paths.follow(position);
        let size = position.size();
        if self.last_shown.as_ref().is_some_and(|last_shown| last_shown.position.size() != size) {
            *self = Self { paths: std::mem::take(&mut self.paths), ..Self::default() };
        }
        if self.cursor.is_none()
            && let Some(node) = default_cursor(position)
        {
            self.set_cursor(node);
        }
        self.pending = self.pending.filter(|&node| scene.may_play(node).is_some());
        let last_shown = self.last_shown.take();
        if let Some(last_shown) = &last_shown
            && last_shown.position != *position
        {
            let added = scene.last_move.filter(|&node| {
                last_shown.position.is_free(node)
                    && !position.is_free(node)
                    && position.connectors() == last_shown.position.connectors() + 1
            });
            self.placed = added.map(|node| (node, now));
        }
        match scene.winning_path {
            None => self.won = None,
            Some(path) if self.won.is_none() => {
                // A game that was over when first shown is shown without animation.
                let happened_now = last_shown.is_some_and(|last_shown| !last_shown.won);
                let since = if happened_now { now } else { f64::NEG_INFINITY };
                self.won = Some(WinAnimation { since, order: in_order(path) });
            }
            Some(_) => {}
        }
        self.last_shown =
            Some(ShownPosition { position: position.clone(), won: scene.winning_path.is_some() });
    }

    pub(super) fn hover(&mut self, node: Option<Node>, now: f64) {
        if self.hovered() != node {
            self.hover = node.map(|node| (node, now));
        }
    }

    /// 0..=1.
    pub(super) fn ghost_share(&self, scene: &BoardScene<'_>, now: f64) -> f32 {
        self.hover.map_or(1.0, |(_, since)| progress(scene, now - since, GHOST_TIME))
    }

    /// 0..=1.
    pub(super) fn grown(&self, scene: &BoardScene<'_>, node: Node, now: f64) -> f32 {
        match self.placed {
            Some((placed, since)) if placed == node => progress(scene, now - since, GROW_TIME),
            _ => 1.0,
        }
    }

    /// 0..=1.
    pub(super) fn win_share(&self, scene: &BoardScene<'_>, now: f64) -> f32 {
        self.won.as_ref().map_or(0.0, |won| progress(scene, now - won.since, WIN_TIME))
    }

    /// 0..=1; `None` if the connector does not win.
    pub(super) fn win_swell(&self, scene: &BoardScene<'_>, node: Node, now: f64) -> Option<f32> {
        let won = self.won.as_ref()?;
        let place = won.order.iter().position(|&member| member == node)?;
        // Each connector takes a quarter of the time, one starting after the other.
        let start = 0.75 * place as f32 / won.order.len().max(2) as f32;
        Some(((self.win_share(scene, now) - start) / 0.25).clamp(0.0, 1.0))
    }

    pub(super) fn is_moving(&self, scene: &BoardScene<'_>, now: f64) -> bool {
        let ghost = self.hovered().is_some_and(|node| scene.may_play(node).is_some())
            && self.ghost_share(scene, now) < 1.0;
        let placed = self.placed.is_some_and(|(node, _)| self.grown(scene, node, now) < 1.0);
        ghost || placed || (self.won.is_some() && self.win_share(scene, now) < 1.0)
    }

    /// The zoomed and panned geometry; unchanged if the board is too large to be zoomed.
    pub(super) fn zoomed(&mut self, fitted: &Geometry, rect: Rect) -> Geometry {
        if fitted.hit_diameter() >= ZOOM_BELOW {
            self.fit();
        }
        fitted.zoomed(rect.center(), self.view.zoom, self.view.pan)
    }

    pub(super) fn fit(&mut self) {
        self.view = View::default();
    }

    pub(super) fn is_zoomed(&self) -> bool {
        self.view.zoom > 1.0
    }

    /// Zooms by `factor` and keeps the point at `pos` in place.
    pub(super) fn zoom_by(&mut self, fitted: &Geometry, rect: Rect, pos: Pos2, factor: f32) {
        if fitted.hit_diameter() >= ZOOM_BELOW {
            return;
        }
        let before = self.view.zoom;
        self.view.zoom = (before * factor).clamp(1.0, MAX_ZOOM);
        let away = pos - rect.center() - self.view.pan;
        self.view.pan += away * (1.0 - self.view.zoom / before);
        self.pan_by(fitted, rect, Vec2::ZERO);
    }

    /// Moves the zoomed board, at most to the edges of `rect`.
    pub(super) fn pan_by(&mut self, fitted: &Geometry, rect: Rect, by: Vec2) {
        let spare = (fitted.ground().size() * self.view.zoom - rect.size()).max(Vec2::ZERO) / 2.0;
        self.view.pan = (self.view.pan + by).clamp(-spare, spare);
    }

    pub(super) fn reveal(&mut self, fitted: &Geometry, rect: Rect, node: Node) {
        if self.is_zoomed() {
            let place = fitted.zoomed(rect.center(), self.view.zoom, self.view.pan).node_rect(node);
            let inside = rect.shrink(place.width());
            let by = place.center().clamp(inside.min, inside.max.max(inside.min)) - place.center();
            self.pan_by(fitted, rect, by);
        }
    }
}

/// Progress of an animation of `length` seconds, eased out.
fn progress(scene: &BoardScene<'_>, elapsed: f64, length: f64) -> f32 {
    if scene.reduced_motion || elapsed >= length {
        return 1.0;
    }
    let left = 1.0 - (elapsed / length).max(0.0);
    #[expect(clippy::cast_possible_truncation, reason = "a share needs no more")]
    let left = left as f32;
    1.0 - left * left
}

fn default_cursor(position: &Position) -> Option<Node> {
    let size = position.size();
    position.free_nodes().min_by_key(|&node| size.centre_distance(node))
}

/// The connectors of a winning path, by their distance from the first edge.
fn in_order(path: &Path) -> Vec<Node> {
    let owner = path.owner();
    let mut left: Vec<Node> = path.members().to_vec();
    let mut order: Vec<Node> = Vec::new();
    let mut reached = Vec::new();
    loop {
        let (next, rest): (Vec<Node>, Vec<Node>) = left.into_iter().partition(|node| {
            node.dots(owner).iter().any(|dot| {
                if order.is_empty() { dot.major_coordinate() == -1 } else { reached.contains(dot) }
            })
        });
        reached.extend(next.iter().flat_map(|node| node.dots(owner)));
        order.extend(&next);
        left = rest;
        if next.is_empty() || left.is_empty() {
            order.extend(left);
            return order;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_core::board::{BoardSize, ByPlayer, Player, paths};

    const NAMES: ByPlayer<&str> = ByPlayer { horizontal: "Ada", vertical: "Bo" };

    #[test]
    fn new_connector_grows_and_stops() {
        let start = Position::empty(BoardSize::square(4).unwrap(), Player::Horizontal);
        let node: Node = "c3".parse().unwrap();
        let after = start.after(node);
        let mut state = BoardState::default();
        state.follow(&BoardScene::of(&start, NAMES), 10.0);
        let scene = BoardScene { last_move: Some(node), ..BoardScene::of(&after, NAMES) };
        state.follow(&scene, 11.0);
        assert!(state.grown(&scene, node, 11.0) < 0.01);
        assert!(state.is_moving(&scene, 11.05));
        assert!(!state.is_moving(&scene, 11.15));
        let still = BoardScene { reduced_motion: true, ..scene };
        assert!(!state.is_moving(&still, 11.0));
    }

    #[test]
    fn animates_only_a_win_that_happens_on_screen() {
        let won: Position = "hhh/../.../../... v".parse().unwrap();
        let before: Position = "hh./../.../../... h".parse().unwrap();
        let path = paths(&won, Player::Horizontal).remove(0);
        let scene = BoardScene { winning_path: Some(&path), ..BoardScene::of(&won, NAMES) };
        let mut state = BoardState::default();
        state.follow(&scene, 5.0);
        assert!(!state.is_moving(&scene, 5.0));
        let mut state = BoardState::default();
        state.follow(&BoardScene::of(&before, NAMES), 5.0);
        state.follow(&scene, 5.1);
        assert!(state.is_moving(&scene, 5.2) && !state.is_moving(&scene, 5.8));
        let order: Vec<String> = in_order(&path).iter().map(Node::to_string).collect();
        assert_eq!(order, ["a1", "c1", "e1"]);
    }
}
