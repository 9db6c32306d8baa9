//! What can be done in the list of personalities, and with the folder they are kept in.

use std::path::{Path, PathBuf};

use eframe::egui;

use crate::app::help::{Chapter, Place};
use crate::app::library::dialog as list;
use crate::app::library::dialog::{Form, LibraryAction, Purpose};
use crate::app::library::own_folder;
use crate::app::library::own_folder::{FolderError, OwnFolder};
use crate::app::library::ratings::strength_of;
use crate::app::settings::dialog::SettingsDialog;
use crate::app::store::files::in_detail;
use crate::app::view::{About, FilePurpose, Notice};
use crate::app::{Action, App, CpuBenchmark};
use crate::jobs::waking;
use crate::messages::library as words;
use crate::messages::places::folder;
use span_it_core::board::Player;
use span_it_core::personality::{FileError, Personality, library};
use span_it_core::storage;

impl App {
    /// Carries out a request to the personalities.
    pub(crate) fn apply_to_library(&mut self, action: LibraryAction, ctx: &egui::Context) {
        match action {
            LibraryAction::Show => self.open_library(None, true),
            LibraryAction::OpenFor(player) => {
                let again = Action::Library(LibraryAction::OpenFor(None));
                if player.is_some() || !self.ask_first(again) {
                    self.open_library(player, false);
                }
            }
            LibraryAction::Load(player, personality, file) => {
                self.personality_loaded(player, *personality, file);
            }
            LibraryAction::ChooseFile => self.ask_file(FilePurpose::LoadPersonality, ctx),
            LibraryAction::SaveOf(player) => {
                let personality = self.session.seat(player).personality.clone();
                self.export(personality, ctx);
            }
            LibraryAction::OpenFolder => self.show_folder(ctx),
            LibraryAction::ChooseFolder => self.ask_file(FilePurpose::PersonalityFolder, ctx),
            LibraryAction::UseDefaultFolder => self.settings.personality_folder = None,
            LibraryAction::NoteStrength(measured) => self.note_strengths(vec![*measured]),
            LibraryAction::Rename(path, name) => self.rename(&path, &name),
            LibraryAction::Duplicate(personality) => self.duplicate(&personality),
            LibraryAction::Delete(path, name) => self.delete(&path, &name),
            LibraryAction::Restore(path, name) => self.restore(&path, &name),
            LibraryAction::EmptyTrash(files) => self.empty_trash(&files),
            LibraryAction::Import => self.ask_file(FilePurpose::ImportPersonality, ctx),
            LibraryAction::Export(personality) => self.export(*personality, ctx),
        }
    }

    /// The player's own folder and the deleted ones; `None` where nothing can be kept.
    fn library_folder(&self) -> Option<OwnFolder> {
        let trash = self.store.folders.as_ref()?.trash();
        self.personality_folder().map(|folder| OwnFolder::new(folder, trash))
    }

    /// Opens the list: for a player of the New Game dialog, for the editor, or by itself.
    pub(crate) fn open_library(&mut self, player: Option<Player>, by_itself: bool) {
        let purpose = match player {
            _ if by_itself => Purpose::Browse,
            Some(player) => Purpose::Seat(player),
            None => Purpose::Editor,
        };
        let mut form = Form::new(purpose);
        form.fill(self.entries(), self.library_folder().is_some());
        self.view.dialogs.push(form);
    }

    /// Everything there is to list.
    fn entries(&self) -> Vec<list::Entry> {
        let own_folder = self.library_folder();
        let own = &self.store.strengths;
        list::entries(own_folder.as_ref(), |factors| strength_of(own, factors).cloned())
    }

    /// Reads the folders again for the open list, and chooses a file in it.
    pub(crate) fn refresh_library(&mut self, choose: Option<&Path>) {
        let (entries, can_keep) = (self.entries(), self.library_folder().is_some());
        if let Some(form) = self.view.library_mut() {
            form.fill(entries, can_keep);
            if let Some(path) = choose {
                form.choose(path);
            }
        }
    }

    /// Says in the list what came of something; without the list, above the game.
    fn tell(&mut self, text: String, bad: bool) {
        self.view.announcement.clone_from(&text);
        match self.view.library_mut() {
            Some(form) => form.say(text, bad),
            None if bad => self.view.notices.put(Notice::problem(text).with_help(Chapter::Files)),
            None => self.view.notices.put(Notice { bad, ..Notice::problem(text) }),
        }
    }

