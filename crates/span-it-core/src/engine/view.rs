//! What a search sees of the positions that it walks through: the weights of whoever moves there.
//!
//! Without reading, one personality weighs for both sides, and its [`Weights`] are the view; the
//! compiler makes a search of its own for them, so that reading costs nothing where it is off. A
//! player that [reads](super::reading) its rival looks at [`Both`].

use crate::board::{Node, Player};

use super::weights::Weights;

/// The weights of a position for both sides, kept up to date with the walk. What is said of each is said
/// at [`Weights`].
pub(super) trait View {
    /// Tells the positions of one search apart. The number of connectors, which the key settles, also
    /// settles who moves and so whose personality weighs: a search needs no other key for two.
    fn key(&self) -> u128;
    /// What a connector adds to the key.
    fn key_of(&self, player: Player, number: usize) -> u128;
    /// The number of free nodes.
    fn free(&self) -> usize;
    /// The node of a number.
    fn node(&self, number: usize) -> Node;
    /// `w` of all nodes for a player, by who weighs for that player.
    fn own(&self, player: Player) -> &[f64];
    /// `W` of all nodes for a player, by who weighs for that player.
    fn shared(&self, player: Player) -> &[f64];
    /// How many weights were overwritten since the beginning.
    fn saved(&self) -> usize;
    /// Whether a connector joins the player's major edges.
    fn wins(&self, player: Player, number: usize) -> bool;
    /// Brings the noise up to date.
    fn refresh(&mut self);
    /// Places a connector.
    fn play(&mut self, player: Player, number: usize);
    /// Takes the last connector back.
    fn undo(&mut self);
}

/// One personality weighs for both sides.
impl View for Weights {
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
    fn own(&self, player: Player) -> &[f64] {
        self.own(player)
    }
    fn shared(&self, player: Player) -> &[f64] {
        self.shared(player)
    }
    fn saved(&self) -> usize {
        self.saved()
    }
    fn wins(&self, player: Player, number: usize) -> bool {
        self.wins(player, number)
    }
    fn refresh(&mut self) {
        self.refresh();
    }
    fn play(&mut self, player: Player, number: usize) {
        self.play(player, number);
    }
    fn undo(&mut self) {
        self.undo();
    }
}

/// The reader weighs its own moves, the personality that it reads in its rival the rival's.
#[derive(Debug)]
pub(super) struct Both<'a> {
    /// Whose search it is.
    pub(super) reader: Player,
    /// By the reader's own personality.
    pub(super) own: &'a mut Weights,
    /// By the one that it reads.
    pub(super) rivals: &'a mut Weights,
}

impl Both<'_> {
    fn of(&self, player: Player) -> &Weights {
        if player == self.reader { self.own } else { self.rivals }
    }
}

impl View for Both<'_> {
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
    fn own(&self, player: Player) -> &[f64] {
        self.of(player).own(player)
    }
    fn shared(&self, player: Player) -> &[f64] {
        self.of(player).shared(player)
    }
    fn saved(&self) -> usize {
        self.own.saved() + self.rivals.saved()
    }
    fn wins(&self, player: Player, number: usize) -> bool {
        self.own.wins(player, number)
    }
    fn refresh(&mut self) {
        self.own.refresh();
        self.rivals.refresh();
    }
    fn play(&mut self, player: Player, number: usize) {
        self.own.play(player, number);
        self.rivals.play(player, number);
    }
    fn undo(&mut self) {
        self.own.undo();
        self.rivals.undo();
    }
}
