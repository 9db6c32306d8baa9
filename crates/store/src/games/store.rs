//! Writing games into the tables.

use rusqlite::{OptionalExtension as _, Transaction, params};
use span_it_core::board::{ByPlayer, Player, Position};
use span_it_core::record::{GameSetup, PlayerKind, write_compact};
use span_it_core::referee::Referee;
use span_it_core::rng::mix;
use span_it_core::solver::symmetry::fingerprint;
use span_it_core::text::names::search_key;

use crate::games::{Added, GameId, HistoryError, NewGame};

/// Stores a game as [`History::add`](crate::games::History::add) describes.
pub(crate) fn add(transaction: &Transaction<'_>, new: &NewGame<'_>) -> Result<Added, HistoryError> {
    let line = line(new.game);
    let mut continued = None;
    for stored in same_settings(transaction, identity(new, personalities(transaction, new.setup)?))? {
        if stored.line == line && stored.winner == new.game.outcome().map(|outcome| letter(outcome.winner)) {
            let sql = "UPDATE games SET deleted_at = NULL WHERE id = ?1";
            transaction.execute(sql, [stored.id])?;
            return Ok(Added::Known(stored.id));
        }
        if stored.winner.is_none() && line.starts_with(&stored.line) {
            remove(transaction, stored.id, Some((new.setup, new.game)))?;
            continued = Some(stored.id);
        }
    }
    let id = insert(transaction, new, continued)?;
    Ok(if continued.is_some() { Added::Continued(id) } else { Added::New(id) })
}

/// Stores a game under this number, or a new one.
pub(crate) fn insert(
    transaction: &Transaction<'_>,
    new: &NewGame<'_>,
    id: Option<GameId>,
) -> Result<GameId, HistoryError> {
    let id = insert_game(transaction, new, id)?;
    insert_record(transaction, new, id, &line(new.game))?;
    insert_positions(transaction, (new.setup, new.game), id)?;
    Ok(id)
}

/// A stored game with the same settings as a new one.
struct SameSettings {
    id: GameId,
    line: String,
    winner: Option<String>,
}

