//! Game records on the command line.

use span_it_core::record::{self, GameSetup};
use span_it_core::referee::Referee;
use span_it_store::storage;

use super::report::print_error;

/// Reads a record and warns about settings in it that have no meaning. Errors name the file.
pub(crate) fn read_record(path: &std::path::Path) -> Result<(GameSetup, Referee), String> {
    let bytes = storage::read_limited(path, record::MAX_BYTES).map_err(|error| error.to_string())?;
    let (setup, game) =
        record::read_record(&bytes).map_err(|error| format!("{}: {error}", path.display()))?;
    if let Some(warning) = setup.opponent_setting_warning() {
        print_error(&format!("{}: {warning}", path.display()));
    }
    Ok((setup, game))
}
