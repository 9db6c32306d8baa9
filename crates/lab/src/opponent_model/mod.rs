//! Opponent models: the personality that the opponent seems to have, and its use in the lookahead.
//!
//! A [`Reader`] has a list of candidates. It follows the moves of a game ([`Watched`]),
//! [identifies](identify) those that could have made the opponent's moves, and names the
//! [personality](Reader::opponent) when the evidence is sufficient. The engine then weighs the opponent's replies
//! with [its factors](span_it_core::engine::blend_factors). A reader gets positions and moves only, never the
//! setup of the game or the opponent's file.
//!
//! # Sufficient evidence
//!
//! 1. At least two moves of the opponent were seen, and at least two could be judged for the candidate. A search
//!    of more than [`MAX_VISITS`] moves is not repeated.
//! 2. Among the candidates that are not ruled out and have two judged moves, those that weigh like the most
//!    likely one have a probability of at least 0.95, all candidates and moves at random being equally likely before
//!    the first move. Without noise this means that all others are ruled out or too slow to judge.
//!
//! If no candidate explains the moves better than chance, the nearest one takes its place, provided that it agrees with
//! at least half of five or more moves. Otherwise the reader plays by its own personality alone.

pub mod identify;

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use span_it_core::board::{ByPlayer, Node, Player, Position, winner};
use span_it_core::engine::{Deadline, OpponentModel};
use span_it_core::personality::{Factors, Personality};
use span_it_core::referee::{PlayedMove, Referee};

use identify::{Identifier, Reach, Seen};

/// The most visited moves of one candidate's search for one move; some milliseconds. A candidate with noise searches up to
/// 24 times.
pub const MAX_VISITS: u64 = 20_000;

/// The least number of seen and judged moves of the opponent.
const MIN_MOVES: u32 = 2;

/// The sufficient probability.
const SURE: f64 = 0.95;

/// Reading takes at most this fraction (1 / PARTS) of the time of a move.
const PARTS: u32 = 3;

/// The visible part of a game: the start position and the moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Watched {
    start: Position,
    moves: Vec<(Node, Reach)>,
}

impl Watched {
    /// A game without moves.
    pub fn new(start: &Position) -> Self {
        Self { start: start.clone(), moves: Vec::new() }
    }

    /// A game in progress. `limits` are the time limits of the players' searches, see [`identify::limit_of`].
    pub fn of(game: &Referee, limits: ByPlayer<Option<Duration>>) -> Self {
        let seen = |mv: &'_ PlayedMove| (Reach::of(mv, limits[mv.player]), mv.node);
        let moves = game.moves().iter().map(seen).map(|(reach, node)| (node, reach)).collect();
        Self { start: game.start().clone(), moves }
    }

    /// The number of moves.
    pub const fn moves(&self) -> usize {
        self.moves.len()
    }

    /// Adds a move.
    pub fn see(&mut self, mv: Node, reach: Reach) {
        self.moves.push((mv, reach));
    }
}

/// Identifies one player of a game, move by move.
///
/// ```
/// use span_it_core::board::{BoardSize, Player, Position};
/// use span_it_core::personality::library;
/// use span_it_lab::opponent_model::identify::Reach;
/// use span_it_lab::opponent_model::{Reader, Watched};
/// let mut game = Watched::new(&Position::empty(BoardSize::square(6)?, Player::Horizontal));
/// let mut reader = Reader::new(library::builtin(), Player::Horizontal);
/// game.see("a1".parse()?, Reach::Whole);
/// reader.follow(&game, &|| false);
/// assert_eq!(reader.reading(&game).seen(), 1);
/// assert_eq!(reader.opponent(), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Reader {
    opponent: Player,
    /// The state before the first move.
    fresh: Identifier,
    /// The game followed so far.
    game: Option<Watched>,
    /// The state after each judged move of the opponent, with the number of moves of the game.
    after: Vec<(usize, Identifier)>,
    /// The state in the middle of a move.
    begun: Option<Identifier>,
}

