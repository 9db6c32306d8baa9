//! Finished games of a tournament in the review, and playing on from one of their positions.

use crate::app::action::Action;
use crate::app::command::shortcut::PageId;
use crate::app::context::Context;
use crate::app::game::new_game;
use crate::app::review::action::ReviewAction;
use crate::app::session::SessionGame;
use crate::app::tournament::state::GameId;
use span_it_core::board::Player;
use span_it_core::record::GameSetup;
use span_it_lab::tournament::to_record;

/// The current game stays as it is.
pub(super) fn review_game(cx: &mut Context, id: GameId) {
    let Some(tournament) = &cx.features.tournament.tournament else { return };
    let Some((setup, game)) =
        tournament.game(id).and_then(|game| to_record(&tournament.plan, &tournament.names.shown, game))
    else {
        return;
    };
    cx.session.preview_game(SessionGame::of(setup, game, None), cx.platform.now());
    cx.session.view(0);
    cx.features.preview_page = PageId::Tournament;
    cx.request(Action::Review(ReviewAction::Show));
}

/// Returns to the current game when the review of a tournament game is closed.
pub(crate) fn close_preview(cx: &mut Context) {
    let page = cx.features.page_id();
    let is_reviewed = page == PageId::Review || page == PageId::Editor && cx.features.is_editor_over_review();
    if !is_reviewed {
        cx.session.end_preview(cx.platform.now());
    }
}

/// Plays on from a move of the tournament game. A person replaces other programs and random movers.
pub(crate) fn play_from(cx: &mut Context, ply: usize) {
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
            seat.name = new_game::person_name(handle, other.as_deref());
        }
        setup.set_no_personality(player, false);
    }
}
