//! What a finished game of a contest leaves behind.

use span_it_core::board::{BoardSize, ByPlayer, Node, Player, Position};
use span_it_core::solver::Solution;

use super::Fixture;

/// Which pair of games of a contest: two agents, a board, and the number of the pair among those.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PairKey {
    /// The two agents, as places in the contest's list, the smaller first.
    pub agents: (usize, usize),
    /// The board, as a place in the contest's list of sizes.
    pub board: usize,
    /// The number of the pair among those of these agents on this board, from 0: it tells the opening.
    pub pair: u32,
}

/// How a game of a contest ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// A path joined the winner's edges.
    Path,
    /// The loser broke off or broke the rules, and how.
    Forfeit(String),
}

/// How one side of a finished game played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SideReport {
    /// Moves made, those of the opening apart.
    pub moves: u32,
    /// Of those, how many were made from a won position in which some free node would have lost.
    pub critical: u32,
    /// Of the critical ones, how many kept the win.
    pub kept: u32,
    /// Nanoseconds thought in all.
    pub time_ns: u64,
    /// Nanoseconds thought about the longest move.
    pub longest_ns: u64,
}

/// A finished game of a contest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// The pair that the game belongs to.
    pub key: PairKey,
    /// Whether it is the second game of the pair, with the sides exchanged: then the agent of the
    /// larger place plays horizontal.
    pub exchanged: bool,
    /// The board's size.
    pub size: BoardSize,
    /// Who made the first move, that of the opening included.
    pub first: Player,
    /// Who won.
    pub winner: Player,
    /// How.
    pub ending: Ending,
    /// Every move, those of the opening included, in the notation of positions and records.
    pub moves: Vec<Node>,
    /// How many of them were the opening's.
    pub opening_plies: u16,
    /// How each side played.
    pub sides: ByPlayer<SideReport>,
}

impl SideReport {
    /// Counts a move from this position, whose truth is this.
    pub(super) fn count(&mut self, before: &Position, truth: &Solution, mv: Node) {
        let free = before.size().node_count() - usize::from(before.connectors());
        let critical = truth.winner == before.to_move() && truth.winning_moves.len() < free;
        self.moves += 1;
        self.critical += u32::from(critical);
        self.kept += u32::from(critical && truth.winning_moves.contains(&mv));
    }
}

impl GameResult {
    /// The game of the plan that it is.
    pub const fn fixture(&self) -> Fixture {
        Fixture { key: self.key, exchanged: self.exchanged, size: self.size }
    }

    /// The position after the opening, where the players began; `None` if the moves are not such as the
    /// referee allows.
    pub fn start(&self) -> Option<Position> {
        let mut position = Position::empty(self.size, self.first);
        for &mv in self.moves.iter().take(self.opening_plies.into()) {
            position.play(mv).ok()?;
        }
        Some(position)
    }

    /// The agent that played a side.
    pub fn agent(&self, player: Player) -> usize {
        let (smaller, larger) = self.key.agents;
        if (player == Player::Horizontal) == self.exchanged { larger } else { smaller }
    }

    /// The agent that won.
    pub fn winning_agent(&self) -> usize {
        self.agent(self.winner)
    }

    /// The agent that made the first move.
    pub fn first_agent(&self) -> usize {
        self.agent(self.first)
    }
}
