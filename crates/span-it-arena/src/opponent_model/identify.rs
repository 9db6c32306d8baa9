//! Which of a set of personalities could have made a player's moves?
//!
//! An [`Identifier`] is shown the moves one by one and never the personality behind them. A
//! candidate that would have moved otherwise is ruled out, exactly; where luck plays a part and its
//! seed is not known, each move says how likely it was instead. A search that is too long to repeat
//! says nothing: such a move counts as if every free node had been as likely, and of whom no move could be
//! judged nothing is known.

mod guess;

use std::sync::Arc;
use std::time::Duration;

use span_it_core::board::{Node, Player, Position};
use span_it_core::engine::Stop;
use span_it_core::personality::Personality;
use span_it_core::record::{GameSetup, PlayerKind};
use span_it_core::referee::{PlayedMove, Referee};
use span_it_core::seed::Seed;

/// What is known of the game's random numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Luck {
    /// The seed they are made from: what `NodeRandom` adds is then certain too.
    Known(Seed),
    /// Nothing: `NodeRandom` makes moves likely and unlikely.
    Unknown,
}

/// How far the search behind a move came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// To the personality's own depth.
    Whole,
    /// Time ran out: to this level, or the personality's own depth if that is less.
    Level(u16),
    /// Time may have run out at any level.
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
}

/// The time limit of a player's searches. The limit of a game applies to its computer players only.
pub fn limit_of(setup: &GameSetup, player: Player) -> Option<Duration> {
    setup.max_move.filter(|_| setup.players[player].kind != PlayerKind::Human)
}

/// A move to judge.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a> {
    /// The number of the move in its game, from 1.
    pub number: usize,
    /// The position it was made in, by the player to move.
    pub position: &'a Position,
    /// The move.
    pub mv: Node,
    /// How far the search behind it came.
    pub reach: Reach,
}

/// What one move says of one candidate.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Finding {
    /// The candidate would have made it, with this probability, above 0 to 1.
    Fits(f64),
    /// The candidate would have made another: this one, where there is only one.
    Excludes(Option<Node>),
    /// The search was too long to repeat, or the move may have come of reading the opponent.
    Unsettled,
}

/// The move that ruled a candidate out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exclusion {
    /// The number of the move, from 1.
    pub number: usize,
    /// What was played.
    pub played: Node,
    /// What the candidate would have played, where luck leaves no choice.
    pub would: Option<Node>,
}

/// One of those who may have played.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate {
    /// Who; shared, since an [`Identifier`] may be kept for every move of a game.
    pub personality: Arc<Personality>,
    /// Why not.
    pub ruled_out: Option<Exclusion>,
    /// The natural logarithm of how likely its moves were; 0 where every one was certain. One that could
    /// not be judged is taken to be as likely as any other free node.
    pub log_likelihood: f64,
    /// Moves that could be judged.
    pub judged: u32,
    /// Moves that could not.
    pub unsettled: u32,
}

/// How a candidate stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It would have moved otherwise.
    RuledOut,
    /// It may have made every move.
    Possible,
    /// Of several candidates it is the only one left.
    Certain,
}

/// How moves are judged.
#[derive(Clone, Copy, Debug)]
struct Rules {
    luck: Luck,
    /// The most time for one search.
    limit: Option<Duration>,
    /// The most moves that one search may look at.
    visits: Option<u64>,
    /// Whether the player read its opponent.
    reader: bool,
}

/// Watches a player's moves and says who could have made them.
///
/// ```
/// use std::sync::Arc;
/// use span_it_core::board::{BoardSize, Player, Position};
/// use span_it_core::engine::Stop;
/// use span_it_core::personality::library;
/// use span_it_arena::opponent_model::identify::{Identifier, Luck, Reach, Seen};
/// let mut identifier = Identifier::new(library::builtin().to_vec(), Luck::Unknown);
/// let position = Position::empty(BoardSize::square(6)?, Player::Horizontal);
/// let seen = Seen { number: 1, position: &position, mv: "a1".parse()?, reach: Reach::Whole };
/// identifier.see(seen, &Arc::new(Stop::default()));
/// assert!(identifier.candidates().iter().any(|candidate| candidate.ruled_out.is_some()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Identifier {
    candidates: Vec<Candidate>,
    rules: Rules,
    seen: usize,
    decided: Option<usize>,
    /// What was found before judging a move was broken off.
    begun: Option<Begun>,
}

