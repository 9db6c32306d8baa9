//! Writing of game records.

use std::time::Duration;

use super::file::{Count, Format, Levels, Record};
use super::{GameSetup, MAX_LEVELS, MAX_MS, PlayerKind, Seat};
use crate::board::{ByPlayer, Player};
use crate::engine::SearchTotals;
use crate::json::{self, Version, Whole};
use crate::referee::{PlayedMove, Referee};

/// The record of a game; [`read_record`](super::read_record) reads it back.
///
/// Times are whole milliseconds and are written if any move has one; a move without time gets 0. Levels are
/// written for the moves of computers, searches and unplayed times if there are any. Board, first player and start are those of `game`, not of `setup`.
pub fn write_record(setup: &GameSetup, game: &Referee) -> String {
    json::to_text(&record(setup, game, setup.players.clone()))
}

/// The record of a game as one line without its personalities, which a database stores once for many games;
/// [`read_compact`](super::read_compact) reads it back.
pub fn write_compact(setup: &GameSetup, game: &Referee) -> String {
    let seat = |player| {
        let Seat { name, kind, .. } = &setup.players[player];
        Seat { name: name.clone(), kind: *kind, personality: () }
    };
    json::to_line(&record(setup, game, ByPlayer::from_fn(seat)))
}

fn record<P>(setup: &GameSetup, game: &Referee, players: ByPlayer<Seat<P>>) -> Record<P> {
    let (start, moves) = (game.start(), game.moves());
    let list = |note: fn(&PlayedMove) -> bool| moves.iter().any(note).then_some(moves);
    let has_levels = moves.iter().any(|mv| levels(setup, mv).is_some());
    let unplayed = ByPlayer::from_fn(|player| game.unplayed_time(player));
    let ([read_the_opponent, no_personality], opening) = setup.notes.lists();
    Record {
        format: Format::Game,
        version: Version,
        rows: Whole(start.size().rows().into()),
        cols: Whole(start.size().cols().into()),
        first: start.to_move(),
        seed: setup.seed,
        max_move_ms: setup.max_move.map(milliseconds),
        clock_ms: setup.notes.clock.map(|clock| Whole(milliseconds(clock).0.clamp(1_000, 86_400_000))),
        start: (setup.start.is_some() || start.connectors() > 0).then(|| start.clone()),
        players,
        moves: moves.iter().map(|mv| mv.node).collect(),
        times_ms: list(|mv| mv.note.time.is_some())
            .map(|moves| moves.iter().map(|mv| milliseconds(mv.note.time.unwrap_or_default())).collect()),
        levels: has_levels.then(|| moves.iter().map(|mv| levels(setup, mv)).collect()),
        search: list(|mv| mv.note.search.is_some())
            .map(|moves| moves.iter().map(|mv| mv.note.search.map(search)).collect()),
        unplayed_ms: Player::ALL
            .iter()
            .any(|&player| unplayed[player].as_millis() > 0)
            .then(|| unplayed.map(milliseconds)),
        result: game.outcome(),
        read_the_opponent,
        no_personality,
        opening: opening.to_vec(),
        extra: setup.notes.extra.clone(),
    }
}

/// The levels of a move, if a record may contain them.
fn levels(setup: &GameSetup, mv: &PlayedMove) -> Option<Levels> {
    let has_levels = matches!(setup.players[mv.player].kind, PlayerKind::Computer | PlayerKind::Perfect(_));
    let (finished, wanted) = mv.note.levels.filter(|_| has_levels)?;
    let is_legal = 1 <= finished && finished <= wanted && u64::from(wanted) <= MAX_LEVELS;
    is_legal.then(|| [Whole(finished.into()), Whole(wanted.into())])
}

fn search(search: SearchTotals) -> [Count; 4] {
    let nanoseconds = u64::try_from(search.time.as_nanos()).unwrap_or(MAX_MS);
    [search.visited, search.pruned, search.positions, nanoseconds].map(|number| Whole(number.min(MAX_MS)))
}

fn milliseconds(time: Duration) -> Count {
    Whole(u64::try_from(time.as_millis()).unwrap_or(MAX_MS).min(MAX_MS))
}
