//! A player's choices, prepared for the fit: the effect of every free node on the paths of both players.
//!
//! A weight is linear in some factors and a power of others. Everything that depends on the position alone is
//! computed once here.

use span_it_core::board::{Node, NodeKind, Path, Player, Position, adjacent_paths, resultant_path};

/// The factors that enter a weight linearly; [`Side::plain`] has their coefficients.
pub(super) const PLAIN: usize = 4;
/// The factors that are bases of powers.
pub(super) const POWERS: usize = 3;

/// The effect of a node for one player.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Side {
    /// The coefficients of the linear factors: the node's kind (major 1, minor 0), `PathIsAnchored`,
    /// `PathIsWinner`, `BoardPathCount`.
    pub(super) plain: [f64; PLAIN],
    /// The exponents of `PathMajorSpan`, `PathMinorSpan` and `PathMemberCount` of the resultant path, and of the
    /// adjacent paths, whose powers are subtracted.
    pub(super) after: [u16; POWERS],
    pub(super) before: Vec<[u16; POWERS]>,
}

/// A choice between the free nodes of a position.
#[derive(Clone, Debug)]
pub(super) struct Decision {
    /// The effect of each free node for the player to move and for the opponent.
    pub(super) nodes: Vec<[Side; 2]>,
    /// The index of the chosen node.
    pub(super) taken: usize,
}

impl Decision {
    /// The choice of `mv`; `None` if it is not free.
    pub(super) fn new(position: &Position, mv: Node) -> Option<Self> {
        let mover = position.to_move();
        let sides = |node| [mover, mover.opponent()].map(|player| Side::new(position, player, node));
        let taken = position.free_nodes().position(|node| node == mv)?;
        Some(Self { nodes: position.free_nodes().map(sides).collect(), taken })
    }
}

impl Side {
    fn new(position: &Position, player: Player, node: Node) -> Self {
        let resultant = resultant_path(position, player, node);
        let adjacent = adjacent_paths(position, player, node);
        let count = |holds: fn(&Path) -> bool| {
            let one = |path: &Path| f64::from(u8::from(holds(path)));
            one(&resultant) - adjacent.iter().map(one).sum::<f64>()
        };
        Self {
            plain: [
                f64::from(u8::from(node.kind() == NodeKind::Major)),
                count(Path::is_anchored),
                count(Path::is_winner),
                1.0 - adjacent.len() as f64,
            ],
            after: exponents(&resultant),
            before: adjacent.iter().map(exponents).collect(),
        }
    }
}

fn exponents(path: &Path) -> [u16; POWERS] {
    [path.major_span().into(), path.minor_span().into(), path.member_count()]
}
