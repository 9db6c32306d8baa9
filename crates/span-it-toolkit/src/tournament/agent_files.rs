//! The files that the agents of a tournament are read from. A tournament must not write to them.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use span_it_arena::command_line;

use crate::same_file::same_file;

/// Refuses an output path that an agent is read from.
pub(super) fn check_not_read(path: &Path, agents: &[&OsString]) -> Result<(), String> {
    let read = agents.iter().flat_map(|agent| files(agent)).any(|file| same_file(&file, path));
    if read { Err("the tournament reads this file; expected another file".to_owned()) } else { Ok(()) }
}

/// The paths that an agent's text can contain; in a GTP command, every word and the value of every
/// `--option=value`.
fn files(agent: &OsString) -> Vec<PathBuf> {
    let Some(text) = agent.to_str() else { return vec![agent.into()] };
    let mut files = vec![PathBuf::from(text)];
    if let Some(file) = text.strip_prefix("reader:") {
        files.push(file.into());
    } else if let Some(command) = text.strip_prefix("gtp:") {
        let words = command_line::split(command.trim_start_matches("gtp:")).unwrap_or_default();
        let values = words.iter().filter_map(|word| Some(word.split_once('=')?.1.into()));
        files.extend(values.chain(words.iter().map(PathBuf::from)));
    }
    files
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refuses_every_file_that_an_agent_names() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("it is mine.json");
        std::fs::write(&file, "").unwrap();
        let (name, other) = (file.to_str().unwrap(), folder.path().join("other.json"));
        for agent in [
            name.to_owned(),
            format!("reader:{name}"),
            format!("gtp:'{name}' ok"),
            format!("gtp: engine --level 3 '{name}'"),
            format!("gtp:gtp:engine '--book={name}'"),
        ] {
            let agents = [OsString::from("perfect"), agent.into()];
            let check = |path: &Path| check_not_read(path, &agents.iter().collect::<Vec<_>>());
            let around = folder.path().join(".").join("it is mine.json");
            assert!(check(&file).is_err() && check(&around).is_err() && check(&other).is_ok(), "{agents:?}");
        }
    }
}
