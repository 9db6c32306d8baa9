//! The weights of all free nodes, updated move by move.
//!
//! A connector changes only weights of its owner, and only around the [path](super::paths) that it joins. So
//! a move weighs the free nodes around its path again. Overwritten weights are saved on a stack for undo.
//! [Noise](super::noise_rows) is added where a weight is read. All weights that are called exact here are, bit for
//! bit, those of [`weigh`](super::weigh).

use crate::board::{ByPlayer, Node, Player, Position};
use crate::personality::{Factor, Factors};
use crate::seed::Seed;

use super::argmax;
use super::arithmetic::{Arithmetic, Plain, Saturating, mul};
use super::geometry::{Geometry, all_nodes, for_each_node, node_number};
use super::noise_rows::NoiseRows;
use super::path_weights::PathWeightTable;
use super::paths::{Absorbed, Component, Grown, Paths};
use super::weight::predictability;

/// What undoes one move.
#[derive(Clone, Copy, Debug)]
struct UndoEntry {
    node: u16,
    player: Player,
    grown: Grown,
    /// `None` if the connector joined a component to itself.
    absorbed: Option<Absorbed>,
    /// The winner before the move.
    winner: Option<Player>,
    /// The weights of the node before the move.
    taken: ByPlayer<f64>,
    /// Length of the save stack before the move. Above it are the owner's weights of the nodes around the path.
    saved: usize,
}

/// A weight of a node before it was overwritten.
#[derive(Clone, Copy, Debug)]
struct SavedWeight {
    node: u16,
    weight: f64,
}

/// `PC` and `NP * BoardPathCount`.
#[derive(Clone, Copy, Debug)]
struct Change {
    path: f64,
    count: f64,
}

/// The weights of a position's free nodes for both players, by one personality.
#[derive(Clone, Debug)]
pub(super) struct Weights {
    pub(super) geometry: &'static Geometry,
    path_table: PathWeightTable,
    /// Whether some result may leave the finite range.
    saturates: bool,
    /// `NodeMajor` or `NodeMinor`, by node.
    initial: Vec<f64>,
    /// `NP * BoardPathCount`, by the number of adjacent paths.
    count_terms: [f64; 3],
    predictability: f64,
    paths: ByPlayer<Paths>,
    /// `w` without noise; [`TAKEN`] for taken nodes and for padding.
    quiet: ByPlayer<Vec<f64>>,
    noise: Option<NoiseRows>,
    /// Buffer for a row of weights.
    row: Vec<f64>,
    /// The free nodes, in words of 64, and their number.
    free_nodes: Vec<u64>,
    free: usize,
    connectors: u16,
    winner: Option<Player>,
    key: u128,
    moves: Vec<UndoEntry>,
    saved: Vec<SavedWeight>,
}

const TAKEN: f64 = f64::NEG_INFINITY;

impl Weights {
    pub(super) fn new(position: &Position, factors: &Factors, seed: Seed) -> Self {
        let size = position.size();
        let geometry = Geometry::of(size);
        let nodes = geometry.node_count();
        let initial = |&major: &bool| factors[if major { Factor::NodeMajor } else { Factor::NodeMinor }];
        let random = factors[Factor::NodeRandom];
        let path_table = PathWeightTable::new(factors, size);
        let magnitudes = magnitudes(&path_table, factors);
        let saturates = magnitudes.last().is_none_or(|largest| largest.is_infinite());
        let predictability = predictability(factors);
        let mut weights = Self {
            geometry,
            path_table,
            saturates,
            initial: geometry.major.iter().map(initial).collect(),
            count_terms: [1.0, 0.0, -1.0].map(|change| mul(change, factors[Factor::BoardPathCount])),
            predictability,
            paths: ByPlayer::from_fn(|player| Paths::new(geometry, player)),
            quiet: ByPlayer::from_fn(|_| row(nodes)),
            noise: (random != 0.0).then(|| NoiseRows::new(random, seed, predictability, &magnitudes)),
            row: row(nodes),
            free_nodes: all_nodes(nodes),
            free: nodes,
            connectors: 0,
            winner: None,
            key: 0,
            moves: Vec::new(),
            saved: Vec::new(),
        };
        weights.add_position(position);
        weights
    }

    fn add_position(&mut self, position: &Position) {
        for (node, owner) in position.nodes() {
            if let Some(player) = owner {
                let number = self.geometry.number(node);
                self.take(number);
                self.join(player, number);
            }
        }
        for player in Player::ALL {
            for number in 0..self.geometry.node_count() {
                if self.quiet[player][number] != TAKEN {
                    self.quiet[player][number] = self.weight_from(player, number, self.initial[number]);
                }
            }
        }
    }

