//! Carries out requests to the review.

use crate::context::command::conditions;
use crate::context::prelude::*;
use crate::messages::language::{sentences, with_full_stop};
use crate::messages::review as msg;
use crate::model::effort::Efforts;
use crate::model::session::players::person_name;
use crate::pages::review::player_identification::PlayerIdentificationDialog;
use crate::pages::review::state::{Facts, PlayerIdentification, ReviewState, next_mistake, previous_mistake};
use span_it_core::record::GameSetup;

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
    if cx.session.game().moves().is_empty() || cx.states.get::<ReviewState>().is_some() {
        return;
    }
    cx.session.close_hint();
    let ply = cx.session.shown_ply().saturating_sub(1);
    cx.states.put(ReviewState::at(ply));
    cx.open(PageId::Review);
    announce_review(cx);
}

pub(crate) fn update(cx: &mut Context) {
    let (opening, folder) = (opening(cx), cx.own_folder());
    let Some(state) = cx.states.get_mut::<ReviewState>() else { return };
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
    if cx.session.is_previewing() { cx.view.preview_opening } else { 0 }
}

fn review_move(cx: &mut Context, ply: usize) {
    if let Some(state) = cx.states.get_mut::<ReviewState>() {
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
    let Some(state) = cx.states.get::<ReviewState>() else { return };
    let at = state.ply(&cx.session);
    let efforts = state.efforts.as_ref().filter(|efforts| !efforts.all().is_empty());
    let why = if efforts.is_some() { msg::effort::no_moment() } else { msg::no_other_mistake() };
    match efforts.map_or_else(|| mistake(&cx.session, at), |efforts| moment(efforts, at)) {
        Some(ply) => review_move(cx, ply),
        None => cx.confirm(why.to_owned()),
    }
}

fn announce_review(cx: &mut Context) {
    if let Some(state) = cx.states.get::<ReviewState>()
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
    let Some(state) = cx.states.get::<ReviewState>() else { return };
    let ply = state.ply(&cx.session);
    let Some(mv) = cx.session.game().moves().get(ply) else { return };
    let answer = !cx.session.is_human(mv.player) && cx.session.is_human(mv.player.opponent());
    let ply = if answer { ply + 1 } else { ply };
    play_from(cx, ply);
    cx.request(Action::Window(WindowAction::ClosePage));
}

/// The numbered moves and the heat map exclude each other, because both show numbers.
pub(super) fn toggle_best(cx: &mut Context) {
    if let Some(state) = cx.states.get_mut::<ReviewState>() {
        state.best = std::mem::take(&mut state.heat) || !state.best;
    }
}

/// Plays on from a move of the tournament game. A person replaces other programs and random movers.
fn play_from(cx: &mut Context, ply: usize) {
    let (own, handle) = (cx.session.own_setup().clone(), cx.settings.handle.clone());
    cx.session.adopt_preview(|setup| replace_by_persons(setup, &own, &handle), cx.platform.now());
    cx.session.view(ply);
}

/// Gives the seats of other programs and random movers to persons, with hints and time limit as in the
/// player's own game.
fn replace_by_persons(setup: &mut GameSetup, own: &GameSetup, handle: &str) {
    setup.max_move = own.max_move;
    for player in Player::ALL {
        let other = &setup.players[player.opponent()];
        let other = Some(other.name.clone()).filter(|_| other.kind.is_person());
        let seat = &mut setup.players[player];
        if !seat.kind.is_personality() {
            seat.personality.clone_from(&own.players[player].personality);
        }
        if seat.kind.is_person() {
            seat.name = person_name(handle, other.as_deref());
        }
        setup.set_no_personality(player, false);
    }
}

pub(super) fn toggle_heat(cx: &mut Context) {
    if conditions::heat_map(&cx.session, true).is_ok() {
        cx.help_was_used();
        if let Some(review) = cx.states.get_mut::<ReviewState>() {
            review.heat = !review.heat;
        }
    }
}
