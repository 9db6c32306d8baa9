//! The session: the current game, the running search, and the position shown. Contains no drawing.
//!
//! Screens read it; [`Action`](crate::app::dispatch::action::Action)s change it. Calls that may start or stop a clock
//! take the time as an argument, so that tests control it. The [`Referee`] owns the game: the session has no second
//! copy of the board or of the moves.

pub(crate) mod clock;
pub(crate) mod engine_turn;
pub(crate) mod game_history;
pub(crate) mod hint;
pub(crate) mod history;
pub(crate) mod opponent_models;
pub(crate) mod playback;
pub(crate) mod players;
pub(crate) mod preview_game;
pub(crate) mod search_stats;
pub(crate) mod solver_cache;

use std::time::Duration;

use span_it_core::board::{Node, Path, Player, Position};
use span_it_core::engine::{self, NodeWeight, Progress, Seed};
use span_it_core::personality::{Factors, Personality};
use span_it_core::record::{GameSetup, PlayerKind, Seat};
use span_it_core::referee::{MoveNote, Outcome, PlayedMove, Referee, Refusal};

pub use crate::app::session::clock::TurnClock;
pub use crate::app::session::engine_turn::Event;
pub use crate::app::session::game_history::{Table, Tables};
pub use crate::app::session::hint::{Effect, Hint, HintState};
pub use crate::app::session::playback::Speed;
use crate::jobs::engine_worker::EngineWorker;

/// Purpose of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// The move of the player to move.
    Move,
    /// A hint for the player to move.
    Hint,
}

/// A running search.
#[derive(Clone, Debug)]
pub struct Thinking {
    /// What the search is for.
    pub purpose: Purpose,
    /// Start time.
    pub since: Duration,
    /// The latest progress report, if any.
    pub progress: Option<Progress>,
}

/// The weights of the free nodes of one position, cached until the position changes.
#[derive(Debug)]
struct HeatCache {
    of: (Position, Factors, Seed),
    weights: Vec<NodeWeight>,
}

/// The current game and its state, without drawing.
#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Session {
    tables: Tables,
    worker: EngineWorker,
    thinking: Option<Thinking>,
    pending: Option<engine_turn::Pending>,
    clock: TurnClock,
    aside: Option<preview_game::Aside>,
    viewing: Option<usize>,
    hint: HintState,
    heat: Option<HeatCache>,
    truths: solver_cache::Truths,
    reports: search_stats::Reports,
    readers: opponent_models::Readers,
    paused: bool,
    step: bool,
    speed: Speed,
    started: bool,
    untouched: bool,
    away: bool,
    events: Vec<Event>,
    revision: u64,
}

impl Session {
    /// A session with a game that has not started.
    pub fn new(table: Table, worker: EngineWorker) -> Self {
        Self {
            tables: Tables::new(table),
            worker,
            thinking: None,
            pending: None,
            clock: TurnClock::default(),
            aside: None,
            viewing: None,
            hint: HintState::Closed,
            heat: None,
            truths: solver_cache::Truths::default(),
            reports: search_stats::Reports::default(),
            readers: opponent_models::Readers::default(),
            paused: false,
            step: false,
            speed: Speed::default(),
            started: false,
            untouched: false,
            away: false,
            events: Vec::new(),
            revision: 0,
        }
    }

    // Queries.

    /// The game shown, with its file.
    pub fn table(&self) -> &Table {
        self.tables.current()
    }

    /// The live game.
    pub fn game(&self) -> &Referee {
        &self.table().game
    }

    /// Players, board, seed and limit.
    pub fn setup(&self) -> &GameSetup {
        &self.table().setup
    }

    /// One player's seat.
    pub fn seat(&self, player: Player) -> &Seat {
        &self.setup().players[player]
    }

    /// Whether a person plays this side.
    pub fn is_human(&self, player: Player) -> bool {
        self.seat(player).kind == PlayerKind::Human
    }

