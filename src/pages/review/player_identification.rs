//! Identification of the players: a line in the panel, and a dialog with all candidates.

use crate::context::dialogs::help_and_done;
use crate::context::prelude::*;
use crate::kit::widgets::SegmentItem;
use crate::messages::dialogs::new_game::shown_name;
use crate::messages::language::percent;
use crate::messages::{opponent_model, player_identification as msg};
use crate::model::session::opponent_models::Reading;
use crate::pages::review::MoveView;
use crate::pages::review::state::ReviewState;
use crate::parts::reading::{likely, nearest};
use span_it_lab::opponent_model::identify::{Candidate, Identifier, LEAST_MOVES, Standing};

/// More candidates are no result.
const MOST_SHOWN: usize = 3;
/// Of the only person, before the line says anything.
const LEAST_GAMES: usize = 5;
/// In points.
const STANDING_WIDTH: f32 = 150.0;

pub(super) fn show(ui: &mut Ui, state: &ReviewState, view: MoveView<'_>) {
    let (session, player, moves) = (&view.cx.session, view.facts.player, view.facts.ply + 1);
    let is_known = session.only_human() != Some(player) || view.cx.progress().games().len() >= LEAST_GAMES;
    if !is_known || !has_result(state, player, moves) || is_itself(state, session, player, moves) {
        return;
    }
    if let Some(message) = line(state, session, player, moves)
        && widgets::wrapped_help_link(ui, &message, text::soft(&message), msg::question()).clicked()
    {
        view.cx.request(Action::Review(ReviewAction::IdentifyPlayer(player)));
    }
}

/// Whether a few personalities are likely, or some come near.
fn has_result(state: &ReviewState, player: Player, moves: usize) -> bool {
    let standing = state.identification().and_then(|known| known.standing(player, moves));
    standing.is_some_and(|identifier| {
        if identifier.has_no_match() {
            identifier.seen() >= LEAST_MOVES as usize
        } else {
            (1..=MOST_SHOWN).contains(&likely(identifier).len())
        }
    })
}

/// Whether the only likely personality has the name of the player.
fn is_itself(state: &ReviewState, session: &Session, player: Player, moves: usize) -> bool {
    let standing = state.identification().and_then(|known| known.standing(player, moves));
    let likely = standing.map(likely).unwrap_or_default();
    matches!(likely[..], [(name, _)] if name == session.seat(player).name)
}

/// What is known of a player after `moves` moves of the game; `None` if there is no identification.
fn line(state: &ReviewState, session: &Session, player: Player, moves: usize) -> Option<String> {
    let identification = state.identification()?;
    let name = &session.seat(player).name;
    if !session.setup().has_weights(player) {
        return Some(msg::no_personality(name));
    }
    if identification.checked_moves() < moves {
        return Some(msg::progress(name, identification.checked_moves() + 1));
    }
    let Some(identifier) = identification.standing(player, moves) else {
        let has_opening = identification.opening > 0;
        return Some(if has_opening { msg::only_opening().to_owned() } else { msg::no_moves(name) });
    };
    Some(result(identifier, name))
}

fn result(identifier: &Identifier, name: &str) -> String {
    let nearest = nearest(identifier);
    if identifier.has_no_match() && !nearest.is_empty() {
        return opponent_model::agrees(name, &nearest);
    }
    let likely: Vec<&str> = likely(identifier).into_iter().map(|(name, _)| name).collect();
    if likely.is_empty() && identifier.has_candidate_left() {
        return msg::no_judged_candidate(name);
    }
    msg::result(name, &likely, identifier.candidates().len(), identifier.decided())
}

/// The candidates: the likeliest first, among equals those with fewer unsettled moves, then the ruled-out ones, the
/// nearest first.
fn ranked(identifier: &Identifier) -> Vec<(&Candidate, Standing, f64)> {
    let rated = identifier.standings().zip(identifier.shares());
    let mut ranked: Vec<_> =
        rated.map(|((candidate, standing), share)| (candidate, standing, share)).collect();
    let agreement = |candidate: &Candidate| candidate.agreement().unwrap_or_default();
    ranked.sort_by(|(a, _, one), (b, _, two)| {
        let nearer = || a.unsettled.cmp(&b.unsettled).then(agreement(b).total_cmp(&agreement(a)));
        a.ruled_out.is_some().cmp(&b.ruled_out.is_some()).then(two.total_cmp(one)).then_with(nearer)
    });
    ranked
}

fn player_choice(ui: &mut Ui, player: &mut Player, session: &Session) {
    let items = Player::ALL
        .map(|player| SegmentItem { label: shown_name(&session.seat(player).name), side: Some(player) });
    let mut chosen = player.index();
    widgets::segmented(ui, msg::player(), &mut chosen, &items);
    *player = Player::ALL[chosen.min(1)];
}

