//! What the features share. A feature changes its own state and the shared one through functions that take the
//! context, and requests everything else as an [`Action`].

use std::any::Any;
use std::path::PathBuf;
use std::rc::Rc;

use eframe::egui;

use crate::app::Features;
use crate::app::action::{Action, Call};
use crate::app::command::shortcut::PageId;
use crate::app::help::place::Place;
use crate::app::session::Session;
use crate::app::settings::Settings;
use crate::app::store::Store;
use crate::app::ui::notices::{Notice, NoticeTopic};
use crate::app::view::View;
use crate::jobs::Job;
use crate::platform::{Folders, Platform, Sound};
use span_it_core::board::Player;
use span_it_core::personality::Personality;

#[derive(Debug)]
pub(crate) struct Context {
    pub(crate) session: Session,
    pub(crate) settings: Settings,
    pub(crate) store: Store,
    pub(crate) platform: Box<dyn Platform>,
    pub(crate) view: View,
    pub(crate) features: Features,
    pub(crate) egui: egui::Context,
    /// The running load of the candidates for players that read their opponent.
    pub(crate) candidates: Option<Job<Vec<Personality>>>,
    /// Requests that are carried out after the current action.
    pub(crate) requests: Vec<Action>,
}

impl Action {
    /// A request without a variant of its own, for what only one place requests. The function runs after drawing.
    pub(crate) fn call(function: impl Fn(&mut Context) + 'static) -> Self {
        Self::Call(Call(Rc::new(move |cx: &mut dyn Any| {
            if let Some(cx) = cx.downcast_mut() {
                function(cx);
            }
        })))
    }
}

impl Context {
    pub(crate) fn request(&mut self, action: Action) {
        self.requests.push(action);
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
        self.requests.extend(closed.and_then(|notice| notice.on_close));
        if let Some(next) = self.view.notices.shown() {
            self.view.announcement.clone_from(&next.text);
        }
    }

    /// Removes the warning of a mistake: it belongs to a position that is no longer shown.
    pub(crate) fn close_mistake_warning(&mut self) {
        self.view.notices.close_topic(NoticeTopic::Mistake);
    }

    /// Plays a sound unless sounds are off.
    pub(crate) fn play_sound(&mut self, sound: Sound) {
        if self.settings.sound {
            self.platform.play_sound(sound, self.settings.volume.percent());
        }
    }

    pub(crate) fn help_place(&self) -> Place {
        match self.view.dialogs.last() {
            Some(dialog) => dialog.help_place(),
            None => self.features.page().help_place(),
        }
    }

    /// Whether the game page shows who wins: as requested, otherwise while computers play.
    pub(crate) fn is_winner_shown(&self) -> bool {
        self.features.game.winner.unwrap_or_else(|| self.session.is_watching())
    }

    pub(crate) fn reduced_motion(&self) -> bool {
        self.settings.reduce_motion.unwrap_or(self.view.system_reduced_motion)
    }

    /// Whether something covers the board, so that no move can be played. *Go to Node* plays moves, and the list of
    /// moves is part of the game, so neither counts.
    pub(crate) fn is_board_covered(&self) -> bool {
        self.features.page_id() != PageId::Game
            || self.features.help.is_some()
            || self.view.file_question.is_some()
            || self.view.dialogs.cover_board()
    }

    /// Closes the page and returns to the game, from the review of another game to the page of that game, or from
    /// *Show Why* to the page for learning that it was opened from.
    pub(crate) fn close_page(&mut self) {
        if let Some(page) = self.features.page_below_proof() {
            self.features.open(PageId::Learn(page));
            self.features.learn.focus_main_button(page);
        } else if self.session.is_previewing() {
            self.features.open(self.features.preview_page);
        } else {
            self.features.open(PageId::Game);
            self.features.game.focus_board = true;
        }
    }

    /// The folder of the player's own personalities: from the settings, otherwise in the data folder.
    pub(crate) fn own_folder(&self) -> Option<PathBuf> {
        let in_data = || self.store.folders.as_ref().map(Folders::personalities);
        self.settings.personality_folder.clone().or_else(in_data)
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

    /// The personality in the editor; otherwise that of the computer that moves next, or of horizontal if two people
    /// play.
    pub(crate) fn current_personality(&self) -> Personality {
        if let Some(edited) = self.features.editor.as_ref().and_then(|state| state.form.personality()) {
            return edited;
        }
        self.session.seat(self.next_computer()).personality.clone()
    }

    /// The computer that moves next; horizontal if two people play.
    pub(crate) fn next_computer(&self) -> Player {
        let to_move = self.session.game().position().to_move();
        let computer =
            [to_move, to_move.opponent()].into_iter().find(|&player| !self.session.is_human(player));
        computer.unwrap_or(Player::Horizontal)
    }
}
