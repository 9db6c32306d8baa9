//! Conditions of commands: whether a command is possible, and if not, why.

use crate::app::command::{Possible, Situation};
use crate::app::editor::Form;
use crate::app::game::move_navigation::Walk;
use crate::app::session::HintState;
use crate::app::{Page, Session, proof};
use crate::messages::game::why_not;
use crate::messages::{editor, library, proof as proof_words, review, tournament};

const fn when(can: bool, why: &'static str) -> Possible {
    if can { Ok(()) } else { Err(why) }
}

pub(crate) fn undo_move(session: &Session) -> Possible {
    when(session.can_undo(), why_not::UNDO)
}

pub(crate) fn undo_change(form: &Form) -> Possible {
    when(form.can_undo(), editor::NO_UNDO)
}

pub(crate) fn redo_change(form: &Form) -> Possible {
    when(form.can_redo(), editor::NO_REDO)
}

pub(crate) fn undo_cut(state: &proof::State) -> Possible {
    when(state.explained.exchanges().len() > 0, proof_words::NO_UNDO)
}

/// The condition of *Undo* depends on the page.
pub(crate) fn undo(situation: &Situation<'_>) -> Possible {
    match (&situation.view.page, &situation.view.editor) {
        (Page::Editor, Some(state)) => undo_change(&state.form),
        _ => undo_move(situation.session),
    }
}

pub(crate) fn redo(situation: &Situation<'_>) -> Possible {
    match (&situation.view.page, &situation.view.editor) {
        (Page::Editor, Some(state)) => redo_change(&state.form),
        _ => when(situation.session.can_redo(), why_not::REDO),
    }
}

/// A hint can be requested, or is open and can be closed.
pub(crate) fn hint(session: &Session) -> Possible {
    let is_open = !matches!(session.hint(), HintState::Closed);
    when(is_open || session.can_hint(), why_not::HINT)
}

pub(crate) fn resign(session: &Session) -> Possible {
    when(session.resigner().is_some(), why_not::RESIGN)
}

pub(crate) fn rematch(session: &Session) -> Possible {
    when(!session.game().moves().is_empty(), why_not::REMATCH)
}

pub(crate) fn review(session: &Session) -> Possible {
    when(!session.game().moves().is_empty(), review::NO_MOVE)
}

pub(crate) fn move_now(session: &Session) -> Possible {
    when(session.thinking().is_some(), why_not::MOVE_NOW)
}

/// Pause, step and speed apply to a match of computers.
pub(crate) fn watch(session: &Session) -> Possible {
    when(session.can_pause(), why_not::WATCH)
}

pub(crate) fn folder(situation: &Situation<'_>) -> Possible {
    when(situation.has_folder, library::NO_FOLDER)
}

/// The commands of the game need the game page.
pub(crate) const fn in_game(situation: &Situation<'_>) -> Possible {
    match situation.view.page {
        Page::Game | Page::Why(_) => Ok(()),
        Page::Review(_) => Err(review::CLOSE_FIRST),
        Page::Editor => Err(editor::CLOSE_FIRST),
        Page::Tournament => Err(tournament::CLOSE_FIRST),
    }
}

pub(crate) fn back(situation: &Situation<'_>) -> Possible {
    let walk = Walk::of(situation.session, situation.view);
    when(walk.at > 0, walk.no_way_back())
}

pub(crate) fn forward(situation: &Situation<'_>) -> Possible {
    let walk = Walk::of(situation.session, situation.view);
    when(walk.at < walk.last, walk.no_way_on())
}
