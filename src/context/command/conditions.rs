//! Conditions of commands: whether a command is possible, and if not, why.

use crate::board::ZoomStep;
use crate::context::command::Situation;
use crate::context::page::{Possible, ladder_sentence, when};
use crate::messages::game::why_disabled;
use crate::messages::search_report::statistics;
use crate::messages::{game, picture, proof, review};
use crate::model::session::{HintState, Session};
use crate::model::settings::Settings;

/// A game of the ladder has no help until it is over.
pub(crate) fn help(session: &Session) -> Possible {
    when(!session.is_on_ladder() || session.outcome().is_some(), ladder_sentence(session))
}

/// The review has it after the end of the game too.
pub(crate) fn heat_map(session: &Session, is_in_review: bool) -> Possible {
    help(session).and(when(is_in_review || session.outcome().is_none(), why_disabled::help()))
}

pub(crate) fn show_why(session: &Session) -> Possible {
    help(session).and(when(session.winning_path().is_none(), proof::game_over()))
}

pub(crate) fn review(session: &Session) -> Possible {
    help(session).and(when(!session.game().moves().is_empty(), review::no_move()))
}

/// A hint can be requested, or is open and can be closed.
pub(crate) fn hint(session: &Session) -> Possible {
    let is_open = !matches!(session.hint(), HintState::Closed);
    let why = match () {
        () if session.outcome().is_some() => why_disabled::help(),
        () if session.is_watching() => game::computers_play(),
        () if session.is_viewing() => why_disabled::viewing(),
        () => why_disabled::hint(),
    };
    help(session).and(when(is_open || session.can_hint(), why))
}

pub(crate) fn help_card(session: &Session) -> Possible {
    let is_played = session.is_started() && session.outcome().is_none() && !session.is_watching();
    help(session).and(when(is_played, why_disabled::help()))
}

/// The searches of the position after `ply` moves.
pub(crate) fn compare(session: &Session, ply: usize) -> Possible {
    let is_over = span_it_core::board::winner(&session.game().position_at(ply)).is_some();
    help(session).and(when(!is_over, statistics::game_over()))
}

pub(crate) fn resign(session: &Session) -> Possible {
    when(session.resigner().is_some(), why_disabled::resign())
}

pub(crate) fn rematch(session: &Session) -> Possible {
    when(!session.game().moves().is_empty(), why_disabled::rematch())
}

pub(crate) fn move_now(session: &Session) -> Possible {
    help(session)?;
    when(session.thinking().is_some(), why_disabled::move_now())
}

/// Pause, step and speed apply to a match of computers.
pub(crate) fn watch(session: &Session) -> Possible {
    when(session.can_pause(), why_disabled::playback())
}

pub(crate) fn picture(situation: &Situation<'_>) -> Possible {
    let board = situation.page.board();
    when(board.is_some_and(|board| board.picture().is_some()), picture::no_board())
}

pub(crate) fn animation(session: &Session) -> Possible {
    when(!session.game().moves().is_empty(), picture::no_moves())
}

pub(crate) fn zoom(situation: &Situation<'_>, step: ZoomStep) -> Possible {
    let why = match step {
        ZoomStep::In => why_disabled::zoom_in(),
        ZoomStep::Out | ZoomStep::Whole => why_disabled::zoom_out(),
    };
    situation.page.board().map_or(Err(picture::no_board()), |board| when(board.can_zoom(step), why))
}

/// Whether the texts can have this size, in percent.
pub(crate) fn text_size(situation: &Situation<'_>, percent: u16, why: &'static str) -> Possible {
    let is_other = percent != situation.cx.settings.text_size;
    when(is_other && Settings::TEXT_SIZES.contains(&percent), why)
}

pub(crate) fn back(situation: &Situation<'_>) -> Possible {
    let navigation = situation.page.navigation(&situation.cx.session);
    when(navigation.at > 0, navigation.why_no_previous())
}

pub(crate) fn forward(situation: &Situation<'_>) -> Possible {
    let navigation = situation.page.navigation(&situation.cx.session);
    when(navigation.at < navigation.last, navigation.why_no_next())
}
