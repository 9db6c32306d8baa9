//! The files that a tournament writes, which must not be files that its agents are read from.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

use span_it_lab::tournament::PlayerSpec;
use span_it_lab::tournament::export::{Format, Report};
use span_it_store::storage::{check_writing, write_safely};

use crate::toolkit::streams::{self, same_file};

/// A file for the table, with the files that it must not replace.
#[derive(Debug)]
pub(crate) struct Export {
    path: PathBuf,
    format: Format,
    inputs: Vec<Input>,
}

/// A file that is read, and what it is.
pub(crate) type Input = (PathBuf, &'static str);

impl Export {
    /// Checks that a table can be written to this path, which is none of the inputs.
    pub(crate) fn new(path: &Path, inputs: Vec<Input>) -> Result<Self, String> {
        let refused = |problem: &str| Err(format!("--export: {}: {problem}", path.display()));
        let Some(format) = Format::of_path(path) else {
            return refused(
                "expected a name that ends in .csv, .json, .md or .html (-.csv prints the table)",
            );
        };
        if !prints(path) {
            check_writing(path).map_err(|error| format!("--export: {error}"))?;
        }
        let export = Self { path: path.to_owned(), format, inputs };
        export.check_apart()?;
        Ok(export)
    }

    fn check_apart(&self) -> Result<(), String> {
        check_apart(&self.path, &self.inputs)
            .map_err(|problem| format!("--export: {}: {problem}", self.path.display()))
    }

    /// Whether the table goes to standard output.
    pub(crate) fn prints(&self) -> bool {
        prints(&self.path)
    }

    /// Writes the table, unless the path now leads to an input.
    pub(crate) fn write(&self, report: &Report<'_>) -> Result<(), String> {
        if self.prints() {
            return streams::print(&report.in_format(self.format)).map_err(|error| error.to_string());
        }
        self.check_apart()?;
        write_safely(&self.path, report.in_format(self.format).as_bytes()).map_err(|error| error.to_string())
    }
}

/// `-` with an extension is standard output.
fn prints(path: &Path) -> bool {
    path.parent() == Some(Path::new("")) && path.file_stem() == Some(OsStr::new("-"))
}

/// Refuses an output path that is an input.
pub(super) fn check_apart(path: &Path, inputs: &[Input]) -> Result<(), String> {
    match inputs.iter().find(|(input, _)| same_file(input, path)) {
        Some((_, what)) => Err(format!("this is {what}; expected another file")),
        None => Ok(()),
    }
}

/// The files that agents are read from.
pub(super) fn read_by(agents: &[&OsString]) -> Vec<Input> {
    let named = |file| (file, "a file that the tournament reads");
    agents.iter().flat_map(|agent| files(agent)).map(named).collect()
}

/// The paths that an agent's text can contain.
fn files(agent: &OsString) -> Vec<PathBuf> {
    let mut files = vec![PathBuf::from(agent)];
    if let Some(list) = agent.to_str().and_then(|text| text.strip_prefix('@')) {
        files.push(list.into());
    }
    files.extend(PlayerSpec::read_by_reader(agent).map(PathBuf::from));
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
        for agent in [name.to_owned(), format!("reader:{name}"), format!("@{name}")] {
            let agents = [OsString::from("perfect"), agent.into()];
            let inputs = read_by(&agents.iter().collect::<Vec<_>>());
            let check = |path: &Path| check_apart(path, &inputs);
            let around = folder.path().join(".").join("it is mine.json");
            assert!(check(&file).is_err() && check(&around).is_err() && check(&other).is_ok(), "{agents:?}");
        }
    }
}
