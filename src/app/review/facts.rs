//! The facts about the move under review.

use crate::app::session::Session;
use crate::messages::language;
use crate::messages::{review as msg, solver};
use span_it_core::board::{Node, Player, Position};
use span_it_core::engine::NodeWeight;
use span_it_core::solver::{Solution, Verdict};

const OTHERS: usize = 3;

#[derive(Clone, Copy, Debug)]
pub(super) struct Alternative {
    pub(super) node: Node,
    /// `None` if no personality made the move.
    pub(super) weight: Option<f64>,
}

#[derive(Debug)]
pub(crate) struct Facts<'a> {
    pub(super) ply: usize,
    pub(super) player: Player,
    pub(super) node: Node,
    name: &'a str,
    pub(super) before: Position,
    truth: Option<&'a Solution>,
}

impl<'a> Facts<'a> {
    pub(crate) fn of(session: &'a Session, ply: usize) -> Option<Self> {
        let mv = session.game().moves().get(ply)?;
        Some(Self {
            ply,
            player: mv.player,
            node: mv.node,
            name: &session.seat(mv.player).name,
            before: session.game().position_at(ply),
            truth: session.solution(ply),
        })
    }

    pub(super) fn verdict(&self) -> Option<Verdict> {
        Some(self.truth?.verdict(self.player, self.node))
    }

    pub(crate) fn title(&self) -> String {
        msg::title(self.ply + 1, self.name, self.node)
    }

    pub(crate) fn line(&self) -> String {
        let (Some(truth), Some(verdict)) = (self.truth, self.verdict()) else {
            return solver::SOLVING.to_owned();
        };
        msg::verdict_sentence(verdict, truth.winning_moves.len(), self.before.free_nodes().count())
    }

    /// The best of the other winning moves, by weight; `weights` are heaviest first. Without weights, the
    /// first on the board.
    pub(super) fn alternatives(&self, weights: Option<&[NodeWeight]>) -> Vec<Alternative> {
        let winning = self.truth.map_or(&[][..], |truth| &truth.winning_moves);
        let wins = |other: &Alternative| other.node != self.node && winning.contains(&other.node);
        let all: Vec<Alternative> = if let Some(weights) = weights {
            weights.iter().map(|weight| Alternative { node: weight.node, weight: Some(weight.w) }).collect()
        } else {
            winning.iter().map(|&node| Alternative { node, weight: None }).collect()
        };
        all.into_iter().filter(wins).take(OTHERS).collect()
    }

    pub(super) fn weight(&self, weights: Option<&[NodeWeight]>) -> Option<f64> {
        weights?.iter().find(|weight| weight.node == self.node).map(|weight| weight.w)
    }
}

/// The next mistake after this move, wrapping around at the end.
pub(crate) fn next_mistake(session: &Session, ply: usize) -> Option<usize> {
    let moves = session.game().moves().len();
    (ply + 1..moves).chain(0..ply.min(moves)).find(|&ply| is_mistake(session, ply))
}

/// The last mistake before this move, wrapping around at the start.
pub(crate) fn previous_mistake(session: &Session, ply: usize) -> Option<usize> {
    let moves = session.game().moves().len();
    (0..ply.min(moves)).rev().chain((ply + 1..moves).rev()).find(|&ply| is_mistake(session, ply))
}

pub(super) fn is_mistake(session: &Session, ply: usize) -> bool {
    session.verdict(ply) == Some(Verdict::Throws)
}

/// The share of the free nodes that keep the win, 0..=1, in the position before a move, and its winner. If
/// the winner is not to move there, the share in the position after the move.
pub(super) fn safety(session: &Session, ply: usize) -> Option<(Player, f32)> {
    let truth = session.solution(ply)?;
    let free = session.game().start().free_nodes().count().checked_sub(ply)?;
    let (winning, free) = if truth.winning_moves.is_empty() {
        (session.solution(ply + 1)?.winning_moves.len(), free.saturating_sub(1))
    } else {
        (truth.winning_moves.len(), free)
    };
    let share = |n: usize| f32::from(u16::try_from(n).unwrap_or(u16::MAX));
    Some((truth.winner, share(winning) / share(free).max(1.0)))
}

pub(super) fn bar_text(session: &Session, ply: usize) -> Option<String> {
    let facts = Facts::of(session, ply)?;
    let mut lines = vec![facts.title()];
    if let (Some(truth), Some(_)) = (facts.truth, facts.verdict()) {
        let free = facts.before.free_nodes().count();
        lines.push(if truth.winner == facts.player {
            msg::before_winning(facts.name, truth.winning_moves.len(), free)
        } else {
            msg::before_lost(&session.seat(truth.winner).name, facts.name)
        });
        if truth.winner == facts.player {
            lines.push(facts.line());
        }
    }
    Some(language::lines(&lines))
}
