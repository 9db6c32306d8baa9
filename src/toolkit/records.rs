//! Game records on the command line.

use span_it_core::record::{self, GameSetup};
use span_it_core::referee::Referee;
use span_it_store::storage;

/// Reads a record. Errors name the file.
pub(crate) fn read_record(path: &std::path::Path) -> Result<(GameSetup, Referee), String> {
    let bytes = storage::read_limited(path, record::MAX_BYTES).map_err(|error| error.to_string())?;
    record::read_record(&bytes).map_err(|error| format!("{}: {error}", path.display()))
}
