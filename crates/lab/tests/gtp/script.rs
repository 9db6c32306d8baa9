//! External engines as shell scripts, for the tests of the arena and of the toolkit.

use std::path::PathBuf;
use std::time::Duration;

use tempfile::TempDir;

/// A shell script in a folder of its own, which is removed with it.
pub(crate) struct Script {
    folder: TempDir,
}

impl Script {
    pub(crate) fn new(text: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("engine.sh"), text).unwrap();
        Self { folder }
    }

    /// An engine that runs `genmove` for a move and answers everything else correctly.
    pub(crate) fn moving(genmove: &str) -> Self {
        Self::starting("", genmove)
    }

    /// The same engine, which first runs `start`.
    pub(crate) fn starting(start: &str, genmove: &str) -> Self {
        let known = "known_command) printf '=%s true\\n\\n' \"$id\" ;;";
        Self::answering(start, &format!("{known} genmove) {genmove} ;;"))
    }

    /// An engine that first runs `start`. It has these cases for commands, and answers all others correctly.
    pub(crate) fn answering(start: &str, cases: &str) -> Self {
        Self::new(&format!(
            "{start}
            while read -r id command rest; do case \"$command\" in
                protocol_version) printf '=%s 2\\n\\n' \"$id\" ;;
                {cases}
                *) printf '=%s\\n\\n' \"$id\" ;;
            esac; done"
        ))
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub(crate) fn command(&self) -> String {
        format!("sh '{}' '{}'", self.path("engine.sh").display(), self.folder.path().display())
    }
}

/// Waits until something has happened; says whether it has, within a minute.
pub(crate) fn wait_for(mut happened: impl FnMut() -> bool) -> bool {
    (0..6000).any(|_| {
        let happened = happened();
        if !happened {
            std::thread::sleep(Duration::from_millis(10));
        }
        happened
    })
}

/// Whether a process runs. A process that has ended and was not waited for does not run.
pub(crate) fn runs(pid: &str) -> bool {
    let stat = std::fs::read_to_string(format!("/proc/{}/stat", pid.trim())).unwrap_or_default();
    stat.rsplit(") ").next().is_some_and(|rest| !rest.is_empty() && !rest.starts_with('Z'))
}
