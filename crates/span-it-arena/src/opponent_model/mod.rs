//! Reading an opponent: knowing a player by its moves, and playing on what is known.
//!
//! A [`Reader`] knows a cast of personalities by itself. It follows a game through what everybody at the
//! table sees, the moves made so far ([`Watched`]), lets the cast [compete to explain](identify) those of
//! its rival, and once that is sure enough names the one it [reads](Reader::rival): by that one's factors
//! the engine then [weighs the rival's replies](span_it_core::engine::blend_factors). It is handed no seat and no
//! setup of a game, and a game's referee keeps no personalities: of the rival's own file there is nothing
//! that it could see.
//!
//! # When it is sure enough
//!
//! 1. Two moves of the rival at least were seen, and two of them at least could be judged for the one it
//!    reads (a search of more than [`MOST_VISITS`] moves is not repeated).
//! 2. Of those not ruled out for whom two moves could be judged, the ones that weigh as that one does have a
//!    share of 0.95 together, all of them being equally likely before the first move. Where luck plays no
//!    part, that means: everybody else is ruled out, or too slow to be known at all.
//!
//! Until then, and when the rival turns out to be nobody of the cast, the reader plays by its own
//! personality alone.

pub mod identify;

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use span_it_core::board::{Node, Player, Position};
use span_it_core::engine::{Deadline, OpponentModel, blend_factors};
use span_it_core::personality::{Factors, Personality};
use span_it_core::referee::Referee;

use identify::{Candidate, Identifier, Luck, Reach, Seen};

/// The most moves that the search of one candidate for one move may look at: some tens of milliseconds.
pub const MOST_VISITS: u64 = 200_000;

/// How many of the rival's moves must have been seen and judged.
const LEAST_MOVES: u32 = 2;

/// How likely it must be.
const SURE: f64 = 0.95;

/// Of the time of a move, reading takes one of so many parts at most.
const PARTS: u32 = 3;

/// What can be seen of a game by whoever watches: where it began, and the moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Watched {
    start: Position,
    moves: Vec<(Node, Reach)>,
}

impl Watched {
    /// A game that begins.
    pub fn new(start: &Position) -> Self {
        Self { start: start.clone(), moves: Vec::new() }
    }

    /// A game under way, each of whose moves may take so long.
    pub fn of(game: &Referee, max_move: Option<Duration>) -> Self {
        let seen = |mv| (Reach::of(mv, max_move), mv);
        let moves = game.moves().iter().map(seen).map(|(reach, mv)| (mv.node, reach)).collect();
        Self { start: game.start().clone(), moves }
    }

    /// One move more.
    pub fn see(&mut self, mv: Node, reach: Reach) {
        self.moves.push((mv, reach));
    }
}

/// What a reader makes of its rival.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading {
    /// It plays as this one does.
    Sure(String),
    /// So many could be it.
    Unsure(usize),
    /// It is nobody that the reader knows.
    Nobody,
}

/// Reads one player of a game, move by move.
///
/// ```
/// use span_it_core::board::{BoardSize, Player, Position};
/// use span_it_core::personality::library;
/// use span_it_arena::opponent_model::identify::{Luck, Reach};
/// use span_it_arena::opponent_model::{Reader, Reading, Watched};
/// let mut game = Watched::new(&Position::empty(BoardSize::square(6)?, Player::Horizontal));
/// let mut reader = Reader::new(library::builtin(), Player::Horizontal, Luck::Unknown);
/// game.see("a1".parse()?, Reach::Whole);
/// reader.follow(&game, &|| false);
/// assert!(matches!(reader.reading(&game), Reading::Unsure(_) | Reading::Nobody));
/// assert_eq!(reader.rival(), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Reader {
    rival: Player,
    /// Before the first move.
    fresh: Identifier,
    /// The game that has been followed.
    game: Option<Watched>,
    /// The rival's moves that have been judged: how many moves of the game there were then, and what is
    /// known since.
    after: Vec<(usize, Identifier)>,
    /// The same in the middle of the next.
    begun: Option<Identifier>,
}

impl Reader {
    /// A reader of this player that knows this cast; of those with the same factors the first counts.
    pub fn new(cast: &[Personality], rival: Player, luck: Luck) -> Self {
        let mut different: Vec<Personality> = Vec::new();
        for personality in cast {
            if different.iter().all(|known| known.factors != personality.factors) {
                different.push(personality.clone());
            }
        }
        let fresh = Identifier::new(different, luck).visiting(MOST_VISITS);
        Self { rival, fresh, game: None, after: Vec::new(), begun: None }
    }