impl Reader {
    /// A reader of the player `opponent` with these candidates. Of equal factors only the first is used.
    pub fn new(candidates: &[Personality], opponent: Player) -> Self {
        let mut different: Vec<Personality> = Vec::new();
        for personality in candidates {
            if different.iter().all(|known| known.factors != personality.factors) {
                different.push(personality.clone());
            }
        }
        let fresh = Identifier::new(different).visiting(MAX_VISITS);
        Self { opponent, fresh, game: None, after: Vec::new(), begun: None }
    }

    /// Judges the new moves of the game and forgets those that were taken back. Returns whether it reached the
    /// last move. `is_over` is polled about every millisecond and interrupts the work; the next call continues
    /// it.
    pub fn follow(&mut self, game: &Watched, is_over: &dyn Fn() -> bool) -> bool {
        self.forget(game);
        let judged = self.after.last().map_or(0, |(number, _)| *number);
        let mut position = game.start.clone();
        for (number, &(mv, reach)) in (1..).zip(&game.moves) {
            if number > judged && position.to_move() == self.opponent {
                let mut identifier = self.begun.take().unwrap_or_else(|| self.known().clone());
                let seen = Seen { number, position: position.clone(), mv, reach };
                if identifier.see_unless(&seen, is_over).is_none() {
                    self.begun = Some(identifier);
                    return false;
                }
                self.after.push((number, identifier));
            }
            position = position.after(mv);
        }
        true
    }

    /// Follows the game for at most a third of the deadline's time; the factors of the
    /// [identified](Self::opponent) personality.
    pub fn look(&mut self, game: &Watched, deadline: &Deadline) -> Option<&Factors> {
        self.follow(game, &|| deadline.has_spent_part(PARTS));
        self.opponent().map(|personality| &personality.factors)
    }

    /// Forgets another game and moves that were taken back.
    fn forget(&mut self, game: &Watched) {
        let common = self.common(game);
        if self.game.as_ref().is_some_and(|known| known.moves.len() > common) {
            self.begun = None;
        }
        self.after.retain(|(number, _)| *number <= common);
        if self.game.as_ref() != Some(game) {
            self.game = Some(game.clone());
        }
    }

    /// The number of first moves in common with the game followed so far.
    fn common(&self, game: &Watched) -> usize {
        self.game.as_ref().filter(|known| known.start == game.start).map_or(0, |known| {
            let pairs = known.moves.iter().zip(&game.moves);
            pairs.take_while(|((one, _), (other, _))| one == other).count()
        })
    }

    /// The state after this many moves of the game.
    fn known_after(&self, moves: usize) -> &Identifier {
        let last = self.after.iter().rev().find(|(number, _)| *number <= moves);
        last.map_or(&self.fresh, |(_, identifier)| identifier)
    }

    fn known(&self) -> &Identifier {
        self.known_after(usize::MAX)
    }

    /// The identified personality, if the evidence is [sufficient](self).
    pub fn opponent(&self) -> Option<&Personality> {
        self.known().opponent()
    }

    /// What is known after the followed moves of the game.
    pub fn reading(&self, game: &Watched) -> &Identifier {
        self.known_after(self.common(game))
    }

    /// [Follows](Self::follow) the game, and returns the move that the opponent seems to make next, if it is to move.
    /// A later `follow` needs no more searches for this move.
    pub fn expected(&mut self, game: &Watched, is_over: &dyn Fn() -> bool) -> Option<Node> {
        let position = game.moves.iter().fold(game.start.clone(), |position, (mv, _)| position.after(*mv));
        if !self.follow(game, is_over) || position.to_move() != self.opponent || winner(&position).is_some() {
            return None;
        }
        let mut next = self.begun.take().unwrap_or_else(|| self.known().clone());
        let is_complete = next.prepare(&position, Reach::Whole, is_over);
        self.begun.insert(next).expected().filter(|_| is_complete)
    }
}

/// A reader on the engine's thread, with the game at the time of the request.
#[derive(Debug)]
pub struct TrackedGame {
    /// Kept from move to move.
    pub reader: Arc<Mutex<Reader>>,
    /// The game at the time of the request.
    pub game: Watched,
}

impl OpponentModel for TrackedGame {
    fn factors(&self, deadline: &Deadline) -> Option<Factors> {
        // A reader is consistent even after a panic.
        let mut reader = self.reader.lock().unwrap_or_else(PoisonError::into_inner);
        reader.look(&self.game, deadline).cloned()
    }
}
