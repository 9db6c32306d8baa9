//! Opening files, the file dialogs, and the game of the first screen.

use crate::app::FileAction;
use std::path::{Path, PathBuf};

use eframe::egui;

use crate::app::editor::Form;
use crate::app::game::commands::{drawn_by_lot, seat};
use crate::app::help::{Chapter, Place};
use crate::app::library::own_folder::file_stem;
use crate::app::session::Table;
use crate::app::settings::Settings;
use crate::app::store::path_prompt;
use crate::app::view::{About, FilePurpose, Notice, Page};
use crate::app::{Action, App};
use crate::jobs::waking;
use crate::messages::player_identification::games as likeness;
use crate::messages::{dialogs, files, help, library as library_words, places, tournament as words};
use crate::platform::{FileAnswer, FileKind, FileRequest};
use span_it_core::board::{BoardSize, ByPlayer, Player};
use span_it_core::engine::Seed;
use span_it_core::personality::{FileError, Personality, library};
use span_it_core::record::{self, GameSetup, PlayerKind};
use span_it_core::storage::{self, StorageError};

/// The largest file that is opened, in bytes: the limit of game records.
pub(super) const LARGEST: usize = record::MAX_BYTES;
/// The largest record that the settings contain, in bytes. JSON may take two bytes for each of its characters, and
/// the whole file must stay readable.
const LARGEST_SETUP: usize = record::MAX_BYTES / 4;
/// The Maximum Auto Move time of the first game, in seconds.
const FIRST_LIMIT: u64 = 10;

impl App {
    /// Opens a game or a personality.
    pub(crate) fn open_path(&mut self, path: &Path) {
        let opened = read_either(path).and_then(|bytes| {
            if is_record(path, &bytes) {
                let (setup, game) = record::read_record(&bytes).map_err(|error| error.to_string())?;
                let misread = setup.opponent_setting_warning();
                self.open_game(Table::of(setup, game, Some(path.to_path_buf())));
                return Ok(misread);
            } else if is_personality(path, &bytes) {
                let personality = Personality::from_json(&bytes).map_err(|error| error.to_string())?;
                self.edit(Form::new(personality, Some(path.to_path_buf()), None));
            } else {
                return Err(files::NEITHER.to_owned());
            }
            Ok(None)
        });
        match opened {
            Ok(misread) => {
                self.settings.remember(path);
                self.view.notices.forget(About::Opening);
                if let Some(misread) = misread {
                    let notice = Notice::problem(files::misread(path, misread)).about(About::Opening);
                    self.tell_problem(notice.with_help(Chapter::Files));
                }
            }
            Err(reason) => {
                let notice = Notice::problem(files::not_opened(path, reason)).with_help(Chapter::Files);
                let mut notice = notice.about(About::Opening).with_details(in_detail(path));
                let listed =
                    std::path::absolute(path).ok().filter(|path| self.settings.recent.contains(path));
                if let Some(gone) = listed.filter(|path| !path.exists()) {
                    notice.offer =
                        Some((files::FORGET_FILE.to_owned(), Action::File(FileAction::ForgetFile(gone))));
                }
                self.tell_problem(notice);
            }
        }
    }

    pub(super) fn open_game(&mut self, table: Table) {
        let now = self.platform.now();
        self.session.set_table(table, now);
        self.session.hold(now);
        self.view.page = Page::Game;
        self.forget_slip();
        self.view.dialogs.clear();
        self.stay();
    }

    /// Removes the warning of a mistake: it belongs to a game that is no longer shown.
    pub(crate) fn forget_slip(&mut self) {
        self.view.notices.forget(About::Slip);
    }

    /// Opens a file dialog and returns at once; the answer arrives in [`file_answered`](Self::file_answered).
    pub(crate) fn ask_file(&mut self, purpose: FilePurpose, ctx: &egui::Context) {
        if self.view.asked_file.is_some() {
            return;
        }
        if purpose == FilePurpose::SaveGame {
            let Some(text) = self.record_to_save() else { return self.stay() };
            self.view.asked_game = Some((self.session.table_number(), text));
        }
        let request = self.request_for(purpose);
        self.platform.request_file(request.clone(), waking(ctx));
        self.view.asked_file = Some((purpose, request));
    }

