//! The weights of all free nodes, kept up to date move by move.
//!
//! A connector changes weights only around the [path](super::paths) that it joins, and only its
//! owner's. So a move weighs again the free nodes around its path and nothing else. What a move
//! overwrites is put on a stack, from which it is taken back. At all times the weights are, to the
//! last bit, what the plain reading of the spec gives.

use crate::board::{ByPlayer, Node, Player, Position};
use crate::personality::{Factor, Factors};
use crate::seed::Seed;

use super::arithmetic::{Arithmetic, Plain, Saturating, add, mul};
use super::chance;
use super::geometry::Geometry;
use super::paths::{Absorbed, Component, FarEnd, Grown, Paths};
use super::powers::Powers;
use super::scan;
use super::weight::predictability;

/// What brings one move's changes to the paths back.
#[derive(Clone, Copy, Debug)]
struct Taken {
    node: u16,
    player: Player,
    grown: Grown,
    /// None where the connector joined a component to itself.
    absorbed: Option<Absorbed>,
    /// Who had won before this move.
    winner: Option<Player>,
    /// The opponent's weight of the node before this move, and their change of it.
    others: f64,
    others_change: Change,
    /// How many weights were saved before this move: the first is the owner's of the node, the others
    /// are the owner's of the nodes around the path.
    saved: usize,
}

/// A node's weights before they were overwritten.
#[derive(Clone, Copy, Debug)]
struct Saved {
    node: u16,
    own: f64,
    /// `W`, the player's first.
    shared: [f64; 2],
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
    powers: Powers,
    /// Whether the arithmetic must look out for the ends of the finite range.
    saturates: bool,
    /// `NodeMajor` or `NodeMinor`.
    initial: Vec<f64>,
    /// `NP * BoardPathCount`, by the number of adjacent paths.
    counts: [f64; 3],
    predictability: f64,
    paths: ByPlayer<Paths>,
    /// `w`; minus infinity for nodes that are taken, and behind the last node.
    own: ByPlayer<Vec<f64>>,
    /// `W`; minus infinity for nodes that are taken, and behind the last node.
    shared: ByPlayer<Vec<f64>>,
    noise: Option<Noise>,
    free: usize,
    connectors: u16,
    winner: Option<Player>,
    key: u128,
    moves: Vec<Taken>,
    saved: Vec<Saved>,
    /// With noise, the changes that go with what was saved.
    saved_changes: Vec<Change>,
}

/// What `NodeRandom` needs: all weights change with every connector on the board, so the changes are
/// kept and the sums made when they are asked for.
#[derive(Clone, Debug)]
struct Noise {
    factor: f64,
    seed: Seed,
    changes: ByPlayer<Vec<Change>>,
    /// `initial + random`, by the number of connectors; made when first asked for.
    starts: Vec<Option<ByPlayer<Vec<f64>>>>,
}

const TAKEN: f64 = f64::NEG_INFINITY;

const NO_CHANGE: Change = Change { path: 0.0, count: 0.0 };

impl Weights {
    /// The weights of a position.
    pub(super) fn new(position: &Position, factors: &Factors, seed: Seed) -> Self {
        let size = position.size();
        let geometry = Geometry::of(size);
        let nodes = geometry.none();
        let initial = |&major: &bool| factors[if major { Factor::NodeMajor } else { Factor::NodeMinor }];
        let random = factors[Factor::NodeRandom];
        let noise = (random != 0.0).then(|| Noise {
            factor: random,
            seed,
            changes: ByPlayer::from_fn(|_| vec![NO_CHANGE; nodes]),
            starts: vec![None; nodes + 1],
        });
        let powers = Powers::new(factors, size);
        let mut weights = Self {
            geometry,
            saturates: saturates(&powers, factors),
            powers,
            initial: geometry.major.iter().map(initial).collect(),
            counts: [1.0, 0.0, -1.0].map(|change| mul(change, factors[Factor::BoardPathCount])),
            predictability: predictability(factors),
            paths: ByPlayer::from_fn(|player| Paths::new(geometry, player)),
            own: ByPlayer::from_fn(|_| row(nodes)),
            shared: ByPlayer::from_fn(|_| row(nodes)),
            noise,
            free: nodes,
            connectors: 0,
            winner: None,
            key: 0,
            moves: Vec::new(),
            saved: Vec::new(),
            saved_changes: Vec::new(),
        };
        weights.set_up(position);
        weights
    }