    pub(super) const fn winner(&self) -> Option<Player> {
        self.winner
    }

    /// Identifies a position within one search, independent of the order of moves. Two positions collide with
    /// a probability of 2^-128.
    // CITE: Zobrist, "A new hashing method with application for game playing", 1970.
    pub(super) const fn key(&self) -> u128 {
        self.key
    }

    /// The part of a connector in the [key](Self::key), to be combined by exclusive or.
    pub(super) fn key_of(&self, player: Player, number: usize) -> u128 {
        self.geometry.keys[player][number]
    }

    /// The number of free nodes.
    pub(super) const fn free(&self) -> usize {
        self.free
    }

    pub(super) fn node(&self, number: usize) -> Node {
        self.geometry.nodes[number]
    }

    /// The number of overwritten weights on the stack, a measure of work.
    pub(super) fn saved_count(&self) -> usize {
        self.saved.len()
    }

    /// Whether the player wins with a connector in a free node.
    pub(super) fn wins(&self, player: Player, number: usize) -> bool {
        let [a, b] = self.paths[player].ends(self.geometry, player, number);
        a.reach.with(b.reach).edges() == 3
    }

    /// `w` of all nodes without noise; minus infinity for taken nodes and for padding.
    pub(super) fn quiet_weights(&self, player: Player) -> &[f64] {
        &self.quiet[player]
    }

    /// `w` of a free node, exact.
    pub(super) fn node_weight(&self, player: Player, number: usize) -> f64 {
        let Some(noise) = &self.noise else { return self.quiet[player][number] };
        let random = noise.random(self.connectors, self.geometry, player, number);
        let start = Saturating::add(self.initial[number], random);
        self.weight_from(player, number, start)
    }

    /// `W` of a free node, exact.
    pub(super) fn combined_weight(&self, player: Player, number: usize) -> f64 {
        let other = self.node_weight(player.opponent(), number);
        Saturating::add(self.node_weight(player, number), Saturating::mul(self.predictability, other))
    }

    /// The node of highest `W`.
    pub(super) fn heaviest(&mut self, player: Player) -> usize {
        let margin = self.margin();
        let rough = self.rough_combined(player);
        argmax::clear_argmax(rough, margin).unwrap_or_else(|| argmax::argmax(self.combined(player)).1)
    }

    /// The node of highest `w`, if rough weights show it, and also that it is among the `breadth` nodes of highest `W`.
    pub(super) fn best_kept(&mut self, player: Player, breadth: usize) -> Option<usize> {
        let margin = self.margin();
        let number = argmax::clear_argmax(self.rough_own(player), margin)?;
        let combined = self.rough_combined(player);
        let least = combined[number] - margin;
        (argmax::count_at_least(combined, least) <= breadth).then_some(number)
    }

    /// [Rough weights](Self::rough_combined) that differ by more than this are in the order of the exact ones. 0 if they are
    /// exact.
    pub(super) fn margin(&self) -> f64 {
        self.noise.as_ref().map_or(0.0, |noise| noise.margin(self.connectors))
    }

    /// `W` of all nodes, exact without noise and rough with noise. Minus infinity or no number for taken nodes and for
    /// padding. Written so that the compiler vectorises it.
    pub(super) fn rough_combined(&mut self, player: Player) -> &[f64] {
        let noise = self.noise.as_mut().map(|noise| {
            let level = noise.level(self.connectors, self.geometry, self.row.len());
            &*level.combined[player]
        });
        let (own, others) = (&self.quiet[player], &self.quiet[player.opponent()]);
        let rows = own.iter().zip(others).zip(&mut self.row);
        match noise {
            Some(noise) => rows
                .zip(noise)
                .for_each(|(((own, other), row), noise)| *row = own + self.predictability * other + noise),
            None if self.saturates => rows.for_each(|((&own, &other), row)| {
                let total = Saturating::add(own, Saturating::mul(self.predictability, other));
                *row = if own == TAKEN { TAKEN } else { total };
            }),
            None => rows.for_each(|((own, other), row)| *row = own + self.predictability * other),
        }
        &self.row
    }

    /// As [`rough_combined`](Self::rough_combined) for `w`.
    fn rough_own(&mut self, player: Player) -> &[f64] {
        let Some(noise) = &mut self.noise else { return &self.quiet[player] };
        let level = noise.level(self.connectors, self.geometry, self.row.len());
        self.row.copy_from_slice(&self.quiet[player]);
        add_to(&mut self.row, &level.own[player]);
        &self.row
    }

