//! The values of the dialog, and their validation.

use std::path::PathBuf;
use std::time::Duration;

use crate::app::engines::{ExternalEngine, MAX_ENGINES, name_of_command, same_name};
use crate::app::ui::number;
use crate::messages::engines as msg;
use crate::messages::language::seconds;
use span_it_lab::gtp;

const LIMITS: [Duration; 2] = [Duration::from_millis(100), Duration::from_mins(10)];

/// An engine as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Draft {
    /// Its name before the dialog; `None` for a new one.
    original: Option<String>,
    pub(super) name: String,
    /// Whether the name was typed. Until then it follows the command.
    pub(super) is_named: bool,
    pub(super) command: String,
    pub(super) folder: String,
    /// In seconds; empty for none.
    pub(super) limit: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Field {
    Name,
    Command,
    Limit,
}

/// A wrong field, and what is wrong.
pub(crate) type Problem = (Field, String);

impl Draft {
    fn of(engine: &ExternalEngine) -> Self {
        let limit = engine.max_move_ms.map(|limit| seconds(Duration::from_millis(limit)));
        Self {
            original: Some(engine.name.clone()),
            name: engine.name.clone(),
            is_named: true,
            command: engine.command.clone(),
            folder: engine.folder.as_deref().map(|folder| folder.display().to_string()).unwrap_or_default(),
            limit: limit.unwrap_or_default(),
        }
    }

    /// Whether nothing was typed. Such a draft is not stored.
    pub(super) fn is_blank(&self) -> bool {
        let typed = [&self.command, &self.folder, &self.limit];
        typed.iter().all(|text| text.trim().is_empty()) && (!self.is_named || self.name.trim().is_empty())
    }

    pub(super) fn engine(&self) -> Result<ExternalEngine, Problem> {
        let command = self.command.trim();
        if command.is_empty() {
            return Err((Field::Command, msg::COMMAND_NEEDED.to_owned()));
        }
        gtp::check_command(command).map_err(|error| (Field::Command, error.to_string()))?;
        if self.name.trim().is_empty() {
            return Err((Field::Name, msg::NAME_NEEDED.to_owned()));
        }
        Ok(ExternalEngine {
            name: self.name.trim().to_owned(),
            command: command.to_owned(),
            folder: Some(self.folder.trim()).filter(|folder| !folder.is_empty()).map(PathBuf::from),
            max_move_ms: self.max_move_ms()?,
        })
    }

    fn max_move_ms(&self) -> Result<Option<u64>, Problem> {
        let wrong = || (Field::Limit, msg::LIMIT_RANGE.to_owned());
        if self.limit.trim().is_empty() {
            return Ok(None);
        }
        let seconds = number::typed_number(&self.limit).ok().ok_or_else(wrong)?;
        if !(LIMITS[0].as_secs_f64()..=LIMITS[1].as_secs_f64()).contains(&seconds) {
            return Err(wrong());
        }
        u64::try_from(Duration::from_secs_f64(seconds).as_millis()).map(Some).ok().ok_or_else(wrong)
    }
}

/// The list as typed. It always has a draft.
#[derive(Clone, Debug)]
pub(crate) struct EngineForm {
    pub(super) drafts: Vec<Draft>,
    pub(super) selected: usize,
    /// The removed engines and their places, the latest last.
    pub(super) removed: Vec<(usize, Draft)>,
}

impl EngineForm {
    pub(super) fn new(engines: &[ExternalEngine]) -> Self {
        let mut drafts: Vec<Draft> = engines.iter().map(Draft::of).collect();
        if drafts.is_empty() {
            drafts.push(Draft::default());
        }
        Self { drafts, selected: 0, removed: Vec::new() }
    }

    pub(super) fn draft(&self) -> &Draft {
        &self.drafts[self.selected]
    }

    pub(super) fn draft_mut(&mut self) -> &mut Draft {
        &mut self.drafts[self.selected]
    }

    pub(super) fn is_full(&self) -> bool {
        self.drafts.len() >= MAX_ENGINES
    }

    /// Selects a new engine. Keeps a blank one that is there already.
    pub(super) fn add(&mut self) {
        self.selected = self.drafts.iter().position(Draft::is_blank).unwrap_or_else(|| {
            self.drafts.push(Draft::default());
            self.drafts.len() - 1
        });
    }

    pub(super) fn remove(&mut self) {
        let removed = self.drafts.remove(self.selected);
        if !removed.is_blank() {
            self.removed.push((self.selected, removed));
        }
        if self.drafts.is_empty() {
            self.drafts.push(Draft::default());
        }
        self.selected = self.selected.min(self.drafts.len() - 1);
    }

    /// Puts back the engine that was removed last.
    pub(super) fn undo_remove(&mut self) {
        let Some((place, draft)) = self.removed.pop() else { return };
        self.drafts.retain(|draft| !draft.is_blank());
        self.selected = place.min(self.drafts.len());
        self.drafts.insert(self.selected, draft);
    }

