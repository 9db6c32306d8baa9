//! Faults of the disk, for tests: steps of writes below a folder fail, or wait until the test continues them.

use std::cell::Cell;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

pub use super::disk::Step;

/// How long a blocked step waits at most, so that a test fails instead of hanging.
const MAX_WAIT: Duration = Duration::from_mins(1);

static PLANS: Mutex<Plans> = Mutex::new(Plans { last: 0, plans: Vec::new() });
static CHANGED: Condvar = Condvar::new();

struct Plans {
    last: u64,
    plans: Vec<Plan>,
}

struct Plan {
    id: u64,
    folder: PathBuf,
    kind: Kind,
    steps: usize,
    /// What threads wait for.
    waiting: Vec<PathBuf>,
    has_timed_out: bool,
}

#[derive(Clone, Copy)]
enum Kind {
    /// This step fails, whenever it happens.
    Always(Step, io::ErrorKind),
    /// All steps from this number on fail.
    From(usize, io::ErrorKind),
    Block {
        reads: bool,
    },
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

    /// Every step waits until this is dropped.
    pub fn block(folder: &Path) -> Self {
        Self::new(folder, Kind::Block { reads: true })
    }

    /// Every step but those that read waits until this is dropped.
    pub fn block_writes(folder: &Path) -> Self {
        Self::new(folder, Kind::Block { reads: false })
    }

    fn new(folder: &Path, kind: Kind) -> Self {
        let mut plans = plans();
        plans.last += 1;
        let id = plans.last;
        let folder = folder.to_owned();
        plans.plans.push(Plan { id, folder, kind, steps: 0, waiting: Vec::new(), has_timed_out: false });
        Self { id }
    }

    /// The number of steps so far, failed ones included.
    pub fn steps(&self) -> usize {
        self.read(|plan| plan.steps)
    }

    /// The files that threads wait for now.
    pub fn waiting(&self) -> Vec<PathBuf> {
        self.read(|plan| plan.waiting.clone())
    }

    /// Whether a thread has waited for a minute, and then failed.
    pub fn has_timed_out(&self) -> bool {
        self.read(|plan| plan.has_timed_out)
    }

    fn read<T: Default>(&self, value: impl Fn(&Plan) -> T) -> T {
        plans().plans.iter().find(|plan| plan.id == self.id).map_or_else(T::default, value)
    }
}

impl Drop for Fault {
    fn drop(&mut self) {
        plans().plans.retain(|plan| plan.id != self.id);
        CHANGED.notify_all();
    }
}

thread_local! {
    static IS_WITHOUT_DISK: Cell<bool> = const { Cell::new(false) };
}

/// Runs the work of a thread that must not wait for a disk, such as a frame of the window. Panics if it uses one.
pub fn without_disk<T>(work: impl FnOnce() -> T) -> T {
    let before = IS_WITHOUT_DISK.replace(true);
    let result = work();
    IS_WITHOUT_DISK.set(before);
    result
}

fn plans() -> MutexGuard<'static, Plans> {
    PLANS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Carries out the faults that concern a path.
pub(super) fn before(step: Step, path: &Path) -> io::Result<()> {
    assert!(!IS_WITHOUT_DISK.get(), "this thread must not use the disk, but {step:?} {}", path.display());
    let mut plans = plans();
    let mut blocked = None;
    let concerns = |plan: &&mut Plan| {
        path.starts_with(&plan.folder)
            && (step != Step::Read || matches!(plan.kind, Kind::Block { reads: true }))
    };
    for plan in plans.plans.iter_mut().filter(concerns) {
        let number = plan.steps;
        plan.steps += 1;
        match plan.kind {
            Kind::Always(failing, error) if failing == step => return Err(error.into()),
            Kind::From(first, error) if number >= first => return Err(error.into()),
            Kind::Always(..) | Kind::From(..) => {}
            Kind::Block { .. } => {
                plan.waiting.push(path.to_owned());
                blocked = Some(plan.id);
            }
        }
    }
    let Some(id) = blocked else { return Ok(()) };
    let is_blocked = |plans: &mut Plans| plans.plans.iter().any(|plan| plan.id == id);
    let waited = CHANGED.wait_timeout_while(plans, MAX_WAIT, is_blocked);
    let (mut plans, _) = waited.unwrap_or_else(PoisonError::into_inner);
    match plans.plans.iter_mut().find(|plan| plan.id == id) {
        None => Ok(()),
        Some(plan) => {
            plan.waiting.retain(|waiting| waiting != path);
            plan.has_timed_out = true;
            Err(io::ErrorKind::TimedOut.into())
        }
    }
}
