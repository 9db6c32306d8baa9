//! The paths on the board, kept up to date move by move.
//!
//! Each dot bears the label of the path it belongs to, and each label has that path's reach, members
//! and weight. Where a connector joins two paths, the dots of the lesser one get the other's label.

use crate::board::Player;

use super::arithmetic::Saturating;
use super::geometry::{Geometry, Reach, Side};
use super::powers::Powers;

/// A path, or a dot that belongs to none.
#[derive(Clone, Copy, Debug)]
pub(super) struct Component {
    pub(super) reach: Reach,
    /// Connectors; none where it is no path.
    pub(super) members: u16,
    pub(super) dots: u16,
    /// `PW`; zero where it is no path.
    pub(super) weight: f64,
}

/// One player's paths.
#[derive(Clone, Debug)]
pub(super) struct Paths {
    /// The component of each dot.
    pub(super) label: Vec<u16>,
    /// The next dot of the same component, in a ring.
    pub(super) next: Vec<u16>,
    /// The components by their labels.
    pub(super) components: Vec<Component>,
}

/// A component that grew by a connector, as it was before.
#[derive(Clone, Copy, Debug)]
pub(super) struct Grown {
    pub(super) label: u16,
    pub(super) before: Component,
}

/// Where a connector leads from a component.
#[derive(Clone, Copy, Debug)]
pub(super) enum FarEnd<'a> {
    /// To another component.
    Other(&'a Component),
    /// Back to the same one, from its first dot.
    Same,
    /// Back to the same one, from its second dot: it was met through the first.
    Seen,
}

/// A component that another absorbed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Absorbed {
    pub(super) label: u16,
    /// The connector's dot in it.
    pub(super) dot: u16,
}

impl Paths {
    pub(super) fn new(geometry: &Geometry, player: Player) -> Self {
        let reaches = &geometry.sides[player].reach;
        let dots: Vec<u16> = (0..).take(reaches.len()).collect();
        let alone = |&reach| Component { reach, members: 0, dots: 1, weight: 0.0 };
        Self { label: dots.clone(), next: dots, components: reaches.iter().map(alone).collect() }
    }

    /// Visits the nodes around a component, with the dot each is met through. Where a dot has fewer
    /// than four, one that stands for no node.
    pub(super) fn around(&self, start: u16, side: &Side, mut visit: impl FnMut(usize, u16)) {
        let mut dot = start;
        loop {
            for node in side.around[usize::from(dot)] {
                visit(node.into(), dot);
            }
            dot = self.next[usize::from(dot)];
            if dot == start {
                break;
            }
        }
    }

    /// Where a connector leads from a dot of a component that has this label.
    pub(super) fn far_end(&self, [first, second]: [u16; 2], dot: u16, label: u16) -> FarEnd<'_> {
        let from_first = first == dot;
        let other = self.label[usize::from(if from_first { second } else { first })];
        if other != label {
            return FarEnd::Other(&self.components[usize::from(other)]);
        }
        if from_first { FarEnd::Same } else { FarEnd::Seen }
    }

    pub(super) fn ends(&self, geometry: &Geometry, player: Player, number: usize) -> [&Component; 2] {
        geometry.sides[player].joined[number]
            .map(|dot| &self.components[usize::from(self.label[usize::from(dot)])])
    }

    /// Adds a connector. Says which component grew and what it was, and which one it absorbed.
    pub(super) fn join(
        &mut self,
        geometry: &Geometry,
        player: Player,
        number: usize,
        powers: &Powers,
    ) -> (Grown, Option<Absorbed>) {
        let dots = geometry.sides[player].joined[number];
        let [a, b] = dots.map(|dot| self.label[usize::from(dot)]);
        let dots_of = |label: u16| self.components[usize::from(label)].dots;
        let (kept, lesser, dot) = if dots_of(a) < dots_of(b) { (b, a, dots[0]) } else { (a, b, dots[1]) };
        let before = self.components[usize::from(kept)];
        let mut grown = before;
        grown.members += 1;
        if a != b {
            let other = self.components[usize::from(lesser)];
            grown.reach = grown.reach.with(other.reach);
            grown.members += other.members;
            grown.dots += other.dots;
            self.relabel(dot, kept);
            self.next.swap(dots[0].into(), dots[1].into());
        }
        grown.weight = powers.path_weight::<Saturating>(grown.reach, grown.members);
        self.components[usize::from(kept)] = grown;
        (Grown { label: kept, before }, (a != b).then_some(Absorbed { label: lesser, dot }))
    }

    /// Takes back what [`join`](Self::join) did last, with a connector of these dots.
    pub(super) fn part(&mut self, dots: [u16; 2], grown: Grown, absorbed: Option<Absorbed>) {
        let Grown { label, before } = grown;
        self.components[usize::from(label)] = before;
        let Some(Absorbed { label, dot }) = absorbed else { return };
        self.next.swap(dots[0].into(), dots[1].into());
        self.relabel(dot, label);
    }

    /// Gives all dots of a ring a label.
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
