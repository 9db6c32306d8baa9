//! The state of the library: its entries, the lines that are chosen, and the result of the last command.

use span_it_core::text::names::search_key;
use std::collections::BTreeSet;

use crate::context::prelude::*;
use crate::model::entry::{Entry, Filter, NamedFile, Order, Part};

#[derive(Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub(crate) struct LibraryDialog {
    pub(super) entries: Vec<Entry>,
    pub(super) can_save: bool,
    /// Why the own folder cannot be listed, and when that was checked.
    pub(super) folder_problem: Option<String>,
    pub(super) checked: Duration,
    pub(super) search: String,
    pub(super) filter: Filter,
    pub(super) order: Order,
    /// The line whose details are shown.
    pub(super) chosen: Option<usize>,
    pub(super) others: BTreeSet<usize>,
    /// The last line that was chosen alone.
    pub(super) anchor: Option<usize>,
    pub(super) focus_search: bool,
    /// Whether it has not been drawn yet.
    pub(super) is_fresh: bool,
    /// Whether to scroll to the chosen line and focus it.
    pub(super) seek: bool,
    pub(super) renaming: Option<Renaming>,
    /// Whether the dialog asks for confirmation to empty the trash.
    pub(super) emptying: bool,
    pub(super) message: Option<Message>,
    /// What can be undone: the files of each deletion, the latest last.
    pub(crate) undo: Vec<Vec<NamedFile>>,
    pub(crate) added: Vec<NamedFile>,
}

/// Result of the last command.
#[derive(Debug)]
pub(super) struct Message {
    pub(super) text: String,
    pub(super) is_error: bool,
    /// The wrong line of a file.
    pub(super) excerpt: Option<String>,
    /// Whether *Undo* stands beside it.
    pub(super) offers_undo: bool,
}

#[derive(Clone, Debug)]
pub(super) struct Renaming {
    pub(super) path: PathBuf,
    pub(super) name: String,
    pub(super) focused: bool,
    pub(super) is_cancelled: bool,
}

impl LibraryDialog {
    pub(crate) fn new() -> Self {
        Self { focus_search: true, is_fresh: true, ..Self::default() }
    }

    /// Keeps the chosen line if it still exists.
    pub(crate) fn fill(&mut self, entries: Vec<Entry>, can_save: bool) {
        let before = self.chosen.and_then(|index| self.entries.get(index)).cloned();
        self.chosen = before.and_then(|before| entries.iter().position(|entry| entry.is_same_line(&before)));
        (self.entries, self.can_save) = (entries, can_save);
        (self.renaming, self.emptying, self.anchor) = (None, false, self.chosen);
        self.others.clear();
    }

    pub(crate) fn show_message(&mut self, text: String, is_error: bool) {
        self.message = Some(Message { text, is_error, excerpt: None, offers_undo: false });
        self.added.clear();
    }

    /// The message is about a deletion.
    pub(super) fn offer_undo(&mut self) {
        if let Some(message) = &mut self.message {
            message.offers_undo = true;
        }
    }

    pub(crate) fn show_error(&mut self, text: String, excerpt: Option<String>) {
        self.show_message(text, true);
        self.message = self.message.take().map(|message| Message { excerpt, ..message });
    }

    pub(super) fn matching(&self, part: Part) -> Vec<usize> {
        if !self.filter.shows(part) {
            return Vec::new();
        }
        let wanted = search_key(self.search.trim());
        let lines = self.entries.iter().enumerate().filter(|(_, entry)| entry.part == part);
        let mut lines: Vec<usize> =
            lines.filter(|(_, entry)| entry.matches(&wanted)).map(|(index, _)| index).collect();
        lines.sort_by(|&one, &other| self.order.compare(&self.entries[one], &self.entries[other]));
        lines
    }

    /// All visible lines, from the top.
    pub(super) fn visible(&self) -> Vec<usize> {
        Part::ALL.into_iter().flat_map(|part| self.matching(part)).collect()
    }

    pub(super) fn renaming_of_chosen(&self) -> Option<Renaming> {
        let entry = self.entries.get(self.chosen?)?;
        let path = entry.file.clone().filter(|_| entry.part == Part::Own)?;
        let name = entry.read.as_ref().ok()?.name.clone();
        Some(Renaming { path, name, focused: false, is_cancelled: false })
    }

