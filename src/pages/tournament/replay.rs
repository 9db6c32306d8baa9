//! Finished games of a tournament in the review, and playing on from one of their positions.

use crate::context::prelude::*;
use crate::pages::tournament::state::{GameId, TournamentState};
use span_it_lab::tournament::to_record;

/// The current game stays as it is.
pub(super) fn review_game(cx: &mut Context, id: GameId) {
    let Some(tournament) = &cx.states.the_mut::<TournamentState>().tournament else { return };
    let Some((setup, game)) =
        tournament.game(id).and_then(|game| to_record(&tournament.plan, &tournament.names.shown, game))
    else {
        return;
    };
    let opening = tournament.plan.longest_opening();
    cx.session.preview_game(SessionGame::of(setup, game, None), cx.platform.now());
    cx.session.view(0);
    cx.view.preview_page = PageId::Tournament;
    cx.view.preview_opening = opening;
    cx.request(Action::Review(ReviewAction::Show));
}
