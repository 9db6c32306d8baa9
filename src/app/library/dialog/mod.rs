//! The library dialog: built-in, own and deleted personalities with their details and commands.

pub(crate) mod details;
pub(crate) mod entry;
pub(crate) mod list;

use crate::app::dialogs::{Dialog, DialogFrame};
use crate::app::help::Place;
use crate::app::{EditorAction, HelpAction, WindowAction};
use std::path::{Path, PathBuf};

use eframe::egui::{self, Align, CornerRadius, Frame, Key, Layout, Margin, Modifiers, ScrollArea};

use crate::app::Action;
use crate::app::help::Chapter;
use crate::app::shell::Actions;
use crate::app::ui::icons::Icon;
use crate::app::ui::theme::{Palette, text};
use crate::app::ui::widgets;
use crate::messages::dialogs as words;
use crate::messages::dialogs::library as own;
use crate::messages::{help, library as said};
use span_it_core::board::Player;
use span_it_core::personality::Personality;
use span_it_core::personality::ladder::Measured;

pub use crate::app::library::dialog::entry::{Entry, Part, entries};

/// Actions of the library.
#[derive(Clone, Debug)]
pub enum LibraryAction {
    /// Opens the list, for a player of the New Game dialog or for the editor.
    OpenFor(Option<Player>),
    /// Opens the list by itself.
    Show,
    /// Loads a personality of the list, for a player or the editor, with the file it was read from.
    Load(Option<Player>, Box<Personality>, Option<PathBuf>),
    /// Asks for a personality file, for the dialog on top or the editor.
    ChooseFile,
    /// Saves the personality of a player of the current game.
    SaveOf(Player),
    /// Shows the folder of the user's personalities on the desktop.
    OpenFolder,
    /// Asks for another folder for the user's personalities.
    ChooseFolder,
    /// Uses the folder in the data folder again.
    UseDefaultFolder,
    /// Stores the measured strength of a personality.
    NoteStrength(Box<Measured>),
    /// Renames the personality in a file.
    Rename(PathBuf, String),
    /// Copies a personality.
    Duplicate(Box<Personality>),
    /// Moves a file to the trash; the text is the personality's name.
    Delete(PathBuf, String),
    /// Moves a file back from the trash; the text is the personality's name.
    Restore(PathBuf, String),
    /// Deletes these files from the trash.
    EmptyTrash(Vec<PathBuf>),
    /// Asks for a file and copies it to the player's own personalities.
    Import,
    /// Asks for a file and writes a personality to it.
    Export(Box<Personality>),
}

/// Why the library was opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To load a personality for a player of the New Game dialog.
    Seat(Player),
    /// To load a personality into the editor.
    Editor,
    /// To browse.
    Browse,
}

impl Purpose {
    /// The player whose personality is chosen.
    pub const fn player(self) -> Option<Player> {
        match self {
            Self::Seat(player) => Some(player),
            Self::Editor | Self::Browse => None,
        }
    }

    fn title(self) -> String {
        match self {
            Self::Browse => said::TITLE.to_owned(),
            Self::Seat(_) | Self::Editor => own::title(self.player()),
        }
    }
}

/// Entries, search text and selection.
#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Form {
    /// Why the library was opened.
    pub purpose: Purpose,
    entries: Vec<Entry>,
    can_keep: bool,
    search: String,
    chosen: Option<usize>,
    focus_search: bool,
    /// Whether to scroll to the chosen line and focus it.
    seek: bool,
    renaming: Option<Renaming>,
    /// Whether the dialog asks for confirmation to empty the trash.
    emptying: bool,
    said: Option<Said>,
    /// The last deleted file in the trash, and the personality's name.
    undo: Option<(PathBuf, String)>,
}

/// Result of the last command.
#[derive(Debug)]
struct Said {
    text: String,
    bad: bool,
    /// The wrong line of a file.
    excerpt: Option<String>,
}

#[derive(Clone, Debug)]
struct Renaming {
    path: PathBuf,
    name: String,
    focused: bool,
    given_up: bool,
}

/// Below this inner width, the details are below the chosen line, in points.
const NARROW: f32 = 560.0;
/// Below this width, footer buttons are as wide as their labels, in points.
const NARROW_FOOTER: f32 = 400.0;

impl Form {
    /// An empty list.
    pub const fn new(purpose: Purpose) -> Self {
        Self {
            purpose,
            entries: Vec::new(),
            can_keep: false,
            search: String::new(),
            chosen: None,
            focus_search: true,
            seek: false,
            renaming: None,
            emptying: false,
            said: None,
            undo: None,
        }
    }

    /// The player of the New Game dialog that the library was opened for.
    pub const fn player(&self) -> Option<Player> {
        self.purpose.player()
    }

    /// Replaces the entries. Keeps the chosen line if it still exists.
    pub fn fill(&mut self, entries: Vec<Entry>, can_keep: bool) {
        let before = self.chosen.and_then(|index| self.entries.get(index)).cloned();
        self.chosen = before.and_then(|before| entries.iter().position(|entry| entry.is_same_line(&before)));
        (self.entries, self.can_keep) = (entries, can_keep);
        (self.renaming, self.emptying) = (None, false);
    }