fn same_settings(transaction: &Transaction<'_>, identity: i64) -> Result<Vec<SameSettings>, HistoryError> {
    let sql = "SELECT id, line, winner FROM records JOIN games ON id = game WHERE identity = ?1";
    let mut statement = transaction.prepare_cached(sql)?;
    let rows = statement.query_map([identity], |row| {
        Ok(SameSettings { id: row.get(0)?, line: row.get(1)?, winner: row.get(2)? })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn insert_game(
    transaction: &Transaction<'_>,
    new: &NewGame<'_>,
    id: Option<GameId>,
) -> Result<GameId, HistoryError> {
    let sql = "INSERT INTO games (id, at, source, rows, cols, first, h_name, h_kind, v_name, v_kind, names, winner, \
               termination, moves) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14)";
    let (start, outcome) = (new.game.start(), new.game.outcome());
    let (horizontal, vertical) = (&new.setup.players.horizontal, &new.setup.players.vertical);
    transaction.prepare_cached(sql)?.execute(params![
        id,
        new.at,
        new.source.word(),
        start.size().rows(),
        start.size().cols(),
        letter(start.to_move()),
        horizontal.name,
        kind_word(new.setup, Player::Horizontal),
        vertical.name,
        kind_word(new.setup, Player::Vertical),
        search_key(&format!("{}\n{}", horizontal.name, vertical.name)),
        outcome.map(|outcome| letter(outcome.winner)),
        outcome.map(|outcome| outcome.termination.word()),
        new.game.moves().len(),
    ])?;
    Ok(transaction.last_insert_rowid())
}

/// The kind of a player. A person in the record whose moves an engine or a random mover made is a computer.
fn kind_word(setup: &GameSetup, player: Player) -> &'static str {
    let kind = setup.players[player].kind;
    if kind == PlayerKind::Human && !setup.is_person(player) {
        PlayerKind::Computer.word()
    } else {
        kind.word()
    }
}

fn insert_record(
    transaction: &Transaction<'_>,
    new: &NewGame<'_>,
    id: GameId,
    line: &str,
) -> Result<(), HistoryError> {
    let sql = "INSERT INTO records (game, identity, line, record, h_personality, v_personality) \
               VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
    let numbers = personalities(transaction, new.setup)?;
    let record = write_compact(new.setup, new.game);
    let values = params![id, identity(new, numbers), line, record, numbers.horizontal, numbers.vertical];
    transaction.prepare_cached(sql)?.execute(values)?;
    Ok(())
}

/// The numbers of the personalities of a game, which are stored if they are new.
fn personalities(transaction: &Transaction<'_>, setup: &GameSetup) -> rusqlite::Result<ByPlayer<i64>> {
    let number = |player| {
        let text = setup.players[player].personality.to_json();
        let mut find = transaction.prepare_cached("SELECT id FROM personalities WHERE text = ?1")?;
        if let Some(known) = find.query_row([&text], |row| row.get(0)).optional()? {
            return Ok(known);
        }
        transaction.prepare_cached("INSERT INTO personalities (text) VALUES (?1)")?.insert([&text])
    };
    Ok(ByPlayer { horizontal: number(Player::Horizontal)?, vertical: number(Player::Vertical)? })
}

/// The positions after the moves of the opening have negative numbers.
fn insert_positions(
    transaction: &Transaction<'_>,
    (setup, game): (&GameSetup, &Referee),
    id: GameId,
) -> Result<(), HistoryError> {
    let sql = "INSERT OR IGNORE INTO positions (fingerprint, game, ply, next, mover_won) VALUES (?1, ?2, ?3, ?4, ?5)";
    let mut statement = transaction.prepare_cached(sql)?;
    let (positions, first) =
        (positions(setup, game), -i64::try_from(setup.opening().len()).unwrap_or_default());
    for (index, position) in positions.iter().enumerate() {
        let next = positions.get(index + 1);
        let won =
            game.outcome().filter(|_| next.is_some()).map(|outcome| outcome.winner == position.to_move());
        let ply = first + i64::try_from(index).unwrap_or_default();
        statement.execute(params![key(position), id, ply, next.map(key), won])?;
    }
    Ok(())
}

/// Removes a game; `game` is the game with its settings, or a longer one with the same moves.
pub(crate) fn remove(
    transaction: &Transaction<'_>,
    id: GameId,
    game: Option<(&GameSetup, &Referee)>,
) -> Result<(), HistoryError> {
    let mut statement =
        transaction.prepare_cached("DELETE FROM positions WHERE fingerprint = ?1 AND game = ?2")?;
    for position in game.map(|(setup, game)| positions(setup, game)).unwrap_or_default() {
        statement.execute([key(&position), id])?;
    }
    transaction.execute("DELETE FROM records WHERE game = ?1", [id])?;
    transaction.execute("DELETE FROM games WHERE id = ?1", [id])?;
    Ok(())
}

/// All positions of a game, with those of its opening.
fn positions(setup: &GameSetup, game: &Referee) -> Vec<Position> {
    let opening = setup.opening();
    let start = game.start();
    let is_even = opening.len().is_multiple_of(2);
    let first = if is_even { start.to_move() } else { start.to_move().opponent() };
    let mut all =
        if opening.is_empty() { vec![start.clone()] } else { vec![Position::empty(start.size(), first)] };
    for mv in opening.into_iter().chain(game.moves().iter().map(|mv| mv.node)) {
        let next = all[all.len() - 1].after(mv);
        all.push(next);
    }
    all
}

/// The key of a position in the database; equal for symmetric positions.
pub fn key(position: &Position) -> i64 {
    fingerprint(position).cast_signed()
}

/// A number for the settings of a game. Games with the same number can be one game at different times.
fn identity(new: &NewGame<'_>, personalities: ByPlayer<i64>) -> i64 {
    let seats = new.setup.players.iter();
    let seats = seats.map(|(player, seat)| (&seat.name, seat.kind.word(), personalities[player]));
    let text = format!("{}|{}|{:?}", new.setup.seed, new.game.start(), seats.collect::<Vec<_>>());
    text.bytes().fold(0, |hash, byte| mix(hash ^ u64::from(byte))).cast_signed()
}

/// The moves, each followed by a space.
fn line(game: &Referee) -> String {
    game.moves().iter().flat_map(|mv| [mv.node.to_string(), " ".to_owned()]).collect()
}

fn letter(player: Player) -> String {
    player.letter().to_string()
}