    /// Changes the folder, updates the list and reports the result.
    fn change_folder(
        &mut self,
        work: impl FnOnce(&OwnFolder) -> Result<PathBuf, FolderError>,
        done: String,
    ) -> Option<PathBuf> {
        let outcome =
            self.library_folder().map(|own_folder| work(&own_folder).map_err(|error| error.to_string()));
        self.refresh_library(None);
        match outcome.unwrap_or_else(|| Err(words::NO_FOLDER.to_owned())) {
            Ok(path) => {
                self.tell(done, false);
                Some(path)
            }
            Err(reason) => {
                self.tell(words::failed(&reason), true);
                None
            }
        }
    }

    /// Changes the folder and chooses the new file.
    fn add_to_folder(&mut self, work: impl FnOnce(&OwnFolder) -> Result<PathBuf, FolderError>, done: String) {
        let path = self.change_folder(work, done);
        if let (Some(path), Some(form)) = (path, self.view.library_mut()) {
            form.choose(&path);
        }
    }

    fn rename(&mut self, path: &Path, name: &str) {
        let old = Personality::read(path).map(|personality| personality.name).unwrap_or_default();
        let renamed =
            self.change_folder(|own_folder| own_folder.rename(path, name), words::renamed(&old, name.trim()));
        let Some(renamed) = renamed else { return };
        if let Some(form) = self.view.library_mut() {
            form.choose(&renamed);
        }
        // An editor that is open on the file follows it.
        if let Some(state) = &mut self.view.editor
            && state.form.file.as_deref() == Some(path)
        {
            state.form.file = Some(renamed);
        }
    }

    fn duplicate(&mut self, personality: &Personality) {
        let copy = self.copy_of(personality.clone());
        self.add_to_folder(|own_folder| own_folder.add(&copy), words::duplicated(&copy.name));
    }

    /// A copy under a name that nobody there bears. Who made a shipped one has not made its copy.
    fn copy_of(&self, personality: Personality) -> Personality {
        let taken: Vec<String> = self.entries().iter().map(list::Entry::name).collect();
        let is_ours =
            |author: &String| library::builtin().iter().any(|one| one.author.as_ref() == Some(author));
        Personality {
            name: own_folder::name_of_copy(&personality.name, &taken),
            author: personality.author.filter(|author| !is_ours(author)),
            ..personality
        }
    }

    /// The personality in the editor as it is to be saved: what has no file yet and still bears the name of
    /// a shipped one is a copy of it.
    pub(crate) fn edited_to_save(&mut self) -> Option<Personality> {
        let form = self.view.form_mut()?;
        let (personality, is_new) = (form.personality()?, form.file.is_none());
        let is_shipped = |one: &Personality| one.name.to_lowercase() == personality.name.to_lowercase();
        let is_copy = is_new && library::builtin().iter().any(is_shipped);
        Some(if is_copy { self.copy_of(personality) } else { personality })
    }

    fn delete(&mut self, path: &Path, name: &str) {
        let neighbour = self.view.library_mut().and_then(|form| form.neighbour(path));
        let kept = self.change_folder(|own_folder| own_folder.delete(path), words::deleted(name));
        if let (Some(kept), Some(form)) = (kept, self.view.library_mut()) {
            form.offer_undo(kept, name.to_owned());
            if let Some(neighbour) = neighbour {
                form.choose(&neighbour);
            }
        }
    }

    fn restore(&mut self, path: &Path, name: &str) {
        self.add_to_folder(|own_folder| own_folder.restore(path), words::restored(name));
    }

    fn empty_trash(&mut self, files: &[PathBuf]) {
        let done = words::TRASH_EMPTY.to_owned();
        // There is no file to be chosen in the list then.
        self.change_folder(|own_folder| own_folder.destroy(files).map(|()| PathBuf::new()), done);
    }

    fn export(&mut self, personality: Personality, ctx: &egui::Context) {
        if self.view.asked_file.is_none() {
            self.view.asked_personality = Some(Box::new(personality));
            self.ask_file(FilePurpose::ExportPersonality, ctx);
        }
    }

    /// Writes the personality that a file was asked for.
    pub(crate) fn export_personality_to(&mut self, path: &Path) {
        let Some(personality) = self.view.asked_personality.take() else { return };
        if self.write_personality(path, &personality) {
            self.refresh_library(None);
            let said = crate::messages::files::saved(path);
            if let Some(form) = self.view.library_mut() {
                form.say(said, false);
            }
        }
    }

