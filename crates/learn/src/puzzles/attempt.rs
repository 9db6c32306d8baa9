//! The answers to each kind of puzzle.

use std::sync::Arc;

use span_it_core::board::{Node, Position, winner};
use span_it_core::engine::Seed;
use span_it_core::personality::library;
use span_it_core::solver::symmetry::fingerprint;
use span_it_core::solver::{Solver, perfect, win_in};

use super::panel::choose;
use super::runner::{PuzzleRunner, Reaction};
use super::{Kind, Task};
use crate::truth::Class;

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

    pub(super) fn judge(&mut self, class: Class, right: Class) -> Reaction {
        if class != right {
            return self.refute(None, None);
        }
        if class == Class::ToMove {
            self.question.prove();
            return Reaction::Continues { reply: None };
        }
        self.finish()
    }

    pub(super) fn find_mistake(&mut self, index: usize, mistake: usize) -> Reaction {
        if index == mistake { self.finish() } else { self.refute(None, None) }
    }

    pub(super) fn play_winning(&mut self, mv: Node) -> Reaction {
        self.question.board = self.question().after(mv);
        if Solver::new().winner(self.board()) == self.puzzle.you() {
            return self.finish();
        }
        self.refute_with_reply(mv)
    }

    pub(super) fn play_win_in(&mut self, mv: Node) -> Reaction {
        self.question.board = self.question().after(mv);
        if winner(self.board()).is_some() {
            self.left = 0;
            return self.finish();
        }
        let left = self.left.saturating_sub(1);
        let keeps = left > 0 && win_in::is_forced(self.board(), left, win_in::BUDGET).unwrap_or(false);
        if !keeps {
            return self.refute_with_reply(mv);
        }
        let reply = longest_defence(self.board(), left);
        self.left = left;
        self.advance(reply)
    }

    /// Plays on against a personality. Only a lost game is wrong, because nothing is taken back.
    pub(super) fn play_on(&mut self, mv: Node, name: &str) -> Reaction {
        self.question.board = self.question().after(mv);
        if winner(self.board()).is_some() {
            return self.finish();
        }
        let reply = reply_of(self.board(), name);
        if let Some(reply) = reply {
            let after = self.board().after(reply);
            if winner(&after).is_some() {
                self.question.board = after;
                return self.refute(Some(mv), Some(reply));
            }
        }
        self.advance(reply)
    }

    /// Continues after the opponent's reply.
    fn advance(&mut self, reply: Option<Node>) -> Reaction {
        self.question.reply(reply);
        self.question.advance();
        Reaction::Continues { reply }
    }

    fn refute_with_reply(&mut self, mv: Node) -> Reaction {
        let keeps =
            self.puzzle.kind() == Kind::WinIn && Solver::new().winner(self.board()) == self.puzzle.you();
        let reply = if keeps { None } else { perfect_reply(self.board()) };
        self.question.reply(reply);
        self.refute(Some(mv), reply)
    }

    const fn refute(&mut self, played: Option<Node>, reply: Option<Node>) -> Reaction {
        self.question.refute();
        Reaction::Wrong { played, reply }
    }

    const fn finish(&mut self) -> Reaction {
        self.question.finish();
        Reaction::Right
    }
}

/// The perfect reply; `None` if the game is over.
fn perfect_reply(position: &Position) -> Option<Node> {
    perfect::choose(&mut Solver::new(), position, &|_| 0.0)
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
