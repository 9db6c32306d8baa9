//! The weights of all free nodes, updated move by move.
//!
//! A connector changes only weights of its owner, and only around the [path](super::paths) that it joins. So
//! a move weighs the free nodes around its path again. Overwritten weights are saved on a stack for undo. At
//! all times the weights are, bit for bit, those of [`weigh`](super::weigh).

use crate::board::{ByPlayer, Node, Player, Position};
use crate::personality::{Factor, Factors};
use crate::seed::Seed;

use super::argmax;
use super::arithmetic::{Arithmetic, Plain, Saturating, mul};
use super::geometry::Geometry;
use super::noise_rows::{NoiseRows, Sums};
use super::path_weights::PathWeightTable;
use super::paths::{Absorbed, Component, FarEnd, Grown, Paths};
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
    /// The opponent's `w` of the node before the move, and the change it was made from.
    others: f64,
    others_change: Change,
    /// Length of the save stack before the move. Above it are the owner's weights of the node, then those of
    /// the nodes around the path.
    saved: usize,
}

/// The weights of a node before they were overwritten.
#[derive(Clone, Copy, Debug)]
struct SavedWeights {
    node: u16,
    /// `w` of the player.
    node_weight: f64,
    /// `W` of the player and of the opponent.
    combined: [f64; 2],
}

/// `PC` and `NP * BoardPathCount`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Change {
    pub(super) path: f64,
    pub(super) count: f64,
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
    /// `w`; [`TAKEN`] for taken nodes and for padding.
    node_rows: ByPlayer<Vec<f64>>,
    /// `W`; [`TAKEN`] for taken nodes and for padding.
    combined_rows: ByPlayer<Vec<f64>>,
    noise: Option<NoiseRows>,
    free: usize,
    connectors: u16,
    winner: Option<Player>,
    key: u128,
    moves: Vec<UndoEntry>,
    saved: Vec<SavedWeights>,
    /// With noise, the changes that belong to `saved`.
    saved_changes: Vec<Change>,
}

pub(super) const TAKEN: f64 = f64::NEG_INFINITY;

const NO_CHANGE: Change = Change { path: 0.0, count: 0.0 };

