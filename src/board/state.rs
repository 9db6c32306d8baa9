//! The state of the board between frames, and its animations (`docs/interface.md, "Motion"`).
//!
//! At the end of a game the winning path lights up from edge to edge, and everything else fades.

use egui::Context;

use crate::board::scene::{BoardScene, Frame};
use crate::board::zoom::{Zoom, ZoomStep};
use crate::picture::Picture;
use span_it_core::board::{Dot, Node, Path, Player, Position, paths};

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
    /// Whether the cursor has moved since the pointer moved, so that the cursor points at a node.
    pub(super) cursor_points: bool,
    /// Whether a key was pressed since the pointer moved. Then a resting pointer shows no tooltip.
    pub(super) is_typing: bool,
    pub(super) hinted: Option<Node>,
    pub(super) reveal_cursor: bool,
    pub(super) paths: PathMap,
    pub(super) zoom: Zoom,
    pub(super) win: WinPicture,
    /// The latest refused click or key, and its time.
    pub(super) refused: Option<(Node, f64)>,
    /// Of this frame.
    pub(super) newly_refused: Option<Node>,
    /// Of this frame.
    pub(super) clicked_dot: bool,
    /// Since when the pointer is away from a board with an example; far in the past once it was shown.
    pub(super) demo_since: Option<f64>,
    hover: Option<(Node, f64)>,
    placed: Option<(Node, f64)>,
    last_shown: Option<Position>,
    /// What was drawn last, to save it as a file.
    pub(super) picture: Option<Picture>,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Press {
    pub(super) from: Option<Node>,
    pub(super) over: Option<Node>,
}

impl BoardState {
    pub fn focus_node(&mut self, ctx: &Context, node: Node) {
        self.set_cursor(node);
        self.wants_focus = true;
        self.reveal_cursor = true;
        self.shows_cursor = true;
        self.cursor_points = true;
        ctx.request_repaint();
    }

    /// The board as it was drawn last.
    pub const fn picture(&self) -> Option<&Picture> {
        self.picture.as_ref()
    }

    pub const fn is_focused(&self) -> bool {
        self.focused
    }

    pub fn focus(&mut self, ctx: &Context) {
        self.wants_focus = true;
        ctx.request_repaint();
    }

    /// Whether the last frame showed this position.
    pub(crate) fn shows(&self, position: &Position) -> bool {
        self.last_shown.as_ref() == Some(position)
    }

    /// Whether the winning path is still being drawn, at a time of egui's clock.
    pub(crate) fn is_ending(&self, now: f64) -> bool {
        now < self.win.end()
    }

    /// Shows the end of all animations.
    pub(crate) fn finish_animations(&mut self) {
        self.win.finish();
        self.placed = None;
    }

    /// Forgets the cursor of another game.
    pub fn start_over(&mut self) {
        (self.cursor, self.shows_cursor, self.refused) = (None, false, None);
        self.zoom = Zoom::default();
    }

    /// Carried out when the board is shown next.
    pub const fn zoom(&mut self, step: ZoomStep) {
        self.zoom.request(step);
    }

    pub fn can_zoom(&self, step: ZoomStep) -> bool {
        self.zoom.can(step)
    }

    pub const fn cursor(&self) -> Option<Node> {
        self.cursor
    }

    /// Until a key shows it.
    pub const fn hide_cursor(&mut self) {
        self.shows_cursor = false;
    }

    pub const fn pending(&self) -> Option<Node> {
        self.pending
    }

    pub fn hovered(&self) -> Option<Node> {
        self.hover.map(|(node, _)| node)
    }

    pub fn set_cursor(&mut self, node: Node) {
        self.cursor = Some(node);
        self.column = node.col();
    }

    /// The node at the pointer or, while the keyboard was used last, at the focused cursor.
    pub(super) fn pointed(&self, focused: Option<Node>) -> Option<Node> {
        let focused = focused.filter(|_| self.is_typing || self.cursor_points);
        if self.cursor_points { focused.or(self.hovered()) } else { self.hovered().or(focused) }
    }