/// A move that not all candidates have been asked about yet.
#[derive(Clone, Debug)]
struct Begun {
    position: Position,
    mv: Node,
    findings: Vec<Option<Finding>>,
}

impl Identifier {
    /// Before any move: everybody is possible.
    pub fn new<P: Into<Arc<Personality>>>(candidates: Vec<P>, luck: Luck) -> Self {
        let candidate = |personality: P| Candidate {
            personality: personality.into(),
            ruled_out: None,
            log_likelihood: 0.0,
            judged: 0,
            unsettled: 0,
        };
        let candidates = candidates.into_iter().map(candidate).collect();
        let rules = Rules { luck, limit: None, visits: None, reader: false };
        Self { candidates, rules, seen: 0, decided: None, begun: None }
    }

    /// The same, with a limit to the time that one candidate's search for one move may take. What
    /// takes longer settles nothing.
    #[must_use]
    pub const fn within(mut self, limit: Duration) -> Self {
        self.rules.limit = Some(limit);
        self
    }

    /// The same, with a limit to the moves that one candidate's search for one move may look at: other than
    /// one of time, it is the same on every machine. What takes longer settles nothing.
    #[must_use]
    pub const fn visiting(mut self, visits: u64) -> Self {
        self.rules.visits = Some(visits);
        self
    }

    /// The same, of a player that may have read its opponent: a candidate that looks ahead may then have
    /// made another move than by itself, so that such a move settles nothing. Who looks no level ahead
    /// plays the same, reading or not, and nobody can have read before the opponent's second move.
    #[must_use]
    pub const fn of_a_reader(mut self, reader: bool) -> Self {
        self.rules.reader = reader;
        self
    }

    /// Whether the player may have read its opponent.
    pub const fn is_of_a_reader(&self) -> bool {
        self.rules.reader
    }

    /// Judges a move. Gives what it says of each candidate that was not ruled out before, `None` for
    /// the others; `None` in all, with nothing changed, where `stop` broke it off.
    pub fn see(&mut self, seen: Seen<'_>, stop: &Arc<Stop>) -> Option<Vec<Option<Finding>>> {
        self.see_unless(seen, &|| stop.is_cancelled())
    }

    /// The same; `is_over` says whether it is to be broken off, and is asked every millisecond or so. To
    /// be shown the same move again is then to go on with it.
    pub fn see_unless(&mut self, seen: Seen<'_>, is_over: &dyn Fn() -> bool) -> Option<Vec<Option<Finding>>> {
        let is_this = |begun: &Begun| begun.mv == seen.mv && begun.position == *seen.position;
        let mut findings = self.begun.take().filter(is_this).map_or_else(Vec::new, |begun| begun.findings);
        for candidate in &self.candidates[findings.len()..] {
            let asked = candidate.ruled_out.is_none();
            let factors = &candidate.personality.factors;
            let finding = asked.then(|| guess::judge(factors, &seen, self.rules, is_over));
            if is_over() {
                self.begun = Some(Begun { position: seen.position.clone(), mv: seen.mv, findings });
                return None;
            }
            findings.push(finding);
        }
        for (candidate, finding) in self.candidates.iter_mut().zip(&findings) {
            candidate.learn(&seen, *finding);
        }
        self.seen += 1;
        if self.decided.is_none() && self.candidates.len() > 1 && self.remaining().count() <= 1 {
            self.decided = Some(seen.number);
        }
        Some(findings)
    }

    /// The candidates in the order they were given.
    pub fn candidates(&self) -> &[Candidate] {
        &self.candidates
    }

    /// Moves seen so far.
    pub const fn seen(&self) -> usize {
        self.seen
    }

    /// The number of the first move after which at most one of several candidates was left.
    pub const fn decided(&self) -> Option<usize> {
        self.decided
    }

