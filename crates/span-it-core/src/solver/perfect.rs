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
    let solution = solver.solve(position);
    let distance = Distance::new(position, position.to_move());
    if !solution.winning_moves.is_empty() {
        return best(position, solution.winning_moves, |node| distance.after(node), weight);
    }
    if solution.winner == position.to_move() || crate::board::winner(position).is_some() {
        return None;
    }
    let free = position.free_nodes().collect();
    let replies = |node| solver.winning_moves(&position.after(node)).len();
    best(position, free, replies, weight)
}

/// The move of lowest cost, then of highest weight, then first in the tie order.
fn best<C: Copy + Ord>(
    position: &Position,
    moves: Vec<Node>,
    mut cost: impl FnMut(Node) -> C,
    weight: &dyn Fn(Node) -> f64,
) -> Option<Node> {
    let costs: Vec<(C, Node)> = moves.into_iter().map(|node| (cost(node), node)).collect();
    let least = costs.iter().map(|&(cost, _)| cost).min()?;
    let equals = costs.into_iter().filter(|&(cost, _)| cost == least);
    let weighed = equals.map(|(_, node)| (weight(node), node));
    weighed.min_by(|a, b| preferred(position, *a, *b)).map(|(_, node)| node)
}

/// `Less` if the first of two weighed nodes is better.
fn preferred(position: &Position, (a_weight, a): (f64, Node), (b_weight, b): (f64, Node)) -> Ordering {
    let tie = |node| (position.size().centre_distance(node), node);
    b_weight.partial_cmp(&a_weight).unwrap_or(Ordering::Equal).then_with(|| tie(a).cmp(&tie(b)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choice(text: &str, weight: &dyn Fn(Node) -> f64) -> Option<String> {
        choose(&mut Solver::new(), &text.parse().unwrap(), weight).map(|node| node.to_string())
    }

    #[test]
    fn fewest_missing_connectors_decide_before_weight() {
        let wants_corner = |node: Node| if node.row() == 4 { 9.0 } else { 0.0 };
        assert_eq!(choice("hh./../.../../... h", &wants_corner).as_deref(), Some("e1"));
    }

    #[test]
    fn weight_then_centre_decide_equal_moves() {
        let empty = ".../../.../../... h";
        assert_eq!(choice(empty, &|_| 0.0).as_deref(), Some("c3"));
        let wants_e5 = |node: Node| if (node.row(), node.col()) == (4, 4) { 1.0 } else { 0.0 };
        assert_eq!(choice(empty, &wants_e5).as_deref(), Some("e5"));
    }

    #[test]
    fn finished_game_has_no_move() {
        assert_eq!(choice("hhh/../.../../... h", &|_| 0.0), None);
        assert_eq!(choice("hhh/../.../../... v", &|_| 0.0), None);
    }
}
