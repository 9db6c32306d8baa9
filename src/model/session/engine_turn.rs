//! The turns of the computer players; pause, step and speed of a match of computers.

use std::time::Duration;

use crate::model::engine_worker::{EngineReport, EngineRequest};
use crate::model::session::{HintState, SearchPurpose, Session, SessionGame, Thinking};
use span_it_core::board::{Node, Player};
use span_it_core::engine::{Choice, SearchError, SearchTotals, Stop};
use span_it_core::referee::{MoveNote, PlayedMove, Termination};

/// What has happened in the session. The window reads each event once, and does all that follows from it.
#[derive(Debug)]
pub enum Event {
    /// The game is in another state: after a move, a resignation, a loss on time, undo, redo, or a change of its players or its record.
    Changed,
    /// Another game is shown.
    OtherGame,
    /// A change of the players has taken the game off the ladder, or the player has given it up.
    LeftLadder,
    Played {
        player: Player,
        node: Node,
        over: bool,
    },
    /// A game has ended without a winning path.
    Lost {
        player: Player,
        by: Termination,
    },
    Hinted,
    /// An unfinished game was replaced, by a new one or by an earlier one.
    PutAside {
        game: Box<SessionGame>,
        is_by_new: bool,
    },
    /// A person tried to play a node that cannot be played.
    Refused {
        node: Node,
    },
    /// The engine thread has ended.
    EngineLost,
}

/// A move that a computer has chosen.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) node: Node,
    /// The finished and the wanted levels of the lookahead.
    pub(crate) levels: Option<(u16, u16)>,
    pub(crate) search: Option<SearchTotals>,
}

#[derive(Clone, Debug)]
pub(crate) struct PendingMove {
    answer: Answer,
    since: Duration,
    took: Duration,
    skips_delay: bool,
}

impl Session {
    /// Ends the game if a clock has run out, reads the engine's answer, plays its move, starts the next search. Returns when to call again. An answer to a
    /// person takes at least `min_reply`.
    pub fn tick(&mut self, now: Duration, min_reply: Duration) -> Option<Duration> {
        self.check_clock(now);
        for report in self.worker.poll() {
            self.handle_report(report, now);
        }
        if self.thinking.is_some() && !self.worker.is_busy() {
            self.thinking = None;
            self.handle_stopped_engine();
        }
        if self.needs_engine_move() {
            self.start_search(SearchPurpose::Move, now);
        }
        let wait = self.play_pending(now, min_reply);
        self.refresh_readings();
        self.refresh_solver_cache();
        wait
    }

    fn needs_engine_move(&mut self) -> bool {
        let is_running = self.started && self.outcome().is_none() && (!self.paused || self.step);
        let is_idle = self.thinking.is_none() && self.pending.is_none();
        let player = self.game().position().to_move();
        is_running && is_idle && !self.is_human(player) && !self.waits_for_candidates(player)
    }

    /// Starts a search with the position and the personality of the player to move. If that player models its
    /// opponent, adds what the moves reveal; nothing else.
    pub(crate) fn start_search(&mut self, purpose: SearchPurpose, now: Duration) {
        let position = self.game().position().clone();
        let seat = self.seat(position.to_move());
        let (factors, perfect) = (seat.personality.factors.clone(), seat.kind.manner());
        let (seed, limit) = (self.setup().seed, self.setup().max_move);
        let mut opponent_model = None;
        if purpose == SearchPurpose::Move {
            opponent_model = self.opponent_model(position.to_move());
            self.bank_turn(now);
            self.clock.start(now);
        }
        let seeks_win = purpose == SearchPurpose::Hint { of_1993: false };
        self.worker.submit(EngineRequest {
            position,
            factors,
            perfect,
            seed,
            limit,
            opponent_model,
            seeks_win,
        });
        self.thinking = Some(Thinking { purpose, since: now, progress: None, win: None });
    }

    fn handle_report(&mut self, report: EngineReport, now: Duration) {
        match report {
            EngineReport::Progress(progress) => {
                if let Some(thinking) = &mut self.thinking {
                    thinking.progress = Some(progress);
                }
            }
            EngineReport::WinIn(n) => {
                if let Some(thinking) = &mut self.thinking {
                    thinking.win = Some(n);
                }
            }
            EngineReport::Done(answer) => {
                if let Some(thinking) = self.thinking.take() {
                    self.handle_answer(&thinking, answer, now);
                }
            }
        }
    }

