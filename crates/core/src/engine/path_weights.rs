//! Tables of all path weights `PW` that a board of one size allows, made once per engine by the saturating
//! arithmetic (`docs/rules.md, "Node weight"`).

use crate::board::BoardSize;
use crate::personality::{Factor, Factors};

use super::arithmetic::{Arithmetic, Power, add};
use super::geometry::DotReach;

#[derive(Clone, Debug)]
pub(super) struct PathWeightTable {
    /// All terms but that of the members, by major span, minor span and edges.
    by_reach: Vec<f64>,
    /// The term of the members, by their number.
    by_members: Vec<f64>,
    /// The number of different spans.
    spans: usize,
}

impl PathWeightTable {
    pub(super) fn new(factors: &Factors, size: BoardSize) -> Self {
        let longest = u16::from(size.rows().max(size.cols()));
        let table = |factor: Factor| Power::of(factors, factor).table(longest.into());
        let minors = table(Factor::PathMinorSpan);
        let mut by_reach = Vec::with_capacity(minors.len() * minors.len() * 4);
        for major in table(Factor::PathMajorSpan) {
            for &minor in &minors {
                by_reach.extend((0..4).map(|edges| {
                    let anchored = if edges == 0 { 0.0 } else { factors[Factor::PathIsAnchored] };
                    let winner = if edges == 3 { factors[Factor::PathIsWinner] } else { 0.0 };
                    add(add(add(major, minor), anchored), winner)
                }));
            }
        }
        let by_members = Power::of(factors, Factor::PathMemberCount).table(size.node_count());
        Self { by_reach, by_members, spans: usize::from(longest) + 1 }
    }

    /// An upper bound of `|PW|`, saturation aside.
    pub(super) fn bound(&self) -> f64 {
        let largest = |row: &[f64]| row.iter().fold(0.0, |most: f64, value| most.max(value.abs()));
        largest(&self.by_reach) + largest(&self.by_members)
    }

    /// `PW` of a path with this reach and number of connectors.
    pub(super) fn path_weight<A: Arithmetic>(&self, reach: DotReach, members: u16) -> f64 {
        let place = (reach.major_span() * self.spans + reach.minor_span()) * 4 + reach.edges();
        A::add(self.by_reach[place], self.by_members[usize::from(members)])
    }
}
