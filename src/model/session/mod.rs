//! The session: the current game, the running search, and the position shown, without drawing. Calls that may
//! start or stop a clock take the time as an argument. The session has no copy of the board or of the moves,
//! which the `Referee` owns.

pub(crate) mod analysis;
pub(crate) mod clock;
pub(crate) mod engine_turn;
pub(crate) mod game_history;
pub(crate) mod hint;
pub(crate) mod opponent_models;
pub(crate) mod players;
pub(crate) mod standing;

use std::path::PathBuf;
use std::time::Duration;

use crate::messages::dialogs::new_game::shown_name;
use crate::model::engine_worker::EngineWorker;
use span_it_core::board::{ByPlayer, Node, Path, Player, Position};
use span_it_core::engine::{self, NodeWeight, Progress, Seed};
use span_it_core::personality::Factors;
use span_it_core::record::{GameSetup, Seat};
use span_it_core::referee::{MoveNote, Outcome, PlayedMove, Referee, Refusal, Termination};

pub(crate) use crate::model::session::engine_turn::Event;
pub use crate::model::session::engine_turn::PlaybackSpeed;
pub use crate::model::session::game_history::SessionGame;
pub(crate) use crate::model::session::game_history::{GameHistory, TurnClock};
pub use crate::model::session::hint::HintState;
pub(crate) use crate::model::session::hint::{Advice, Hint};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchPurpose {
    Move,
    Hint { of_1993: bool },
}

#[derive(Clone, Debug)]
pub struct Thinking {
    pub purpose: SearchPurpose,
    pub since: Duration,
    pub progress: Option<Progress>,
    /// The connectors of the forced win that a hint has found.
    pub win: Option<u8>,
}

/// Valid for one position.
#[derive(Debug)]
struct HeatCache {
    key: (Position, Factors, Seed),
    weights: Vec<NodeWeight>,
}

#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Session {
    games: GameHistory,
    worker: EngineWorker,
    thinking: Option<Thinking>,
    pending: Option<engine_turn::PendingMove>,
    clock: TurnClock,
    paused_game: Option<game_history::PausedGame>,
    viewing: Option<usize>,
    hint: HintState,
    /// The move of the latest hint, and its position.
    hinted: Option<(Position, Node)>,
    heat: Option<HeatCache>,
    solver_cache: analysis::SolverCache,
    opponent_models: opponent_models::OpponentModels,
    paused: bool,
    step: bool,
    speed: PlaybackSpeed,
    started: bool,
    unused: bool,
    is_board_covered: bool,
    events: Vec<Event>,
    revision: u64,
}

impl Session {
    pub fn new(session_game: SessionGame, worker: EngineWorker) -> Self {
        Self {
            games: GameHistory::new(session_game),
            worker,
            thinking: None,
            pending: None,
            clock: TurnClock::default(),
            paused_game: None,
            viewing: None,
            hint: HintState::Closed,
            hinted: None,
            heat: None,
            solver_cache: analysis::SolverCache::default(),
            opponent_models: opponent_models::OpponentModels::default(),
            paused: false,
            step: false,
            speed: PlaybackSpeed::default(),
            started: false,
            unused: false,
            is_board_covered: false,
            events: Vec::new(),
            revision: 0,
        }
    }

    pub fn current_game(&self) -> &SessionGame {
        self.games.current()
    }

    pub fn game(&self) -> &Referee {
        &self.current_game().game
    }

    pub fn setup(&self) -> &GameSetup {
        &self.current_game().setup
    }

    pub fn seat(&self, player: Player) -> &Seat {
        &self.setup().players[player]
    }

    pub fn names(&self) -> ByPlayer<&str> {
        ByPlayer::from_fn(|player| shown_name(&self.seat(player).name))
    }

    pub fn is_human(&self, player: Player) -> bool {
        self.seat(player).kind.is_person()
    }