    /// Chooses the line of a file and scrolls to it.
    pub fn choose(&mut self, path: &Path) {
        self.chosen = self.entries.iter().position(|entry| entry.file.as_deref() == Some(path));
        if let Some(index) = self.chosen
            && !self.visible().contains(&index)
        {
            self.search.clear();
        }
        self.seek = true;
    }

    /// The own file below this one, else the one above.
    pub fn neighbour(&self, path: &Path) -> Option<PathBuf> {
        let own = self.found(Part::Own);
        let at = own.iter().position(|&index| self.entries[index].file.as_deref() == Some(path))?;
        let next = own.get(at + 1).or_else(|| own.get(at.checked_sub(1)?))?;
        self.entries[*next].file.clone()
    }

    /// Reports the result of a command.
    pub fn say(&mut self, text: String, bad: bool) {
        self.said = Some(Said { text, bad, excerpt: None });
        self.undo = None;
    }

    /// Reports a wrong file, with the wrong line.
    pub fn say_wrong(&mut self, text: String, excerpt: Option<String>) {
        self.say(text, true);
        self.said = self.said.take().map(|said| Said { excerpt, ..said });
    }

    /// Offers to restore the last deleted file.
    pub fn offer_undo(&mut self, kept: PathBuf, name: String) {
        self.undo = Some((kept, name));
    }

    fn choose_line(&mut self, index: usize) {
        if self.chosen != Some(index) {
            (self.chosen, self.renaming) = (Some(index), None);
        }
    }

    /// The lines of one section that match the search text.
    fn found(&self, part: Part) -> Vec<usize> {
        let wanted = self.search.trim().to_lowercase();
        let lines = self.entries.iter().enumerate().filter(|(_, entry)| entry.part == part);
        lines.filter(|(_, entry)| entry.matches(&wanted)).map(|(index, _)| index).collect()
    }

    /// All visible lines, from the top.
    fn visible(&self) -> Vec<usize> {
        Part::ALL.into_iter().flat_map(|part| self.found(part)).collect()
    }

    fn renaming_of_chosen(&self) -> Option<Renaming> {
        let entry = self.entries.get(self.chosen?)?;
        let path = entry.file.clone().filter(|_| entry.part == Part::Own)?;
        let name = entry.read.as_ref().ok()?.name.clone();
        Some(Renaming { path, name, focused: false, given_up: false })
    }

    /// Shows the dialog. Returns whether to close it.
    pub(crate) fn show(&mut self, ctx: &egui::Context, id: egui::Id, actions: &mut Actions) -> bool {
        self.keys(ctx, actions);
        let mut loaded = None;
        let mut asked = Vec::new();
        let title = self.purpose.title();
        let shared = std::cell::RefCell::new(self);
        let result = widgets::still_dialog(
            ctx,
            (id, &title),
            (860.0, 720.0),
            |ui| loaded = shared.borrow_mut().body(ui, &mut asked),
            |ui| shared.borrow().footer(ui),
        );
        actions.append(&mut asked);
        let form = shared.into_inner();
        if form.renaming.as_ref().is_some_and(|renaming| renaming.given_up) {
            form.renaming = None;
        }
        match result.footer {
            Some(Footer::Load) => loaded = form.chosen,
            Some(Footer::FromFile) => actions.push(Action::Library(LibraryAction::ChooseFile)),
            Some(Footer::Help) => actions.push(Action::Help(HelpAction::OpenHere)),
            Some(Footer::Cancel) => return true,
            None => {}
        }
        if let Some(index) = loaded {
            form.load(index, actions);
        }
        result.closed
    }

    fn load(&mut self, index: usize, actions: &mut Actions) {
        self.choose_line(index);
        let entry = &self.entries[index];
        if let (true, Ok(personality)) = (entry.can_load(), &entry.read) {
            if self.purpose == Purpose::Browse {
                let (personality, file) = (Box::new(personality.clone()), entry.file.clone());
                actions.extend([
                    Action::Window(WindowAction::CloseDialog),
                    Action::Editor(EditorAction::Edit { personality, file, of: None }),
                ]);
            } else {
                let personality = Box::new(personality.clone());
                actions.push(Action::Library(LibraryAction::Load(
                    self.player(),
                    personality,
                    entry.file.clone(),
                )));
            }
        }
    }

