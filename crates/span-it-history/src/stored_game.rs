//! Reading the table of games.

use rusqlite::Row;
use span_it_core::board::{BoardSize, ByPlayer, Player};
use span_it_core::record::PlayerKind;
use span_it_core::referee::{Outcome, Termination};

use crate::store::termination_word;
use crate::{Analysis, Kept, Source, StoredGame};

pub(crate) fn read_game(row: &Row<'_>) -> rusqlite::Result<StoredGame> {
    let size = BoardSize::new(row.get("rows")?, row.get("cols")?).map_err(invalid_size)?;
    let kind = |column| row.get::<_, String>(column).map(|word| kind_of(&word));
    Ok(StoredGame {
        id: row.get("id")?,
        at: row.get("at")?,
        source: Source::from_word(&row.get::<_, String>("source")?),
        size,
        first: read_player(&row.get::<_, String>("first")?).unwrap_or(Player::Horizontal),
        names: ByPlayer { horizontal: row.get("h_name")?, vertical: row.get("v_name")? },
        kinds: ByPlayer { horizontal: kind("h_kind")?, vertical: kind("v_kind")? },
        outcome: read_outcome(row)?,
        moves: row.get("moves")?,
        analysis: read_analysis(row)?,
    })
}

fn invalid_size(error: impl std::error::Error + Send + Sync + 'static) -> rusqlite::Error {
    rusqlite::Error::FromSqlConversionFailure(0, rusqlite::types::Type::Integer, Box::new(error))
}

fn read_outcome(row: &Row<'_>) -> rusqlite::Result<Option<Outcome>> {
    let winner = row.get::<_, Option<String>>("winner")?.and_then(|letter| read_player(&letter));
    let by = row.get::<_, Option<String>>("termination")?;
    let resigned = by.is_some_and(|word| word == termination_word(Termination::Resignation));
    let termination = if resigned { Termination::Resignation } else { Termination::Path };
    Ok(winner.map(|winner| Outcome { winner, termination }))
}

fn read_analysis(row: &Row<'_>) -> rusqlite::Result<Option<Analysis>> {
    if !row.get::<_, bool>("analysed")? {
        return Ok(None);
    }
    let horizontal = Kept { kept: row.get("h_kept")?, critical: row.get("h_critical")? };
    let vertical = Kept { kept: row.get("v_kept")?, critical: row.get("v_critical")? };
    let kept = ByPlayer { horizontal, vertical };
    Ok(Some(Analysis { turning_point: row.get("turning_point")?, kept }))
}

fn read_player(letter: &str) -> Option<Player> {
    letter.chars().next().and_then(Player::from_letter)
}

fn kind_of(word: &str) -> PlayerKind {
    PlayerKind::from_word(word).unwrap_or(PlayerKind::Computer)
}
