//! What every page gets. A page is drawn with the [`Context`] read-only and changes only its own state; it requests
//! everything else as an [`Action`], whose function then gets the context to change it.

pub(crate) mod action;
pub(crate) mod clipboard;
pub(crate) mod command;
pub(crate) mod dialogs;
pub(crate) mod files;
pub(crate) mod navigation;
pub(crate) mod notices;
pub(crate) mod page;
pub(crate) mod prelude;
pub(crate) mod question;
pub(crate) mod states;
pub(crate) mod view;

use std::cell::RefCell;
use std::path::PathBuf;
use std::rc::Rc;
use std::time::Duration;

use eframe::egui;

use crate::context::action::{Action, Call};
use crate::context::command::shortcut::PageId;
use crate::context::dialogs::Dialog;
use crate::context::notices::{Notice, NoticeTopic};
use crate::context::states::States;
use crate::context::view::View;
use crate::model::cpu_benchmark::{CpuBenchmark, CpuSpeed};
use crate::model::own_folder::OwnFolder;
use crate::model::place::{Chapter, Place};
use crate::model::session::Session;
use crate::model::settings::Settings;
use crate::model::store::Store;
use crate::model::story::GameStory;
use crate::platform::jobs::Job;
use crate::platform::{Folders, Platform, Sound};
use span_it_core::board::Player;
use span_it_core::personality::Personality;
use span_it_learn::date::Date;
use span_it_learn::progress::Progress;
use span_it_store::storage;

pub(crate) struct Context {
    pub(crate) session: Session,
    pub(crate) settings: Settings,
    pub(crate) store: Store,
    pub(crate) platform: Box<dyn Platform>,
    pub(crate) view: View,
    pub(crate) states: States,
    pub(crate) egui: egui::Context,
    /// What the finished game on the table teaches.
    pub(crate) story: GameStory,
    /// The running load of the candidates for players that read their opponent.
    pub(crate) candidates: Option<Job<Vec<Personality>>>,
    /// Requests that are carried out after the current action or frame.
    pub(crate) requests: RefCell<Vec<Action>>,
}

impl Action {
    /// A request without a variant of its own, for what only one place requests. The function runs after drawing.
    pub(crate) fn call(function: impl Fn(&mut Context) + 'static) -> Self {
        Self::Call(Call(Rc::new(function)))
    }
}

impl Call {
    pub(crate) fn run(&self, cx: &mut Context) {
        (self.0)(cx);
    }
}

impl Context {
    pub(crate) fn request(&self, action: Action) {
        self.requests.borrow_mut().push(action);
    }

    /// Requests what only one place requests: the function runs after drawing.
    pub(crate) fn later(&self, function: impl Fn(&mut Self) + 'static) {
        self.request(Action::call(function));
    }

    pub(crate) fn request_all(&self, actions: impl IntoIterator<Item = Action>) {
        for action in actions {
            self.request(action);
        }
    }

    pub(crate) fn take_requests(&self) -> Vec<Action> {
        self.requests.take()
    }

    pub(crate) fn now(&self) -> Duration {
        self.platform.now()
    }

    pub(crate) fn today(&self) -> Date {
        self.store.progress.zone().date(self.platform.unix_time())
    }

    /// What the player has reached in lessons, puzzles and rated games.
    pub(crate) const fn progress(&self) -> &Progress {
        self.store.progress.progress()
    }

    pub(crate) fn cpu_speed(&self) -> CpuSpeed {
        self.view.cpu_benchmark.as_ref().map(CpuBenchmark::speed).unwrap_or_default()
    }

    pub(crate) fn has_notice(&self) -> bool {
        self.view.notices.shown().is_some()
    }

    /// Shows and announces a notice. The topmost dialog shows it instead if it would cover the notice. A problem
    /// without a help place gets the one of the dialog or page.
    pub(crate) fn report(&mut self, mut notice: Notice) {
        self.view.announcement.clone_from(&notice.text);
        if self.view.dialogs.last_mut().is_some_and(|dialog| dialog.show_notice(&notice)) {
            return;
        }
        if notice.is_error && notice.help.is_none() {
            notice.help = Some(self.help_place());
        }
        self.view.notices.put(notice);
    }

    /// Shows and announces a notice, which waits behind an error.
    pub(crate) fn report_after_error(&mut self, notice: Notice) {
        if self.view.notices.shown().is_some_and(|shown| shown.is_error) {
            self.announce(&notice.text);
            self.view.notices.add(notice);
        } else {
            self.report(notice);
        }
    }

