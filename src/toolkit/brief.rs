//! Games as lists need them: a log gives them without replaying each.

use std::hash::{DefaultHasher, Hash, Hasher as _};
use std::path::Path;

use span_it_core::board::{ByPlayer, Node, Player, Position};
use span_it_core::engine::Stop;
use span_it_core::record::{PlayerKind, Seat};
use span_it_core::referee::{Outcome, Termination};
use span_it_core::seed::Seed;
use span_it_lab::tournament::{Ending, Names, PlayerSpec, log, seat};
use span_it_store::games::{Source, StoredGame};

use crate::toolkit::progress;
use crate::toolkit::report::Failure;
use crate::toolkit::sources::{Game, modified};

/// A game as lists need it, without its personalities and the boards between its moves.
pub(crate) struct Brief<'a> {
    /// Its number is the place in its source.
    pub(crate) game: StoredGame,
    pub(crate) start: Position,
    pub(crate) opening: &'a [Node],
    pub(crate) moves: &'a [Node],
    /// Whether a source before has the same game.
    pub(crate) is_repeated: bool,
    /// Equal for the same game in a log, a record and a database.
    pub(super) key: u64,
}

impl Brief<'_> {
    /// The position with this number of connectors, and the move that was played there.
    pub(crate) fn reached(&self, connectors: u16) -> Option<(Position, Option<Node>)> {
        let (mut position, moves) = if connectors >= self.start.connectors() {
            (self.start.clone(), self.moves)
        } else if self.opening.is_empty() {
            return None;
        } else {
            let is_even = self.opening.len().is_multiple_of(2);
            let second = self.start.to_move().opponent();
            let first = if is_even { self.start.to_move() } else { second };
            (Position::empty(self.game.size, first), self.opening)
        };
        let before = usize::from(connectors - position.connectors());
        for &mv in moves.get(..before)? {
            position.play(mv).ok()?;
        }
        Some((position, moves.get(before).copied()))
    }
}

/// Calls `act` with the games of a log.
pub(super) fn briefs_of_log(file: &Path, act: &mut dyn FnMut(Brief<'_>)) -> Result<(), Failure> {
    let _line = progress::reading(file);
    let games = log::Games::open(file).map_err(Failure::refused)?;
    let (plan, own) = (games.summary.plan.clone(), games.summary.names.clone().unwrap_or_default());
    let names = Names::new(&plan.agents, &own).shown;
    let keys: Vec<u64> =
        plan.agents.iter().zip(&names).map(|(agent, name)| seat_key(&seat(agent, name))).collect();
    let kind = |agent: &PlayerSpec| match agent {
        &PlayerSpec::Perfect(manner) => PlayerKind::Perfect(manner),
        _ => PlayerKind::Computer,
    };
    let at = modified(file);
    let read = games.for_each(&Stop::default(), |place, result| {
        // A record has no such game either.
        let Some(start) = result.start() else { return };
        let (opening, moves) =
            result.moves.split_at(usize::from(result.opening_plies).min(result.moves.len()));
        let termination =
            if result.ending == Ending::Path { Termination::Path } else { Termination::Resignation };
        let agents = ByPlayer::from_fn(|player| result.agent(player));
        let game = StoredGame {
            id: i64::try_from(place).unwrap_or(i64::MAX),
            at,
            source: Source::Tournament,
            size: result.size,
            first: start.to_move(),
            names: agents.map(|agent| names[agent].clone()),
            kinds: agents.map(|agent| kind(&plan.agents[agent])),
            outcome: Some(Outcome { winner: result.winner, termination }),
            moves: moves.len(),
            analysis: None,
        };
        let key = game_key(
            (result.fixture().seed(plan.seed), agents.map(|agent| keys[agent])),
            &start,
            (moves, Some(result.winner)),
        );
        act(Brief { game, start, opening, moves, is_repeated: false, key });
    });
    read.map_err(Failure::refused)
}

/// Calls `act` with a game.
pub(super) fn brief_of(
    Game { setup, referee, at, source }: &Game,
    place: i64,
    act: &mut dyn FnMut(Brief<'_>),
) {
    let moves: Vec<Node> = referee.moves().iter().map(|mv| mv.node).collect();
    let start = referee.start().clone();
    let players = ByPlayer::from_fn(|player| player);
    let game = StoredGame {
        id: place,
        at: *at,
        source: *source,
        size: setup.size,
        first: start.to_move(),
        names: players.map(|player| setup.players[player].name.clone()),
        kinds: players.map(|player| match setup.players[player].kind {
            PlayerKind::Human if !setup.is_person(player) => PlayerKind::Computer,
            kind => kind,
        }),
        outcome: referee.outcome(),
        moves: moves.len(),
        analysis: None,
    };
    let seats = players.map(|player| seat_key(&setup.players[player]));
    let winner = game.outcome.map(|outcome| outcome.winner);
    let key = game_key((setup.seed, seats), &start, (&moves, winner));
    let opening = setup.opening();
    act(Brief { game, start, opening: &opening, moves: &moves, is_repeated: false, key });
}

fn seat_key(seat: &Seat) -> u64 {
    hash(&(&seat.name, seat.kind, seat.personality.to_json()))
}

fn game_key(settings: (Seed, ByPlayer<u64>), start: &Position, game: (&[Node], Option<Player>)) -> u64 {
    hash(&(settings.0.get(), settings.1, start, game))
}

fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}
