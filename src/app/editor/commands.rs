//! Carrying out what the personality editor asks for: opening and leaving it, undo, the clipboard,
//! games against what is edited, files that change under one's hands.
//!
//! The editor's state outlives its page: whatever else takes the window, the changes are there again
//! when the editor is opened the next time. Only closing it, loading another personality and closing
//! the window ask what to do with them.

use crate::app::dialogs::Dialogs;
use crate::app::editor::unsaved_dialog::UnsavedDialog;
use crate::app::{FileAction, WindowAction};

use eframe::egui;

use crate::app::editor::match_job::Bout;
use crate::app::editor::{EditorAction, Form, State};
use crate::app::help::{Chapter, Place};
use crate::app::view::{About, FilePurpose, Notice, Page};
use crate::app::{Action, App, CpuBenchmark, Speed};
use crate::jobs::waking;
use crate::messages::{dialogs, editor as words, files};
use span_it_core::board::Player;
use span_it_core::engine::Seed;
use span_it_core::json::FormatError;
use span_it_core::personality::{Factors, Personality};
use span_it_core::record::{GameSetup, PlayerKind, Seat};

impl App {
    /// Whether the editor is what fills the window.
    pub(crate) const fn is_editing(&self) -> bool {
        matches!(self.view.page, Page::Editor)
    }

    /// Carries out a request to the editor.
    pub(crate) fn apply_to_editor(&mut self, action: EditorAction, ctx: &egui::Context) {
        match action {
            EditorAction::Edit { personality, file, of } => self.edit(Form::new(*personality, file, of)),
            EditorAction::Open => self.open_editor(),
            EditorAction::New => self.edit(Form::new(new_personality(), None, None)),
            EditorAction::Save => self.save_edited(ctx),
            EditorAction::SaveAs => {
                if self.edited().is_some() {
                    self.ask_file(FilePurpose::SavePersonality, ctx);
                }
            }
            EditorAction::UseInNextGame(player, personality) => self.use_next(player, *personality),
            EditorAction::UseNow(player) => self.use_now(player),
            EditorAction::OpenDraft => self.open_draft(),
            EditorAction::DiscardDraft => self.discard_draft(),
            EditorAction::Undo => self.change_form(Form::undo),
            EditorAction::Redo => self.change_form(Form::redo),
            EditorAction::Revert => self.change_form(Form::revert),
            EditorAction::Copy => self.copy_personality(ctx),
            EditorAction::Paste(text) => self.paste_personality(&text),
            EditorAction::Try => self.try_game(),
            EditorAction::Match => self.begin_match(ctx),
            EditorAction::EndMatch => self.end_match(),
            EditorAction::Reload => self.reload_personality(),
            EditorAction::SaveFirst => {
                self.close_question();
                self.save_edited(ctx);
            }
            EditorAction::Discard => self.discard(ctx),
            EditorAction::KeepEditing => {
                self.close_question();
                self.stay();
            }
        }
        ctx.request_repaint();
    }

    fn change_form(&mut self, change: impl FnOnce(&mut Form)) {
        if let Some(form) = self.view.form_mut() {
            change(form);
        }
    }

    /// Ends the match; one that is over goes away with its result.
    fn end_match(&mut self) {
        let Some(state) = &mut self.view.editor else { return };
        match &mut state.bout {
            Some(bout) if bout.is_on() => bout.cancel(),
            _ => state.bout = None,
        }
    }

    /// Opens the editor on a form; asks about the changes there are first.
    pub(crate) fn edit(&mut self, form: Form) {
        let again = Action::Editor(EditorAction::Edit {
            personality: Box::new(form.saved_self().clone()),
            file: form.file.clone(),
            of: form.of,
        });
        let is_entered = self.is_entered(&form);
        if !is_entered && self.ask_first(again) {
            return;
        }
        let below =
            if form.of.is_some() { std::mem::take(&mut self.view.dialogs) } else { Dialogs::default() };
        self.view.dialogs.clear();
        if let Some(state) = self.view.editor.as_mut().filter(|_| is_entered) {
            (state.form.of, state.below) = (form.of, below);
            return self.show_editor();
        }
        let mut state = State::new(form);
        let known = self.view.editor.take();
        if let Some(known) = known.filter(|_| self.is_editing()) {
            (state.stage, state.side, state.tab) = (known.stage, known.side, known.tab);
            (state.rival, state.others, state.back) = (known.rival, known.others, known.back);
        }
        state.below = below;
        self.view.editor = Some(Box::new(state));
        self.show_editor();
    }

