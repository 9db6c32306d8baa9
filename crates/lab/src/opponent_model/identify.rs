//! Finds the personalities that could have made a player's moves.
//!
//! An [`Identifier`] gets the moves one by one, never the personality behind them, nor the seed of the game. It rules
//! out candidates that would have moved differently. For candidates with noise each move has a probability instead.
//! A search that is too long to repeat is no evidence: the move counts as if every free node were equally
//! likely.

mod forecast;
mod ranking;

use std::ops::RangeInclusive;
use std::sync::Arc;
use std::time::Duration;

use forecast::{Forecast, Searches, judge};
pub use ranking::LEAST_MOVES;
use serde::Serialize;
use span_it_core::board::{Node, Player, Position};
use span_it_core::engine::Stop;
use span_it_core::personality::{Factor, Factors, Personality};
use span_it_core::record::{GameSetup, PlayerKind};
use span_it_core::referee::{PlayedMove, Referee};

/// The least share of a likely candidate.
pub const LIKELY: f64 = 0.01;

/// The level that the search behind a move finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// The personality's own depth.
    Whole,
    /// This level, or the personality's own depth if that is less.
    Level(u16),
    /// Any level, as there was a time limit.
    Unknown,
}

impl Reach {
    /// What a game's record says about a move. `limit` is the time limit of the player's searches: people have
    /// none, see [`limit_of`]. Only the finished levels count: the wanted ones would reveal the personality's
    /// depth.
    pub fn of(mv: &PlayedMove, limit: Option<Duration>) -> Self {
        match (mv.note.levels, limit) {
            (Some((finished, wanted)), None) if finished == wanted => Self::Whole,
            (Some((finished, _)), _) => Self::Level(finished),
            (None, None) => Self::Whole,
            (None, Some(_)) => Self::Unknown,
        }
    }

    /// The levels that a search with these factors can have finished last.
    fn levels(self, factors: &Factors) -> RangeInclusive<u16> {
        let depth = factors.max_depth();
        match self {
            Self::Whole => depth..=depth,
            Self::Level(level) => level.clamp(1, depth)..=level.clamp(1, depth),
            Self::Unknown => 1..=depth,
        }
    }
}

/// The time limit of a player's searches. The limit of a game applies to its computer players only.
pub fn limit_of(setup: &GameSetup, player: Player) -> Option<Duration> {
    setup.max_move.filter(|_| setup.players[player].kind != PlayerKind::Human)
}

/// A move to judge.
#[derive(Clone, Debug)]
pub struct Seen {
    /// Its number in the game, from 1.
    pub number: usize,
    /// The position before the move.
    pub position: Position,
    /// The move.
    pub mv: Node,
    /// The level that its search finished.
    pub reach: Reach,
}

impl Seen {
    /// A player's moves after the first `skip` moves of the game.
    pub fn of_game(setup: &GameSetup, game: &Referee, player: Player, skip: usize) -> Vec<Self> {
        let limit = limit_of(setup, player);
        let mut position = game.start().clone();
        let mut moves = Vec::new();
        for (index, mv) in game.moves().iter().enumerate() {
            if mv.player == player && index >= skip {
                let (position, reach) = (position.clone(), Reach::of(mv, limit));
                moves.push(Self { number: index + 1, position, mv: mv.node, reach });
            }
            position = position.after(mv.node);
        }
        moves
    }
}

/// What a move shows about a candidate.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Finding {
    /// The candidate makes this move with this probability, greater than 0 and at most 1.
    Fits(f64),
    /// The candidate would have made another move: this one, if there is only one.
    Excludes(Option<Node>),
    /// Nothing: the search is too long to repeat, or the opponent model can have changed the move.
    Unsettled,
}

/// The move that ruled a candidate out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Exclusion {
    /// The number of the move, from 1.
    pub number: usize,
    /// The move.
    pub played: Node,
    /// The move of the candidate, if there is only one.
    pub would: Option<Node>,
}

/// A personality that might be the player.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate {
    /// The personality; shared, as there can be an [`Identifier`] for every move of a game.
    pub personality: Arc<Personality>,
    /// The move that ruled it out.
    pub ruled_out: Option<Exclusion>,
    /// The natural logarithm of the probability of all moves; 0 if all were certain. A move that could not be
    /// judged counts as one of all free nodes, equally likely.
    pub log_likelihood: f64,
    /// Moves that could be judged, also after the one that ruled it out.
    pub judged: u32,
    /// The sum of their probabilities.
    pub(crate) agreed: f64,
    /// Moves that could not.
    pub unsettled: u32,
    /// Judged moves that its noise hardly gives.
    unseen: u32,
}

/// A candidate with noise is ruled out by more than these moves that its noise hardly gives, and one more for each so
/// many judged moves. Its own moves include one in some hundreds that none of many seeds has given.
const UNSEEN: u32 = 3;
const JUDGED_PER_UNSEEN: u32 = 20;

