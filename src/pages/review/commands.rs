//! Carries out requests to the review.

use crate::context::command::conditions;
use crate::context::prelude::*;
use crate::messages::language::{sentences, series, with_full_stop};
use crate::messages::review as msg;
use crate::model::session::players::person_name;
use crate::pages::review::player_identification::PlayerIdentificationDialog;
use crate::pages::review::state::{Facts, PlayerIdentification, ReviewState, next_mistake, previous_mistake};
use span_it_core::record::GameSetup;

pub(crate) fn apply(cx: &mut Context, action: ReviewAction) {
    match action {
        ReviewAction::Show => show_review(cx),
        ReviewAction::ShowMove(ply) => review_move(cx, ply),
        ReviewAction::NextMistake => go_to_moment(cx, false),
        ReviewAction::PreviousMistake => go_to_moment(cx, true),
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
    let mut state = ReviewState::at(ply);
    // A game without a single person has no reader. Nor has a game of a tournament, where other programs are persons.
    let is_own = !cx.session.is_previewing() || matches!(cx.view.preview_page, PageId::Games | PageId::Game);
    if is_own {
        cx.settings.reviewed_games = cx.settings.finished_games;
    }
    state.all_moves = cx.session.only_human().is_none() || !is_own;
    state.opens_point = !state.all_moves && !cx.session.is_viewing();
    cx.states.put(state);
    cx.open(PageId::Review);
    announce_review(cx);
}

pub(crate) fn update(cx: &mut Context) {
    cx.story.follow(&cx.session, || repaint_wake(&cx.egui));
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
    if let Some(texts) = cx.story.texts(&cx.session).filter(|_| state.opens_point) {
        state.opens_point = false;
        let moral = [texts.moral(), texts.lesson()];
        state.ply = texts.main_point().map_or(state.ply, |point| point.ply);
        announce_review(cx);
        cx.announce(&sentences(&[with_full_stop(&moral[0]), moral[1].clone()]));
    }
}

/// The number of first moves that the players did not choose: the opening of a game of a tournament.
fn opening(cx: &Context) -> usize {
    if cx.session.is_previewing() { cx.view.preview_opening } else { 0 }
}

fn review_move(cx: &mut Context, ply: usize) {
    if let Some(state) = cx.states.get_mut::<ReviewState>() {
        (state.ply, state.line_since, state.opens_point) = (ply, None, false);
        announce_review(cx);
    }
}

/// Goes to a turning point or, where all moves are shown, to a mistake.
fn go_to_moment(cx: &mut Context, is_back: bool) {
    let Some(state) = cx.states.get::<ReviewState>() else { return };
    let at = state.ply(&cx.session);
    let texts = cx.story.texts(&cx.session).filter(|_| !state.all_moves);
    let (moment, why) = match texts {
        Some(texts) => {
            let points = texts.story.points.iter().map(|point| point.ply);
            let after: Vec<usize> =
                points.clone().filter(|&ply| ply > at).chain(points.filter(|&ply| ply < at)).collect();
            (if is_back { after.last() } else { after.first() }.copied(), msg::story::no_other_point())
        }
        None if is_back => (previous_mistake(&cx.session, at), msg::no_other_mistake()),
        None => (next_mistake(&cx.session, at), msg::no_other_mistake()),
    };
    match moment {
        Some(ply) => review_move(cx, ply),
        None => cx.confirm(why.to_owned()),
    }
}

fn announce_review(cx: &mut Context) {
    if let Some(state) = cx.states.get::<ReviewState>()
        && let Some(facts) = Facts::of(&cx.session, state.ply(&cx.session))
    {
        let texts = cx.story.texts(&cx.session).filter(|_| !state.all_moves);
        let point = texts.and_then(|texts| Some((texts, texts.point_at(facts.ply)?)));
        cx.view.announcement = match (point, facts.verdict()) {
            (Some((texts, point)), _) => {
                let title = msg::story::at_move(facts.ply + 1, texts.title(point));
                sentences(&[with_full_stop(title), texts.line(point)])
            }
            (None, Some(_)) => sentences(&[with_full_stop(facts.title()), facts.line()]),
            (None, None) => facts.title(),
        };
    }
}

/// Shows all moves, or the turning points again.
pub(super) fn toggle_all_moves(cx: &mut Context) {
    if let Some(state) = cx.states.get_mut::<ReviewState>() {
        (state.all_moves, state.line_since) = (!state.all_moves, None);
    }
}

/// Shows step by step how the game goes on after the answer.
pub(super) fn play_line(cx: &mut Context) {
    let now = cx.egui.input(|input| input.time);
    if let Some(state) = cx.states.get_mut::<ReviewState>() {
        state.line_since = Some(now);
        let point = cx.story.texts(&cx.session).and_then(|texts| texts.point_at(state.ply(&cx.session)));
        if let Some(answer) = point.and_then(|point| point.answer.as_ref()) {
            let nodes = std::iter::once(&answer.node).chain(&answer.line).map(ToString::to_string);
            cx.view.announcement = series(&nodes.collect::<Vec<_>>());
        }
    }
}

pub(super) fn end_line(cx: &mut Context) {
    if let Some(state) = cx.states.get_mut::<ReviewState>() {
        state.line_since = None;
    }
}

/// Opens *Show Why* for the position after the move. The review returns when it closes.
pub(super) fn show_why(cx: &mut Context) {
    let Some(state) = cx.states.get::<ReviewState>() else { return };
    let position = cx.session.game().position_at(state.ply(&cx.session) + 1);
    let names = cx.session.names();
    let names = ByPlayer::from_fn(|player| names[player].to_owned());
    cx.request(Action::Explain(Box::new((position, names))));
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