    /// Opens the editor on what nobody has saved yet; does `again` once the changes there are have been
    /// asked about.
    pub(crate) fn edit_unsaved(&mut self, form: Form, again: Action) {
        if !self.ask_first(again) {
            self.edit(form);
        }
    }

    /// Whether the editor was left with the very personality that it is to be opened on.
    fn is_entered(&self, form: &Form) -> bool {
        let left = self.view.editor.as_ref().filter(|state| !self.is_editing() && state.form.is_unsaved());
        let entered = left.and_then(|state| state.form.personality());
        form.file.is_none() && entered.is_some_and(|entered| entered == *form.saved_self())
    }

    /// Fills the window with the editor.
    fn show_editor(&mut self) {
        let before = std::mem::replace(&mut self.view.page, Page::Editor);
        let Some(state) = &mut self.view.editor else { return };
        match before {
            Page::Editor => {}
            Page::Review(review) => state.back = Some(review),
            Page::Game | Page::Why(_) | Page::Tournament => state.back = None,
        }
    }

    /// Opens the editor where it was left, else on the personality of the computer.
    fn open_editor(&mut self) {
        if self.view.editor.is_some() {
            return self.show_editor();
        }
        let to_move = self.session.game().position().to_move();
        let computer =
            [to_move, to_move.opponent()].into_iter().find(|&player| !self.session.is_human(player));
        let personality = self.session.seat(computer.unwrap_or(Player::Horizontal)).personality.clone();
        self.edit(Form::new(personality, None, None));
    }

    /// Asks what to do with the changes before `then` is done; says whether it asks.
    pub(crate) fn ask_first(&mut self, then: Action) -> bool {
        let Some(state) = self.view.editor.as_mut().filter(|state| state.form.is_unsaved()) else {
            return false;
        };
        state.then = Some(Box::new(then));
        self.show_editor();
        self.close_question();
        self.view.dialogs.push(UnsavedDialog);
        true
    }

    fn close_question(&mut self) {
        self.view.dialogs.close::<UnsavedDialog>();
    }

    /// Nothing more is to be done after saving: the editor stays open, and so does the window.
    pub(crate) fn stay(&mut self) {
        if let Some(state) = &mut self.view.editor {
            state.then = None;
        }
    }

    /// Does what the changes held up, now that they are saved or left.
    fn go_on(&mut self, ctx: &egui::Context) {
        if self.view.dialogs.has::<UnsavedDialog>() {
            return;
        }
        let Some(state) = self.view.editor.as_mut().filter(|state| !state.form.is_unsaved()) else { return };
        if let Some(then) = state.then.take() {
            self.apply(*then, ctx);
        }
    }

    /// Leaves the changes and does what they held up.
    fn discard(&mut self, ctx: &egui::Context) {
        self.close_question();
        self.settle_training();
        let Some(state) = &mut self.view.editor else { return };
        state.form.give_up();
        if let Some(then) = state.then.take() {
            self.apply(*then, ctx);
        }
    }

    /// Closes the editor, unless there are changes to ask about.
    pub(crate) fn leave_editor(&mut self) {
        if !self.ask_first(Action::Window(WindowAction::ClosePage)) {
            self.close_editor();
        }
    }

    /// Closes the editor whatever has been changed, and goes back to where it was opened from.
    pub(super) fn close_editor(&mut self) {
        self.go_back();
        self.view.editor = None;
    }

    /// Goes back to where the editor was opened from.
    fn go_back(&mut self) {
        let Some(state) = &mut self.view.editor else { return };
        let (back, below) = (state.back.take(), std::mem::take(&mut state.below));
        state.form.of = None;
        self.view.page = back.map_or(Page::Game, Page::Review);
        if below.is_empty() {
            self.view.focus_board = true;
        }
        self.view.dialogs = below;
    }