    fn request_for(&mut self, purpose: FilePurpose) -> FileRequest {
        let personalities = self.personality_folder();
        let known = self
            .session
            .table()
            .file
            .as_deref()
            .or_else(|| self.settings.recent.first().map(PathBuf::as_path));
        let games = known.and_then(Path::parent).map(Path::to_path_buf).or_else(|| self.platform.documents());
        let (kind, save, title, folder, name) = match purpose {
            FilePurpose::Open => (FileKind::RecordOrPersonality, false, files::OPEN, games, String::new()),
            FilePurpose::SaveGame => {
                let name = self.session.table().file_name().unwrap_or_else(|| self.proposed_name());
                (FileKind::Record, true, files::SAVE_GAME, games, name)
            }
            FilePurpose::LoadPersonality => {
                (FileKind::Personality, false, files::LOAD_PERSONALITY, personalities, String::new())
            }
            FilePurpose::SavePersonality => {
                let name = self.edited_to_save().map(|one| one.name).unwrap_or_default();
                let name = self.view.form_mut().map(|form| form.file_name(&name)).unwrap_or_default();
                (FileKind::Personality, true, files::SAVE_PERSONALITY, personalities, name)
            }
            FilePurpose::SavePage => {
                let name = self.view.asked_page.as_ref().map(|page| page.name.clone()).unwrap_or_default();
                (FileKind::Page, true, help::SAVE_PAGE, self.platform.documents(), name)
            }
            FilePurpose::ImportPersonality => {
                let folder = self.platform.documents();
                (FileKind::Personality, false, library_words::IMPORT_TITLE, folder, String::new())
            }
            FilePurpose::ExportPersonality => {
                let asked = self.view.asked_personality.as_ref();
                let name = asked.map(|one| format!("{}.json", file_stem(&one.name))).unwrap_or_default();
                (FileKind::Personality, true, library_words::EXPORT_TITLE, self.platform.documents(), name)
            }
            FilePurpose::PersonalityFolder => {
                (FileKind::Folder, false, places::folder::CHOOSE_TITLE, personalities, String::new())
            }
            FilePurpose::ExportTable => {
                (FileKind::Table, true, words::EXPORT_TABLE, games, words::TABLE_NAME.to_owned())
            }
            FilePurpose::AddGame => (FileKind::Record, false, likeness::ADD_GAME_TITLE, games, String::new()),
            FilePurpose::AddGames => {
                (FileKind::Folder, false, likeness::ADD_FOLDER_TITLE, games, String::new())
            }
        };
        FileRequest { kind, save, title: title.to_owned(), folder, name }
    }

    fn proposed_name(&self) -> String {
        let names = Player::ALL.map(|player| file_stem(&self.session.seat(player).name));
        format!("{}-{}.spanit", names[0], names[1])
    }

    /// The folder of the player's own personalities: from the settings, otherwise in the data folder.
    pub(crate) fn own_folder(&self) -> Option<PathBuf> {
        let in_data = || self.store.folders.as_ref().map(crate::app::Folders::personalities);
        self.settings.personality_folder.clone().or_else(in_data)
    }

    /// The same folder, created on first use. A folder chosen by the player is never created.
    pub(crate) fn personality_folder(&self) -> Option<PathBuf> {
        let folder = self.own_folder()?;
        let chosen = self.settings.personality_folder.is_some();
        (chosen || std::fs::create_dir_all(&folder).is_ok()).then_some(folder)
    }

    /// Handles the answer of a file dialog.
    pub(crate) fn file_answered(&mut self, answer: FileAnswer) {
        let Some((purpose, request)) = self.view.asked_file.take() else { return };
        match answer {
            FileAnswer::Picked(path) => self.file_chosen(purpose, path),
            FileAnswer::Cancelled => self.saving_given_up(),
            FileAnswer::Unavailable => self.ask_path(purpose, &request, files::NO_DIALOGS.to_owned()),
            FileAnswer::Failed(why) => self.ask_path(purpose, &request, files::dialog_failed(&why)),
        }
    }