    pub fn is_watching(&self) -> bool {
        Player::ALL.into_iter().all(|player| !self.is_human(player))
    }

    pub const fn is_started(&self) -> bool {
        self.started
    }

    pub const fn is_paused(&self) -> bool {
        self.paused
    }

    pub const fn speed(&self) -> PlaybackSpeed {
        self.speed
    }

    pub const fn thinking(&self) -> Option<&Thinking> {
        self.thinking.as_ref()
    }

    pub const fn hint(&self) -> &HintState {
        &self.hint
    }

    pub fn game_number(&self) -> u64 {
        self.current_game().number
    }

    /// Increases with every change of the game.
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// Whether the game replaced an unfinished one, which is the one to save until something is done.
    pub const fn is_unused(&self) -> bool {
        self.unused
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.game().outcome()
    }

    /// Less than all moves while an earlier position is viewed.
    pub fn shown_ply(&self) -> usize {
        self.viewing.unwrap_or(self.game().moves().len())
    }

    pub const fn is_viewing(&self) -> bool {
        self.viewing.is_some()
    }

    pub fn shown_position(&self) -> Position {
        match self.viewing {
            None => self.game().position().clone(),
            Some(ply) => self.game().position_at(ply),
        }
    }

    pub fn shown_last_move(&self) -> Option<Node> {
        let ply = self.shown_ply().checked_sub(1)?;
        self.game().moves().get(ply).map(|mv| mv.node)
    }

    pub fn winning_path(&self) -> Option<Path> {
        let last = self.shown_last_move()?;
        span_it_core::board::path_of(&self.shown_position(), last).filter(Path::is_winner)
    }

    pub fn playable(&self) -> Option<Player> {
        let over = self.viewing.is_none() && self.outcome().is_some();
        let player = self.shown_position().to_move();
        (!over && self.is_human(player)).then_some(player)
    }

    /// The player to move if a person, otherwise the opponent if a person.
    pub fn resigner(&self) -> Option<Player> {
        let to_move = self.game().position().to_move();
        if self.outcome().is_some() || !self.started {
            return None;
        }
        [to_move, to_move.opponent()].into_iter().find(|&player| self.is_human(player))
    }

    /// For the player to move. Updated by [`refresh_weights`](Self::refresh_weights).
    pub fn weights(&self) -> &[NodeWeight] {
        self.heat.as_ref().map_or(&[], |heat| &heat.weights)
    }

    pub fn refresh_weights(&mut self) {
        let position = self.shown_position();
        let personality = &self.seat(position.to_move()).personality;
        let key = (position, personality.factors.clone(), self.setup().seed);
        if self.heat.as_ref().is_none_or(|heat| heat.key != key) {
            let weights = engine::weigh(&key.0, &key.1, key.2);
            self.heat = Some(HeatCache { key, weights });
        }
    }