    fn set_up(&mut self, position: &Position) {
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

    /// Who has joined their major edges.
    pub(super) const fn winner(&self) -> Option<Player> {
        self.winner
    }

    /// A number that tells the positions of one search apart: the same connectors have the same,
    /// in whatever order they were placed, and others another, but for a chance of 2^-128.
    // CITE: Zobrist, "A new hashing method with application for game playing", 1970.
    pub(super) const fn key(&self) -> u128 {
        self.key
    }

    /// What a connector in a node adds to the [key](Self::key).
    pub(super) fn key_of(&self, player: Player, number: usize) -> u128 {
        self.geometry.keys[player][number]
    }

    /// The number of free nodes.
    pub(super) const fn free(&self) -> usize {
        self.free
    }

    /// The node of a number.
    pub(super) fn node(&self, number: usize) -> Node {
        self.geometry.nodes[number]
    }

    /// `w` of all nodes for a player, minus infinity for those that are taken and behind the last.
    pub(super) fn own(&self, player: Player) -> &[f64] {
        &self.own[player]
    }

    /// `W` of all nodes for a player, minus infinity for those that are taken and behind the last.
    pub(super) fn shared(&self, player: Player) -> &[f64] {
        &self.shared[player]
    }

    /// How many weights were overwritten since the beginning: a measure of work done.
    pub(super) fn saved(&self) -> usize {
        self.saved.len()
    }

    /// Whether a connector in a free node joins the player's major edges.
    pub(super) fn wins(&self, player: Player, number: usize) -> bool {
        let [a, b] = self.paths[player].ends(self.geometry, player, number);
        a.reach.with(b.reach).edges() == 3
    }

    /// Makes [`own`](Self::own) and [`shared`](Self::shared) those of the position, where moves
    /// alone do not: with `NodeRandom`.
    pub(super) fn refresh(&mut self) {
        let Some(noise) = &mut self.noise else { return };
        noise.start(self.connectors, self.geometry, &self.initial);
        let Some(starts) = &noise.starts[usize::from(self.connectors)] else { return };
        for player in Player::ALL {
            let rows = self.own[player].iter_mut().zip(&noise.changes[player]).zip(&starts[player]);
            for ((own, change), start) in rows {
                let total = add(add(*start, change.path), change.count);
                *own = if *own == TAKEN { TAKEN } else { total };
            }
        }
        for player in Player::ALL {
            let others = &self.own[player.opponent()];
            for ((shared, own), other) in self.shared[player].iter_mut().zip(&self.own[player]).zip(others) {
                let total = add(*own, mul(self.predictability, *other));
                *shared = if *own == TAKEN { TAKEN } else { total };
            }
        }
    }

    /// Places a player's connector in a free node.
    pub(super) fn play(&mut self, player: Player, number: usize) {
        let saved = self.saved.len();
        let (others, others_change) = self.save(player, number);
        self.take(number);
        let winner = self.winner;
        self.key ^= self.geometry.keys[player][number];
        let (grown, absorbed) = self.join(player, number);
        let node = place(number);
        self.moves.push(Taken { node, player, grown, absorbed, winner, others, others_change, saved });
        if self.saturates {
            self.weigh_around::<Saturating>(player, number, grown.label);
        } else {
            self.weigh_around::<Plain>(player, number, grown.label);
        }
    }

    /// Weighs the free nodes around a path again, given a connector of it and its label.
    fn weigh_around<A: Arithmetic>(&mut self, player: Player, number: usize, label: u16) {
        let side = &self.geometry.sides[player];
        let (paths, powers, counts) = (&self.paths[player], &self.powers, self.counts);
        let path = paths.components[usize::from(label)];
        let (own, others) = both(&mut self.own, player);
        let (shared, others_shared) = both(&mut self.shared, player);
        let (saved, initial, predictability) = (&mut self.saved, &self.initial, self.predictability);
        let (noise, saved_changes) = (&mut self.noise, &mut self.saved_changes);
        paths.around(side.joined[number][0], side, |node, dot| {
            if own[node] == TAKEN {
                return;
            }
            let change = match paths.far_end(side.joined[node], dot, label) {
                FarEnd::Other(far) => change::<A>(powers, counts, &path, far),
                FarEnd::Same => change_of_one::<A>(powers, counts, &path),
                FarEnd::Seen => return,
            };
            let weights = [shared[node], others_shared[node]];
            saved.push(Saved { node: place(node), own: own[node], shared: weights });
            if let Some(noise) = noise {
                saved_changes.push(std::mem::replace(&mut noise.changes[player][node], change));
                return;
            }
            let now = A::add(A::add(initial[node], change.path), change.count);
            own[node] = now;
            shared[node] = A::add(now, A::mul(predictability, others[node]));
            others_shared[node] = A::add(others[node], A::mul(predictability, now));
        });
    }

    /// Takes the last connector that was played back.
    pub(super) fn undo(&mut self) {
        let Some(taken) = self.moves.pop() else { return };
        let (own, others) = both(&mut self.own, taken.player);
        let (shared, others_shared) = both(&mut self.shared, taken.player);
        others[usize::from(taken.node)] = taken.others;
        for saved in &self.saved[taken.saved..] {
            let node = usize::from(saved.node);
            own[node] = saved.own;
            [shared[node], others_shared[node]] = saved.shared;
        }
        if let Some(noise) = &mut self.noise {
            for saved in self.saved[taken.saved..].iter().rev() {
                let change = self.saved_changes.pop().unwrap_or(NO_CHANGE);
                noise.changes[taken.player][usize::from(saved.node)] = change;
            }
            noise.changes[taken.player.opponent()][usize::from(taken.node)] = taken.others_change;
        }
        self.saved.truncate(taken.saved);
        self.free += 1;
        self.connectors -= 1;
        self.winner = taken.winner;
        self.key ^= self.geometry.keys[taken.player][usize::from(taken.node)];
        let dots = self.geometry.sides[taken.player].joined[usize::from(taken.node)];
        self.paths[taken.player].part(dots, taken.grown, taken.absorbed);
    }

    /// Adds a connector to its owner's paths, and sees who has won.
    fn join(&mut self, player: Player, number: usize) -> (Grown, Option<Absorbed>) {
        let (grown, absorbed) = self.paths[player].join(self.geometry, player, number, &self.powers);
        if self.paths[player].components[usize::from(grown.label)].reach.edges() == 3 {
            self.winner = Some(player);
        }
        (grown, absorbed)
    }

    fn is_free(&self, number: usize) -> bool {
        self.own.horizontal[number] != TAKEN
    }

    fn take(&mut self, number: usize) {
        for player in Player::ALL {
            self.own[player][number] = TAKEN;
            self.shared[player][number] = TAKEN;
        }
        self.free -= 1;
        self.connectors += 1;
    }

    /// Saves a node's weights. Those of the opponent of `player` that are not saved by [`Saved`] are
    /// handed back.
    fn save(&mut self, player: Player, number: usize) -> (f64, Change) {
        let opponent = player.opponent();
        let shared = [self.shared[player][number], self.shared[opponent][number]];
        self.saved.push(Saved { node: place(number), own: self.own[player][number], shared });
        let noise = self.noise.as_ref().map_or(NO_CHANGE, |noise| {
            self.saved_changes.push(noise.changes[player][number]);
            noise.changes[opponent][number]
        });
        (self.own[opponent][number], noise)
    }

    /// Weighs a free node for a player.
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
            noise.changes[player][number] = change;
            return;
        }
        let other = self.own[player.opponent()][number];
        let own = A::add(A::add(self.initial[number], change.path), change.count);
        self.own[player][number] = own;
        self.shared[player][number] = A::add(own, A::mul(self.predictability, other));
        self.shared[player.opponent()][number] = A::add(other, A::mul(self.predictability, own));
    }

    /// What a connector in a free node would change.
    fn change<A: Arithmetic>(&self, player: Player, number: usize) -> Change {
        let paths = &self.paths[player];
        let [a, b] = paths.ends(self.geometry, player, number);
        let [first, second] =
            self.geometry.sides[player].joined[number].map(|dot| paths.label[usize::from(dot)]);
        if first == second {
            return change_of_one::<A>(&self.powers, self.counts, a);
        }
        change::<A>(&self.powers, self.counts, a, b)
    }
}

