//! Carries out requests to the review.

use crate::app::command::shortcut::PageId;
use crate::app::context::Context;
use crate::app::review::action::ReviewAction;
use crate::app::review::effort::Efforts;
use crate::app::review::player_identification::PlayerIdentificationDialog;
use crate::app::review::state::{Facts, PlayerIdentification, ReviewState, next_mistake, previous_mistake};
use crate::app::session::Session;
use crate::app::tournament::replay::play_from;
use crate::app::ui::notices::Notice;
use crate::jobs::repaint_wake;
use crate::messages::language::{sentences, with_full_stop};

pub(crate) fn apply(cx: &mut Context, action: ReviewAction) {
    match action {
        ReviewAction::Show => show_review(cx),
        ReviewAction::ShowMove(ply) => review_move(cx, ply),
        ReviewAction::NextMistake => go_to_moment(cx, Efforts::next, next_mistake),
        ReviewAction::PreviousMistake => go_to_moment(cx, Efforts::previous, previous_mistake),
        ReviewAction::IdentifyPlayer(player) => {
            cx.view.dialogs.push(PlayerIdentificationDialog { player, is_live: false });
        }
        ReviewAction::ShowReading(reader) => {
            let player = reader.opponent();
            cx.view.dialogs.push(PlayerIdentificationDialog { player, is_live: true });
        }
    }
}

/// Opens the review at the move shown last, or at the first one.
pub(crate) fn show_review(cx: &mut Context) {
    if cx.session.game().moves().is_empty() || cx.features.review().is_some() {
        return;
    }
    cx.session.close_hint();
    let ply = cx.session.shown_ply().saturating_sub(1);
    cx.features.open_review(ReviewState::at(ply));
    announce_review(cx);
}

pub(crate) fn update(cx: &mut Context) {
    let (opening, folder) = (opening(cx), cx.own_folder());
    let Some(state) = cx.features.review_mut() else { return };
    if let Some(candidates) = state.read_candidates(folder, &repaint_wake(&cx.egui)) {
        let identification = PlayerIdentification::start(candidates, opening, repaint_wake(&cx.egui));
        if let Err(error) = &identification {
            cx.view.notices.put(Notice::problem(error.to_string()));
        }
        state.set_identification(identification.ok());
    }
    state.follow(&cx.session);
    state.measure_style(&cx.session, || repaint_wake(&cx.egui));
    state.examine(&cx.session, || repaint_wake(&cx.egui));
}

/// The number of first moves that the players did not choose: the opening of a game of a tournament.
fn opening(cx: &Context) -> usize {
    let is_of_tournament = cx.session.is_previewing() && cx.features.preview_page == PageId::Tournament;
    let tournament = cx.features.tournament.tournament.as_ref().filter(|_| is_of_tournament);
    tournament.map_or(0, |tournament| tournament.plan.longest_opening())
}

fn review_move(cx: &mut Context, ply: usize) {
    if let Some(state) = cx.features.review_mut() {
        state.ply = ply;
        announce_review(cx);
    }
}

/// Goes to a mistake or, in a game that the loser could not win, to a moment worth a look.
fn go_to_moment(
    cx: &mut Context,
    moment: fn(&Efforts, usize) -> Option<usize>,
    mistake: fn(&Session, usize) -> Option<usize>,
) {
    let Some(state) = cx.features.review() else { return };
    let at = state.ply(&cx.session);
    let efforts = state.efforts.as_ref().filter(|efforts| !efforts.all().is_empty());
    if let Some(ply) = efforts.map_or_else(|| mistake(&cx.session, at), |efforts| moment(efforts, at)) {
        review_move(cx, ply);
    }
}

fn announce_review(cx: &mut Context) {
    if let Some(state) = cx.features.review()
        && let Some(facts) = Facts::of(&cx.session, state.ply(&cx.session))
    {
        let line = state.effort(facts.ply).map_or_else(|| facts.line(), |effort| effort.line(&cx.session));
        cx.view.announcement = match facts.verdict() {
            Some(_) => sentences(&[with_full_stop(facts.title()), line]),
            None => facts.title(),
        };
    }
}

/// Returns to the game before the move, or after it if a computer made it and a person is to answer.
pub(super) fn play_on(cx: &mut Context) {
    let Some(state) = cx.features.review() else { return };
    let ply = state.ply(&cx.session);
    let Some(mv) = cx.session.game().moves().get(ply) else { return };
    let answer = !cx.session.is_human(mv.player) && cx.session.is_human(mv.player.opponent());
    let ply = if answer { ply + 1 } else { ply };
    play_from(cx, ply);
    cx.close_page();
}

/// The numbered moves and the heat map exclude each other, because both show numbers.
pub(super) fn toggle_best(cx: &mut Context) {
    if let Some(state) = cx.features.review_mut() {
        state.best = std::mem::take(&mut state.heat) || !state.best;
    }
}
