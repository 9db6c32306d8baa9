//! The selected lines of the library: the chosen one, whose details are shown, and others that were added with Shift or
//! Ctrl to export or delete them together.

use std::path::{Path, PathBuf};

use eframe::egui::Modifiers;

use crate::app::library::action::NamedFile;
use crate::app::library::dialog::{Entry, LibraryDialog, Part};
use span_it_core::personality::Personality;

impl LibraryDialog {
    pub(crate) fn choose(&mut self, path: &Path) {
        self.others.clear();
        self.chosen = self.entries.iter().position(|entry| entry.file.as_deref() == Some(path));
        if let Some(index) = self.chosen
            && !self.visible().contains(&index)
        {
            self.search.clear();
            self.filter = super::arrangement::Filter::All;
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

    /// The selected lines that are visible, from the top.
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