fn contents(ui: &mut Ui, player: Player, state: &ReviewState, session: &Session) {
    let moves = state.ply(session) + 1;
    let Some(message) = line(state, session, player, moves) else { return };
    ui.add_space(4.0);
    ui.add(Label::new(text::body_strong(message)).wrap());
    let Some(identification) = state.identification() else { return };
    let Some(identifier) = identification.standing(player, moves) else { return };
    candidates(ui, identifier, moves);
}

/// What the opponent of a player knows that reads it.
fn live_contents(ui: &mut Ui, player: Player, session: &Session) {
    let Some(Reading { moves, known, .. }) = session.reading(player.opponent()) else { return };
    let name = &session.seat(player).name;
    let message = if known.seen() == 0 { msg::no_moves(name) } else { result(known, name) };
    ui.add(Label::new(text::body_strong(message)).wrap());
    candidates(ui, known, *moves);
}

fn candidates(ui: &mut Ui, identifier: &Identifier, moves: usize) {
    let ranked = ranked(identifier);
    let out = ranked.iter().filter(|(candidate, ..)| candidate.ruled_out.is_some()).count();
    ui.add(Label::new(text::soft(msg::summary(moves, ranked.len() - out, out))).wrap());
    ui.add_space(4.0);
    for (candidate, standing, share) in ranked {
        entry(ui, candidate, standing, share, identifier);
    }
    ui.add_space(4.0);
    let reader = identifier.is_of_a_reader().then_some(msg::reads_opponent_note());
    for note in [msg::candidates_note(), msg::noise_note()].into_iter().chain(reader) {
        ui.add(Label::new(text::soft(note)).wrap());
    }
}

fn entry(ui: &mut Ui, candidate: &Candidate, standing: Standing, share: f64, identifier: &Identifier) {
    let palette = Palette::of(ui);
    let (message, color) = match standing {
        Standing::RuledOut => (msg::ruled_out().to_owned(), palette.soft),
        Standing::Possible if candidate.judged == 0 => (msg::not_judged().to_owned(), palette.ink),
        Standing::Possible => (msg::possible(share), palette.ink),
        Standing::Left => (msg::only_candidate().to_owned(), palette.ink),
        Standing::Certain => (msg::certain().to_owned(), palette.go),
    };
    ui.spacing_mut().item_spacing.y = 2.0;
    let width = ui.available_width();
    widgets::cell(ui, width, 22.0, Layout::right_to_left(Align::Center), |ui| {
        widgets::cell(ui, STANDING_WIDTH, 22.0, Layout::right_to_left(Align::Center), |ui| {
            ui.label(text::small_strong(message).color(color));
        });
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.add(Label::new(text::body_strong(&candidate.personality.name)).truncate());
        });
    });
    for reason in reasons(candidate, standing, identifier) {
        ui.add(Label::new(text::soft(reason)).wrap());
    }
    ui.add_space(6.0);
}

fn reasons(candidate: &Candidate, standing: Standing, identifier: &Identifier) -> Vec<String> {
    let because = match (candidate.ruled_out, standing, identifier.decided()) {
        (Some(exclusion), ..) => Some(msg::ruled_out_by(exclusion.number, exclusion.played, exclusion.would)),
        (None, Standing::Left | Standing::Certain, Some(number)) => Some(msg::decided_at(number)),
        _ => None,
    };
    let agrees = candidate.ruled_out.and(candidate.agreement()).map(|share| msg::agrees(percent(share)));
    let unsettled = match candidate.unsettled {
        0 => None,
        moves if identifier.is_of_a_reader() => Some(msg::possibly_opponent_model(moves)),
        moves => Some(msg::too_slow_to_judge(moves)),
    };
    because.into_iter().chain(agrees).chain(unsettled).collect()
}

#[derive(Debug)]
pub(crate) struct PlayerIdentificationDialog {
    pub(crate) player: Player,
    /// Whether it shows what the player's opponent knows now. Otherwise it shows the move under review.
    pub(crate) is_live: bool,
}

impl Dialog for PlayerIdentificationDialog {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        let session = &frame.cx.session;
        let state = frame.states.get::<ReviewState>();
        let body = |ui: &mut Ui| match state.filter(|_| !self.is_live) {
            Some(state) => {
                player_choice(ui, &mut self.player, session);
                contents(ui, self.player, state, session);
            }
            None => live_contents(ui, self.player, session),
        };
        let footer = |ui: &mut Ui| help_and_done(ui, msg::title());
        let result = widgets::dialog(&frame.cx.egui, (frame.id, msg::title()), (560.0, 640.0), body, footer);
        result.footer || result.closed
    }

    fn help_place(&self) -> Place {
        Place::at(Chapter::Personalities, "plays-like")
    }
}
