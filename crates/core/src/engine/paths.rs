//! The paths on the board, updated move by move.
//!
//! Each dot has the label of its component, and each label has the reach, members and weight of the
//! component. When a connector joins two components, the dots of the smaller one get the other's label.

use crate::board::Player;

use super::arithmetic::Saturating;
use super::geometry::{DotReach, Geometry, SideDots};
use super::path_weights::PathWeightTable;

/// A path, or a single dot without connectors.
#[derive(Clone, Copy, Debug)]
pub(super) struct Component {
    pub(super) reach: DotReach,
    /// Number of connectors; 0 for a single dot.
    pub(super) members: u16,
    pub(super) dots: u16,
    /// `PW`; 0 for a single dot.
    pub(super) weight: f64,
}

/// One player's paths.
#[derive(Clone, Debug, Default)]
pub(super) struct Paths {
    /// The component label of each dot.
    pub(super) label: Vec<u16>,
    /// The next dot of the same component, in a circular list.
    pub(super) next: Vec<u16>,
    /// The components by label.
    pub(super) components: Vec<Component>,
    /// The nodes whose connectors touch a component, free or taken, by label: `words` words of 64 nodes.
    frontiers: Vec<u64>,
    words: usize,
    /// The frontiers of components before they absorbed others, for undo.
    overwritten: Vec<u64>,
}

/// A component before it grew by a connector.
#[derive(Clone, Copy, Debug)]
pub(super) struct Grown {
    pub(super) label: u16,
    pub(super) before: Component,
}

/// A component that was absorbed by another.
#[derive(Clone, Copy, Debug)]
pub(super) struct Absorbed {
    pub(super) label: u16,
    /// The dot of the connector in it.
    pub(super) dot: u16,
}

impl Paths {
    pub(super) fn new(geometry: &Geometry, player: Player) -> Self {
        let SideDots { reach: reaches, around, .. } = &geometry.sides[player];
        let dots: Vec<u16> = (0..).take(reaches.len()).collect();
        let alone = |&reach| Component { reach, members: 0, dots: 1, weight: 0.0 };
        Self {
            label: dots.clone(),
            next: dots,
            components: reaches.iter().map(alone).collect(),
            frontiers: around.clone(),
            words: geometry.words(),
            overwritten: Vec::new(),
        }
    }

    /// Becomes a copy without the possibility to undo.
    pub(super) fn copy(&mut self, from: &Self) {
        self.label.clone_from(&from.label);
        self.next.clone_from(&from.next);
        self.components.clone_from(&from.components);
        self.frontiers.clone_from(&from.frontiers);
        self.words = from.words;
        self.overwritten.clear();
    }

    /// Whether a connector in this node wins.
    pub(super) fn wins(&self, geometry: &Geometry, player: Player, number: usize) -> bool {
        let [a, b] = self.ends(geometry, player, number);
        a.reach.with(b.reach).edges() == 3
    }

    /// The nodes whose connectors touch a component, free or taken.
    pub(super) fn frontier(&self, label: u16) -> &[u64] {
        let start = usize::from(label) * self.words;
        &self.frontiers[start..start + self.words]
    }

    pub(super) fn ends(&self, geometry: &Geometry, player: Player, number: usize) -> [&Component; 2] {
        geometry.sides[player].joined[number]
            .map(|dot| &self.components[usize::from(self.label[usize::from(dot)])])
    }

    /// Adds a connector. Returns the component that grew, as it was before, and the one that it absorbed.
    pub(super) fn join(
        &mut self,
        geometry: &Geometry,
        player: Player,
        number: usize,
        path_weights: &PathWeightTable,
    ) -> (Grown, Option<Absorbed>) {
        let dots = geometry.sides[player].joined[number];
        let [a, b] = dots.map(|dot| self.label[usize::from(dot)]);
        let dots_of = |label: u16| self.components[usize::from(label)].dots;
        let (kept, smaller, dot) = if dots_of(a) < dots_of(b) { (b, a, dots[0]) } else { (a, b, dots[1]) };
        let before = self.components[usize::from(kept)];
        let mut grown = before;
        grown.members += 1;
        if a != b {
            let other = self.components[usize::from(smaller)];
            grown.reach = grown.reach.with(other.reach);
            grown.members += other.members;
            grown.dots += other.dots;
            self.relabel(dot, kept);
            self.merge_frontiers(kept, smaller);
            self.next.swap(dots[0].into(), dots[1].into());
        }
        grown.weight = path_weights.path_weight::<Saturating>(grown.reach, grown.members);
        self.components[usize::from(kept)] = grown;
        (Grown { label: kept, before }, (a != b).then_some(Absorbed { label: smaller, dot }))
    }

    /// Undoes the last [`join`](Self::join), whose connector joined these dots.
    pub(super) fn split(&mut self, dots: [u16; 2], grown: Grown, absorbed: Option<Absorbed>) {
        let Grown { label: kept, before } = grown;
        self.components[usize::from(kept)] = before;
        let Some(Absorbed { label, dot }) = absorbed else { return };
        self.next.swap(dots[0].into(), dots[1].into());
        self.relabel(dot, label);
        let kept = usize::from(kept) * self.words;
        for word in (kept..kept + self.words).rev() {
            self.frontiers[word] = self.overwritten.pop().unwrap_or_default();
        }
    }

    fn merge_frontiers(&mut self, kept: u16, absorbed: u16) {
        let [kept, absorbed] = [kept, absorbed].map(|label| usize::from(label) * self.words);
        for word in 0..self.words {
            self.overwritten.push(self.frontiers[kept + word]);
            self.frontiers[kept + word] |= self.frontiers[absorbed + word];
        }
    }

    /// Sets the label of all dots of a circular list.
    fn relabel(&mut self, start: u16, label: u16) {
        let mut dot = start;
        loop {
            self.label[usize::from(dot)] = label;
            dot = self.next[usize::from(dot)];
            if dot == start {
                break;
            }
        }
    }
}