    fn ask_path(&mut self, purpose: FilePurpose, request: &FileRequest, why: String) {
        self.view.announcement.clone_from(&why);
        self.view.dialogs.push(path_prompt::Form::new(purpose, request, why));
    }

    /// Handles a path typed in the field that replaces a missing file dialog.
    pub(crate) fn path_typed(&mut self, path: PathBuf) {
        let Some(form) = self.view.dialogs.top::<path_prompt::Form>() else { return };
        let purpose = form.purpose;
        let own = match purpose {
            FilePurpose::SaveGame => self.session.table().file.clone(),
            FilePurpose::SavePersonality => self.view.form_mut().and_then(|form| form.file.clone()),
            FilePurpose::SavePage | FilePurpose::ExportPersonality | FilePurpose::ExportTable => None,
            FilePurpose::Open
            | FilePurpose::LoadPersonality
            | FilePurpose::ImportPersonality
            | FilePurpose::PersonalityFolder
            | FilePurpose::AddGame
            | FilePurpose::AddGames => Some(path.clone()),
        };
        let target = with_ending(&path, purpose);
        if target.exists() && own.as_ref() != Some(&path) {
            // No dialog has asked whether to replace the file.
            return self.tell_not_saved(files::not_replaced(&target));
        }
        self.view.dialogs.pop();
        self.file_chosen(purpose, path);
    }

    /// Handles a cancelled save: the personality editor and the window stay open.
    pub(crate) fn saving_given_up(&mut self) {
        self.stay();
    }

    fn file_chosen(&mut self, purpose: FilePurpose, path: PathBuf) {
        match purpose {
            FilePurpose::Open => self.open_path(&path),
            FilePurpose::SaveGame => self.save_under(&path, purpose, Self::save_asked_game),
            FilePurpose::SavePersonality => self.save_under(&path, purpose, Self::save_personality_to),
            FilePurpose::SavePage => self.save_under(&path, purpose, Self::save_page_to),
            FilePurpose::ImportPersonality => self.import_personality(&path),
            FilePurpose::ExportPersonality => self.save_under(&path, purpose, Self::export_personality_to),
            FilePurpose::PersonalityFolder => self.use_personality_folder(path),
            FilePurpose::ExportTable => self.save_under(&path, purpose, Self::export_table),
            FilePurpose::AddGame | FilePurpose::AddGames => self.add_games(path),
            FilePurpose::LoadPersonality => match Personality::read(&path) {
                Ok(personality) => {
                    self.view.notices.forget(About::Opening);
                    // If the library was closed meanwhile, nothing uses the folder.
                    if let Some(form) = self.view.library_mut() {
                        let player = form.player();
                        self.personality_loaded(player, personality, Some(path));
                    }
                }
                Err(error) => self.tell_unreadable(&path, &error),
            },
        }
    }

    /// Saves under a chosen name. Adds a missing ending; an existing file of the longer name is not replaced, because
    /// no dialog has asked about it.
    fn save_under(&mut self, path: &Path, purpose: FilePurpose, save: fn(&mut Self, &Path)) {
        let ended = with_ending(path, purpose);
        if ended != path && ended.exists() {
            self.tell_not_saved(files::exists_already(&ended));
        } else {
            save(self, &ended);
        }
    }
}

/// The name to save under, with an ending if it has none.
fn with_ending(path: &Path, purpose: FilePurpose) -> PathBuf {
    let ending = match purpose {
        FilePurpose::SaveGame => "spanit",
        FilePurpose::SavePersonality | FilePurpose::ExportPersonality => "json",
        FilePurpose::SavePage | FilePurpose::ExportTable => "html",
        FilePurpose::Open
        | FilePurpose::LoadPersonality
        | FilePurpose::ImportPersonality
        | FilePurpose::PersonalityFolder
        | FilePurpose::AddGame
        | FilePurpose::AddGames => return path.to_owned(),
    };
    if path.extension().is_some() { path.to_owned() } else { path.with_extension(ending) }
}