    /// Proposes a move at `node` if it may be played. Returns it if it needs no confirmation.
    pub(super) fn propose(&mut self, frame: &Frame<'_>, node: Node, confirm: bool) -> Option<Node> {
        if frame.scene.may_play(node).is_none() {
            if frame.scene.answers_refusals {
                (self.refused, self.newly_refused) = (Some((node, frame.now)), Some(node));
            }
            return None;
        }
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
        if self.last_shown.as_ref().is_some_and(|last| last.size() != size) {
            *self = Self { paths: std::mem::take(&mut self.paths), ..Self::default() };
        }
        if self.cursor.is_none()
            && let Some(node) = position.free_nodes().min_by_key(|&node| size.centre_distance(node))
        {
            self.set_cursor(node);
        }
        self.pending = self.pending.filter(|&node| scene.may_play(node).is_some());
        let changed = self.last_shown.as_ref() != Some(position);
        let moved = self.last_shown.as_ref().and_then(|last| last_move(last, scene));
        if changed && self.last_shown.is_some() {
            self.placed = moved.map(|node| (node, now));
        }
        self.win.follow(scene, changed, moved.is_some(), now);
        if changed {
            self.refused = None;
            self.last_shown = Some(position.clone());
        }
    }

    /// The pointer ends the example.
    pub(super) fn follow_demo(&mut self, scene: &BoardScene<'_>, now: f64) {
        if !scene.demo || scene.reduced_motion || scene.position.connectors() > 0 {
            self.demo_since = None;
        } else if self.hover.is_some() {
            self.demo_since = Some(f64::NEG_INFINITY);
        } else {
            self.demo_since.get_or_insert(now);
        }
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

    /// The node of a refused click, and how far the answer is visible, 0..=1.
    pub(super) fn refusal(&self, scene: &BoardScene<'_>, now: f64) -> Option<(Node, f32)> {
        let (node, since) = self.refused.filter(|(_, since)| now - since < REFUSAL_TIME)?;
        let left = if scene.reduced_motion { 1.0 } else { 1.0 - progress(scene, now - since, REFUSAL_TIME) };
        Some((node, left))
    }

    pub(super) fn is_moving(&self, scene: &BoardScene<'_>, now: f64) -> bool {
        let ghost = self.hovered().is_some_and(|node| scene.may_play(node).is_some())
            && self.ghost_share(scene, now) < 1.0;
        let placed = self.placed.is_some_and(|(node, _)| self.grown(scene, node, now) < 1.0);
        ghost || placed || self.win.is_moving(scene, now) || self.refusal(scene, now).is_some()
    }
}

/// The last move if it is all that was added to the position shown last.
fn last_move(last: &Position, scene: &BoardScene<'_>) -> Option<Node> {
    let position = scene.position;
    scene.last_move.filter(|&node| {
        last.is_free(node) && !position.is_free(node) && position.connectors() == last.connectors() + 1
    })
}

#[derive(Clone, Debug, Default)]
pub(super) struct PathMap {
    position: Option<Position>,
    paths: Vec<Path>,
    /// Of each path; of a winning one those of its shortest way from edge to edge.
    lines: Vec<usize>,
    /// By node index; an index into `paths`.
    of_node: Vec<Option<usize>>,
    /// By player and dot index.
    joined: [Vec<bool>; 2],
}

impl PathMap {
    /// Updates the map to `position`; cheap if the position has not changed.
    pub(super) fn follow(&mut self, position: &Position) {
        if self.position.as_ref() == Some(position) {
            return;
        }
        let size = position.size();
        self.paths = Player::ALL.into_iter().flat_map(|player| paths(position, player)).collect();
        let lines = |path: &Path| {
            if path.is_winner() { path.crossing(size).len() } else { usize::from(path.member_count()) }
        };
        self.lines = self.paths.iter().map(lines).collect();
        self.of_node = vec![None; size.node_count()];
        self.joined = Player::ALL.map(|player| vec![false; size.dot_count(player)]);
        for (index, path) in self.paths.iter().enumerate() {
            for &node in path.members() {
                self.of_node[size.index_of(node)] = Some(index);
                for dot in node.dots(path.owner()) {
                    self.joined[path.owner().index()][size.dot_index(dot)] = true;
                }
            }
        }
        self.position = Some(position.clone());
    }

