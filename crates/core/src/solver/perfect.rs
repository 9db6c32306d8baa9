//! The perfect player (`docs/rules.md, "Perfect play"`).
//!
//! In a won position it plays the winning move that leaves the fewest missing connectors, so that games end.
//! In a lost one it plays the move with the fewest winning replies. Equal moves are decided by a weight of the
//! caller and then by `docs/rules.md, "Ties"`.

use std::cmp::Ordering;

use super::Solver;
use super::distance::Distance;
use crate::board::{Node, Position};

/// The perfect move; `None` if the game is over.
///
/// `weight` is the preference for a free node, a finite number; higher is better. In a lost position the
/// position after every free node is solved.
///
/// ```
/// use span_it_core::solver::{Solver, perfect};
/// let position = "hh./../.../../... h".parse()?;
/// let mv = perfect::choose(&mut Solver::new(), &position, &|_| 0.0);
/// assert_eq!(mv.map(|node| node.to_string()).as_deref(), Some("e1"));
/// # Ok::<(), span_it_core::board::NotationError>(())
/// ```
pub fn choose(solver: &mut Solver, position: &Position, weight: &dyn Fn(Node) -> f64) -> Option<Node> {
    let best = winning_moves(solver, position, weight).first().copied();
    best.or_else(|| resist(solver, position, weight, &mut || true))
}

/// The winning moves, best first; empty if the position is lost or the game is over.
pub fn winning_moves(solver: &mut Solver, position: &Position, weight: &dyn Fn(Node) -> f64) -> Vec<Node> {
    let moves = solver.winning_moves(position);
    if moves.is_empty() {
        return moves;
    }
    let distance = Distance::new(position, position.to_move());
    ranked(position, moves.into_iter().map(|node| (distance.after(node), node)), weight)
}

/// The move of a lost position; `None` if the game is over. `may_continue` is asked after each examined node; if it
/// returns false, the answer is the best of these nodes.
pub fn resist(
    solver: &mut Solver,
    position: &Position,
    weight: &dyn Fn(Node) -> f64,
    may_continue: &mut dyn FnMut() -> bool,
) -> Option<Node> {
    if crate::board::winner(position).is_some() {
        return None;
    }
    let mut costs = Vec::new();
    for node in position.free_nodes() {
        costs.push((solver.winning_moves(&position.after(node)).len(), node));
        if !may_continue() {
            break;
        }
    }
    ranked(position, costs.into_iter(), weight).first().copied()
}

/// The moves by cost, lowest first, then by weight, highest first, then in the tie order.
fn ranked<C: Copy + Ord>(
    position: &Position,
    costs: impl Iterator<Item = (C, Node)>,
    weight: &dyn Fn(Node) -> f64,
) -> Vec<Node> {
    let mut moves: Vec<(C, (f64, Node))> = costs.map(|(cost, node)| (cost, (weight(node), node))).collect();
    moves.sort_by(|(a_cost, a), (b_cost, b)| a_cost.cmp(b_cost).then_with(|| preferred(position, *a, *b)));
    moves.into_iter().map(|(_, (_, node))| node).collect()
}

/// `Less` if the first of two weighed nodes is better.
fn preferred(position: &Position, (a_weight, a): (f64, Node), (b_weight, b): (f64, Node)) -> Ordering {
    let tie = |node| (position.size().centre_distance(node), node);
    b_weight.partial_cmp(&a_weight).unwrap_or(Ordering::Equal).then_with(|| tie(a).cmp(&tie(b)))
}
