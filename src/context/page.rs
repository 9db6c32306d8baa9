//! What every page of the window implements.

use eframe::egui;

use crate::board::BoardState;
use crate::context::Context;
use crate::context::action::{Action, WindowAction};
use crate::context::navigation::MoveNavigation;
use crate::kit::{Icon, widgets};
use crate::messages::game::why_disabled;
use crate::messages::help_me;
use crate::messages::menu::back_first;
use crate::model::place::Place;
use crate::model::session::Session;

/// Whether a command is possible; if not, why.
pub(crate) type Possible = Result<(), &'static str>;

pub(crate) const fn when(can: bool, why: &'static str) -> Possible {
    if can { Ok(()) } else { Err(why) }
}

/// Why a game of the ladder has no undo and no help.
pub(crate) fn ladder_sentence(session: &Session) -> &'static str {
    if session.is_rated() { help_me::no_help_on_ladder() } else { help_me::no_help_with_handicap() }
}

pub(crate) fn undo(session: &Session) -> Possible {
    let ladder = when(!session.is_on_ladder(), ladder_sentence(session));
    ladder.and(when(session.can_undo(), why_disabled::undo()))
}

pub(crate) fn redo(session: &Session) -> Possible {
    when(session.can_redo(), why_disabled::redo())
}

/// Room beside the button that leaves the page, in points: for tabs, and for a title.
pub(crate) const TABS_BESIDE: f32 = 190.0;
pub(crate) const TITLE_BESIDE: f32 = 140.0;

/// The button that leaves the page, at the top right. If it does not fit `beside` the rest, it is an icon.
pub(crate) fn back_button(ui: &mut egui::Ui, label: &str, beside: f32, cx: &Context) {
    let button = widgets::button(label).icon(Icon::Prev).small();
    let is_left = if button.fitting_width(ui) + beside <= ui.available_width() {
        button.show(ui).clicked()
    } else {
        widgets::icon_button(ui, Icon::Close, label, true).clicked()
    };
    if is_left {
        cx.request(Action::Window(WindowAction::ClosePage));
    }
}

/// A page of the window. Its folder implements this for its state, and `shell/page_states.rs` lists it.
pub(crate) trait Page {
    fn ui(&mut self, ui: &mut egui::Ui, cx: &Context);

    fn help_place(&self) -> Place;

    /// Another number is another task: another lesson step or puzzle.
    fn task_number(&self) -> u64 {
        0
    }

    /// The board that the keys of the board apply to.
    fn board(&self) -> Option<&BoardState> {
        None
    }

    fn board_mut(&mut self) -> Option<&mut BoardState> {
        None
    }

    fn can_undo(&self, session: &Session) -> Possible {
        undo(session)
    }

    /// Pages without a hint say where it is.
    fn can_hint(&self, _session: &Session) -> Possible {
        Err(back_first())
    }

    fn can_redo(&self, session: &Session) -> Possible {
        redo(session)
    }

    /// Whether something plays by itself, and can wait.
    fn can_pause(&self, session: &Session) -> Possible {
        when(session.can_pause(), why_disabled::playback())
    }

    /// Replaces a general action by the version of the page.
    fn adapt(&self, action: Action) -> Action {
        action
    }

    fn navigation(&self, session: &Session) -> MoveNavigation {
        MoveNavigation::in_game(session)
    }

    /// What Ctrl+C does.
    fn copy(&self) -> Option<Action> {
        None
    }

    /// What Ctrl+V with this text does.
    fn paste(&self, text: &str) -> Option<Action> {
        let _ = text;
        None
    }

    /// What the strip below the page says while there is no notice.
    fn status(&self, ui: &mut egui::Ui, cx: &Context) {
        let _ = (ui, cx);
    }

    /// Whether the page ever says something there.
    fn has_status(&self) -> bool {
        self.board().is_some()
    }

    /// What Esc closes.
    fn escape(&self, keys: &EscapeKey<'_>) -> Option<Action> {
        Some(keys.close_notice.clone().unwrap_or(Action::Window(WindowAction::ClosePage)))
    }
}

pub(crate) struct EscapeKey<'a> {
    pub(crate) session: &'a Session,
    pub(crate) is_typing: bool,
    pub(crate) close_notice: Option<Action>,
}
