//! The engines of the list, as the settings store them.

use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::{Deserialize, Serialize};

use span_it_arena::tournament::OwnNames;

/// Maximum number of engines in the list.
pub(crate) const MAX_ENGINES: usize = 16;
/// Maximum length of a name in characters.
pub(crate) const MAX_NAME: usize = 60;

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Stored")]
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

/// An earlier version stored only commands.
#[derive(Deserialize)]
#[serde(untagged)]
enum Stored {
    Command(String),
    Engine { name: String, command: String, folder: Option<PathBuf>, max_move_ms: Option<u64> },
}

impl From<Stored> for ExternalEngine {
    fn from(stored: Stored) -> Self {
        match stored {
            Stored::Command(command) => Self { command, ..Self::default() },
            Stored::Engine { name, command, folder, max_move_ms } => {
                Self { name, command, folder, max_move_ms }
            }
        }
    }
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
    let first = if stem.is_empty() { crate::messages::engines::ENGINE.to_owned() } else { stem };
    let numbered = (2..).map(|number: usize| crate::messages::engines::numbered(&first, number));
    std::iter::once(first.clone()).chain(numbered).find(|name| !is_taken(name)).unwrap_or(first)
}

/// Gives engines without a usable name one: their own, if known, or that of their program. Removes engines beyond
/// [`MAX_ENGINES`].
pub(crate) fn tidied(engines: Vec<ExternalEngine>, own_names: &OwnNames) -> Vec<ExternalEngine> {
    let mut tidy: Vec<ExternalEngine> = Vec::new();
    for mut engine in engines.into_iter().take(MAX_ENGINES) {
        let is_taken = |name: &str| find(&tidy, name).is_some();
        let own = own_names.get(&engine.command).map(|own| own.chars().take(MAX_NAME).collect());
        let names = [Some(std::mem::take(&mut engine.name)), own];
        let usable = |name: &String| !name.trim().is_empty() && !is_taken(name);
        let name = names.into_iter().flatten().find(usable);
        engine.name = name.unwrap_or_else(|| name_of_command(&engine.command, is_taken));
        tidy.push(engine);
    }
    tidy
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_commands_by_their_program() {
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
    }

    #[test]
    fn reads_commands_of_earlier_versions() {
        let engines: Vec<ExternalEngine> =
            serde_json::from_str(r#"["gale --gtp", "gale -x", "known", {"name": " ", "command": "gale"}]"#)
                .unwrap();
        let own = [("known".to_owned(), "Known 1.0".to_owned())].into();
        let names: Vec<_> = tidied(engines, &own).into_iter().map(|engine| engine.name).collect();
        assert_eq!(names, ["gale", "gale 2", "Known 1.0", "gale 3"]);
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

    #[test]
    fn engines_survive_writing_and_reading() {
        let engine = ExternalEngine {
            name: "Gale".to_owned(),
            command: "gale --gtp".to_owned(),
            folder: Some("tools".into()),
            max_move_ms: Some(500),
        };
        let text = serde_json::to_string(&engine).unwrap();
        assert_eq!(serde_json::from_str::<ExternalEngine>(&text).unwrap(), engine);
    }
}
