//! The state of the review between frames, the facts about the move under review, and the identification of the players:
//! a thread shows the moves one by one to all candidates. It does not use the players' names.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use crate::board::BoardState;
use crate::messages::{language, review as msg};
use crate::model::session::Session;
use crate::parts::heat_map;
use crate::platform::jobs::{Job, Reporter, Wake, Worker, load_personalities};
use span_it_core::board::{ByPlayer, Node, Player, Position, winner};
use span_it_core::engine::{self, NodeWeight, Seed, Stop};
use span_it_core::personality::{Factors, Personality};
use span_it_core::solver::{Solution, Verdict};
use span_it_lab::opponent_model::identify::{Identifier, Seen};
use span_it_learn::story::Ease;

/// The best other moves that are listed.
const OTHERS: usize = 3;
/// The longest time for one candidate and one move. A longer search leaves the move unsettled.
const LIMIT: Duration = Duration::from_millis(500);

#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct ReviewState {
    pub(super) ply: usize,
    /// Whether the better moves are numbered on the board.
    pub(super) best: bool,
    pub(crate) heat: bool,
    /// The half shown if only one fits: 0 board, 1 moves.
    pub(super) tab: usize,
    pub(super) board: BoardState,
    pub(super) pointed: Option<Node>,
    /// Whether all moves are shown in place of the turning points.
    pub(super) all_moves: bool,
    /// Whether the review goes to the turning point of the sentence, once it is found.
    pub(super) opens_point: bool,
    /// When the line after an answer began, by egui's clock.
    pub(super) line_since: Option<f64>,
    cached_weights: Option<CachedWeights>,
    candidate_loader: Option<Job<Vec<Personality>>>,
    identification_started: bool,
    /// `None` also if its thread could not start.
    identification: Option<PlayerIdentification>,
}

/// The weights of the free nodes of one position, heaviest first.
#[derive(Debug)]
struct CachedWeights {
    key: (Position, Factors, Seed),
    weights: Vec<NodeWeight>,
}

impl ReviewState {
    pub fn at(ply: usize) -> Self {
        Self {
            ply,
            best: true,
            heat: false,
            tab: 0,
            board: BoardState::default(),
            pointed: None,
            all_moves: false,
            opens_point: false,
            line_since: None,
            cached_weights: None,
            candidate_loader: None,
            identification_started: false,
            identification: None,
        }
    }

    /// The index of the move under review; that of the last move if the game has become shorter.
    pub fn ply(&self, session: &Session) -> usize {
        self.ply.min(session.game().moves().len().saturating_sub(1))
    }

    /// Loads the candidates. Returns them once, when the identification can start.
    pub(crate) fn read_candidates(
        &mut self,
        folder: Option<PathBuf>,
        wake: &Wake,
    ) -> Option<Vec<Personality>> {
        if self.identification_started {
            return None;
        }
        if self.candidate_loader.is_none() {
            self.candidate_loader = load_personalities(folder, wake.clone());
        }
        Job::take_answer(&mut self.candidate_loader)
    }

    pub fn follow(&mut self, session: &Session) {
        if let Some(identification) = &mut self.identification {
            identification.follow(session);
        }
    }

    pub const fn identification(&self) -> Option<&PlayerIdentification> {
        self.identification.as_ref()
    }

    pub fn set_identification(&mut self, identification: Option<PlayerIdentification>) {
        (self.identification_started, self.candidate_loader) = (true, None);
        self.identification = identification;
    }

    /// Weighs a position by the personality of its player to move, unless it is cached. Clears the cache if
    /// no personality made the move.
    pub(super) fn weigh(&mut self, session: &Session, position: &Position) {
        if !session.setup().has_weights(position.to_move()) {
            self.cached_weights = None;
            return;
        }
        let factors = &session.seat(position.to_move()).personality.factors;
        let key = (position.clone(), factors.clone(), session.setup().seed);
        if self.cached_weights.as_ref().is_none_or(|cached_weights| cached_weights.key != key) {
            let weights = engine::weigh(&key.0, &key.1, key.2);
            let weights = heat_map::ranked(position.size(), &weights);
            self.cached_weights = Some(CachedWeights { key, weights });
        }
    }

    pub(super) fn weights(&self) -> Option<&[NodeWeight]> {
        self.cached_weights.as_ref().map(|cached_weights| cached_weights.weights.as_slice())
    }
}

#[derive(Debug)]
pub(crate) struct Facts<'a> {
    pub(super) ply: usize,
    pub(super) player: Player,
    pub(super) node: Node,
    name: &'a str,
    pub(super) before: Position,
    truth: Option<&'a Solution>,
}

impl<'a> Facts<'a> {
    pub(crate) fn of(session: &'a Session, ply: usize) -> Option<Self> {
        let mv = session.game().moves().get(ply)?;
        Some(Self {
            ply,
            player: mv.player,
            node: mv.node,
            name: &session.seat(mv.player).name,
            before: session.game().position_at(ply),
            truth: session.solution(ply),
        })
    }