    /// `W` of all nodes, exact; minus infinity for taken nodes and for padding.
    pub(super) fn combined(&mut self, player: Player) -> &[f64] {
        for number in 0..self.geometry.node_count() {
            let is_free = self.quiet[player][number] != TAKEN;
            self.row[number] = if is_free { self.combined_weight(player, number) } else { TAKEN };
        }
        &self.row
    }

    /// Plays a connector in a free node.
    pub(super) fn play(&mut self, player: Player, number: usize) {
        let saved = self.saved.len();
        let taken = ByPlayer::from_fn(|player| self.quiet[player][number]);
        self.take(number);
        let winner = self.winner;
        self.key ^= self.geometry.keys[player][number];
        let (grown, absorbed) = self.join(player, number);
        let node = node_number(number);
        self.moves.push(UndoEntry { node, player, grown, absorbed, winner, taken, saved });
        if self.saturates {
            self.weigh_around::<Saturating>(player, grown.label);
        } else {
            self.weigh_around::<Plain>(player, grown.label);
        }
    }

    /// Weighs the free nodes around a path again.
    fn weigh_around<A: Arithmetic>(&mut self, player: Player, label: u16) {
        let joined = &self.geometry.sides[player].joined;
        let (paths, path_table, count_terms) = (&self.paths[player], &self.path_table, self.count_terms);
        let path = paths.components[usize::from(label)];
        let (weights, saved, initial) = (&mut self.quiet[player], &mut self.saved, &self.initial);
        for_each_node(paths.frontier(label), &self.free_nodes, |node| {
            let far = paths.far_end(joined[node], label);
            let Change { path, count } = if far == label {
                change_of_one::<A>(path_table, count_terms, &path)
            } else {
                change::<A>(path_table, count_terms, &path, &paths.components[usize::from(far)])
            };
            let weight = &mut weights[node];
            saved.push(SavedWeight { node: node_number(node), weight: *weight });
            *weight = A::add(A::add(initial[node], path), count);
        });
    }

    /// Undoes the last move.
    pub(super) fn undo(&mut self) {
        let Some(UndoEntry { node, player, grown, absorbed, winner, taken, saved }) = self.moves.pop() else {
            return;
        };
        let number = usize::from(node);
        let weights = &mut self.quiet[player];
        for &SavedWeight { node, weight } in &self.saved[saved..] {
            weights[usize::from(node)] = weight;
        }
        self.saved.truncate(saved);
        for player in Player::ALL {
            self.quiet[player][number] = taken[player];
        }
        self.free_nodes[number / 64] |= 1 << (number % 64);
        self.free += 1;
        self.connectors -= 1;
        self.winner = winner;
        self.key ^= self.geometry.keys[player][number];
        let dots = self.geometry.sides[player].joined[number];
        self.paths[player].split(dots, grown, absorbed);
    }

    /// Adds a connector to its owner's paths and updates the winner.
    fn join(&mut self, player: Player, number: usize) -> (Grown, Option<Absorbed>) {
        let (grown, absorbed) = self.paths[player].join(self.geometry, player, number, &self.path_table);
        if self.paths[player].components[usize::from(grown.label)].reach.edges() == 3 {
            self.winner = Some(player);
        }
        (grown, absorbed)
    }

    fn take(&mut self, number: usize) {
        for player in Player::ALL {
            self.quiet[player][number] = TAKEN;
        }
        self.free_nodes[number / 64] &= !(1 << (number % 64));
        self.free -= 1;
        self.connectors += 1;
    }

    /// `w` of a node whose terms before `PC` add up to `start`.
    fn weight_from(&self, player: Player, number: usize, start: f64) -> f64 {
        let Change { path, count } = self.change(player, number);
        Saturating::add(Saturating::add(start, path), count)
    }

    fn change(&self, player: Player, number: usize) -> Change {
        let paths = &self.paths[player];
        let [a, b] = paths.ends(self.geometry, player, number);
        let [first, second] =
            self.geometry.sides[player].joined[number].map(|dot| paths.label[usize::from(dot)]);
        if first == second {
            return change_of_one::<Saturating>(&self.path_table, self.count_terms, a);
        }
        change::<Saturating>(&self.path_table, self.count_terms, a, b)
    }
}

/// The change by a connector between two components.
fn change<A: Arithmetic>(
    path_table: &PathWeightTable,
    count_terms: [f64; 3],
    a: &Component,
    b: &Component,
) -> Change {
    let after = path_table.path_weight::<A>(a.reach.with(b.reach), a.members + b.members + 1);
    let adjacent = usize::from(a.members > 0) + usize::from(b.members > 0);
    Change { path: A::sub(after, A::add(a.weight, b.weight)), count: count_terms[adjacent] }
}

