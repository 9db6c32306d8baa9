//! The truth about every position of the game on the table.
//!
//! It is solved a few positions at a time, the last one first, so that even a long game on a large
//! board never holds the window up.

use crate::app::session::Session;
use span_it_core::board::{BoardSize, Node, Player};
use span_it_core::solver::{Solution, Solver, Verdict};

/// What is known of the positions of a game, for the moves it had when last looked at.
#[derive(Debug, Default)]
pub(super) struct Truths {
    moves: Vec<Node>,
    known: Vec<Option<Solution>>,
    solver: Solver,
}

/// Nodes of positions that are solved in one go: some ten thousandths of a second's work, less than
/// a frame takes. A game of 400 moves on the largest board is known after seven frames.
const NODES_AT_ONCE: usize = 50_000;

impl Truths {
    /// How many positions of this size are solved in one go.
    fn at_once(size: BoardSize) -> usize {
        (NODES_AT_ONCE / size.node_count()).max(2)
    }

    /// Forgets what another game or another line has made wrong.
    fn follow(&mut self, moves: Vec<Node>) {
        let same = self.moves.iter().zip(&moves).take_while(|(a, b)| a == b).count();
        let keep = if self.known.is_empty() { 0 } else { same + 1 };
        self.known.truncate(keep);
        self.known.resize(moves.len() + 1, None);
        self.moves = moves;
    }
}

impl Session {
    /// Solves some of what is not known yet; says whether anything is left.
    pub(super) fn refresh_truths(&mut self) -> bool {
        let moves: Vec<Node> = self.game().moves().iter().map(|mv| mv.node).collect();
        if self.truths.moves != moves || self.truths.known.is_empty() {
            self.truths.follow(moves);
        }
        let mut left = Truths::at_once(self.setup().size);
        for ply in (0..self.truths.known.len()).rev() {
            if self.truths.known[ply].is_some() {
                continue;
            }
            if left == 0 {
                return true;
            }
            left -= 1;
            let position = self.game().position_at(ply);
            self.truths.known[ply] = Some(self.truths.solver.solve(&position));
        }
        false
    }

    /// Forgets everything: another game is on the table.
    pub(super) fn forget_truths(&mut self) {
        self.truths = Truths::default();
    }

    /// The truth after the first `ply` moves, as soon as it is known.
    pub fn truth(&self, ply: usize) -> Option<&Solution> {
        self.truths.known.get(ply)?.as_ref()
    }

    /// What the move after the first `ply` moves did, as soon as it is known.
    pub fn verdict(&self, ply: usize) -> Option<Verdict> {
        let mv = self.game().moves().get(ply)?;
        Some(self.truth(ply)?.verdict(mv.player, mv.node))
    }

    /// How often each verdict was given on a player's moves, in the order of [`Verdict::ALL`];
    /// moves not yet solved are not counted.
    pub fn verdicts(&self, player: Player) -> [usize; 4] {
        let mut counts = [0; 4];
        for (ply, mv) in self.game().moves().iter().enumerate() {
            if mv.player == player
                && let Some(verdict) = self.verdict(ply)
            {
                counts[verdict as usize] += 1;
            }
        }
        counts
    }
}
