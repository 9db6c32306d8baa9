use super::Position;

/// A phase of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Less than 20% of the nodes are taken.
    Opening,
    /// 20% to 45%.
    Middle,
    /// More than 45%.
    End,
}

impl Phase {
    /// All phases in order.
    pub const ALL: [Self; 3] = [Self::Opening, Self::Middle, Self::End];

    /// The phase of a position.
    ///
    /// ```
    /// use span_it_core::board::{BoardSize, Phase, Player, Position};
    ///
    /// let empty = Position::empty(BoardSize::STANDARD, Player::Horizontal);
    /// assert_eq!(Phase::of(&empty), Phase::Opening);
    /// ```
    pub fn of(position: &Position) -> Self {
        Self::new(position.connectors().into(), position.size().node_count())
    }

    /// The phase in which `taken` of `nodes` nodes have connectors.
    pub const fn new(taken: usize, nodes: usize) -> Self {
        if 100 * taken < 20 * nodes {
            Self::Opening
        } else if 100 * taken <= 45 * nodes {
            Self::Middle
        } else {
            Self::End
        }
    }

    /// The index in [`ALL`](Self::ALL).
    pub const fn index(self) -> usize {
        self as usize
    }
}