/// What a connector between two components changes.
fn change<A: Arithmetic>(powers: &Powers, counts: [f64; 3], a: &Component, b: &Component) -> Change {
    let after = powers.path_weight::<A>(a.reach.with(b.reach), a.members + b.members + 1);
    let adjacent = usize::from(a.members > 0) + usize::from(b.members > 0);
    Change { path: A::sub(after, A::add(a.weight, b.weight)), count: counts[adjacent] }
}

/// What a connector between two dots of one path changes.
fn change_of_one<A: Arithmetic>(powers: &Powers, counts: [f64; 3], path: &Component) -> Change {
    let after = powers.path_weight::<A>(path.reach, path.members + 1);
    Change { path: A::sub(after, path.weight), count: counts[1] }
}

/// A player's row and the opponent's.
const fn both(rows: &mut ByPlayer<Vec<f64>>, player: Player) -> (&mut [f64], &mut [f64]) {
    let ByPlayer { horizontal, vertical } = rows;
    match player {
        Player::Horizontal => (horizontal.as_mut_slice(), vertical.as_mut_slice()),
        Player::Vertical => (vertical.as_mut_slice(), horizontal.as_mut_slice()),
    }
}

/// A row for so many nodes, with room behind them: one place that stands for no node, and as many as
/// make the row one that is searched without a rest.
fn row(nodes: usize) -> Vec<f64> {
    let mut row = vec![TAKEN; (nodes + 1).next_multiple_of(scan::LANES)];
    row[..nodes].fill(0.0);
    row
}