    /// Whether the computer plays both sides.
    pub fn is_watching(&self) -> bool {
        Player::ALL.into_iter().all(|player| !self.is_human(player))
    }

    /// Whether people play both sides.
    pub fn is_two_humans(&self) -> bool {
        Player::ALL.into_iter().all(|player| self.is_human(player))
    }

    /// Whether the game has started; before that, the first screen waits for *Play*.
    pub const fn is_started(&self) -> bool {
        self.started
    }

    /// Whether a match of computers is paused.
    pub const fn is_paused(&self) -> bool {
        self.paused
    }

    /// The speed at which a match of computers is shown.
    pub const fn speed(&self) -> Speed {
        self.speed
    }

    /// The running search.
    pub const fn thinking(&self) -> Option<&Thinking> {
        self.thinking.as_ref()
    }

    /// The state of the hint.
    pub const fn hint(&self) -> &HintState {
        &self.hint
    }

    /// The number of the current game, unique in this session.
    pub fn table_number(&self) -> u64 {
        self.table().number
    }

    /// Increases with every change of the game; the autosave compares it.
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// Whether the game has replaced an unfinished one and nothing has been done in it yet. Until then the unfinished
    /// game is the one to save.
    pub const fn is_untouched(&self) -> bool {
        self.untouched
    }