    pub(crate) fn choose(&mut self, path: &Path) {
        self.choose_entry(|entry| entry.file.as_deref() == Some(path));
    }

    pub(super) fn choose_copy_of(&mut self, personality: &Personality) {
        self.choose_entry(|entry| {
            entry.part == Part::Own && entry.read.as_ref().is_ok_and(|own| own == personality)
        });
    }

    fn choose_entry(&mut self, is_wanted: impl Fn(&Entry) -> bool) {
        self.others.clear();
        self.chosen = self.entries.iter().position(is_wanted);
        if let Some(index) = self.chosen
            && !self.visible().contains(&index)
        {
            self.search.clear();
            self.filter = Filter::All;
        }
        self.seek = true;
    }

    pub(super) fn choose_line(&mut self, index: usize) {
        if self.chosen != Some(index) {
            (self.chosen, self.renaming) = (Some(index), None);
        }
        self.others.clear();
        self.anchor = Some(index);
    }

    /// Ctrl adds or removes a line, Shift selects all lines from the last one that was chosen alone.
    pub(super) fn select_line(&mut self, index: usize, modifiers: Modifiers) {
        if modifiers.shift && self.chosen.is_some() {
            self.extend_to(index);
        } else if modifiers.command && self.chosen.is_some() {
            self.toggle(index);
        } else {
            self.choose_line(index);
        }
    }

    fn toggle(&mut self, index: usize) {
        self.renaming = None;
        if self.chosen == Some(index) {
            // The last line cannot be removed.
            if let Some(other) = self.others.pop_last() {
                self.chosen = Some(other);
            }
        } else if !self.others.remove(&index) && self.can_select(index) {
            self.others.extend(self.chosen.filter(|&chosen| self.can_select(chosen)));
            self.chosen = Some(index);
        }
    }

    fn extend_to(&mut self, index: usize) {
        self.renaming = None;
        let visible = self.visible();
        let place = |line: Option<usize>| visible.iter().position(|&other| Some(other) == line);
        let (Some(from), Some(to)) = (place(self.anchor.or(self.chosen)), place(Some(index))) else {
            return self.choose_line(index);
        };
        let range = &visible[from.min(to)..=from.max(to)];
        self.others = range.iter().copied().filter(|&line| line != index && self.can_select(line)).collect();
        self.chosen = Some(index);
    }

    /// Deleted personalities are restored one by one.
    fn can_select(&self, index: usize) -> bool {
        self.entries[index].part != Part::Deleted
    }

    pub(super) fn is_selected(&self, index: usize) -> bool {
        self.chosen == Some(index) || self.others.contains(&index)
    }

    pub(super) fn selected(&self) -> Vec<&Entry> {
        let visible = self.visible().into_iter();
        visible.filter(|&index| self.is_selected(index)).map(|index| &self.entries[index]).collect()
    }

    /// The selected own files; `None` if another line is selected.
    pub(super) fn own_selection(&self) -> Option<Vec<NamedFile>> {
        let selected = self.selected();
        let own = selected.iter().filter(|entry| entry.part == Part::Own);
        let files: Vec<NamedFile> = own.filter_map(|entry| entry.named_file()).collect();
        (!files.is_empty() && files.len() == selected.len()).then_some(files)
    }

    pub(super) fn own_personalities(&self) -> Vec<Personality> {
        let own = self.entries.iter().filter(|entry| entry.part == Part::Own);
        own.filter_map(|entry| entry.read.clone().ok()).collect()
    }

    /// The own file below these, else the one above.
    pub(crate) fn neighbour(&self, files: &[NamedFile]) -> Option<PathBuf> {
        let own = self.matching(Part::Own);
        let is_named = |index: &usize| {
            let path = self.entries[*index].file.as_ref();
            files.iter().any(|file| Some(&file.path) == path)
        };
        let last = own.iter().rposition(is_named)?;
        let above = own[..last].iter().rev().find(|index| !is_named(index));
        self.entries[*own.get(last + 1).or(above)?].file.clone()
    }
}
