//! Reading of game records: strict, with every move checked by the referee.

use std::time::Duration;

use crate::json::{FormatError, Object, Value, shorten};
use crate::text::humanize::counted;
use crate::text::plain;

use super::{
    FORMAT, GameSetup, MAX_BYTES, MAX_LEVELS, MAX_MS, PlayerKind, RecordError, Seat, VERSION, word_of,
};
use crate::board::{BoardSize, ByPlayer, Node, PlaceError, Player, Position};
use crate::engine::SearchTotals;
use crate::personality::Personality;
use crate::referee::{MoveNote, Outcome, Referee, Refusal, Termination};
use crate::seed::Seed;

const KEYS: [&str; 16] = [
    "format",
    "version",
    "rows",
    "cols",
    "first",
    "seed",
    "max_move_ms",
    "start",
    "players",
    "moves",
    "times_ms",
    "levels",
    "search",
    "unplayed_ms",
    "result",
    "extra",
];
const PLAYER: &str = "\"h\" or \"v\"";
const KIND: &str = "\"human\", \"computer\", \"perfect\", \"perfect:plain\" or \"engine\"";
const LEVELS: &str =
    "a pair [finished levels, wanted levels], each 1 to 50, the first not larger than the second";
const SEARCH: &str = "null or the numbers [visited moves, pruned moves, positions, nanoseconds]";

/// Reads the text of a game record and replays its game.
///
/// # Errors
/// The first violation of `docs/formats.md, "Game record"`, with its place, key and value, or with the
/// number of the move that the referee refuses.
pub fn read_record(text: &[u8]) -> Result<(GameSetup, Referee), RecordError> {
    let text = plain::json(text);
    let value = Value::parse_file(&text, MAX_BYTES)?;
    let object = value.object()?;
    object.header(FORMAT, VERSION)?;
    object.only(&KEYS)?;
    let setup = read_setup(&object)?;
    let mut game = setup.new_game();
    replay(&setup, &mut game, &object)?;
    read_unplayed_times(&mut game, &object)?;
    let result = object.optional("result").map(|value| read_result(&value)).transpose()?;
    apply_result(&mut game, result)?;
    Ok((setup, game))
}

fn read_setup(object: &Object<'_>) -> Result<GameSetup, RecordError> {
    let size = read_size(object)?;
    let first = read_player(&object.required("first", PLAYER)?)?;
    Ok(GameSetup {
        size,
        first,
        seed: read_seed(object)?,
        players: read_players(object)?,
        max_move: object.optional("max_move_ms").map(|value| read_time(&value)).transpose()?,
        start: object.optional("start").map(|value| read_start(&value, size, first)).transpose()?,
        extra: object.optional("extra").map(|value| value.extra()).transpose()?,
    })
}

fn read_size(object: &Object<'_>) -> Result<BoardSize, FormatError> {
    let (least, most) = (u64::from(BoardSize::MIN), u64::from(BoardSize::MAX));
    let expected = format!("a whole number from {least} to {most}");
    let side = |key| {
        let value = object.required(key, &expected)?;
        usize::try_from(value.whole(least..=most)?).ok().ok_or_else(|| value.unexpected(&expected))
    };
    let (rows, cols) = (side("rows")?, side("cols")?);
    BoardSize::new(rows, cols).or_else(|_| Err(object.required("rows", &expected)?.unexpected(&expected)))
}

fn read_seed(object: &Object<'_>) -> Result<Seed, FormatError> {
    let greatest = Seed::MAX.get();
    let expected = format!("a whole number from 0 to {greatest}");
    let value = object.required("seed", &expected)?;
    Seed::new(value.whole(0..=greatest)?).ok_or_else(|| value.unexpected(&expected))
}

fn read_player(value: &Value<'_>) -> Result<Player, FormatError> {
    match value.text(PLAYER)?.as_str() {
        "h" => Ok(Player::Horizontal),
        "v" => Ok(Player::Vertical),
        _ => Err(value.unexpected(PLAYER)),
    }
}