/// The state of a candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It would have made another move.
    RuledOut,
    /// It could have made all moves.
    Possible,
    /// It is the only one left of several, but noise or moves that were not judged leave a doubt.
    Left,
    /// It is the only one left of several, and its moves are exactly the player's.
    Certain,
}

#[derive(Clone, Copy, Debug)]
struct Rules {
    /// The time limit of one search.
    limit: Option<Duration>,
    /// The most visited moves of one search.
    visits: Option<u64>,
    /// Whether the player used an opponent model.
    reader: bool,
}

/// Judges the moves of a player for a set of candidates.
///
/// ```
/// use std::sync::Arc;
/// use span_it_core::board::{BoardSize, Player, Position};
/// use span_it_core::engine::Stop;
/// use span_it_core::personality::library;
/// use span_it_lab::opponent_model::identify::{Identifier, Reach, Seen};
/// let mut identifier = Identifier::new(library::builtin().to_vec());
/// let position = Position::empty(BoardSize::square(6)?, Player::Horizontal);
/// let seen = Seen { number: 1, position, mv: "a1".parse()?, reach: Reach::Whole };
/// identifier.see(&seen, &Arc::new(Stop::default()));
/// assert!(identifier.candidates().iter().any(|candidate| candidate.ruled_out.is_some()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Identifier {
    candidates: Vec<Candidate>,
    rules: Rules,
    seen: usize,
    /// The natural logarithm of the probability of all moves if every free node is equally likely.
    by_chance: f64,
    decided: Option<usize>,
    /// The position of the next move.
    next: Option<NextPosition>,
}

/// A position, and what the first candidates play there; `None` for a search that is too long to repeat.
#[derive(Clone, Debug)]
struct NextPosition {
    position: Position,
    reach: Reach,
    forecasts: Vec<Option<Forecast>>,
}

impl Identifier {
    /// Before the first move, when all candidates are possible.
    pub fn new<P: Into<Arc<Personality>>>(candidates: Vec<P>) -> Self {
        let candidate = |personality: P| Candidate {
            personality: personality.into(),
            ruled_out: None,
            log_likelihood: 0.0,
            judged: 0,
            agreed: 0.0,
            unsettled: 0,
            unseen: 0,
        };
        let candidates = candidates.into_iter().map(candidate).collect();
        let rules = Rules { limit: None, visits: None, reader: false };
        Self { candidates, rules, seen: 0, by_chance: 0.0, decided: None, next: None }
    }

    /// Sets a time limit for one candidate's search for one move. A longer search is no evidence.
    #[must_use]
    pub const fn within(mut self, limit: Duration) -> Self {
        self.rules.limit = Some(limit);
        self
    }

    /// Sets a limit of visited moves for one candidate's search for one move, which is the same on every machine. A
    /// longer search is no evidence.
    #[must_use]
    pub const fn visiting(mut self, visits: u64) -> Self {
        self.rules.visits = Some(visits);
        self
    }

    /// Sets whether the player used an opponent model. Then other moves than the candidate's own are no evidence
    /// against it, except at depth 1 and before the opponent's second move.
    #[must_use]
    pub const fn of_a_reader(mut self, reader: bool) -> Self {
        self.rules.reader = reader;
        self
    }

    /// Whether the player used an opponent model.
    pub const fn is_of_a_reader(&self) -> bool {
        self.rules.reader
    }

    /// Judges a move: a finding for each candidate. Returns `None` and changes nothing if cancelled.
    pub fn see(&mut self, seen: &Seen, stop: &Arc<Stop>) -> Option<Vec<Finding>> {
        self.see_unless(seen, &|| stop.is_cancelled())
    }

    /// Like [`see`](Self::see), but cancelled by `is_over`, which is polled about every millisecond. A second call
    /// with the same position continues the work.
    pub(crate) fn see_unless(&mut self, seen: &Seen, is_over: &dyn Fn() -> bool) -> Option<Vec<Finding>> {
        if !self.prepare(&seen.position, seen.reach, is_over) || !self.prepare_to_rule_out(seen.mv, is_over) {
            return None;
        }
        let forecasts = self.next.take().map_or_else(Vec::new, |next| next.forecasts);
        let mut findings = Vec::new();
        for (candidate, forecast) in self.candidates.iter_mut().zip(&forecasts) {
            let finding = judge(&candidate.personality.factors, forecast.as_ref(), seen, self.rules);
            candidate.learn(seen, finding);
            if let (Finding::Fits(_), Some(forecast)) = (finding, forecast) {
                candidate.rule_out_unseen(seen, forecast);
            }
            findings.push(finding);
        }
        self.seen += 1;
        self.by_chance += by_chance(&seen.position);
        if self.decided.is_none() && self.candidates.len() > 1 && self.remaining().count() <= 1 {
            self.decided = Some(seen.number);
        }
        Some(findings)
    }

