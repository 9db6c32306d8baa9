//! What the solver says about a position, in the terms of lessons and puzzles.

use serde::Deserialize;
use span_it_core::board::{Node, Player, Position};
use span_it_core::solver::{Distance, Solver};

/// Who wins a position. No position is balanced: exactly one class applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// Horizontal wins, even if vertical moves first.
    Horizontal,
    /// Vertical wins, even if horizontal moves first.
    Vertical,
    /// The player who moves first wins.
    ToMove,
}

impl Class {
    /// All classes, in the order of the answer buttons.
    pub const ALL: [Self; 3] = [Self::Horizontal, Self::Vertical, Self::ToMove];

    /// The key in files: `horizontal`, `vertical` or `to-move`.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Horizontal => "horizontal",
            Self::Vertical => "vertical",
            Self::ToMove => "to-move",
        }
    }

    /// The class in which `player` wins moving second.
    pub const fn won_by(player: Player) -> Self {
        match player {
            Player::Horizontal => Self::Horizontal,
            Player::Vertical => Self::Vertical,
        }
    }

    /// The class of a position. Two solutions of the position.
    ///
    /// ```
    /// use span_it_core::solver::Solver;
    /// use span_it_learn::truth::Class;
    /// let position = "hv.v/v../..../..v/.h../.h./...h h".parse()?;
    /// assert_eq!(Class::new(&mut Solver::new(), &position), Class::Horizontal);
    /// # Ok::<(), span_it_core::board::NotationError>(())
    /// ```
    pub fn new(solver: &mut Solver, position: &Position) -> Self {
        let mover = solver.winner(position);
        let other = position.clone().with_to_move(position.to_move().opponent());
        if solver.winner(&other) == mover { Self::won_by(mover) } else { Self::ToMove }
    }
}

/// The shortest ways of both players in a position.
#[derive(Clone, Debug)]
pub struct Ways {
    position: Position,
    own: Distance,
    other: Distance,
}

impl Ways {
    /// The ways of the player to move and of the opponent. O(nodes).
    pub fn new(position: &Position) -> Self {
        let mover = position.to_move();
        let own = Distance::new(position, mover);
        Self { position: position.clone(), own, other: Distance::new(position, mover.opponent()) }
    }

    /// The missing connectors of the player to move; 0 in a finished game.
    pub fn own_missing(&self) -> u32 {
        self.own.missing().unwrap_or(0)
    }

    /// The missing connectors of the opponent; 0 in a finished game.
    pub fn other_missing(&self) -> u32 {
        self.other.missing().unwrap_or(0)
    }

    /// Whether the move shortens the mover's way.
    pub fn shortens(&self, mv: Node) -> bool {
        self.own.is_shortened_by(mv)
    }

    /// The number of connectors by which the move makes the opponent's way longer. A move that closes the
    /// way counts as 99.
    pub fn lengthens_by(&self, mv: Node) -> u32 {
        if !self.other.is_shortened_by(mv) {
            return 0;
        }
        let after = Distance::new(&self.position.after(mv), self.position.to_move().opponent());
        after.missing().map_or(99, |missing| missing.saturating_sub(self.other_missing()))
    }

    /// The gain of the move at first glance: connectors that it saves its player, and costs the opponent.
    pub fn gain(&self, mv: Node) -> u32 {
        u32::from(self.shortens(mv)) + self.lengthens_by(mv)
    }
}