    /// Adds a sentence to the announcement of this frame.
    pub(crate) fn announce(&mut self, text: &str) {
        let announcement = &mut self.view.announcement;
        if !announcement.is_empty() {
            announcement.push(' ');
        }
        announcement.push_str(text);
    }

    /// Shows and announces what a command has done.
    pub(crate) fn confirm(&mut self, text: String) {
        self.report(Notice::information(text).topic(NoticeTopic::Done));
    }

    pub(crate) fn close_notice(&mut self) {
        let closed = self.view.notices.close();
        self.request_all(closed.and_then(|notice| notice.on_close));
        if let Some(next) = self.view.notices.shown() {
            self.view.announcement.clone_from(&next.text);
        }
    }

    /// Removes the warning of a mistake: it belongs to a position that is no longer shown.
    pub(crate) fn close_mistake_warning(&mut self) {
        self.view.notices.close_topic(NoticeTopic::Mistake);
    }

    /// The figures of the game are no longer the player's own.
    pub(crate) fn help_was_used(&mut self) {
        self.session.note_help();
        self.stay_off_the_ladder();
    }

    /// After a move or help, a game that has left the ladder cannot return.
    pub(crate) fn stay_off_the_ladder(&mut self) {
        if !self.session.is_on_ladder() {
            self.view.notices.close_topic(NoticeTopic::Rung);
        }
    }

    /// Plays a sound unless sounds are off.
    pub(crate) fn play_sound(&mut self, sound: Sound) {
        if self.settings.sound {
            self.platform.play_sound(sound, self.settings.volume.percent());
        }
    }

    pub(crate) const fn page_id(&self) -> PageId {
        self.view.page
    }

    /// Shows a page. The window drops the state of a page that is left for good.
    pub(crate) fn open(&mut self, page: PageId) {
        if page == PageId::Proof {
            let returns = matches!(self.view.page, PageId::Learn(_) | PageId::Review);
            self.view.below_proof = returns.then_some(self.view.page);
        } else {
            self.view.below_proof = None;
        }
        self.view.page = page;
    }

    pub(crate) fn help_place(&self) -> Place {
        let of_page = || self.view.page_help.clone().unwrap_or_else(|| Chapter::Object.into());
        self.view.dialogs.last().map_or_else(of_page, Dialog::help_place)
    }

    pub(crate) fn reduced_motion(&self) -> bool {
        self.settings.reduce_motion.unwrap_or(self.view.system_reduced_motion)
    }

    /// Whether something covers the board, so that no move can be played. *Go to Node* plays moves, and the list of
    /// moves is part of the game, so neither counts.
    pub(crate) fn is_board_covered(&self) -> bool {
        self.page_id() != PageId::Game
            || self.view.is_help_open
            || self.view.file_question.is_some()
            || self.view.dialogs.cover_board()
    }

    /// The folder of the player's own personalities: from the settings, otherwise in the data folder.
    pub(crate) fn own_folder(&self) -> Option<PathBuf> {
        let in_data = || self.store.folders.as_ref().map(Folders::personalities);
        self.settings.personality_folder.clone().or_else(in_data)
    }

    /// The folder of the player's own personalities: from the settings, otherwise in the data folder. Creates it on
    /// first use unless the player has chosen it. `None` if nothing can be stored.
    pub(crate) fn created_folder(&self) -> Option<PathBuf> {
        let is_chosen = self.settings.personality_folder.is_some();
        self.own_folder().filter(|path| is_chosen || storage::create_folders(path).is_ok())
    }

    /// That folder and the trash, created on first use. Without a folder nothing can be stored.
    pub(crate) fn own_personalities(&self) -> Option<OwnFolder> {
        let trash = self.store.folders.as_ref()?.trash();
        Some(OwnFolder::new(self.created_folder()?, trash))
    }

    /// The folder of the current game's file, otherwise of the latest file, otherwise the documents.
    pub(crate) fn games_folder(&self) -> Option<PathBuf> {
        let own = self.session.current_game().file.as_deref();
        // Personalities have their own folder.
        let is_game = |path: &&PathBuf| path.extension().is_none_or(|ending| ending != "json");
        let file = own.or_else(|| self.settings.recent.iter().find(is_game).map(PathBuf::as_path));
        let folder = file.and_then(|file| file.parent()).map(std::path::Path::to_path_buf);
        folder.or_else(|| self.platform.documents())
    }

    /// The computer that moves next; horizontal if two people play.
    pub(crate) fn next_computer(&self) -> Player {
        let to_move = self.session.game().position().to_move();
        let computer =
            [to_move, to_move.opponent()].into_iter().find(|&player| !self.session.is_human(player));
        computer.unwrap_or(Player::Horizontal)
    }
}
