//! Reading the game records that subcommands are given.

use span_it_core::record::{self, GameSetup};
use span_it_core::referee::Referee;
use span_it_core::storage;

use super::positions::complain;

/// Reads a record, and says what in it means nothing; or what is wrong with it, with the file's name.
pub(crate) fn read(path: &std::path::Path) -> Result<(GameSetup, Referee), String> {
    let bytes = storage::read_limited(path, record::MAX_BYTES).map_err(|error| error.to_string())?;
    let (setup, game) =
        record::read_record(&bytes).map_err(|error| format!("{}: {error}", path.display()))?;
    if let Some(said) = setup.misread_setting() {
        complain(&format!("{}: {said}", path.display()));
    }
    Ok((setup, game))
}
