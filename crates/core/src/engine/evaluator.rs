//! The weights that a search reads: those of one personality, or with an opponent model of two.

use crate::board::Player;

use super::weights::Weights;

/// The weights of a position by `N` personalities, updated move by move. `N` is a constant, so that the opponent
/// model costs nothing when it is off.
#[derive(Debug)]
pub(super) struct Evaluator<'a, const N: usize> {
    /// The player who searches.
    pub(super) player: Player,
    /// By the player's own personality, then by the opponent model.
    pub(super) weights: [&'a mut Weights; N],
}

impl<const N: usize> Evaluator<'_, N> {
    /// By the player's own personality: for what does not depend on the personality, such as the key. The key
    /// determines the number of connectors and so the player to move and the personality that weighs: two
    /// personalities need no second key.
    pub(super) const fn own(&self) -> &Weights {
        self.weights[0]
    }

    /// By the personality that weighs the moves of a player.
    pub(super) fn of(&self, player: Player) -> &Weights {
        self.weights[self.index(player)]
    }

    pub(super) fn of_mut(&mut self, player: Player) -> &mut Weights {
        self.weights[self.index(player)]
    }

    fn index(&self, player: Player) -> usize {
        usize::from(N == 2 && player != self.player)
    }

    /// See [`Weights::saved_count`].
    pub(super) fn saved_count(&self) -> usize {
        self.weights.iter().map(|weights| weights.saved_count()).sum()
    }

    /// See [`Weights::begin_decision`].
    pub(super) fn begin_decision(&mut self) {
        self.weights.iter_mut().for_each(|weights| weights.begin_decision());
    }

    /// See [`Weights::end_decision`].
    pub(super) fn end_decision(&mut self) {
        self.weights.iter_mut().for_each(|weights| weights.end_decision());
    }

    /// See [`Weights::play`].
    pub(super) fn play(&mut self, player: Player, number: usize) {
        self.weights.iter_mut().for_each(|weights| weights.play(player, number));
    }

    /// See [`Weights::undo`].
    pub(super) fn undo(&mut self) {
        self.weights.iter_mut().for_each(|weights| weights.undo());
    }

    /// See [`Weights::begin_line`].
    pub(super) fn begin_line(&mut self) {
        self.weights.iter_mut().for_each(|weights| weights.begin_line());
    }

    /// See [`Weights::play_in_line`].
    pub(super) fn play_in_line(&mut self, player: Player, number: usize) {
        self.weights.iter_mut().for_each(|weights| weights.play_in_line(player, number));
    }
}
