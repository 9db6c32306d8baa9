//! The weights of all free nodes, updated move by move.
//!
//! A connector changes only weights of its owner, and only around the [path](super::paths) that it joins. So
//! a move weighs the free nodes around its path again. Overwritten weights are saved on a stack for undo.
//! All weights are, bit for bit, those of [`weigh`](super::weigh), but with the noise of the last
//! [`begin_decision`](Weights::begin_decision); before the first one they have none.

use crate::board::{ByPlayer, Node, Player, Position};
use crate::personality::{Factor, Factors};
use crate::seed::Seed;

use super::argmax;
use super::arithmetic::{Arithmetic, Plain, Saturating, mul};
use super::geometry::{Geometry, all_nodes, for_each_node, node_number};
use super::noise::Noise;
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
    /// `initial` with the noise of the decision.
    starts: ByPlayer<Vec<f64>>,
    /// `NodeRandom`.
    random: f64,
    seed: Seed,
    /// `NP * BoardPathCount`, by the number of adjacent paths.
    count_terms: [f64; 3],
    predictability: f64,
    paths: ByPlayer<Paths>,
    /// `w`; [`TAKEN`] for taken nodes and for padding.
    own: ByPlayer<Vec<f64>>,
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
        let path_table = PathWeightTable::new(factors, size);
        let saturates = can_saturate(&path_table, factors);
        let initial: Vec<f64> = geometry.major.iter().map(initial).collect();
        let mut weights = Self {
            geometry,
            path_table,
            saturates,
            starts: ByPlayer::from_fn(|_| initial.clone()),
            initial,
            random: factors[Factor::NodeRandom],
            seed,
            count_terms: [1.0, 0.0, -1.0].map(|change| mul(change, factors[Factor::BoardPathCount])),
            predictability: predictability(factors),
            paths: ByPlayer::from_fn(|player| Paths::new(geometry, player)),
            own: ByPlayer::from_fn(|_| row(nodes)),
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
        self.weigh_all();
    }

    /// Weighs all free nodes with the noise of a decision in this position. Takes O(nodes).
    pub(super) fn begin_decision(&mut self) {
        if self.random == 0.0 {
            return;
        }
        let noise = Noise::new(self.seed, self.connectors);
        for (number, &node) in self.geometry.nodes.iter().enumerate() {
            let uniforms = noise.uniforms(node);
            for player in Player::ALL {
                let random = mul(uniforms[player], self.random);
                self.starts[player][number] = Saturating::add(self.initial[number], random);
            }
        }
        self.weigh_all();
    }

    fn weigh_all(&mut self) {
        for player in Player::ALL {
            for number in 0..self.geometry.node_count() {
                if self.own[player][number] != TAKEN {
                    let Change { path, count } = self.change(player, number);
                    let start = self.starts[player][number];
                    self.own[player][number] = Saturating::add(Saturating::add(start, path), count);
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

    /// `w` of all nodes; minus infinity for taken nodes and for padding.
    pub(super) fn node_weights(&self, player: Player) -> &[f64] {
        &self.own[player]
    }

    /// `W` of a free node.
    pub(super) fn combined_weight(&self, player: Player, number: usize) -> f64 {
        let [own, other] = [player, player.opponent()].map(|player| self.own[player][number]);
        Saturating::add(own, Saturating::mul(self.predictability, other))
    }

    /// The node of highest `W`.
    pub(super) fn heaviest(&mut self, player: Player) -> usize {
        argmax::argmax(self.combined(player)).1
    }

    /// The node of highest `w`, if it is among the `breadth` nodes of highest `W`.
    pub(super) fn best_kept(&mut self, player: Player, breadth: usize) -> Option<usize> {
        let number = argmax::argmax(&self.own[player]).1;
        let combined = self.combined(player);
        (argmax::count_at_least(combined, combined[number]) <= breadth).then_some(number)
    }

    /// `W` of all nodes. Minus infinity or no number for taken nodes and for padding. Written so that the compiler
    /// vectorises it.
    pub(super) fn combined(&mut self, player: Player) -> &[f64] {
        let (own, others) = (&self.own[player], &self.own[player.opponent()]);
        let rows = own.iter().zip(others).zip(&mut self.row);
        if self.saturates {
            rows.for_each(|((&own, &other), row)| {
                let total = Saturating::add(own, Saturating::mul(self.predictability, other));
                *row = if own == TAKEN { TAKEN } else { total };
            });
        } else {
            rows.for_each(|((own, other), row)| *row = own + self.predictability * other);
        }
        &self.row
    }

    /// Plays a connector in a free node.
    pub(super) fn play(&mut self, player: Player, number: usize) {
        let saved = self.saved.len();
        let taken = ByPlayer::from_fn(|player| self.own[player][number]);
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
        let (weights, saved, starts) = (&mut self.own[player], &mut self.saved, &self.starts[player]);
        for_each_node(paths.frontier(label), &self.free_nodes, |node| {
            let far = paths.far_end(joined[node], label);
            let Change { path, count } = if far == label {
                change_of_one::<A>(path_table, count_terms, &path)
            } else {
                change::<A>(path_table, count_terms, &path, &paths.components[usize::from(far)])
            };
            let weight = &mut weights[node];
            saved.push(SavedWeight { node: node_number(node), weight: *weight });
            *weight = A::add(A::add(starts[node], path), count);
        });
    }

    /// Undoes the last move.
    pub(super) fn undo(&mut self) {
        let Some(UndoEntry { node, player, grown, absorbed, winner, taken, saved }) = self.moves.pop() else {
            return;
        };
        let number = usize::from(node);
        let weights = &mut self.own[player];
        for &SavedWeight { node, weight } in &self.saved[saved..] {
            weights[usize::from(node)] = weight;
        }
        self.saved.truncate(saved);
        for player in Player::ALL {
            self.own[player][number] = taken[player];
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
            self.own[player][number] = TAKEN;
        }
        self.free_nodes[number / 64] &= !(1 << (number % 64));
        self.free -= 1;
        self.connectors += 1;
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

/// A row for the nodes, padded to a multiple of [`argmax::LANES`].
fn row(nodes: usize) -> Vec<f64> {
    let mut row = vec![TAKEN; nodes.next_multiple_of(argmax::LANES)];
    row[..nodes].fill(0.0);
    row
}

/// Whether a weight of a personality, or one of its parts, may leave the finite range.
fn can_saturate(path_table: &PathWeightTable, factors: &Factors) -> bool {
    // A weight is the sum of at most three path weights and three factors of at most a million. It counts
    // once for the player, and times GamePredictability for the opponent.
    let magnitude = (3.0 * path_table.bound() + 3.0 * 1e6) * (1.0 + predictability(factors).abs());
    // Also true for an infinite magnitude.
    magnitude >= f64::MAX / 2.0
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
        weights.begin_decision();
        assert_eq!(weights.winner(), crate::board::winner(position));
        assert!(weights.winner().is_some() || weights.free() == expected.len());
        for weight in expected {
            let number = weights.geometry.number(weight.node);
            let actual = [
                weights.node_weights(mover)[number],
                weights.node_weights(mover.opponent())[number],
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
