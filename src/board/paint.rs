//! Paints the board, from the ground up (`docs/interface.md, "Paint order"`).

use std::time::Duration;

use egui::epaint::RectShape;
use egui::{Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Ui, vec2};

use crate::board::scene::Frame;
use crate::board::{BoardState, marks};
use crate::kit::icons::diamond;
use crate::kit::theme::relief;
use crate::kit::theme::relief::Edge;
use crate::kit::{Palette, mix};
use span_it_core::board::{Dot, Node, Player};

const FRAME_TIME: Duration = Duration::from_millis(33);

/// Of the example lines, in seconds without a pointer.
const DEMO_START: f64 = 2.0;
const DEMO_END: f64 = 5.0;

const EARLIER_OPACITY: f32 = 0.5;
/// The least in the theme of high contrast.
const HIGH_CONTRAST_OPACITY: f32 = 0.6;

#[derive(Clone, Copy)]
struct Extent {
    /// 0..=1, from the centre.
    length: f32,
    /// 0..=1; a connector of the winning path becomes thicker.
    swell: f32,
}

pub(super) struct Canvas<'a> {
    pub(super) painter: &'a Painter,
    pub(super) palette: &'a Palette,
    pub(super) frame: &'a Frame<'a>,
    pub(super) state: &'a BoardState,
}

/// Requests another frame only during animations.
pub(super) fn paint(ui: &Ui, frame: &Frame<'_>, state: &BoardState) {
    let canvas = Canvas { painter: ui.painter(), palette: Palette::of(ui), frame, state };
    canvas.ground();
    canvas.goal();
    canvas.rails();
    canvas.directions();
    canvas.free_nodes();
    canvas.demo(ui);
    canvas.connectors();
    marks::paint_trees(&canvas);
    for &(player, node) in frame.scene.ghosts {
        canvas.ghost_connector(player, node, 0.45);
    }
    // The proposed move, or else the one under the pointer.
    let ghost = state.pending.or(state.hovered()).and_then(|node| Some((frame.scene.may_play(node)?, node)));
    if let Some((player, node)) = ghost {
        canvas.ghost_connector(player, node, 0.45 * state.ghost_share(frame.scene, frame.now));
    }
    if let Some((player, node)) = frame.scene.hint.filter(|_| state.pending.is_none()) {
        canvas.ghost_connector(player, node, 0.5);
    }
    canvas.dots();
    if let Some((player, node)) = ghost {
        canvas.open_ring(player, node);
    }
    marks::heat_of_played(&canvas);
    marks::paint(&canvas);
    let has_focus = |node: &Node| ui.memory(|memory| memory.has_focus(frame.node_id(*node)));
    let cursor = state.cursor.filter(|_| state.shows_cursor).filter(has_focus);
    if let Some(node) = cursor {
        canvas.cursor(node);
    }
    if let Some((node, left)) = state.refusal(frame.scene, frame.now) {
        marks::refusal(&canvas, node, left);
    }
    marks::coordinates(&canvas);
    if let Some(node) = state.hovered().or(cursor) {
        marks::node_name(&canvas, node);
    }
    if state.is_moving(frame.scene, frame.now) {
        ui.ctx().request_repaint_after(FRAME_TIME);
    }
}

