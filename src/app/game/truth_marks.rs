//! The solver's marks on the board: the moves that keep the win or, where most do, the moves that give it away.

use crate::app::board::{Mark, MarkKind};
use crate::app::scene::Scene;
use crate::app::session::Session;
use span_it_picture::{Mark as SolverMark, solver_marks};

/// `requested` is whether the player asked for them in this game.
pub(super) fn marks(scene: &Scene<'_>, requested: bool) -> Vec<Mark> {
    let session = scene.session;
    // After the end of the game there is no move to find, so the marks appear only on request.
    // In a match of computers the marks would flash at every second move.
    let is_in_play = session.outcome().is_none() && !session.is_watching();
    if scene.truth && (session.is_viewing() || is_in_play || requested) {
        marks_of(session)
    } else {
        Vec::new()
    }
}

fn marks_of(session: &Session) -> Vec<Mark> {
    let Some(truth) = session.solution(session.shown_ply()) else { return Vec::new() };
    let marks = solver_marks(&session.shown_position(), &truth.winning_moves);
    let marked = |(node, mark)| {
        let kind = match mark {
            SolverMark::Best => MarkKind::OnlyWinningMove,
            SolverMark::Bad => MarkKind::LosesWin,
            _ => MarkKind::KeepsWin,
        };
        Mark { node, kind }
    };
    marks.into_iter().map(marked).collect()
}
