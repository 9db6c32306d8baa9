//! The player's list of external engines: other programs that play through the Go Text Protocol. They play in games of
//! the window and in tournaments. The settings store the list.

pub(crate) mod commands;
pub(crate) mod dialog;
pub(crate) mod form;

use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::messages::engines as msg;

pub(crate) const MAX_ENGINES: usize = 16;
pub(crate) const MAX_NAME: usize = 60;

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExternalEngine {
    /// Unique in the list without regard to case. Games refer to the engine by it.
    pub name: String,
    /// Is split into words as in a shell.
    pub command: String,
    /// The folder in which it is started; `None` is the current one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub folder: Option<PathBuf>,
    /// Its longest time for a move in games of the window, if that is shorter than the game's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_move_ms: Option<u64>,
}

impl ExternalEngine {
    /// The time for a move in a game with this limit.
    pub fn max_move(&self, limit: Option<Duration>) -> Option<Duration> {
        let own = self.max_move_ms.map(Duration::from_millis);
        own.into_iter().chain(limit).min()
    }
}

/// The engine with this name. Ignores case.
pub(crate) fn find<'a>(engines: &'a [ExternalEngine], name: &str) -> Option<&'a ExternalEngine> {
    engines.iter().find(|engine| same_name(&engine.name, name))
}

pub(crate) fn same_name(a: &str, b: &str) -> bool {
    a.trim().to_lowercase() == b.trim().to_lowercase()
}

/// A name for a command: that of its program. `is_taken` refuses names of others.
pub(crate) fn name_of_command(command: &str, is_taken: impl Fn(&str) -> bool) -> String {
    let program = command.split_whitespace().next().unwrap_or_default().trim_matches(['"', '\'']);
    // Windows paths have backslashes, also where the program runs on another system.
    let file = program.rsplit(['/', '\\']).next().unwrap_or_default();
    let stem = Path::new(file).file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
    let stem: String = stem.chars().take(MAX_NAME / 2).collect();
    let first = if stem.is_empty() { msg::ENGINE.to_owned() } else { stem };
    let numbered = (2..).map(|number: usize| msg::numbered(&first, number));
    std::iter::once(first.clone()).chain(numbered).find(|name| !is_taken(name)).unwrap_or(first)
}

/// Names engines without a usable name by their program. Removes engines beyond [`MAX_ENGINES`].
pub(crate) fn tidied(engines: Vec<ExternalEngine>) -> Vec<ExternalEngine> {
    let mut tidy: Vec<ExternalEngine> = Vec::new();
    for mut engine in engines.into_iter().take(MAX_ENGINES) {
        let is_taken = |name: &str| find(&tidy, name).is_some();
        if engine.name.trim().is_empty() || is_taken(&engine.name) {
            engine.name = name_of_command(&engine.command, is_taken);
        }
        tidy.push(engine);
    }
    tidy
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_engines_by_their_program_and_apart() {
        for (command, name) in [
            ("gnubridgit --gtp", "gnubridgit"),
            ("/usr/games/gale.py -x", "gale"),
            (r"C:\games\Gale.exe", "Gale"),
            ("'gale' --gtp", "gale"),
            ("", "Engine"),
        ] {
            assert_eq!(name_of_command(command, |_| false), name, "{command}");
        }
        assert_eq!(name_of_command("gale", |name| matches!(name, "gale" | "gale 2")), "gale 3");
        let engine = |name: &str| ExternalEngine {
            name: name.to_owned(),
            command: "gale --gtp".to_owned(),
            ..ExternalEngine::default()
        };
        let engines = ["Mine", " ", "mine"].map(engine).to_vec();
        let names: Vec<_> = tidied(engines).into_iter().map(|engine| engine.name).collect();
        assert_eq!(names, ["Mine", "gale", "gale 2"]);
    }

    #[test]
    fn own_limit_counts_if_it_is_shorter() {
        let seconds = Duration::from_secs;
        let engine = ExternalEngine { max_move_ms: Some(2000), ..ExternalEngine::default() };
        assert_eq!(engine.max_move(Some(seconds(10))), Some(seconds(2)));
        assert_eq!(engine.max_move(Some(seconds(1))), Some(seconds(1)));
        assert_eq!(engine.max_move(None), Some(seconds(2)));
        assert_eq!(ExternalEngine::default().max_move(None), None);
    }
}
