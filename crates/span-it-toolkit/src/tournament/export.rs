//! The file of `--export`, checked before the tournament starts.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use span_it_arena::tournament::export::{Format, Report};
use span_it_files::storage::{check_writing, write_safely};

use super::Common;
use super::agent_files::check_not_read;
use crate::same_file::same_file;

#[derive(Debug)]
pub(super) struct Export {
    path: PathBuf,
    format: Format,
    /// The log, the openings and the agents, whose files must not be overwritten.
    log: Option<PathBuf>,
    openings: Option<PathBuf>,
    agents: Vec<OsString>,
}

impl Export {
    /// Checks that a table can be written to this path.
    pub(super) fn new(path: &Path, common: &Common, agents: &[&OsString]) -> Result<Self, String> {
        let refused = |problem: &str| Err(format!("--export: {}: {problem}", path.display()));
        let Some(format) = Format::of_path(path) else {
            return refused("expected a name that ends in .csv, .json, .md or .html");
        };
        check_writing(path).map_err(|error| format!("--export: {error}"))?;
        let agents = agents.iter().map(|&agent| agent.clone()).collect();
        let export = Self {
            path: path.to_owned(),
            format,
            log: common.log.clone(),
            openings: common.openings.clone(),
            agents,
        };
        export.check_apart()?;
        Ok(export)
    }

    /// Refuses the files of the log, the openings and the agents.
    fn check_apart(&self) -> Result<(), String> {
        let named = |problem: String| format!("--export: {}: {problem}", self.path.display());
        if self.log.as_deref().is_some_and(|log| same_file(log, &self.path)) {
            return Err(named("this is the log; expected another file".to_owned()));
        }
        if self.openings.as_deref().is_some_and(|openings| same_file(openings, &self.path)) {
            return Err(named("this is the file of the openings; expected another file".to_owned()));
        }
        check_not_read(&self.path, &self.agents.iter().collect::<Vec<_>>()).map_err(named)
    }

    /// Writes the table, unless the path now leads to the log or an agent.
    pub(super) fn write(&self, report: &Report<'_>) -> Result<(), String> {
        self.check_apart()?;
        write_safely(&self.path, report.in_format(self.format).as_bytes()).map_err(|error| error.to_string())
    }
}