    /// Copies the personality of a file into the player's own.
    pub(crate) fn import_personality(&mut self, path: &Path) {
        match Personality::read(path) {
            Ok(personality) => {
                self.view.notices.forget(About::Opening);
                self.import(&personality);
            }
            Err(error) => self.tell_unreadable(path, &error),
        }
    }

    /// Says what is wrong with a file, and where in it.
    pub(crate) fn tell_unreadable(&mut self, path: &Path, error: &FileError) {
        let said = crate::messages::files::not_opened(path, crate::app::reason(error));
        if let Some(form) = self.view.library_mut() {
            form.say_wrong(said.clone(), crate::app::excerpt(error));
            self.view.announcement = said;
        } else {
            let notice = Notice::problem(said).about(About::Opening).with_details(in_detail(path));
            self.tell_problem(notice.with_help(Place::at(Chapter::Files, "personality-files")));
        }
    }

    fn import(&mut self, personality: &Personality) {
        let known = self.entries().into_iter().find(|entry| entry.is_own_copy_of(personality));
        if let Some(known) = known {
            self.refresh_library(known.file.as_deref());
            return self.tell(words::known_already(&personality.name), false);
        }
        self.add_to_folder(|own_folder| own_folder.add(personality), words::imported(&personality.name));
    }

    /// Copies a dropped personality into the player's own, unless it is among the `known` ones; without
    /// a word where that succeeds. The list is to be refreshed afterwards.
    pub(crate) fn take_in(
        &self,
        personality: Personality,
        known: &mut Vec<Personality>,
    ) -> Result<Option<PathBuf>, String> {
        if known.contains(&personality) {
            return Ok(None);
        }
        let own_folder = self.library_folder().ok_or(words::NO_FOLDER)?;
        let path = own_folder.add(&personality).map_err(|error| error.to_string())?;
        known.push(personality);
        Ok(Some(path))
    }

    /// The player's own personalities.
    pub(crate) fn own_personalities(&self) -> Vec<Personality> {
        let listed = self
            .library_folder()
            .map(|own_folder| library::list_folder(own_folder.folder()))
            .unwrap_or_default();
        listed.into_iter().filter_map(|file| file.result.ok()).collect()
    }

    fn show_folder(&mut self, ctx: &egui::Context) {
        let Some(folder) = self.personality_folder() else {
            return self.tell(folder::NO_FOLDER.to_owned(), true);
        };
        self.platform.show_folder(folder.clone(), waking(ctx));
        self.view.shown_folder = Some(folder);
    }

    /// Hears that the folder asked for could not be shown.
    pub(crate) fn hear_of_folder(&mut self) {
        if let Some(problem) = self.platform.folder_problem() {
            let shown = self.view.shown_folder.take().unwrap_or_default();
            self.tell(folder::not_shown(&shown, &problem), true);
        }
    }

    /// Keeps the player's own personalities in another folder, if it can be read and written to.
    pub(crate) fn use_personality_folder(&mut self, path: PathBuf) {
        match fit_for_personalities(&path) {
            Ok(()) => {
                self.view.announcement = folder::chosen(&path);
                self.settings.personality_folder = Some(path);
                self.view.is_folder_missing = false;
            }
            Err(reason) => {
                let notice = Notice::problem(folder::not_chosen(&path, reason));
                self.tell_problem(notice.with_help(Place::at(Chapter::Object, "settings")));
            }
        }
    }

    /// Opens the settings, and begins to measure what they tell of this computer.
    pub(crate) fn show_settings(&mut self, ctx: &egui::Context) {
        self.view.cpu_benchmark.get_or_insert_with(|| CpuBenchmark::start(waking(ctx)));
        // Looked at once: every frame would be too often for a folder in a network.
        self.view.is_folder_missing = self.own_folder().is_some_and(|folder| !folder.is_dir());
        self.view.dialogs.push(SettingsDialog);
    }
}

/// Whether personalities can be kept in a folder.
fn fit_for_personalities(path: &Path) -> Result<(), String> {
    if !path.is_dir() {
        return Err(folder::NOT_A_FOLDER.to_owned());
    }
    if path.to_str().is_none() {
        return Err(folder::NOT_UNICODE.to_owned());
    }
    storage::check_writable(path).map_err(folder::not_writable)
}