    /// How the candidates stand, in their order.
    pub fn standings(&self) -> impl Iterator<Item = (&Candidate, Standing)> {
        let alone = self.candidates.len() > 1 && self.remaining().count() == 1;
        self.candidates.iter().map(move |candidate| {
            let standing = match (&candidate.ruled_out, alone) {
                (Some(_), _) => Standing::RuledOut,
                (None, true) => Standing::Certain,
                (None, false) => Standing::Possible,
            };
            (candidate, standing)
        })
    }

    /// How likely each candidate is, 0 to 1 and 1 in all, if one of them it was and each was as
    /// likely before the first move. Of whom no move could be judged it is 0, and in all 0 where nobody
    /// else is left.
    pub fn shares(&self) -> Vec<f64> {
        let most = self.known().map(|candidate| candidate.log_likelihood).fold(f64::MIN, f64::max);
        let weight = |candidate: &Candidate| {
            if candidate.is_known() { (candidate.log_likelihood - most).exp() } else { 0.0 }
        };
        let total: f64 = self.candidates.iter().map(weight).sum();
        let share = |candidate| if total > 0.0 { weight(candidate) / total } else { 0.0 };
        self.candidates.iter().map(share).collect()
    }

    /// The likeliest candidate, of equal ones the first; nobody where all are ruled out or could not be
    /// judged.
    pub fn likeliest(&self) -> Option<&Candidate> {
        let better = |best: &'_ &Candidate, next: &&Candidate| next.log_likelihood > best.log_likelihood;
        self.known().reduce(|best, next| if better(&best, &next) { next } else { best })
    }

    /// Whether anybody is left.
    pub fn is_anybody_left(&self) -> bool {
        self.remaining().next().is_some()
    }

    /// Those left of whom anything is known.
    fn known(&self) -> impl Iterator<Item = &Candidate> {
        self.candidates.iter().filter(|candidate| candidate.is_known())
    }

    fn remaining(&self) -> impl Iterator<Item = &Candidate> {
        self.candidates.iter().filter(|candidate| candidate.ruled_out.is_none())
    }
}

impl Candidate {
    /// Whether it is left, and a move at least could be judged.
    pub const fn is_known(&self) -> bool {
        self.ruled_out.is_none() && self.judged > 0
    }

    fn learn(&mut self, seen: &Seen<'_>, finding: Option<Finding>) {
        match finding {
            Some(Finding::Fits(probability)) => {
                self.judged += 1;
                self.log_likelihood += probability.ln();
            }
            Some(Finding::Excludes(would)) => {
                self.judged += 1;
                self.ruled_out = Some(Exclusion { number: seen.number, played: seen.mv, would });
            }
            Some(Finding::Unsettled) => {
                self.unsettled += 1;
                self.log_likelihood -= (seen.position.free_nodes().count() as f64).ln();
            }
            None => {}
        }
    }
}

/// The moves of one player in a game, with the positions they were made in, first to last.
#[derive(Clone, Debug)]
pub struct Observed {
    moves: Vec<(usize, Position, Node, Reach)>,
}

impl Observed {
    /// A player's moves after the first `skip` moves of the game, which may be an opening's.
    pub fn of_game(setup: &GameSetup, game: &Referee, player: Player, skip: usize) -> Self {
        let limit = limit_of(setup, player);
        let mut position = game.start().clone();
        let mut moves = Vec::new();
        for (index, mv) in game.moves().iter().enumerate() {
            if mv.player == player && index >= skip {
                moves.push((index + 1, position.clone(), mv.node, Reach::of(mv, limit)));
            }
            position = position.after(mv.node);
        }
        Self { moves }
    }

    /// How many there are.
    pub const fn len(&self) -> usize {
        self.moves.len()
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// The moves, to be shown to an [`Identifier`] one by one.
    pub fn iter(&self) -> impl Iterator<Item = Seen<'_>> {
        self.moves.iter().map(|(number, position, mv, reach)| Seen {
            number: *number,
            position,
            mv: *mv,
            reach: *reach,
        })
    }
}