/// Whether some weight of a personality may reach the end of the finite range.
fn saturates(powers: &Powers, factors: &Factors) -> bool {
    // No other factor is more than a million, and three path weights and three factors make a
    // weight, which enters once for the player and ten thousand times for the opponent at most.
    let weight = 3.0 * powers.bound() + 3.0 * 1e6;
    let all = weight * (1.0 + predictability(factors).abs());
    all >= f64::MAX / 2.0
}

impl Noise {
    /// Makes the starts for so many connectors.
    fn start(&mut self, connectors: u16, geometry: &Geometry, initial: &[f64]) {
        let Self { factor, seed, .. } = *self;
        self.starts[usize::from(connectors)].get_or_insert_with(|| {
            ByPlayer::from_fn(|player| {
                let random = |node| mul(chance::uniform(seed, connectors, node, player), factor);
                initial
                    .iter()
                    .zip(&geometry.nodes)
                    .map(|(&initial, &node)| add(initial, random(node)))
                    .collect()
            })
        });
    }
}

fn place(number: usize) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::BoardSize;
    use crate::engine::weigh;
    use crate::engine::workload::{Dice, random_personality};

    /// Asserts that every weight is, to the last bit, what the plain reading gives.
    fn assert_as_recomputed(weights: &mut Weights, position: &Position, factors: &Factors, seed: Seed) {
        weights.refresh();
        let (mover, bits) = (position.to_move(), |weight: f64| (weight + 0.0).to_bits());
        let expected = weigh(position, factors, seed);
        assert_eq!(weights.winner(), crate::board::winner(position));
        assert!(weights.winner().is_some() || weights.free() == expected.len());
        for weight in expected {
            let number = weights.geometry.number(weight.node);
            let found = [
                weights.own(mover)[number],
                weights.own(mover.opponent())[number],
                weights.shared(mover)[number],
            ];
            let expected = [weight.own.total, weight.other.total, weight.w];
            assert_eq!(found.map(bits), expected.map(bits), "{} in {position}", weight.node);
        }
    }

    /// Plays at random to the end of the game and takes everything back, looking at every step.
    fn play_and_undo(size: BoardSize, factors: &Factors, dice: &mut Dice) {
        let seed = Seed::new(dice.roll(1000)).unwrap();
        let mut line = vec![Position::empty(size, Player::Vertical)];
        let mut weights = Weights::new(&line[0], factors, seed);
        while weights.winner().is_none() {
            let position = line.last().unwrap().clone();
            assert_as_recomputed(&mut weights, &position, factors, seed);
            let free: Vec<Node> = position.free_nodes().collect();
            let mv = dice.pick(&free);
            weights.play(position.to_move(), weights.geometry.number(mv));
            line.push(position.after(mv));
        }
        for position in line.iter().rev() {
            assert_as_recomputed(&mut weights, position, factors, seed);
            weights.undo();
        }
    }

    #[test]
    fn weights_kept_up_to_date_equal_weights_made_afresh() {
        let mut dice = Dice::new(7);
        for round in 0..24 {
            let size = BoardSize::new(3 + round % 4, 3 + round % 5).unwrap();
            let mut factors = random_personality(1.0, 1.0, &mut dice);
            factors.set(Factor::NodeRandom, dice.pick(&[0.0, 0.0, 5.0, -1e6])).unwrap();
            factors.set(Factor::PathMemberCount, dice.pick(&[0.0, -1.2, 1e6])).unwrap();
            factors.set(Factor::PathMajorSpan, dice.pick(&[0.0, 2.5, -1e6])).unwrap();
            play_and_undo(size, &factors, &mut dice);
        }
    }

    #[test]
    fn only_personalities_that_can_reach_the_end_of_the_range_saturate() {
        let size = BoardSize::square(20).unwrap();
        let mut factors = Factors::default();
        assert!(!Weights::new(&Position::empty(size, Player::Vertical), &factors, Seed::default()).saturates);
        factors.set(Factor::PathMemberCount, 3.0).unwrap();
        assert!(Weights::new(&Position::empty(size, Player::Vertical), &factors, Seed::default()).saturates);
    }
}
