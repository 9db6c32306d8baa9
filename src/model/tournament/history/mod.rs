//! The folder with the logs of tournaments (`1.jsonl` and so on). Background threads read them, because logs may be long.

pub(crate) mod list;
pub(crate) mod reading;

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use span_it_lab::tournament::Plan;
use span_it_lab::tournament::log::{self, Log, LogError};
use span_it_store::storage;

pub(crate) use crate::model::tournament::history::list::{
    DELETED, Order, Renaming, SavedTournament, TournamentList, delete, rename, restore,
};
pub(crate) use crate::model::tournament::history::reading::{LoadedTournament, LogPurpose, Opening, Search};

/// Maximum number of windows that create a log at the same moment.
const MAX_CONCURRENT_STARTS: usize = 8;

/// Whether another window plays the tournament of this log.
pub(crate) fn is_locked(error: &LogError) -> bool {
    matches!(error, LogError::Storage(error) if error.kind == ErrorKind::ResourceBusy)
}

/// Whether another window has just taken the number of this log.
fn is_taken(error: &LogError) -> bool {
    match error {
        LogError::Storage(error) => matches!(error.kind, ErrorKind::ResourceBusy | ErrorKind::AlreadyExists),
        _ => false,
    }
}

/// All logs of the folder, the latest first. Skips empty logs, which belong to tournaments that have not started.
/// The plan of the latest tournament in a folder.
pub(crate) fn latest_plan(folder: &Path) -> Option<Plan> {
    latest_first(folder).into_iter().find_map(|path| log::plan(&path).ok())
}

fn latest_first(folder: &Path) -> Vec<PathBuf> {
    let mut latest = numbers(folder);
    latest.sort_unstable_by(|a, b| b.cmp(a));
    let is_empty = |path: &Path| storage::metadata(path).is_ok_and(|metadata| metadata.len() == 0);
    latest.into_iter().map(|number| numbered(folder, number)).filter(|path| !is_empty(path)).collect()
}

pub(crate) fn begin(folder: &Path, plan: &Plan) -> Result<Log, LogError> {
    let mut log = create_numbered(folder, |path| log::create(path, plan))?;
    // The clock of the file that has just been made.
    let now = storage::modified(log.path()).and_then(|now| now.duration_since(SystemTime::UNIX_EPOCH).ok());
    if let Some(now) = now {
        log.append_began(now.as_secs())?;
    }
    Ok(log)
}

/// Creates a file under a free number, even if other windows do the same.
fn create_numbered<T>(folder: &Path, create: impl Fn(&Path) -> Result<T, LogError>) -> Result<T, LogError> {
    let mut collisions = 0;
    loop {
        match create(&numbered(folder, next_number(folder))) {
            Err(error) if is_taken(&error) && collisions < MAX_CONCURRENT_STARTS => collisions += 1,
            created => return created,
        }
    }
}

/// The numbers of the logs in a folder. Skips names that [`numbered`] does not make, such as `011.jsonl`.
fn numbers(folder: &Path) -> Vec<u32> {
    let entries = storage::entries(folder).unwrap_or_default();
    let number = |name: &str| {
        let stem = name.strip_suffix(".jsonl")?;
        stem.parse().ok().filter(|number: &u32| number.to_string() == stem)
    };
    entries.iter().filter_map(|path| number(path.file_name()?.to_str()?)).collect()
}

fn next_number(folder: &Path) -> u32 {
    numbers(folder).into_iter().max().unwrap_or(0).saturating_add(1)
}

fn numbered(folder: &Path, number: u32) -> PathBuf {
    folder.join(format!("{number}.jsonl"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_lab::tournament::{Control, PlayerSpec, run};

    pub(crate) fn plan(pairs: u32) -> Plan {
        let agents = ["Sprinter", "Steady"].map(|name| PlayerSpec::parse(name).unwrap());
        Plan { pairs, ..Plan::round_robin(agents.to_vec()) }
    }

    pub(crate) fn played(folder: &Path, pairs: u32) {
        let plan = plan(pairs);
        let mut log = begin(folder, &plan).unwrap();
        run(&plan, &[], &Control::default(), &mut |game| log.append(game).unwrap()).unwrap();
    }

    pub(crate) fn folder_with(pairs: &[u32]) -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        for &pairs in pairs {
            played(folder.path(), pairs);
        }
        folder
    }
}
