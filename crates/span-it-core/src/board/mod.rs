//! The board: pure data, no history (spec sections 1, 2 and 7).
//!
//! [`BoardSize`] says how large, [`Node`] and [`Dot`] name its points, [`Position`] holds who owns
//! which node and who is to move, [`Path`] is a set of joined connectors. Everything here is a
//! value: the live game with its turn order and history is the [referee](crate::referee)'s.

mod dot;
mod node;
mod notation;
mod paths;
mod player;
mod position;
mod size;

pub use dot::Dot;
pub use node::{Node, NodeKind, ParseNodeError};
pub use notation::NotationError;
pub use paths::{Path, adjacent_paths, path_of, paths, resultant_path, winner};
pub use player::{ByPlayer, Player};
pub use position::{PlaceError, Position};
pub use size::{BoardSize, SizeError};
