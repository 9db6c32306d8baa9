//! The player's own mistakes in the finished game on the table, and their cards.

use span_it_core::solver::Verdict;
use span_it_learning::date::Date;
use span_it_learning::practice::Card;
use span_it_learning::progress::Progress;

use crate::app::session::Session;

/// The indices of the moves with which the only person of a finished game gave a win away.
pub(crate) fn plies(session: &Session) -> Vec<usize> {
    let Some(you) = session.only_human().filter(|_| session.outcome().is_some()) else { return Vec::new() };
    let moves = session.game().moves().iter().enumerate();
    moves
        .filter(|(ply, mv)| mv.player == you && session.verdict(*ply) == Some(Verdict::Throws))
        .map(|(ply, _)| ply)
        .collect()
}

/// The cards of these mistakes that are due.
pub(crate) fn due_cards<'a>(session: &Session, progress: &'a Progress, today: Date) -> Vec<&'a Card> {
    let positions: Vec<_> = plies(session).into_iter().map(|ply| session.game().position_at(ply)).collect();
    let due = progress.cards().all().iter().filter(|card| card.is_due(today));
    due.filter(|card| positions.contains(&card.mistake.position)).collect()
}
