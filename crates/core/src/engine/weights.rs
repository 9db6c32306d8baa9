//! The weights of all free nodes, updated move by move.
//!
//! A connector changes only weights of its owner, and only around the [path](super::paths) that it joins. So
//! a move weighs the free nodes around its path again. Overwritten weights are saved on a stack for undo.
//! All weights are, bit for bit, those of [`weigh`](super::weigh). They have noise only during a
//! [decision](Weights::begin_decision), because it belongs to the position in which the decision begins.

use crate::board::{ByPlayer, Node, Player, Position};
use crate::personality::Factors;
use crate::seed::Seed;

use super::argmax;
use super::geometry::{all_nodes, node_number};
use super::line_weights::{Heaviest, LineWeights};
use super::paths::{Absorbed, Grown, Paths};
use super::weight_rules::{TAKEN, WeightRules};

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

/// The weights of a position's free nodes for both players, by one personality.
#[derive(Clone, Debug)]
pub(super) struct Weights {
    pub(super) rules: WeightRules,
    paths: ByPlayer<Paths>,
    /// `w`; [`TAKEN`] for taken nodes and for padding.
    own: ByPlayer<Vec<f64>>,
    /// `own` without noise, during a decision.
    noiseless: ByPlayer<Vec<f64>>,
    /// Buffers for a row of weights and for numbers of nodes.
    row: Vec<f64>,
    numbers: Vec<usize>,
    /// The free nodes, in words of 64, and their number.
    free_nodes: Vec<u64>,
    free: usize,
    connectors: u16,
    winner: Option<Player>,
    key: u128,
    moves: Vec<UndoEntry>,
    saved: Vec<SavedWeight>,
    line: LineWeights,
}

impl Weights {
    pub(super) fn new(position: &Position, factors: &Factors, seed: Seed) -> Self {
        let rules = WeightRules::new(position.size(), factors, seed);
        let geometry = rules.geometry;
        let nodes = geometry.node_count();
        let mut weights = Self {
            rules,
            paths: ByPlayer::from_fn(|player| Paths::new(geometry, player)),
            own: ByPlayer::from_fn(|_| row(nodes)),
            noiseless: ByPlayer::default(),
            row: row(nodes),
            numbers: Vec::new(),
            free_nodes: all_nodes(nodes),
            free: nodes,
            connectors: 0,
            winner: None,
            key: 0,
            moves: Vec::new(),
            saved: Vec::new(),
            line: LineWeights::default(),
        };
        weights.add_position(position);
        weights
    }

    fn add_position(&mut self, position: &Position) {
        for (node, owner) in position.nodes() {
            if let Some(player) = owner {
                let number = self.rules.geometry.number(node);
                self.take(number);
                self.join(player, number);
            }
        }
        self.weigh_all();
    }

    /// Weighs all free nodes with the noise of a decision in this position, until [`end_decision`](Self::end_decision).
    /// Takes O(nodes).
    pub(super) fn begin_decision(&mut self) {
        if self.rules.random != 0.0 {
            for player in Player::ALL {
                self.noiseless[player].clone_from(&self.own[player]);
            }
            self.rules.add_noise(self.rules.noise(self.connectors));
            self.weigh_all();
        }
    }

    /// Removes the noise again. All moves of the decision must have been undone.
    pub(super) fn end_decision(&mut self) {
        if self.rules.random != 0.0 {
            std::mem::swap(&mut self.own, &mut self.noiseless);
            self.rules.remove_noise();
        }
    }

    /// The node of highest `W` with the noise of a decision in this position, with `W`. Computes the noise only of nodes
    /// that could be it.
    pub(super) fn decide(&mut self, player: Player) -> (usize, f64) {
        if self.rules.random == 0.0 {
            let number = self.heaviest(player);
            return (number, self.combined_weight(player, number));
        }
        let largest = |player| argmax::largest_finite(&self.own[player]);
        let margin = self.rules.noise_margin(|| [player, player.opponent()].map(largest));
        let noise = self.rules.noise(self.connectors);
        let row = self.combined(player);
        // Of free nodes, also if the margin is infinite.
        let least = (argmax::max(row) - margin).max(f64::MIN);
        let mut best = (0, f64::NEG_INFINITY);
        let mut numbers = std::mem::take(&mut self.numbers);
        argmax::at_least(&self.row, least, &mut numbers);
        for &number in &numbers {
            let starts = self.rules.noisy_starts(noise, number);
            let weight = |player| self.rules.weight_from(&self.paths[player], player, number, starts[player]);
            let combined = self.rules.combined(weight(player), weight(player.opponent()));
            if best.1 == f64::NEG_INFINITY || combined > best.1 {
                best = (number, combined);
            }
        }
        self.numbers = numbers;
        best
    }

