//! The external engines that play in the current game.

use std::fmt;
use std::time::Duration;

use crate::app::engines::{ExternalEngine, find};
use crate::app::session::engine_turn::Answer;
use crate::app::session::{Event, SearchPurpose, Session, Thinking};
use crate::jobs::Wake;
use crate::jobs::external_player::{ExternalPlayer, Launch, Turn};
use crate::messages::engines as msg;
use span_it_core::board::{ByPlayer, Node, Player};
use span_it_lab::gtp::GtpError;

/// The list of engines, and those that run for the current game.
#[derive(Default)]
pub(super) struct ExternalEngines {
    list: Vec<ExternalEngine>,
    wake: Option<Wake>,
    running: ByPlayer<Option<Running>>,
    /// Whether the game is paused because an engine has failed.
    has_failed: bool,
}

#[derive(Debug)]
struct Running {
    /// Number of the game.
    game: u64,
    /// The name in the list.
    name: String,
    player: ExternalPlayer,
}

impl ExternalEngines {
    pub(super) fn is_busy(&self) -> bool {
        self.running.iter().any(|(_, one)| one.as_ref().is_some_and(|one| one.player.is_busy()))
    }

    pub(super) fn cancel(&mut self) {
        for player in Player::ALL {
            if let Some(running) = &mut self.running[player] {
                running.player.cancel();
            }
        }
    }

    fn poll(&mut self) -> Option<Result<Node, GtpError>> {
        Player::ALL.into_iter().find_map(|player| self.running[player].as_mut()?.player.poll())
    }
}

impl fmt::Debug for ExternalEngines {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ExternalEngines").field("running", &self.running).finish_non_exhaustive()
    }
}

impl Session {
    /// Sets the engines that games can refer to. `wake` is called when an engine has moved. Running engines end if
    /// their entry has changed.
    pub(crate) fn set_external_engines(&mut self, list: Vec<ExternalEngine>, wake: Wake) {
        let before = std::mem::replace(&mut self.external.list, list);
        self.external.wake = Some(wake);
        self.retry_engine();
        for player in Player::ALL {
            let name = self.external.running[player].as_ref().map(|running| running.name.clone());
            let is_changed =
                name.is_some_and(|name| find(&before, &name) != find(&self.external.list, &name));
            if is_changed {
                self.stop_thinking();
                self.external.running[player] = None;
            }
        }
    }

    /// Ends engines that no longer play. Reads the answer of the one to move.
    pub(super) fn poll_external_engines(&mut self, now: Duration) {
        let (game, is_over) = (self.game_number(), self.outcome().is_some());
        for player in Player::ALL {
            let is_playing = self.seat(player).kind.is_external() && !is_over;
            let running = &mut self.external.running[player];
            running.take_if(|running| !is_playing || running.game != game);
        }
        if let Some(answer) = self.external.poll()
            && let Some(thinking) = self.thinking.take()
        {
            match answer {
                Ok(node) => {
                    self.set_pending(Answer { node, levels: None, search: None }, thinking.since, now);
                }
                Err(GtpError::Resigned) => self.end_by_resignation(self.game().position().to_move(), now),
                Err(error) => self.handle_failed_engine(&error.to_string()),
            }
        }
    }

    /// Requests a move of the engine to move.
    pub(super) fn start_external_engine(&mut self, now: Duration) {
        let position = self.game().position().clone();
        let player = position.to_move();
        match self.running_engine(player) {
            Err(why) => self.handle_failed_engine(&why),
            Ok((running, limit)) => {
                running.submit(Turn { position, limit });
                self.thinking = Some(Thinking { purpose: SearchPurpose::Move, since: now, progress: None });
            }
        }
    }

    /// Starts the engine of a player unless it is running, and returns it with its time for a move.
    fn running_engine(&mut self, player: Player) -> Result<(&mut ExternalPlayer, Option<Duration>), String> {
        let (game, seed, limit) = (self.game_number(), self.setup().seed, self.setup().max_move);
        let name = self.seat(player).name.clone();
        let external = &mut self.external;
        let engine = find(&external.list, &name).ok_or_else(|| msg::NOT_IN_LIST.to_owned())?;
        let limit = engine.max_move(limit);
        let running = if let Some(running) = external.running[player].take() {
            running
        } else {
            let wake = external.wake.clone().ok_or_else(|| msg::NOT_IN_LIST.to_owned())?;
            let launch = Launch { command: engine.command.clone(), folder: engine.folder.clone(), seed };
            let started = ExternalPlayer::start(launch, wake).map_err(|error| error.to_string())?;
            Running { game, name, player: started }
        };
        let running = external.running[player].insert(running);
        Ok((&mut running.player, limit))
    }

    fn handle_failed_engine(&mut self, why: &str) {
        let player = self.game().position().to_move();
        self.external.running[player] = None;
        (self.paused, self.external.has_failed) = (true, true);
        let name = self.seat(player).name.clone();
        self.events.push(Event::EngineFailed { name, why: why.to_owned() });
    }

    /// Lets the engine of the current game try again after a failure.
    pub(crate) fn retry_engine(&mut self) {
        if std::mem::take(&mut self.external.has_failed) {
            self.paused = false;
        }
    }
}
