//! The board on the screen (`docs/interface.md, "Board"`). [`show`] draws a [`BoardScene`] and returns which
//! node was played or pointed at; [`BoardState`] has the state between frames. The scene, not a game, says
//! who may play.

pub(crate) mod accessible;
pub mod geometry;
pub(crate) mod keyboard;
pub(crate) mod marks;
pub(crate) mod paint;
pub(crate) mod pointer;
pub(crate) mod rule_demo;
pub(crate) mod state;
pub(crate) mod win;
pub(crate) mod zoom;

use egui::{Id, Rect, Role, Sense, Ui, UiBuilder};

use crate::app::board::geometry::Geometry;
use crate::messages::board as msg;
use span_it_core::board::{ByPlayer, Node, Path, Player, Position};
use span_it_picture::{Branch, Picture};

pub(crate) use crate::app::board::marks::{Tree, TreeBranch, tree_sample};
pub use crate::app::board::state::BoardState;
pub use crate::app::board::zoom::ZoomStep;
pub use span_it_picture::Heat;

#[expect(clippy::struct_excessive_bools, reason = "they are settings that do not depend on each other")]
#[derive(Clone, Copy, Debug)]
pub struct BoardScene<'a> {
    pub position: &'a Position,
    pub playable: Option<Player>,
    pub last_move: Option<Node>,
    pub winning_path: Option<&'a Path>,
    /// Whether a winning path that appears with a move lights up gradually.
    pub animates_win: bool,
    pub hint: Option<(Player, Node)>,
    pub heat: &'a [Heat],
    /// If not empty, these replace the heat map.
    pub weight_changes: &'a [WeightChange],
    pub parts: Option<WeightParts<'a>>,
    pub names: ByPlayer<&'a str>,
    /// They are shown if there is room.
    pub coordinates: bool,
    /// Whether a click only proposes a move.
    pub confirm_moves: bool,
    pub reduced_motion: bool,
    pub space_plays: bool,
    /// Whether the board shows that a click on a node was refused.
    pub answers_refusals: bool,
    /// Whether a board with small nodes can be zoomed.
    pub zoomable: bool,
    pub marks: &'a [Mark],
    pub trees: &'a [TreeBranch],
    /// Its connectors are drawn fainter.
    pub earlier_position: Option<&'a Position>,
    /// Whether free nodes are rings, so that beginners see where to click.
    pub rings: bool,
}

impl<'a> BoardScene<'a> {
    pub const fn of(position: &'a Position, names: ByPlayer<&'a str>) -> Self {
        Self {
            position,
            playable: None,
            last_move: None,
            winning_path: None,
            animates_win: true,
            hint: None,
            heat: &[],
            weight_changes: &[],
            parts: None,
            names,
            coordinates: true,
            confirm_moves: false,
            reduced_motion: false,
            space_plays: true,
            answers_refusals: false,
            zoomable: false,
            marks: &[],
            trees: &[],
            earlier_position: None,
            rings: false,
        }
    }

    fn may_play(&self, node: Node) -> Option<Player> {
        self.playable.filter(|_| self.position.is_free(node))
    }
}

/// The difference of two heat maps at a node.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WeightChange {
    pub node: Node,
    /// Its share here minus its share there, -1..=1.
    pub change: f32,
}

/// Each row has a name, the mover's number and the opponent's number.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WeightParts<'a> {
    pub node: Node,
    pub rows: &'a [[String; 3]],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    pub node: Node,
    pub kind: MarkKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkKind {
    /// Numbered from 1.
    Alternative(u8),
    /// The move to play before all others.
    First,
    Mistake,
    KeepsWin,
    OnlyWinningMove,
    /// Used where most moves keep the win.
    LosesWin,
    /// Another personality would play here.
    ComparedChoice,
    /// One of two partners; the pairs are lettered from A.
    Pair(u8),
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardOutput {
    pub played: Option<Node>,
    /// Was clicked, but cannot be played.
    pub refused: Option<Node>,
    /// Under the pointer, or else under the keyboard cursor.
    pub pointed: Option<Node>,
    pub board_rect: Rect,
}

struct Frame<'a> {
    scene: &'a BoardScene<'a>,
    geometry: Geometry,
    /// Base of the node ids.
    id: Id,
    /// In seconds, by egui's clock.
    now: f64,
}