/// The game of the first screen: players and board of the last game, otherwise a person against the first opponent on
/// 6 x 6.
pub(crate) fn first_table(settings: &Settings, seed: Seed) -> Table {
    let last = settings.last_setup.as_deref().and_then(|text| record::read_record(text.as_bytes()).ok());
    let mut setup = last.map_or_else(|| first_setup(settings, seed), |(setup, _)| setup);
    setup.seed = seed;
    let person = &mut setup.players.horizontal;
    let handle = settings.handle.trim();
    if person.name == dialogs::new_game::default_name(Player::Horizontal) && !handle.is_empty() {
        handle.clone_into(&mut person.name);
    }
    if settings.random_first {
        setup.first = drawn_by_lot(seed);
    }
    Table::new(setup)
}

fn first_setup(settings: &Settings, seed: Seed) -> GameSetup {
    let shipped = |name| library::builtin_named(name).unwrap_or(&library::builtin()[0]).clone();
    let opponent = shipped(library::FIRST_OPPONENT);
    let handle = settings.handle.trim();
    let person = if handle.is_empty() { dialogs::new_game::default_name(Player::Horizontal) } else { handle };
    GameSetup {
        size: BoardSize::STANDARD,
        first: Player::Horizontal,
        seed,
        players: ByPlayer {
            horizontal: seat(person, PlayerKind::Human, shipped(library::HINTS)),
            vertical: seat(&opponent.name.clone(), PlayerKind::Computer, opponent),
        },
        max_move: Some(std::time::Duration::from_secs(FIRST_LIMIT)),
        start: None,
        extra: None,
    }
}

/// A setup as the record of a game without moves, small enough for the settings.
pub(crate) fn blank_record(setup: &GameSetup) -> String {
    let blank = GameSetup { start: None, ..setup.clone() };
    let table = Table::new(blank);
    record::write_record_within(&table.setup, &table.game, LARGEST_SETUP).0
}

/// Why a personality cannot be read, without the file name, which the message already contains.
pub(crate) fn reason(error: &FileError) -> String {
    error.reason()
}

/// The place in the help about stored files.
pub(crate) fn of_storage() -> Place {
    Place::at(Chapter::Files, "where-things-are-kept")
}

/// The wrong part of a personality file.
pub(crate) fn excerpt(error: &FileError) -> Option<String> {
    let FileError::Format { path, source } = error else { return None };
    let bytes = storage::read_limited(path, span_it_core::personality::MAX_BYTES).ok()?;
    source.excerpt(&bytes)
}

/// Details of a refused file: its path, and for a personality the wrong line.
pub(crate) fn in_detail(path: &Path) -> String {
    let bytes = storage::read_limited(path, span_it_core::personality::MAX_BYTES).unwrap_or_default();
    let error = Some(&bytes)
        .filter(|bytes| !is_record(path, bytes) && is_personality(path, bytes))
        .and_then(|bytes| Personality::from_json(bytes).err());
    let excerpt = error.and_then(|error| error.excerpt(&bytes));
    [Some(path.display().to_string()), excerpt].into_iter().flatten().collect::<Vec<_>>().join("\n")
}

/// Reads a file that may be a game or a personality. Errors do not contain its name. The size limit of personalities
/// is lower.
pub(super) fn read_either(path: &Path) -> Result<Vec<u8>, String> {
    let read = storage::read_limited(path, LARGEST);
    let read = read.or_else(|error| match error {
        StorageError::TooLarge { .. } if is_personality(path, &[]) => {
            storage::read_limited(path, span_it_core::personality::MAX_BYTES)
        }
        error => Err(error),
    });
    read.map_err(|error| error.reason())
}

pub(super) fn is_record(path: &Path, bytes: &[u8]) -> bool {
    contains(bytes, b"\"span-it-game\"") || path.extension().is_some_and(|extension| extension == "spanit")
}

pub(super) fn is_personality(path: &Path, bytes: &[u8]) -> bool {
    contains(bytes, b"\"span-it-personality\"")
        || path.extension().is_some_and(|extension| extension == "json")
}

fn contains(bytes: &[u8], part: &[u8]) -> bool {
    bytes.windows(part.len()).any(|window| window == part)
}
