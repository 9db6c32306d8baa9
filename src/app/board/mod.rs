//! The board on the screen: drawing, pointer, keyboard, accessibility (`docs/interface.md, "Board"`).
//!
//! [`show`] draws a [`BoardScene`] and returns which node was played or pointed at. [`BoardState`] holds the
//! state between frames. The module does not depend on a game: the scene says who may play.

pub(crate) mod accessible;
pub(crate) mod describe;
pub mod geometry;
pub(crate) mod keyboard;
pub(crate) mod marks;
pub(crate) mod paint;
pub(crate) mod path_map;
pub(crate) mod pointer;
pub(crate) mod shapes;
pub(crate) mod state;
pub(crate) mod trees;

use egui::{Id, Rect, Role, Ui, UiBuilder};

use crate::messages::board as msg;
use span_it_core::board::{ByPlayer, Node, Path, Player, Position};

pub use crate::app::board::state::BoardState;
pub(crate) use crate::app::board::trees::{Tree, TreeBranch, sample as tree_sample};

use crate::app::board::geometry::Geometry;

#[expect(clippy::struct_excessive_bools, reason = "they are settings that do not depend on each other")]
#[derive(Clone, Copy, Debug)]
pub struct BoardScene<'a> {
    pub position: &'a Position,
    /// The player who may play by clicking now, if any.
    pub playable: Option<Player>,
    /// The last move, which is marked.
    pub last_move: Option<Node>,
    pub winning_path: Option<&'a Path>,
    /// The hint: the player to move and the node.
    pub hint: Option<(Player, Node)>,
    /// The heat map; empty for none.
    pub heat: &'a [Heat],
    /// Differences to another heat map. If not empty, they replace the heat map.
    pub weight_changes: &'a [WeightChange],
    /// The parts of one node's weight, for its tooltip.
    pub parts: Option<WeightParts<'a>>,
    pub names: ByPlayer<&'a str>,
    /// Whether to show coordinates if there is room.
    pub coordinates: bool,
    /// Whether a click only proposes a move, to be confirmed.
    pub confirm_moves: bool,
    /// Whether to leave out animations.
    pub reduced_motion: bool,
    /// Whether Space plays the node under the keyboard cursor, as Enter does.
    pub space_plays: bool,
    /// Marks on nodes.
    pub marks: &'a [Mark],
    /// The trees of a proof.
    pub trees: &'a [TreeBranch],
    /// An earlier position whose connectors are drawn fainter.
    pub earlier_position: Option<&'a Position>,
}

impl<'a> BoardScene<'a> {
    /// A position without marks and with no player who may play.
    pub const fn of(position: &'a Position, names: ByPlayer<&'a str>) -> Self {
        Self {
            position,
            playable: None,
            last_move: None,
            winning_path: None,
            hint: None,
            heat: &[],
            weight_changes: &[],
            parts: None,
            names,
            coordinates: true,
            confirm_moves: false,
            reduced_motion: false,
            space_plays: true,
            marks: &[],
            trees: &[],
            earlier_position: None,
        }
    }

    /// The player who may play at `node` now.
    fn may_play(&self, node: Node) -> Option<Player> {
        self.playable.filter(|_| self.position.is_free(node))
    }
}

/// A node of the heat map.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Heat {
    pub node: Node,
    /// Place of the weight between the smallest and the largest, 0..=1.
    pub share: f32,
    pub weight: f64,
    /// 1 for the heaviest.
    pub rank: usize,
}

/// A node whose place differs between two heat maps.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WeightChange {
    pub node: Node,
    /// Its share here minus its share there, -1..=1.
    pub change: f32,
}

/// The parts of one node's weight: rows of a name, the mover's number and the opponent's number.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WeightParts<'a> {
    pub node: Node,
    pub rows: &'a [[String; 3]],
}

/// A mark on a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    pub node: Node,
    pub kind: MarkKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkKind {
    /// One of the better moves, numbered from 1.
    Alternative(u8),
    /// The move to play before all others.
    First,
    /// The move played here was a mistake.
    Mistake,
    /// A move here keeps the win.
    KeepsWin,
    /// Only a move here keeps the win.
    OnlyWinningMove,
    /// A move here loses the win.
    GivesWinAway,
    /// No win could be kept.
    AlreadyLosing,
    /// Another personality would play here.
    ComparedChoice,
}

/// What happened on the board in this frame.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardOutput {
    /// The free node that the player played.
    pub played: Option<Node>,
    /// The node under the pointer, or else under the keyboard cursor.
    pub pointed: Option<Node>,
    /// The ground of the board.
    pub board_rect: Rect,
}

/// What the parts of the drawing share in a frame.
struct Frame<'a> {
    scene: &'a BoardScene<'a>,
    geometry: Geometry,
    /// The base of the node ids.
    id: Id,
    /// In seconds, by egui's clock.
    now: f64,
}

impl Frame<'_> {
    /// The id of a node in the focus order and the accessibility tree.
    fn node_id(&self, node: Node) -> Id {
        self.id.with((node.row(), node.col()))
    }
}

/// Shows the board in the centre of `rect` and handles input on it.
pub fn show(ui: &mut Ui, rect: Rect, scene: &BoardScene<'_>, state: &mut BoardState) -> BoardOutput {
    let now = ui.input(|input| input.time);
    state.follow(scene, now);
    let fitted = Geometry::fit(rect, scene.position.size(), scene.coordinates);
    let frame = Frame { scene, geometry: state.zoomed(&fitted, rect), id: ui.scope_id().with("board"), now };
    let builder = UiBuilder::new()
        .id_salt("board")
        .max_rect(rect)
        .accessibility_role(Role::Grid)
        .accessibility_label(msg::BOARD);
    let ui = &mut ui.new_child(builder);
    ui.set_clip_rect(ui.clip_rect().intersect(rect));

    let typed = keyboard::handle(ui, &frame, state);
    let asked = accessible::handle(ui, &frame, state);
    let board = pointer::respond(ui, &frame, rect);
    let clicked = pointer::handle(ui, &frame, &fitted, &board, state);
    paint::paint(ui, &frame, state);
    let confirmed = pointer::confirm_button(ui, &frame, state);
    pointer::tooltip(&board, &frame, state);

    let played = typed.or(asked).or(clicked).or(confirmed).filter(|&node| scene.may_play(node).is_some());
    if played.is_some() {
        state.pending = None;
    }
    let cursor = state.cursor.filter(|&node| ui.memory(|memory| memory.has_focus(frame.node_id(node))));
    state.focused = cursor.is_some();
    BoardOutput { played, pointed: state.hovered().or(cursor), board_rect: fitted.ground() }
}
