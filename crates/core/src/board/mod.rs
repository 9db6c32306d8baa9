//! The board: sizes, nodes, dots, players, positions and paths (`docs/rules.md, "Board"` and "Paths").
//!
//! All types are plain values without history; the [referee](crate::referee) has the live game.
//!
//! ```
//! use span_it_core::board::{Node, Player, Position, adjacent_paths, winner};
//! let position: Position = "h../h./.../.v/... v".parse()?;
//! let node: Node = "c3".parse()?;
//! assert!(position.is_free(node));
//! assert_eq!(adjacent_paths(&position, Player::Horizontal, node).len(), 1);
//! assert_eq!(winner(&position.after(node)), None);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod dot;
mod node;
mod notation;
mod paths;
mod phase;
mod player;
mod position;
mod size;

pub use dot::Dot;
pub use node::{Node, NodeKind, ParseNodeError};
pub use notation::NotationError;
pub use paths::{Path, adjacent_paths, path_of, paths, resultant_path, winner};
pub use phase::Phase;
pub use player::{ByPlayer, Player};
pub use position::{PlaceError, Position};
pub use size::{BoardSize, SizeError};
