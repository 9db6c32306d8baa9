//! The result of a game of a tournament.

use serde::{Deserialize, Serialize};

use span_it_core::board::{BoardSize, ByPlayer, Node, Player, Position};
use span_it_core::engine::SearchTotals;
use span_it_core::solver::Solution;

use super::{Fixture, PairKey};

/// How a game of a tournament ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ending {
    /// A path joined the winner's edges.
    Path,
    /// The loser failed or broke the rules, for this reason.
    Forfeit(String),
}

/// Counts and times of one side of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SideReport {
    /// Moves without those of the opening.
    pub moves: u32,
    /// Moves in won positions in which some free node loses.
    pub critical: u32,
    /// Critical moves that kept the win.
    pub kept: u32,
    /// Total time in nanoseconds.
    pub time_ns: u64,
    /// Time of the longest move in nanoseconds.
    pub longest_ns: u64,
    /// The searches of a personality; none for other agents, and in logs of earlier versions.
    #[serde(default, skip_serializing_if = "SearchTotals::is_empty")]
    pub search: SearchTotals,
}

/// A finished game of a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameResult {
    /// The pair that the game belongs to.
    pub key: PairKey,
    /// Whether it is the second game of the pair: then the agent with the larger index plays horizontal.
    pub exchanged: bool,
    /// The board's size. Not in a log, as the plan has it.
    #[serde(skip, default = "standard")]
    pub size: BoardSize,
    /// The first player, who makes the first move of the opening.
    pub first: Player,
    /// The winner.
    pub winner: Player,
    /// How the game ended.
    pub ending: Ending,
    /// All moves, including the opening.
    pub moves: Vec<Node>,
    /// Number of moves of the opening. Not in a log, as the plan has it.
    #[serde(skip)]
    pub opening_plies: u16,
    /// Counts and times of each side.
    pub sides: ByPlayer<SideReport>,
}

const fn standard() -> BoardSize {
    BoardSize::STANDARD
}

impl SideReport {
    /// Counts a move in a position with this solution.
    pub(super) fn record(&mut self, before: &Position, solution: &Solution, mv: Node) {
        let free = before.free_count();
        let critical = solution.winner == before.to_move() && solution.winning_moves.len() < free;
        self.moves += 1;
        self.critical += u32::from(critical);
        self.kept += u32::from(critical && solution.winning_moves.contains(&mv));
    }
}

impl GameResult {
    /// The game in the plan.
    pub const fn fixture(&self) -> Fixture {
        Fixture { key: self.key, exchanged: self.exchanged, size: self.size }
    }

    /// Whether it is the same game as another, whatever the times of its moves.
    pub fn is_same(&self, other: &Self) -> bool {
        self.without_times() == other.without_times()
    }

    fn without_times(&self) -> Self {
        let mut game = self.clone();
        for player in Player::ALL {
            game.sides[player] = SideReport { time_ns: 0, longest_ns: 0, ..game.sides[player] };
        }
        game
    }

    /// The position after the opening; `None` if its moves are illegal.
    pub fn start(&self) -> Option<Position> {
        let mut position = Position::empty(self.size, self.first);
        for &mv in self.moves.iter().take(self.opening_plies.into()) {
            position.play(mv).ok()?;
        }
        Some(position)
    }

    /// The agent of a side.
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
