//! What the solver says about a finished or abandoned game.

use std::sync::Arc;

use span_it_core::board::{ByPlayer, Node, Player};
use span_it_core::engine::Stop;
use span_it_core::record::GameSetup;
use span_it_core::referee::Referee;
use span_it_learning::analysis::GameReport;

/// The critical moves of a player: those in a position that could be won and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Kept {
    /// Moves that kept the win.
    pub kept: u32,
    /// Critical moves.
    pub critical: u32,
}

impl Kept {
    /// Whether a critical move gave the win away.
    pub const fn has_mistakes(self) -> bool {
        self.kept < self.critical
    }
}

/// What the solver says about a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Analysis {
    /// The index of the last move that gave a win away; `None` if no move did.
    pub turning_point: Option<usize>,
    /// The critical moves of each player.
    pub kept: ByPlayer<Kept>,
}

impl Analysis {
    /// Analyses a game; `None` if it was cancelled. About 4 ms for a game on 6 x 6.
    pub fn new(setup: &GameSetup, game: &Referee, stop: &Arc<Stop>) -> Option<Self> {
        debug_assert_eq!(setup.size, game.start().size());
        let moves: Vec<Node> = game.moves().iter().map(|mv| mv.node).collect();
        let mut analysis = Self::default();
        for player in Player::ALL {
            let report = GameReport::new(game.start(), &moves, player, stop)?;
            let last = report.mistakes.last().map(|mistake| mistake.ply);
            analysis.turning_point = analysis.turning_point.max(last);
            let (kept, critical) = (report.kept.iter().sum(), report.critical.iter().sum());
            analysis.kept[player] = Kept { kept, critical };
        }
        Some(analysis)
    }
}
