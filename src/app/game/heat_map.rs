//! The heat map: the parts of the weights as the tooltip lists them.

use crate::app::session::Session;
use crate::messages::hint as msg;
use span_it_core::board::{Node, Position};
use span_it_core::engine::{self, FactorTerm, NodeWeight};
use span_it_core::personality::{Factor, Factors};

pub(crate) use span_it_picture::heat_map::{map_of, ranked};

/// The players' names, one row per factor, the sums, and how much of each counts.
pub(crate) fn parts_of(
    session: &Session,
    position: &Position,
    weights: &[NodeWeight],
    node: Node,
) -> Vec<[String; 3]> {
    let factors = &session.seat(position.to_move()).personality.factors;
    let sides = [position.to_move(), position.to_move().opponent()];
    let names = sides.map(|player| session.seat(player).name.clone());
    let terms = engine::explain(position, factors, session.setup().seed, node);
    rows_of(names, factors, &terms, weights, node)
}

pub(crate) fn rows_of(
    [mover, opponent]: [String; 2],
    factors: &Factors,
    terms: &[FactorTerm],
    weights: &[NodeWeight],
    node: Node,
) -> Vec<[String; 3]> {
    let mut rows = vec![[String::new(), mover, opponent]];
    for term in terms {
        if term.own != 0.0 || term.other != 0.0 {
            rows.push([term.factor.info().name.to_owned(), msg::signed(term.own), msg::signed(term.other)]);
        }
    }
    if let Some(weight) = weights.iter().find(|weight| weight.node == node) {
        let [own, other] = [weight.own.total, weight.other.total].map(msg::number);
        rows.push([msg::TOTAL.to_owned(), own, other]);
        let share = factors[Factor::GamePredictability];
        let counted = msg::counted(share, share / 100.0 * weight.other.total);
        rows.push([msg::COUNTED.to_owned(), msg::number(weight.own.total), counted]);
    }
    rows
}
