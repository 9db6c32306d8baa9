//! What the board shows, and what it returns.

use egui::{Color32, Id, Rect};

use crate::board::geometry::Geometry;
use crate::kit::Palette;
use crate::picture::Heat;
use span_it_core::board::{ByPlayer, Node, Path, Player, Position};

#[expect(clippy::struct_excessive_bools, reason = "they are settings that do not depend on each other")]
#[derive(Clone, Copy, Debug)]
pub struct BoardScene<'a> {
    pub position: &'a Position,
    pub playable: Option<Player>,
    /// Whether the nodes can be pressed, also while `playable` is `None`: assistive technology remembers what a control can do.
    pub takes_moves: bool,
    pub last_move: Option<Node>,
    pub winning_path: Option<&'a Path>,
    /// Whether a winning path that appears with a move lights up gradually.
    pub animates_win: bool,
    pub hint: Option<(Player, Node)>,
    pub heat: &'a [Heat],
    /// The player whose good moves the heat map shows; `None` for the choice of a personality.
    pub heat_for: Option<&'a str>,
    /// If not empty, these replace the heat map.
    pub weight_changes: &'a [WeightChange],
    /// The nodes of the heat map that are numbered, from 1, in place of the heaviest.
    pub heat_numbers: Option<&'a [Node]>,
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
    /// Pale connectors at free nodes.
    pub ghosts: &'a [(Player, Node)],
    /// The player whose two dots each free ring shows.
    pub directions: Option<Player>,
    /// The player whose edges to join are shown.
    pub goal: Option<Player>,
    /// Whether two lines are drawn once as an example, if the pointer stays away.
    pub demo: bool,
    /// Its connectors are drawn fainter.
    pub earlier_position: Option<&'a Position>,
}

impl<'a> BoardScene<'a> {
    pub const fn of(position: &'a Position, names: ByPlayer<&'a str>) -> Self {
        Self {
            position,
            playable: None,
            takes_moves: false,
            last_move: None,
            winning_path: None,
            animates_win: true,
            hint: None,
            heat: &[],
            heat_for: None,
            weight_changes: &[],
            heat_numbers: None,
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
            ghosts: &[],
            directions: None,
            goal: None,
            demo: false,
            earlier_position: None,
        }
    }

    pub(super) fn may_play(&self, node: Node) -> Option<Player> {
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
    /// Of a hint in a puzzle.
    OneOfThree,
    /// The move to play before all others.
    First,
    Mistake,
    KeepsWin,
    OnlyWinningMove,
    /// Used where most moves keep the win.
    LosesWin,
    /// Another personality would play here.
    ComparedChoice,
    /// The answer of this player to the last move.
    Answer(Player),
    /// One of two partners; the pairs are lettered from P.
    Pair(u8),
}

#[derive(Clone, Debug, PartialEq)]
pub struct BoardOutput {
    pub played: Option<Node>,
    /// Was clicked, but cannot be played.
    pub refused: Option<Node>,
    pub clicked_dot: bool,
    /// Under the pointer or, while the keyboard was used last, under the cursor.
    pub pointed: Option<Node>,
    /// What assistive technology reads of the pointed node.
    pub pointed_facts: Option<String>,
    pub board_rect: Rect,
}

pub(super) struct Frame<'a> {
    pub(super) scene: &'a BoardScene<'a>,
    pub(super) geometry: Geometry,
    /// Base of the node ids.
    pub(super) id: Id,
    /// In seconds, by egui's clock.
    pub(super) now: f64,
    /// How much thicker lines and dots are than those of a normal board.
    pub(super) boldness: f32,
}

impl Frame<'_> {
    pub(super) fn node_id(&self, node: Node) -> Id {
        self.id.with((node.row(), node.col()))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tree {
    A,
    B,
}

impl Tree {
    pub const ALL: [Self; 2] = [Self::A, Self::B];

    pub(super) const fn color(self, palette: &Palette) -> Color32 {
        match self {
            Self::A => palette.go,
            Self::B => palette.ink,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TreeBranch {
    pub node: Node,
    pub player: Player,
    pub tree: Tree,
    /// Drawn thin and pale: the tree reaches from edge to edge without it.
    pub is_faint: bool,
}

impl TreeBranch {
    pub(crate) fn all(player: Player, trees: [Vec<Node>; 2]) -> Vec<Self> {
        let branch = |tree| move |node| Self { node, player, tree, is_faint: false };
        let trees = Tree::ALL.into_iter().zip(trees);
        trees.flat_map(|(tree, nodes)| nodes.into_iter().map(branch(tree))).collect()
    }
}
