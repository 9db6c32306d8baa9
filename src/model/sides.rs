//! The side of the person at this computer: what the settings want, and whether it is another one than in the last game.

use crate::model::session::Session;
use crate::model::settings::{Direction, Settings};
use span_it_core::board::{BoardSize, Player};
use span_it_core::record::GameSetup;

/// The side of the only person, if it is another one than in the last game, until the person's first move.
pub(crate) fn changed(session: &Session, settings: &Settings) -> Option<Player> {
    let you = session.only_human()?;
    let has_moved = session.game().moves().iter().any(|mv| mv.player == you);
    let is_new = !has_moved && session.outcome().is_none() && !session.is_previewing();
    (is_new && settings.last_side == Some(you.opponent())).then_some(you)
}

/// The side of a person in the next game.
const fn wanted(settings: &Settings) -> Player {
    match (settings.direction, settings.last_side) {
        (Direction::Alternate, Some(last)) => last.opponent(),
        (direction, _) => direction.on_ladder(),
    }
}

/// Gives the only person the side that the settings want.
pub(crate) fn arrange(setup: &mut GameSetup, settings: &Settings) {
    let persons = Player::ALL.map(|player| setup.players[player].kind.is_person());
    let is_wrong = match wanted(settings) {
        Player::Horizontal => persons == [false, true],
        Player::Vertical => persons == [true, false],
    };
    if is_wrong && setup.start.is_none() {
        exchange(setup);
    }
}

/// The players change sides, on a board turned with them. Who moves first stays.
pub(crate) fn exchange(setup: &mut GameSetup) {
    let reads = Player::ALL.map(|player| setup.reads_opponent(player));
    std::mem::swap(&mut setup.players.horizontal, &mut setup.players.vertical);
    for (player, reads) in Player::ALL.into_iter().zip(reads) {
        setup.set_reads_opponent(player.opponent(), reads);
    }
    setup.first = setup.first.opponent();
    setup.size = BoardSize::new(setup.size.cols().into(), setup.size.rows().into()).unwrap_or(setup.size);
}