impl Frame<'_> {
    fn node_id(&self, node: Node) -> Id {
        self.id.with((node.row(), node.col()))
    }
}

pub fn show(ui: &mut Ui, rect: Rect, scene: &BoardScene<'_>, state: &mut BoardState) -> BoardOutput {
    let now = ui.input(|input| input.time);
    state.follow(scene, now);
    let fitted = Geometry::fit(rect, scene.position.size(), scene.coordinates);
    state.zoom.follow(&fitted, rect, scene.zoomable, state.focused.then_some(state.cursor).flatten());
    let geometry = state.zoom.apply(&fitted, rect);
    let frame = Frame { scene, geometry, id: ui.scope_id().with("board"), now };
    let builder = UiBuilder::new()
        .id_salt("board")
        .max_rect(rect)
        .accessibility_role(Role::Grid)
        .accessibility_label(msg::BOARD);
    let ui = &mut ui.new_child(builder);
    ui.set_clip_rect(ui.clip_rect().intersect(rect));

    let typed = keyboard::handle(ui, &frame, state);
    let requested = accessible::handle(ui, &frame, state);
    // Not in the Tab order; the node of the cursor is.
    let area = frame.geometry.ground().intersect(rect);
    let board = ui.interact(area, frame.id.with("pointer"), Sense::CLICK | Sense::DRAG);
    let clicked = pointer::handle(ui, &frame, &fitted, &board, state);
    paint::paint(ui, &frame, state);
    state.picture = Some(picture_of(scene));
    let confirmed = pointer::confirm_button(ui, &frame, state);
    zoom::buttons(ui, &fitted, state);
    pointer::tooltip(&board, &frame, state);

    let played = typed.or(requested).or(clicked).or(confirmed).filter(|&node| scene.may_play(node).is_some());
    if played.is_some() {
        state.pending = None;
    }
    let cursor = state.cursor.filter(|&node| ui.memory(|memory| memory.has_focus(frame.node_id(node))));
    state.focused = cursor.is_some();
    let (refused, pointed) = (state.newly_refused.take(), state.pointed(cursor));
    BoardOutput { played, refused, pointed, board_rect: fitted.ground() }
}

pub(super) fn picture_of(scene: &BoardScene<'_>) -> Picture {
    let branch = |branch: &TreeBranch| Branch {
        node: branch.node,
        player: branch.player,
        is_second: branch.tree == Tree::B,
    };
    let is_compared = !scene.weight_changes.is_empty();
    let changes = scene.weight_changes.iter().map(|shift| {
        let share = shift.change.abs();
        let mark = if shift.change > 0.0 {
            span_it_picture::Mark::More(share)
        } else {
            span_it_picture::Mark::Less(share)
        };
        (shift.node, mark)
    });
    Picture {
        title: msg::picture_title(scene.names),
        coordinates: scene.coordinates,
        last_move: scene.last_move,
        hint: scene.hint,
        weights: if is_compared { Vec::new() } else { scene.heat.to_vec() },
        marks: changes.chain(scene.marks.iter().copied().map(drawn)).collect(),
        trees: scene.trees.iter().map(branch).collect(),
        earlier: scene.earlier_position.cloned(),
        ..Picture::of(scene.position.clone())
    }
}

fn drawn(mark: Mark) -> (Node, span_it_picture::Mark) {
    let kind = match mark.kind {
        MarkKind::Alternative(number) => span_it_picture::Mark::Number(number),
        MarkKind::First => span_it_picture::Mark::Number(1),
        MarkKind::Mistake | MarkKind::LosesWin => span_it_picture::Mark::Bad,
        MarkKind::KeepsWin => span_it_picture::Mark::Good,
        MarkKind::OnlyWinningMove => span_it_picture::Mark::Best,
        MarkKind::ComparedChoice => span_it_picture::Mark::Other,
        MarkKind::Pair(pair) => span_it_picture::Mark::Letter(msg::pair_letter(pair)),
    };
    (mark.node, kind)
}