fn read_players(object: &Object<'_>) -> Result<ByPlayer<Seat>, RecordError> {
    let players = object.required("players", "an object with the players h and v")?.object()?;
    players.only(&["h", "v"])?;
    let seat = |player: Player| {
        let key = player.letter().to_string();
        read_seat(&players.required(&key, "an object with name, kind and personality")?)
    };
    Ok(ByPlayer { horizontal: seat(Player::Horizontal)?, vertical: seat(Player::Vertical)? })
}

fn read_seat(value: &Value<'_>) -> Result<Seat, RecordError> {
    let object = value.object()?;
    object.only(&["name", "kind", "personality"])?;
    let kind = object.required("kind", KIND)?;
    Ok(Seat {
        name: object.required("name", "a text")?.text("a text")?,
        kind: PlayerKind::from_word(&kind.text(KIND)?).ok_or_else(|| kind.unexpected(KIND))?,
        personality: Personality::from_value(&object.required("personality", "a whole personality")?)?,
    })
}

fn read_time(value: &Value<'_>) -> Result<Duration, FormatError> {
    value.whole(0..=MAX_MS).map(Duration::from_millis)
}

fn read_start(value: &Value<'_>, size: BoardSize, first: Player) -> Result<Position, RecordError> {
    let text = value.text("the text of a position")?;
    let place = value.place();
    let start: Position = text
        .parse()
        .map_err(|source| RecordError::Content(format!("{place}: start is not a position: {source}")))?;
    if start.size() == size && start.to_move() == first {
        return Ok(start);
    }
    let description =
        |size: BoardSize, player: Player| format!("{size} board with {} to move", player.letter());
    let (found, expected) = (description(start.size(), start.to_move()), description(size, first));
    Err(RecordError::Content(format!(
        "{place}: start has a {found}: expected a {expected}, as in rows, cols and first"
    )))
}

/// Plays the moves of the record with their notes.
fn replay(setup: &GameSetup, game: &mut Referee, object: &Object<'_>) -> Result<(), RecordError> {
    const NAMES: &str = "an array of nodes";
    let moves = object.required("moves", NAMES)?.items(NAMES)?;
    let mut times = notes(object, "times_ms", moves.len())?;
    let mut levels = notes(object, "levels", moves.len())?;
    let mut searches = notes(object, "search", moves.len())?;
    for (index, mv) in moves.enumerate() {
        let (number, player) = (index + 1, game.position().to_move());
        let not_a_node = || {
            let (place, found) = (mv.place(), shorten(mv.as_written()));
            let problem = format!("{place}: move {number} is {found}: expected a node, such as c3");
            RecordError::Content(problem)
        };
        let name = mv.text("a node").ok().ok_or_else(not_a_node)?;
        let node: Node = name.parse().ok().ok_or_else(not_a_node)?;
        let time = times.next().map(|value| read_time(&value)).transpose()?;
        let levels = match levels.next() {
            Some(value) => read_levels(&value, setup.players[player].kind, number)?,
            None => None,
        };
        let search = searches.next().map(|value| read_search(&value)).transpose()?.flatten();
        game.play(node, MoveNote { time, levels, search }).map_err(|refusal| {
            RecordError::Content(format!("move {number}, {name}, {}", refusal_text(&refusal)))
        })?;
    }
    Ok(())
}

fn refusal_text(refusal: &Refusal) -> String {
    match refusal {
        Refusal::Place(PlaceError::NotOnBoard { size, .. }) => format!("is not on the {size} board"),
        Refusal::Place(PlaceError::Taken { .. }) => "is taken".to_owned(),
        Refusal::GameOver { outcome } => format!("comes after the end: {} had won", outcome.winner),
        other => format!("is refused: {other}"),
    }
}

fn read_unplayed_times(game: &mut Referee, object: &Object<'_>) -> Result<(), FormatError> {
    let Some(value) = object.optional("unplayed_ms") else { return Ok(()) };
    let times = value.object()?;
    times.only(&["h", "v"])?;
    for player in Player::ALL {
        let time = times.required(&player.letter().to_string(), "a time in milliseconds")?;
        game.add_unplayed_time(player, read_time(&time)?);
    }
    Ok(())
}

