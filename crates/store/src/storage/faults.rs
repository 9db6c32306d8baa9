//! Faults of the disk, for tests: steps of writes below a folder fail.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

pub use super::disk::Step;

static PLANS: Mutex<Plans> = Mutex::new(Plans { last: 0, plans: Vec::new() });

struct Plans {
    last: u64,
    plans: Vec<Plan>,
}

struct Plan {
    id: u64,
    folder: PathBuf,
    kind: Kind,
    steps: usize,
}

enum Kind {
    /// This step fails, whenever it happens.
    Always(Step, io::ErrorKind),
    /// All steps from this number on fail.
    From(usize, io::ErrorKind),
    /// A link to this file takes the first path that is opened to write.
    #[cfg(unix)]
    Link(PathBuf),
}

/// A fault below a folder. It ends when this is dropped.
#[derive(Debug)]
#[must_use = "the fault ends when it is dropped"]
pub struct Fault {
    id: u64,
}

impl Fault {
    /// Every such step fails.
    pub fn of_step(folder: &Path, step: Step, error: io::ErrorKind) -> Self {
        Self::new(folder, Kind::Always(step, error))
    }

    /// All steps fail from this one on, counted from 0.
    pub fn from(folder: &Path, number: usize, error: io::ErrorKind) -> Self {
        Self::new(folder, Kind::From(number, error))
    }

    /// Another user of the folder prepares a link to a file under the name of the next file that is opened to write.
    #[cfg(unix)]
    pub fn link(folder: &Path, victim: &Path) -> Self {
        Self::new(folder, Kind::Link(victim.to_owned()))
    }

    fn new(folder: &Path, kind: Kind) -> Self {
        let mut plans = plans();
        plans.last += 1;
        let id = plans.last;
        plans.plans.push(Plan { id, folder: folder.to_owned(), kind, steps: 0 });
        Self { id }
    }

    /// The number of steps so far, failed ones included.
    pub fn steps(&self) -> usize {
        plans().plans.iter().find(|plan| plan.id == self.id).map_or(0, |plan| plan.steps)
    }
}

impl Drop for Fault {
    fn drop(&mut self) {
        plans().plans.retain(|plan| plan.id != self.id);
    }
}

fn plans() -> MutexGuard<'static, Plans> {
    PLANS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Carries out the faults that concern a path.
pub(super) fn before(step: Step, path: &Path) -> io::Result<()> {
    for plan in plans().plans.iter_mut().filter(|plan| path.starts_with(&plan.folder)) {
        let number = plan.steps;
        plan.steps += 1;
        match &plan.kind {
            Kind::Always(failing, error) if *failing == step => return Err((*error).into()),
            Kind::From(first, error) if number >= *first => return Err((*error).into()),
            #[cfg(unix)]
            Kind::Link(victim) if number == 0 => std::os::unix::fs::symlink(victim, path)?,
            _ => {}
        }
    }
    Ok(())
}