    pub fn take_events(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.events)
    }

    /// Leaves the first screen; from here on computers move.
    pub fn start(&mut self, now: Duration) {
        self.started = true;
        self.run_clock(now);
    }

    /// Plays a person's move in the position shown. Clicks, keys and assistive technology all use this
    /// function.
    ///
    /// # Errors
    /// The referee's reason, or that it is the computer's turn.
    pub fn play(&mut self, node: Node, now: Duration) -> Result<(), Refusal> {
        self.check_clock(now);
        let ply = self.shown_ply();
        let player = self.shown_position().to_move();
        self.game().check(ply, player, node)?;
        if !self.is_human(player) {
            return Err(Refusal::NotYourTurn { player: player.opponent() });
        }
        self.stop_thinking();
        // A computer that has failed tries again.
        self.paused &= self.is_watching();
        if self.viewing.is_some() {
            self.bank_turn(now);
        }
        let time = self.clock.elapsed(now);
        let note = MoveNote { time: Some(time), ..MoveNote::default() };
        self.commit(ply, PlayedMove { player, node, note }, now)
    }

    /// Reports that a person tried to play `node` in the position shown, which is impossible.
    pub fn refuse(&mut self, node: Node) {
        self.events.push(Event::Refused { node });
    }

    fn commit(&mut self, ply: usize, mv: PlayedMove, now: Duration) -> Result<(), Refusal> {
        let PlayedMove { player, node, note } = mv;
        if self.outcome().is_some() {
            // The finished game stays as it was, also in the history, and another one goes on.
            let SessionGame { setup, game, .. } = self.current_game().clone();
            self.games.push(SessionGame::of(setup, game, None));
        }
        let outcome = self.games.current_mut().game.play_at(ply, player, node, note)?;
        self.games.clear_redo();
        self.note_played(self.seat(player).kind);
        self.unused = false;
        self.started = true;
        self.events.push(Event::Played { player, node, over: outcome.is_some() });
        self.changed();
        self.clock = TurnClock::default();
        self.run_clock(now);
        Ok(())
    }

    /// The time of the last turn is kept.
    pub fn resign(&mut self, now: Duration) {
        if let Some(player) = self.resigner() {
            self.lose(player, Termination::Resignation, now);
        }
    }

    /// Ends the game without a winning path.
    pub(crate) fn lose(&mut self, player: Player, by: Termination, now: Duration) {
        self.stop_thinking();
        let game = &mut self.games.current_mut().game;
        let ended = if by == Termination::Time { game.lose_on_time(player) } else { game.resign(player) };
        if ended.is_ok() {
            self.games.clear_redo();
            self.note_played(self.seat(player).kind);
            self.unused = false;
            self.events.push(Event::Lost { player, by });
            self.changed();
            self.bank_turn(now);
        }
    }

    /// Replaces the current game; [`bring_back`](Self::bring_back) returns to it.
    pub fn set_game(&mut self, session_game: SessionGame, now: Duration) {
        self.end_preview(now);
        self.stop_thinking();
        self.bank_turn(now);
        self.unused |= self.put_aside(true);
        self.show_other_game();
        self.games.push(session_game);
        self.paused = false;
        self.started = true;
        self.changed();
        self.run_clock(now);
    }

    /// Shows a game that begins with the first move or with [`start`](Self::start).
    pub(crate) fn offer(&mut self, session_game: SessionGame, now: Duration) {
        self.set_game(session_game, now);
        self.wait_for_start(now);
    }

    /// Waits with the clock and the computer's move until the first move here, or [`start`](Self::start).
    pub(crate) fn wait_for_start(&mut self, now: Duration) {
        self.stop_thinking();
        self.started = false;
        self.clock.stop(now);
    }

    /// Replaces a game that was never started by an earlier one.
    pub fn replace_unstarted(&mut self, session_game: SessionGame, now: Duration) {
        self.stop_thinking();
        self.show_other_game();
        self.games = GameHistory::new(session_game);
        self.after_history(now);
        self.pause_computer_match(now);
    }

    pub fn pause_computer_match(&mut self, now: Duration) {
        if self.can_pause() {
            self.stop_thinking();
            self.paused = true;
            self.clock.stop(now);
        }
    }

    pub fn set_file(&mut self, file: PathBuf) {
        self.games.current_mut().file = Some(file);
    }

    /// Shows the position after `ply` moves; from the last move on, the live game.
    pub fn view(&mut self, ply: usize) {
        self.viewing = (ply < self.game().moves().len()).then_some(ply);
        self.close_hint();
    }

    fn show_other_game(&mut self) {
        self.events.push(Event::OtherGame);
        self.solver_cache = analysis::SolverCache::default();
        self.clear_opponent_models();
    }

    /// Notes a change that leaves the moves as they are.
    fn note_change(&mut self) {
        self.revision += 1;
        self.events.push(Event::Changed);
    }

    fn changed(&mut self) {
        self.note_change();
        self.viewing = None;
        self.pending = None;
        self.close_hint();
    }
}
