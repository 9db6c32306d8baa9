//! Stored games as tournaments: databases and records have no plan, so games from the same position with the sides
//! exchanged become pairs.

use std::collections::HashMap;
use std::path::Path;
use std::time::Duration;

use span_it_core::board::{BoardSize, ByPlayer, Node, Player, Position};
use span_it_core::record::{GameSetup, PlayerKind};
use span_it_core::referee::Referee;
use span_it_lab::tournament::{Ending, GameResult, OwnNames, PairKey, Plan, PlayerSpec};

use super::Tournament;
use crate::toolkit::report::Failure;
use crate::toolkit::sources::Sources;

/// The finished games of a database or of records, those with each time limit apart.
pub(super) fn read(file: &Path) -> Result<Vec<Tournament>, Failure> {
    let mut by_limit: Vec<(Option<Duration>, Stored)> = Vec::new();
    Sources { files: vec![file.to_owned()] }.for_each_part(&mut |games| {
        for game in games {
            let limit = game.setup.max_move;
            let place = by_limit.iter().position(|(known, _)| *known == limit).unwrap_or_else(|| {
                by_limit.push((limit, Stored::default()));
                by_limit.len() - 1
            });
            by_limit[place].1.add(&game.setup, &game.referee);
        }
        Ok(())
    })?;
    if by_limit.iter().all(|(_, stored)| stored.games.is_empty()) {
        return Err(Failure::refused(format!("{}: no game has ended", file.display())));
    }
    Ok(by_limit.into_iter().map(|(limit, stored)| stored.tournament(limit)).collect())
}

#[derive(Default)]
struct Stored {
    agents: Vec<PlayerSpec>,
    boards: Vec<BoardSize>,
    games: Vec<GameResult>,
    /// The pairs that lack a game, by agents, position and which game is missing.
    open: HashMap<((usize, usize), Position, bool), Vec<u32>>,
}

impl Stored {
    fn add(&mut self, setup: &GameSetup, game: &Referee) {
        let Some(outcome) = game.outcome() else { return };
        let sides = ByPlayer::from_fn(|player| self.agent(setup, player));
        let (one, other) = (sides.horizontal, sides.vertical);
        if one == other {
            return;
        }
        let (agents, exchanged) = ((one.min(other), one.max(other)), one > other);
        let board = place_of(&mut self.boards, setup.size);
        let opening = setup.opening();
        let first = game.start().to_move();
        let first = if opening.len().is_multiple_of(2) { first } else { first.opponent() };
        let waiting = self.open.entry((agents, game.start().clone(), exchanged)).or_default();
        let new = u32::try_from(self.games.len()).unwrap_or(u32::MAX);
        let pair = if waiting.is_empty() {
            self.open.entry((agents, game.start().clone(), !exchanged)).or_default().push(new);
            new
        } else {
            waiting.remove(0)
        };
        let moves: Vec<Node> = game.moves().iter().map(|mv| mv.node).collect();
        self.games.push(GameResult {
            key: PairKey { agents, board, pair },
            exchanged,
            size: setup.size,
            first,
            winner: outcome.winner,
            ending: Ending::Path,
            opening_plies: u16::try_from(opening.len()).unwrap_or(u16::MAX),
            moves: opening.into_iter().chain(moves).collect(),
            sides: ByPlayer::default(),
        });
    }

    /// The index of an agent. Persons, readers and programs are known by their names.
    fn agent(&mut self, setup: &GameSetup, player: Player) -> usize {
        let seat = &setup.players[player];
        let agent = match seat.kind {
            PlayerKind::Perfect(manner) => PlayerSpec::Perfect(manner),
            PlayerKind::Computer if !setup.reads_opponent(player) => {
                PlayerSpec::Personality(Box::new(seat.personality.clone()))
            }
            PlayerKind::Computer | PlayerKind::Human => PlayerSpec::Gtp { command: seat.name.clone() },
        };
        place_of(&mut self.agents, agent)
    }

    fn tournament(self, max_move: Option<Duration>) -> Tournament {
        let pairs = u32::try_from(self.games.len()).unwrap_or(u32::MAX);
        let plan = Plan { boards: self.boards, max_move, pairs, ..Plan::round_robin(self.agents) };
        Tournament { plan, names: OwnNames::default(), games: self.games, is_planned: false }
    }
}

/// The place of a value, which is added if it is new.
fn place_of<T: PartialEq>(all: &mut Vec<T>, one: T) -> usize {
    all.iter().position(|known| *known == one).unwrap_or_else(|| {
        all.push(one);
        all.len() - 1
    })
}