    /// Searches what the candidates play in a position, before the move is made. Returns whether it has finished; a
    /// second call continues the work.
    pub fn prepare(&mut self, position: &Position, reach: Reach, is_over: &dyn Fn() -> bool) -> bool {
        let is_this = |next: &NextPosition| next.position == *position && next.reach == reach;
        let mut next = self.next.take().filter(is_this).unwrap_or_else(|| NextPosition {
            position: position.clone(),
            reach,
            forecasts: Vec::new(),
        });
        let missing = self.candidates.iter().skip(next.forecasts.len());
        for candidate in missing {
            let (factors, rules) = (&candidate.personality.factors, self.rules);
            let one = Searches { factors, position, reach, rules, is_over }.forecast();
            if is_over() {
                break;
            }
            next.forecasts.push(one);
        }
        let is_complete = next.forecasts.len() == self.candidates.len();
        self.next = Some(next);
        is_complete
    }

    /// Searches with more seeds what those candidates play that hardly make the move. Returns whether it has
    /// finished.
    fn prepare_to_rule_out(&mut self, mv: Node, is_over: &dyn Fn() -> bool) -> bool {
        let Some(next) = &mut self.next else { return true };
        for (candidate, forecast) in self.candidates.iter().zip(&mut next.forecasts) {
            let may_miss = forecast.as_ref().is_some_and(|forecast| forecast.may_miss(mv));
            // The first such move is made sure of.
            if candidate.ruled_out.is_some() || candidate.unseen > 0 || !may_miss {
                continue;
            }
            let (factors, position) = (&candidate.personality.factors, &next.position);
            let searches = Searches { factors, position, reach: next.reach, rules: self.rules, is_over };
            let thorough = searches.thorough_forecast();
            if is_over() {
                return false;
            }
            *forecast = thorough;
        }
        true
    }

    /// The candidates, in their original order.
    pub fn candidates(&self) -> &[Candidate] {
        &self.candidates
    }

    /// The number of moves so far.
    pub const fn seen(&self) -> usize {
        self.seen
    }

    /// The number of the move that left at most one of several candidates.
    pub const fn decided(&self) -> Option<usize> {
        self.decided
    }

    /// The states of the candidates, in order.
    pub fn standings(&self) -> impl Iterator<Item = (&Candidate, Standing)> {
        let alone = self.candidates.len() > 1 && self.remaining().count() == 1;
        self.candidates.iter().map(move |candidate| {
            let standing = match (&candidate.ruled_out, alone) {
                (Some(_), _) => Standing::RuledOut,
                (None, true) if candidate.is_exact() => Standing::Certain,
                (None, true) => Standing::Left,
                (None, false) => Standing::Possible,
            };
            (candidate, standing)
        })
    }

    /// Whether a candidate is left.
    pub fn has_candidate_left(&self) -> bool {
        self.remaining().next().is_some()
    }

    /// The remaining candidates with judged moves.
    fn known(&self) -> impl Iterator<Item = &Candidate> {
        self.candidates.iter().filter(|candidate| candidate.is_known())
    }

    fn remaining(&self) -> impl Iterator<Item = &Candidate> {
        self.candidates.iter().filter(|candidate| candidate.ruled_out.is_none())
    }
}

impl Candidate {
    /// Whether it is left and has judged moves.
    pub const fn is_known(&self) -> bool {
        self.ruled_out.is_none() && self.judged > 0
    }

    /// The share of the judged moves that are its own; `None` before the first.
    pub fn agreement(&self) -> Option<f64> {
        (self.judged > 0).then(|| self.agreed / f64::from(self.judged))
    }

    /// Whether each move was judged and is the only one that it makes.
    fn is_exact(&self) -> bool {
        let has_noise = self.personality.factors[Factor::NodeRandom] != 0.0;
        !has_noise && self.unsettled == 0 && self.agreed >= f64::from(self.judged)
    }

    /// Counts a move that no seed gave, of which a few rule a candidate out.
    fn rule_out_unseen(&mut self, seen: &Seen, forecast: &Forecast) {
        let has_noise = self.personality.factors[Factor::NodeRandom] != 0.0;
        if !has_noise || self.ruled_out.is_some() || !forecast.is_unlikely(seen.mv) {
            return;
        }
        self.unseen += 1;
        if self.unseen > UNSEEN + self.judged / JUDGED_PER_UNSEEN {
            let would = forecast.only();
            self.ruled_out = Some(Exclusion { number: seen.number, played: seen.mv, would });
        }
    }

    fn learn(&mut self, seen: &Seen, finding: Finding) {
        match finding {
            Finding::Fits(probability) => {
                self.judged += 1;
                self.agreed += probability;
                self.log_likelihood += probability.ln();
            }
            Finding::Excludes(would) => {
                self.judged += 1;
                let exclusion = Exclusion { number: seen.number, played: seen.mv, would };
                self.ruled_out.get_or_insert(exclusion);
            }
            Finding::Unsettled => {
                self.unsettled += 1;
                self.log_likelihood += by_chance(&seen.position);
            }
        }
    }
}

/// The natural logarithm of the probability of a move at random.
fn by_chance(position: &Position) -> f64 {
    -(position.free_count() as f64).ln()
}
