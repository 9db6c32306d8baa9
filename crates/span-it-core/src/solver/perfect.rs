//! The perfect player: it never lets a win go.
//!
//! Which of the winning moves it takes is a matter of taste: the one that needs the fewest more
//! connectors, so that games end; then a weight that the caller brings, so that personalities show;
//! then the tie rule of spec section 5. A player who is lost takes the move with the fewest winning
//! replies, and then the same two.

use std::cmp::Ordering;

use super::Solver;
use super::distance::Distance;
use crate::board::{Node, Position};

/// The perfect move; `None` when the game is over.
///
/// `weight` is how much the player likes a free node, a finite number; the more the better.
///
/// ```
/// use span_it_core::solver::{Solver, perfect};
/// let position = "hh./../.../../... h".parse()?;
/// let mv = perfect::choose(&mut Solver::new(), &position, &|_| 0.0);
/// assert_eq!(mv.map(|node| node.to_string()).as_deref(), Some("e1"));
/// # Ok::<(), span_it_core::board::NotationError>(())
/// ```
pub fn choose(solver: &mut Solver, position: &Position, weight: &dyn Fn(Node) -> f64) -> Option<Node> {
    let truth = solver.solve(position);
    let distance = Distance::new(position, position.to_move());
    if !truth.winning_moves.is_empty() {
        return best(position, truth.winning_moves, |node| distance.after(position, node), weight);
    }
    if truth.winner == position.to_move() || crate::board::winner(position).is_some() {
        return None;
    }
    let free = position.free_nodes().collect();
    let replies = |node| solver.winning_moves(&position.after(node)).len();
    best(position, free, replies, weight)
}

/// The move of least cost; among equals that of greatest weight, and then by the tie rule.
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

/// `Less` where the first of two weighed nodes is the better.
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
    fn the_shortest_way_comes_before_the_weight() {
        let wants_corner = |node: Node| if node.row() == 4 { 9.0 } else { 0.0 };
        assert_eq!(choice("hh./../.../../... h", &wants_corner).as_deref(), Some("e1"));
    }

    #[test]
    fn equal_moves_go_by_weight_and_then_to_the_centre() {
        let empty = ".../../.../../... h";
        assert_eq!(choice(empty, &|_| 0.0).as_deref(), Some("c3"));
        let wants_e5 = |node: Node| if (node.row(), node.col()) == (4, 4) { 1.0 } else { 0.0 };
        assert_eq!(choice(empty, &wants_e5).as_deref(), Some("e5"));
    }

    #[test]
    fn nobody_moves_in_a_game_that_is_over() {
        assert_eq!(choice("hhh/../.../../... h", &|_| 0.0), None);
        assert_eq!(choice("hhh/../.../../... v", &|_| 0.0), None);
    }
}