impl Canvas<'_> {
    /// A thickness or radius, in points.
    pub(super) fn units(&self, units: f32) -> f32 {
        units * self.frame.geometry.unit() * self.frame.boldness
    }

    pub(super) fn side(&self, player: Player) -> Color32 {
        self.palette.side(player).graphic
    }

    fn ground(&self) {
        let border = Stroke::new(1.0, self.palette.line);
        let is_square = self.palette.is_of_1993();
        let radius = if is_square { CornerRadius::ZERO } else { CornerRadius::from(self.units(0.55)) };
        let rect = self.frame.geometry.ground();
        self.painter.rect(rect, radius, self.palette.board, border, StrokeKind::Inside);
        relief::paint(self.painter, rect, Edge::Sunken, self.palette);
    }

    /// They do not touch a dot, because an edge does not join paths.
    fn rails(&self) {
        let geometry = &self.frame.geometry;
        let size = geometry.size();
        let (bottom, right) = (f32::from(size.grid_rows()) - 1.0, f32::from(size.grid_cols()) - 1.0);
        let width = self.units(0.17);
        for col in [-1.5, right + 1.5] {
            let ends = [geometry.at(-0.25, col), geometry.at(bottom + 0.25, col)];
            capsule(self.painter, ends, width, self.side(Player::Horizontal));
        }
        for row in [-1.5, bottom + 1.5] {
            let ends = [geometry.at(row, -0.25), geometry.at(row, right + 0.25)];
            capsule(self.painter, ends, width, self.side(Player::Vertical));
            let groove = [geometry.at(row, -0.2), geometry.at(row, right + 0.2)];
            bar(self.painter, groove, self.units(0.05), self.palette.board);
        }
    }

    /// The light behind the edges to join, and an arrow from one to the other.
    fn goal(&self) {
        let (Some(player), geometry) = (self.frame.scene.goal, &self.frame.geometry) else { return };
        let size = geometry.size();
        let (bottom, right) = (f32::from(size.grid_rows()) - 1.0, f32::from(size.grid_cols()) - 1.0);
        let is_vertical = player == Player::Vertical;
        let (end, across) = if is_vertical { (bottom, right) } else { (right, bottom) };
        let at = |along: f32, aside: f32| {
            if is_vertical { geometry.at(along, aside) } else { geometry.at(aside, along) }
        };
        let pale = |share: f32| mix(self.palette.board, self.side(player), share);
        for edge in [-1.5, end + 1.5] {
            capsule(self.painter, [at(edge, -0.25), at(edge, across + 0.25)], self.units(0.6), pale(0.28));
        }
        let middle = across / 2.0;
        bar(self.painter, [at(-0.9, middle), at(end - 1.0, middle)], self.units(1.2), pale(0.14));
        let head = vec![at(end - 1.0, middle - 1.5), at(end + 0.9, middle), at(end - 1.0, middle + 1.5)];
        self.painter.add(Shape::convex_polygon(head, pale(0.14), Stroke::NONE));
    }

    /// Two faint stubs at each free ring, towards the dots that it joins.
    fn directions(&self) {
        let scene = self.frame.scene;
        let Some(player) = scene.directions else { return };
        let stroke = Stroke::new(self.units(0.07).max(1.5), mix(self.palette.board, self.side(player), 0.45));
        for node in scene.position.free_nodes() {
            let center = self.frame.geometry.node(node);
            for dot in node.dots(player) {
                let way = self.frame.geometry.dot(dot) - center;
                self.painter.line_segment([center + way * 0.16, center + way * 0.5], stroke);
            }
        }
    }

    /// After a while without a pointer one line of each player grows, and both fade.
    fn demo(&self, ui: &Ui) {
        let Some(since) = self.state.demo_since else { return };
        let time = self.frame.now - since;
        if time >= DEMO_END {
            return;
        }
        ui.ctx().request_repaint_after(if time < DEMO_START {
            Duration::from_millis(200)
        } else {
            FRAME_TIME
        });
        let share = |from: f64, length: f64| progress((time - from) / length);
        let color = 0.75 * (1.0 - share(DEMO_END - 0.6, 0.6));
        let nodes = [(4, 4, Player::Horizontal, DEMO_START), (4, 6, Player::Vertical, DEMO_START + 0.9)];
        for (row, col, player, start) in nodes {
            let length = share(start, 0.5);
            let node = Node::new(row, col).filter(|&node| self.frame.scene.position.size().contains(node));
            if let Some(node) = node.filter(|_| length > 0.0) {
                let color = mix(self.palette.board, self.side(player), color);
                self.connector(player, node, color, Extent { length, swell: 0.0 });
            }
        }
    }

    fn free_nodes(&self) {
        let scene = self.frame.scene;
        let share = self.state.win.free_nodes(scene, self.frame.now);
        let color = mix(self.palette.board, self.palette.ctrl, share);
        let point = self.units(0.07).max(1.4);
        let (radius, stroke) =
            (self.units(0.14).max(2.6).min(self.units(0.3)), Stroke::new(self.units(0.042).max(1.2), color));
        let is_ringed = scene.weight_changes.is_empty();
        marks::heat(self);
        for node in scene.position.free_nodes() {
            let center = self.frame.geometry.node(node);
            // The line of a tree takes the place of the ring.
            let has_line = scene.trees.iter().any(|branch| branch.node == node)
                || scene.ghosts.iter().any(|(_, ghost)| *ghost == node);
            if has_line || marks::is_covered(self, node) {
                continue;
            }
            if is_ringed {
                let radius = radius.max(marks::heat_radius(self, node));
                self.painter.circle_stroke(center, radius, stroke);
            } else if marks::heat_radius(self, node) == 0.0 {
                self.painter.circle_filled(center, point, color);
            }
        }
    }

    fn connectors(&self) {
        let Frame { scene, now, .. } = self.frame;
        if let Some(node) = scene.last_move
            && let Some(player) = scene.position.owner(node)
        {
            self.halo(player, node, 1.0);
        }
        self.glow();
        for player in Player::ALL {
            let color = self.side(player);
            for node in scene.position.nodes_of(player) {
                let length = self.state.grown(scene, node, *now);
                let look = self.state.win.connector(scene, player, node, *now);
                let is_earlier = scene.earlier_position.is_some_and(|earlier| !earlier.is_free(node));
                let share = if is_earlier { look.color * EARLIER_OPACITY } else { look.color };
                let color = self.faded(color, share);
                self.connector(player, node, color, Extent { length, swell: look.light });
            }
        }
    }

    /// Faded things stay visible in high contrast.
    fn faded(&self, color: Color32, share: f32) -> Color32 {
        let is_high_contrast = self.palette.board == Color32::BLACK;
        mix(
            self.palette.board,
            color,
            if is_high_contrast { share.max(HIGH_CONTRAST_OPACITY) } else { share },
        )
    }

    /// The light around the winning path.
    fn glow(&self) {
        let Frame { scene, now, .. } = self.frame;
        let Some(path) = scene.winning_path else { return };
        for &node in path.members() {
            let light = self.state.win.connector(scene, path.owner(), node, *now).light;
            if light > 0.0 {
                self.halo(path.owner(), node, light);
            }
        }
    }

    /// `light` is 0..=1.
    fn halo(&self, player: Player, node: Node, light: f32) {
        let ends = node.dots(player).map(|dot| self.frame.geometry.dot(dot));
        let color = mix(self.palette.board, self.side(player), 0.2 * light);
        capsule(self.painter, ends, self.units(0.58), color);
    }

    fn connector(&self, player: Player, node: Node, color: Color32, extent: Extent) {
        let middle = self.frame.geometry.node(node);
        let ends =
            node.dots(player).map(|dot| middle + (self.frame.geometry.dot(dot) - middle) * extent.length);
        let thick = 1.0 + 0.4 * extent.swell;
        match player {
            Player::Horizontal => capsule(self.painter, ends, self.units(0.21) * thick, color),
            Player::Vertical => {
                capsule(self.painter, ends, self.units(0.26) * thick, color);
                let inset = (ends[1] - ends[0]).normalized() * self.units(0.3);
                if extent.length > 0.5 {
                    let groove = [ends[0] + inset, ends[1] - inset];
                    bar(self.painter, groove, self.units(0.06) * thick, self.palette.board);
                }
            }
        }
    }

    fn ghost_connector(&self, player: Player, node: Node, share: f32) {
        let color = mix(self.palette.board, self.side(player), share);
        self.connector(player, node, color, Extent { length: 1.0, swell: 0.0 });
    }

    fn open_ring(&self, player: Player, node: Node) {
        let center = self.frame.geometry.node(node);
        let stroke = Stroke::new(self.units(0.07).max(1.5), self.side(player));
        self.painter.circle(center, self.units(0.3), self.palette.board, stroke);
    }

    fn dots(&self) {
        let size = self.frame.geometry.size();
        let mut painted = Player::ALL.map(|player| vec![false; size.dot_count(player)]);
        for node in size.nodes() {
            for player in Player::ALL {
                for dot in node.dots(player) {
                    let done = &mut painted[player.index()][size.dot_index(dot)];
                    if !std::mem::replace(done, true) {
                        self.dot(dot);
                    }
                }
            }
        }
    }

    fn dot(&self, dot: Dot) {
        let center = self.frame.geometry.dot(dot);
        let look = self.state.win.dot(self.frame.scene, dot, self.frame.now);
        let color = self.faded(self.side(dot.owner()), look.color);
        let joined = self.state.paths.is_joined(dot);
        match dot.owner() {
            Player::Horizontal => {
                let radius = self.units(if joined { 0.185 } else { 0.135 });
                self.painter.circle_filled(center, radius, color);
            }
            Player::Vertical => {
                let half = self.units(if joined { 0.235 } else { 0.175 });
                self.painter.add(diamond(center, half, color));
            }
        }
    }

    fn cursor(&self, node: Node) {
        // Neither the form nor the colour of a hint.
        let stroke = Stroke::new(2.0, self.palette.ink);
        let (center, half) = (self.frame.geometry.node(node), self.units(0.5).max(7.0));
        for (x, y) in [(1.0, 1.0), (1.0, -1.0), (-1.0, -1.0), (-1.0, 1.0)] {
            let corner = [(1.0, 0.4), (1.0, 1.0), (0.4, 1.0)];
            let corner = corner.map(|(along, across)| center + vec2(x * along, y * across) * half);
            self.painter.add(Shape::line(corner.to_vec(), stroke));
        }
    }
}

#[expect(clippy::cast_possible_truncation, reason = "a share needs no more")]
const fn progress(share: f64) -> f32 {
    share.clamp(0.0, 1.0) as f32
}

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
