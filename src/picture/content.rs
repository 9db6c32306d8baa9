//! What a picture shows, in which colours and size.

use span_it_core::board::{Node, Player, Position};

use crate::picture::colors::Colors;
use crate::picture::heat_map::Heat;
use crate::picture::marks::{Annotation, Mark};

/// The range of [`Style::side`].
pub const SIDES: std::ops::RangeInclusive<u32> = 100..=4000;

/// A position with everything that is drawn over it.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// What is drawn.
    pub position: Position,
    /// The text for screen readers; any text, for example with the names of players.
    pub title: String,
    /// Whether the names of rows and columns are beside the board.
    pub coordinates: bool,
    /// Its connector has a halo.
    pub last_move: Option<Node>,
    /// A proposed move.
    pub hint: Option<(Player, Node)>,
    /// The heat map.
    pub weights: Vec<Heat>,
    pub marks: Vec<(Node, Mark)>,
    /// The two trees of a proof.
    pub trees: Vec<Branch>,
    /// Its connectors are drawn fainter.
    pub earlier: Option<Position>,
    /// What explains the position.
    pub annotations: Vec<Annotation>,
}

/// A node of one of the two trees of a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Branch {
    /// Where the connector is or could be played.
    pub node: Node,
    pub player: Player,
    /// Whether it belongs to the second tree, whose lines are dashed.
    pub is_second: bool,
}

/// Colours and size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// The colours of everything.
    pub colors: Colors,
    /// The longer side, in pixels; see [`SIDES`].
    pub side: u32,
}