    /// The path of a node, and the number of its lines.
    pub(super) fn path(&self, node: Node) -> Option<(&Path, usize)> {
        let size = self.position.as_ref()?.size();
        let index = size.contains(node).then(|| self.of_node[size.index_of(node)])??;
        Some((self.paths.get(index)?, *self.lines.get(index)?))
    }

    pub(super) fn is_joined(&self, dot: Dot) -> bool {
        self.position
            .as_ref()
            .is_some_and(|position| self.joined[dot.owner().index()][position.size().dot_index(dot)])
    }
}

pub(super) const GROW_TIME: f64 = 0.140;
pub(super) const GHOST_TIME: f64 = 0.080;
pub(super) const WIN_TIME: f64 = 0.600;
/// How long the answer to a refused click is visible.
pub(super) const REFUSAL_TIME: f64 = 0.700;

/// Progress of an animation of `length` seconds, eased out, 0..=1.
pub(super) fn progress(scene: &BoardScene<'_>, elapsed: f64, length: f64) -> f32 {
    if scene.reduced_motion || elapsed >= length {
        return 1.0;
    }
    let left = 1.0 - (elapsed / length).max(0.0);
    #[expect(clippy::cast_possible_truncation, reason = "a share needs no more")]
    let left = left as f32;
    1.0 - left * left
}

/// The colour that is left of the loser's connectors, and of the winner's beside the winning path.
const LOSER_SHARE: f32 = 0.35;
const WINNER_SHARE: f32 = 0.6;

#[derive(Clone, Debug, Default)]
pub(super) struct WinPicture {
    shown: Option<Crossing>,
    /// Whether the end of this game was shown, so that looking back and forth does not repeat the animation.
    seen: bool,
}

/// The shortest winning path, from one edge to the other.
#[derive(Clone, Debug)]
struct Crossing {
    since: f64,
    winner: Player,
    nodes: Vec<Node>,
}

/// How a connector or dot is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Look {
    /// The share of its colour, 0..=1.
    pub(super) color: f32,
    /// How far it is lit, 0..=1.
    pub(super) light: f32,
}

impl Look {
    const PLAIN: Self = Self { color: 1.0, light: 0.0 };
}

impl WinPicture {
    /// Starts the animation if the position has changed by a winning move.
    pub(super) fn follow(&mut self, scene: &BoardScene<'_>, changed: bool, moved: bool, now: f64) {
        let Some(path) = scene.winning_path else {
            self.shown = None;
            self.seen &= !scene.animates_win;
            return;
        };
        if self.shown.is_some() && !changed {
            return;
        }
        let happens_now = scene.animates_win && moved && !self.seen && !scene.reduced_motion;
        // The path lights up once the last connector is drawn.
        let since = if happens_now { now + GROW_TIME } else { f64::NEG_INFINITY };
        let nodes = path.crossing(scene.position.size());
        self.shown = Some(Crossing { since, winner: path.owner(), nodes });
        self.seen = true;
    }

    pub(super) fn connector(&self, scene: &BoardScene<'_>, owner: Player, node: Node, now: f64) -> Look {
        let Some(crossing) = &self.shown else { return Look::PLAIN };
        let share = crossing.share(scene, now);
        let Some(place) = crossing.nodes.iter().position(|&member| member == node) else {
            return crossing.faded(owner, share);
        };
        // Each connector takes a quarter of the time, one starting after the other.
        let start = 0.75 * place as f32 / crossing.nodes.len().max(2) as f32;
        Look { color: 1.0, light: ((share - start) / 0.25).clamp(0.0, 1.0) }
    }

    pub(super) fn dot(&self, scene: &BoardScene<'_>, dot: Dot, now: f64) -> Look {
        let Some(crossing) = &self.shown else { return Look::PLAIN };
        if crossing.nodes.iter().any(|node| node.dots(crossing.winner).contains(&dot)) {
            return Look::PLAIN;
        }
        crossing.faded(dot.owner(), crossing.share(scene, now))
    }

    /// When the animation ends, in seconds.
    fn end(&self) -> f64 {
        self.shown.as_ref().map_or(f64::NEG_INFINITY, |crossing| crossing.since + WIN_TIME)
    }

