//! Identifies the players of a game: shows its moves one by one to all candidate personalities, on a
//! background thread. It does not use the players' names.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use crate::app::session::Session;
use crate::jobs::{Reporter, Wake, Worker};
use span_it_arena::opponent_model::identify::{Identifier, NoiseSeed, Observed};
use span_it_core::board::{ByPlayer, Node, Player, Position};
use span_it_core::engine::{Seed, Stop};
use span_it_core::personality::Personality;

/// The longest time for one candidate and one move. A longer search leaves the move unsettled.
const LIMIT: Duration = Duration::from_millis(500);

struct IdentifyJob {
    observed: ByPlayer<Observed>,
    from: usize,
    identifiers: ByPlayer<Identifier>,
}

#[derive(Debug)]
struct AfterMove {
    /// The number of the move in its game, from 1.
    number: usize,
    player: Player,
    identifier: Identifier,
}

/// A game without its players.
#[derive(Debug, PartialEq, Eq)]
struct Game {
    start: Position,
    seed: Seed,
    moves: Vec<Node>,
}

impl Game {
    fn of(session: &Session) -> Self {
        let game = session.game();
        let moves = game.moves().iter().map(|mv| mv.node).collect();
        Self { start: game.start().clone(), seed: session.setup().seed, moves }
    }

    /// Whether `other` is the same game with fewer moves.
    fn continues(&self, other: &Self) -> bool {
        self.start == other.start && self.seed == other.seed && self.moves.starts_with(&other.moves)
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Source {
    /// Number of opening moves, which the players did not choose.
    pub opening: usize,
    /// Whether the players' noise did not come from the seed of the game.
    pub unknown_noise_seed: bool,
}

#[derive(Debug)]
pub struct PlayerIdentification {
    worker: Worker<IdentifyJob, AfterMove>,
    candidates: Vec<Arc<Personality>>,
    pub(super) source: Source,
    game: Option<Game>,
    after: Vec<AfterMove>,
}

impl PlayerIdentification {
    /// Starts identification among these candidates. Of those with equal factors only the first counts.
    ///
    /// # Errors
    /// The system cannot start a thread.
    pub fn start(candidates: Vec<Personality>, source: Source, wake: Wake) -> io::Result<Self> {
        let worker = Worker::start("plays like", wake, |job, stop, report| {
            identify(job, stop, report);
            None
        })?;
        let mut different: Vec<Arc<Personality>> = Vec::new();
        for candidate in candidates {
            if different.iter().all(|known| known.factors != candidate.factors) {
                different.push(Arc::new(candidate));
            }
        }
        Ok(Self { worker, candidates: different, source, game: None, after: Vec::new() })
    }

    /// Receives results, and resubmits the game if it has changed.
    pub fn follow(&mut self, session: &Session) {
        self.after.extend(self.worker.poll());
        let game = Game::of(session);
        let known = self.game.as_ref();
        if known == Some(&game) {
            return;
        }
        if known.is_none_or(|known| !game.continues(known)) {
            self.after.clear();
        }
        self.worker.submit(self.job(session));
        self.game = Some(game);
    }

    fn job(&self, session: &Session) -> IdentifyJob {
        let observed = ByPlayer::from_fn(|player| {
            Observed::of_game(session.setup(), session.game(), player, self.source.opening)
        });
        let noise_seed = if self.source.unknown_noise_seed {
            NoiseSeed::Unknown
        } else {
            NoiseSeed::Known(session.setup().seed)
        };
        let fresh = |player| {
            let reads = session.setup().reads_opponent(player);
            Identifier::new(self.candidates.clone(), noise_seed).within(LIMIT).of_a_reader(reads)
        };
        let identifiers = ByPlayer::from_fn(|player| {
            let last = self.after.iter().rev().find(|after| after.player == player);
            last.map_or_else(|| fresh(player), |after| after.identifier.clone())
        });
        IdentifyJob { observed, from: self.checked_moves(), identifiers }
    }

    pub fn checked_moves(&self) -> usize {
        self.after.last().map_or(self.source.opening, |after| after.number)
    }

    /// The result for a player after `moves` moves; `None` while they are not all examined, or if none of
    /// them is the player's own.
    pub fn standing(&self, player: Player, moves: usize) -> Option<&Identifier> {
        if self.checked_moves() < moves {
            return None;
        }
        let known = self.after.iter().rev().find(|after| after.player == player && after.number <= moves);
        known.map(|after| &after.identifier)
    }
}

/// The work of the thread: the moves of both players in order.
fn identify(job: IdentifyJob, stop: &Arc<Stop>, send_report: Reporter<'_, AfterMove>) {
    let IdentifyJob { observed, from, mut identifiers } = job;
    let of = |player| observed[player].iter().map(move |seen| (player, seen));
    let mut moves: Vec<_> = Player::ALL.into_iter().flat_map(of).collect();
    moves.retain(|(_, seen)| seen.number > from);
    moves.sort_by_key(|(_, seen)| seen.number);
    for (player, seen) in moves {
        if identifiers[player].see(seen, stop).is_none() {
            return;
        }
        send_report(AfterMove { number: seen.number, player, identifier: identifiers[player].clone() });
    }
}