    fn handle_answer(&mut self, thinking: &Thinking, answer: Result<Choice, SearchError>, now: Duration) {
        match (thinking.purpose, answer) {
            (SearchPurpose::Move, Ok(choice)) => {
                // Perfect play has no lookahead levels.
                let kind = self.seat(self.game().position().to_move()).kind;
                let levels = (kind.is_personality()).then_some((choice.depth, choice.wanted));
                let search = Some(choice.stats.totals()).filter(|search| !search.is_empty());
                let answer = Answer { node: choice.mv, levels, search };
                self.set_pending(answer, thinking.since, now);
            }
            (SearchPurpose::Hint { of_1993 }, Ok(choice)) => self.show_hint(choice, of_1993, thinking.win),
            (SearchPurpose::Hint { .. }, Err(_)) => self.hint = HintState::Closed,
            (SearchPurpose::Move, Err(_)) => self.handle_stopped_engine(),
        }
    }

    /// Stores a move until it is due.
    pub(crate) fn set_pending(&mut self, answer: Answer, since: Duration, now: Duration) {
        let took = now.saturating_sub(since);
        self.clock.stop(now);
        self.pending = Some(PendingMove { answer, since, took, skips_delay: false });
    }

    /// Plays the computer's move when it is due; otherwise returns the remaining time.
    fn play_pending(&mut self, now: Duration, min_reply: Duration) -> Option<Duration> {
        let pending = self.pending.as_ref()?;
        let delay = match self.is_watching() {
            _ if self.step || pending.skips_delay => Duration::ZERO,
            true => self.speed.pace(),
            false => min_reply,
        };
        if let Some(wait) = (pending.since + delay).checked_sub(now).filter(|wait| !wait.is_zero()) {
            return Some(wait);
        }
        let PendingMove { answer: Answer { node, levels, search }, took, .. } = self.pending.take()?;
        let (ply, player) = (self.game().moves().len(), self.game().position().to_move());
        let note = MoveNote { time: Some(took), levels, search };
        self.step = false;
        let viewed = self.viewing;
        if self.commit(ply, PlayedMove { player, node, note }, now).is_err() {
            self.handle_stopped_engine();
        }
        self.viewing = viewed;
        Some(Duration::ZERO)
    }

    /// Handles the end of the engine thread: computers stop, people can continue.
    fn handle_stopped_engine(&mut self) {
        self.hint = HintState::Closed;
        self.paused = true;
        self.events.push(Event::EngineLost);
    }

    pub(crate) fn stop_thinking(&mut self) {
        if self.thinking.take().is_some() {
            self.worker.cancel();
        }
        self.pending = None;
        self.step = false;
    }

    pub fn move_now(&mut self) {
        if self.thinking.is_some() {
            self.worker.stop().map(Stop::move_now).unwrap_or_default();
        } else if let Some(pending) = &mut self.pending {
            pending.skips_delay = true;
        }
    }

    pub fn is_computer_thinking(&self) -> bool {
        self.thinking.as_ref().is_some_and(|thinking| thinking.purpose == SearchPurpose::Move)
    }
}

/// The time of a move at speed 1.
const PACE: Duration = Duration::from_millis(800);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlaybackSpeed(usize);

/// Multiples of [`PACE`]; `None` is as fast as the computers think.
const SPEEDS: [Option<f32>; 7] = [Some(0.25), Some(0.5), Some(1.0), Some(2.0), Some(4.0), Some(10.0), None];

impl Default for PlaybackSpeed {
    fn default() -> Self {
        Self(2)
    }
}

impl PlaybackSpeed {
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SPEEDS.len()).map(Self)
    }

    pub const fn factor(self) -> Option<f32> {
        SPEEDS[self.0]
    }

    #[must_use]
    pub const fn slower(self) -> Self {
        Self(self.0.saturating_sub(1))
    }

    #[must_use]
    pub fn faster(self) -> Self {
        Self((self.0 + 1).min(SPEEDS.len() - 1))
    }

    pub fn pace(self) -> Duration {
        self.factor().map_or(Duration::ZERO, |factor| PACE.div_f32(factor))
    }
}

impl Session {
    pub fn can_pause(&self) -> bool {
        self.is_watching() && self.outcome().is_none()
    }

    pub fn toggle_pause(&mut self, now: Duration) {
        if !self.can_pause() {
            return;
        }
        self.paused = self.started && !self.paused;
        self.started = true;
        if self.paused {
            self.stop_thinking();
            self.clock.stop(now);
        }
    }

    /// Lets the computer to move play one move, then pauses.
    pub fn step(&mut self) {
        if self.can_pause() {
            self.started = true;
            self.paused = true;
            self.step = true;
        }
    }

    pub const fn set_speed(&mut self, speed: PlaybackSpeed) {
        self.speed = speed;
    }
}
