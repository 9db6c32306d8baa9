//! Opens and closes the help, over whatever is shown.

use crate::app::command::shortcut::PageId;
use crate::app::context::Context;
use crate::app::help::place::{Chapter, HelpAction, Place};
use crate::app::help::state::HelpState;
use crate::app::store::save::print;
use crate::messages::help as msg;

pub(crate) fn apply(cx: &mut Context, action: HelpAction) {
    match action {
        HelpAction::Open(place) => open_help(cx, place),
        HelpAction::OpenHere => open_help(cx, cx.help_place()),
        HelpAction::Close => close_help(cx),
        HelpAction::Print(what) => print(cx, &what),
    }
}

/// Opens the help and searches it.
pub(crate) fn search_help(cx: &mut Context, query: String) {
    open_help(cx, Chapter::Object.into());
    if let Some(state) = &mut cx.features.help {
        state.search(query);
    }
}

fn open_help(cx: &mut Context, place: Place) {
    cx.view.announcement = msg::place_opened(&place.title());
    if let Some(state) = &mut cx.features.help {
        return state.go(place);
    }
    // A match of computers waits while it is not visible.
    cx.session.pause_computer_match(cx.platform.now());
    cx.view.focus.before_help = cx.egui.memory(egui::Memory::focused);
    cx.view.dialogs_under_help = std::mem::take(&mut cx.view.dialogs);
    let is_beginning = place == Chapter::Object.into();
    let mut state = HelpState::at(place);
    // At the beginning of the book, the player has a question that the search may answer.
    state.focus_search = is_beginning;
    cx.features.help = Some(Box::new(state));
}

pub(crate) fn close_help(cx: &mut Context) {
    if cx.features.help.take().is_none() {
        return;
    }
    let mut dialogs = std::mem::take(&mut cx.view.dialogs_under_help);
    dialogs.append(&mut cx.view.dialogs);
    cx.view.dialogs = dialogs;
    if let Some(dialog) = cx.view.dialogs.last_mut() {
        dialog.help_closed();
    }
    cx.features.game.focus_board = cx.view.dialogs.is_empty() && cx.features.page_id() == PageId::Game;
    cx.view.focus.close_help(&cx.egui);
}
