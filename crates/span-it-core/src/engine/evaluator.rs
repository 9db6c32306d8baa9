//! The weights that a search reads: [`Weights`] of one personality, or [`TwoModelEvaluator`] with an
//! opponent model. The search is monomorphised over both, so that the model costs nothing when it is off.

use crate::board::{Node, Player};

use super::weights::Weights;

/// The weights of a position for both players, updated move by move. [`Weights`] documents the methods.
pub(super) trait Evaluator {
    /// Identifies the position within one search. The key determines the number of connectors and so the
    /// player to move and the personality that weighs: two personalities need no second key.
    fn key(&self) -> u128;
    fn key_of(&self, player: Player, number: usize) -> u128;
    fn free(&self) -> usize;
    fn node(&self, number: usize) -> Node;
    /// `w` of all nodes for a player, by the personality that weighs for this player.
    fn node_weights(&self, player: Player) -> &[f64];
    /// `W` of all nodes for a player, by the personality that weighs for this player.
    fn combined_weights(&self, player: Player) -> &[f64];
    fn saved_count(&self) -> usize;
    fn wins(&self, player: Player, number: usize) -> bool;
    fn refresh(&mut self, mover: Player);
    fn play(&mut self, player: Player, number: usize);
    fn undo(&mut self);
}

impl Evaluator for Weights {
    fn key(&self) -> u128 {
        self.key()
    }
    fn key_of(&self, player: Player, number: usize) -> u128 {
        self.key_of(player, number)
    }
    fn free(&self) -> usize {
        self.free()
    }
    fn node(&self, number: usize) -> Node {
        self.node(number)
    }
    fn node_weights(&self, player: Player) -> &[f64] {
        self.node_weights(player)
    }
    fn combined_weights(&self, player: Player) -> &[f64] {
        self.combined_weights(player)
    }
    fn saved_count(&self) -> usize {
        self.saved_count()
    }
    fn wins(&self, player: Player, number: usize) -> bool {
        self.wins(player, number)
    }
    fn refresh(&mut self, mover: Player) {
        self.refresh(mover);
    }
    fn play(&mut self, player: Player, number: usize) {
        self.play(player, number);
    }
    fn undo(&mut self) {
        self.undo();
    }
}

/// Weighs the searching player's moves by its own personality and the opponent's by the model.
#[derive(Debug)]
pub(super) struct TwoModelEvaluator<'a> {
    /// The player for whom the search runs.
    pub(super) player: Player,
    pub(super) own: &'a mut Weights,
    pub(super) model: &'a mut Weights,
}

impl TwoModelEvaluator<'_> {
    fn weights(&self, player: Player) -> &Weights {
        if player == self.player { self.own } else { self.model }
    }
}

impl Evaluator for TwoModelEvaluator<'_> {
    fn key(&self) -> u128 {
        self.own.key()
    }
    fn key_of(&self, player: Player, number: usize) -> u128 {
        self.own.key_of(player, number)
    }
    fn free(&self) -> usize {
        self.own.free()
    }
    fn node(&self, number: usize) -> Node {
        self.own.node(number)
    }
    fn node_weights(&self, player: Player) -> &[f64] {
        self.weights(player).node_weights(player)
    }
    fn combined_weights(&self, player: Player) -> &[f64] {
        self.weights(player).combined_weights(player)
    }
    fn saved_count(&self) -> usize {
        self.own.saved_count() + self.model.saved_count()
    }
    fn wins(&self, player: Player, number: usize) -> bool {
        self.own.wins(player, number)
    }
    fn refresh(&mut self, mover: Player) {
        self.own.refresh(mover);
        self.model.refresh(mover);
    }
    fn play(&mut self, player: Player, number: usize) {
        self.own.play(player, number);
        self.model.play(player, number);
    }
    fn undo(&mut self) {
        self.own.undo();
        self.model.undo();
    }
}
