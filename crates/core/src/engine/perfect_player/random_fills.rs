//! Random fills of the free nodes, 64 at a time: one bit of a word for each.
//!
//! On a full board exactly one player has a path, so the share of fills with a path estimates how good a position
//! is for a player who cannot see further. The fills with a node in the opponent's hands estimate the reply there.

use crate::board::{Player, Position};
use crate::rng::SplitMix64;
use crate::solver::graph::{FAR, NEAR, vertex_count, vertex_pairs};

/// Words of 64 fills for each node. With half as many the choice of moves is measurably worse.
const WORDS: usize = 64;

/// Fills of a position for one player.
#[derive(Clone, Debug)]
pub(super) struct RandomFills {
    /// The two vertices of each node in the player's graph.
    ends: Vec<[u16; 2]>,
    /// The free nodes by number.
    free: Vec<usize>,
    /// For each word, whether the player owns each node.
    owned: Vec<Vec<u64>>,
    /// The vertices that the near edge reaches.
    reached: Vec<u64>,
}

impl RandomFills {
    /// All questions use the same fills, so that their answers differ by the move and not by chance.
    pub(super) fn new(position: &Position, player: Player, mut rng: SplitMix64) -> Self {
        let ends = vertex_pairs(position.size(), player);
        let mut word = |owner: &Option<Player>| match owner {
            None => rng.next_u64(),
            Some(owner) if *owner == player => u64::MAX,
            Some(_) => 0,
        };
        let owned = (0..WORDS).map(|_| position.owners().iter().map(&mut word).collect()).collect();
        let free = (0..ends.len()).filter(|&node| position.owners()[node].is_none()).collect();
        Self { free, owned, reached: vec![0; vertex_count(&ends)], ends }
    }

    /// The share of the fills with a path of the player among those in which it owns a node, for each free node.
    pub(super) fn shares_with(&mut self) -> Vec<(usize, f64)> {
        self.shares(None, |owned| owned)
    }

    /// The share of the fills with a path of the player after its move in `node`, among those in which the opponent
    /// owns another node, for each other free node.
    pub(super) fn shares_against(&mut self, node: usize) -> Vec<(usize, f64)> {
        let mut shares = self.shares(Some(node), |owned| !owned);
        shares.retain(|&(other, _)| other != node);
        shares
    }

    fn shares(&mut self, node: Option<usize>, counted: impl Fn(u64) -> u64) -> Vec<(usize, f64)> {
        let mut counts = vec![[0_u32; 2]; self.free.len()];
        for word in 0..WORDS {
            let before = node.map(|node| std::mem::replace(&mut self.owned[word][node], u64::MAX));
            let won = self.paths(word);
            for (count, &other) in counts.iter_mut().zip(&self.free) {
                let fills = counted(self.owned[word][other]);
                count[0] += fills.count_ones();
                count[1] += (fills & won).count_ones();
            }
            if let (Some(node), Some(before)) = (node, before) {
                self.owned[word][node] = before;
            }
        }
        let share = |[fills, won]: [u32; 2]| f64::from(won) / f64::from(fills.max(1));
        self.free.iter().zip(counts).map(|(&other, count)| (other, share(count))).collect()
    }

    /// The fills of a word in which the player has a path.
    fn paths(&mut self, word: usize) -> u64 {
        let Self { ends, owned, reached, .. } = self;
        reached.fill(0);
        reached[NEAR] = u64::MAX;
        let owned = &owned[word];
        loop {
            let forward = ends.iter().zip(owned);
            let changed = spread(reached, forward) | spread(reached, ends.iter().zip(owned).rev());
            if changed == 0 {
                return reached[FAR];
            }
        }
    }
}

/// Spreads over the connectors, in order, what the vertices reach. Returns the fills in which something changed.
fn spread<'a>(reached: &mut [u64], nodes: impl Iterator<Item = (&'a [u16; 2], &'a u64)>) -> u64 {
    let mut changed = 0;
    for (&[a, b], &owned) in nodes {
        let (a, b) = (usize::from(a), usize::from(b));
        let both = (reached[a] | reached[b]) & owned;
        changed |= both & !(reached[a] & reached[b]);
        reached[a] |= both;
        reached[b] |= both;
    }
    changed
}
