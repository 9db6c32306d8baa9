//! Heat maps: the places of weights between the smallest and the largest.

use span_it_core::board::{BoardSize, Node};
use span_it_core::engine::NodeWeight;

/// Larger ranges are drawn on a logarithmic scale, so that the 10,000 of a win does not flatten the rest.
const WIDE: f64 = 200.0;

/// The weight of a node in a heat map.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Heat {
    /// A node with a weight.
    pub node: Node,
    /// Place of the weight between the smallest and the largest, 0..=1.
    pub share: f32,
    /// The combined weight.
    pub weight: f64,
    /// 1 for the heaviest; the first three are numbered.
    pub rank: usize,
}

/// The weights must be sorted, heaviest first.
pub fn map_of(weights: &[NodeWeight]) -> Vec<Heat> {
    let (least, greatest) = range(weights, |w| w);
    let spread: fn(f64) -> f64 = if greatest - least > WIDE { f64::asinh } else { |w| w };
    let (least, greatest) = range(weights, spread);
    let share = |w| if greatest > least { (spread(w) - least) / (greatest - least) } else { 0.5 };
    let heat = |(index, weight): (usize, &NodeWeight)| Heat {
        node: weight.node,
        share: shown(share(weight.w)),
        weight: weight.w,
        rank: index + 1,
    };
    weights.iter().enumerate().map(heat).collect()
}

/// Sorted, heaviest first, with ties by `docs/rules.md, "Ties"`.
pub fn ranked(size: BoardSize, weights: &[NodeWeight]) -> Vec<NodeWeight> {
    let tie = |weight: &NodeWeight| (size.centre_distance(weight.node), weight.node);
    let mut ranked = weights.to_vec();
    ranked.sort_by(|a, b| b.w.total_cmp(&a.w).then_with(|| tie(a).cmp(&tie(b))));
    ranked
}

fn range(weights: &[NodeWeight], spread: fn(f64) -> f64) -> (f64, f64) {
    let spread = weights.iter().map(|weight| spread(weight.w));
    spread.fold((f64::INFINITY, f64::NEG_INFINITY), |(least, most), w| (least.min(w), most.max(w)))
}

#[expect(clippy::cast_possible_truncation, reason = "a share needs no more digits")]
const fn shown(share: f64) -> f32 {
    share as f32
}