impl Weights {
    pub(super) fn new(position: &Position, factors: &Factors, seed: Seed) -> Self {
        let size = position.size();
        let geometry = Geometry::of(size);
        let nodes = geometry.none();
        let initial = |&major: &bool| factors[if major { Factor::NodeMajor } else { Factor::NodeMinor }];
        let random = factors[Factor::NodeRandom];
        let noise = (random != 0.0).then(|| NoiseRows::new(random, seed, nodes, &row(nodes)));
        let path_table = PathWeightTable::new(factors, size);
        let mut weights = Self {
            geometry,
            saturates: saturates(&path_table, factors),
            path_table,
            initial: geometry.major.iter().map(initial).collect(),
            count_terms: [1.0, 0.0, -1.0].map(|change| mul(change, factors[Factor::BoardPathCount])),
            predictability: predictability(factors),
            paths: ByPlayer::from_fn(|player| Paths::new(geometry, player)),
            node_rows: ByPlayer::from_fn(|_| row(nodes)),
            combined_rows: ByPlayer::from_fn(|_| row(nodes)),
            noise,
            free: nodes,
            connectors: 0,
            winner: None,
            key: 0,
            moves: Vec::new(),
            saved: Vec::new(),
            saved_changes: Vec::new(),
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
        for number in 0..self.geometry.none() {
            if self.is_free(number) {
                self.weigh(Player::Horizontal, number);
                self.weigh(Player::Vertical, number);
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

    /// `w` of all nodes for a player; minus infinity for taken nodes and for padding.
    pub(super) fn node_weights(&self, player: Player) -> &[f64] {
        &self.node_rows[player]
    }

    /// `W` of all nodes for a player; minus infinity for taken nodes and for padding.
    pub(super) fn combined_weights(&self, player: Player) -> &[f64] {
        &self.combined_rows[player]
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

    /// Brings the weights that a player reads before its move up to date: `w` of both players and its own `W`. Does
    /// nothing without noise.
    pub(super) fn refresh(&mut self, mover: Player) {
        let Some(noise) = self.noise.as_mut().filter(|noise| !noise.is_current(mover)) else { return };
        noise.start(self.connectors, self.geometry, &self.initial);
        let (own, others) = rows_of_both(&mut self.node_rows, mover);
        let (combined, _) = rows_of_both(&mut self.combined_rows, mover);
        let mut sums = Sums { own, others, combined, predictability: self.predictability };
        if self.saturates {
            noise.fill::<Saturating>(mover, self.connectors, &mut sums);
        } else {
            noise.fill::<Plain>(mover, self.connectors, &mut sums);
        }
    }

    /// Plays a connector in a free node.
    pub(super) fn play(&mut self, player: Player, number: usize) {
        let saved = self.saved.len();
        let (others, others_change) = self.save(player, number);
        self.take(number);
        let winner = self.winner;
        self.key ^= self.geometry.keys[player][number];
        let (grown, absorbed) = self.join(player, number);
        let node = node_number(number);
        self.moves.push(UndoEntry { node, player, grown, absorbed, winner, others, others_change, saved });
        if self.saturates {
            self.weigh_around::<Saturating>(player, number, grown.label);
        } else {
            self.weigh_around::<Plain>(player, number, grown.label);
        }
    }

    /// Weighs the free nodes around a path again. `number` is a connector of it, `label` its label.
    fn weigh_around<A: Arithmetic>(&mut self, player: Player, number: usize, label: u16) {
        let side = &self.geometry.sides[player];
        let (paths, path_table, count_terms) = (&self.paths[player], &self.path_table, self.count_terms);
        let path = paths.components[usize::from(label)];
        let (own, others) = rows_of_both(&mut self.node_rows, player);
        let (combined, others_combined) = rows_of_both(&mut self.combined_rows, player);
        let (saved, initial, predictability) = (&mut self.saved, &self.initial, self.predictability);
        let (noise, saved_changes) = (&mut self.noise, &mut self.saved_changes);
        paths.around(side.joined[number][0], side, |node, dot| {
            if own[node] == TAKEN {
                return;
            }
            let change = match paths.far_end(side.joined[node], dot, label) {
                FarEnd::Other(far) => change::<A>(path_table, count_terms, &path, far),
                FarEnd::Same => change_of_one::<A>(path_table, count_terms, &path),
                FarEnd::Seen => return,
            };
            let weights = [combined[node], others_combined[node]];
            saved.push(SavedWeights { node: node_number(node), node_weight: own[node], combined: weights });
            if let Some(noise) = noise {
                saved_changes.push(noise.set(player, node, change));
                return;
            }
            let now = A::add(A::add(initial[node], change.path), change.count);
            own[node] = now;
            combined[node] = A::add(now, A::mul(predictability, others[node]));
            others_combined[node] = A::add(others[node], A::mul(predictability, now));
        });
    }

    /// Undoes the last move.
    pub(super) fn undo(&mut self) {
        let Some(undone) = self.moves.pop() else { return };
        let (own, others) = rows_of_both(&mut self.node_rows, undone.player);
        let (combined, others_combined) = rows_of_both(&mut self.combined_rows, undone.player);
        others[usize::from(undone.node)] = undone.others;
        for saved in &self.saved[undone.saved..] {
            let node = usize::from(saved.node);
            own[node] = saved.node_weight;
            [combined[node], others_combined[node]] = saved.combined;
        }
        if let Some(noise) = &mut self.noise {
            for saved in self.saved[undone.saved..].iter().rev() {
                let change = self.saved_changes.pop().unwrap_or(NO_CHANGE);
                noise.set(undone.player, saved.node.into(), change);
            }
            noise.set(undone.player.opponent(), undone.node.into(), undone.others_change);
            noise.invalidate();
        }
        self.saved.truncate(undone.saved);
        self.free += 1;
        self.connectors -= 1;
        self.winner = undone.winner;
        self.key ^= self.geometry.keys[undone.player][usize::from(undone.node)];
        let dots = self.geometry.sides[undone.player].joined[usize::from(undone.node)];
        self.paths[undone.player].split(dots, undone.grown, undone.absorbed);
    }

    /// Adds a connector to its owner's paths and updates the winner.
    fn join(&mut self, player: Player, number: usize) -> (Grown, Option<Absorbed>) {
        let (grown, absorbed) = self.paths[player].join(self.geometry, player, number, &self.path_table);
        if self.paths[player].components[usize::from(grown.label)].reach.edges() == 3 {
            self.winner = Some(player);
        }
        (grown, absorbed)
    }

    fn is_free(&self, number: usize) -> bool {
        self.node_rows.horizontal[number] != TAKEN
    }

    fn take(&mut self, number: usize) {
        for player in Player::ALL {
            self.node_rows[player][number] = TAKEN;
            self.combined_rows[player][number] = TAKEN;
        }
        if let Some(noise) = &mut self.noise {
            noise.take(number);
        }
        self.free -= 1;
        self.connectors += 1;
    }

    /// Saves the weights of a node; returns the opponent's `w` and change, which are not on the stack.
    fn save(&mut self, player: Player, number: usize) -> (f64, Change) {
        let opponent = player.opponent();
        let combined = [self.combined_rows[player][number], self.combined_rows[opponent][number]];
        let node_weight = self.node_rows[player][number];
        self.saved.push(SavedWeights { node: node_number(number), node_weight, combined });
        let noise = self.noise.as_ref().map_or(NO_CHANGE, |noise| {
            self.saved_changes.push(noise.change(player, number));
            noise.change(opponent, number)
        });
        (self.node_rows[opponent][number], noise)
    }

    fn weigh(&mut self, player: Player, number: usize) {
        if self.saturates {
            self.weigh_by::<Saturating>(player, number);
        } else {
            self.weigh_by::<Plain>(player, number);
        }
    }

    fn weigh_by<A: Arithmetic>(&mut self, player: Player, number: usize) {
        let change = self.change::<A>(player, number);
        if let Some(noise) = &mut self.noise {
            noise.set(player, number, change);
            return;
        }
        let other = self.node_rows[player.opponent()][number];
        let own = A::add(A::add(self.initial[number], change.path), change.count);
        self.node_rows[player][number] = own;
        self.combined_rows[player][number] = A::add(own, A::mul(self.predictability, other));
        self.combined_rows[player.opponent()][number] = A::add(other, A::mul(self.predictability, own));
    }

    fn change<A: Arithmetic>(&self, player: Player, number: usize) -> Change {
        let paths = &self.paths[player];
        let [a, b] = paths.ends(self.geometry, player, number);
        let [first, second] =
            self.geometry.sides[player].joined[number].map(|dot| paths.label[usize::from(dot)]);
        if first == second {
            return change_of_one::<A>(&self.path_table, self.count_terms, a);
        }
        change::<A>(&self.path_table, self.count_terms, a, b)
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

/// The row of a player and that of the opponent.
const fn rows_of_both(rows: &mut ByPlayer<Vec<f64>>, player: Player) -> (&mut [f64], &mut [f64]) {
    let ByPlayer { horizontal, vertical } = rows;
    match player {
        Player::Horizontal => (horizontal.as_mut_slice(), vertical.as_mut_slice()),
        Player::Vertical => (vertical.as_mut_slice(), horizontal.as_mut_slice()),
    }
}

/// A row for the nodes with padding: one place for [`Geometry::none`], and a multiple of
/// [`argmax::LANES`] in all.
fn row(nodes: usize) -> Vec<f64> {
    let mut row = vec![TAKEN; (nodes + 1).next_multiple_of(argmax::LANES)];
    row[..nodes].fill(0.0);
    row
}

/// Whether some weight of a personality may leave the finite range.
fn saturates(path_table: &PathWeightTable, factors: &Factors) -> bool {
    // A weight is the sum of at most three path weights and three factors of at most a million. It counts
    // once for the player, and times GamePredictability for the opponent.
    let weight = 3.0 * path_table.bound() + 3.0 * 1e6;
    let all = weight * (1.0 + predictability(factors).abs());
    all >= f64::MAX / 2.0
}

fn node_number(number: usize) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
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
        weights.refresh(position.to_move());
        let (mover, bits) = (position.to_move(), |weight: f64| (weight + 0.0).to_bits());
        let expected = weigh(position, factors, seed);
        assert_eq!(weights.winner(), crate::board::winner(position));
        assert!(weights.winner().is_some() || weights.free() == expected.len());
        for weight in expected {
            let number = weights.geometry.number(weight.node);
            let actual = [
                weights.node_weights(mover)[number],
                weights.node_weights(mover.opponent())[number],
                weights.combined_weights(mover)[number],
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
