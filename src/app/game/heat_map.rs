//! The heat map: weights as the board draws them, and their parts as the tooltip lists them.

use crate::app::board::Heat;
use crate::app::session::Session;
use crate::app::ui::number::to_f32;
use crate::messages::hint as msg;
use span_it_core::board::{BoardSize, Node, Position};
use span_it_core::engine::{self, FactorTerm, NodeWeight};

/// Larger ranges are drawn on a logarithmic scale, so that the 10,000 of a win does not flatten the rest.
const WIDE: f64 = 200.0;

/// The weights must be sorted, heaviest first.
pub(crate) fn map_of(weights: &[NodeWeight]) -> Vec<Heat> {
    let (least, greatest) = range(weights, |w| w);
    let spread: fn(f64) -> f64 = if greatest - least > WIDE { f64::asinh } else { |w| w };
    let (least, greatest) = range(weights, spread);
    let share = |w| if greatest > least { (spread(w) - least) / (greatest - least) } else { 0.5 };
    let heat = |(index, weight): (usize, &NodeWeight)| Heat {
        node: weight.node,
        share: to_f32(share(weight.w)),
        weight: weight.w,
        rank: index + 1,
    };
    weights.iter().enumerate().map(heat).collect()
}

/// Sorted, heaviest first, with ties by `docs/rules.md, "Ties"`.
pub(crate) fn ranked(size: BoardSize, weights: &[NodeWeight]) -> Vec<NodeWeight> {
    let tie = |weight: &NodeWeight| (size.centre_distance(weight.node), weight.node);
    let mut ranked = weights.to_vec();
    ranked.sort_by(|a, b| b.w.total_cmp(&a.w).then_with(|| tie(a).cmp(&tie(b))));
    ranked
}

fn range(weights: &[NodeWeight], spread: fn(f64) -> f64) -> (f64, f64) {
    let spread = weights.iter().map(|weight| spread(weight.w));
    spread.fold((f64::INFINITY, f64::NEG_INFINITY), |(least, most), w| (least.min(w), most.max(w)))
}

/// The players' names, one row per factor, the sums.
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
    rows_of(names, &terms, weights, node)
}

pub(crate) fn rows_of(
    [mover, opponent]: [String; 2],
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
    }
    rows
}