    /// Names a new engine by its command, unless its name was typed.
    pub(super) fn propose_name(&mut self) {
        let others = self.others(self.selected);
        let draft = self.draft_mut();
        if draft.command.trim().is_empty() {
            draft.is_named &= !draft.name.trim().is_empty();
        }
        if !draft.is_named {
            let is_taken = |name: &str| others.iter().any(|other| same_name(other, name));
            draft.name = if draft.command.trim().is_empty() {
                String::new()
            } else {
                name_of_command(&draft.command, is_taken)
            };
        }
    }

    fn others(&self, index: usize) -> Vec<String> {
        let others = self.drafts.iter().enumerate().filter(|&(other, _)| other != index);
        others.map(|(_, draft)| draft.name.clone()).collect()
    }

    pub(super) fn problem(&self) -> Option<Problem> {
        if self.draft().is_blank() { None } else { self.check(self.selected).err() }
    }

    fn check(&self, index: usize) -> Result<ExternalEngine, Problem> {
        let engine = self.drafts[index].engine()?;
        let is_double = self.others(index).iter().any(|other| same_name(other, &engine.name));
        if is_double { Err((Field::Name, msg::NAME_TAKEN.to_owned())) } else { Ok(engine) }
    }

    /// The list without blank engines, or the first problem.
    pub(super) fn engines(&self) -> Result<Vec<ExternalEngine>, Problem> {
        let filled = (0..self.drafts.len()).filter(|&index| !self.drafts[index].is_blank());
        filled.map(|index| self.check(index)).collect()
    }

    pub(super) fn renamed(&self) -> Vec<(String, String)> {
        let pairs = self.drafts.iter().filter_map(|draft| Some((draft.original.clone()?, draft.name.trim())));
        pairs.filter(|(old, new)| old != new).map(|(old, new)| (old, new.to_owned())).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form() -> EngineForm {
        let engine = |name: &str| ExternalEngine {
            name: name.to_owned(),
            command: format!("{name} --gtp"),
            ..ExternalEngine::default()
        };
        EngineForm { selected: 1, ..EngineForm::new(&[engine("One"), engine("Two")]) }
    }

    #[test]
    fn names_the_wrong_field() {
        let mut form = form();
        assert_eq!((form.selected, form.problem()), (1, None));
        let mut wrong = |change: fn(&mut Draft), field| {
            let before = form.draft().clone();
            change(form.draft_mut());
            assert_eq!(form.problem().map(|(wrong, _)| wrong), Some(field));
            assert_eq!(form.engines().map_err(|(wrong, _)| wrong), Err(field));
            *form.draft_mut() = before;
        };
        wrong(|draft| draft.name = " ".to_owned(), Field::Name);
        wrong(|draft| draft.name = "ONE".to_owned(), Field::Name);
        wrong(|draft| draft.command = String::new(), Field::Command);
        wrong(|draft| draft.command = "an 'open quote".to_owned(), Field::Command);
        for limit in ["0", "601", "soon", "-1"] {
            form.draft_mut().limit = limit.to_owned();
            assert_eq!(form.problem().map(|(wrong, _)| wrong), Some(Field::Limit), "{limit}");
        }
        form.draft_mut().limit = "0.5".to_owned();
        assert_eq!(form.engines().unwrap()[1].max_move_ms, Some(500));
    }

    #[test]
    fn blank_engines_are_not_stored() {
        let mut form = form();
        form.add();
        form.add();
        assert_eq!((form.drafts.len(), form.selected, form.problem()), (3, 2, None));
        assert_eq!(form.engines().unwrap().len(), 2);
        let all = form.engines().unwrap();
        form.remove();
        form.remove();
        form.remove();
        assert_eq!(form.engines(), Ok(Vec::new()));
        assert!(form.draft().is_blank());
        form.undo_remove();
        assert_eq!(form.engines().unwrap().len(), 1);
        form.undo_remove();
        assert_eq!(form.engines().unwrap(), all);
    }

    #[test]
    fn proposes_a_name_and_notes_renaming() {
        let mut form = form();
        form.draft_mut().name = "Second".to_owned();
        form.propose_name();
        assert_eq!(form.renamed(), [("Two".to_owned(), "Second".to_owned())]);
        form.add();
        form.draft_mut().command = "one -x".to_owned();
        form.propose_name();
        assert_eq!(form.draft().name, "one 2");
        form.draft_mut().command = String::new();
        form.propose_name();
        assert!(form.draft().is_blank());
        (form.draft_mut().command, form.draft_mut().name) = ("gale".to_owned(), "Mine".to_owned());
        form.draft_mut().is_named = true;
        form.propose_name();
        assert_eq!(form.draft().name, "Mine");
    }
}
