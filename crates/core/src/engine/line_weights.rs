//! The weights along a forced line: a copy that is played on but never undone.
//!
//! Most positions of a search are in forced lines, where only the heaviest node matters. So `W` is updated along
//! with `w`, and nothing is saved for undo.

use crate::board::{ByPlayer, Player};

use super::argmax;
use super::paths::Paths;
use super::weight_rules::{TAKEN, WeightRules};

#[derive(Clone, Debug, Default)]
pub(super) struct LineWeights {
    paths: ByPlayer<Paths>,
    free_nodes: Vec<u64>,
    key: u128,
    /// `w` and `W` of each player; the rows are those of [`Weights`](super::weights::Weights).
    own: ByPlayer<Vec<f64>>,
    combined: ByPlayer<Vec<f64>>,
    /// The number of overwritten weights, a measure of work.
    overwritten: usize,
}

/// The heaviest node of a player.
#[derive(Clone, Copy, Debug)]
pub(super) struct Heaviest {
    pub(super) node: usize,
    /// `w`.
    pub(super) static_score: f64,
    pub(super) wins: bool,
}

impl LineWeights {
    /// Starts a line in a position.
    pub(super) fn begin(
        &mut self,
        rules: &WeightRules,
        (paths, own): (&ByPlayer<Paths>, &ByPlayer<Vec<f64>>),
        free_nodes: &[u64],
        key: u128,
    ) {
        for player in Player::ALL {
            self.paths[player].copy(&paths[player]);
            self.own[player].clone_from(&own[player]);
            let row = &mut self.combined[player];
            row.resize(own[player].len(), TAKEN);
            rules.combine(&own[player], &own[player.opponent()], row);
        }
        self.free_nodes.clear();
        self.free_nodes.extend_from_slice(free_nodes);
        self.key = key;
    }

    /// [`Weights::key`](super::weights::Weights::key).
    pub(super) const fn key(&self) -> u128 {
        self.key
    }

    pub(super) const fn overwritten(&self) -> usize {
        self.overwritten
    }

    pub(super) fn heaviest(&self, rules: &WeightRules, player: Player) -> Heaviest {
        let node = argmax::argmax(&self.combined[player]).1;
        let wins = self.paths[player].wins(rules.geometry, player, node);
        Heaviest { node, static_score: self.own[player][node], wins }
    }

    /// Plays a connector in a free node.
    pub(super) fn play(&mut self, rules: &WeightRules, player: Player, number: usize) {
        for player in Player::ALL {
            self.own[player][number] = TAKEN;
            self.combined[player][number] = TAKEN;
        }
        self.free_nodes[number / 64] &= !(1 << (number % 64));
        self.key ^= rules.geometry.keys[player][number];
        let (grown, _) = self.paths[player].join(rules.geometry, player, number, &rules.path_table);
        let Self { paths, free_nodes, own, combined, overwritten, .. } = self;
        let (own, others) = mover_first(own, player);
        let (mine, theirs) = mover_first(combined, player);
        // Equal lengths need one check instead of four.
        let nodes = own.len().min(others.len()).min(mine.len()).min(theirs.len());
        let (own, others, mine, theirs) =
            (&mut own[..nodes], &others[..nodes], &mut mine[..nodes], &mut theirs[..nodes]);
        rules.weigh_around(&paths[player], free_nodes, (player, grown.label), |node, weight| {
            own[node] = weight;
            mine[node] = rules.combined(weight, others[node]);
            theirs[node] = rules.combined(others[node], weight);
            *overwritten += 1;
        });
    }
}

/// The rows of the player and of the opponent.
const fn mover_first<T>(rows: &mut ByPlayer<T>, player: Player) -> (&mut T, &mut T) {
    let ByPlayer { horizontal, vertical } = rows;
    match player {
        Player::Horizontal => (horizontal, vertical),
        Player::Vertical => (vertical, horizontal),
    }
}