    /// Whether the move joins the edges.
    pub(super) fn wins_game(&self) -> bool {
        winner(&self.before.after(self.node)).is_some()
    }

    pub(super) fn verdict(&self) -> Option<Verdict> {
        Some(self.truth?.verdict(self.player, self.node))
    }

    pub(crate) fn title(&self) -> String {
        msg::title(self.ply + 1, self.name, self.node)
    }

    pub(crate) fn line(&self) -> String {
        let (Some(truth), Some(verdict)) = (self.truth, self.verdict()) else { return String::new() };
        if self.wins_game() {
            return msg::wins_game().to_owned();
        }
        msg::verdict_sentence(verdict, truth.winning_moves.len(), self.before.free_count())
    }

    /// The best of the other winning moves, by weight; `weights` are heaviest first. Without weights, the
    /// first on the board. None beside a move that ends the game.
    pub(super) fn alternatives(&self, weights: Option<&[NodeWeight]>) -> Vec<Node> {
        let winning = self.truth.filter(|_| !self.wins_game()).map_or(&[][..], |truth| &truth.winning_moves);
        let all: Vec<Node> = match weights {
            Some(weights) => weights.iter().map(|weight| weight.node).collect(),
            None => winning.to_vec(),
        };
        all.into_iter().filter(|&other| other != self.node && winning.contains(&other)).take(OTHERS).collect()
    }
}

/// The next mistake after this move, wrapping around at the end.
pub(crate) fn next_mistake(session: &Session, ply: usize) -> Option<usize> {
    let moves = session.game().moves().len();
    (ply + 1..moves).chain(0..ply.min(moves)).find(|&ply| is_mistake(session, ply))
}

/// The last mistake before this move, wrapping around at the start.
pub(crate) fn previous_mistake(session: &Session, ply: usize) -> Option<usize> {
    let moves = session.game().moves().len();
    (0..ply.min(moves)).rev().chain((ply + 1..moves).rev()).find(|&ply| is_mistake(session, ply))
}

pub(super) fn is_mistake(session: &Session, ply: usize) -> bool {
    session.verdict(ply) == Some(Verdict::Throws)
}

/// Who can win after a move, and how many of the winner's moves keep the win when it moves next.
pub(super) fn balance(session: &Session, ply: usize) -> Option<(Player, Ease)> {
    let game = session.game();
    let winner = session.solution(ply + 1)?.winner;
    let at = if game.moves().get(ply)?.player == winner { ply + 2 } else { ply + 1 };
    // The last move of the winner has none after it.
    let at = if at < game.moves().len() { at } else { at.checked_sub(2).unwrap_or(at) };
    let winning = session.solution(at)?.winning_moves.len();
    Some((winner, Ease::new(winning, game.start().free_count().checked_sub(at)?)))
}

pub(super) fn bar_text(session: &Session, ply: usize) -> Option<String> {
    let facts = Facts::of(session, ply)?;
    Some(language::lines(&[facts.title(), facts.line()]))
}

struct IdentifyJob {
    observed: ByPlayer<Vec<Seen>>,
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
    moves: Vec<Node>,
}

impl Game {
    fn of(session: &Session) -> Self {
        let game = session.game();
        let moves = game.moves().iter().map(|mv| mv.node).collect();
        Self { start: game.start().clone(), moves }
    }

    /// Whether `other` is the same game with fewer moves.
    fn continues(&self, other: &Self) -> bool {
        self.start == other.start && self.moves.starts_with(&other.moves)
    }
}

#[derive(Debug)]
pub struct PlayerIdentification {
    worker: Worker<IdentifyJob, AfterMove>,
    candidates: Vec<Arc<Personality>>,
    /// Number of opening moves, which the players did not choose.
    pub(super) opening: usize,
    game: Option<Game>,
    after: Vec<AfterMove>,
}

impl PlayerIdentification {
    /// Starts identification among these candidates. Of those with equal factors only the first counts.
    ///
    /// # Errors
    /// The system cannot start a thread.
    pub fn start(candidates: Vec<Personality>, opening: usize, wake: Wake) -> io::Result<Self> {
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
        Ok(Self { worker, candidates: different, opening, game: None, after: Vec::new() })
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
        let observed =
            ByPlayer::from_fn(|player| Seen::of_game(session.setup(), session.game(), player, self.opening));
        let fresh = |player| {
            let reads = session.setup().reads_opponent(player);
            Identifier::new(self.candidates.clone()).within(LIMIT).of_a_reader(reads)
        };
        let identifiers = ByPlayer::from_fn(|player| {
            let last = self.after.iter().rev().find(|after| after.player == player);
            last.map_or_else(|| fresh(player), |after| after.identifier.clone())
        });
        IdentifyJob { observed, from: self.checked_moves(), identifiers }
    }

    pub fn checked_moves(&self) -> usize {
        self.after.last().map_or(self.opening, |after| after.number)
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
