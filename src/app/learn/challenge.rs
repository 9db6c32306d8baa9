//! Starts the games of the ladder.

use crate::app::context::Context;
use crate::app::game::commands::show_new_game;
use crate::app::learn::rated;
use crate::messages::dialogs::new_game::default_name;
use crate::messages::ladder as msg;
use span_it_core::board::{BoardSize, ByPlayer, Player};
use span_it_core::personality::library;
use span_it_core::record::{GameSetup, PlayerKind, Seat};
use span_it_learning::ladder::{self, Handicap};

/// Starts the next game of a rung, 1 to 13.
pub(crate) fn start(cx: &mut Context, rung: u8, handicap: Option<Handicap>) {
    let index = usize::from(rung).wrapping_sub(1);
    let Some(opponent) = ladder::opponents().get(index) else { return };
    let progress = rated::latest(cx);
    let Some(state) = progress.rungs().get(index) else { return };
    let series = if handicap.is_some() { state.handicap } else { state.series };
    let you = ladder::your_side(handicap.is_some(), series.you_begin());
    let person = Seat {
        name: person_name(cx),
        kind: PlayerKind::Human,
        personality: library::builtin_named(library::HINTS).unwrap_or(opponent.personality).clone(),
    };
    let computer = Seat {
        name: opponent.personality.name.clone(),
        kind: PlayerKind::Computer,
        personality: opponent.personality.clone(),
    };
    let setup = GameSetup {
        size: handicap.map_or(BoardSize::STANDARD, Handicap::size),
        first: if series.you_begin() { you } else { you.opponent() },
        seed: cx.platform.random_seed(),
        players: ByPlayer::from_fn(|player| if player == you { person.clone() } else { computer.clone() }),
        max_move: None,
        start: None,
        extra: None,
    };
    show_new_game(cx, setup);
    // These would make the game not rated at once.
    cx.features.game.heat = false;
    cx.features.game.truth = Some(false);
    cx.session.set_rung(rung);
    cx.view.announcement = msg::starts(&opponent.personality.name, series.you_begin());
}

/// The same on both sides, which change from game to game.
fn person_name(cx: &Context) -> String {
    match cx.settings.handle.trim() {
        "" => default_name(Player::Horizontal).to_owned(),
        handle => handle.to_owned(),
    }
}
