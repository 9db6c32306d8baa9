//! Heat maps: the places of weights between the smallest and the largest, together or for one player.

use span_it_core::board::{BoardSize, Node};
use span_it_core::engine::NodeWeight;

/// Larger ranges are drawn on a logarithmic scale, so that the 10,000 of a win does not flatten the rest.
const WIDE: f64 = 200.0;

/// What a heat map shows of each weight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum HeatPart {
    /// The combined weight, and how much of it is for either player.
    #[default]
    Both,
    /// The weight for the player to move.
    Own,
    /// The weight for the opponent, which the player to move would take away.
    Other,
}

/// The weight of a node in a heat map.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Heat {
    pub node: Node,
    /// Place of the weight between the smallest and the largest, 0..=1.
    pub share: f32,
    pub weight: f64,
    /// 1 for the heaviest; the first three are numbered.
    pub rank: usize,
    /// How much of the weight is for the player to move, 0..=1. This part of the circle is filled; the rest is hollow.
    pub own: f32,
}

/// The corners of the filled part of a circle of radius 1 around the origin, from the left; `own` is its share of the width.
/// Empty if the whole circle is filled or hollow.
pub(crate) fn filled_part(own: f32) -> Vec<(f32, f32)> {
    const CORNERS: u8 = 24;
    if own <= 0.0 || own >= 1.0 {
        return Vec::new();
    }
    let half = (1.0 - 2.0 * own).acos();
    let corner = |index: u8| {
        let angle = std::f32::consts::PI + half * (2.0 * f32::from(index) / f32::from(CORNERS) - 1.0);
        (angle.cos(), angle.sin())
    };
    (0..=CORNERS).map(corner).collect()
}

/// The heat map of a part of the weights.
pub fn map_of_part(size: BoardSize, weights: &[NodeWeight], part: HeatPart) -> Vec<Heat> {
    let weight = |weight: &NodeWeight| match part {
        HeatPart::Both => weight.w,
        HeatPart::Own => weight.own.total,
        HeatPart::Other => weight.other.total,
    };
    let weights: Vec<_> = weights.iter().map(|one| NodeWeight { w: weight(one), ..*one }).collect();
    let ranked = ranked(size, &weights);
    let own = |weight: &NodeWeight| match part {
        HeatPart::Both => own_share(weight),
        HeatPart::Own => 1.0,
        HeatPart::Other => 0.0,
    };
    map_of(&ranked).into_iter().zip(&ranked).map(|(heat, weight)| Heat { own: own(weight), ..heat }).collect()
}

/// Of what counts for a node. Negative weights count nothing.
fn own_share(weight: &NodeWeight) -> f32 {
    let (own, other) = (weight.own.total.max(0.0), (weight.w - weight.own.total).max(0.0));
    if own + other > 0.0 { shown(own / (own + other)) } else { 1.0 }
}

/// The weights must be sorted, heaviest first.
pub(crate) fn map_of(weights: &[NodeWeight]) -> Vec<Heat> {
    let (least, greatest) = range(weights, |w| w);
    let spread: fn(f64) -> f64 = if greatest - least > WIDE { f64::asinh } else { |w| w };
    let (least, greatest) = range(weights, spread);
    let share = |w| if greatest > least { (spread(w) - least) / (greatest - least) } else { 0.5 };
    let heat = |(index, weight): (usize, &NodeWeight)| Heat {
        node: weight.node,
        share: shown(share(weight.w)),
        weight: weight.w,
        rank: index + 1,
        own: 1.0,
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

#[expect(clippy::cast_possible_truncation, reason = "a share needs no more digits")]
const fn shown(share: f64) -> f32 {
    share as f32
}
