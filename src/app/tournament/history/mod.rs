//! The folder of the competitions' logs, `1.jsonl` and so on: the search for the last of them, and the list
//! of them all.
//!
//! A log may be long, and all of it is checked: it is read on a thread of its own, which changes nothing. For
//! the list, and to see whether the last one can go on, a glance is enough.

pub(crate) mod list;
pub(crate) mod search;

use std::path::{Path, PathBuf};

use span_it_arena::contest::Plan;
use span_it_arena::contest::log::{self, Log, LogError};
use span_it_core::storage::StorageError;

pub(crate) use crate::app::tournament::history::list::{DELETED, Earlier, List};
pub(super) use crate::app::tournament::history::search::{Found, Purpose, Search};

/// Windows that may begin a competition in the same moment.
const RIVALS: usize = 8;

/// Whether another window plays the competition of this log.
pub(super) const fn is_held(error: &LogError) -> bool {
    matches!(error, LogError::Storage(StorageError::InUse { .. }))
}

/// All logs of the folder, the last one first. One that is empty was never begun: it is passed over.
fn latest_first(folder: &Path) -> Vec<PathBuf> {
    let mut known = numbers(folder);
    known.sort_unstable_by(|a, b| b.cmp(a));
    let is_empty = |path: &Path| std::fs::metadata(path).is_ok_and(|metadata| metadata.len() == 0);
    known.into_iter().map(|number| numbered(folder, number)).filter(|path| !is_empty(path)).collect()
}

/// Begins a log under a number that none has yet, though other windows may do the same.
pub(super) fn begin(folder: &Path, plan: &Plan) -> Result<Log, LogError> {
    let mut taken = 0;
    loop {
        match log::create(&numbered(folder, next_number(folder)), plan) {
            Err(LogError::Exists { .. } | LogError::Storage(StorageError::InUse { .. }))
                if taken < RIVALS =>
            {
                taken += 1;
            }
            begun => return begun,
        }
    }
}

/// The numbers of the logs in a folder; what is written otherwise than by [`numbered`], as `011.jsonl`, is none.
fn numbers(folder: &Path) -> Vec<u32> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let number = |name: &str| {
        let stem = name.strip_suffix(".jsonl")?;
        stem.parse().ok().filter(|number: &u32| number.to_string() == stem)
    };
    entries.filter_map(|entry| number(entry.file_name().to_str()?)).collect()
}

/// A number above all others.
fn next_number(folder: &Path) -> u32 {
    numbers(folder).into_iter().max().unwrap_or(0).saturating_add(1)
}

fn numbered(folder: &Path, number: u32) -> PathBuf {
    folder.join(format!("{number}.jsonl"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_arena::contest::{AgentSpec, Control, run};

    pub(super) fn plan(pairs: u32) -> Plan {
        let agents = ["Sprinter", "Steady"].map(|name| AgentSpec::parse(name).unwrap());
        Plan { pairs, ..Plan::round_robin(agents.to_vec()) }
    }

    /// A competition of so many pairs, played out.
    pub(super) fn played(folder: &Path, pairs: u32) {
        let plan = plan(pairs);
        let mut log = begin(folder, &plan).unwrap();
        run(&plan, &[], &Control::default(), &mut |game| log.append(game).unwrap()).unwrap();
    }

    /// A folder with such competitions.
    pub(super) fn folder_with(pairs: &[u32]) -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        for &pairs in pairs {
            played(folder.path(), pairs);
        }
        folder
    }
}