    /// Keys that concern the whole list.
    fn keys(&mut self, ctx: &egui::Context, actions: &mut Actions) {
        let pressed = |key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        if self.renaming.is_some() && pressed(Key::Escape) {
            self.renaming = None;
        }
        if pressed(Key::F2) {
            self.renaming = self.renaming_of_chosen();
        }
        if ctx.text_edit_focused() {
            return;
        }
        let chosen = self.chosen.and_then(|index| self.entries.get(index));
        if let Some(entry) = chosen.filter(|entry| entry.part == Part::Own)
            && let Some(file) = &entry.file
            && pressed(Key::Delete)
        {
            actions.push(Action::Library(LibraryAction::Delete(file.clone(), entry.name())));
        }
        if let Some((kept, name)) = &self.undo
            && ctx.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::Z))
        {
            actions.push(Action::Library(LibraryAction::Restore(kept.clone(), name.clone())));
        }
    }

    /// List and details. Returns the line to load.
    fn body(&mut self, ui: &mut egui::Ui, actions: &mut Actions) -> Option<usize> {
        if ui.available_width() < NARROW {
            let area = ScrollArea::vertical().auto_shrink(false);
            return area.show(ui, |ui| self.narrow(ui, actions)).inner;
        }
        self.bar(ui, actions);
        let (width, height) = (ui.available_width(), ui.available_height());
        let left = (width * 0.52).floor();
        let mut loaded = None;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 20.0;
            widgets::cell(ui, left, height, Layout::top_down(Align::Min), |ui| {
                loaded = list::search(ui, self);
                let area = ScrollArea::vertical().id_salt("list").auto_shrink(false);
                area.show(ui, |ui| loaded = list::show(ui, self, actions, |_, _, _| ()).or(loaded));
            });
            let right = (width - left - 20.0).max(0.0);
            widgets::cell(ui, right, height, Layout::top_down(Align::Min), |ui| {
                let area = ScrollArea::vertical().id_salt("details").auto_shrink(false);
                area.show(ui, |ui| details::show(ui, self, actions));
            });
        });
        loaded
    }

    /// One column, with the details below the chosen line.
    fn narrow(&mut self, ui: &mut egui::Ui, actions: &mut Actions) -> Option<usize> {
        self.bar(ui, actions);
        let entered = list::search(ui, self);
        let below = |ui: &mut egui::Ui, form: &mut Self, actions: &mut Actions| {
            let frame = Frame::new()
                .fill(Palette::of(ui).raised)
                .corner_radius(CornerRadius::same(8))
                .inner_margin(Margin::symmetric(12, 10));
            frame.show(ui, |ui| {
                ui.set_width(ui.available_width());
                details::show(ui, form, actions);
            });
        };
        list::show(ui, self, actions, below).or(entered)
    }

    /// Result of the last command, and a button to undo a deletion.
    fn bar(&self, ui: &mut egui::Ui, actions: &mut Actions) {
        let Some(Said { text, bad, excerpt }) = &self.said else { return };
        let palette = Palette::of(ui);
        let ground = if *bad { palette.bad_tint } else { palette.go_tint };
        let frame = Frame::new()
            .fill(ground)
            .corner_radius(CornerRadius::same(8))
            .inner_margin(Margin::symmetric(12, 6));
        frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal_wrapped(|ui| {
                ui.add(egui::Label::new(text::body(text)).wrap());
                if let Some((kept, name)) = &self.undo
                    && widgets::button(said::UNDO).small().show(ui).clicked()
                {
                    actions.push(Action::Library(LibraryAction::Restore(kept.clone(), name.clone())));
                }
                if *bad && widgets::help_button(ui, &help::about(said::FILES)).clicked() {
                    actions.push(Action::Help(HelpAction::Open(Chapter::Files.into())));
                }
            });
            if let Some(excerpt) = excerpt {
                ui.add(egui::Label::new(text::mono(excerpt)).wrap().selectable(true));
            }
        });
    }

    fn footer(&self, ui: &mut egui::Ui) -> Option<Footer> {
        let mut pressed = None;
        let narrow = ui.available_width() < NARROW_FOOTER;
        if widgets::help_button(ui, &help::about(&self.purpose.title())).clicked() {
            pressed = Some(Footer::Help);
        }
        let [load_width, cancel_width] = if narrow { [0.0; 2] } else { [110.0, 104.0] };
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            if self.purpose == Purpose::Browse {
                if widgets::button(words::DONE).min_width(cancel_width).show(ui).clicked() {
                    pressed = Some(Footer::Cancel);
                }
                return;
            }
            let can = self.chosen.is_some_and(|index| self.entries[index].can_load());
            let load = widgets::button(own::LOAD).primary().min_width(load_width);
            if load.show_enabled(ui, can, None).clicked() {
                pressed = Some(Footer::Load);
            }
            if widgets::button(words::CANCEL).min_width(cancel_width).show(ui).clicked() {
                pressed = Some(Footer::Cancel);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let from_file = widgets::button(own::FROM_FILE);
                let from_file = if narrow { from_file } else { from_file.icon(Icon::Folder) };
                if from_file.show(ui).clicked() {
                    pressed = Some(Footer::FromFile);
                }
            });
        });
        pressed
    }
}

enum Footer {
    Load,
    FromFile,
    Help,
    Cancel,
}

impl Dialog for Form {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        Self::show(self, frame.ctx, frame.id, frame.actions)
    }

    fn help_place(&self) -> Place {
        Place::at(Chapter::Personalities, "your-library")
    }
}