    /// Looks at the moves of the game that are new since it was followed last; what was taken back is
    /// forgotten. Says whether it has come to the last move: `is_over`, which is asked every millisecond
    /// or so, breaks it off, and the next call goes on from there.
    pub fn follow(&mut self, game: &Watched, is_over: &dyn Fn() -> bool) -> bool {
        self.forget(game);
        let judged = self.after.last().map_or(0, |(number, _)| *number);
        let mut position = game.start.clone();
        for (number, &(mv, reach)) in (1..).zip(&game.moves) {
            if number > judged && position.to_move() == self.rival {
                let mut identifier = self.begun.take().unwrap_or_else(|| self.known().clone());
                let seen = Seen { number, position: &position, mv, reach };
                if identifier.see_unless(seen, is_over).is_none() {
                    self.begun = Some(identifier);
                    return false;
                }
                self.after.push((number, identifier));
            }
            position = position.after(mv);
        }
        true
    }

    /// Follows the game as long as a third of the deadline's time is not gone, and gives the factors of
    /// whom it [reads](Self::rival).
    pub fn look(&mut self, game: &Watched, deadline: &Deadline) -> Option<&Factors> {
        self.follow(game, &|| deadline.has_spent_part(PARTS));
        self.rival().map(|personality| &personality.factors)
    }

    /// Forgets what was seen in another game, or in a line of this one that was taken back.
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

    /// How many moves a game has in common with the one that was followed.
    fn common(&self, game: &Watched) -> usize {
        self.game.as_ref().filter(|known| known.start == game.start).map_or(0, |known| {
            let pairs = known.moves.iter().zip(&game.moves);
            pairs.take_while(|((one, _), (other, _))| one == other).count()
        })
    }

    /// What is known after so many moves of the game.
    fn known_after(&self, moves: usize) -> &Identifier {
        let last = self.after.iter().rev().find(|(number, _)| *number <= moves);
        last.map_or(&self.fresh, |(_, identifier)| identifier)
    }

    fn known(&self) -> &Identifier {
        self.known_after(usize::MAX)
    }

    /// Whom it reads, if that is sure enough: see the module above.
    pub fn rival(&self) -> Option<&Personality> {
        sure(self.known())
    }

    /// What it makes of its rival after those moves of the game that it has followed.
    pub fn reading(&self, game: &Watched) -> Reading {
        let known = self.known_after(self.common(game));
        if let Some(personality) = sure(known) {
            return Reading::Sure(personality.name.clone());
        }
        let left = |candidate: &&Candidate| candidate.ruled_out.is_none();
        match known.candidates().iter().filter(left).count() {
            0 => Reading::Nobody,
            left => Reading::Unsure(left),
        }
    }
}

/// Whom a player plays like, if that is sure enough.
fn sure(known: &Identifier) -> Option<&Personality> {
    // Who is too slow to be judged is never ruled out, and would keep everybody else from being known.
    let is_known = |one: &&Candidate| one.ruled_out.is_none() && one.judged >= LEAST_MOVES;
    let left: Vec<&Candidate> = known.candidates().iter().filter(is_known).collect();
    let better = |best: &Candidate, next: &Candidate| next.log_likelihood > best.log_likelihood;
    let likeliest = left.iter().copied().reduce(|best, next| if better(best, next) { next } else { best })?;
    (share_of(&left, likeliest) >= SURE).then_some(likeliest.personality.as_ref())
}

/// How likely it is that the player weighs as this candidate does, the likeliest of those left.
fn share_of(left: &[&Candidate], likeliest: &Candidate) -> f64 {
    let own = &likeliest.personality.factors;
    let alike = |other: &Candidate| blend_factors(own, &other.personality.factors) == *own;
    let weight = |other: &Candidate| (other.log_likelihood - likeliest.log_likelihood).exp();
    let total: f64 = left.iter().map(|other| weight(other)).sum();
    left.iter().filter(|other| alike(other)).map(|other| weight(other)).sum::<f64>() / total
}

/// A reader that is asked on the engine's thread, about the game as it stood when the engine was asked.
#[derive(Debug)]
pub struct Following {
    /// Who reads; kept from move to move.
    pub reader: Arc<Mutex<Reader>>,
    /// The game.
    pub game: Watched,
}

impl OpponentModel for Following {
    fn factors(&self, deadline: &Deadline) -> Option<Factors> {
        // What a reader knows is whole after every move.
        let mut reader = self.reader.lock().unwrap_or_else(PoisonError::into_inner);
        reader.look(&self.game, deadline).cloned()
    }
}