    fn weigh_all(&mut self) {
        for player in Player::ALL {
            for number in 0..self.rules.geometry.node_count() {
                if self.own[player][number] != TAKEN {
                    self.own[player][number] = self.rules.weight(&self.paths[player], player, number);
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
        self.rules.geometry.keys[player][number]
    }

    /// The number of free nodes.
    pub(super) const fn free(&self) -> usize {
        self.free
    }

    pub(super) fn node(&self, number: usize) -> Node {
        self.rules.geometry.nodes[number]
    }

    /// The number of overwritten weights on the stack, a measure of work.
    pub(super) fn saved_count(&self) -> usize {
        self.saved.len() + self.line.overwritten()
    }

    /// Whether the player wins with a connector in a free node.
    pub(super) fn wins(&self, player: Player, number: usize) -> bool {
        self.paths[player].wins(self.rules.geometry, player, number)
    }

    /// `w` of all nodes; minus infinity for taken nodes and for padding.
    pub(super) fn node_weights(&self, player: Player) -> &[f64] {
        &self.own[player]
    }

    /// `W` of a free node.
    pub(super) fn combined_weight(&self, player: Player, number: usize) -> f64 {
        let [own, other] = [player, player.opponent()].map(|player| self.own[player][number]);
        self.rules.combined(own, other)
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

    /// `W` of all nodes. Minus infinity or no number for taken nodes and for padding.
    pub(super) fn combined(&mut self, player: Player) -> &[f64] {
        self.rules.combine(&self.own[player], &self.own[player.opponent()], &mut self.row);
        &self.row
    }

    /// The weights along a forced line from this position.
    pub(super) fn begin_line(&mut self) {
        let Self { rules, paths, own, free_nodes, key, line, .. } = self;
        line.begin(rules, (paths, own), free_nodes, *key);
    }

    /// Plays a move of the line.
    pub(super) fn play_in_line(&mut self, player: Player, number: usize) {
        self.line.play(&self.rules, player, number);
    }

    /// The key of the last position of the line.
    pub(super) const fn key_in_line(&self) -> u128 {
        self.line.key()
    }

    /// The heaviest node in the last position of the line.
    pub(super) fn heaviest_in_line(&self, player: Player) -> Heaviest {
        self.line.heaviest(&self.rules, player)
    }

    /// Plays a connector in a free node.
    pub(super) fn play(&mut self, player: Player, number: usize) {
        let first_saved = self.saved.len();
        let taken = ByPlayer::from_fn(|player| self.own[player][number]);
        self.take(number);
        let winner = self.winner;
        self.key ^= self.key_of(player, number);
        let (grown, absorbed) = self.join(player, number);
        let node = node_number(number);
        self.moves.push(UndoEntry { node, player, grown, absorbed, winner, taken, saved: first_saved });
        let Self { rules, paths, own, free_nodes, saved, .. } = self;
        let weights = &mut own[player];
        rules.weigh_around(&paths[player], free_nodes, (player, grown.label), |node, weight| {
            saved.push(SavedWeight { node: node_number(node), weight: weights[node] });
            weights[node] = weight;
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
        self.key ^= self.key_of(player, number);
        let dots = self.rules.geometry.sides[player].joined[number];
        self.paths[player].split(dots, grown, absorbed);
    }

    /// Adds a connector to its owner's paths and updates the winner.
    fn join(&mut self, player: Player, number: usize) -> (Grown, Option<Absorbed>) {
        let (grown, absorbed) =
            self.paths[player].join(self.rules.geometry, player, number, &self.rules.path_table);
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
}

/// A row for the nodes, padded to a multiple of [`argmax::LANES`].
fn row(nodes: usize) -> Vec<f64> {
    let mut row = vec![TAKEN; nodes.next_multiple_of(argmax::LANES)];
    row[..nodes].fill(0.0);
    row
}
