//! Writing of game records.

use std::time::Duration;

use crate::json::{quoted, write_object};

use super::{FORMAT, GameSetup, MAX_LEVELS, MAX_MS, PlayerKind, Seat, VERSION, word_of};
use crate::board::Player;
use crate::engine::SearchTotals;
use crate::referee::{Outcome, PlayedMove, Referee};

/// The record of a game; [`read_record`](super::read_record) reads it back.
///
/// Times are whole milliseconds and are written if any move has one; a move without time gets 0. Levels are
/// written for the moves of computers, searches and unplayed times if there are any. Board, first player and start are those of `game`, not of `setup`.
pub fn write_record(setup: &GameSetup, game: &Referee) -> String {
    let (start, moves) = (game.start(), game.moves());
    let mut fields = vec![
        ("format", quoted(FORMAT)),
        ("version", VERSION.to_string()),
        ("rows", start.size().rows().to_string()),
        ("cols", start.size().cols().to_string()),
        ("first", letter(start.to_move())),
        ("seed", setup.seed.to_string()),
    ];
    fields.extend(setup.max_move.map(|limit| ("max_move_ms", millis(limit))));
    if setup.start.is_some() || start.connectors() > 0 {
        fields.push(("start", quoted(&start.to_string())));
    }
    fields.push(("players", write_players(setup)));
    fields.push(("moves", list(moves, |mv| quoted(&mv.node.to_string()))));
    if moves.iter().any(|mv| mv.note.time.is_some()) {
        fields.push(("times_ms", list(moves, |mv| millis(mv.note.time.unwrap_or_default()))));
    }
    if moves.iter().any(|mv| levels(setup, mv).is_some()) {
        fields.push(("levels", list(moves, |mv| write_levels(levels(setup, mv)))));
    }
    if moves.iter().any(|mv| mv.note.search.is_some()) {
        fields.push(("search", list(moves, |mv| write_search(mv.note.search))));
    }
    let unplayed = Player::ALL.map(|player| game.unplayed_time(player));
    if unplayed.iter().any(|time| time.as_millis() > 0) {
        let [horizontal, vertical] = unplayed.map(millis);
        fields.push(("unplayed_ms", format!("{{ \"h\": {horizontal}, \"v\": {vertical} }}")));
    }
    fields.extend(game.outcome().map(|outcome| ("result", write_result(outcome))));
    fields.extend(setup.extra.iter().map(|extra| ("extra", extra.to_string())));
    write_object(&fields, 0) + "\n"
}

fn write_players(setup: &GameSetup) -> String {
    let (horizontal, vertical) = (&setup.players.horizontal, &setup.players.vertical);
    write_object(&[("h", write_seat(horizontal)), ("v", write_seat(vertical))], 1)
}

fn write_seat(seat: &Seat) -> String {
    let fields = [
        ("name", quoted(&seat.name)),
        ("kind", quoted(seat.kind.word())),
        ("personality", seat.personality.to_json_at(3)),
    ];
    write_object(&fields, 2)
}

fn write_result(outcome: Outcome) -> String {
    let (winner, by) = (letter(outcome.winner), quoted(word_of(outcome.termination)));
    format!("{{ \"winner\": {winner}, \"by\": {by} }}")
}

/// The levels of a move, if a record may contain them.
fn levels(setup: &GameSetup, mv: &PlayedMove) -> Option<(u16, u16)> {
    let legal = |&(finished, wanted): &(u16, u16)| {
        1 <= finished && finished <= wanted && u64::from(wanted) <= MAX_LEVELS
    };
    let has_levels = matches!(setup.players[mv.player].kind, PlayerKind::Computer | PlayerKind::Perfect(_));
    mv.note.levels.filter(legal).filter(|_| has_levels)
}

fn write_levels(levels: Option<(u16, u16)>) -> String {
    levels.map_or_else(|| "null".to_owned(), |(finished, wanted)| format!("[{finished}, {wanted}]"))
}

fn write_search(search: Option<SearchTotals>) -> String {
    let Some(search) = search else { return "null".to_owned() };
    let nanoseconds = u64::try_from(search.time.as_nanos()).unwrap_or(MAX_MS);
    let numbers = [search.visited, search.pruned, search.positions, nanoseconds];
    let [visited, pruned, positions, nanoseconds] = numbers.map(|number| number.min(MAX_MS));
    format!("[{visited}, {pruned}, {positions}, {nanoseconds}]")
}

fn list(moves: &[PlayedMove], write: impl Fn(&PlayedMove) -> String) -> String {
    format!("[{}]", moves.iter().map(write).collect::<Vec<_>>().join(", "))
}

fn letter(player: Player) -> String {
    quoted(&player.letter().to_string())
}

fn millis(time: Duration) -> String {
    time.as_millis().min(u128::from(MAX_MS)).to_string()
}
