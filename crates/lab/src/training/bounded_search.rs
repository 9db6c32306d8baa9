//! Searches with a bound in visited moves instead of time, so that they end at the same point on every machine.

use std::sync::Arc;

use span_it_core::board::Node;
use span_it_core::engine::{Deadline, Engine, Limits, SearchError, SearchTotals, Stop};

/// The bound of a search, in visited moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// No bound: searches the last level at once.
    None,
    /// Deepens level by level until the bound is exceeded, and answers with the last finished level, as after a
    /// time limit.
    Levels(u64),
    /// Searches the last level at once. If that exceeds the bound, starts again level by level.
    AtOnce(u64),
}

impl Bound {
    /// The same bound, optimised for a player that is expected to stay within it.
    pub(crate) const fn at_once(self) -> Self {
        match self {
            Self::Levels(most) | Self::AtOnce(most) => Self::AtOnce(most),
            Self::None => Self::None,
        }
    }
}

/// The move of a personality, and the work of its search.
///
/// # Errors
/// The search was cancelled, or the game is over.
pub(crate) fn search(
    engine: &mut Engine,
    bound: Bound,
    stop: &Arc<Stop>,
) -> Result<(Node, SearchTotals), SearchError> {
    let limited = |visits| {
        let limits = Limits { visits, ..Limits::NONE };
        Deadline::new(limits).with_cancel(Arc::clone(stop))
    };
    match bound {
        Bound::None => run(engine, &limited(None)).0,
        Bound::Levels(most) => run(engine, &limited(Some(most))).0,
        Bound::AtOnce(most) => match run(engine, &limited(Some(most)).at_once()) {
            (Err(SearchError::LimitExceeded), before) => {
                let (mv, mut work) = run(engine, &limited(Some(most))).0?;
                work.visited = work.visited.saturating_add(before);
                Ok((mv, work))
            }
            (choice, _) => choice,
        },
    }
}

/// The move with the work of the search, and the visited moves, which include an unfinished level.
fn run(engine: &mut Engine, deadline: &Deadline) -> (Result<(Node, SearchTotals), SearchError>, u64) {
    let mut visited = 0;
    let choice = engine.choose_with_report(deadline, &mut |progress| visited = progress.visited);
    let choice = choice.map(|choice| {
        let visited = choice.visited.max(visited);
        (choice.mv, SearchTotals { visited, ..choice.stats.totals() })
    });
    (choice, visited)
}

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_core::board::{BoardSize, Player, Position};
    use span_it_core::personality::library;
    use span_it_core::seed::Seed;

    #[test]
    fn a_bounded_search_ends_at_a_finished_level() {
        let master = library::builtin_named("Master").unwrap();
        let empty = Position::empty(BoardSize::STANDARD, Player::Horizontal);
        let mut engine = Engine::new(&empty, &master.factors, Seed::default());
        let mut moved = |bound| {
            let (mv, work) = search(&mut engine, bound, &Arc::default()).unwrap();
            (mv, work.visited)
        };
        let whole = moved(Bound::None);
        let part = moved(Bound::Levels(1000));
        assert!(whole.1 > 20_000, "{whole:?}");
        assert!((1001..12_000).contains(&part.1), "{part:?}");
        assert_eq!(part, moved(Bound::Levels(1000)));
        assert_eq!(whole, moved(Bound::AtOnce(1_000_000)));
        let beyond = moved(Bound::AtOnce(1000));
        assert_eq!(beyond.0, part.0);
        assert!((part.1 + 1001..24_000).contains(&beyond.1), "{part:?} {beyond:?}");
        let stop = Arc::new(Stop::default());
        stop.cancel();
        for bound in [Bound::None, Bound::Levels(9), Bound::AtOnce(9)] {
            assert_eq!(search(&mut engine, bound, &stop), Err(SearchError::Cancelled));
        }
    }
}