    /// The outcome, if the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game().outcome()
    }

    /// The number of moves before the position shown; less than all of them while an earlier position is viewed.
    pub fn shown_ply(&self) -> usize {
        self.viewing.unwrap_or(self.game().moves().len())
    }

    /// Whether an earlier position is viewed.
    pub const fn is_viewing(&self) -> bool {
        self.viewing.is_some()
    }

    /// The position shown.
    pub fn shown_position(&self) -> Position {
        match self.viewing {
            None => self.game().position().clone(),
            Some(ply) => self.game().position_at(ply),
        }
    }

    /// The last move before the position shown.
    pub fn shown_last_move(&self) -> Option<Node> {
        let ply = self.shown_ply().checked_sub(1)?;
        self.game().moves().get(ply).map(|mv| mv.node)
    }

    /// The winning path of the position shown, if it has one.
    pub fn winning_path(&self) -> Option<Path> {
        let last = self.shown_last_move()?;
        span_it_core::board::path_of(&self.shown_position(), last).filter(Path::is_winner)
    }

    /// The player who may play a connector now, in the position shown.
    pub fn playable(&self) -> Option<Player> {
        let over = self.viewing.is_none() && self.outcome().is_some();
        let player = self.shown_position().to_move();
        (!over && self.is_human(player)).then_some(player)
    }

    /// The person who resigns with *Resign*: the player to move if a person, otherwise the opponent if a person.
    pub fn resigner(&self) -> Option<Player> {
        let to_move = self.game().position().to_move();
        if self.outcome().is_some() || !self.started {
            return None;
        }
        [to_move, to_move.opponent()].into_iter().find(|&player| self.is_human(player))
    }

    /// The weights of the free nodes shown, by the personality of the player to move there. Updated by
    /// [`refresh_weights`](Self::refresh_weights).
    pub fn weights(&self) -> &[NodeWeight] {
        self.heat.as_ref().map_or(&[], |heat| &heat.weights)
    }

    /// Computes the weights of the position shown, unless cached.
    pub fn refresh_weights(&mut self) {
        let position = self.shown_position();
        let personality = &self.seat(position.to_move()).personality;
        let of = (position, personality.factors.clone(), self.setup().seed);
        if self.heat.as_ref().is_none_or(|heat| heat.of != of) {
            let weights = engine::weigh(&of.0, &of.1, of.2);
            self.heat = Some(HeatCache { of, weights });
        }
    }

    /// The events since the last call.
    pub fn take_events(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.events)
    }

    // Changes.

    /// Leaves the first screen; from here on computers move.
    pub fn start(&mut self) {
        self.started = true;
    }

    /// Plays a person's move in the position shown. Clicks, keys and assistive technology all use this function.
    ///
    /// # Errors
    /// The referee's reason, or that it is the computer's turn.
    pub fn play(&mut self, node: Node, now: Duration) -> Result<(), Refusal> {
        let ply = self.shown_ply();
        let player = self.shown_position().to_move();
        self.game().check(ply, player, node)?;
        if !self.is_human(player) {
            return Err(Refusal::NotYourTurn { player: player.opponent() });
        }
        let time = if self.viewing.is_none() { self.clock.elapsed(now) } else { Duration::ZERO };
        self.stop_thinking();
        let note = MoveNote { time: Some(time), levels: None };
        self.commit(ply, PlayedMove { player, node, note }, now)
    }

    /// Plays in the live game and starts the next turn.
    fn commit(&mut self, ply: usize, mv: PlayedMove, now: Duration) -> Result<(), Refusal> {
        let PlayedMove { player, node, note } = mv;
        let outcome = self.tables.current_mut().game.play(ply, player, node, note)?;
        self.tables.forget_next();
        self.untouched = false;
        self.started = true;
        self.changed();
        self.events.push(Event::Played { player, node, over: outcome.is_some() });
        self.clock = TurnClock::default();
        self.run_clock(now);
        Ok(())
    }

    /// Resigns for [`resigner`](Self::resigner).
    pub fn resign(&mut self) {
        let Some(player) = self.resigner() else { return };
        self.stop_thinking();
        if self.tables.current_mut().game.resign(player).is_ok() {
            self.tables.forget_next();
            self.untouched = false;
            self.changed();
            self.clock = TurnClock::default();
            self.events.push(Event::Resigned { player });
        }
    }

    /// Replaces the current game; [`undo`](Self::undo) brings back the previous one.
    pub fn set_table(&mut self, table: Table, now: Duration) {
        self.leave(now);
        self.stop_thinking();
        self.forget_game();
        // Nothing is lost if the previous game had not begun or was over.
        let before = self.game();
        let begun = !before.moves().is_empty() || before.start().connectors() > 0;
        self.untouched |= begun && before.outcome().is_none();
        self.tables.push(table);
        self.paused = false;
        self.started = true;
        self.clock = TurnClock::default();
        self.changed();
        self.run_clock(now);
    }

    /// Replaces a game that was never started by an earlier one.
    pub fn take_up(&mut self, table: Table, now: Duration) {
        self.stop_thinking();
        self.forget_game();
        self.tables = Tables::new(table);
        self.after_history(now);
        self.hold(now);
    }

    /// Pauses a match of computers that was just opened.
    pub fn hold(&mut self, now: Duration) {
        if self.can_pause() {
            self.stop_thinking();
            self.paused = true;
            self.clock.stop(now);
        }
    }

    /// Gives a player another personality, from the next move on.
    pub fn set_personality(&mut self, player: Player, personality: Personality) {
        self.stop_thinking();
        self.close_hint();
        let seat = &mut self.tables.current_mut().setup.players[player];
        if seat.kind != PlayerKind::Human && seat.name == seat.personality.name {
            seat.name.clone_from(&personality.name);
        }
        seat.personality = personality;
        self.heat = None;
        self.revision += 1;
    }

    /// Records the file the game was saved to.
    pub fn set_file(&mut self, file: std::path::PathBuf) {
        self.tables.current_mut().file = Some(file);
    }

    /// Shows the position after `ply` moves; after the last move, the live game.
    pub fn view(&mut self, ply: usize) {
        self.viewing = (ply < self.game().moves().len()).then_some(ply);
        self.close_hint();
    }

    /// Returns to the live game.
    pub fn view_live(&mut self) {
        self.viewing = None;
        self.close_hint();
    }

    /// Discards the analysis of the previous game.
    fn forget_game(&mut self) {
        self.forget_truths();
        self.forget_readers();
    }

    /// Does what every change of the game needs.
    fn changed(&mut self) {
        self.revision += 1;
        self.viewing = None;
        self.pending = None;
        self.close_hint();
    }
}
