//! The weights that a search reads: [`Weights`] of one personality, or [`TwoModelEvaluator`] with an
//! opponent model. The search is monomorphised over both, so that the model costs nothing when it is off.

use crate::board::{Node, Player};

use super::line_weights::Heaviest;
use super::weights::Weights;

/// The weights of a position for both players, updated move by move. [`Weights`] documents the methods.
pub(super) trait Evaluator {
    /// Identifies the position within one search. The key determines the number of connectors and so the
    /// player to move and the personality that weighs: two personalities need no second key.
    fn key(&self) -> u128;
    fn key_of(&self, player: Player, number: usize) -> u128;
    fn free(&self) -> usize;
    fn node(&self, number: usize) -> Node;
    /// By the personality that weighs for this player, as all other weights.
    fn node_weights(&self, player: Player) -> &[f64];
    fn combined_weight(&self, player: Player, number: usize) -> f64;
    fn heaviest(&mut self, player: Player) -> usize;
    fn best_kept(&mut self, player: Player, breadth: usize) -> Option<usize>;
    fn combined(&mut self, player: Player) -> &[f64];
    fn saved_count(&self) -> usize;
    fn wins(&self, player: Player, number: usize) -> bool;
    fn play(&mut self, player: Player, number: usize);
    fn undo(&mut self);
    fn begin_line(&mut self);
    fn play_in_line(&mut self, player: Player, number: usize);
    fn key_in_line(&self) -> u128;
    fn heaviest_in_line(&self, player: Player) -> Heaviest;
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
    fn combined_weight(&self, player: Player, number: usize) -> f64 {
        self.combined_weight(player, number)
    }
    fn heaviest(&mut self, player: Player) -> usize {
        self.heaviest(player)
    }
    fn best_kept(&mut self, player: Player, breadth: usize) -> Option<usize> {
        self.best_kept(player, breadth)
    }
    fn combined(&mut self, player: Player) -> &[f64] {
        self.combined(player)
    }
    fn saved_count(&self) -> usize {
        self.saved_count()
    }
    fn wins(&self, player: Player, number: usize) -> bool {
        self.wins(player, number)
    }
    fn play(&mut self, player: Player, number: usize) {
        self.play(player, number);
    }
    fn undo(&mut self) {
        self.undo();
    }
    fn begin_line(&mut self) {
        self.begin_line();
    }
    fn play_in_line(&mut self, player: Player, number: usize) {
        self.play_in_line(player, number);
    }
    fn key_in_line(&self) -> u128 {
        self.key_in_line()
    }
    fn heaviest_in_line(&self, player: Player) -> Heaviest {
        self.heaviest_in_line(player)
    }
}

/// Weighs the searching player's moves by its own personality and the opponent's by the model.
#[derive(Debug)]
pub(super) struct TwoModelEvaluator<'a> {
    /// The player who searches.
    pub(super) player: Player,
    pub(super) own: &'a mut Weights,
    pub(super) model: &'a mut Weights,
}

impl TwoModelEvaluator<'_> {
    fn weights(&self, player: Player) -> &Weights {
        if player == self.player { self.own } else { self.model }
    }

    fn weights_mut(&mut self, player: Player) -> &mut Weights {
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
    fn combined_weight(&self, player: Player, number: usize) -> f64 {
        self.weights(player).combined_weight(player, number)
    }
    fn heaviest(&mut self, player: Player) -> usize {
        self.weights_mut(player).heaviest(player)
    }
    fn best_kept(&mut self, player: Player, breadth: usize) -> Option<usize> {
        self.weights_mut(player).best_kept(player, breadth)
    }
    fn combined(&mut self, player: Player) -> &[f64] {
        self.weights_mut(player).combined(player)
    }
    fn saved_count(&self) -> usize {
        self.own.saved_count() + self.model.saved_count()
    }
    fn wins(&self, player: Player, number: usize) -> bool {
        self.own.wins(player, number)
    }
    fn play(&mut self, player: Player, number: usize) {
        self.own.play(player, number);
        self.model.play(player, number);
    }
    fn undo(&mut self) {
        self.own.undo();
        self.model.undo();
    }
    fn begin_line(&mut self) {
        self.own.begin_line();
        self.model.begin_line();
    }
    fn play_in_line(&mut self, player: Player, number: usize) {
        self.own.play_in_line(player, number);
        self.model.play_in_line(player, number);
    }
    fn key_in_line(&self) -> u128 {
        self.own.key_in_line()
    }
    fn heaviest_in_line(&self, player: Player) -> Heaviest {
        self.weights(player).heaviest_in_line(player)
    }
}