/// The change by a connector between two dots of one path.
fn change_of_one<A: Arithmetic>(
    path_table: &PathWeightTable,
    count_terms: [f64; 3],
    path: &Component,
) -> Change {
    let after = path_table.path_weight::<A>(path.reach, path.members + 1);
    Change { path: A::sub(after, path.weight), count: count_terms[1] }
}

fn add_to(row: &mut [f64], other: &[f64]) {
    for (value, &other) in row.iter_mut().zip(other) {
        *value += other;
    }
}

/// A row for the nodes, padded to a multiple of [`argmax::LANES`].
fn row(nodes: usize) -> Vec<f64> {
    let mut row = vec![TAKEN; nodes.next_multiple_of(argmax::LANES)];
    row[..nodes].fill(0.0);
    row
}

/// A bound of all weights of a personality and of their parts, by the number of connectors. Infinity where a result may
/// leave the finite range.
fn magnitudes(path_table: &PathWeightTable, factors: &Factors) -> Vec<f64> {
    // A weight is the sum of at most three path weights and three factors of at most a million. It counts
    // once for the player, and times GamePredictability for the opponent.
    let magnitude = |path: f64| (3.0 * path + 3.0 * 1e6) * (1.0 + predictability(factors).abs());
    let bounded = |magnitude: f64| if magnitude < f64::MAX / 2.0 { magnitude } else { f64::INFINITY };
    // The trial node adds one connector. On a full board there is none.
    let paths = path_table.bounds();
    (1..=paths.len()).map(|members| bounded(magnitude(paths[members.min(paths.len() - 1)]))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::BoardSize;
    use crate::engine::weigh;
    use crate::engine::workload::random_personality;
    use crate::rng::Lcg64;

    /// Asserts that every weight equals that of [`weigh`], bit for bit.
    fn assert_as_recomputed(weights: &mut Weights, position: &Position, factors: &Factors, seed: Seed) {
        let (mover, bits) = (position.to_move(), |weight: f64| (weight + 0.0).to_bits());
        let expected = weigh(position, factors, seed);
        assert_eq!(weights.winner(), crate::board::winner(position));
        assert!(weights.winner().is_some() || weights.free() == expected.len());
        for weight in expected {
            let number = weights.geometry.number(weight.node);
            let actual = [
                weights.node_weight(mover, number),
                weights.node_weight(mover.opponent(), number),
                weights.combined_weight(mover, number),
            ];
            let expected = [weight.own.total, weight.other.total, weight.w];
            assert_eq!(actual.map(bits), expected.map(bits), "{} in {position}", weight.node);
        }
    }

    /// Plays random moves to the end of the game and undoes them, with checks at every step.
    fn play_and_undo(size: BoardSize, factors: &Factors, rng: &mut Lcg64) {
        let seed = Seed::new(rng.below(1000)).unwrap();
        let mut line = vec![Position::empty(size, Player::Vertical)];
        let mut weights = Weights::new(&line[0], factors, seed);
        while weights.winner().is_none() {
            let position = line.last().unwrap().clone();
            assert_as_recomputed(&mut weights, &position, factors, seed);
            let free: Vec<Node> = position.free_nodes().collect();
            let mv = rng.pick(&free);
            weights.play(position.to_move(), weights.geometry.number(mv));
            line.push(position.after(mv));
        }
        for position in line.iter().rev() {
            assert_as_recomputed(&mut weights, position, factors, seed);
            weights.undo();
        }
    }

    #[test]
    fn incremental_weights_equal_direct_weights() {
        let mut rng = Lcg64::new(7);
        for round in 0..24 {
            let size = BoardSize::new(3 + round % 4, 3 + round % 5).unwrap();
            let mut factors = random_personality(1.0, 1.0, &mut rng);
            factors.set(Factor::NodeRandom, rng.pick(&[0.0, 0.0, 5.0, -1e6])).unwrap();
            factors.set(Factor::PathMemberCount, rng.pick(&[0.0, -1.2, 1e6])).unwrap();
            factors.set(Factor::PathMajorSpan, rng.pick(&[0.0, 2.5, -1e6])).unwrap();
            play_and_undo(size, &factors, &mut rng);
        }
    }

    #[test]
    fn saturates_only_where_weights_can_overflow() {
        let size = BoardSize::square(20).unwrap();
        let mut factors = Factors::default();
        assert!(!Weights::new(&Position::empty(size, Player::Vertical), &factors, Seed::default()).saturates);
        factors.set(Factor::PathMemberCount, 3.0).unwrap();
        assert!(Weights::new(&Position::empty(size, Player::Vertical), &factors, Seed::default()).saturates);
    }
}