    fn finish(&mut self) {
        if let Some(crossing) = &mut self.shown {
            crossing.since = f64::NEG_INFINITY;
        }
    }

    /// 1 before a win, and less while and after the other things fade, 0..=1.
    pub(super) fn free_nodes(&self, scene: &BoardScene<'_>, now: f64) -> f32 {
        let share = self.shown.as_ref().map_or(0.0, |crossing| crossing.share(scene, now));
        1.0 - (1.0 - WINNER_SHARE) * share
    }

    pub(super) fn is_moving(&self, scene: &BoardScene<'_>, now: f64) -> bool {
        self.shown.as_ref().is_some_and(|crossing| crossing.share(scene, now) < 1.0)
    }
}

impl Crossing {
    fn share(&self, scene: &BoardScene<'_>, now: f64) -> f32 {
        progress(scene, now - self.since, WIN_TIME)
    }

    fn faded(&self, owner: Player, share: f32) -> Look {
        let left = if owner == self.winner { WINNER_SHARE } else { LOSER_SHARE };
        Look { color: 1.0 - (1.0 - left) * share, light: 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_core::board::{BoardSize, ByPlayer};

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

    /// Horizontal joins a1 to e1; c3 and d2 are a dead end, and Vertical has b4.
    fn won() -> Position {
        "hhh/.h/.h./v./... v".parse().unwrap()
    }

    #[track_caller]
    fn assert_look(look: Look, color: f32, light: f32) {
        assert!((look.color - color).abs() < 1e-5 && (look.light - light).abs() < 1e-5, "{look:?}");
    }

    #[test]
    fn only_the_shortest_path_lights_up() {
        let position = won();
        let path = paths(&position, Player::Horizontal).remove(0);
        assert_eq!(path.member_count(), 5);
        let scene = BoardScene { winning_path: Some(&path), ..BoardScene::of(&position, NAMES) };
        let mut picture = WinPicture::default();
        picture.follow(&scene, true, true, 5.0);
        let look = |owner, node: &str, now| picture.connector(&scene, owner, node.parse().unwrap(), now);
        for node in ["a1", "c1", "e1"] {
            assert_look(look(Player::Horizontal, node, 9.0), 1.0, 1.0);
        }
        for node in ["d2", "c3"] {
            assert_look(look(Player::Horizontal, node, 9.0), WINNER_SHARE, 0.0);
        }
        assert_look(look(Player::Vertical, "b4", 9.0), LOSER_SHARE, 0.0);
        // The light goes from the left edge to the right edge.
        let early = 5.0 + GROW_TIME + 0.15;
        assert!(look(Player::Horizontal, "a1", early).light > look(Player::Horizontal, "e1", early).light);
    }

    #[test]
    fn end_of_game_is_animated_once() {
        let (position, open): (Position, Position) = (won(), "hh./.h/.h./v./... h".parse().unwrap());
        let path = paths(&position, Player::Horizontal).remove(0);
        let end = BoardScene { winning_path: Some(&path), ..BoardScene::of(&position, NAMES) };
        let before = BoardScene::of(&open, NAMES);
        let mut picture = WinPicture::default();
        picture.follow(&before, true, false, 1.0);
        picture.follow(&end, true, true, 2.0);
        assert!(picture.is_moving(&end, 2.1) && !picture.is_moving(&end, 2.9));
        // Looking back does not repeat it; taking the move back does.
        picture.follow(&BoardScene { animates_win: false, ..before }, true, false, 3.0);
        picture.follow(&end, true, true, 4.0);
        assert!(!picture.is_moving(&end, 4.1));
        picture.follow(&before, true, false, 5.0);
        picture.follow(&end, true, true, 6.0);
        assert!(picture.is_moving(&end, 6.1));
        let still = BoardScene { reduced_motion: true, ..end };
        assert!(!picture.is_moving(&still, 6.1));
        // A finished game is shown without animation.
        let mut picture = WinPicture::default();
        picture.follow(&end, true, false, 1.0);
        assert!(!picture.is_moving(&end, 1.0));
        let mut picture = WinPicture::default();
        picture.follow(&BoardScene { animates_win: false, ..end }, true, true, 1.0);
        assert!(!picture.is_moving(&end, 1.1));
    }
}
