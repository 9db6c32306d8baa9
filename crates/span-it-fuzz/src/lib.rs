//! Fuzz targets: each passes any bytes to one parser and checks what it promises. `docs/reliability.md, "Fuzzing"`
//! states how to run them.
//!
//! A target panics if the parser does, if what was read and written again is not equal, or if a file changed that must
//! not. The runner in `tests/fuzz.rs` and the libFuzzer targets in `fuzz/` at the top of the repository use the same
//! functions.

mod files;
mod mutate;
mod protocols;
mod texts;

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

pub use files::temporary_folder;
pub use mutate::Mutator;

/// A parser and what it promises.
#[derive(Clone, Copy)]
pub struct Target {
    /// The name, which is also that of the folder of its seeds.
    pub name: &'static str,
    /// Checks one input. Returns whether the parser accepted it.
    ///
    /// # Panics
    /// A promise does not hold.
    pub run: fn(&[u8]) -> bool,
    /// Files and folders of the repository with inputs to start from, besides `fuzz/seeds/NAME`.
    seeds: &'static [&'static str],
}

impl fmt::Debug for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Target").field("name", &self.name).finish_non_exhaustive()
    }
}

const fn target(name: &'static str, run: fn(&[u8]) -> bool, seeds: &'static [&'static str]) -> Target {
    Target { name, run, seeds }
}

/// All targets.
pub const TARGETS: [Target; 15] = [
    target("personality", texts::personality, &["crates/span-it-core/personalities"]),
    target("pack", texts::pack, &[]),
    target("versions", texts::versions, &[]),
    target("record", texts::record, &["docs/toolkit/example.spanit"]),
    target("position", texts::position, &[]),
    target("ladder", texts::ladder, &["crates/span-it-core/personalities/ladder.json"]),
    target("settings", texts::settings, &[]),
    target("draft", texts::draft, &[]),
    target("training", texts::training, &[]),
    target("tournament_log", files::tournament_log, &[]),
    target("training_log", files::training_log, &[]),
    target("learning_log", files::learning_log, &[]),
    target("history", files::history, &[]),
    target("gtp_server", protocols::gtp_server, &[]),
    target("gtp_client", protocols::gtp_client, &[]),
];

impl Target {
    /// The target of this name.
    pub fn named(name: &str) -> Option<Self> {
        TARGETS.into_iter().find(|target| target.name == name)
    }

    /// The inputs to start from, in a fixed order.
    pub fn seeds(&self) -> Vec<Vec<u8>> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let own = format!("fuzz/seeds/{}", self.name);
        let mut paths: Vec<PathBuf> = Vec::new();
        for place in self.seeds.iter().copied().chain([own.as_str()]) {
            let place = root.join(place);
            let entries =
                fs::read_dir(&place).map(|entries| entries.flatten().map(|entry| entry.path()).collect());
            paths.extend(entries.unwrap_or_else(|_| vec![place]));
        }
        paths.sort();
        paths.into_iter().filter_map(|path| fs::read(path).ok()).collect()
    }
}
