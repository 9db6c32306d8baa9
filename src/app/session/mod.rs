//! The session: the game on the table, who is thinking, what is looked at. No drawing.
//!
//! Screens read it; [`Action`](crate::app::dispatch::action::Action)s change it. Every call that may start or
//! stop a clock is handed the time, so that a test can be its own clock. The game itself belongs
//! to the [`Referee`]: no second copy of the board or of the move list is kept here.

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

/// What the engine was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// The move of the player to move.
    Move,
    /// A hint for the player to move.
    Hint,
}

/// A search under way.
#[derive(Clone, Debug)]
pub struct Thinking {
    /// What for.
    pub purpose: Purpose,
    /// When it began.
    pub since: Duration,
    /// How far it has come, once it said so.
    pub progress: Option<Progress>,
}

/// The weights of the free nodes of one position, kept until the position changes.
#[derive(Debug)]
struct HeatCache {
    of: (Position, Factors, Seed),
    weights: Vec<NodeWeight>,
}

/// The game on the table and everything around it that is not drawing.
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
    /// A session with a game that waits for its start.
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

    // What is.

    /// The game on the table, with the file it belongs to.
    pub fn table(&self) -> &Table {
        self.tables.current()
    }

    /// The live game.
    pub fn game(&self) -> &Referee {
        &self.table().game
    }

    /// Who plays, on what board, with which seed and limit.
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

    /// Whether both sides are people.
    pub fn is_two_humans(&self) -> bool {
        Player::ALL.into_iter().all(|player| self.is_human(player))
    }

    /// Whether the game has begun; before, the first screen waits for *Play*.
    pub const fn is_started(&self) -> bool {
        self.started
    }

    /// Whether a match of computers is paused.
    pub const fn is_paused(&self) -> bool {
        self.paused
    }

    /// How fast a match of computers is shown.
    pub const fn speed(&self) -> Speed {
        self.speed
    }

    /// The search under way.
    pub const fn thinking(&self) -> Option<&Thinking> {
        self.thinking.as_ref()
    }

    /// The hint, or what has become of it.
    pub const fn hint(&self) -> &HintState {
        &self.hint
    }

    /// A number of the table that no other game of this session has.
    pub fn table_number(&self) -> u64 {
        self.table().number
    }

    /// Counts up with every change of the game: what is saved is saved again when it has moved on.
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// Whether nothing has been done yet in a game that took the place of an unfinished one: until
    /// then the unfinished one is to be kept.
    pub const fn is_untouched(&self) -> bool {
        self.untouched
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game().outcome()
    }

    /// The number of moves before the position shown: all of them unless the past is looked at.
    pub fn shown_ply(&self) -> usize {
        self.viewing.unwrap_or(self.game().moves().len())
    }

    /// Whether the past is looked at.
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

    /// The winning path, where the position shown has one.
    pub fn winning_path(&self) -> Option<Path> {
        let last = self.shown_last_move()?;
        span_it_core::board::path_of(&self.shown_position(), last).filter(Path::is_winner)
    }

    /// Who may place a connector now, in the position shown.
    pub fn playable(&self) -> Option<Player> {
        let over = self.viewing.is_none() && self.outcome().is_some();
        let player = self.shown_position().to_move();
        (!over && self.is_human(player)).then_some(player)
    }

    /// The person whom *Resign* speaks for: who is to move, else the other, if a person.
    pub fn resigner(&self) -> Option<Player> {
        let to_move = self.game().position().to_move();
        if self.outcome().is_some() || !self.started {
            return None;
        }
        [to_move, to_move.opponent()].into_iter().find(|&player| self.is_human(player))
    }

    /// The weights of the free nodes shown, by the personality of the player to move there, as of
    /// the last [`refresh_weights`](Self::refresh_weights).
    pub fn weights(&self) -> &[NodeWeight] {
        self.heat.as_ref().map_or(&[], |heat| &heat.weights)
    }

    /// Weighs the position shown, if that has not been done.
    pub fn refresh_weights(&mut self) {
        let position = self.shown_position();
        let personality = &self.seat(position.to_move()).personality;
        let of = (position, personality.factors.clone(), self.setup().seed);
        if self.heat.as_ref().is_none_or(|heat| heat.of != of) {
            let weights = engine::weigh(&of.0, &of.1, of.2);
            self.heat = Some(HeatCache { of, weights });
        }
    }

    /// What has happened since this was last asked.
    pub fn take_events(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.events)
    }

    // What is done.

    /// Leaves the first screen: from here on computers move.
    pub fn start(&mut self) {
        self.started = true;
    }

    /// A person's move in the position shown; the one way a click, a key or an assistive
    /// technology enters the game.
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

    /// Plays on the live game and starts the next turn.
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

    /// The person who can resign does.
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

    /// Puts another game on the table; [`undo`](Self::undo) brings the one before back.
    pub fn set_table(&mut self, table: Table, now: Duration) {
        self.leave(now);
        self.stop_thinking();
        self.forget_game();
        // Nothing is lost where the game that is left had not begun, or was over.
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

    /// Puts a game of before on the table in place of the one that was never begun.
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

    /// Hands a player another personality, from the next move on.
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

    /// Notes the file the game was saved to.
    pub fn set_file(&mut self, file: std::path::PathBuf) {
        self.tables.current_mut().file = Some(file);
    }

    /// Looks at the position after `ply` moves; at the last one, at the live game.
    pub fn view(&mut self, ply: usize) {
        self.viewing = (ply < self.game().moves().len()).then_some(ply);
        self.close_hint();
    }

    /// Goes from looking back to the game.
    pub fn view_live(&mut self) {
        self.viewing = None;
        self.close_hint();
    }

    /// What was known of the game that was on the table.
    fn forget_game(&mut self) {
        self.forget_truths();
        self.forget_readers();
    }

    /// What every change of the game has in common.
    fn changed(&mut self) {
        self.revision += 1;
        self.viewing = None;
        self.pending = None;
        self.close_hint();
    }
}
