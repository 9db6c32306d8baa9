//! The answers to each kind of puzzle.

use std::sync::Arc;

use span_it_core::board::{Node, Position, winner};
use span_it_core::engine::Seed;
use span_it_core::personality::library;
use span_it_core::solver::symmetry::fingerprint;
use span_it_core::solver::{Solver, win_in};

use super::Task;
use super::panel::choose;
use super::runner::PuzzleRunner;
use crate::question::{Reaction, perfect_reply};

impl PuzzleRunner {
    /// The right nodes of the current question; empty if it asks for a class or for the number of a move.
    pub fn accepted(&self) -> Vec<Node> {
        match self.puzzle.task {
            Task::Mistake { .. } => Vec::new(),
            Task::Judge(_) if self.asks_for_class() => Vec::new(),
            Task::WinIn(_) => win_in::moves(self.question(), self.left, win_in::BUDGET).unwrap_or_default(),
            _ => Solver::new().winning_moves(self.question()),
        }
    }

    pub(super) fn play_winning(&mut self, mv: Node) -> Reaction {
        self.question.play(mv);
        if self.keeps() { self.question.finish() } else { self.question.refute_move(mv, false) }
    }

    /// Whether the player wins on the board.
    fn keeps(&self) -> bool {
        Solver::new().winner(self.board()) == self.puzzle.you()
    }

    pub(super) fn play_win_in(&mut self, mv: Node) -> Reaction {
        self.question.play(mv);
        if winner(self.board()).is_some() {
            self.left = 0;
            return self.question.finish();
        }
        let left = self.left.saturating_sub(1);
        let is_forced = left > 0 && win_in::is_forced(self.board(), left, win_in::BUDGET).unwrap_or(false);
        if !is_forced {
            let keeps = self.keeps();
            return self.question.refute_move(mv, keeps);
        }
        self.left = left;
        let reply = longest_defence(self.board(), left);
        self.question.go_on(reply)
    }

    /// Plays on against a personality. Only a lost game is wrong, because nothing is taken back.
    pub(super) fn play_on(&mut self, mv: Node, name: &str) -> Reaction {
        self.question.play(mv);
        if winner(self.board()).is_some() {
            return self.question.finish();
        }
        let reply = reply_of(self.board(), name);
        if reply.is_some_and(|reply| winner(&self.board().after(reply)).is_some()) {
            return self.question.refute(Some(mv), reply);
        }
        self.question.go_on(reply)
    }
}

/// The reply that resists longest in a position that is lost in `n`.
fn longest_defence(position: &Position, n: u8) -> Option<Node> {
    win_in::longest_defence(position, n, win_in::BUDGET).ok().flatten().or_else(|| perfect_reply(position))
}

/// The move of a built-in personality, with noise that depends on the position only.
fn reply_of(position: &Position, name: &str) -> Option<Node> {
    if winner(position).is_some() {
        return None;
    }
    let Some(personality) = library::builtin_named(name) else { return perfect_reply(position) };
    let seed = Seed::new(fingerprint(position) & Seed::MAX.get()).unwrap_or_default();
    choose(position, &personality.factors, seed, &Arc::default())
}