/// The items of an optional list with one entry per move.
fn notes<'a>(
    object: &Object<'a>,
    key: &'static str,
    moves: usize,
) -> Result<impl Iterator<Item = Value<'a>>, RecordError> {
    let value = object.optional(key);
    let list = value.as_ref().map(|value| value.items("an array")).transpose()?;
    match (value, &list) {
        (Some(value), Some(list)) if list.len() != moves => {
            let (place, found) = (value.place(), counted(list.len(), "entry", "entries"));
            let problem = format!("{place}: {key} has {found}: expected {moves}, one for each move");
            Err(RecordError::Content(problem))
        }
        _ => Ok(list.into_iter().flatten()),
    }
}

fn read_levels(
    value: &Value<'_>,
    kind: PlayerKind,
    number: usize,
) -> Result<Option<(u16, u16)>, RecordError> {
    if value.is_null() {
        return Ok(None);
    }
    let mut pair = value.items(LEVELS)?;
    let (Some(finished), Some(wanted), None) = (pair.next(), pair.next(), pair.next()) else {
        return Err(value.unexpected(LEVELS).into());
    };
    let level = |value: &Value<'_>| {
        let level = value.whole(1..=MAX_LEVELS)?;
        u16::try_from(level).ok().ok_or_else(|| value.unexpected(LEVELS))
    };
    let (finished, wanted) = (level(&finished)?, level(&wanted)?);
    if finished > wanted {
        return Err(value.unexpected(LEVELS).into());
    }
    match kind {
        PlayerKind::Computer | PlayerKind::Perfect(_) => Ok(Some((finished, wanted))),
        PlayerKind::Human => Err(RecordError::Content(format!(
            "{}: levels has {} for move {number}: expected null, because the player is neither a computer nor perfect",
            value.place(),
            shorten(value.as_written())
        ))),
    }
}

fn read_search(value: &Value<'_>) -> Result<Option<SearchTotals>, FormatError> {
    if value.is_null() {
        return Ok(None);
    }
    let numbers: Vec<Value<'_>> = value.items(SEARCH)?.collect();
    let [visited, pruned, positions, nanoseconds] = &*numbers else { return Err(value.unexpected(SEARCH)) };
    let number = |value: &Value<'_>| value.whole(0..=MAX_MS);
    Ok(Some(SearchTotals {
        searches: 1,
        visited: number(visited)?,
        pruned: number(pruned)?,
        positions: number(positions)?,
        time: Duration::from_nanos(number(nanoseconds)?),
    }))
}

fn read_result(value: &Value<'_>) -> Result<Outcome, FormatError> {
    const BY: &str = "\"path\" or \"resignation\"";
    let object = value.object()?;
    object.only(&["winner", "by"])?;
    let by = object.required("by", BY)?;
    Ok(Outcome {
        winner: read_player(&object.required("winner", PLAYER)?)?,
        termination: match by.text(BY)?.as_str() {
            "path" => Termination::Path,
            "resignation" => Termination::Resignation,
            _ => return Err(by.unexpected(BY)),
        },
    })
}

/// Checks the result against the moves; a resignation is added to the game.
fn apply_result(game: &mut Referee, result: Option<Outcome>) -> Result<(), RecordError> {
    let text = |outcome: Outcome| format!("{} won by {}", outcome.winner, word_of(outcome.termination));
    let disagrees = |found, replay: &str| {
        let found = text(found);
        let problem = format!("the result is that {found}: expected {replay}, as in the moves");
        Err(RecordError::Content(problem))
    };
    let unfinished = "a game without a winning path";
    match (result, game.outcome()) {
        (Some(found), Some(outcome)) if found != outcome => {
            disagrees(found, &format!("that {}", text(outcome)))
        }
        (Some(found), None) if found.termination == Termination::Resignation => {
            let resigned = game.resign(found.winner.opponent());
            resigned.map(drop).or_else(|_| disagrees(found, unfinished))
        }
        (Some(found), None) => disagrees(found, unfinished),
        (None, Some(outcome)) => Err(RecordError::Content(format!(
            "the result is missing: expected that {}, as in the moves",
            text(outcome)
        ))),
        _ => Ok(()),
    }
}