    /// Hands the edited personality to the New Game dialog it was opened from, or to a new one. What is
    /// not saved of it waits in the editor.
    fn use_next(&mut self, player: Player, personality: Personality) {
        self.view.announcement = words::used(&personality.name, player);
        let form = self.view.editor.as_ref().map(|state| &state.form);
        match form.filter(|form| form.of.is_some()).map(Form::is_unsaved) {
            Some(true) => self.go_back(),
            Some(false) => self.close_editor(),
            None => {}
        }
        if let Some(form) = self.view.new_game_mut() {
            form.load(player, personality, None);
        } else {
            self.view.next_seats.retain(|(of, _)| *of != player);
            self.view.next_seats.push((player, personality));
            self.open_new_game(None);
        }
    }

    /// The game on the table goes on with the edited personality.
    fn use_now(&mut self, player: Player) {
        let Some(personality) = self.edited() else { return };
        self.view.announcement = words::used_now(&personality.name, player);
        self.session.set_personality(player, personality);
        self.view.page = Page::Game;
    }

    /// Saves what is entered, unless something is wrong with it.
    fn save_edited(&mut self, ctx: &egui::Context) {
        if self.edited().is_some() {
            self.save_personality(ctx);
        } else {
            self.stay();
        }
    }

    /// The personality as it is entered; what is wrong with it is told.
    fn edited(&mut self) -> Option<Personality> {
        let form = &self.view.editor.as_ref()?.form;
        let personality = form.personality();
        if personality.is_none() {
            let why = if form.draft.name.trim().is_empty() { words::NAME_NEEDED } else { words::INVALID };
            self.tell_problem(Notice::problem(why));
        }
        personality
    }

    /// Begins a game of the person who plays against the edited personality.
    fn try_game(&mut self) {
        let Some(personality) = self.edited() else { return };
        let seed = self.platform.chance();
        let setup = trial(self.session.setup(), personality, seed, self.settings.handle.trim());
        self.start_game(setup, self.settings.random_first);
    }

    /// Begins the match against the personality as it is saved, or the one it is compared with.
    fn begin_match(&mut self, ctx: &egui::Context) {
        let Some(new) = self.edited() else { return };
        let Some(state) = &mut self.view.editor else { return };
        let other = state.compared().filter(|_| state.is_compared_with_other());
        let old = other.map_or_else(|| state.form.old_self(), |other| (other, other.name.clone()));
        let old = (old.0.clone(), old.1);
        // The one before is waited for first.
        state.bout = None;
        match Bout::start(new, old, waking(ctx)) {
            Ok(bout) => state.bout = Some(bout),
            Err(error) => self.tell_problem(Notice::problem(error.to_string())),
        }
    }

    fn copy_personality(&mut self, ctx: &egui::Context) {
        if let Some(personality) = self.edited() {
            ctx.copy_text(personality.to_json());
            self.view.announcement = words::copied(&personality.name);
        }
    }

    fn paste_personality(&mut self, text: &str) {
        match Personality::from_json(text.as_bytes()) {
            Ok(personality) => {
                self.view.notices.forget(About::Pasting);
                if let Some(state) = &mut self.view.editor {
                    state.form.enter(&personality);
                }
                self.view.announcement = words::pasted(&personality.name);
            }
            Err(_) if text.trim().is_empty() => {
                self.tell_no_personality(Notice::problem(words::CLIPBOARD_EMPTY));
            }
            Err(error) => self.not_pasted(&error, text),
        }
    }

    fn not_pasted(&mut self, error: &FormatError, text: &str) {
        let details = error.excerpt(text.as_bytes());
        self.tell_no_personality(Notice { details, ..Notice::problem(words::not_pasted(error)) });
    }

    fn tell_no_personality(&mut self, notice: Notice) {
        let notice = notice.about(About::Pasting);
        self.tell_problem(notice.with_help(Place::at(Chapter::Files, "personality-files")));
    }

