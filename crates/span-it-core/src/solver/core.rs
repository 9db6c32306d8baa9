//! The search of what the reduction leaves: a small graph, or a large one early in a game.

use super::bits::Bits;
use super::clumps::Inside;
use super::forests::{Forests, find};
use super::graph::{FAR, NEAR, as_u16};

/// The label of a vertex outside the terminals' clump.
pub(super) const OUTSIDE: u16 = u16::MAX;

/// How the core ends for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ending {
    /// Won whoever moves.
    WonMovingSecond,
    /// Won by some moves.
    WonMovingFirst,
    /// Lost.
    Lost,
}

/// A core: vertices with the terminals first, and the ends of its edges.
#[derive(Clone, Debug, Default)]
pub(super) struct Task {
    pub(super) vertices: usize,
    pub(super) ends: Vec<[u16; 2]>,
    /// Which edges to try in the first forest; then which are in it.
    pub(super) first: Vec<bool>,
}

/// Which edges win, where only some do.
#[derive(Clone, Debug, Default)]
pub(super) struct Wins {
    /// Whether each edge wins.
    pub(super) edges: Vec<bool>,
    /// The clump of each vertex, by its number, when the terminals share none; [`OUTSIDE`] for the
    /// vertices that winning edges have nothing to do with.
    pub(super) clumps: Vec<u16>,
}

/// A search with words for a core of some size.
pub(super) trait CoreSearch {
    /// How the core ends.
    fn ending(&mut self, task: &mut Task) -> Ending;
    /// Which edges win in the core last asked about, which must be [`Ending::WonMovingFirst`].
    fn wins(&mut self, wins: &mut Wins);
}

/// The search for cores of at most `64 * W - 2` edges.
#[derive(Clone, Debug)]
pub(super) struct Core<const W: usize> {
    forests: Forests<W>,
    inside: Inside,
    /// The edge that was added between the terminals.
    extra: usize,
}

impl<const W: usize> Core<W> {
    pub(super) const fn new() -> Self {
        Self { forests: Forests::new(), inside: Inside::new(), extra: 0 }
    }
}

impl<const W: usize> CoreSearch for Core<W> {
    fn ending(&mut self, task: &mut Task) -> Ending {
        let mut first = Bits::EMPTY;
        for (edge, _) in task.first.iter().enumerate().filter(|&(_, &first)| first) {
            first.insert(edge);
        }
        self.forests.reset(task.vertices, &task.ends);
        self.forests.grow(first);
        for (edge, first) in task.first.iter_mut().enumerate() {
            *first = self.forests.forest(0).contains(edge);
        }
        let terminals = [as_u16(NEAR), as_u16(FAR)];
        self.extra = self.forests.add_edge(terminals);
        let another = self.forests.add_edge(terminals);
        if !self.forests.insert(self.extra) {
            Ending::WonMovingSecond
        } else if self.forests.insert(another) {
            Ending::Lost
        } else {
            Ending::WonMovingFirst
        }
    }

    fn wins(&mut self, wins: &mut Wins) {
        let Self { forests, inside, extra } = self;
        inside.find(forests);
        let crossing = inside.crossings(forests, *extra);
        wins.edges.clear();
        wins.edges.extend((0..*extra).map(|edge| crossing.contains(edge)));
        wins.clumps.clear();
        wins.clumps.extend((0..).take(forests.stars().len()));
        for edge in (forests.forest(0) & !crossing).iter() {
            let [a, b] = forests.ends(edge).map(|end| find(&mut wins.clumps, end));
            wins.clumps[usize::from(a)] = b;
        }
        for vertex in 0..as_u16(forests.stars().len()) {
            let clump = find(&mut wins.clumps, vertex);
            wins.clumps[usize::from(vertex)] = clump;
        }
        for (vertex, clump) in (0..).zip(&mut wins.clumps) {
            if !inside.contains(vertex) {
                *clump = OUTSIDE;
            }
        }
    }
}