    /// Opens a personality that was pasted elsewhere.
    pub(crate) fn open_pasted(&mut self, text: &str) {
        match Personality::from_json(text.as_bytes()) {
            Ok(personality) => {
                self.view.notices.forget(About::Pasting);
                let again = Action::File(FileAction::PastePosition(text.to_owned()));
                self.edit_unsaved(Form::unsaved(personality, None), again);
            }
            Err(error) => self.not_pasted(&error, text),
        }
    }

    /// Reads the file again; what was entered is one undo away.
    fn reload_personality(&mut self) {
        self.view.notices.forget(About::EditedFile);
        let Some(state) = &mut self.view.editor else { return };
        let Some(path) = state.form.file.clone() else { return };
        match Personality::read(&path) {
            Ok(personality) => state.form.reload(personality),
            Err(error) => {
                let notice = Notice::problem(files::not_opened(&path, crate::app::reason(&error)));
                let notice = notice.about(About::EditedFile);
                let notice = notice.with_help(Place::at(Chapter::Files, "personality-files"));
                self.tell_problem(notice.with_details(crate::app::store::files::in_detail(&path)));
            }
        }
    }

    /// Offers to read the file again where another program has written it.
    fn notice_file(&mut self) {
        let Some(state) = &self.view.editor else { return };
        let Some(path) = state.form.file.as_deref().filter(|_| state.has_file_changed()) else { return };
        let name = files::name(path);
        let notice = match Personality::read(path) {
            Ok(personality) if personality == *state.form.saved_self() => return,
            Err(_) if !path.exists() => Notice::problem(words::gone_from_disk(&name)),
            _ => Notice {
                bad: false,
                offer: Some((words::RELOAD.to_owned(), Action::Editor(EditorAction::Reload))),
                ..Notice::problem(words::changed_on_disk(&name, state.form.changes()))
            },
        };
        self.tell_problem(notice.about(About::EditedFile));
    }

    /// Keeps the page up to date: its preview, its file, what waits for its changes.
    pub(crate) fn edit_on(&mut self, ctx: &egui::Context) {
        if !self.is_editing() {
            if let Some(state) = &mut self.view.editor {
                state.rest();
            }
            return;
        }
        let folder = self.own_folder();
        let Some(state) = &mut self.view.editor else {
            self.view.page = Page::Game;
            return;
        };
        let benchmark = self.view.cpu_benchmark.get_or_insert_with(|| CpuBenchmark::start(waking(ctx)));
        let measuring = benchmark.poll() == Speed::Measuring;
        let moving = ctx.input(|input| input.pointer.any_down());
        let back = |event: &egui::Event| matches!(event, egui::Event::WindowFocused(true));
        if ctx.input(|input| input.events.iter().any(back)) {
            state.look_at_file();
            state.outdated = true;
        }
        let wake = waking(ctx);
        state.read_others(folder, &wake);
        if let Err(error) = state.follow(&self.session, moving || measuring, &wake) {
            self.view.notices.put(Notice::problem(error.to_string()));
        }
        self.notice_file();
        self.go_on(ctx);
    }
}

/// A game of one person against a personality, otherwise as the game on the table.
fn trial(table: &GameSetup, personality: Personality, seed: Seed, handle: &str) -> GameSetup {
    let is_human = |player| table.players[player].kind == PlayerKind::Human;
    let side = if is_human(Player::Vertical) && !is_human(Player::Horizontal) {
        Player::Horizontal
    } else {
        Player::Vertical
    };
    let mut setup = GameSetup { seed, ..table.clone() };
    setup.players[side] = Seat { name: personality.name.clone(), kind: PlayerKind::Computer, personality };
    let person = &mut setup.players[side.opponent()];
    if person.kind != PlayerKind::Human {
        person.kind = PlayerKind::Human;
        let default = dialogs::new_game::default_name(side.opponent());
        if handle.is_empty() { default } else { handle }.clone_into(&mut person.name);
    }
    setup
}

/// A new personality: the factor table's defaults.
fn new_personality() -> Personality {
    Personality {
        name: words::NEW_NAME.to_owned(),
        author: None,
        description: None,
        factors: Factors::default(),
        extra: None,
    }
}
